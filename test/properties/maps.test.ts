import { describe, expect, it } from "vitest";
import { rulesets } from "../../src/rulesets/index";
import { drawingOf, expectSameShapes, expectSound } from "./maps";

describe.each(rulesets.map((ruleset) => ({ id: ruleset.id, ruleset })))("14(20) the map of $id", ({ id, ruleset }) => {
  it("is complete without a snapshot, in every language", async () => {
    for (const language of ruleset.languages) {
      const map = (await drawingOf(ruleset, language))();
      expectSameShapes(map);
      expectSound(map.geometry);
      expect(map.geometry.pieces).toEqual([]);
      if (id !== "hunters") expect(map.svg).not.toContain("data-piece=");
    }
  });
});
