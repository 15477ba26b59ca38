import type { Ship } from "../../../src/rulesets/pq17/snapshot-forces";
import { all, type Change, draw, type Json, needs, type Roll, refused, resolves, roll, type Vector } from "./kit";
import { atNight, card, force, forceOf, ship, weather, withOptions } from "./pieces";
import { CONVOY, FLEET, PACK } from "./sub-bases";
import { asw, FOUND, fate } from "./submarines";
import { damage, torpedo } from "./torpedoes";

const BRITISH = "wolf_pack_british_1";
const HUNT = { force: FLEET, block: 1 };
const DUEL = { force: BRITISH, block: 1 };
const ALLIED = card("locate-card", FOUND.allied);
const AXIS = card("locate-card", FOUND.axis);
const OFFENSIVE = { OFFENSIVE_ASW: -1 };

/** 7.4.2 A TF hunts a Wolf Pack. */
function hunts(): Vector[] {
  const order = (face: number, codes: Readonly<Record<string, number>>): Roll =>
    roll("sub-combat", "SUBMARINE_COMBAT", [face], null, codes);
  const hunting = { ESCORTS: -1, TARGET_TF: -1 };
  const hunt = (
    id: string,
    title: string,
    rolls: Roll[],
    outcome: Json,
    more: Json & { change?: Change } = {},
  ): Vector =>
    resolves({
      id: `offensive-asw-${id}`,
      title: `7.4.2 ${title}`,
      citation: "7.4.2",
      operation: "resolveOffensiveAsw",
      base: "sub-hunt",
      input: HUNT,
      rolls,
      outcome,
      ...more,
    });
  return [
    hunt(
      "reply",
      "the owner of a Wolf Pack that is hunted names its targets",
      [ALLIED, order(5, hunting)],
      { combat: { before: 0, after: 2, waiting: true } },
      {
        snapshot: { pending: { decision: "sub_targets", side: "axis", offensive: true, odd: true } },
        rulings: ["E-05"],
      },
    ),
    hunt(
      "no-reply",
      "where no submarine may attack the ASW dice follow, each with -1, and a turn of fuel is burnt",
      [ALLIED, order(1, { ESCORTS: -1, TARGET_TF: -1 }), asw(5, OFFENSIVE)],
      { combat: { before: 0, after: 0, waiting: false, asw: [{ result: "none" }] } },
      {
        snapshot: {
          sides: {
            allied: { forces: [{ identified: true, idLevel: 1, fuel: { marker: 16 } }] },
            axis: { forces: [{ idLevel: 1 }] },
          },
        },
      },
    ),
    hunt(
      "spent",
      "a Wolf Pack whose torpedoes are spent does not reply",
      [ALLIED, order(9, hunting), asw(9, OFFENSIVE), fate(7)],
      {
        combat: { before: 0, after: 0, waiting: false, asw: [{ result: "sunk" }] },
      },
      {
        change: force("axis", PACK, { units: [ship("ss_german", 2, { marks: ["torps_expended"] })] }),
        snapshot: { vp: { total: 1 } },
        rulings: ["E-05"],
      },
    ),
    hunt("lost", "7.1.1 it must be located".slice(6), [card("locate-card", 38)], {
      located: { found: false, cards: 1 },
      combat: null,
    }),
    hunt(
      "denied",
      "6.2.2 a Wolf Pack denies a card with the submarine".slice(6),
      [card("locate-card", 34)],
      { located: { found: false, denied: "wolf_pack" }, combat: null },
      {
        change: (state) => {
          Object.assign(state.sides.axis.denial, { wolfPack: true });
        },
      },
    ),
    resolves({
      id: "offensive-asw-fought",
      title: "7.4.2 the pack replies before and after, and the TF pays a turn of fuel",
      citation: "7.4.2",
      operation: "chooseSubmarineTargets",
      base: "sub-targets",
      change: all((state) => {
        forceOf(state, "allied", FLEET).units = [ship("duke_of_york", 4), ship("dd_ai", 3)];
        Object.assign(state.pending!, { before: 0, after: 1, offensive: true });
      }),
      input: { categories: ["heavy_ship"] },
      rolls: [asw(5, OFFENSIVE), torpedo(7)],
      outcome: { combat: { heldDown: 0, attacks: [{ result: "miss" }] } },
      snapshot: { sides: { allied: { forces: [{ fuel: { state: "full", marker: 16 } }] } } },
    }),
    needs({
      id: "offensive-asw-needs-card",
      title: "7.4.2 the location card is asked for",
      citation: "7.4.2",
      operation: "resolveOffensiveAsw",
      base: "sub-hunt",
      input: HUNT,
      next: { label: "locate-card" },
    }),
  ];
}

