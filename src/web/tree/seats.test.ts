import { afterEach, describe, expect, test } from "vitest";
import type { Decision, Resolution } from "../service/service";
import { blank } from "./game";
import { deciderOf, handOver, seat, viewer } from "./seats";

const SIDES = ["allied", "axis"];

/** An answer after which sides have decisions of these kinds open. */
const answered = (open: Readonly<Record<string, readonly string[]>>): Resolution => {
  const views = Object.entries(open).map(([side, kinds]) => ({
    side,
    view: {},
    audit: [],
    decisions: kinds.map((kind) => ({ legal: true, kind }) as Decision),
  }));
  return { views } as unknown as Resolution;
};

const gameOf = (seats: readonly string[]) =>
  blank({ ruleset: "drill", name: "g", seed: "s", diceMode: "seeded", seats });

afterEach(() => {
  viewer.value = undefined;
});

describe("the side that is to decide", () => {
  test("is who has more open than standing permissions", () => {
    expect(deciderOf(answered({ allied: ["STANDING"], axis: ["MAY", "STANDING"] }), SIDES)).toBe("axis");
  });

  test("is nobody where both may, or none", () => {
    expect(deciderOf(answered({ allied: ["MAY"], axis: ["MAY"] }), SIDES)).toBeUndefined();
    expect(deciderOf(answered({ allied: [], axis: ["STANDING"] }), SIDES)).toBeUndefined();
  });

  test("is only who sits here", () => {
    expect(deciderOf(answered({ allied: [], axis: ["MUST"] }), ["allied"])).toBeUndefined();
  });
});

describe("a side at the table", () => {
  test("sits there by itself alone", () => {
    seat(gameOf(["axis"]));
    expect(viewer.value).toBe("axis");
    for (const seats of [SIDES, []]) {
      seat(gameOf(seats));
      expect(viewer.value).toBeUndefined();
    }
  });

  test("leaves it when the other is to decide, and not before", () => {
    viewer.value = "allied";
    handOver(gameOf(SIDES), answered({ allied: ["MAY"], axis: ["STANDING"] }));
    expect(viewer.value).toBe("allied");
    handOver(gameOf(["allied"]), answered({ allied: [], axis: ["MUST"] }));
    expect(viewer.value).toBe("allied");
    handOver(gameOf(SIDES), answered({ allied: [], axis: ["MUST"] }));
    expect(viewer.value).toBeUndefined();
  });
});
