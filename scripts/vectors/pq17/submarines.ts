import type { Ship } from "../../../src/rulesets/pq17/snapshot-forces";
import {
  all,
  type Change,
  chart,
  draw,
  type Json,
  needs,
  type Roll,
  refused,
  resolves,
  roll,
  type Vector,
} from "./kit";
import { atNight, card, force, forceOf, plane, ship, weather, withOptions } from "./pieces";
import { CONVOY, FLEET, PACK } from "./sub-bases";
import { damage, torpedo } from "./torpedoes";

/** Cards whose force row is U in every weather: of the Axis by day and by night, and of the Allies by day. */
export const FOUND = { axis: 33, axisNight: 3, allied: 17, nothing: 1 };
const ATTACK = { force: PACK, block: 1 };

/** The die of the Submarine Combat Table. */
function order(face: number, modifiers: Readonly<Record<string, number>> = {}): Roll {
  return roll("sub-combat", "SUBMARINE_COMBAT", [face], null, modifiers);
}
/** An ASW die, and what a success does. */
export function asw(face: number, modifiers: Readonly<Record<string, number>> = {}): Roll {
  return roll("asw", "ASW", [face], null, modifiers);
}
export function fate(face: number): Roll {
  return roll("asw-success", "ASW_SUCCESS", [face]);
}
const pack = (cs: number): Change => force("axis", PACK, { units: [ship("ss_german", cs)] });
const convoyOf =
  (...units: readonly Ship[]): Change =>
  (state) => {
    forceOf(state, "allied", CONVOY).units = structuredClone([...units]);
  };

function attacks(
  id: string,
  title: string,
  rolls: Roll[],
  before: number,
  after: number,
  more: Json & { change?: Change } = {},
): Vector {
  const waiting = before + after > 0;
  const { snapshot, ...rest } = more;
  const pending = waiting ? { decision: "sub_targets", side: "axis", pack: PACK, target: CONVOY, before, after } : null;
  return resolves({
    id: `sub-combat-${id}`,
    title: `7.4 ${title}`,
    citation: "7.4",
    operation: "resolveSubmarineCombat",
    base: "sub-attack",
    input: ATTACK,
    rolls,
    outcome: { located: { found: true, cards: 1, denied: null }, combat: { before, after, waiting } },
    snapshot: { pending, ...(snapshot as Json) },
    ...rest,
  });
}

const LOCATED = card("locate-card", FOUND.axis);

/** Every row of the Submarine Combat Table, by a pack of four, and the first two by smaller packs. */
function table(): Vector[] {
  const rows = (chart("SUBMARINE_COMBAT").rows ?? []) as unknown as readonly {
    min: number | null;
    before: number;
    after: number;
    refuellingStops: boolean;
  }[];
  const four = rows.slice(2).map((row) => {
    const modified = row.min ?? 0;
    const before = Math.min(row.before, 4);
    const stops = row.refuellingStops;
    return attacks(
      `row-${modified}`,
      `SUBMARINE_COMBAT ${modified}: ${row.before} before the ASW attack, ${row.after} after; refuelling ${stops ? "stops" : "goes on"}`,
      [LOCATED, order(modified - 2, { PACK_4: 2 })],
      before,
      Math.min(row.after, 4 - before),
      {
        change: all(pack(4), force("allied", CONVOY, { refuelling: true })),
        snapshot: { sides: { allied: { forces: [{ refuelling: !stops }] } } },
      },
    );
  });
  return [
    attacks(
      "row-below-0",
      "SUBMARINE_COMBAT -1: no submarine attacks, and both are ID1",
      [LOCATED, order(0, { PACK_1: -1 })],
      0,
      0,
      {
        change: pack(1),
        snapshot: {
          sides: {
            allied: { forces: [{ identified: true, idLevel: 1 }] },
            axis: { forces: [{ identified: true, idLevel: 1 }] },
          },
        },
      },
    ),
    attacks("row-0", "SUBMARINE_COMBAT 0: one after the ASW attack", [LOCATED, order(0)], 0, 1),
    attacks("row-1", "SUBMARINE_COMBAT 1: one after the ASW attack", [LOCATED, order(1)], 0, 1),
    ...four,
    attacks("limited-by-pack", "no more submarines attack than the pack holds", [LOCATED, order(9)], 2, 0),
    attacks(
      "flipped",
      "7.3.2 those that have spent their torpedoes do not attack".slice(6),
      [LOCATED, order(9)],
      1,
      0,
      {
        change: force("axis", PACK, {
          units: [ship("ss_german", 1), ship("ss_german", 1, { marks: ["torps_expended"] })],
        }),
      },
    ),
  ];
}