/** 7.4.4 A Wolf Pack attacks another. */
function duels(): Vector[] {
  const surprise = (face: number, codes: Readonly<Record<string, number>> = { ATTACKER_UNIDENTIFIED: 1 }): Roll =>
    roll("sub-surprise", "SURPRISE", [face], null, codes);
  const duel = (id: string, title: string, rolls: Roll[], fight: Json, more: Json & { change?: Change } = {}): Vector =>
    resolves({
      id: `sub-duel-${id}`,
      title: `7.4.4 ${title}`,
      citation: "7.4.4",
      operation: "resolveSubmarineDuel",
      base: "sub-duel",
      input: DUEL,
      rolls: [ALLIED, ...rolls],
      outcome: { duel: fight },
      ...more,
    });
  const known = force("allied", BRITISH, { identified: true, idLevel: 1 });
  return [
    duel(
      "surprise",
      "SURPRISE 8: the attacker fires, and a success sinks one submarine",
      [surprise(7), asw(8)],
      { surprise: true, fired: "allied", sunk: true },
      {
        snapshot: {
          vp: { total: 1 },
          sides: {
            axis: { forces: [{ units: [{ cs: 1 }] }] },
            allied: { forces: [{ units: [{ cs: 2 }], identified: false }] },
          },
        },
        rulings: ["E-04"],
      },
    ),
    duel(
      "held-down",
      "Held Down does nothing",
      [surprise(9), asw(7)],
      { surprise: true, sunk: false },
      { snapshot: { vp: { total: 0 } } },
    ),
    duel(
      "no-surprise",
      "SURPRISE 7: the target fires instead",
      [surprise(6), asw(8)],
      { surprise: false, fired: "axis", sunk: true },
      {
        snapshot: { vp: { total: -1 }, sides: { allied: { forces: [{ units: [{ cs: 1 }] }] } } },
      },
    ),
    duel(
      "known",
      "an attacker that is identified has no modifier",
      [surprise(7, {}), asw(0)],
      { surprise: false, fired: "axis", sunk: false },
      { change: known },
    ),
    ...(
      [
        ["reduced_visibility", "REDUCED_VISIBILITY", 1, 31],
        ["fog", "FOG", 2, 31],
        ["storm", "STORM", 1, 31],
        ["gale", "GALE", 2, 31],
      ] as const
    ).map(([name, code, value, no]) =>
      duel(
        name.replace("_", "-"),
        `SURPRISE ${name.replace("_", " ")}: +${value}`,
        [
          surprise(8 - value, { [code]: value }),
          asw(0, name === "storm" ? { STORM: -1 } : name === "gale" ? { GALE: -2 } : {}),
        ],
        { surprise: true, sunk: false },
        {
          change: all(known, weather(name)),
          rolls: [
            card("locate-card", no),
            surprise(8 - value, { [code]: value }),
            asw(0, name === "storm" ? { STORM: -1 } : name === "gale" ? { GALE: -2 } : {}),
          ],
        },
      ),
    ),
    duel(
      "soviet",
      "ASW the die of a Soviet submarine: -1",
      [surprise(7), asw(8, { SOVIET: -1 })],
      { surprise: true, sunk: false },
      {
        change: force("allied", BRITISH, { units: [ship("ss_soviet", 2)] }),
      },
    ),
    duel(
      "last",
      "the last submarine takes its Wolf Pack with it",
      [surprise(7), asw(9)],
      { sunk: true },
      {
        change: force("axis", PACK, { units: [ship("ss_german", 1)] }),
        snapshot: { sides: { axis: { forces: [], sunk: [{ unit: "ss_german" }] } } },
      },
    ),
    resolves({
      id: "sub-duel-lost",
      title: "7.4.4 it must be located",
      citation: "7.4.4",
      operation: "resolveSubmarineDuel",
      base: "sub-duel",
      input: DUEL,
      rolls: [card("locate-card", 38)],
      outcome: { located: { found: false }, duel: null },
    }),
    needs({
      id: "sub-duel-needs-roll",
      title: "7.4.4 the die for surprise is asked for",
      citation: "7.4.4",
      operation: "resolveSubmarineDuel",
      base: "sub-duel",
      input: DUEL,
      rolls: [ALLIED],
      next: { label: "sub-surprise", chart: "SURPRISE" },
    }),
  ];
}

