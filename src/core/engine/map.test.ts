import { describe, expect, it } from "vitest";
import { blank, drill } from "../../../test/fixtures/drill";
import { ChartError } from "../charts/look-up";
import type { DrawnMap } from "../contract/map";
import type { AnyRuleset } from "../contract/ruleset";
import { drawMap } from "./map";

const drawing: DrawnMap = {
  svg: "<svg/>",
  geometry: { title: "A range", state: [], viewBox: [0, 0, 1, 1], spaces: [], lines: [], regions: [], pieces: [] },
  facts: [],
};

const mapThat = (draw: () => DrawnMap): NonNullable<AnyRuleset["map"]> => {
  return { doc: "Draws the range.", rules: ["1.2"], load: async () => draw };
};

const failing = mapThat(() => {
  throw new ChartError("There is no gun.");
});

describe("drawMap", () => {
  it("charts that cannot be drawn are a fault of the charts", async () => {
    const charts = { G1: { name: "Guns" } };
    expect(await drawMap(drill, failing, { charts })).toMatchObject({
      kind: "MALFORMED",
      faults: [{ code: "CHARTS_UNPLAYABLE", pointer: "/charts" }],
    });
  });

  it("rethrows errors with the ruleset's own charts", async () => {
    await expect(drawMap(drill, failing, {})).rejects.toThrow(ChartError);
  });

  it("returns the drawing with its geometry", async () => {
    expect(
      await drawMap(
        drill,
        mapThat(() => drawing),
        { snapshot: blank() },
      ),
    ).toEqual({ kind: "MAP", ...drawing });
  });

  it("reports all faults together", async () => {
    const answer = await drawMap(drill, failing, { snapshot: {}, viewer: "nobody" });
    expect(answer).toMatchObject({ kind: "MALFORMED" });
    const codes = answer.kind === "MALFORMED" ? answer.faults.map(({ code }) => code) : [];
    expect(codes).toEqual(expect.arrayContaining(["VIEWER_UNKNOWN", "RULESET_MISMATCH"]));
  });
});
