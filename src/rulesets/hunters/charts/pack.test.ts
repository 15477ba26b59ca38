import { describe, expect, it } from "vitest";
import { exampleDetection } from "../../../../test/fixtures/hunters/positions";
import { chartGaps } from "../../../core/charts/totality";
import type { ChartPack } from "../../../core/contract/chart";
import { adjudicate } from "../../../core/engine/adjudicate";
import { hunters } from "../index";

const charts: ChartPack["charts"] = hunters.pack.charts;

describe("the chart pack of The Hunters", () => {
  it("the pack is what its schema says", () => {
    expect(hunters.packSchema.safeParse(hunters.pack).error).toBeUndefined();
  });

  it.each(Object.keys(charts))("chart %s is total, names itself and says where it comes from", (id) => {
    expect(chartGaps(charts[id]!)).toEqual([]);
    expect(charts[id]!.id).toBe(id);
    expect(charts[id]!.provenance.ref).toMatch(/\S/);
  });
});

it("dice that a caller's facts name are few, so that an answer stays small", () => {
  const charts = { EXCEED_TEST_DEPTH: { facts: { dice: "99d999" } } };
  const request = { operation: "resolveDepthCharge", snapshot: exampleDetection(), input: { exceedTestDepth: true } };
  expect(adjudicate(hunters, { ...request, dice: [], charts })).toMatchObject({
    kind: "MALFORMED",
    faults: [{ code: "CHART_MALFORMED", pointer: "/charts/EXCEED_TEST_DEPTH/facts/dice" }],
  });
});
