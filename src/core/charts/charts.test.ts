import { describe, expect, it } from "vitest";
import { drill } from "../../../test/fixtures/drill";
import type { AnyChart } from "../contract/chart";
import { overrideCharts } from "../request/charts";
import { malformedFaults } from "../request/result";
import { chartView, columnAt, columnInMonth, columnOf, modifierOf, rowFor } from "./look-up";
import { chartGaps } from "./totality";

const provenance = { source: "public", ref: "", confidence: "high", note: "" } as const;

const base = { id: "X1", name: "Example", rules: ["1"], provenance, modifiers: [] };

const range = (rows: { min: number | null; max: number | null; result?: string }[], dice = "2d6"): AnyChart => ({
  ...base,
  kind: "range",
  dice,
  rows,
});

describe("charts: look-up", () => {
  it("rowFor: the row whose bounds contain the total, including open ends", () => {
    const view = chartView({
      id: "X1",
      dice: "2d6",
      rows: [
        { min: null, max: 7 },
        { min: 8, max: null },
      ],
    });
    expect([-3, 7, 8, 40].map((total) => rowFor(view, total)?.index)).toEqual([0, 0, 1, 1]);
    expect([-5000, 5000, -5000, 5000].map((total) => rowFor(view, total)?.index)).toEqual([0, 1, 0, 1]);
  });

  it("rowFor: a roster row matches only its own roll; undefined without a match", () => {
    const view = chartView({ id: "X1", dice: "1d20", rows: [{ roll: 1 }, { roll: 2 }] });
    expect(rowFor(view, 2)?.index).toBe(1);
    expect(rowFor(view, 3)).toBeUndefined();
  });

  it("columns: by id, by a range of months, and by calendar month", () => {
    const rows = [{ min: null, max: null }];
    const chart = { id: "X1", dice: "1d6", columns: [{ id: "a", from: "1939-09", to: "1940-03", months: [1], rows }] };
    expect(columnOf(chart, "a").column).toBe("a");
    expect(columnAt(chart, "1940-03")?.column).toBe("a");
    expect(columnAt(chart, "1940-04")).toBeUndefined();
    expect(columnAt(chart, "1940-03", () => false)).toBeUndefined();
    expect(columnInMonth(chart, 1)?.column).toBe("a");
    expect(columnInMonth(chart, 2)).toBeUndefined();
    expect(() => columnOf(chart, "b")).toThrow("no column b");
  });

  it("modifierOf: by code", () => {
    const modifier = { code: "NIGHT", value: 1, rule: "1", when: "" };
    expect(modifierOf({ id: "X1", modifiers: [modifier] }, "NIGHT")).toBe(modifier);
    expect(() => modifierOf({ id: "X1", modifiers: [] }, "NIGHT")).toThrow("no modifier NIGHT");
  });
});

describe("charts: totality", () => {
  it("reports a total that no row covers", () => {
    const gaps = chartGaps(
      range([
        { min: null, max: 6 },
        { min: 8, max: null },
      ]),
    );
    expect(gaps).toMatchObject([{ code: "CHART_TOTAL_UNCOVERED", total: 7, column: null }]);
  });

  it("reports a total that two rows cover", () => {
    const gaps = chartGaps(
      range([
        { min: null, max: 7 },
        { min: 7, max: null },
      ]),
    );
    expect(gaps).toMatchObject([{ code: "CHART_TOTAL_DOUBLY_COVERED", total: 7 }]);
  });

  it("requires rows for all totals within the modifiers' reach, per column", () => {
    const rows = [{ min: 2, max: 12 }];
    const low = { code: "LOW", value: -1, rule: "1", when: "", column: "b" };
    const columns = ["a", "b"].map((id) => ({ id, rows }));
    const chart: AnyChart = { ...base, kind: "column", dice: "2d6", columns, modifiers: [low] };
    expect(chartGaps(chart)).toMatchObject([{ column: "b", total: 1 }]);
  });

  it("d66 has 36 totals; unknown dice are reported", () => {
    expect(
      chartGaps(
        range(
          [
            { min: 11, max: 16 },
            { min: 21, max: 66 },
          ],
          "d66",
        ),
      ),
    ).toEqual([]);
    expect(chartGaps(range([{ min: 11, max: 16 }], "d66"))).toHaveLength(30);
    expect(chartGaps(range([{ min: null, max: null }], "two dice"))).toMatchObject([{ code: "CHART_DICE_UNKNOWN" }]);
  });
});

describe("charts: a caller's own", () => {
  const override = (patch: unknown) => overrideCharts(drill.pack, drill.packSchema, patch);

  it("part of a chart is merged, and the pack is unchanged", () => {
    const before = JSON.stringify(drill.pack);
    const result = override({ G1: { name: "Mine" } });
    expect(result).toMatchObject({ charts: { G1: { name: "Mine", dice: "2d6" } } });
    expect(JSON.stringify(drill.pack)).toBe(before);
  });

  it.each([
    ["an unknown chart", { E9: {} }, "CHART_UNKNOWN", "/charts/E9"],
    ["a chart removed", { G1: null }, "CHART_MISSING", "/charts/G1"],
    ["a value of the wrong type", { G1: { name: 7 } }, "CHART_MALFORMED", "/charts/G1/name"],
    ["a field that does not exist", { G1: { colour: "red" } }, "FIELD_UNKNOWN", "/charts/G1/colour"],
    ["a list in place of charts", [], "CHARTS_MALFORMED", "/charts"],
  ])("%s: a fault with its pointer", (_, patch, code, pointer) => {
    expect(override(patch)).toMatchObject({ kind: "MALFORMED", faults: [{ code, pointer }] });
  });

  it("a gap in a chart: a fault with the total", () => {
    const rows = [{ min: 2, max: 12, result: "hit", hits: 1 }];
    const result = override({ G1: { rows } });
    expect(result).toMatchObject({
      kind: "MALFORMED",
      faults: [{ code: "CHART_TOTAL_UNCOVERED", pointer: "/charts/G1" }],
    });
  });

  it("modifiers that reach too far: a single fault, without enumerating the totals", () => {
    const began = performance.now();
    const far = { code: "FAR", value: 2 ** 31, rule: "1", when: "" };
    expect(override({ G1: { modifiers: [far] } })).toMatchObject({
      kind: "MALFORMED",
      faults: [{ code: "CHART_REACH_TOO_WIDE", pointer: "/charts/G1" }],
    });
    expect(performance.now() - began).toBeLessThan(1_000);
    const rows = [{ min: 2, max: 12, result: "hit", hits: 1 }];
    const result = override({ G1: { id: "other", rows, modifiers: [{ ...far, value: 500 }] } });
    const faults = malformedFaults(result);
    expect(faults).toHaveLength(20);
    expect(faults[0]).toMatchObject({ code: "CHART_TOTAL_UNCOVERED", pointer: "/charts/G1" });
  });
});
