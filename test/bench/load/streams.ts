// Opens thousands of event streams on one local server, and measures its memory and the time from a move to its events.
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startServer } from "./servers";
import "../../../scripts/unread-output.mjs";

const { values } = parseArgs({
  options: {
    streams: { type: "string", default: "2000" },
    careers: { type: "string", default: "100" },
    seconds: { type: "string", default: "60" },
    moves: { type: "string", default: "50" },
    help: { type: "boolean", default: false },
  },
});

if (values.help) {
  console.log(`Usage: npm run load:streams -- [--streams 2000] [--careers 100] [--seconds 60] [--moves 50]

  Opens so many event streams of so many careers, leaves them idle for so long, and then makes so many moves. Fails if a stream
  ends, if an event is missing, or if the idle streams take more and more memory.`);
  process.exit(0);
}

const [streams, careers, seconds, moves] = [values.streams, values.careers, values.seconds, values.moves].map(
  Number,
) as [number, number, number, number];

/** Maximum growth of the server's memory while the streams are idle, in megabytes. */
const GROWTH_MB = 25;

/** Streams that are opened at once. */
const AT_ONCE = 50;

const folder = await mkdtemp(join(tmpdir(), "streams-"));
Object.assign(process.env, {
  CAREERS_FOLDER: join(folder, "careers"),
  CAREERS_PER_HOUR: "none",
  STREAMS_AT_ONCE: "100000/100000/100000",
});

const service = await startServer("scripts/start.mjs", "--port", "0");

/** A followed career: its owner's token, its version, and the times at which its newest event arrived. */
interface Followed {
  readonly career: string;
  readonly token: string;
  version: number;
  arrivals: number[];
}

async function post(path: string, body: object, token?: string) {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(service.url + path, { method: "POST", headers, body: JSON.stringify(body) });
  // biome-ignore lint/suspicious/noExplicitAny: the bench reads few members
  const json = (await response.json()) as any;
  if (!response.ok) throw new Error(`${path}: ${json.message}`);
  return json;
}

async function newCareer(): Promise<Followed> {
  const input = { boat: "VIIC", number: 96, name: "Lehmann" };
  const { career, tokens } = await post("/v1/careers", { ruleset: "hunters", input, server: true });
  return { career: career.career, token: tokens[0].token, version: 0, arrivals: [] };
}

const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });

let ended = 0;

/** Opens a stream. Resolves with its first event. */
function open(followed: Followed): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${followed.token}` };
    const outgoing = request(`${service.url}/v1/careers/${followed.career}/events`, { agent, headers }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`HTTP ${response.statusCode}`));
      response.setEncoding("utf8");
      response.on("data", (text: string) => {
        if (text.includes(`"version":${followed.version},`)) followed.arrivals.push(performance.now());
        if (text.includes("event: step")) resolve();
      });
      response.on("end", () => {
        ended += 1;
      });
    });
    outgoing.on("error", reject);
    outgoing.end();
  });
}

/** Makes a move. Returns the milliseconds from its request to the last event of it, and to its response. */
async function move(followed: Followed, expected: number): Promise<readonly [events: number, response: number]> {
  followed.version += 1;
  followed.arrivals = [];
  const began = performance.now();
  const step = { expectedVersion: 0, operation: "resolveAssignment", input: { request: false }, server: true };
  await post(`/v1/careers/${followed.career}/steps`, step, followed.token);
  const answered = performance.now();
  while (followed.arrivals.length < expected && performance.now() < answered + 10_000) await pause(5);
  if (followed.arrivals.length < expected)
    throw new Error(`Only ${followed.arrivals.length} of ${expected} events came.`);
  return [Math.max(...followed.arrivals) - began, answered - began];
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function quantile(times: readonly number[], share: number): string {
  const sorted = [...times].sort((a, b) => a - b);
  return `${sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(0)} ms`;
}

let isSteady = false;
try {
  const followed: Followed[] = [];
  for (let made = 0; made < careers; made += 1) followed.push(await newCareer());
  const empty = (await service.memory()) ?? 0;
  const began = performance.now();
  for (let first = 0; first < streams; first += AT_ONCE) {
    const some = Array.from(
      { length: Math.min(AT_ONCE, streams - first) },
      (_, at) => followed[(first + at) % careers]!,
    );
    await Promise.all(some.map(open));
  }
  console.log(
    `${streams} streams of ${careers} careers, opened in ${((performance.now() - began) / 1000).toFixed(1)} s`,
  );
  await pause(5_000);
  const early = (await service.memory()) ?? 0;
  await pause(seconds * 1_000);
  const late = (await service.memory()) ?? 0;
  console.log(
    `memory: ${empty.toFixed(0)} MB without streams, ${early.toFixed(0)} MB with, ${late.toFixed(0)} MB after ${seconds} s`,
  );
  const times: (readonly [number, number])[] = [];
  for (let at = 0; at < Math.min(moves, careers); at += 1) {
    const expected = Math.floor(streams / careers) + (at < streams % careers ? 1 : 0);
    times.push(await move(followed[at]!, expected));
  }
  const [events, responses] = [times.map(([each]) => each), times.map(([, each]) => each)];
  console.log(`from a move to the last of its events: median ${quantile(events, 0.5)}, p99 ${quantile(events, 0.99)}`);
  console.log(
    `from a move to its response:           median ${quantile(responses, 0.5)}, p99 ${quantile(responses, 0.99)}`,
  );
  isSteady = ended === 0 && late - early < GROWTH_MB;
  if (!isSteady) console.error(`${ended} streams ended, and the memory grew by ${(late - early).toFixed(0)} MB.`);
} finally {
  agent.destroy();
  await service.stop();
  await rm(folder, { recursive: true, force: true });
}

process.exit(isSteady ? 0 : 1);