/** 7.7 Scattered and dispersed convoys. */
function strays(): Vector[] {
  const merchant = { TARGET_CONVOY_SHIP: 1 };
  const spent = (face: number): Roll => ({ label: "scatter-torps", faces: [face], chart: null });
  const pick = (face: number): Roll => draw("scatter-target", face, "mv");
  const input = { force: PACK, block: 1 };
  const hit = (id: string, title: string, rolls: Roll[], list: Json[], more: Json & { change?: Change } = {}): Vector =>
    resolves({
      id: `strays-${id}`,
      title: `7.7.2 ${title}`,
      citation: "7.7.2",
      operation: "attackStrayMerchants",
      base: "sub-strays",
      input,
      rolls: [AXIS, ...rolls],
      outcome: { attacks: list },
      ...more,
    });
  const raid = { force: "trondheim_group", block: 1 };
  const held = (id: string, title: string, section: string, code: string, change: Change, more: Json = {}): Vector =>
    refused({
      id: `strays-${id}`,
      title: `${section} ${title}`,
      citation: section,
      operation: "attackStrayMerchants",
      base: "sub-strays",
      change,
      input,
      code,
      section,
      ...more,
    } as Parameters<typeof refused>[0]);
  const marks = (list: string[]): Json => ({ sides: { axis: { forces: [{ units: [{ marks: list }] }] } } });
  return [
    hit(
      "pack",
      "each submarine attacks a merchant picked at random; 2 leaves torpedoes",
      [pick(3), torpedo(7, merchant), damage(2, "MX"), pick(8), torpedo(6, merchant), spent(2)],
      [
        { success: true, harms: [{ unit: "mv", sunk: 1 }] },
        { success: false, harms: [] },
      ],
      {
        snapshot: { vp: { total: -2 }, ...marks([]) },
      },
    ),
    hit(
      "one-at-most",
      "a result is at most that ship",
      [pick(1), torpedo(9, merchant), damage(9, "MX"), pick(1), torpedo(0, merchant), spent(9)],
      [{ harms: [{ sunk: 1 }] }, {}],
      { snapshot: { vp: { total: -2 } } },
    ),
    hit(
      "spent-0",
      "a 0 spends the torpedoes",
      [pick(1), torpedo(0, merchant), pick(1), torpedo(0, merchant), spent(0)],
      [{}, {}],
      { snapshot: marks(["torps_expended"]) },
    ),
    hit(
      "spent-1",
      "and so does a 1",
      [pick(1), torpedo(0, merchant), pick(1), torpedo(0, merchant), spent(1)],
      [{}, {}],
      { snapshot: marks(["torps_expended"]) },
    ),
    hit(
      "gale",
      "in a Gale: -2",
      [
        pick(1),
        torpedo(8, { TARGET_CONVOY_SHIP: 1, GALE: -2 }),
        pick(1),
        torpedo(0, { TARGET_CONVOY_SHIP: 1, GALE: -2 }),
        spent(5),
      ],
      [{ success: false }, {}],
      { change: weather("gale") },
    ),
    hit(
      "next-hex",
      "6.8.1 a scattered convoy in the next hex is found too".slice(6),
      [pick(1), torpedo(0, merchant), pick(1), torpedo(0, merchant), spent(5)],
      [{}, {}],
      { change: force("allied", CONVOY, { at: "0411" }) },
    ),
    hit(
      "auxiliaries",
      "E-02 auxiliaries once no merchant is left".slice(5),
      [torpedo(0, merchant), torpedo(0, merchant), spent(5)],
      [{}, {}],
      { change: force("allied", CONVOY, { units: [ship("aldersdale", 2, { oil: 20 })] }) },
    ),
    hit(
      "dispersed",
      "E-01 those dispersed from a convoy that sails on".slice(5),
      [pick(2), torpedo(9, merchant), damage(1, "MX"), pick(1), torpedo(0, merchant), spent(5)],
      [{ harms: [{ diw: 1 }] }, {}],
      {
        change: (state) => {
          Object.assign(forceOf(state, "allied", CONVOY).convoy!, {
            scattered: false,
            dispersed: [{ unit: "mv", cs: 3 }],
          });
        },
        rulings: ["E-01", "E-02"],
        snapshot: {
          sides: {
            allied: {
              forces: [
                { convoy: { dispersed: [{ unit: "mv", cs: 2 }] }, units: [{ cs: 9 }, { cs: 1, marks: ["diw"] }] },
              ],
            },
          },
        },
      },
    ),
    resolves({
      id: "strays-second-card",
      title: "7.1.1 a scattered convoy is looked for with a second card",
      citation: "7.1.1",
      operation: "attackStrayMerchants",
      base: "sub-strays",
      input,
      rolls: [card("locate-card", 36), card("locate-card", 1)],
      outcome: { located: { found: false, cards: 2 }, attacks: [] },
    }),
    resolves({
      id: "strays-second-card-option",
      title: "7.1.1 second_location_card: with the option too",
      citation: "7.1.1",
      operation: "attackStrayMerchants",
      base: "sub-strays",
      change: withOptions("second_location_card"),
      input,
      rolls: [card("locate-card", 36), card("locate-card", 1)],
      outcome: { located: { found: false, cards: 2 }, attacks: [] },
    }),
    resolves({
      id: "strays-task-force",
      title: "7.7.1 a TF sinks one merchant picked at random, without dice",
      citation: "7.7.1",
      operation: "attackStrayMerchants",
      base: "sub-raider",
      input: raid,
      rolls: [AXIS, pick(4)],
      outcome: { attacks: [{ success: true, harms: [{ unit: "mv", sunk: 1, lost: 1 }] }] },
      snapshot: { vp: { total: -2 }, sides: { axis: { forces: [{ fuel: { marker: 20 } }] } } },
      rulings: ["E-03"],
    }),
    resolves({
      id: "strays-last",
      title: "7.7.1 the last merchant needs no pick, and its convoy is gone",
      citation: "7.7.1",
      operation: "attackStrayMerchants",
      base: "sub-raider",
      change: force("allied", CONVOY, { units: [ship("mv", 1)] }),
      input: raid,
      rolls: [AXIS],
      outcome: { attacks: [{ success: true }] },
      snapshot: { vp: { total: -2 }, sides: { allied: { forces: [] } } },
    }),
    needs({
      id: "strays-needs-card",
      title: "7.7 the location card is asked for",
      citation: "7.7",
      operation: "attackStrayMerchants",
      base: "sub-strays",
      input,
      next: { label: "locate-card" },
    }),
    held("no-target", "a convoy that is neither scattered nor dispersed is no target", "7.7", "NO_TARGET", (state) => {
      Object.assign(forceOf(state, "allied", CONVOY).convoy!, { scattered: false });
    }),
    held("no-attacker", "without a Wolf Pack at sea nothing attacks in this segment", "7.7", "NO_ATTACKER", (state) => {
      state.sides.axis.forces = [];
    }),
    held(
      "fought",
      "a force attacks once",
      "7.1",
      "ALREADY_FOUGHT",
      (state) => {
        state.sides.axis.attacked = ["trondheim_group"];
      },
      { base: "sub-raider", input: raid },
    ),
    held(
      "unarmed",
      "ships without guns attack nothing",
      "7.7.1",
      "UNARMED",
      force("axis", "trondheim_group", { units: [ship("german_oiler", 1, { oil: 10 })] }),
      { base: "sub-raider", input: raid },
    ),
  ];
}

