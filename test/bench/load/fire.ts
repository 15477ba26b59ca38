import { Agent, request } from "node:http";
import { createHistogram } from "node:perf_hooks";

/** The request to repeat, and the check of its answer. */
export interface Shot {
  readonly url: string;
  readonly body: string;
  readonly isRight: (status: number, text: string) => boolean;
}

/** The result: counts, and times in milliseconds. */
export interface Fired {
  readonly answers: number;
  readonly errors: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

const NS_PER_MS = 1e6;

/** Keeps a number of requests in flight for some time. Calls `tick` with the share of the time that is over. */
export async function fire(shot: Shot, inFlight: number, ms: number, tick: (part: number) => void): Promise<Fired> {
  const agent = new Agent({ keepAlive: true, maxSockets: inFlight });
  const times = createHistogram();
  const until = performance.now() + ms;
  let errors = 0;
  const one = async (): Promise<void> => {
    while (performance.now() < until) {
      const began = performance.now();
      const right = await send(agent, shot).catch(() => false);
      if (!right) errors += 1;
      times.record(Math.max(1, Math.round((performance.now() - began) * NS_PER_MS)));
    }
  };
  const clock = setInterval(() => tick(1 - (until - performance.now()) / ms), ms / 20);
  await Promise.all(Array.from({ length: inFlight }, one));
  clearInterval(clock);
  agent.destroy();
  const at = (percentile: number) => times.percentile(percentile) / NS_PER_MS;
  return { answers: times.count, errors, perSecond: (times.count * 1000) / ms, p50: at(50), p99: at(99) };
}

function send(agent: Agent, { url, body, isRight }: Shot): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
    const outgoing = request(url, { method: "POST", agent, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => {
        text += chunk;
      });
      response.on("end", () => resolve(isRight(response.statusCode ?? 0, text)));
      response.on("error", reject);
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}
