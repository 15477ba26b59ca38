import { describe, expect, test } from "vitest";
import { eventOf } from "../../../test/http/client";
import { readEvent } from "./message";
import { assertRate, RateLimiter, readRate } from "./rate-limit";

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
    expect([1, 2, 3].map(() => limiter.take("a"))).toEqual([0, 0, 0]);
    expect(limiter.take("a")).toBeCloseTo(0.5);
    expect(limiter.take("b")).toBe(0);
    now = 0.5;
    expect([limiter.take("a"), limiter.take("a") > 0]).toEqual([0, true]);
    now = 100;
    expect([1, 2, 3, 4].map(() => limiter.take("a") === 0)).toEqual([true, true, true, false]);
  });

  test("forgets whom it has not seen for longest, and never grows without end", () => {
    const limiter = new RateLimiter({ perSecond: 1, burst: 1 }, () => 0);
    limiter.take("first");
    for (let caller = 0; caller < 20_000; caller += 1) limiter.take(`${caller}`);
    expect(limiter.take("19999")).toBeGreaterThan(0);
    expect(limiter.take("first")).toBe(0);
  });
});

test("made-up tokens do not get around the limit of an address", () => {
  const limiter = new RateLimiter({ perSecond: 1, burst: 5 }, () => 0);
  const request = (token: string) => readEvent(eventOf({ path: "/", headers: { authorization: `Bearer ${token}` } }));
  const passed = Array.from({ length: 100 }, (_, at) => {
    try {
      assertRate(limiter, request(`${at}`));
      return true;
    } catch (error) {
      expect(error).toMatchObject({ status: 429, code: "TOO_MANY_REQUESTS", headers: { "retry-after": "1" } });
      return false;
    }
  });
  expect(passed.filter(Boolean)).toHaveLength(20);
});
