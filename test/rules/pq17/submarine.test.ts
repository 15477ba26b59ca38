import { describe, expect, it } from "vitest";
import { cloneJson } from "../../../src/core/audit/canonical";
import { auditView } from "../../../src/rulesets/pq17/audit-view";
import { pack } from "../../../src/rulesets/pq17/charts/pack";
import { pq17 } from "../../../src/rulesets/pq17/index";
import { exampleOfDuel, exampleOfHunt, exampleOfPack } from "../../../src/rulesets/pq17/rules/examples-submarine";
import { freshShip } from "../../../src/rulesets/pq17/rules/units";
import type { Snapshot } from "../../../src/rulesets/pq17/snapshot";
import type { Ship } from "../../../src/rulesets/pq17/snapshot-forces";
import { view } from "../../../src/rulesets/pq17/views";
import type { Side } from "../../../src/rulesets/pq17/vocabulary";
import { asked, type Dice, force, inWeather, play, refused, table, withDeck, withForce, withOwn } from "./table";

const ship = (unit: string, cs: number, marks: Ship["marks"] = []): Ship => freshShip(pack.charts, unit, cs, marks);
const PACK = "wolf_pack_eisteufel_1";
const CONVOY = "convoy_pq_17";
const modifiersOf = (roll: Dice | undefined) => (roll !== undefined && "modifiers" in roll ? roll.modifiers : []);
/** Cards of the Axis deck whose row of a force is U in every weather, by day and by night, and one that fails. */
const found = { day: 33, night: 3 };
const lost = 1;
const numberOf = (state: Snapshot, side: Side, id: string) => force(state, side, id).block ?? 0;
const attack = (state: Snapshot, id = PACK) => ({ force: id, block: numberOf(state, "allied", CONVOY) });

/** A Wolf Pack of some CS over the convoy, with a card that finds it. */
function over(boats: number, changes: Partial<Snapshot> = {}): Snapshot {
  const state = withForce(exampleOfPack(), "axis", PACK, { units: [ship("ss_german", boats)] });
  return { ...withDeck(state, "axis", found.day), ...changes };
}

/** 7.4.3 The night convoy of the example: 16 MV, 1 AA, 1 AO, 3 DD, 2 TB and a Soviet ES, in fog, at ID0. */
function exampleConvoy(): Snapshot {
  const units = [
    ship("mv", 16),
    ship("palomares", 1),
    ship("aldersdale", 2),
    ship("dd_ai", 3),
    ship("tb_old", 2),
    ship("es_soviet", 1),
  ];
  let state = inWeather(exampleOfPack(), "fog");
  state = { ...state, light: { am: "night", pm: "night" } };
  state = withForce(state, "allied", CONVOY, { units, identified: true, idLevel: 0 });
  state = withForce(state, "axis", PACK, { units: [ship("ss_german", 3)], identified: true, idLevel: 1 });
  const { at } = force(state, "allied", CONVOY);
  state = withForce(state, "axis", "wolf_pack_eisteufel_2", { at, units: [ship("ss_german", 2)] });
  return withDeck(state, "axis", found.night);
}

