import { describe, expect, it } from "vitest";
import type { Adjustment, RollEntry, ThrowEntry } from "../contract/audit";
import { adjustmentFault, modifiedFault, readResultFault, totalFault } from "./arithmetic";

const citation = { ruleset: "drill", edition: "first", section: "3" };

const common = { code: "GUNNERY", weight: "STORY", citation, label: "gunnery", column: null } as const;

const modifier = (value: number) => ({ code: "NIGHT", value, citation });

const roll = (more: Partial<RollEntry>): RollEntry => ({
  ...common,
  kind: "roll",
  dice: "2d6",
  faces: [2, 5],
  chart: null,
  row: null,
  modifiers: [modifier(1), modifier(-3)],
  total: 7,
  modified: 5,
  result: "hit",
  ...more,
});

const handful = (more: Partial<ThrowEntry>): ThrowEntry => ({
  ...common,
  kind: "throw",
  dice: "3x1d6",
  faces: [1, 4, 6],
  chart: "G1",
  rows: [0, 1, 2],
  terms: [modifier(4), modifier(-1)],
  counting: ["hit"],
  counted: 1,
  ...more,
});

describe("the arithmetic of an audit trail", () => {
  it.each<[string, RollEntry | ThrowEntry]>([
    ["of dice added up", roll({})],
    ["of dice read as digits", roll({ dice: "d66", faces: [2, 5], total: 25 })],
    ["of a die that counts from 0", roll({ dice: "1d0-9", faces: [0], total: 0 })],
    ["of a draw from a large pool", roll({ kind: "draw", dice: "1d1200", faces: [1200], total: 1200 })],
    ["of a handful", handful({})],
  ])("accepts the total %s", (_title, entry) => {
    expect(totalFault(entry)).toBeUndefined();
  });

  it.each<[string, RollEntry | ThrowEntry, string]>([
    ["dice that are none", roll({ dice: "2w6" }), "2w6 is not a dice notation"],
    ["a face that the dice do not have", roll({ faces: [0, 7] }), "2d6 cannot show 0"],
    ["a face that is no whole number", roll({ faces: [3.5, 3.5] }), "2d6 cannot show 3.5"],
    ["too few faces", roll({ faces: [6], total: 6 }), "2d6 needs 2 dice, not 6"],
    ["another total", roll({ total: 8 }), "2,5 of 2d6 total 7, not 8"],
    ["digits added up", roll({ dice: "d66", faces: [2, 5], total: 7 }), "2,5 of d66 total 25, not 7"],
    ["a handful of other terms", handful({ terms: [modifier(4)] }), "the terms of 3x1d6 add up to 4 dice"],
    ["a handful with a face too few", handful({ faces: [1, 4] }), "3x1d6 has 2 dice but 3 rows"],
    ["a handful with a row too many", handful({ rows: [0, 1, 2, 3] }), "3x1d6 has 3 dice but 4 rows"],
    ["a handful of which more count than were thrown", handful({ counted: 4 }), "4 of 3x1d6 cannot count"],
  ])("reports %s", (_title, entry, fault) => {
    expect(totalFault(entry)).toBe(fault);
  });

  it("reports a modified total that does not include the modifiers", () => {
    expect(modifiedFault(roll({}))).toBeUndefined();
    expect(modifiedFault(roll({ modified: 7 }))).toBe("7 with its modifiers is 5, not 7");
  });

  const adjusted = (...adjustments: readonly Partial<Adjustment>[]): RollEntry =>
    roll({
      modified: 5,
      result: "2 hits",
      adjustments: adjustments.map((each) => ({ code: "A", value: null, result: "", citation, ...each })),
    });

  it.each<[string, RollEntry]>([
    ["none", roll({})],
    ["of the number, one after another", adjusted({ value: -1, result: "1 hits" }, { value: 3, result: "4 hits" })],
    ["that leave no number below 0", adjusted({ value: -3, result: "0 hits" })],
    [
      "into something else and back",
      adjusted({ result: "sunk" }, { result: "5 hits" }, { value: -1, result: "4 hits" }),
    ],
    ["of one alone", adjusted({ value: 1, result: "3 hits", about: { unit: "2" } }, { value: -1, result: "1 hits" })],
  ])("accepts adjustments: %s", (_title, entry) => {
    expect(adjustmentFault(entry)).toBeUndefined();
  });

  it("reports an adjustment that does not lead to its stated result", () => {
    expect(adjustmentFault(adjusted({ value: -1, result: "2 hits" }))).toBe("2 hits with A -1 is 1 hits, not 2 hits");
    expect(adjustmentFault(adjusted({ value: -1, result: "1 misses" }))).toBe(
      "2 hits with A -1 is 1 hits, not 1 misses",
    );
    expect(adjustmentFault(adjusted({ result: "2 hits" }))).toBe("A changes 2 hits into itself");
  });

  it("a result without a number is read again from the adjusted total", () => {
    const resultOfTotal = (total: number): string => (total >= 5 ? "leaves" : "stays");
    const entry = { ...adjusted({ value: -1, result: "stays" }, { value: 1, result: "leaves" }), result: "leaves" };
    expect(adjustmentFault(entry, resultOfTotal)).toBeUndefined();
    expect(adjustmentFault({ ...entry, modified: 6 }, resultOfTotal)).toBe("leaves with A -1 is leaves, not stays");
  });

  it("reports a result that does not match the total of a roll without a chart", () => {
    const reads = [
      { min: null, max: 4, result: "miss" },
      { min: 5, max: null, result: "hit" },
    ];
    const plainly = { chart: null, row: null, modified: 5 };
    expect(readResultFault(roll({ ...plainly, reads, result: "hit" }))).toBeUndefined();
    expect(readResultFault(roll({ ...plainly, reads, result: "miss" }))).toBe("5 results in hit, not miss");
    expect(readResultFault(roll({ ...plainly, result: "5 points" }))).toBeUndefined();
    expect(readResultFault(roll({ ...plainly, result: "6 points" }))).toBe("5 does not result in 6 points");
  });
});
