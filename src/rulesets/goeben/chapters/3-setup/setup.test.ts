import { describe, expect, it } from "vitest";
import { play } from "../../../../../test/fixtures/goeben/table";

describe("19.0, D-64 further German ships", () => {
  it.each([
    ["moltke_for_goeben", -5],
    ["add_stralsund", -10],
    ["moltke_for_goeben_and_stralsund", -15],
    ["all_four", -50],
  ])("%s begins with %i victory points, by the ruling", (germanExtras, vp) => {
    const { snapshot, rulings } = play("new", undefined, { options: { germanExtras } }, [1]);
    expect(snapshot.vp).toBe(vp);
    expect(rulings).toContain("D-64");
  });

  it("the usual two cost nothing, and no ruling is asked", () => {
    const { snapshot, rulings } = play("new", undefined, {}, [1]);
    expect(snapshot.vp).toBe(0);
    expect(rulings).toEqual([]);
  });
});