/** 7.4.5 ASW patrol. */
function patrols(): Vector[] {
  const die = (face: number, codes: Readonly<Record<string, number>> = {}): Roll =>
    roll("asw-patrol", "ASW", [face], null, codes);
  const go = (path: readonly string[], speed = "moderate"): Json => ({ piece: PACK, speed, path, cross: "clear" });
  const away = ["0510", "0609"];
  const moves = (
    id: string,
    title: string,
    input: Json,
    rolls: Roll[],
    end: string,
    more: Json & { change?: Change } = {},
  ): Vector =>
    resolves({
      id: `asw-patrol-${id}`,
      title: `7.4.5 ${title}`,
      citation: "7.4.5",
      operation: "moveForce",
      base: "sub-patrol",
      input,
      rolls,
      outcome: { end },
      ...more,
    });
  const hidden = force("axis", PACK, { identified: false, idLevel: 0 });
  const pack = (changes: Json): Json => ({ sides: { axis: { forces: [changes] } } });
  return [
    moves("passed", "ASW 4 lets a pack that goes two hexes leave an Air Radius", go(away), [die(4)], "arrived", {
      snapshot: pack({ at: "0609" }),
      rulings: ["E-07"],
    }),
    moves(
      "held",
      "5 keeps it in its hex with a hex of movement lost; it becomes ID1",
      go(away),
      [die(5)],
      "patrolled",
      {
        change: hidden,
        snapshot: pack({ at: "0410", identified: true, idLevel: 1, moved: { hexes: 1, done: false } }),
      },
    ),
    moves("held-known", "a pack that is known better keeps its ID", go(away), [die(7)], "patrolled", {
      snapshot: pack({ at: "0410", idLevel: 2 }),
    }),
    moves("damaged", "8 is a success: damaged, a submarine goes home", go(away), [die(8), fate(6)], "patrolled", {
      snapshot: { vp: { total: 0 }, ...pack({ units: [{ cs: 1 }] }) },
    }),
    moves("sunk", "or is sunk for 1 VP", go(away), [die(9), fate(7)], "patrolled", { snapshot: { vp: { total: 1 } } }),
    moves(
      "slow-by-day",
      "by day an identified pack is hunted at Slow speed too",
      go(["0510"], "slow"),
      [die(0)],
      "arrived",
    ),
    moves("slow-hidden", "an unidentified one is not", go(["0510"], "slow"), [], "arrived", { change: hidden }),
    moves("slow-by-night", "nor an identified one by night", go(["0510"], "slow"), [], "arrived", { change: atNight }),
    moves("entering", "entering an Air Radius is one roll for the hexside", go(["0410"], "slow"), [die(0)], "arrived", {
      change: force("axis", PACK, { at: "0510" }),
    }),
    moves("storm", "ASW a Storm: -1", go(["0510"], "slow"), [die(5, { STORM: -1 })], "arrived", {
      change: weather("storm"),
    }),
    moves("soviet", "ASW a Soviet Air Radius: -1", go(["0510"], "slow"), [die(5, { SOVIET: -1 })], "arrived", {
      change: (state) => {
        Object.assign(state.sides.allied.aircraft[0]!, { unit: "mbr2", base: "vaenga" });
      },
    }),
    needs({
      id: "asw-patrol-needs-roll",
      title: "7.4.5 the die of the patrol is asked for",
      citation: "7.4.5",
      operation: "moveForce",
      base: "sub-patrol",
      input: go(away),
      next: { label: "asw-patrol", chart: "ASW" },
    }),
  ];
}

