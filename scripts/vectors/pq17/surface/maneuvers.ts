import type { Force } from "../../../../src/rulesets/pq17/snapshot-forces";
import { all, type Change, draw, type Json, plain, refused, resolves, roll, type Vector } from "../kit";
import { finds, misses } from "./cards";
import { type Field, field, fighting } from "./display";
import { convoy, fleet, HEX, ships } from "./fleets";

const plan = { operation: "maneuverUnits", base: "surface-battle", citation: "7.5.2" };
const cover = fleet("cover", 1, ships("london", 3, "dd_ai", 3));
const raiders = fleet("raiders", 1, ships("admiral_hipper", 4, "lutzow", 4, "dd_z36a", 3));
const crippled: Force = {
  ...raiders,
  units: [{ ...raiders.units[0]!, marks: ["crippled"] }, ...raiders.units.slice(1)],
};
const move = (unit: number, area: string, screens: readonly number[] = [], protects: number | null = null) => ({
  unit,
  area,
  screens,
  protects,
});
const order = (moves: readonly Json[], more: Json = {}) => ({ stacks: [], moves, evasion: [], ...more });

/** The Axis, attacked, maneuvers first: London is unit 1, destroyers 2; Hipper 3, Lützow 4, destroyers 5. */
const defending = (changes = {}, on: Partial<Field> = {}, units = {}): Change =>
  fighting(
    { attacker: "allied", allied: [cover], axis: [raiders], ...on },
    { step: "maneuver_defender", ...changes },
    units,
  );

const deny = (
  id: string,
  title: string,
  citation: string,
  change: Change,
  input: Json,
  code: string,
  section: string,
  pointer: string,
): Vector => refused({ ...plan, id: `maneuver-${id}`, title, citation, change, input, code, section, pointer });

function refusals(): Vector[] {
  const first = defending({ round: 1 });
  const pq = convoy("convoy", 1, ships("es_british", 2, "mv", 8, "mo", 4));
  const merchants = fighting({ attacker: "axis", axis: [raiders], allied: [pq] }, { step: "maneuver_defender" });
  return [
    deny(
      "early",
      "7.5.2 In its first round no unit enters Torpedo Attack",
      "7.5.2",
      first,
      order([move(5, "torpedo_attack")]),
      "TOO_EARLY",
      "7.5.2",
      "/input/moves/0/area",
    ),
    deny(
      "crippled",
      "7.5.2 A Crippled ship does not maneuver",
      "7.5.2",
      defending({}, { axis: [crippled] }),
      order([move(3, "screening")]),
      "CANNOT_MANEUVER",
      "7.5.2",
      "/input/moves/0/unit",
    ),
    deny(
      "diw",
      "7.5.2 A ship Dead in the Water does not maneuver",
      "7.5.2",
      defending({}, { axis: [fleet("raiders", 1, ships("admiral_hipper", 0, "lutzow", 4))] }),
      order([move(3, "screening")]),
      "CANNOT_MANEUVER",
      "7.5.2",
      "/input/moves/0/unit",
    ),
    deny(
      "withdrawn",
      "7.5.2 A unit in Withdrawal stays there",
      "7.5.2",
      defending({}, {}, { 3: { area: "withdrawal" } }),
      order([move(3, "screening")]),
      "IN_WITHDRAWAL",
      "7.5.2",
      "/input/moves/0/unit",
    ),
    deny(
      "screens",
      "7.5.4 A screen before a unit in Deployment blocks one enemy, not two",
      "7.5.4",
      defending(),
      order([move(5, "screening", [1, 2], 3)]),
      "SCREEN_IMPOSSIBLE",
      "7.5.4",
      "/input/moves/0",
    ),
    deny(
      "screen-away",
      "7.5.4 A unit in Withdrawal screens nothing",
      "7.5.4",
      defending(),
      order([move(5, "withdrawal", [1])]),
      "SCREEN_IMPOSSIBLE",
      "7.5.4",
      "/input/moves/0",
    ),
    deny(
      "merchants",
      "7.5.4 Merchants move to Withdrawal alone",
      "7.5.4",
      merchants,
      order([move(5, "screening")]),
      "NO_WARSHIP",
      "7.5.4",
      "/input/moves/0/area",
    ),
    deny(
      "stack-limit",
      "7.2.4 Merchants stack to 10 CS",
      "7.2.4",
      merchants,
      order([], { stacks: [[5, 6]] }),
      "STACK_IMPOSSIBLE",
      "7.2.4",
      "/input/stacks",
    ),
    deny(
      "stack-kinds",
      "7.2.4 Escorts and merchants do not stack",
      "7.2.4",
      merchants,
      order([], { stacks: [[4, 6]] }),
      "STACK_IMPOSSIBLE",
      "7.2.4",
      "/input/stacks",
    ),
    deny(
      "stack-heavy",
      "7.2.4 Heavy ships do not stack",
      "7.2.4",
      defending(
        {},
        { axis: [fleet("raiders", 1, ships("admiral_hipper", 4, "lutzow", 4, "dd_z36a", 2, "dd_z34_36", 2))] },
      ),
      order([], { stacks: [[3, 4]] }),
      "VALUE_NOT_LISTED",
      "7.5.2",
      "/input/stacks/0/0",
    ),
    deny(
      "protects-mover",
      "7.5.4 What a screen covers by name stays in Deployment",
      "7.5.4",
      defending(),
      order([move(3, "withdrawal"), move(5, "screening", [1], 3)]),
      "MANEUVER_IMPOSSIBLE",
      "7.5.2",
      "/input",
    ),
    deny(
      "outmatched-area",
      "7.5.7 Before a stronger enemy German units move to Withdrawal",
      "7.5.7",
      defending({ outmatched: true }),
      order([move(3, "screening"), move(4, "withdrawal"), move(5, "withdrawal")]),
      "SUPERIOR_ENEMY",
      "7.5.7",
      "/input/moves/0/area",
    ),
    deny(
      "outmatched-all",
      "7.5.7 Before a stronger enemy all German units that can must move",
      "7.5.7",
      defending({ outmatched: true }),
      order([move(4, "withdrawal"), move(5, "withdrawal")]),
      "CHOICE_COUNT",
      "7.5.2",
      "/input/moves",
    ),
  ];
}

