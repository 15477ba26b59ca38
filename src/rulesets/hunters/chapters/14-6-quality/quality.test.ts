import { describe, expect, it } from "vitest";
import { exampleDetection } from "../../../../../test/fixtures/hunters/positions";
import { engaged, play, rolled } from "../../../../../test/fixtures/hunters/table";
import type { RollEntry } from "../../../../core/contract/audit";
import type { Snapshot } from "../../snapshot";

/** The changes of a roll's result, as code, value, result and section. */
function changes(entry: Pick<RollEntry, "adjustments"> | undefined) {
  return (entry?.adjustments ?? []).map(({ code, value, result, citation }) => [code, value, result, citation.section]);
}

function quality(state: Snapshot, escortQuality: "green" | "veteran" | "elite"): Snapshot {
  const options = { ...state.options, variableEscortQuality: true };
  return engaged({ ...state, options }, { escortQuality });
}

/** The one depth-charge attack of a search that finds the boat. */
function charged(state: Snapshot, e3: readonly [number, number], after: readonly number[] = []) {
  const played = play("resolveDepthCharge", state, { exceedTestDepth: false }, [6, 5, ...e3, ...after]);
  return { ...played, charge: rolled(played, "depth-charge-attack")[0] };
}

describe("14.6.3 the quality of an escort stands in the audit", () => {
  it("14.6.3 a green escort takes a hit off", () => {
    const { charge, outcome } = charged(quality(exampleDetection(), "green"), [2, 2]);
    expect(charge).toMatchObject({ result: "1 hits" });
    expect(changes(charge)).toEqual([["E3_ESCORT_GREEN", -1, "0 hits", "14.6.3"]]);
    expect(outcome.hits).toBe(0);
  });

  it("14.6.3 a green escort takes nothing off no hits, and says so", () => {
    const { charge, outcome } = charged(quality(exampleDetection(), "green"), [1, 1]);
    expect(changes(charge)).toEqual([["E3_ESCORT_GREEN", -1, "0 hits", "14.6.3"]]);
    expect(outcome.hits).toBe(0);
  });

  it("14.6.3 a green escort turns a sinking into five hits", () => {
    const twelve = quality(exampleDetection(), "green");
    const wrecked = { ...twelve.boat.systems, hydrophones: "damaged", batteries: "damaged" } as const;
    const boat = { ...twelve.boat, systems: wrecked };
    const { charge, outcome } = charged({ ...twelve, boat }, [6, 5], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3]);
    expect(charge).toMatchObject({ result: "sunk" });
    expect(changes(charge)).toEqual([["E3_ESCORT_GREEN", null, "5 hits", "14.6.3"]]);
    expect(outcome.hits).toBe(5);
  });

  it.each(["veteran", "elite"] as const)("14.6.3 a %s escort adds one hit and turns five into a sinking", (level) => {
    const none = charged(quality(exampleDetection(), level), [1, 1], [3, 3]);
    const code = `E3_ESCORT_${level.toUpperCase()}`;
    expect(changes(none.charge)).toEqual([[code, 1, "1 hits", "14.6.3"]]);
    const five = charged(quality(exampleDetection(), level), [6, 5]);
    expect(changes(five.charge)).toEqual([[code, null, "sunk", "14.6.3"]]);
    expect(five.outcome.hits).toBeNull();
  });

  it("14.6.3 a trained escort changes nothing, and the entry has no changes", () => {
    const { charge } = charged(engaged(exampleDetection(), { escortQuality: "trained" }), [1, 1]);
    expect(charge).not.toHaveProperty("adjustments");
  });
});
