import { describe, expect, it } from "vitest";
import { exampleOfHunt } from "../../../../../test/fixtures/pq17/combat-positions";
import {
  attack,
  found,
  modifiersOf,
  numberOf,
  over,
  PACK,
  ship,
} from "../../../../../test/fixtures/pq17/submarine-kit";
import {
  CONVOY,
  force,
  inWeather,
  play,
  refused,
  withDeck,
  withForce,
  withOwn,
} from "../../../../../test/fixtures/pq17/table";
import type { Snapshot } from "../../snapshot";
import type { Ship } from "../1-2-forces/state";

describe("7.1.1 finding the target", () => {
  it("a failed card ends the attack, and the pack has made it", () => {
    const state = withDeck(over(3), "axis", 36);
    const { outcome, snapshot, rulings } = play("resolveSubmarineCombat", state, attack(state), [1]);
    expect(outcome).toMatchObject({ located: { found: false, cards: 1 }, combat: null });
    expect(rulings).toContain("D-20");
    expect(snapshot.pending).toBeNull();
    expect(force(snapshot, "allied", CONVOY).idLevel).toBe(1);
    expect(refused("resolveSubmarineCombat", snapshot, attack(state))).toMatchObject({ code: "ALREADY_FOUGHT" });
  });

  it("a second card follows where the target is shadowed", () => {
    const block = numberOf(over(3), "allied", CONVOY);
    const state = withOwn(withDeck(over(3), "axis", 33, 36), "axis", {
      shadowing: [{ target: block, by: "sector", id: "barents" }],
    });
    const { outcome, rolls } = play("resolveSubmarineCombat", state, attack(state), [2, 1, 9]);
    expect(rolls.map(({ label }) => label)).toEqual(["locate-card", "locate-card", "sub-combat"]);
    expect(outcome).toMatchObject({ located: { found: true, cards: 2 } });
    const narrow: Snapshot = { ...state, options: ["second_location_card"] };
    expect(play("resolveSubmarineCombat", narrow, attack(state), [2]).outcome).toMatchObject({
      located: { found: false, cards: 1 },
    });
  });

  it("a convoy that is not identified cannot be attacked", () => {
    const state = withForce(over(3), "allied", CONVOY, { identified: false, idLevel: 0 });
    expect(refused("resolveSubmarineCombat", state, attack(state))).toMatchObject({
      code: "NO_TARGET",
      citation: { section: "7.1.1" },
    });
  });

  it("6.2.2 a Wolf Pack is denied by a card with a submarine", () => {
    const state = withDeck(exampleOfHunt(), "allied", 34);
    const input = { force: "tf_home_fleet", block: numberOf(state, "axis", "wolf_pack_eisteufel_2") };
    expect(play("resolveOffensiveAsw", state, input, [1]).outcome).toMatchObject({
      located: { found: false, denied: "wolf_pack" },
    });
  });
});