function legal(): Vector[] {
  const pq = convoy("convoy", 1, ships("es_british", 2, "mv", 6, "mo", 4));
  const night = all(
    fighting(
      { attacker: "allied", allied: [cover], axis: [raiders], light: "night" },
      { step: "maneuver_attacker", round: 1, surprise: true },
    ),
  );
  return [
    resolves({
      ...plan,
      id: "maneuver-areas",
      title: "7.5.2 From its second round a unit may enter any area, and any may evade",
      change: defending(),
      input: order([move(5, "torpedo_attack", [1], 3), move(4, "withdrawal")], { evasion: [3] }),
      rolls: [],
      outcome: {
        moved: 2,
        display: [
          { no: 1, area: "deployment" },
          { no: 2, area: "deployment" },
          { no: 3, area: "deployment" },
          { no: 4, area: "withdrawal" },
          { no: 5, area: "torpedo_attack" },
        ],
      },
      snapshot: {
        pending: {
          decision: "surf_maneuver_attacker",
          side: "allied",
          battle: { units: [{}, {}, { evasion: true }, { evasion: false }, { screens: [1], protects: 3 }] },
        },
      },
    }),
    resolves({
      ...plan,
      id: "maneuver-surprise",
      title: "7.5.2 7.5.3 By surprise at night the attacker enters Torpedo Attack in the first round",
      change: night,
      input: order([move(2, "torpedo_attack")]),
      rolls: [],
      outcome: { moved: 1 },
      snapshot: { pending: { decision: "surf_gun_targets_defender", side: "axis" } },
    }),
    deny(
      "no-surprise",
      "7.5.2 At night without surprise nobody enters Torpedo Attack in the first round",
      "7.5.2",
      fighting(
        { attacker: "allied", allied: [cover], axis: [raiders], light: "night" },
        { step: "maneuver_attacker", round: 1 },
      ),
      order([move(2, "torpedo_attack")]),
      "TOO_EARLY",
      "7.5.2",
      "/input/moves/0/area",
    ),
    resolves({
      ...plan,
      id: "maneuver-broken-off",
      title: "7.5.2 Once all units of both sides are in Withdrawal the battle is over, without a die",
      change: fighting(
        { attacker: "allied", allied: [cover], axis: [raiders] },
        { step: "maneuver_attacker" },
        { 3: { area: "withdrawal" }, 4: { area: "withdrawal" }, 5: { area: "withdrawal" } },
      ),
      input: order([move(1, "withdrawal"), move(2, "withdrawal")]),
      rolls: [],
      outcome: { moved: 2, round: null, display: [] },
      snapshot: {
        sides: {
          allied: { forces: [{ idLevel: 3, fuel: { marker: 18 } }] },
          axis: { forces: [{ idLevel: 3, fuel: { marker: 18 } }] },
        },
      },
    }),
    resolves({
      ...plan,
      id: "maneuver-stack",
      title: "7.2.4 E-56 Ten CS of merchants may stand in one stack, known by its lowest number",
      citation: "7.2.4",
      change: fighting({ attacker: "axis", axis: [raiders], allied: [pq] }, { step: "maneuver_defender" }),
      input: order([move(5, "withdrawal")], { stacks: [[6, 5]] }),
      rolls: [],
      outcome: {
        display: [
          { no: 1 },
          { no: 2 },
          { no: 3 },
          { no: 4, area: "deployment", cs: 2 },
          { no: 5, area: "withdrawal", cs: 10 },
        ],
      },
      rulings: ["E-56"],
    }),
  ];
}

