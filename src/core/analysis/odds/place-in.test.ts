import { describe, expect, test } from "vitest";
import * as z from "zod";
import { analysisExample, exampleOf } from "../../../../test/fixtures/examples";
import { goeben } from "../../../rulesets/goeben/index";
import { hunters } from "../../../rulesets/hunters/index";
import { pq17 } from "../../../rulesets/pq17/index";
import { tokensOf } from "../../json/pointer";
import { analyse } from "../call";
import { prospects } from "../procedure/prospects";
import { simulate } from "../simulation/simulate";
import { odds } from "./odds";
import { presenceIn } from "./place-in";

const schema = z.strictObject({
  name: z.string(),
  boat: z.strictObject({ hull: z.int32().nullable() }).optional(),
  shots: z.array(z.strictObject({ result: z.enum(["hit", "miss"]) })),
  ships: z.record(z.string(), z.strictObject({ damage: z.int32() })),
  sides: z.record(z.enum(["axis", "allies"]), z.int32()),
  end: z.union([
    z.strictObject({ kind: z.literal("SUNK"), by: z.string() }),
    z.strictObject({ kind: z.literal("SAFE") }),
  ]),
  pair: z.tuple([z.int32(), z.strictObject({ x: z.int32() })]),
  later: z.lazy(() => z.strictObject({ day: z.int32() })),
  rest: z.unknown(),
});

describe("presenceIn", () => {
  test.each([
    ["", "KNOWN"],
    ["/name", "KNOWN"],
    ["/nam", "NONE"],
    ["/name/length", "NONE"],
    ["/boat/hull", "KNOWN"],
    ["/boat/hul", "NONE"],
    ["/shots", "KNOWN"],
    ["/shots/length", "NONE"],
    ["/shots/*/result", "KNOWN"],
    ["/shots/*/results", "NONE"],
    ["/shots/0/result", "OPEN"],
    ["/shots/01/result", "NONE"],
    ["/shots/-", "NONE"],
    ["/ships/tirpitz/damage", "OPEN"],
    ["/ships/tirpitz/damages", "NONE"],
    ["/sides/axis", "OPEN"],
    ["/sides/axes", "NONE"],
    ["/end/by", "KNOWN"],
    ["/end/why", "NONE"],
    ["/pair/1/x", "OPEN"],
    ["/later/day", "KNOWN"],
    ["/later/days", "NONE"],
    ["/rest/anything", "OPEN"],
    ["/constructor", "NONE"],
    ["/__proto__", "NONE"],
  ])("%s: %s", (pointer, presence) => {
    expect(presenceIn(schema, tokensOf(pointer))).toBe(presence);
  });
});

/** A request for the odds of a place that cannot be complete. */
const incomplete = (place: string, trials = 20) => ({
  operation: "resolveDepthCharge",
  ...exampleOf(hunters, "resolveDepthCharge"),
  seed: undefined,
  project: [place],
  bound: 1,
  trials,
});

const UNKNOWN = { kind: "MALFORMED", faults: [{ code: "PROJECTION_UNKNOWN", pointer: "/project/0" }] };

describe("a place that does not exist", () => {
  const ask = (request: object) => {
    const { seed: _, ...rest } = request as Record<string, unknown>;
    return analyse(hunters, odds, rest);
  };

  test.each([
    "/outcome/hitz",
    "/snapshot/boat/hul",
    "/snapshot/log/length",
    "/outcome/hits/length",
    "/snapshot/log/9999",
  ])("incomplete odds, %s: a fault and no probability", (place) => {
    expect(ask(incomplete(place))).toMatchObject(UNKNOWN);
    expect(ask(incomplete(place, 0))).toMatchObject(UNKNOWN);
  });

  test("incomplete odds, a place that some branch has: an answer", () => {
    expect(ask(incomplete("/outcome/hits"))).toMatchObject({ kind: "ODDS", exact: { complete: false } });
  });

  test("incomplete prospects: a fault and no probability", () => {
    const { operation, input, snapshot } = analysisExample(prospects, hunters);
    const request = { operation, input, snapshot, policy: "cautious", until: [{ operations: 3 }], bound: 1, trials: 5 };
    for (const place of ["/snapshot/boat/hul", "/snapshot/log/length"]) {
      expect(analyse(hunters, prospects, { ...request, project: [place] })).toMatchObject(UNKNOWN);
    }
    expect(analyse(hunters, prospects, { ...request, project: ["/snapshot/phase"] })).toMatchObject({
      kind: "PROSPECTS",
      exact: { complete: false },
    });
  });

  test("simulations: a fault and no numbers", () => {
    const { operation, input, snapshot } = analysisExample(prospects, hunters);
    for (const measure of ["/outcome/hitz", "/snapshot/boat/hul", "/snapshot/log/length"]) {
      expect(analyse(hunters, simulate, { operation, input, snapshot, measures: [measure], runs: 1 })).toMatchObject({
        faults: [{ code: "MEASURE_UNKNOWN", pointer: "/measures/0" }],
      });
    }
  });
});

test.each([hunters, goeben, pq17])("$id: the schema has the place of every declared projection", (ruleset) => {
  let places = 0;
  for (const [name, declared] of Object.entries(ruleset.analysis!.projections ?? {})) {
    const { outcome } = ruleset.operations.find((each) => each.name === name)!;
    for (const pointer of Object.keys(declared)) {
      const [root, ...tokens] = tokensOf(pointer);
      places += 1;
      expect([pointer, presenceIn(root === "outcome" ? outcome : ruleset.snapshot, tokens)]).not.toEqual([
        pointer,
        "NONE",
      ]);
    }
  }
  expect(places).toBeGreaterThan(5);
});
