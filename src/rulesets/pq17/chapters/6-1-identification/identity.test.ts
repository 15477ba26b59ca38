import { describe, expect, it } from "vitest";
import { CONVOY, contextOn, table, withForce } from "../../../../../test/fixtures/pq17/table";
import type { Snapshot } from "../../snapshot";
import { forceOf } from "../shared/game";
import { raiseAfterCombat } from "./identity";

/** A convoy identified by the Axis at ID1. */
const identified = (): Snapshot =>
  withForce(table("air_combat", "axis"), "allied", CONVOY, { identified: true, idLevel: 1 });

describe("6.7 after a combat", () => {
  const raised = (state: Snapshot, combat: Parameters<typeof raiseAfterCombat>[3]) => {
    const { ctx } = contextOn(state);
    raiseAfterCombat(ctx, "allied", forceOf(ctx.state, "allied", CONVOY), combat, "6.7");
    return { level: forceOf(ctx.state, "allied", CONVOY).idLevel, told: ctx.state.sides.axis.reports.length };
  };
  const night = (state: Snapshot): Snapshot => ({ ...state, light: { am: "night", pm: "night" } });

  it("the ID rises by the kind of combat and the light (D-05), and is told as it rises", () => {
    expect(raised(identified(), "surface")).toEqual({ level: 3, told: 1 });
    expect(raised(night(identified()), "surface")).toEqual({ level: 2, told: 1 });
    expect(raised(identified(), "airAttack")).toEqual({ level: 2, told: 1 });
    expect(raised(night(identified()), "airAttack")).toEqual({ level: 1, told: 0 });
    expect(raised(identified(), "submarine")).toEqual({ level: 1, told: 0 });
  });

  it("the ID never falls", () => {
    const known = withForce(identified(), "allied", CONVOY, { idLevel: 3 });
    expect(raised(known, "submarine")).toEqual({ level: 3, told: 0 });
  });
});