/** 7.5.2(iv) Torpedoes of surface ships. */
function torpedoes(): Vector[] {
  const torp = { operation: "targetTorpedoes", base: "surface-battle", citation: "7.5.2" };
  const flotilla = fleet("cover", 1, ships("dd_us", 2));
  const on = (target: Force, more: Partial<Field> = {}, unit: Json = {}): Change =>
    fighting(
      { attacker: "allied", allied: [flotilla], axis: [target], ...more },
      { step: "torpedo_targets_attacker" },
      { 1: { area: "torpedo_attack" }, 2: unit },
    );
  const shot = (
    id: string,
    title: string,
    change: Change,
    faces: readonly number[],
    modifiers: Readonly<Record<string, number>>,
  ): Vector =>
    resolves({
      ...torp,
      id: `torpedo-${id}`,
      title,
      change,
      input: { targets: [{ unit: 1, target: 2, attacks: 2 }] },
      rolls: faces.map((face) => roll("torpedo-attack", "TORPEDO_ATTACK", [face], null, modifiers)),
      outcome: { volleys: [{ unit: 1, target: 2, attacks: 2, successes: 0 }] },
      snapshot: { sides: { allied: { forces: [{ units: [{ torpedoesSpent: 2 }] }] } } },
    });
  const hipper = fleet("raiders", 1, ships("admiral_hipper", 4));
  const starved = fleet("raiders", 1, ships("admiral_hipper", 4), {
    fuel: { state: "critical", marker: null, refuelled: false },
  });
  return [
    shot("plain", "TORPEDO_ATTACK 7.3.1 A heavy ship is missed below 8", on(hipper), [7, 0], {}),
    shot(
      "evading",
      "TORPEDO_ATTACK D-22 Evasion takes 1 from attacks against the unit",
      on(hipper, {}, { evasion: true }),
      [8, 0],
      { EVASION_TARGET: -1 },
    ),
    shot(
      "light",
      "TORPEDO_ATTACK 7.3.1 Against light ships 1 is taken",
      on(fleet("raiders", 1, ships("dd_z36a", 3))),
      [8, 0],
      { TARGET_LIGHT: -1 },
    ),
    shot("gale", "TORPEDO_ATTACK 9.2.5 A Gale takes 2", on(hipper, { weather: "gale" }), [9, 0], { GALE: -2 }),
    shot("starved", "TORPEDO_ATTACK 11.2.3 Critical Fuel of the target adds 1", on(starved), [6, 0], {
      CRITICAL_FUEL_TARGET: 1,
    }),
    resolves({
      ...torp,
      id: "torpedo-simultaneous",
      title: "7.5.2 D-03 Torpedoes are simultaneous, the defender's dice first: a flotilla that is sunk has fired",
      change: fighting(
        {
          attacker: "allied",
          allied: [fleet("cover", 1, ships("dd_ai", 1))],
          axis: [fleet("raiders", 1, ships("tb_35_37", 1))],
        },
        { step: "torpedo_targets_attacker", torpedoes: [{ unit: 2, target: 1, attacks: 1 }] },
        { 1: { area: "torpedo_attack" }, 2: { area: "torpedo_attack" } },
      ),
      input: { targets: [{ unit: 1, target: 2, attacks: 1 }] },
      rolls: [
        roll("torpedo-attack", "TORPEDO_ATTACK", [9], null, { TARGET_LIGHT: -1 }),
        { label: "torpedo-damage", faces: [3], chart: "TORPEDO_DAMAGE", column: "LIGHT", row: 2 },
        roll("torpedo-attack", "TORPEDO_ATTACK", [9], null, { TARGET_LIGHT: -1 }),
        { label: "torpedo-damage", faces: [9], chart: "TORPEDO_DAMAGE", column: "LIGHT", row: 2 },
      ],
      outcome: {
        vp: -0.5,
        round: null,
        volleys: [
          { unit: 2, successes: 1 },
          { unit: 1, successes: 1 },
        ],
      },
      snapshot: { sides: { allied: { forces: [] }, axis: { forces: [] } } },
    }),
    refused({
      ...torp,
      id: "torpedo-area",
      title: "7.5.2 Only units in Torpedo Attack use torpedoes",
      change: fighting(
        { attacker: "allied", allied: [fleet("cover", 1, ships("dd_us", 2, "dd_ai", 2))], axis: [hipper] },
        { step: "torpedo_targets_attacker" },
        { 2: { area: "torpedo_attack" } },
      ),
      input: { targets: [{ unit: 1, target: 3, attacks: 2 }] },
      code: "VALUE_NOT_LISTED",
      section: "7.3",
      pointer: "/input/targets/0/unit",
    }),
    refused({
      ...torp,
      id: "torpedo-spent",
      title: "7.3.2 Torpedoes that are spent are not used again",
      change: fighting(
        {
          attacker: "allied",
          allied: [{ ...flotilla, units: [{ ...flotilla.units[0]!, torpedoesSpent: 2 }] }],
          axis: [hipper],
        },
        { step: "torpedo_targets_attacker" },
        { 1: { area: "torpedo_attack" } },
      ),
      input: { targets: [{ unit: 1, target: 2, attacks: 4 }] },
      code: "VALUE_NOT_LISTED",
      section: "7.3",
      pointer: "/input/targets/0/attacks",
    }),
    refused({
      ...torp,
      id: "torpedo-twice",
      title: "7.5.2 Every unit names one target for its torpedoes",
      change: fighting(
        {
          attacker: "allied",
          allied: [fleet("cover", 1, ships("dd_us", 2, "dd_ai", 2))],
          axis: [fleet("raiders", 1, ships("admiral_hipper", 4, "lutzow", 4))],
        },
        { step: "torpedo_targets_attacker" },
        { 1: { area: "torpedo_attack" }, 2: { area: "torpedo_attack" } },
      ),
      input: {
        targets: [
          { unit: 1, target: 3, attacks: 2 },
          { unit: 1, target: 4, attacks: 2 },
        ],
      },
      code: "FIRES_ONCE",
      section: "7.5.2",
      pointer: "/input/targets",
    }),
    refused({
      ...torp,
      id: "torpedo-doubled",
      title: "7.5.2 No enemy is attacked twice while another is not attacked",
      change: fighting(
        {
          attacker: "allied",
          allied: [fleet("cover", 1, ships("dd_us", 2, "dd_ai", 2))],
          axis: [fleet("raiders", 1, ships("admiral_hipper", 4, "lutzow", 4))],
        },
        { step: "torpedo_targets_attacker" },
        { 1: { area: "torpedo_attack" }, 2: { area: "torpedo_attack" } },
      ),
      input: {
        targets: [
          { unit: 1, target: 3, attacks: 2 },
          { unit: 2, target: 3, attacks: 2 },
        ],
      },
      code: "TARGET_LEFT_OUT",
      section: "7.5.2",
      pointer: "/input/targets",
    }),
  ];
}