/** 13.5 Minefields. */
function mines(): Vector[] {
  const event: Roll = roll("random-event", "RANDOM_EVENTS", [0, 0], "allied");
  const struck = (
    id: string,
    title: string,
    units: readonly Ship[],
    rolls: Roll[],
    snapshot: Json,
    more: Json = {},
  ): Vector =>
    resolves({
      id: `minefield-${id}`,
      title: `13.5 ${title}`,
      citation: "13.5",
      operation: "resolveRandomEvent",
      base: "sub-mines",
      change: force("allied", FLEET, { units: [...units] }),
      rolls: [event, ...rolls],
      outcome: { event: "minefield", applied: true },
      snapshot,
      ...more,
    });
  const target = (face: number, unit: string): Roll => draw("mine-target", face, unit);
  const light = { TARGET_LIGHT: -1 };
  return [
    struck(
      "three",
      "three mines, each with a pick, an attack and its damage",
      [ship("nigeria", 4), ship("dd_ai", 2)],
      [
        target(1, "nigeria"),
        torpedo(7),
        target(2, "dd_ai"),
        torpedo(9, light),
        damage(5, "LIGHT"),
        target(1, "nigeria"),
        torpedo(8),
        damage(0, "CL"),
      ],
      {
        vp: { total: -1 },
        sides: {
          allied: {
            forces: [
              {
                units: [
                  { unit: "nigeria", cs: 3 },
                  { unit: "dd_ai", cs: 1 },
                ],
              },
            ],
          },
        },
      },
    ),
    struck(
      "alone",
      "a ship alone needs no pick; at most two succeed",
      [ship("nigeria", 4)],
      [torpedo(8), damage(0, "CL"), torpedo(8), damage(0, "CL")],
      { sides: { allied: { forces: [{ units: [{ cs: 2 }] }] } } },
    ),
    struck(
      "one-per-cs",
      "at most one success on each CS of light ships",
      [ship("dd_ai", 2)],
      [target(1, "dd_ai"), torpedo(9, light), damage(1, "LIGHT"), torpedo(9, light), damage(1, "LIGHT")],
      { sides: { allied: { forces: [{ units: [{ cs: 2, marks: ["diw"] }] }] } } },
    ),
    struck(
      "no-gale",
      "a Gale does not hinder mines",
      [ship("nigeria", 4)],
      [torpedo(7), torpedo(7), torpedo(7)],
      {},
      { change: all(force("allied", FLEET, { units: [ship("nigeria", 4)] }), weather("gale")) },
    ),
    resolves({
      id: "minefield-pack",
      title: "13.5 of a Wolf Pack one submarine is sunk",
      citation: "13.5",
      operation: "resolveRandomEvent",
      base: "sub-mines",
      change: (state) => {
        state.phasing = "axis";
      },
      rolls: [
        roll("random-event", "RANDOM_EVENTS", [0, 0], "axis"),
        draw("mine-target", 1, "ss_german"),
        torpedo(7),
        draw("mine-target", 2, "ss_german"),
        torpedo(8),
      ],
      outcome: { event: "minefield", applied: true },
      snapshot: { vp: { total: 1 }, sides: { axis: { forces: [{ units: [{ cs: 1 }] }] } } },
      rulings: ["E-09"],
    }),
    resolves({
      id: "minefield-void",
      title: "13.5 without a force in a coastal hex the event is void",
      citation: "13.5",
      operation: "resolveRandomEvent",
      base: "sub-mines",
      change: force("allied", FLEET, { at: "0410" }),
      rolls: [event],
      outcome: { event: "minefield", applied: false },
    }),
    resolves({
      id: "minefield-force",
      title: "13.5 of several forces one is picked",
      citation: "13.5",
      operation: "resolveRandomEvent",
      base: "sub-mines",
      change: (state) => {
        state.sides.allied.forces.push({
          ...structuredClone(forceOf(state, "allied", FLEET)),
          id: "tf_second",
          number: 9,
          block: 2,
          units: [ship("kent", 3)],
        });
      },
      rolls: [event, draw("mine-force", 2, "tf_second"), torpedo(0), torpedo(0), torpedo(0)],
      outcome: { applied: true },
    }),
  ];
}