const ESCORTS = [ship("dd_ai", 4), ship("es_british", 1), ship("mv", 9)];

/** The modifiers of the Submarine Combat Table. */
function modifiers(): Vector[] {
  const one = (
    id: string,
    title: string,
    face: number,
    codes: Readonly<Record<string, number>>,
    before: number,
    after: number,
    change: Change,
    found = LOCATED,
  ): Vector =>
    attacks(`drm-${id}`, `SUBMARINE_COMBAT ${title}`, [found, order(face, codes)], before, after, { change });
  return [
    one("night", "by night: +2", 0, { NIGHT: 2 }, 0, 2, atNight, card("locate-card", FOUND.axisNight)),
    one("pack-3", "three submarines: +1", 1, { PACK_3: 1 }, 0, 2, pack(3)),
    one("pack-4", "four submarines: +2", 1, { PACK_4: 2 }, 0, 3, pack(4)),
    one("pack-1", "one submarine: -1", 3, { PACK_1: -1 }, 0, 1, pack(1)),
    one(
      "pack-id",
      "-1 for every level of the pack's ID",
      6,
      { PACK_ID: -2 },
      1,
      1,
      force("axis", PACK, { identified: true, idLevel: 2 }),
    ),
    one("pack-id-0", "ID0 counts nothing", 4, {}, 1, 1, force("axis", PACK, { identified: true, idLevel: 0 })),
    one(
      "escorts",
      "-1 for every ASW die of the target: 4 CS of DD throw 2, fractions up, the ES one",
      9,
      { ESCORTS: -3 },
      2,
      0,
      convoyOf(...ESCORTS),
    ),
    one(
      "escorts-diw",
      "ships Dead in the Water and towing ships do not count",
      9,
      { ESCORTS: -1 },
      2,
      0,
      convoyOf(
        ship("dd_ai", 1, { tow: "mv" }),
        ship("tb_op", 1),
        ship("es_british", 1, { marks: ["diw"] }),
        ship("mv", 8),
        ship("mv", 1, { marks: ["diw"], tow: "dd_ai" }),
      ),
    ),
    one(
      "escorts-beyond-limit",
      "more dice than twice the submarines count too",
      8,
      { PACK_1: -1, ESCORTS: -4 },
      0,
      1,
      all(pack(1), convoyOf(ship("es_british", 4), ship("mv", 9))),
    ),
    one(
      "reduced-visibility",
      "Reduced Visibility: +1",
      1,
      { REDUCED_VISIBILITY: 1 },
      0,
      2,
      weather("reduced_visibility"),
    ),
    one("storm", "a Storm: -1", 3, { STORM: -1 }, 0, 2, weather("storm")),
    one("fog", "Fog: none", 3, {}, 0, 2, weather("fog")),
    one(
      "limit-low",
      "the sum is limited to -6",
      8,
      { ESCORTS: -8, LIMIT: 2 },
      0,
      2,
      convoyOf(ship("dd_ai", 12), ship("es_british", 4), ship("mv", 9)),
    ),
    attacks("drm-task-force", "SUBMARINE_COMBAT a TF: -1", [LOCATED, order(4, { TARGET_TF: -1 })], 0, 2, {
      base: "sub-attack-tf",
      snapshot: { pending: { decision: "sub_targets", target: FLEET } },
    }),
    attacks(
      "drm-task-force-fast",
      "SUBMARINE_COMBAT a TF that moved at High speed: -1 more",
      [LOCATED, order(4, { TARGET_TF: -1, TARGET_TF_HIGH_SPEED: -1 })],
      0,
      2,
      {
        base: "sub-attack-tf",
        change: force("allied", FLEET, { moved: { hexes: 2, speed: "high", entered: ["0409", "0410"], done: true } }),
        snapshot: { pending: { decision: "sub_targets", target: FLEET } },
      },
    ),
  ];
}