/** A report at ID3 of an Allied TF, by the counters and CS of its categories. */
const told =
  (categories: readonly (readonly [string, number, number])[]): Change =>
  (state) => {
    const number = categories.reduce((sum, [, count]) => sum + count, 0);
    state.sides.axis.reports = [
      {
        turn: state.turn,
        block: 1,
        hex: HEX,
        kind: "task_force",
        number: 1,
        scattered: false,
        level: 3,
        warships: { least: number, most: number },
        size: null,
        heavy: 0,
        carrier: false,
        convoyShips: 0,
        categories: categories.map(([category, count, cs]) => ({ category, counters: count, cs })) as never,
      },
    ];
  };

/** 7.5.7 What a German TF may attack. */
function limits(): Vector[] {
  const attack = { operation: "declareSurfaceAttack", base: "surface-segment", citation: "7.5.7" };
  const input = { block: 1, attackers: ["raiders"] };
  const known = { identified: true, idLevel: 3 };
  const meet = (allied: Force, axis: Force, categories: readonly (readonly [string, number, number])[]): Change =>
    all(field({ attacker: "axis", allied: [allied], axis: [axis] }), told(categories));
  const no = (id: string, title: string, change: Change): Vector =>
    refused({ ...attack, id: `limits-${id}`, title, change, input, code: "SUPERIOR_ENEMY", section: "7.5.7" });
  const yes = (id: string, title: string, change: Change, citation = "7.5.7"): Vector =>
    resolves({
      ...attack,
      citation,
      id: `limits-${id}`,
      title,
      change,
      input,
      rolls: [finds("locate-card", "axis")],
      outcome: { located: ["raiders"], round: 1 },
    });
  const hipper = fleet("raiders", 1, ships("admiral_hipper", 4, "dd_z36a", 3));
  const two = fleet("raiders", 1, ships("admiral_hipper", 4, "lutzow", 4));
  const tirpitz = fleet("raiders", 1, ships("tirpitz", 5));
  const bb = fleet("cover", 1, ships("duke_of_york", 4), known);
  const cl = fleet("cover", 1, ships("sheffield", 4), known);
  const dd = (cs: number): Force => fleet("cover", 1, ships("dd_ai", cs), known);
  const cruisers: Force = fleet("cover", 1, ships("sheffield", 4, "norfolk", 3), known);
  return [
    no(
      "battleship",
      "7.5.7 A force with an undamaged battleship is not attacked",
      meet(bb, two, [["capital_ships", 1, 4]]),
    ),
    no(
      "battleship-tirpitz",
      "7.5.7 Not even Tirpitz attacks an undamaged battleship",
      meet(bb, tirpitz, [["capital_ships", 1, 4]]),
    ),
    no(
      "cruisers-equal",
      "7.5.7 As many cruisers as the Germans have are too many",
      meet(cl, hipper, [["cruisers", 1, 4]]),
    ),
    yes(
      "cruisers-fewer",
      "7.5.7 Fewer cruisers than the Germans have may be attacked",
      meet(cl, two, [["cruisers", 1, 4]]),
    ),
    yes(
      "cruisers-tirpitz",
      "7.5.7 With an undamaged battleship cruisers do not count",
      meet(cruisers, tirpitz, [["cruisers", 2, 7]]),
    ),
    no(
      "destroyers-equal",
      "7.5.7 As many destroyer CS as all German CS are too many",
      meet(dd(7), hipper, [["light_ships", 2, 7]]),
    ),
    yes(
      "destroyers-fewer",
      "7.5.7 Fewer destroyer CS than all German CS may be attacked",
      meet(dd(6), hipper, [["light_ships", 2, 6]]),
    ),
    yes(
      "no-restrictions",
      "12.9 Under No Restrictions the limits do not bind",
      all(meet(bb, two, [["capital_ships", 1, 4]]), (state) => {
        state.sides.axis.chits = [{ letter: "F", condition: "no_restrictions", revealed: false, fulfilled: false }];
      }),
      "12.9",
    ),
    yes(
      "unknown",
      "7.5.7 E-52 Below ID3 nothing forbids the attack",
      field({ attacker: "axis", allied: [fleet("cover", 1, ships("duke_of_york", 4))], axis: [two] }),
      "E-52",
    ),
    resolves({
      ...attack,
      id: "limits-outmatched",
      title: "7.5.7 D-37 A German force on the display before a stronger enemy is outmatched",
      citation: "D-37",
      change: field({ attacker: "allied", allied: [bb], axis: [two] }),
      input: { block: 1, attackers: ["cover"] },
      rolls: [finds("locate-card", "allied")],
      outcome: { round: 1 },
      rulings: ["D-37"],
      snapshot: { pending: { decision: "surf_maneuver_defender", side: "axis", battle: { outmatched: true } } },
    }),
    resolves({
      ...attack,
      id: "limits-weaker",
      title: "7.5.7 A German force on the display before a weaker enemy is not outmatched",
      change: field({ attacker: "allied", allied: [cl], axis: [two] }),
      input: { block: 1, attackers: ["cover"] },
      rolls: [finds("locate-card", "allied")],
      snapshot: { pending: { decision: "surf_maneuver_defender", battle: { outmatched: false } } },
    }),
  ];
}