describe("7.4 who may attack", () => {
  const closed = (state: Snapshot) => refused("resolveSubmarineCombat", state, attack(state));

  it("5.2 a Wolf Pack that has moved may not, one that was kept in its hex may", () => {
    const { moved } = force(over(3), "axis", PACK);
    const away = withForce(over(3), "axis", PACK, { moved: { ...moved, hexes: 1, entered: ["0410"] } });
    expect(closed(away)).toMatchObject({ code: "PACK_MOVED", citation: { section: "5.2" } });
    const kept = withForce(over(3), "axis", PACK, { moved: { ...moved, hexes: 1, speed: "slow", done: true } });
    expect(play("resolveSubmarineCombat", kept, attack(kept), [1, 5]).outcome).toMatchObject({
      located: { found: true },
    });
  });

  it("6.3.2 a Wolf Pack that shadows may not", () => {
    const state = over(3);
    const shadowing = [{ target: numberOf(state, "allied", CONVOY), by: "force" as const, id: PACK }];
    expect(closed(withOwn(state, "axis", { shadowing }))).toMatchObject({ code: "PACK_SHADOWS" });
  });

  it("7.3.2 a Wolf Pack whose torpedoes are spent may not", () => {
    const state = withForce(over(3), "axis", PACK, { units: [ship("ss_german", 3, ["torps_expended"])] });
    expect(closed(state)).toMatchObject({ code: "TORPEDOES_SPENT", citation: { section: "7.3.2" } });
  });

  it("once in a segment, and again in the next", () => {
    const { snapshot } = play("resolveSubmarineCombat", withDeck(over(3), "axis", 36), attack(over(3)), [1]);
    expect(snapshot.sides.axis.fought).toEqual([PACK]);
    const after = play("endPhase", snapshot, {}).snapshot;
    expect(after.phase).toBe("surface_combat");
    expect(after.sides.axis.fought).toEqual([]);
  });

  it("a target is named until the combat is over, and by the owner of the pack alone", () => {
    const { snapshot } = play("resolveSubmarineCombat", over(3), attack(over(3)), [1, 9]);
    expect(refused("endPhase", snapshot, {})).toMatchObject({ code: "DECISION_PENDING" });
    expect(refused("chooseSubmarineTargets", over(3), { categories: ["merchant"] })).toMatchObject({
      code: "NOTHING_PENDING",
    });
    const many = Array.from({ length: 4 }, () => "merchant");
    expect(refused("chooseSubmarineTargets", snapshot, { categories: many }).code).toBe("CHOICE_COUNT");
  });
});

describe("7.4 the order of attack", () => {
  const order = (state: Snapshot, die: number, id = PACK) =>
    play("resolveSubmarineCombat", state, attack(state, id), [1, die]).rolls[1];
  const codes = (state: Snapshot) => modifiersOf(order(state, 9)).map(({ code, value }) => [code, value]);

  it("ASW dice, the size and the ID of the pack modify it", () => {
    // 6 CS of DD and TB make two dice, 3 CS of ES three.
    expect(codes(over(3))).toEqual([
      ["PACK_3", 1],
      ["ESCORTS", -5],
    ]);
    expect(codes(over(1))).toEqual([
      ["PACK_1", -1],
      ["ESCORTS", -5],
    ]);
    const seen = withForce(over(4), "axis", PACK, { identified: true, idLevel: 3 });
    expect(codes(seen)).toEqual([
      ["PACK_4", 2],
      ["PACK_ID", -3],
      ["ESCORTS", -5],
    ]);
  });

  it("modifiers end at -6", () => {
    const seen = withForce(over(1), "axis", PACK, { identified: true, idLevel: 3 });
    expect(codes(seen)).toEqual([
      ["PACK_1", -1],
      ["PACK_ID", -3],
      ["ESCORTS", -5],
      ["LIMIT", 3],
    ]);
    expect(order(seen, 9)).toMatchObject({ modified: 3 });
  });

  it("weather, light and a TF at High speed modify it", () => {
    const poor = { ...inWeather(over(2), "reduced_visibility"), light: { am: "night", pm: "night" } as const };
    expect(codes(withDeck(poor, "axis", found.night))).toEqual([
      ["NIGHT", 2],
      ["ESCORTS", -5],
      ["REDUCED_VISIBILITY", 1],
    ]);
    const storm = inWeather(over(2), "storm");
    expect(codes(storm)).toEqual([
      ["ESCORTS", -5],
      ["STORM", -1],
    ]);
    const fleet = force(storm, "allied", "tf_home_fleet");
    const moved = { ...fleet.moved, speed: "high" as const, hexes: 3, entered: ["0410"] };
    let state = withForce(over(2), "allied", "tf_home_fleet", { at: "0410", identified: true, idLevel: 1, moved });
    state = withForce(state, "allied", "tf_home_fleet", { units: [ship("duke_of_york", 4)] });
    const input = { force: PACK, block: numberOf(state, "allied", "tf_home_fleet") };
    const { rolls } = play("resolveSubmarineCombat", state, input, [1, 9]);
    expect(modifiersOf(rolls[1]).map(({ code }) => code)).toEqual(["TARGET_TF", "TARGET_TF_HIGH_SPEED"]);
  });

  it("7 ships Dead in the Water and towing ships do not count", () => {
    const units = [ship("mv", 16), ship("dd_ai", 3, ["diw"]), { ...ship("tb_old", 3), tow: "mv" }, ship("dd_us", 1)];
    expect(codes(withForce(over(2), "allied", CONVOY, { units }))).toEqual([["ESCORTS", -1]]);
  });

  it("where none may attack the ASW attack follows at once", () => {
    const { outcome, rolls } = play("resolveSubmarineCombat", over(2), attack(over(2)), [1, 0, 1, 1, 1, 1]);
    expect(rolls.slice(2).map(({ label }) => label)).toEqual(["asw", "asw", "asw", "asw"]);
    expect(outcome).toMatchObject({ combat: { before: 0, after: 0, waiting: false, attacks: [] } });
  });

  it("no more attack than there are submarines", () => {
    const alone = withForce(over(2), "allied", CONVOY, { units: [ship("mv", 3)] });
    const { outcome } = play("resolveSubmarineCombat", alone, attack(alone), [1, 9]);
    expect(outcome).toMatchObject({ combat: { before: 2, after: 0 } });
  });
});