/** 7.1.1 Location by a Wolf Pack. */
function locating(): Vector[] {
  const found = (id: string, title: string, rolls: Roll[], located: Json, change?: Change): Vector =>
    resolves({
      id: `sub-locate-${id}`,
      title: `7.1.1 ${title}`,
      citation: "7.1.1",
      operation: "resolveSubmarineCombat",
      base: "sub-attack",
      change,
      input: ATTACK,
      rolls,
      outcome: { located },
      snapshot: { sides: { axis: { fought: [PACK] } } },
    });
  const nothing = card("locate-card", 36);
  const shadow =
    (by: "force" | "sector", id: string): Change =>
    (state) => {
      state.sides.axis.shadowing.push({ target: 1, by, id });
      if (by === "force") {
        const other = structuredClone(forceOf(state, "axis", PACK));
        state.sides.axis.forces.push({ ...other, id, number: 2, block: 2 });
      }
    };
  const option = withOptions("second_location_card");
  const failed = { found: false, cards: 1, denied: null };
  const second = [nothing, LOCATED, order(0)];
  return [
    found("failed", "a dash finds nothing, and the pack has had its attack", [nothing], failed),
    found(
      "second",
      "a target shadowed by its side is looked for with a second card",
      second,
      { found: true, cards: 2 },
      shadow("sector", "barents"),
    ),
    found(
      "option-air",
      "second_location_card: not if aircraft alone shadow it",
      [nothing],
      failed,
      all(option, shadow("sector", "barents")),
    ),
    found(
      "option-pack",
      "second_location_card: but if another Wolf Pack does",
      second,
      { found: true, cards: 2 },
      all(option, shadow("force", "wolf_pack_eisteufel_2")),
    ),
    needs({
      id: "sub-locate-needs-card",
      title: "7.1.1 the location card of a Wolf Pack is asked for",
      citation: "7.1.1",
      operation: "resolveSubmarineCombat",
      base: "sub-attack",
      input: ATTACK,
      next: { label: "locate-card" },
    }),
    needs({
      id: "sub-combat-needs-roll",
      title: "7.4 then the die of the Submarine Combat Table",
      citation: "7.4",
      operation: "resolveSubmarineCombat",
      base: "sub-attack",
      input: ATTACK,
      rolls: [LOCATED],
      next: { label: "sub-combat", chart: "SUBMARINE_COMBAT" },
    }),
  ];
}