/** 7.1.1, 7.5 Declaring an attack. */
function declarations(): Vector[] {
  const attack = { operation: "declareSurfaceAttack", base: "surface-segment", citation: "7.5" };
  const two = [fleet("cover", 1, ships("sheffield", 4)), fleet("force_r", 2, ships("norfolk", 3))];
  const target = fleet("raiders", 1, ships("lutzow", 4, "admiral_hipper", 4));
  const here = field({ attacker: "allied", allied: two, axis: [target] });
  const no = (
    id: string,
    title: string,
    change: Change,
    code: string,
    section: string,
    pointer = "",
    attackers = ["cover"],
  ): Vector =>
    refused({ ...attack, id: `declare-${id}`, title, change, input: { block: 1, attackers }, code, section, pointer });
  return [
    resolves({
      ...attack,
      id: "declare-together",
      title: "7.1.1 D-49 TFs that attack together draw a card each; those that find the target fight",
      citation: "D-49",
      change: here,
      input: { block: 1, attackers: ["cover", "force_r"] },
      rolls: [misses("locate-card", "allied"), draw("locate-card", 5, "success with card 6")],
      outcome: { located: ["force_r"], round: 1 },
      rulings: ["D-49", "D-20"],
      snapshot: { sides: { allied: { attacked: ["cover", "force_r"], fought: ["force_r"] } } },
    }),
    resolves({
      ...attack,
      id: "declare-lost",
      title: "7.1.1 An attack that finds nothing is over, and the TF has had its chance",
      citation: "7.1.1",
      change: field({ attacker: "allied", allied: [two[0]!], axis: [target] }),
      input: { block: 1, attackers: ["cover"] },
      rolls: [misses("locate-card", "allied")],
      outcome: { located: [], round: null },
      snapshot: { sides: { allied: { attacked: ["cover"], fought: [] } } },
    }),
    no(
      "unidentified",
      "7.1.1 Only identified forces are attacked",
      field({ attacker: "allied", allied: two, axis: [{ ...target, identified: false, idLevel: 0 }] }),
      "NOTHING_TO_ATTACK",
      "7.5",
    ),
    no(
      "again",
      "7.5 D-35 A TF attacks once in a segment",
      all(here, (state) => {
        state.sides.allied.attacked = ["cover", "force_r"];
      }),
      "NOTHING_TO_ATTACK",
      "7.5",
    ),
    no(
      "refuelling",
      "11.3.2 A TF that refuels does not attack",
      field({ attacker: "allied", allied: [{ ...two[0]!, refuelling: true }, two[1]!], axis: [target] }),
      "VALUE_NOT_LISTED",
      "7.1.1",
      "/input/attackers/0",
    ),
    no(
      "wolf-pack",
      "7.5 Wolf Packs are not attacked in surface combat",
      field({
        attacker: "allied",
        allied: two,
        axis: [fleet("raiders", 1, ships("ss_german", 2), { kind: "wolf_pack" })],
      }),
      "NOTHING_TO_ATTACK",
      "7.5",
    ),
    refused({
      ...attack,
      id: "declare-turn",
      title: "7.5 Surface attacks are declared in the surface combat segment",
      change: all(here, (state) => {
        state.phase = "submarine_combat";
      }),
      input: { block: 1, attackers: ["cover"] },
      code: "OUT_OF_TURN",
      section: "7.5",
    }),
  ];
}