describe("7.4.3 the example of two Wolf Packs and a convoy at night in fog", () => {
  it("plays step by step", () => {
    const state = exampleConvoy();
    const first = play("resolveSubmarineCombat", state, attack(state), [1, 3]);
    expect(first.rolls.map(({ label }) => label)).toEqual(["locate-card", "sub-combat"]);
    expect(first.rolls[1]).toMatchObject({ total: 3, modified: 2 });
    expect(first.outcome).toMatchObject({ combat: { before: 0, after: 2, waiting: true } });

    const merchants = { categories: ["merchant", "merchant"] };
    const second = play("chooseSubmarineTargets", first.snapshot, merchants, [2, 4, 7, 10, 7, 8, 3]);
    expect(second.rolls.map(({ label }) => label)).toEqual([
      "asw",
      "asw",
      "asw",
      "sub-target",
      "torpedo-attack",
      "torpedo-damage",
      "torpedo-second-victim",
    ]);
    expect(second.rolls.slice(0, 3)).toMatchObject([{ modified: 2 }, { modified: 4 }, { modified: 6 }]);
    expect(second.outcome).toMatchObject({
      combat: {
        heldDown: 1,
        asw: [
          { nation: "british", from: "ships", result: "none" },
          { nation: "british", from: "ships", result: "none" },
          { nation: "soviet", from: "escorts", result: "held_down" },
        ],
        attacks: [{ category: "merchant", result: "hit", harms: [{ sunk: 1 }, { sunk: 1 }] }],
      },
    });
    expect(second.snapshot.vp.total).toBe(-4);
    expect(force(second.snapshot, "allied", CONVOY)).toMatchObject({ identified: true, idLevel: 1 });
    expect(force(second.snapshot, "axis", PACK)).toMatchObject({ idLevel: 1, units: [{ cs: 3, marks: [] }] });
    expect(second.snapshot.pending).toBeNull();

    const again = withDeck(second.snapshot, "axis", found.night);
    const refuelling = withForce(again, "allied", CONVOY, { refuelling: true });
    const third = play("resolveSubmarineCombat", refuelling, attack(again, "wolf_pack_eisteufel_2"), [1, 7]);
    expect(third.rolls[1]).toMatchObject({ total: 7, modified: 6 });
    expect(third.outcome).toMatchObject({ combat: { before: 2, after: 0, waiting: true } });
    expect(force(third.snapshot, "allied", CONVOY).refuelling).toBe(false);

    const aims = { categories: ["heavy_ship", "merchant"] };
    const fourth = play("chooseSubmarineTargets", third.snapshot, aims, [14, 5, 1, 7, 9, 5]);
    expect(fourth.rolls.map(({ label }) => label)).toEqual([
      "sub-target",
      "torpedo-attack",
      "asw",
      "asw",
      "asw",
      "asw-success",
    ]);
    expect(fourth.outcome).toMatchObject({
      combat: {
        heldDown: 1,
        asw: [{ result: "none" }, { result: "held_down" }, { nation: "soviet", result: "damaged" }],
        attacks: [
          { category: "heavy_ship", result: "absent", harms: [] },
          { category: "merchant", result: "miss", harms: [] },
        ],
      },
    });
    expect(fourth.snapshot.vp.total).toBe(-4);
    expect(force(fourth.snapshot, "axis", "wolf_pack_eisteufel_2")).toMatchObject({
      identified: true,
      idLevel: 1,
      units: [{ cs: 1, marks: ["torps_expended"] }],
    });
    expect(fourth.snapshot.sides.axis.removed).toMatchObject([{ unit: "ss_german", cs: 1, why: "asw_damage" }]);
    expect(force(fourth.snapshot, "allied", CONVOY).idLevel).toBe(1);
  });
});

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
    const kept = withForce(over(3), "axis", PACK, { moved: { ...moved, hexes: 1, done: true } });
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

describe("7.4.2 offensive ASW by a TF", () => {
  const hunt = (): Snapshot => withDeck(exampleOfHunt(), "allied", 31);
  const input = (state: Snapshot) => ({
    force: "tf_home_fleet",
    block: numberOf(state, "axis", "wolf_pack_eisteufel_2"),
  });

  it("the pack fires back; the TF loses a turn of fuel, both become ID1, and its dice suffer -1", () => {
    const state = hunt();
    const before = force(state, "allied", "tf_home_fleet").fuel.marker ?? 0;
    const met = play("resolveOffensiveAsw", state, input(state), [1, 9]);
    expect(met.snapshot.pending).toMatchObject({ decision: "sub_targets", side: "axis", offensive: true });
    expect(view(met.snapshot, "axis").pending).toEqual({ decision: "sub_targets", side: "axis", block: 2 });
    const { before: first, after } = met.outcome.combat as { before: number; after: number };
    const categories = Array.from({ length: first + after }, () => "escort");
    const { rolls, snapshot } = play("chooseSubmarineTargets", met.snapshot, { categories }, [0, 0, 0, 0]);
    const codes = rolls.map((roll) => modifiersOf(roll).map(({ code }) => code));
    expect(codes.every((each) => each.includes("OFFENSIVE_ASW"))).toBe(true);
    expect(force(snapshot, "allied", "tf_home_fleet")).toMatchObject({ identified: true, idLevel: 1 });
    expect(force(snapshot, "allied", "tf_home_fleet").fuel.marker).toBe(before - 1);
    expect(snapshot.phasing).toBe("allied");
  });

  it("a pack whose torpedoes are spent only suffers it", () => {
    const state = withForce(hunt(), "axis", "wolf_pack_eisteufel_2", {
      units: [ship("ss_german", 3, ["torps_expended"])],
    });
    const { outcome } = play("resolveOffensiveAsw", state, input(state), [1, 9, 0, 0, 0, 0]);
    expect(outcome).toMatchObject({ combat: { before: 0, after: 0, waiting: false } });
  });

  it("convoys do not hunt, and a TF without hunters cannot", () => {
    let state = withForce(hunt(), "allied", "tf_home_fleet", { units: [ship("duke_of_york", 4)] });
    state = withForce(state, "allied", "tf_oiler", { at: force(state, "allied", "tf_home_fleet").at });
    expect(refused("resolveOffensiveAsw", state, input(state))).toMatchObject({ code: "NO_HUNTERS" });
    const convoy = refused("resolveOffensiveAsw", state, { ...input(state), force: CONVOY });
    expect(convoy.code).toBe("VALUE_NOT_LISTED");
  });
});

