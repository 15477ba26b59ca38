import { describe, expect, it } from "vitest";
import { seededPick } from "../engine/apply";
import { type PathRules, pathOver } from "./paths";

const why = (code: string) => ({ code, section: "12.0", message: code });

const walk: PathRules = {
  from: "a",
  steps: new Map([
    ["a", ["b", "port"]],
    ["b", ["a", "c"]],
    ["c", ["b"]],
  ]),
  stops: new Set(["port"]),
  min: 0,
  max: 3,
  closed: [{ value: "closed", reason: why("SPACE_CLOSED") }],
  broken: { line: why("NO_LINE"), stop: why("MUST_STOP"), length: why("TOO_FAR") },
};

describe("pathOver", () => {
  const choice = pathOver(walk);

  it("check: follows the lines, ends at stops and respects the maximum length", () => {
    expect(choice.check([])).toBeUndefined();
    expect(choice.check(["b", "c", "b"])).toBeUndefined();
    expect(choice.check(["c"])).toMatchObject({ code: "NO_LINE", pointer: "/0" });
    expect(choice.check(["port", "a"])).toMatchObject({ code: "MUST_STOP", pointer: "/1" });
    expect(choice.check(["b", "a", "b", "a"])).toMatchObject({ code: "TOO_FAR", pointer: "/3" });
    expect(choice.check(["closed"])).toMatchObject({ code: "SPACE_CLOSED", pointer: "/0" });
  });

  it("check: a piece on a stop may leave it", () => {
    const leaving = pathOver({
      ...walk,
      from: "port",
      steps: new Map([
        ["port", ["a"]],
        ["a", []],
      ]),
    });
    expect(leaving.check(["a"])).toBeUndefined();
  });

  it("check: a path that is too short is refused", () => {
    expect(pathOver({ ...walk, min: 1 }).check([])).toMatchObject({ code: "TOO_FAR", pointer: "" });
  });

  it("draw: returns legal paths of every length", () => {
    const pick = seededPick("path");
    const lengths = new Set<number>();
    for (let times = 0; times < 200; times += 1) {
      const path = choice.draw(pick);
      expect(choice.check(path)).toBeUndefined();
      lengths.add(path.length);
    }
    expect([...lengths].sort()).toEqual([0, 1, 2, 3]);
  });

  it("schema: contains the lines and the stops", () => {
    expect(choice.schema).toEqual({
      type: "array",
      items: { enum: ["b", "port", "a", "c"] },
      minItems: 0,
      maxItems: 3,
      "x-path": { from: "a", steps: { a: ["b", "port"], b: ["a", "c"], c: ["b"] }, stops: ["port"] },
    });
    const costs = [{ steps: 3, speed: "slow", price: { coal: 1 }, roll: null }];
    expect(pathOver({ ...walk, costs }).schema["x-path"]).toMatchObject({ from: "a", costs });
    expect(choice.closed).toMatchObject([{ pointer: "/*", value: "closed", code: "SPACE_CLOSED", section: "12.0" }]);
  });
});
