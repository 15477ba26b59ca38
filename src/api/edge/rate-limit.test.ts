import { afterEach, describe, expect, test, vi } from "vitest";
import { eventOf } from "../../../test/http/client";
import { errorProblem } from "../rest/problem";
import { parseEvent } from "./message";
import { limitRate, RateLimiter, readRate } from "./rate-limit";

afterEach(() => vi.restoreAllMocks());

describe("a rate", () => {
  test.each([
    [undefined, undefined],
    ["", undefined],
    ["0", undefined],
    ["fast", undefined],
    ["10", { perSecond: 10, burst: 20 }],
    ["10/50", { perSecond: 10, burst: 50 }],
  ])("is read of %j", (text, rate) => expect(readRate(text)).toEqual(rate));
});

describe("a limiter", () => {
  test("lets a burst through, then as many as the rate says", () => {
    let now = 0;
    const limiter = new RateLimiter({ perSecond: 2, burst: 3 }, () => now);
    expect([1, 2, 3].map(() => limiter.take("a"))).toEqual([
      { wait: 0, remaining: 2, full: 0.5 },
      { wait: 0, remaining: 1, full: 1 },
      { wait: 0, remaining: 0, full: 1.5 },
    ]);
    expect(limiter.take("a")).toEqual({ wait: 0.5, remaining: 0, full: 1.5 });
    expect(limiter.take("b").wait).toBe(0);
    now = 0.5;
    expect([limiter.take("a").wait, limiter.take("a").wait > 0]).toEqual([0, true]);
    now = 100;
    expect([1, 2, 3, 4].map(() => limiter.take("a").wait === 0)).toEqual([true, true, true, false]);
  });

  test("counts a second of work as much as the requests of a second", () => {
    let now = 0;
    const limiter = new RateLimiter({ perSecond: 2, burst: 10 }, () => now);
    limiter.take("a");
    now = 6;
    expect(limiter.charge("a", 6_000)).toEqual({ wait: 0, remaining: 0, full: 6 });
    expect([limiter.take("a").wait, limiter.take("b").wait]).toEqual([1.5, 0]);
    now = 7.5;
    expect(limiter.take("a").wait).toBe(0);
  });

  test("forgets whom it has not seen for longest, and never grows without end", () => {
    const limiter = new RateLimiter({ perSecond: 1, burst: 1 }, () => 0);
    limiter.take("first");
    for (let caller = 0; caller < 20_000; caller += 1) limiter.take(`${caller}`);
    expect(limiter.take("19999").wait).toBeGreaterThan(0);
    expect(limiter.take("first").wait).toBe(0);
  });
});

describe("the limit of an address", () => {
  /** Counts the requests that pass the limit within one moment. Each request is an address with an optional token. */
  async function passed(requests: readonly (readonly [address: string, token?: string])[]): Promise<number> {
    vi.spyOn(performance, "now").mockReturnValue(0);
    const limit = limitRate({ perSecond: 1, burst: 5 }, errorProblem);
    const answers = requests.map(async ([address, token]) => {
      const event = eventOf({ path: "/", ...(token && { headers: { authorization: `Bearer ${token}` } }) });
      event.requestContext.http.sourceIp = address;
      const { status, headers } = await limit(parseEvent(event), () => ({ status: 200 }));
      if (status !== 200) expect([status, headers?.["retry-after"]]).toEqual([429, "1"]);
      return status === 200;
    });
    return (await Promise.all(answers)).filter(Boolean).length;
  }
  test("counts what its requests cost: one of six seconds uses up the burst", async () => {
    const now = vi.spyOn(performance, "now").mockReturnValue(0);
    const limit = limitRate({ perSecond: 1, burst: 5 }, errorProblem);
    const request = parseEvent(eventOf({ path: "/" }));
    const answer = await limit(request, () => {
      now.mockReturnValue(6_000);
      return { status: 200 };
    });
    expect(answer.headers).toMatchObject({ ratelimit: '"caller";r=0;t=6' });
    const { status, headers } = await limit(request, () => expect.unreachable());
    expect([status, headers?.["retry-after"]]).toEqual([429, "2"]);
  });

  const twenty = Array.from({ length: 20 }, (_, at) => at);

  test("is the same with a token as without, whatever tokens are made up", async () => {
    expect(await passed(twenty.map((at) => ["192.0.2.1", `${at}`]))).toBe(5);
    expect(await passed(twenty.map(() => ["192.0.2.1", "always the same"]))).toBe(5);
    expect(await passed(twenty.map((at) => (at % 2 ? ["192.0.2.1"] : ["192.0.2.1", "made up"])))).toBe(5);
  });

  test("is each address's own", async () => {
    expect(await passed(twenty.map((at) => [`192.0.2.${at}`]))).toBe(20);
    expect(await passed(twenty.map((at) => [`::ffff:192.0.2.${at}`]))).toBe(20);
    expect(await passed(twenty.map((at) => [`2001:db8:0:${at}::1`]))).toBe(20);
  });

  test("is shared within an IPv6 network of 64 bits, however its addresses are written", async () => {
    expect(await passed(twenty.map((at) => [`2001:db8::${at}:1`]))).toBe(5);
    expect(await passed(twenty.map((at) => [at % 2 ? `2001:0db8:0:0:${at}::` : `2001:DB8::${at}:2:3:4%eth0`]))).toBe(5);
    expect(await passed(twenty.map((at) => [`::${at + 2}`]))).toBe(5);
  });
});
