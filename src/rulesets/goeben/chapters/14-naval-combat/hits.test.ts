import { describe, expect, it } from "vitest";
import { harmed, inBattle, met } from "../../../../../test/fixtures/goeben/battle-table";
import { play, refused, rolled, withShip } from "../../../../../test/fixtures/goeben/table";
import type { Snapshot } from "../../snapshot";
import type { GermanShip } from "../3-setup/state";
import type { Combatant } from "./state";

/** Goeben alone at sea with Allied ships. */
function alone(allied: readonly string[], goeben: Partial<GermanShip> = {}): Snapshot {
  return withShip(withShip(met(allied), "breslau", { space: "pola" }), "goeben", goeben);
}

/** D'Entrecasteaux fires her one primary gun at Goeben and hits; Goeben holds fire. */
function hitByGun(goeben: Partial<GermanShip>, ...hit: number[]) {
  const state = inBattle(alone(["d_entrecasteaux"], goeben), "gunnery");
  return play("resolveGunneryRound", state, { ship: "goeben", target: null, maximumFire: false }, [6, ...hit]);
}

/** D'Entrecasteaux hits Goeben with one torpedo, which ends the battle. */
function hitByTorpedo(goeben: Partial<GermanShip>, hit: readonly number[], rulings = {}) {
  const state = inBattle(alone(["d_entrecasteaux"], goeben), "torpedoes", { round: 3 });
  const ruled = { ...state, rulings: { ...state.rulings, ...rulings } };
  return play("resolveTorpedoRound", ruled, { ship: "goeben", torpedoes: 0, target: null }, [5, 1, ...hit]);
}

/** Goeben fires one die of guns at HMS Gloucester and hits. */
function gunHit(hit: number, damage: Partial<Combatant> = {}, target = "gloucester") {
  const state = inBattle(alone([target, "troop_convoy_2"], { leadership: 0, primary: 2 }), "gunnery");
  return play("resolveGunneryRound", harmed(state, target, damage), { ship: "goeben", target, maximumFire: false }, [
    6,
    hit,
  ]);
}

/** Goeben fires two torpedoes, one die, at HMS Gloucester and hits; nobody answers. */
function torpedoHit(hit: number) {
  const state = inBattle(alone(["gloucester", "troop_convoy_2"], { leadership: 0 }), "torpedoes", { round: 3 });
  const quiet = harmed(state, "gloucester", { torpedoesOut: true });
  return play("resolveTorpedoRound", quiet, { ship: "goeben", torpedoes: 2, target: "gloucester" }, [5, hit]);
}

const goeben = ({ snapshot }: { snapshot: Snapshot }): GermanShip => snapshot.ships.goeben;

const target = ({ snapshot }: { snapshot: Snapshot }): Combatant => snapshot.battle!.allied[0]!;

describe("14.7 the Gunnery Hit Chart against a German ship", () => {
  it("1 takes one from each type of gun", () => {
    expect(goeben(hitByGun({}, 1))).toMatchObject({ primary: 4, secondary: 2, tertiary: 1, hull: 12 });
  });

  it("2 takes two from each type of gun; D-41 an index that comes to 0 costs 5 VP", () => {
    const played = hitByGun({}, 2);
    expect(goeben(played)).toMatchObject({ primary: 3, secondary: 1, tertiary: 0 });
    expect(played.snapshot.vp).toBe(-5);
    expect(played.rulings).toContain("D-41");
    expect(played.snapshot.battle).toMatchObject({ lost: 5, gained: 0 });
  });

  it("6.3 an index at 0 stays there and costs nothing more", () => {
    const played = hitByGun({ tertiary: 0 }, 2);
    expect(goeben(played)).toMatchObject({ primary: 3, secondary: 1, tertiary: 0 });
    expect(played.snapshot.vp).toBe(0);
  });

  it("3 takes a Hull box, the highest, with its cargo (D-56)", () => {
    const boxes = Array.from({ length: 12 }, (_, box) => (box >= 10 ? ("wireless" as const) : null));
    const played = hitByGun({ boxes }, 3);
    expect(goeben(played).hull).toBe(11);
    expect(goeben(played).boxes.slice(10)).toEqual(["wireless", null]);
    expect(played.rulings).toContain("D-56");
  });

  it("4 takes one from Engines", () => {
    expect(goeben(hitByGun({}, 4))).toMatchObject({ engines: 5, hull: 12, primary: 5 });
  });

  it.each([1, 3, 5])("5 hits the bridge: with an odd die (%i) Leadership falls by one", (die) => {
    expect(goeben(hitByGun({}, 5, die)).leadership).toBe(3);
  });

  it.each([2, 4, 6])("5 hits the bridge: with an even die (%i) nothing happens", (die) => {
    expect(goeben(hitByGun({}, 5, die))).toMatchObject({ leadership: 4, hull: 12, engines: 6 });
  });

  it("6 is critical: Hull and Engines each lose one die", () => {
    const played = hitByGun({}, 6, 4);
    expect(goeben(played)).toMatchObject({ hull: 8, engines: 2 });
    expect(rolled(played, "critical-hit")).toHaveLength(1);
  });

  it("D-41 Engines taken to 0 cost 5 VP, but not by the hit that sinks the ship", () => {
    expect(hitByGun({}, 6, 6).snapshot.vp).toBe(-5);
    const sunk = hitByGun({ hull: 6 }, 6, 6);
    expect(goeben(sunk)).toMatchObject({ status: "sunk", space: null, hull: 0 });
    expect(sunk.snapshot.vp).toBe(-40);
    expect(sunk.rulings).toContain("D-82");
  });

  it("14.7 every hit of a salvo is rolled, also on a ship that has sunk meanwhile", () => {
    const state = inBattle(alone(["warrior"], { hull: 1 }), "gunnery");
    const hold = { ship: "goeben", target: null, maximumFire: false };
    const played = play("resolveGunneryRound", state, hold, [6, 6, 1, 3, 2]);
    expect(goeben(played)).toMatchObject({ status: "sunk", primary: 5, tertiary: 2 });
    expect(rolled(played, "gunnery-hit")).toHaveLength(2);
    expect(played.rulings).toContain("D-36");
  });
});