describe("7.4.1 ASW", () => {
  /** A pack that has found a convoy of some ships, with so many CS to attack before and after. */
  const fight = (boats: number, escorts: Ship[], before: number, after: number, odd = false): Snapshot => {
    const state = withForce(over(boats), "allied", CONVOY, { units: [ship("mv", 9), ...escorts] });
    const ids = { pack: PACK, target: CONVOY };
    const pending = { decision: "sub_targets", side: "axis", ...ids, before, after, odd, offensive: false } as const;
    return { ...state, pending: { ...pending, surface: null } };
  };
  const aim = (state: Snapshot, categories: string[], ...dice: number[]) =>
    play("chooseSubmarineTargets", state, { categories }, dice);

  it("D-14 left-over dice go to the largest remainder, and by whole threes first", () => {
    const state = fight(4, [ship("dd_ai", 4), ship("dd_us", 2), ship("dd_type7", 2)], 0, 1);
    const { outcome } = aim(state, ["auxiliary"], 0, 0, 0);
    expect(outcome).toMatchObject({ combat: { asw: [{ nation: "british" }, { nation: "us" }, { nation: "soviet" }] } });
    const equal = fight(4, [ship("dd_ai", 1), ship("dd_us", 1), ship("dd_type7", 1)], 0, 1);
    expect(aim(equal, ["auxiliary"], 0).outcome).toMatchObject({ combat: { asw: [{ nation: "british" }] } });
  });

  it("no more dice than twice the submarines, the last of the list being dropped", () => {
    const state = fight(1, [ship("dd_ai", 3), ship("es_british", 3)], 0, 1);
    const { outcome } = aim(state, ["auxiliary"], 0, 0);
    expect(outcome).toMatchObject({ combat: { asw: [{ from: "ships" }, { from: "escorts" }] } });
  });

  it("D-15 a submarine held down attacks no more, and a sunk one takes its attack with it", () => {
    const held = aim(fight(3, [ship("dd_ai", 3)], 0, 2), ["heavy_ship", "heavy_ship"], 5);
    expect((held.outcome.combat as { attacks: unknown[] }).attacks).toHaveLength(1);
    expect(held.rulings).toContain("D-15");
    const sunk = aim(fight(2, [ship("dd_ai", 3)], 0, 2), ["heavy_ship", "heavy_ship"], 8, 9);
    expect((sunk.outcome.combat as { attacks: unknown[] }).attacks).toHaveLength(1);
    expect(sunk.snapshot.vp.total).toBe(1);
  });

  it("D-16 the most severe results are kept, one to a submarine at most", () => {
    const { snapshot, outcome, rulings } = aim(
      fight(2, [ship("es_british", 4)], 0, 2),
      ["heavy_ship", "heavy_ship"],
      ...[5, 8, 0, 8, 9, 8, 1],
    );
    expect(rulings).toContain("D-16");
    expect(outcome).toMatchObject({
      combat: {
        heldDown: 0,
        attacks: [],
        asw: [{ result: "held_down" }, { result: "damaged" }, { result: "sunk" }, { result: "damaged" }],
      },
    });
    expect(snapshot.sides.axis.forces.some(({ id }) => id === PACK)).toBe(false);
    expect(snapshot.sides.axis.sunk).toMatchObject([{ unit: "ss_german", cs: 1 }]);
    expect(snapshot.sides.axis.removed).toMatchObject([{ why: "asw_damage" }]);
    expect(snapshot.vp.total).toBe(1);
    expect(snapshot.pending).toBeNull();
  });

  it("an Air Radius helps, Storm and Gale hinder", () => {
    const near = (state: Snapshot) =>
      withForce(withForce(state, "allied", CONVOY, { at: "0705" }), "axis", PACK, { at: "0705" });
    const state = fight(2, [ship("dd_ai", 3)], 0, 1);
    const die = (at: Snapshot) => modifiersOf(aim(at, ["heavy_ship"], 0).rolls[0]);
    expect(die(state)).toEqual([]);
    expect(die(near(state))).toMatchObject([{ code: "AIR_RADIUS", value: 1 }]);
    expect(die(inWeather(state, "storm"))).toMatchObject([{ code: "STORM" }]);
    expect(die(inWeather(state, "gale"))).toMatchObject([{ code: "GALE" }]);
  });

  it("escorts sunk by the first submarines throw no dice", () => {
    const { rolls } = aim(fight(2, [ship("es_british", 1)], 1, 0), ["escort"], 9, 9);
    expect(rolls.map(({ label }) => label)).toEqual(["torpedo-attack", "torpedo-damage"]);
  });

  it("D-17 the torpedoes are spent on an odd roll if every submarine attacked, and then alone", () => {
    const spent = (state: Snapshot, categories: string[]) =>
      force(aim(state, categories).snapshot, "axis", PACK).units[0]?.marks;
    const both = ["heavy_ship", "auxiliary"];
    expect(spent(fight(2, [], 1, 1, true), both)).toEqual(["torps_expended"]);
    expect(spent(fight(2, [], 1, 1, false), both)).toEqual([]);
    expect(spent(fight(3, [], 1, 1, true), both)).toEqual([]);
  });

  it("D-61 a second submarine sees what the first did", () => {
    const { rolls } = aim(fight(2, [], 2, 0), ["merchant", "merchant"], 1, 7, 1, 9, 7, 2);
    const attacks = rolls.filter(({ label }) => label === "torpedo-attack");
    expect(attacks.map((roll) => modifiersOf(roll).map(({ code }) => code))).toEqual([
      ["TARGET_CONVOY_SHIP"],
      ["TARGET_CONVOY_SHIP", "TARGET_DIW_OR_TOW"],
    ]);
  });

  it("a convoy that is gone is no target any more", () => {
    const state = withForce(fight(2, [], 2, 0), "allied", CONVOY, { units: [ship("mv", 1)] });
    const { outcome, snapshot } = aim(state, ["merchant", "merchant"], 9, 8);
    expect(outcome).toMatchObject({ combat: { attacks: [{ result: "hit" }, { result: "absent" }], asw: [] } });
    expect(snapshot.sides.allied.forces.some(({ id }) => id === CONVOY)).toBe(false);
  });
});

describe("7.4 the most submarines that may attack", () => {
  it("fewer submarines than the most may attack, and then the torpedoes are not spent", () => {
    const state = over(2);
    const attack = { force: PACK, block: numberOf(state, "allied", CONVOY) };
    const { snapshot } = play("resolveSubmarineCombat", state, attack, [1, 9]);
    expect(snapshot.pending).toMatchObject({ decision: "sub_targets", odd: true, before: 1, after: 1 });
    const one = play("chooseSubmarineTargets", snapshot, { categories: ["heavy_ship"] }, [0, 0, 0, 0]);
    expect(one.outcome).toMatchObject({ combat: { attacks: [{ result: "absent" }] } });
    expect(force(one.snapshot, "axis", PACK).units).toMatchObject([{ cs: 2, marks: [] }]);
    const both = play("chooseSubmarineTargets", snapshot, { categories: ["heavy_ship", "heavy_ship"] }, [0, 0, 0, 0]);
    expect(force(both.snapshot, "axis", PACK).units).toMatchObject([{ cs: 2, marks: ["torps_expended"] }]);
  });
});