/** 7.5.9 Night action. */
function nights(): Vector[] {
  const guns = { operation: "targetGuns", base: "surface-battle", citation: "7.5.9" };
  const change = (on: boolean): Change =>
    fighting({
      attacker: "allied",
      allied: [cover],
      axis: [fleet("raiders", 1, ships("admiral_hipper", 4, "lutzow", 4))],
      light: "night",
      options: on ? ["night_action"] : [],
    });
  const input = { targets: [{ unit: 1, target: 3, cs: 3 }] };
  const rolls = [7, 0, 0].map((face) => plain("gunnery", [face], face >= 7 ? "hit" : "miss"));
  return [
    resolves({
      ...guns,
      id: "night-action-on",
      title: "7.5.9 With the option counters stay face down at night until they are hit",
      change: change(true),
      input,
      rolls,
      outcome: {
        display: [
          { no: 1, cs: null },
          { no: 2, cs: null },
          { no: 3, cs: 3 },
          { no: 4, cs: null },
        ],
      },
      snapshot: { pending: { battle: { units: [{ hit: false }, { hit: false }, { hit: true }, { hit: false }] } } },
    }),
    resolves({
      ...guns,
      id: "night-action-off",
      title: "7.5.9 Without the option counters are face up at night",
      change: change(false),
      input,
      rolls,
      outcome: {
        display: [
          { no: 1, cs: 3 },
          { no: 2, cs: 3 },
          { no: 3, cs: 3 },
          { no: 4, cs: 4 },
        ],
      },
    }),
    resolves({
      operation: "withdrawUnits",
      base: "surface-battle",
      citation: "7.5.9",
      id: "night-action-report",
      title: "7.5.9 E-59 After the battle units that were hit are reported as a TF of ID2",
      change: fighting(
        {
          attacker: "allied",
          allied: [cover],
          axis: [fleet("raiders", 1, ships("admiral_hipper", 3, "lutzow", 4), { idLevel: 2 })],
          light: "night",
          options: ["night_action"],
        },
        { step: "withdraw_attacker", germanLosses: true },
        { 3: { hit: true } },
      ),
      input: { roll: false, units: [], otherModifiers: true },
      rolls: [plain("combat-continue", [0], "over")],
      outcome: { round: null },
      rulings: ["E-59"],
      snapshot: {
        sides: {
          allied: { reports: [{ block: 1, level: 2, kind: "task_force", heavy: 1, warships: { least: 1, most: 1 } }] },
        },
      },
    }),
  ];
}