describe("14.7 the Torpedo Hit Chart against a German ship", () => {
  it.each([
    [1, { hull: 11, engines: 6 }],
    [2, { hull: 10, engines: 6, torpedoes: 2 }],
    [3, { hull: 12, engines: 5 }],
    [4, { hull: 12, engines: 4 }],
    [5, { hull: 12, engines: 6 }],
  ])("%i", (die, after) => {
    expect(goeben(hitByTorpedo({}, [die]))).toMatchObject(after);
  });

  it("6 is critical: Hull and Engines each lose one die", () => {
    expect(goeben(hitByTorpedo({}, [6, 5]))).toMatchObject({ hull: 7, engines: 1 });
  });

  it("D-43 result 2 leaves the torpedoes alone; printed, it takes them", () => {
    const ruled = hitByTorpedo({}, [2]);
    expect(ruled.rulings).toContain("D-43");
    expect(goeben(ruled).torpedoes).toBe(2);
    expect(goeben(hitByTorpedo({}, [2], { torpedoHitDisablesTubes: true })).torpedoes).toBe(0);
  });
});

describe("14.13 the Gunnery Hit Chart against an Allied ship", () => {
  it.each([1, 2])("%i is gun damage and counts 1", (die) => {
    expect(target(gunHit(die))).toMatchObject({ gunHits: 1, damage: 1, torpedoesOut: false, sunk: false });
  });

  it("3 is hull damage and counts 1", () => {
    expect(target(gunHit(3))).toMatchObject({ gunHits: 0, engineHits: 0, damage: 1, torpedoesOut: false });
  });

  it("4 is engine damage: no more torpedoes; it counts 1", () => {
    expect(target(gunHit(4))).toMatchObject({ engineHits: 1, damage: 1, torpedoesOut: true });
  });

  it("5 withdraws and counts nothing", () => {
    expect(target(gunHit(5))).toMatchObject({ withdrawn: true, damage: 0, sunk: false });
  });

  it("6 explodes a magazine: sunk at once", () => {
    expect(target(gunHit(6))).toMatchObject({ sunk: true, damage: 0 });
    expect(gunHit(6).rulings).not.toContain("D-38");
  });

  it("14.13 more damage than armor sinks, as much as armor does not (D-38)", () => {
    const sunk = gunHit(3, { damage: 1 });
    expect(target(sunk)).toMatchObject({ damage: 2, sunk: true });
    expect(sunk.rulings).toContain("D-38");
    expect(target(gunHit(3, { damage: 0 })).sunk).toBe(false);
  });

  it("D-38 sunk beats withdrawn, and is seen after the whole salvo", () => {
    const state = inBattle(alone(["gloucester", "troop_convoy_2"], { leadership: 0, primary: 4 }), "gunnery");
    const played = play(
      "resolveGunneryRound",
      state,
      { ship: "goeben", target: "gloucester", maximumFire: false },
      [6, 6, 6, 5, 3, 3],
    );
    expect(target(played)).toMatchObject({ withdrawn: true, damage: 2, sunk: true });
    expect(played.outcome.salvo).toMatchObject({ sunk: true, shots: [{ weapon: "primary", dice: 3, hits: 3 }] });
  });
});

describe("14.13 the Torpedo Hit Chart against an Allied ship", () => {
  const fate = (hit: number) => (torpedoHit(hit).outcome.end as { allied: unknown[] }).allied[0];

  it.each([
    [1, "hull_damage", 1, "damaged"],
    [2, "severe_hull_damage", 1, "damaged"],
    [3, "engine_damage", 1, "damaged"],
    [4, "engine_damage", 1, "damaged"],
    [5, "dud", 0, "unharmed"],
    [6, "magazine", 0, "sunk"],
  ])("%i is %s", (die, result, amount, end) => {
    expect(torpedoHit(die).outcome.salvo).toMatchObject({ results: [{ result, amount }] });
    expect(fate(die)).toEqual({ ship: "gloucester", fate: end });
  });

  it.each([2, 3, 4])("%i stops the torpedoes of the ship before they are fired", (die) => {
    const state = inBattle(alone(["gloucester"], { leadership: 0 }), "torpedoes", { round: 3 });
    const fire = { ship: "goeben", torpedoes: 2, target: "gloucester" };
    expect(rolled(play("resolveTorpedoRound", state, fire, [6, die]), "allied-torpedo-fire")).toEqual([]);
    expect(rolled(play("resolveTorpedoRound", state, fire, [6, 1, 1, 1]), "allied-torpedo-fire")).toHaveLength(1);
  });
});

describe("14.7 ships that are gone", () => {
  it("cannot be fired at again", () => {
    const state = inBattle(alone(["gloucester", "troop_convoy_2"]), "gunnery");
    const gone = harmed(state, "gloucester", { withdrawn: true });
    const fire = { ship: "goeben", target: "gloucester", maximumFire: false };
    expect(refused("resolveGunneryRound", gone, fire)).toMatchObject({
      code: "TARGET_GONE",
      citation: { section: "14.7" },
    });
  });
});
