import { describe, expect, it } from "vitest";
import { chartGaps } from "../../../core/charts/totality";
import type { ChartPack } from "../../../core/contract/chart";
import { hunters } from "../index";

const charts: ChartPack["charts"] = hunters.pack.charts;

describe("3 the chart pack of The Hunters", () => {
  it("is what its schema says", () => {
    expect(hunters.packSchema.safeParse(hunters.pack).error).toBeUndefined();
  });

  it.each(Object.keys(charts))("%s is total, names itself and says where it comes from", (id) => {
    expect(chartGaps(charts[id]!)).toEqual([]);
    expect(charts[id]!.id).toBe(id);
    expect(charts[id]!.provenance.ref).toMatch(/\S/);
  });
});