describe("7.4.4 submarines against submarines", () => {
  const meet = (): Snapshot => withDeck(exampleOfDuel(), "allied", 31);
  const input = (state: Snapshot) => ({
    force: "wolf_pack_british_1",
    block: numberOf(state, "axis", "wolf_pack_eisteufel_2"),
  });

  it("surprise lets the attacker fire one die, which sinks one submarine on a success", () => {
    const { outcome, snapshot, rolls } = play("resolveSubmarineDuel", meet(), input(meet()), [1, 7, 8]);
    expect(rolls.map(({ label }) => label)).toEqual(["locate-card", "sub-surprise", "asw"]);
    expect(outcome).toMatchObject({ duel: { surprise: true, fired: "allied", sunk: true } });
    expect(force(snapshot, "axis", "wolf_pack_eisteufel_2").units).toMatchObject([{ cs: 2 }]);
    expect(snapshot.vp.total).toBe(1);
    expect(force(snapshot, "allied", "wolf_pack_british_1").identified).toBe(false);
  });

  it("without it the target fires, and Held Down does nothing", () => {
    const sunk = play("resolveSubmarineDuel", meet(), input(meet()), [1, 6, 9]);
    expect(sunk.outcome).toMatchObject({ duel: { surprise: false, fired: "axis", sunk: true } });
    expect(force(sunk.snapshot, "allied", "wolf_pack_british_1").units).toMatchObject([{ cs: 3 }]);
    const held = play("resolveSubmarineDuel", meet(), input(meet()), [1, 6, 6]);
    expect(held.outcome).toMatchObject({ duel: { sunk: false } });
  });

  it("7.6 weather and an identified attacker change surprise; Soviet submarines suffer -1", () => {
    const known = withForce(inWeather(meet(), "fog"), "allied", "wolf_pack_british_1", {
      identified: true,
      units: [ship("ss_soviet", 2)],
    });
    const { rolls } = play("resolveSubmarineDuel", withDeck(known, "allied", 31), input(known), [1, 6, 8]);
    expect(rolls[1]).toMatchObject({ modifiers: [{ code: "FOG" }] });
    expect(rolls[2]).toMatchObject({ modified: 7, modifiers: [{ code: "SOVIET" }] });
  });
});

describe("A.4 what is told of submarine combat", () => {
  it("7.4.3 the attacker reads the torpedo's dice, not what they were read on, and no effect on the target", () => {
    const state = withForce(over(3), "allied", CONVOY, { units: [ship("mv", 9), ship("jamaica", 4)] });
    const named = play("resolveSubmarineCombat", state, attack(state), [1, 9]).snapshot;
    const { before, after } = named.pending as { before: number; after: number };
    const categories = Array.from({ length: before + after }, () => "heavy_ship");
    const dice = [9, 2, ...Array.from({ length: before + after - 1 }, () => 0)];
    const played = play("chooseSubmarineTargets", named, { categories }, dice);
    const told = auditView(played.audit, "axis", named, played.snapshot);
    expect(told.filter(({ kind }) => kind === "roll")[1]).toMatchObject({
      label: "torpedo-damage",
      faces: [2],
      column: null,
      row: null,
      modifiers: [],
    });
    expect(JSON.stringify(told)).not.toContain("jamaica");
    expect(JSON.stringify(played.outcome)).not.toContain("jamaica");
    expect(JSON.stringify(view(played.snapshot, "axis"))).not.toContain("jamaica");
    expect(JSON.stringify(auditView(played.audit, "allied", named, played.snapshot))).toContain('"column":"CL"');
  });
});

describe("impossible submarine combats", () => {
  const faults = (change: (pending: Record<string, unknown>, state: Snapshot) => void) => {
    const { snapshot } = play("resolveSubmarineCombat", over(3), attack(over(3)), [1, 9]);
    const state = cloneJson(snapshot) as Snapshot;
    change(state.pending as unknown as Record<string, unknown>, state);
    return pq17.impossible(state, pack.charts).map(({ code, pointer }) => `${code} ${pointer}`);
  };

  it("are reported", () => {
    expect(faults(() => undefined)).toEqual([]);
    expect(faults((pending) => Object.assign(pending, { pack: "nobody" }))).toEqual([
      "PIECE_UNKNOWN /snapshot/pending/pack",
    ]);
    expect(faults((pending) => Object.assign(pending, { target: "tf_home_fleet" }))).toEqual([
      "PIECE_UNKNOWN /snapshot/pending/target",
    ]);
    expect(faults((pending) => Object.assign(pending, { before: 9 }))).toEqual([
      "SUBMARINES_IMPOSSIBLE /snapshot/pending/before",
    ]);
    expect(faults((_, state) => Object.assign(state, { phase: "recon" }))).toEqual([
      "PENDING_IMPOSSIBLE /snapshot/pending",
    ]);
  });

  it("leave room for what comes next", () => {
    const { snapshot } = play("resolveSubmarineCombat", over(3), attack(over(3)), [1, 9]);
    const { before, after } = snapshot.pending as { before: number; after: number };
    const categories = Array.from({ length: before + after }, () => "merchant");
    expect(asked("chooseSubmarineTargets", snapshot, { categories })).toMatchObject({ label: "sub-target" });
    expect(lost).toBe(1);
    expect(table("combine").pending).toBeNull();
  });
});