/** 6.3.3 Cruisers after a battle. */
function shadowing(): Vector[] {
  const tirpitz = fleet("raiders", 1, ships("tirpitz", 5), { idLevel: 3 });
  const fleetOf = (...more: (string | number)[]): Force => fleet("cover", 1, ships("norfolk", 3, "dd_ai", 2, ...more));
  const waits: Change = all(field({ attacker: "axis", allied: [fleetOf()], axis: [tirpitz] }), (state) => {
    state.pending = { decision: "surf_shadow", side: "allied", targets: [1], forces: ["cover"] };
  });
  const plan3 = { operation: "shadowAfterBattle", base: "surface-segment", citation: "6.3.3" };
  return [
    resolves({
      ...plan3,
      id: "shadow-whole",
      title: "6.3.3 After a battle a force with a cruiser may shadow a German TF with a capital ship",
      change: waits,
      input: { force: "cover", block: 1, cruisers: [] },
      rolls: [],
      outcome: { shadower: "cover" },
      snapshot: { sides: { allied: { shadowing: [{ target: 1, by: "force", id: "cover" }] } } },
    }),
    resolves({
      ...plan3,
      id: "shadow-none",
      title: "6.3.3 No force need shadow after a battle",
      change: waits,
      input: { force: null, block: null, cruisers: [] },
      rolls: [],
      outcome: { shadower: null },
      snapshot: { sides: { allied: { shadowing: [] } } },
    }),
    refused({
      ...plan3,
      id: "shadow-battleship",
      title: "6.3.3 Cruisers shadow, no destroyers",
      change: waits,
      input: { force: "cover", block: 1, cruisers: ["dd_ai"] },
      code: "VALUE_NOT_LISTED",
      section: "6.3.3",
      pointer: "/input/cruisers/0",
    }),
    resolves({
      operation: "withdrawUnits",
      base: "surface-battle",
      citation: "6.3.3",
      id: "shadow-offered",
      title: "6.3.3 When a battle with Tirpitz is over the Allied cruisers are asked",
      change: fighting({ attacker: "axis", allied: [fleetOf()], axis: [tirpitz] }, { step: "withdraw_attacker" }),
      input: { roll: false, units: [], otherModifiers: true },
      rolls: [plain("combat-continue", [0], "over")],
      snapshot: { pending: { decision: "surf_shadow", side: "allied", targets: [1], forces: ["cover"] } },
    }),
  ];
}

