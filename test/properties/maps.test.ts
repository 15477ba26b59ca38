import { describe, expect, it } from "vitest";
import { rulesets } from "../../src/rulesets/index";
import { drawingOf, expectSameShapes, expectSound } from "./maps";

describe.each(rulesets.map((ruleset) => ({ id: ruleset.id, ruleset })))("14(20) the map of $id", ({ id, ruleset }) => {
  it("is whole without a snapshot, in every language", async () => {
    for (const language of ruleset.languages) {
      const drawn = (await drawingOf(ruleset, language))();
      expectSameShapes(drawn);
      expectSound(drawn.geometry);
      expect(drawn.geometry.pieces).toEqual([]);
      if (id !== "hunters") expect(drawn.svg).not.toContain("data-piece=");
    }
  });
});
