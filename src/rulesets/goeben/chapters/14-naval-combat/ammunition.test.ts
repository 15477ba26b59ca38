import { describe, expect, it } from "vitest";
import { inBattle, madeOf, met } from "../../../../../test/fixtures/goeben/battle-table";
import { carrying, play, refused, rolled, table, withShip } from "../../../../../test/fixtures/goeben/table";
import type { Snapshot } from "../../snapshot";

const fire = (ship: string, target: string | null, maximumFire = false) => ({ ship, target, maximumFire });

const misses = (count: number) => Array.from({ length: count }, () => 1);

/** Goeben alone in a battle; the Allied ships have no primary guns unless said otherwise. */
function duel(allied: readonly string[] = ["gloucester"], battle = {}, rulings = {}): Snapshot {
  const state = withShip(met(allied, { plan: { rulings } }), "breslau", { space: "pola" });
  return inBattle(state, "gunnery", battle);
}

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

describe("14.10 torpedo reload", () => {
  const loaded = (torpedoes: number, plan = {}): Snapshot =>
    withShip(carrying(table("raiding", {}, plan), "breslau", "torpedo_reload", "torpedo_reload"), "breslau", {
      torpedoes,
    });

  it("14.10 a reload sets the torpedoes to the maximum and goes to Available", () => {
    const { snapshot } = play("reloadTorpedoes", loaded(0), { ship: "breslau" });
    expect(snapshot.ships.breslau).toMatchObject({
      torpedoes: 2,
      boxes: ["torpedo_reload", null, null, null],
      outfitted: false,
    });
  });

  it("14.10 errata and Cargo Chart: a ship reloads only when no torpedo is left, unless reloadOnlyAtZero is off (D-77)", () => {
    expect(refused("reloadTorpedoes", loaded(1), { ship: "breslau" })).toMatchObject({ code: "TORPEDOES_LEFT" });
    const empty = play("reloadTorpedoes", loaded(0), { ship: "breslau" });
    expect(empty.outcome).toMatchObject({ torpedoes: 2 });
    expect(empty.rulings).toEqual(["D-77"]);
    const plan = { rulings: { reloadOnlyAtZero: false } };
    expect(play("reloadTorpedoes", loaded(1, plan), { ship: "breslau" }).rulings).toContain("D-77");
  });

  it("D-77 a game begun under the earlier default keeps it in its snapshot", () => {
    const before = { ...loaded(1), rulings: { ...loaded(1).rulings, reloadOnlyAtZero: false } };
    expect(play("reloadTorpedoes", before, { ship: "breslau" }).outcome).toMatchObject({ torpedoes: 2 });
  });

  it("14.10 a full ship, or one without the gear, cannot reload", () => {
    expect(refused("reloadTorpedoes", loaded(2), { ship: "breslau" })).toMatchObject({
      code: "TORPEDOES_FULL",
      citation: { section: "14.10" },
    });
    expect(refused("reloadTorpedoes", loaded(0), { ship: "goeben" })).toMatchObject({
      code: "NO_TORPEDO_RELOAD",
      citation: { section: "14.10" },
    });
    expect(refused("reloadTorpedoes", table("raiding"), { ship: "goeben" }).code).toBe("NO_TORPEDO_RELOAD");
  });

  it.each([
    "outfitting",
    "intelligence",
    "movement",
    "incidents",
    "naval_combat",
    "raiding",
    "bombardment",
    "objective",
  ] as const)("14.10 reloading is open in phase %s", (phase) => {
    const campaign = { options: { campaign: true } };
    const state = { ...loaded(0, campaign), phase, orderAchieved: phase === "objective" };
    expect(play("reloadTorpedoes", state, { ship: "breslau" }).snapshot.phase).toBe(phase);
  });
});
