import { afterEach, describe, expect, test } from "vitest";
import type { AnyResolution, Decision } from "../service/service";
import { newGame } from "./game";
import { assignSeats, deciderOf, handOver, viewer } from "./seats";

const SIDES = ["allied", "axis"];

/** Returns an answer after which sides have decisions of these kinds open. */
const answerWith = (operations: Readonly<Record<string, readonly string[]>>): AnyResolution => {
  const views = Object.entries(operations).map(([side, kinds]) => ({
    side,
    view: {},
    audit: [],
    decisions: kinds.map((kind) => ({ legal: true, kind }) as Decision),
  }));
  return { views } as unknown as AnyResolution;
};

const gameOf = (seats: readonly string[]) =>
  newGame({ ruleset: "drill", name: "g", seed: "s", diceMode: "seeded", seats });

afterEach(() => {
  viewer.value = undefined;
});

describe("the side to decide", () => {
  test("has open decisions besides standing permissions", () => {
    expect(deciderOf(answerWith({ allied: ["STANDING"], axis: ["MAY", "STANDING"] }), SIDES)).toBe("axis");
  });

  test("is undefined if both sides can decide, or neither", () => {
    expect(deciderOf(answerWith({ allied: ["MAY"], axis: ["MAY"] }), SIDES)).toBeUndefined();
    expect(deciderOf(answerWith({ allied: [], axis: ["STANDING"] }), SIDES)).toBeUndefined();
  });

  test("is always a side at this screen", () => {
    expect(deciderOf(answerWith({ allied: [], axis: ["MUST"] }), ["allied"])).toBeUndefined();
  });
});

describe("the viewer", () => {
  test("is the side, if only one is at this screen", () => {
    assignSeats(gameOf(["axis"]));
    expect(viewer.value).toBe("axis");
    for (const seats of [SIDES, []]) {
      assignSeats(gameOf(seats));
      expect(viewer.value).toBeUndefined();
    }
  });

  test("is cleared only when the other side must decide", () => {
    viewer.value = "allied";
    handOver(gameOf(SIDES), answerWith({ allied: ["MAY"], axis: ["STANDING"] }));
    expect(viewer.value).toBe("allied");
    handOver(gameOf(["allied"]), answerWith({ allied: [], axis: ["MUST"] }));
    expect(viewer.value).toBe("allied");
    handOver(gameOf(SIDES), answerWith({ allied: [], axis: ["MUST"] }));
    expect(viewer.value).toBeUndefined();
  });
});