/** What closes submarine attacks. */
function refusals(): Vector[] {
  const closed = (id: string, title: string, section: string, code: string, change: Change, more: Json = {}): Vector =>
    refused({
      id: `sub-${id}`,
      title: `${section} ${title}`,
      citation: section,
      operation: "resolveSubmarineCombat",
      base: "sub-attack",
      change,
      input: ATTACK,
      code,
      section,
      ...more,
    } as Parameters<typeof refused>[0]);
  const moved: Change = force("axis", PACK, { moved: { hexes: 1, speed: "slow", entered: ["0410"], done: true } });
  return [
    closed("moved", "a Wolf Pack that moved does not attack", "5.2", "PACK_MOVED", moved),
    closed("shadows", "nor one that shadows a convoy", "6.3.2", "PACK_SHADOWS", (state) => {
      state.sides.axis.shadowing = [{ target: 1, by: "force", id: PACK }];
    }),
    closed(
      "spent",
      "nor one that has spent its torpedoes",
      "7.3.2",
      "TORPEDOES_SPENT",
      force("axis", PACK, { units: [ship("ss_german", 2, { marks: ["torps_expended"] })] }),
    ),
    closed("fought", "a Wolf Pack attacks once in a segment", "7.1", "ALREADY_FOUGHT", (state) => {
      state.sides.axis.fought = [PACK];
    }),
    closed(
      "unidentified",
      "only identified forces are attacked",
      "7.1.1",
      "NO_TARGET",
      force("allied", CONVOY, { identified: false }),
    ),
    closed("elsewhere", "in the hex of the pack", "7.1.1", "NO_TARGET", force("allied", CONVOY, { at: "0411" })),
    closed("scattered", "a scattered convoy is not attacked in this way", "7.1.1", "NO_TARGET", (state) => {
      Object.assign(forceOf(state, "allied", CONVOY).convoy!, { scattered: true });
    }),
    closed("no-pack", "without a Wolf Pack at sea nothing attacks", "7.4", "NO_PACK", (state) => {
      state.sides.axis.forces = [];
    }),
    closed("out-of-turn", "submarines attack in their segment", "7.4", "OUT_OF_TURN", (state) => {
      state.phase = "recon";
    }),
    closed("pending", "while a pack names its targets no other attacks", "7.4", "DECISION_PENDING", () => undefined, {
      base: "sub-targets",
    }),
    closed("nothing-pending", "no targets are named before an attack", "7.4.3", "NOTHING_PENDING", () => undefined, {
      operation: "chooseSubmarineTargets",
      input: { categories: ["merchant"] },
    }),
    closed(
      "too-many-targets",
      "one category for each submarine that attacks",
      "7.4.3",
      "CHOICE_COUNT",
      () => undefined,
      {
        operation: "chooseSubmarineTargets",
        base: "sub-targets",
        input: { categories: ["merchant", "merchant"] },
        section: "7.4",
        pointer: "/input/categories",
      },
    ),
    closed(
      "hunt-fought",
      "a TF attacks once in a segment",
      "7.1",
      "ALREADY_FOUGHT",
      (state) => {
        state.sides.allied.fought = [FLEET];
      },
      { operation: "resolveOffensiveAsw", base: "sub-hunt", input: { force: FLEET, block: 1 } },
    ),
    closed(
      "hunt-no-hunters",
      "a TF without destroyers and escorts hunts nothing",
      "7.4.1",
      "NO_HUNTERS",
      (state) => {
        forceOf(state, "allied", FLEET).units = [ship("duke_of_york", 4)];
      },
      { operation: "resolveOffensiveAsw", base: "sub-hunt", input: { force: FLEET, block: 1 } },
    ),
    closed(
      "hunt-unidentified",
      "only an identified Wolf Pack is hunted",
      "7.1.1",
      "NO_TARGET",
      force("axis", PACK, { identified: false }),
      {
        operation: "resolveOffensiveAsw",
        base: "sub-hunt",
        input: { force: FLEET, block: 1 },
      },
    ),
    closed(
      "hunt-no-task-force",
      "a convoy does not hunt",
      "7.4.2",
      "NO_TASK_FORCE",
      (state) => {
        state.phasing = "allied";
      },
      { operation: "resolveOffensiveAsw", base: "sub-attack", input: { force: CONVOY, block: 1 } },
    ),
    closed(
      "duel-unidentified",
      "only an identified Wolf Pack is attacked",
      "7.1.1",
      "NO_TARGET",
      force("axis", PACK, { identified: false }),
      {
        operation: "resolveSubmarineDuel",
        base: "sub-duel",
        input: { force: "wolf_pack_british_1", block: 1 },
      },
    ),
    closed(
      "duel-no-pack",
      "without a Wolf Pack at sea none is attacked",
      "7.4.4",
      "NO_PACK",
      (state) => {
        state.sides.allied.forces = [];
      },
      { operation: "resolveSubmarineDuel", base: "sub-duel", input: { force: "wolf_pack_british_1", block: 1 } },
    ),
  ];
}

