import { describe, expect, test } from "vitest";
import { type FollowedEvent, followCareer, UmpireError } from "./index";

const step = (version: number) =>
  `id: ${version}\nevent: step\ndata: {"career":"c","version":${version},"kind":"PLAY","awaited":[]}\n\n`;

const REVEAL = 'event: reveal\ndata: {"career":"c"}\n\n';

/** Returns a fetch that serves these responses in order, and the headers of its requests. */
function serving(...responses: readonly (Response | Error)[]) {
  const requests: Headers[] = [];
  const fetch = async (_url: unknown, request?: RequestInit) => {
    requests.push(new Headers(request?.headers));
    const response = responses[requests.length - 1] ?? new Error("no more responses");
    if (response instanceof Error) throw response;
    return response;
  };
  return { fetch: fetch as typeof globalThis.fetch, requests };
}

/** Returns a stream that arrives in these pieces and then ends. */
function streamOf(...pieces: readonly (string | Uint8Array)[]): Response {
  const bytes = pieces.map((piece) => (typeof piece === "string" ? new TextEncoder().encode(piece) : piece));
  const body = new ReadableStream({
    pull(controller) {
      const next = bytes.shift();
      if (next === undefined) controller.close();
      else controller.enqueue(next);
    },
  });
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
}

/** Follows until so many events arrived, and returns them with the waits between connections. */
async function follow(fetch: typeof globalThis.fetch, count: number, more: object = {}) {
  const stop = new AbortController();
  const events: FollowedEvent[] = [];
  const waits: number[] = [];
  const onReconnect = (_reason: Error, wait: number) => void waits.push(wait);
  const options = { fetch, token: "nut_x", signal: stop.signal, onReconnect, ...more };
  for await (const event of followCareer("http://umpire.test/", "c", options)) {
    if (events.push(event) === count) stop.abort();
  }
  return { events, waits };
}

const versions = (events: readonly FollowedEvent[]) =>
  events.map((each) => ("version" in each ? each.version : "reveal"));

describe("followCareer", () => {
  test("connects again with the version of the last event, and sends the token in a header", async () => {
    const { fetch, requests } = serving(streamOf("retry: 1\n\n", step(3)), streamOf("retry: 1\n\n", step(4), step(5)));
    const { events } = await follow(fetch, 3);
    expect(versions(events)).toEqual([3, 4, 5]);
    expect(requests.map((headers) => headers.get("last-event-id"))).toEqual([null, "3"]);
    expect(requests[0]!.get("authorization")).toBe("Bearer nut_x");
  });

  test("since: begins after that version", async () => {
    const { fetch, requests } = serving(streamOf(step(8)));
    await follow(fetch, 1, { since: 7 });
    expect(requests[0]!.get("last-event-id")).toBe("7");
  });

  test("reads events in any pieces, comments and letters of several bytes included", async () => {
    const text = `:\n\n${step(1).replace('"c"', '"é"')}:\n\n${step(2)}`;
    const pieces = [...new TextEncoder().encode(text)].map((byte) => Uint8Array.of(byte));
    const { events } = await follow(serving(streamOf(...pieces)).fetch, 2);
    expect(versions(events)).toEqual([1, 2]);
    expect(events[0]!.career).toBe("é");
  });

  test("reveal: once, though every connection repeats it", async () => {
    const over = () => streamOf("retry: 1\n\n", REVEAL);
    const { fetch } = serving(streamOf("retry: 1\n\n", step(9), REVEAL), over(), streamOf(REVEAL, step(10)));
    expect(versions((await follow(fetch, 3)).events)).toEqual([9, "reveal", 10]);
  });

  test("failures: waits longer each time, and at least as long as the server asks", async () => {
    const busy = new Response("{}", { status: 429, headers: { "retry-after": "3" } });
    const { fetch } = serving(new Error("refused"), busy, streamOf(step(1)));
    const { events, waits } = await follow(fetch, 1);
    expect(versions(events)).toEqual([1]);
    expect(waits[0]).toBeGreaterThanOrEqual(1_000);
    expect(waits[1]).toBeGreaterThanOrEqual(3_000);
  }, 20_000);

  test.each([400, 404, 403])("status %i: throws UmpireError with the problem", async (status) => {
    const body = JSON.stringify({ code: "CAREER_UNKNOWN", message: "No." });
    const followed = follow(serving(new Response(body, { status })).fetch, 1);
    await expect(followed).rejects.toMatchObject({ status, problem: { code: "CAREER_UNKNOWN" } });
    await expect(follow(serving(new Response(body, { status })).fetch, 1)).rejects.toBeInstanceOf(UmpireError);
  });
});
