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

describe("14.8 ammunition", () => {
  it("ammunition is one for the whole battle, paid at the first gun fire (D-35)", () => {
    const first = play("resolveGunneryRound", duel(), fire("goeben", "gloucester"), misses(8));
    expect(first.snapshot).toMatchObject({ ships: { goeben: { ammunition: 5 } }, battle: { paid: ["goeben"] } });
    expect(first.rulings).toContain("D-35");
    const second = play("resolveGunneryRound", first.snapshot, fire("goeben", "gloucester"), misses(6 + 3));
    expect(second.snapshot.ships.goeben.ammunition).toBe(5);
    expect(second.rulings).not.toContain("D-35");
  });

  it("ammunition is not spent by a ship that holds fire", () => {
    const held = play("resolveGunneryRound", duel(), fire("goeben", null));
    expect(held.snapshot.ships.goeben.ammunition).toBe(6);
    expect(held.outcome.salvo).toBeNull();
    expect(refused("resolveGunneryRound", duel(), fire("goeben", null, true)).code).toBe("MAXIMUM_FIRE_MISMATCH");
  });

  it("with ammunition 0 the guns cannot be used, and play goes to the torpedoes", () => {
    const out = withShip(inBattle(met(["gloucester"]), "break_off"), "goeben", { ammunition: 0 });
    const empty = withShip(out, "breslau", { ammunition: 0 });
    const played = play("acceptBattle", empty, {}, misses(4));
    expect(played.snapshot).toMatchObject({ phase: "torpedoes", battle: { round: 3 } });
    const once = play("acceptBattle", out, {}, []);
    expect(once.snapshot).toMatchObject({ phase: "gunnery", battle: { round: 1 } });
    expect(refused("resolveGunneryRound", once.snapshot, fire("goeben", "gloucester"))).toMatchObject({
      code: "NOTHING_TO_FIRE",
      citation: { section: "14.2" },
    });
  });
});

describe("14.9 maximum fire", () => {
  it("maximum fire costs 2 Ammunition and doubles the gun factor alone, for the whole battle (D-34)", () => {
    const first = play("resolveGunneryRound", duel(), fire("goeben", "gloucester", true), misses(13));
    expect(madeOf(first, "gunnery")).toEqual([
      ["GUN_FACTOR", 5],
      ["MAXIMUM_FIRE", 5],
      ["LEADERSHIP", 4],
      ["ARMOR", -1],
    ]);
    expect(first.snapshot).toMatchObject({ ships: { goeben: { ammunition: 4 } }, battle: { maximumFire: ["goeben"] } });
    expect(first.rulings).toContain("D-34");
    const second = play("resolveGunneryRound", first.snapshot, fire("goeben", "gloucester"), misses(9 + 3));
    expect(rolled(second, "gunnery")[0]!.faces).toHaveLength(9);
  });

  it("with maxFireScope all_dice maximum fire doubles the complete sum", () => {
    const state = duel(["gloucester"], {}, { maxFireScope: "all_dice" });
    const played = play("resolveGunneryRound", state, fire("goeben", "gloucester", true), misses(16));
    expect(madeOf(played, "gunnery")).toEqual([
      ["GUN_FACTOR", 5],
      ["LEADERSHIP", 4],
      ["ARMOR", -1],
      ["MAXIMUM_FIRE", 8],
    ]);
  });

  it("maximum fire is declared at the first gun fire, and needs 2 Ammunition", () => {
    const short = withShip(duel(), "goeben", { ammunition: 1 });
    expect(refused("resolveGunneryRound", short, fire("goeben", "gloucester", true))).toMatchObject({
      code: "AMMUNITION_SHORT",
      citation: { section: "14.9" },
    });
    const late = duel(["gloucester"], { paid: ["goeben"] });
    expect(refused("resolveGunneryRound", late, fire("goeben", "gloucester", true)).code).toBe("MAXIMUM_FIRE_TOO_LATE");
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
