import { describe, expect, test } from "vitest";
import { play } from "../../../../../test/fixtures/hunters/table";
import { pack } from "../../charts/pack";
import type { BoatType } from "../../vocabulary";
import { freshCareer } from "../4-setup/fresh-career";

describe("14.10.1 other areas", () => {
  const sent = (boat: BoatType, startMonth: string, nonHistoricalPatrolAreas: boolean, dice: number[]) => {
    const fresh = freshCareer(pack.charts, { boat, startMonth, options: { nonHistoricalPatrolAreas } });
    return play("resolveAssignment", fresh, { request: false }, dice).outcome.area;
  };

  test("14.10.1 a Type VII goes to West Africa and the Caribbean", () => {
    expect(sent("VIIB", "1939-09", false, [6, 6])).toBe("atlantic");
    expect(sent("VIIB", "1939-09", true, [6, 6])).toBe("west_african_coast");
    expect(sent("VIIC", "1942-01", false, [6, 5])).toBe("atlantic");
    expect(sent("VIIC", "1942-01", true, [6, 5])).toBe("caribbean");
  });

  test("14.10.1 a Type IX goes to the Mediterranean and the Arctic", () => {
    expect(sent("IXB", "1941-07", false, [6, 6])).toBe("west_african_coast");
    expect(sent("IXB", "1941-07", true, [6, 6])).toBe("mediterranean");
    // The Arctic asks for its posting at once (7.3.5).
    expect(sent("IXB", "1941-07", false, [6, 5])).toBe("west_african_coast");
    expect(sent("IXB", "1941-07", true, [6, 5, 6])).toBe("arctic");
  });

  test("14.10.1 a VIID takes the Mediterranean as rolled, and still lays mines off the British Isles", () => {
    expect(sent("VIID", "1942-07", false, [1, 1, 4, 2])).toBe("atlantic");
    expect(sent("VIID", "1942-07", true, [1, 1])).toBe("mediterranean");
    const fresh = freshCareer(pack.charts, {
      boat: "VIID",
      startMonth: "1942-07",
      options: { nonHistoricalPatrolAreas: true },
    });
    const british = play("resolveAssignment", fresh, { request: false }, [4, 5]);
    expect(british.outcome).toMatchObject({ area: "british_isles", mission: "M" });
  });
});
