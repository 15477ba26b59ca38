import { describe, expect, it } from "vitest";
import { contextOn, table, withForce } from "../../../../../test/fixtures/pq17/table";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import { forceOf } from "../shared/game";
import { strikeMines } from "./mines";

const base = (): Snapshot => table("submarine_combat", "axis");

describe("13.5 mines", () => {
  const mined = (state: Snapshot, side: Side, id: string, ...faces: number[]) => {
    const { ctx, over } = contextOn(state, ...faces);
    strikeMines(ctx, side, forceOf(ctx.state, side, id));
    over();
    return ctx.state;
  };
  const alone = (unit: string, cs: number): Snapshot =>
    withForce(base(), "allied", "tf_cruiser_cover", {
      units: [{ unit, cs, rotated: false, marks: [], tow: null, torpedoesSpent: 0, oil: null }],
    });

  it("three attacks on ships picked at random, without a pick where there is one candidate", () => {
    const before = base();
    const after = mined(before, "allied", "tf_cruiser_cover", 1, 0, 5, 7, 7, 7);
    expect(after.sides.allied.forces).toEqual(before.sides.allied.forces);
  });

  it("strike one ship twice at most", () => {
    const state = mined(alone("london", 3), "allied", "tf_cruiser_cover", 8, 0, 8, 0);
    expect(forceOf(state, "allied", "tf_cruiser_cover").units).toMatchObject([{ cs: 1 }]);
  });

  it("strike one CS of light ships once at most", () => {
    const state = mined(alone("dd_us", 1), "allied", "tf_cruiser_cover", 9, 0);
    expect(forceOf(state, "allied", "tf_cruiser_cover").units).toMatchObject([{ cs: 1, marks: ["crippled"] }]);
  });

  it("sink one submarine of a Wolf Pack, without a roll for damage", () => {
    const state = mined(base(), "axis", "wolf_pack_eisteufel_2", 1, 5, 1, 8);
    expect(forceOf(state, "axis", "wolf_pack_eisteufel_2").units).toMatchObject([{ cs: 2 }]);
    expect(state.vp.total).toBe(1);
  });
});
