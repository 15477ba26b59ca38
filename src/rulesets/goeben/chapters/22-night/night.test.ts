import { describe, expect, it } from "vitest";
import { inBattle, madeOf, met } from "../../../../../test/fixtures/goeben/battle-table";
import { atSpace, carrying, play, table, withShip } from "../../../../../test/fixtures/goeben/table";
import type { Snapshot } from "../../snapshot";

const fire = (ship: string, target: string | null, maximumFire = false) => ({ ship, target, maximumFire });

const misses = (count: number) => Array.from({ length: count }, () => 1);

/** Goeben alone in a battle; the Allied ships have no primary guns unless said otherwise. */
function duel(allied: readonly string[] = ["gloucester"], battle = {}, rulings = {}): Snapshot {
  const state = withShip(met(allied, { plan: { rulings } }), "breslau", { space: "pola" });
  return inBattle(state, "gunnery", battle);
}

/** Goeben and Breslau at a port or base in the Shore Bombardment phase. */
function off(space: string, plan = {}): Snapshot {
  return atSpace(table("bombardment", {}, plan), space);
}

describe("22.0 night", () => {
  it("night halves gun factors, fractions up, after maximum fire doubled them (D-53)", () => {
    const night = duel(["warrior"], { night: true });
    const usual = play("resolveGunneryRound", night, fire("goeben", "warrior"), misses(5 + 2));
    expect(madeOf(usual, "gunnery")).toContainEqual(["NIGHT", -2]);
    expect(madeOf(usual, "allied-gunnery")).toEqual([
      ["GUN_FACTOR", 3],
      ["NIGHT", -1],
    ]);
    expect(usual.rulings).toContain("D-53");
    const hard = play("resolveGunneryRound", night, fire("goeben", "warrior", true), misses(7 + 2));
    expect(madeOf(hard, "gunnery")).toContainEqual(["NIGHT", -5]);
  });

  it("night does not hinder a ship with Searchlights", () => {
    const night = carrying(duel(["gloucester"], { night: true }), "goeben", "optics_searchlights");
    const played = play("resolveGunneryRound", night, fire("goeben", "gloucester"), misses(8));
    expect(madeOf(played, "gunnery").map(([code]) => code)).not.toContain("NIGHT");
    expect(played.rulings).not.toContain("D-53");
  });
});

describe("22.0 night", () => {
  it("night is rolled for naval battles only (D-53)", () => {
    const state = { ...off("bone"), options: { ...off("bone").options, nightCombat: true } };
    expect(play("beginBombardment", state, { space: "bone" }).snapshot.battle).toMatchObject({ night: false });
  });
});
