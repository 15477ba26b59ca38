import { describe, expect, it } from "vitest";
import { CONVOY, contextOn, table, withForce, withRulings } from "../../../../../test/fixtures/pq17/table";
import type { Snapshot } from "../../snapshot";
import { forceOf } from "../shared/game";
import { burnAfterCombat } from "./fuel";

/** A convoy identified by the Axis at ID1. */
const identified = (): Snapshot =>
  withForce(table("air_combat", "axis"), "allied", CONVOY, { identified: true, idLevel: 1 });

describe("11.1.3 fuel that a combat costs", () => {
  it("11.1.3 air attacks and offensive ASW cost a TF fuel, surface combat a convoy too", () => {
    const cost = (id: string, combat: Parameters<typeof burnAfterCombat>[3]): number => {
      const { ctx } = contextOn(identified());
      const own = forceOf(ctx.state, "allied", id);
      const before = own.fuel.marker ?? 0;
      burnAfterCombat(ctx, "allied", own, combat);
      return before - (own.fuel.marker ?? 0);
    };
    expect(cost("tf_home_fleet", "airAttack")).toBe(1);
    expect(cost(CONVOY, "airAttack")).toBe(0);
    expect(cost("tf_home_fleet", "offensiveAsw")).toBe(1);
    expect(cost("tf_home_fleet", "surfaceCombat")).toBe(2);
    expect(cost(CONVOY, "surfaceCombat")).toBe(2);
  });

  it("11.1.3, E-137 by ruling surface combat costs a convoy nothing, and a TF as much as before", () => {
    const costOf = (id: string, ...rulings: Parameters<typeof withRulings>[1][]) => {
      const { ctx } = contextOn(withRulings(identified(), ...rulings));
      const own = forceOf(ctx.state, "allied", id);
      const before = own.fuel.marker ?? 0;
      burnAfterCombat(ctx, "allied", own, "surfaceCombat");
      const cited = ctx.audit.flatMap((entry) => (entry.kind === "ruling" ? [entry.ruling] : []));
      return [before - (own.fuel.marker ?? 0), cited];
    };
    expect(costOf(CONVOY)).toEqual([2, ["E-137"]]);
    expect(costOf(CONVOY, "convoyFuelKeptInBattle")).toEqual([0, ["E-137"]]);
    expect(costOf("tf_home_fleet", "convoyFuelKeptInBattle")).toEqual([2, []]);
  });
});