/** 7.4.1, 7.4.3 The attacks and the ASW attack. */
function combats(): Vector[] {
  const fights = (
    id: string,
    title: string,
    categories: readonly string[],
    rolls: Roll[],
    combat: Json,
    more: Json & { change?: Change } = {},
  ): Vector =>
    resolves({
      id: `sub-fight-${id}`,
      title,
      citation: "7.4.1",
      operation: "chooseSubmarineTargets",
      base: "sub-escorted",
      input: { categories },
      rolls,
      outcome: { combat },
      ...more,
    });
  const merchant = { TARGET_CONVOY_SHIP: 1 };
  const miss = [draw("sub-target", 1, "mv"), torpedo(0, merchant)];
  const two = ["merchant", "merchant"];
  const die = (result: string, from = "ships", nation = "british") => ({ nation, from, result });
  const escorts = (...units: readonly Ship[]): Change => convoyOf(...units, ship("mv", 9));
  return [
    fights(
      "all-miss",
      "7.4 both attack after an ASW attack without effect",
      two,
      [asw(4), asw(0), ...miss, ...miss],
      { asw: [die("none"), die("none", "escorts")], attacks: [{ result: "miss" }, { result: "miss" }], heldDown: 0 },
      {
        snapshot: {
          pending: null,
          sides: { axis: { forces: [{ identified: true, idLevel: 1 }] }, allied: { forces: [{ idLevel: 1 }] } },
        },
      },
    ),
    fights(
      "held-down",
      "D-15 each Held Down (5 to 7) takes one of those that attack after it",
      two,
      [asw(5), asw(4), ...miss],
      { asw: [die("held_down"), die("none", "escorts")], attacks: [{ result: "miss" }], heldDown: 1 },
      { rulings: ["D-15"] },
    ),
    fights(
      "held-down-both",
      "D-15 two of them hold both down",
      two,
      [asw(7), asw(5)],
      { attacks: [], heldDown: 2 },
      { rulings: ["D-15"] },
    ),
    fights(
      "damaged",
      "7.4.1 ASW_SUCCESS 0 to 6 damages a submarine, which goes home without VP",
      two,
      [asw(8), fate(6), asw(0), ...miss],
      { asw: [die("damaged"), die("none", "escorts")], attacks: [{}] },
      {
        snapshot: {
          vp: { total: 0 },
          sides: {
            axis: { forces: [{ units: [{ cs: 1 }] }], removed: [{ unit: "ss_german", cs: 1, why: "asw_damage" }] },
          },
        },
      },
    ),
    fights(
      "sunk",
      "7.4.1 ASW_SUCCESS 7 to 9 sinks it for 1 VP",
      two,
      [asw(9), fate(7), asw(0), ...miss],
      { asw: [die("sunk"), die("none", "escorts")], attacks: [{}] },
      { snapshot: { vp: { total: 1 } } },
    ),
    fights(
      "wiped-out",
      "7.4.1 a pack that is sunk attacks no more",
      two,
      [asw(9), fate(9), asw(9), fate(8)],
      { attacks: [] },
      { snapshot: { vp: { total: 2 }, sides: { axis: { forces: [] } } } },
    ),
    fights(
      "severest",
      "D-16 of more results than submarines the most severe are kept",
      ["merchant"],
      [asw(5), asw(8), fate(0)],
      { heldDown: 0, asw: [die("held_down"), die("damaged", "escorts")], attacks: [] },
      {
        change: all(pack(1), (state) => {
          Object.assign(state.pending!, { after: 1 });
        }),
        rulings: ["D-16"],
        snapshot: { sides: { axis: { forces: [], removed: [{ why: "asw_damage" }] } } },
      },
    ),
    fights(
      "twice-the-submarines",
      "7.4.1 at most twice as many dice as submarines, those of ES dropped first",
      ["merchant"],
      [asw(0), asw(0), ...miss],
      { asw: [die("none"), die("none")] },
      {
        change: all(pack(1), escorts(ship("dd_ai", 6), ship("es_british", 3)), (state) => {
          Object.assign(state.pending!, { after: 1 });
        }),
        rulings: ["D-14"],
      },
    ),
    fights(
      "nations",
      "D-14 dice go to nations by whole threes and the largest remainder; Soviet dice: -1",
      two,
      [asw(0), asw(0), asw(5, { SOVIET: -1 }), asw(6, { SOVIET: -1 }), ...miss],
      {
        asw: [
          die("none"),
          die("none", "ships", "us"),
          die("none", "escorts", "soviet"),
          die("held_down", "escorts", "soviet"),
        ],
      },
      {
        change: escorts(ship("dd_ai", 3), ship("dd_us", 2), ship("dd_type7", 1), ship("es_soviet", 2)),
        rulings: ["D-14"],
      },
    ),
    fights(
      "tie",
      "D-14 a tie of remainders goes to the first nation",
      two,
      [asw(0), ...miss, ...miss],
      { asw: [die("none")] },
      { change: escorts(ship("dd_ai", 1), ship("dd_us", 1)), rulings: ["D-14"] },
    ),
    fights(
      "radius",
      "7.4.5 ASW an Air Radius over the hex: +1",
      two,
      [asw(4, { AIR_RADIUS: 1 }), asw(0, { AIR_RADIUS: 1 }), ...miss],
      { asw: [die("held_down"), die("none", "escorts")] },
      {
        change: (state) => {
          state.sides.allied.aircraft.push(
            plane("patrol", "catalina", 1, { base: "sumburgh", hex: "0410", mission: "radius", radius: ["0410"] }),
          );
        },
        rulings: ["E-11"],
      },
    ),
    fights(
      "storm",
      "9.2.4 ASW a Storm: -1",
      two,
      [asw(5, { STORM: -1 }), asw(0, { STORM: -1 }), ...miss, ...miss],
      { heldDown: 0 },
      { change: weather("storm") },
    ),
    fights(
      "gale",
      "9.2.5 ASW a Gale: -2, and as much off the torpedoes",
      two,
      [
        asw(6, { GALE: -2 }),
        asw(0, { GALE: -2 }),
        draw("sub-target", 1, "mv"),
        torpedo(8, { TARGET_CONVOY_SHIP: 1, GALE: -2 }),
        draw("sub-target", 1, "mv"),
        torpedo(0, { TARGET_CONVOY_SHIP: 1, GALE: -2 }),
      ],
      { attacks: [{ result: "miss" }, { result: "miss" }] },
      { change: weather("gale") },
    ),
    fights(
      "absent",
      "D-18 an absent category fails without a roll",
      ["heavy_ship", "auxiliary"],
      [asw(0), asw(0)],
      {
        attacks: [
          { category: "heavy_ship", result: "absent", harms: [] },
          { category: "auxiliary", result: "absent", harms: [] },
        ],
      },
      { rulings: ["D-18"] },
    ),
    fights(
      "categories",
      "D-18 light ships and escorts are categories of their own",
      ["light_ship", "escort"],
      [
        asw(0),
        asw(0),
        draw("sub-target", 3, "dd_ai"),
        torpedo(0, { TARGET_LIGHT: -1 }),
        torpedo(0, { TARGET_LIGHT: -1 }),
      ],
      { attacks: [{ result: "miss" }, { result: "miss" }] },
    ),
    fights(
      "before",
      "7.4 those before the ASW attack go first, and what they sink throws no dice",
      two,
      [
        draw("sub-target", 1, "mv"),
        torpedo(0, merchant),
        draw("sub-target", 2, "mv"),
        torpedo(0, merchant),
        asw(0),
        asw(0),
      ],
      { attacks: [{}, {}], asw: [{}, {}] },
      {
        change: (state) => {
          Object.assign(state.pending!, { before: 2, after: 0 });
        },
      },
    ),
    fights(
      "one-by-one",
      "D-61 submarines attack one by one, each seeing the marks of the one before",
      ["escort", "escort"],
      [
        torpedo(9, { TARGET_LIGHT: -1 }),
        damage(1, "LIGHT"),
        torpedo(9, { TARGET_LIGHT: -1, TARGET_DIW_OR_TOW: 2 }),
        damage(1, "LIGHT"),
        asw(0),
      ],
      { attacks: [{ harms: [{ diw: 1 }] }, { harms: [{ unit: "es_british", sunk: 1 }] }] },
      {
        change: (state) => {
          Object.assign(state.pending!, { before: 2, after: 0 });
        },
        snapshot: { vp: { total: -0.5 } },
      },
    ),
    fights(
      "odd",
      "D-17 after an odd roll a pack all of whose submarines attacked has spent its torpedoes",
      two,
      [asw(0), asw(0), ...miss, ...miss],
      {},
      {
        change: (state) => {
          Object.assign(state.pending!, { odd: true });
        },
        snapshot: { sides: { axis: { forces: [{ units: [{ marks: ["torps_expended"] }] }] } } },
        rulings: ["D-17"],
      },
    ),
    fights(
      "odd-not-all",
      "D-17 not if one was held down",
      two,
      [asw(5), asw(0), ...miss],
      {},
      {
        change: (state) => {
          Object.assign(state.pending!, { odd: true });
        },
        snapshot: { sides: { axis: { forces: [{ units: [{ marks: [] }] }] } } },
      },
    ),
    fights(
      "id-kept",
      "6.7 combat never lowers an ID",
      two,
      [asw(0), asw(0), ...miss, ...miss],
      {},
      {
        change: force("allied", CONVOY, { idLevel: 3 }),
        snapshot: { sides: { allied: { forces: [{ idLevel: 3 }] } } },
      },
    ),
    needs({
      id: "sub-fight-needs-roll",
      title: "7.4.3 the pick of a target is asked for",
      citation: "7.4.3",
      operation: "chooseSubmarineTargets",
      base: "sub-escorted",
      input: { categories: two },
      rolls: [asw(0), asw(0)],
      next: { label: "sub-target" },
    }),
  ];
}

