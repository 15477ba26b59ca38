import { describe, expect, it } from "vitest";
import { harmed, inBattle, madeOf, met } from "../../../../../test/fixtures/goeben/battle-table";
import { carrying, play, refused, rolled, withShip } from "../../../../../test/fixtures/goeben/table";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import { gunneryDice } from "./gunnery";

const fire = (ship: string, target: string | null, maximumFire = false) => ({ ship, target, maximumFire });

const misses = (count: number) => Array.from({ length: count }, () => 1);

/** Goeben alone in a battle; the Allied ships have no primary guns unless said otherwise. */
function duel(allied: readonly string[] = ["gloucester"], battle = {}, rulings = {}): Snapshot {
  const state = withShip(met(allied, { plan: { rulings } }), "breslau", { space: "pola" });
  return inBattle(state, "gunnery", battle);
}

describe("14.5 German gunnery", () => {
  it("German gunnery has the gun factor, Leadership, crew, gear and morale, less the armor of the target", () => {
    const state = { ...carrying(duel(), "goeben", "reserve_crew", "targeting_calculator"), turn: 2, morale: -1 };
    const played = play("resolveGunneryRound", state, fire("goeben", "gloucester"), misses(10));
    expect(madeOf(played, "gunnery")).toEqual([
      ["GUN_FACTOR", 5],
      ["LEADERSHIP", 4],
      ["RESERVE_CREW", 1],
      ["TARGETING_CALCULATOR", 2],
      ["MORALE", -1],
      ["ARMOR", -1],
    ]);
  });

  it("14.2 the audit says whether a German ship fires or holds its fire", () => {
    const codes = (target: string | null, dice: number[]) =>
      play("resolveGunneryRound", duel(), fire("goeben", target), dice).audit.map(({ code }) => code);
    const held = codes(null, []);
    expect(held).toContain("FIRE_HELD");
    expect(held).not.toContain("SHIP_FIRED");
    const shots = codes("gloucester", misses(8));
    expect(shots).toContain("SHIP_FIRED");
    expect(shots).not.toContain("FIRE_HELD");
  });

  it("D-57 German gunnery counts crew and gear once a ship", () => {
    const state = carrying(
      duel(),
      "goeben",
      "reserve_crew",
      "reserve_crew",
      "targeting_calculator",
      "targeting_calculator",
    );
    expect(gunneryDice(state, pack.charts, "goeben", "primary", { armor: 0, maximumFire: false, night: false })).toBe(
      12,
    );
  });

  it("D-33 a type without guns never fires, and no dice are no fire", () => {
    const none = withShip(duel(), "goeben", { primary: 0 });
    expect(gunneryDice(none, pack.charts, "goeben", "primary", { armor: 0, maximumFire: false, night: false })).toBe(0);
    const weak = withShip(duel(["indomitable", "gloucester"]), "goeben", { primary: 2, leadership: 0, ammunition: 1 });
    expect(refused("resolveGunneryRound", weak, fire("goeben", "indomitable"))).toMatchObject({
      code: "NO_DICE",
      citation: { section: "14.5" },
    });
    const played = play("resolveGunneryRound", weak, fire("goeben", "gloucester"), [1, ...misses(4)]);
    expect(played.outcome.salvo).toMatchObject({ shots: [{ dice: 1 }] });
  });

  it("D-34 a target that usual fire leaves no dice for asks for maximum fire", () => {
    const weak = withShip(duel(["indomitable"]), "goeben", { primary: 2, leadership: 0 });
    expect(refused("resolveGunneryRound", weak, fire("goeben", "indomitable")).code).toBe("MAXIMUM_FIRE_MISMATCH");
    const played = play("resolveGunneryRound", weak, fire("goeben", "indomitable", true), [1, ...misses(4)]);
    expect(played.outcome.salvo).toMatchObject({ shots: [{ dice: 1 }] });
  });

  it("14.5 each 6 hits", () => {
    const played = play("resolveGunneryRound", duel(), fire("goeben", "gloucester"), [6, 5, 4, 3, 2, 1, 6, 5, 5, 5]);
    expect(played.outcome.salvo).toMatchObject({ shots: [{ weapon: "primary", dice: 8, hits: 2 }] });
  });
});

describe("14.11 Allied gunnery", () => {
  it("Allied gunnery has the printed factor, without armor; D-40 gun damage halves it, a second result makes it 0", () => {
    const hold = fire("goeben", null);
    const state = duel(["warrior"]);
    expect(madeOf(play("resolveGunneryRound", state, hold, misses(3)), "allied-gunnery")).toEqual([["GUN_FACTOR", 3]]);
    const hurt = play("resolveGunneryRound", harmed(state, "warrior", { gunHits: 1 }), hold, misses(2));
    expect(madeOf(hurt, "allied-gunnery")).toEqual([
      ["GUN_FACTOR", 3],
      ["GUN_DAMAGE", -1],
    ]);
    const silent = play("resolveGunneryRound", harmed(state, "warrior", { gunHits: 2 }), hold, []);
    expect(rolled(silent, "allied-gunnery")).toEqual([]);
  });
});
