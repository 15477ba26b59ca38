import { describe, expect, it } from "vitest";
import { force, only, play, table, withDeck, withForce } from "../../../../../test/fixtures/pq17/table";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";

const { facts } = pack.charts.DECKS;

describe("10.2 what ice costs", () => {
  const entering = (expected: "light_drift" | "heavy_drift", dice: readonly number[]) => {
    const state = only(only(table("move_blocks"), "axis"), "allied", "tf_home_fleet");
    const ice: Snapshot["ice"] = { ...state.ice, west_v: { expected, fixed: true } };
    const placed = withForce({ ...state, ice }, "allied", "tf_home_fleet", { at: "0306" });
    const deck = facts.allied.filter(({ damage, plus }) => damage + plus === 0).map(({ no }) => no);
    const input = { piece: "tf_home_fleet", speed: "moderate", path: ["0305"], cross: "solid_pack" };
    return play("moveForce", withDeck(placed, "allied", ...deck), input, dice);
  };

  it("10.2.2 Light Drift is crossed and costs a card", () => {
    const { rolls, snapshot } = entering("light_drift", [1]);
    expect(rolls.map(({ label }) => label)).toEqual(["ice-damage-card"]);
    expect(force(snapshot, "allied", "tf_home_fleet").at).toBe("0305");
  });

  it("10.2.3 Heavy Drift is crossed by the Allies and costs two cards", () => {
    const { rolls, snapshot } = entering("heavy_drift", [1, 1]);
    expect(rolls.map(({ label }) => label)).toEqual(["ice-damage-card", "ice-damage-card"]);
    expect(force(snapshot, "allied", "tf_home_fleet").at).toBe("0305");
  });
});