/** 7.4.6, 7.5.6 Submarines and carriers of the side attacked. */
function helpers(): Vector[] {
  const asked = (units: Force["units"]): Change =>
    all(
      fighting(
        { attacker: "axis", axis: [raiders], allied: [convoy("convoy", 1, units)] },
        { step: "set_up", round: 0, units: [], hadWarships: false },
      ),
      (state) => {
        Object.assign(state.pending ?? {}, { decision: "surf_submarines", side: "allied" });
      },
    );
  const send = { operation: "sendConvoySubmarines", base: "surface-battle", citation: "7.4.6" };
  const boats = ships("es_british", 2, "ss_british", 1, "mv", 8);
  return [
    resolves({
      ...send,
      id: "submarines-stay",
      title: "7.4.6 D-56 Submarines that stay with their convoy are not deployed",
      change: asked(boats),
      input: { block: null },
      rolls: [],
      outcome: {
        block: null,
        round: 1,
        display: [{ no: 1 }, { no: 2 }, { no: 3 }, { no: 4, side: "allied", cs: 2 }, { no: 5, side: "allied", cs: 8 }],
      },
    }),
    refused({
      ...send,
      id: "submarines-none",
      title: "7.4.6 A convoy without submarines sends none",
      change: asked(ships("es_british", 2, "mv", 8)),
      input: { block: 1 },
      code: "VALUE_NOT_LISTED",
      section: "7.4.6",
      pointer: "/input/block",
    }),
    refused({
      operation: "strikeFromCarrier",
      base: "surface-battle",
      citation: "7.5.6",
      id: "carrier-not-asked",
      title: "7.5.6 Without a carrier nobody is asked for a strike",
      input: { runs: [] },
      code: "DECISION_PENDING",
      section: "7.5.6",
    }),
    resolves({
      operation: "strikeFromCarrier",
      base: "surface-battle",
      citation: "7.5.6",
      id: "carrier-passes",
      title: "7.5.6 A carrier that is attacked need not strike",
      change: fighting(
        { attacker: "axis", axis: [raiders], allied: [fleet("cover", 1, ships("victorious", 4, "dd_ai", 4))] },
        { step: "carrier" },
      ),
      input: { runs: [] },
      rolls: [],
      outcome: { flak: [], attacks: [] },
      snapshot: { pending: { decision: "surf_gun_targets_defender", side: "allied", battle: { struck: true } } },
    }),
  ].map((each) =>
    each.id === "carrier-passes"
      ? {
          ...each,
          patch: {
            ...(each.patch as Json),
            pending: { ...((each.patch as { pending: Json }).pending ?? {}), decision: "surf_carrier", side: "allied" },
          },
        }
      : each,
  );
}

/** 7.5 Surface combat but its guns and its rounds. */
export const maneuvers = (): Vector[] => [...refusals(), ...legal()];
/** 7.5.2(iv) Torpedoes. */
export const surfaceTorpedoes = torpedoes;
/** 7.1.1, 7.5.7 Attacks that are declared. */
export const attacks = (): Vector[] => [...declarations(), ...limits()];
/** 6.3.3, 7.4.6, 7.5.6, 7.5.9 What surrounds a battle. */
export const around = (): Vector[] => [...nights(), ...shadowing(), ...helpers()];