/** 7.4.6 Submarines of a convoy that a TF attacks. */
function convoySubmarines(): Vector[] {
  const head = { citation: "7.4.6", operation: "sendConvoySubmarines", base: "sub-of-convoy", input: { block: 1 } };
  const order = roll("sub-combat", "SUBMARINE_COMBAT", [6], null, { PACK_ID: -3, ESCORTS: -1, TARGET_TF: -1 });
  return [
    resolves({
      ...head,
      id: "convoy-submarines-sent",
      title:
        "7.4.6 submarines of a convoy form a Wolf Pack of its ID and fight the TF that attacks it, before the battle",
      rolls: [order],
      outcome: { block: 1 },
      snapshot: {
        pending: {
          decision: "sub_targets",
          side: "allied",
          target: "trondheim_group",
          before: 0,
          after: 1,
          surface: { round: 0, attacker: "axis" },
        },
        sides: {
          allied: {
            forces: [
              { kind: "convoy", units: [{ unit: "dd_ai" }, { unit: "mv" }] },
              { kind: "wolf_pack", units: [{ unit: "ss_british", cs: 2 }] },
            ],
          },
        },
      },
      rulings: ["E-10"],
    }),
    resolves({
      ...head,
      id: "convoy-submarines-stay",
      title: "7.4.6 or they stay with it, and the ships are deployed without them (D-56)",
      input: { block: null },
      rolls: [],
      outcome: { block: null, round: 1 },
      snapshot: { pending: { decision: "surf_maneuver_defender" } },
    }),
    refused({
      ...head,
      id: "convoy-submarines-none",
      title: "7.4.6 a convoy without submarines sends none",
      change: force("allied", CONVOY, { units: [ship("dd_ai", 3), ship("mv", 9)] }),
      code: "VALUE_NOT_LISTED",
      section: "7.4.6",
      pointer: "/input/block",
    }),
    refused({
      ...head,
      id: "convoy-submarines-spent",
      title: "7.3.2 nor one whose submarines have spent their torpedoes",
      change: force("allied", CONVOY, { units: [ship("mv", 9), ship("ss_british", 2, { marks: ["torps_expended"] })] }),
      code: "VALUE_NOT_LISTED",
      section: "7.4.6",
      pointer: "/input/block",
    }),
    refused({
      ...head,
      id: "convoy-submarines-nothing-pending",
      title: "7.4.6 without a battle none are asked for",
      base: "sub-raider",
      code: "NOTHING_PENDING",
      section: "7.4.6",
    }),
    needs({
      ...head,
      id: "convoy-submarines-needs-roll",
      title: "7.4.6 the die of the Submarine Combat Table is asked for",
      next: { label: "sub-combat" },
    }),
  ];
}

/** What submarines do besides submarine combat, and what is done to them. */
export function submarineMatters(): Vector[] {
  return [...hunts(), ...duels(), ...strays(), ...patrols(), ...mines(), ...convoySubmarines()];
}