/** 7.4.3 The long example: two Wolf Packs against a convoy by night in Fog. */
function example(): Vector[] {
  const ships = [
    ship("mv", 16),
    ship("palomares", 1),
    ship("aldersdale", 2, { oil: 20 }),
    ship("dd_ai", 3),
    ship("tb_old", 2),
    ship("es_soviet", 1),
  ];
  const night = all(atNight, weather("fog"), convoyOf(...ships));
  const first = all(night, force("axis", PACK, { units: [ship("ss_german", 3)], identified: true, idLevel: 1 }));
  const found = card("locate-card", FOUND.axisNight);
  const soviet = { SOVIET: -1 };
  const targets = (state: Parameters<Change>[0], before: number, after: number, odd: boolean): void => {
    Object.assign(state.pending!, { before, after, odd });
  };
  return [
    attacks(
      "example-1",
      "Example: the first pack, 3 CS at ID1 by night: +2 +1 -1 -3, a 3 becomes 2",
      [found, order(3, { NIGHT: 2, PACK_3: 1, PACK_ID: -1, ESCORTS: -3 })],
      0,
      2,
      { change: first },
    ),
    resolves({
      id: "sub-combat-example-2",
      title: "7.4.3 Example: ASW 2, 4 and 7 hold one down; the other sinks two freighters by 8 and 8",
      citation: "7.4.3",
      operation: "chooseSubmarineTargets",
      base: "sub-escorted",
      change: all(first, (state) => targets(state, 0, 2, true)),
      input: { categories: ["merchant", "merchant"] },
      rolls: [
        asw(2),
        asw(4),
        asw(7, soviet),
        draw("sub-target", 10, "mv"),
        torpedo(7, { TARGET_CONVOY_SHIP: 1 }),
        damage(8, "MX"),
        draw("torpedo-second-victim", 3, "mv"),
      ],
      outcome: { combat: { heldDown: 1, attacks: [{ result: "hit", harms: [{ sunk: 1 }, { sunk: 1 }] }] } },
      snapshot: {
        vp: { total: -4 },
        sides: {
          axis: { forces: [{ idLevel: 1, units: [{ cs: 3, marks: [] }] }] },
          allied: { forces: [{ idLevel: 1 }] },
        },
      },
      rulings: ["D-14", "D-15", "D-62"],
    }),
    attacks(
      "example-3",
      "Example: the second pack, 2 CS unidentified: a 7 becomes 6, and refuelling stops",
      [found, order(7, { NIGHT: 2, ESCORTS: -3 })],
      2,
      0,
      {
        change: all(night, force("allied", CONVOY, { refuelling: true })),
        snapshot: { sides: { allied: { forces: [{ refuelling: false }] } } },
      },
    ),
    resolves({
      id: "sub-combat-example-4",
      title:
        "7.4.3 Example: no heavy ship is there and the torpedo misses; one submarine goes home, the pack is flipped",
      citation: "7.4.3",
      operation: "chooseSubmarineTargets",
      base: "sub-escorted",
      change: all(night, (state) => targets(state, 2, 0, true)),
      input: { categories: ["heavy_ship", "merchant"] },
      rolls: [
        draw("sub-target", 14, "mv"),
        torpedo(5, { TARGET_CONVOY_SHIP: 1 }),
        asw(1),
        asw(7),
        asw(9, soviet),
        fate(5),
      ],
      outcome: {
        combat: {
          heldDown: 1,
          attacks: [{ result: "absent" }, { result: "miss" }],
          asw: [{ result: "none" }, { result: "held_down" }, { nation: "soviet", result: "damaged" }],
        },
      },
      snapshot: {
        vp: { total: 0 },
        sides: { axis: { forces: [{ idLevel: 1, units: [{ cs: 1, marks: ["torps_expended"] }] }] } },
      },
      rulings: ["D-17", "D-18"],
    }),
  ];
}

/** Submarine combat. */
export function submarines(): Vector[] {
  return [...table(), ...modifiers(), ...locating(), ...refusals(), ...combats(), ...example()];
}
