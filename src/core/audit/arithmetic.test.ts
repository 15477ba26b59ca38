import { describe, expect, it } from "vitest";
import { modifiedFault, totalFault } from "./arithmetic";
import type { RollEntry, ThrowEntry } from "./entry";

const citation = { ruleset: "drill", edition: "first", section: "3" };
const common = { code: "GUNNERY", citation, label: "gunnery", column: null };
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
  ])("%s is right", (_title, entry) => {
    expect(totalFault(entry)).toBeUndefined();
  });

  it.each<[string, RollEntry | ThrowEntry, string]>([
    ["dice that are none", roll({ dice: "2w6" }), "2w6 are no dice"],
    ["a face that the dice do not have", roll({ faces: [0, 7] }), "2d6 show no 0"],
    ["a face that is no whole number", roll({ faces: [3.5, 3.5] }), "2d6 show no 3.5"],
    ["too few faces", roll({ faces: [6], total: 6 }), "2d6 show 2 faces, not 6"],
    ["another total", roll({ total: 8 }), "2,5 of 2d6 give 7, not 8"],
    ["digits added up", roll({ dice: "d66", faces: [2, 5], total: 7 }), "2,5 of d66 give 25, not 7"],
    ["a handful of other terms", handful({ terms: [modifier(4)] }), "the terms of 3x1d6 give 4 dice"],
    ["a handful with a face too few", handful({ faces: [1, 4] }), "3x1d6 show 2 faces and read 3 rows"],
    ["a handful with a row too many", handful({ rows: [0, 1, 2, 3] }), "3x1d6 show 3 faces and read 4 rows"],
    ["a handful of which more count than were thrown", handful({ counted: 4 }), "of 3x1d6 no 4 can count"],
  ])("tells %s", (_title, entry, fault) => {
    expect(totalFault(entry)).toBe(fault);
  });

  it("tells a modified total that the modifiers do not give", () => {
    expect(modifiedFault(roll({}))).toBeUndefined();
    expect(modifiedFault(roll({ modified: 7 }))).toBe("7 with its modifiers gives 5, not 7");
  });
});
