import { describe, expect, test } from "vitest";
import type { Schema } from "./schema";
import { unusedOptionsIn } from "./unchosen";

const list: Schema = { title: "Attack runs", type: "array", minItems: 0, maxItems: 3, items: { type: "string" } };
const tubes: Schema = { type: "object", properties: { fwd1: { enum: ["G7a"] }, fwd2: { enum: ["G7a"] } } };

const ofMembers = (properties: Readonly<Record<string, Schema>>, required = Object.keys(properties)): Schema => {
  return { type: "object", properties, required };
};

describe("the unused options of a draft", () => {
  const cases: readonly (readonly [string, Schema, unknown, readonly string[], boolean])[] = [
    ["an empty list", ofMembers({ runs: list }), { runs: [] }, ["Attack runs"], true],
    ["a list with an item", ofMembers({ runs: list }), { runs: ["a"] }, [], false],
    ["a list that has to be empty", ofMembers({ runs: { ...list, maxItems: 0 } }), { runs: [] }, [], false],
    [
      "an empty list beside a forced ship",
      ofMembers({ ship: { const: "a" }, runs: list }),
      { ship: "a", runs: [] },
      ["Attack runs"],
      true,
    ],
    ["no slot", ofMembers({ tubes: { ...tubes, title: "Tubes" } }), { tubes: {} }, ["Tubes"], true],
    [
      "one slot of two",
      ofMembers({ tubes: { ...tubes, title: "Tubes" } }),
      { tubes: { fwd2: "G7a" } },
      ["Tubes"],
      false,
    ],
    [
      "a number from 0 on",
      ofMembers({ bid: { title: "Bid", type: "integer", minimum: 0, maximum: 3 } }),
      { bid: 0 },
      ["Bid"],
      true,
    ],
    ["a number from 1 on", ofMembers({ cs: { type: "integer", minimum: 1, maximum: 3 } }), { cs: 1 }, [], false],
    [
      "null in place of a value",
      ofMembers({ at: { title: "Place", enum: ["a", null] } }),
      { at: null },
      ["Place"],
      true,
    ],
    [
      "one list of two",
      ofMembers({ runs: list, more: { ...list, title: "More" } }),
      { runs: ["a"], more: [] },
      ["More"],
      false,
    ],
    [
      "a list that has to hold something beside an empty one",
      ofMembers({ units: { ...list, title: "Units", minItems: 1 }, back: { ...list, title: "Back" } }),
      { units: ["a"], back: [] },
      ["Back"],
      false,
    ],
    ["a choice that has to be made", ofMembers({ side: { enum: ["a", "b"] } }), { side: "a" }, [], false],
  ];
  test.each(cases)("%s", (_, schema, draft, titles, isAll) => {
    expect(unusedOptionsIn(schema, draft)).toEqual({ titles, isAll });
  });
});
