import type { Snapshot } from "../../../src/rulesets/goeben/snapshot";
import { contactDie, input as leads } from "./combat-contact/contact";
import { all, type Change, type Json, refused, roll, type Vector } from "./kit";
import { aboard, both, consort, consortIs, marker, options, set, ship } from "./kit/changes";
import {
  battery,
  battle,
  came,
  drawUp,
  ended,
  type Fought,
  harmed,
  inContact,
  inRound,
  orders,
  paid,
  printed,
  resolves,
  SEA,
  volley,
} from "./kit/combat";

const gunnery = { operation: "resolveGunneryRound", input: orders("goeben", null) };

/** Goeben's guns at Inflexible. */
function atInflexible(weapon: "primary" | "secondary", factor: number): Fought {
  const terms = { GUN_FACTOR: factor, LEADERSHIP: 4, ARMOR: -3 };
  return volley({ firer: "goeben", target: "inflexible", fire: [{ weapon, terms }] });
}

/** 14.2 Vectors for the steps of a round with Allied First Salvo, and steps without an action. */
function steps(): Vector[] {
  const alone = all(
    ship("breslau", { space: "off_zante" }),
    battle({ german: ["goeben"] }),
    ship("goeben", { secondary: 0 }),
  );
  const hit = volley({
    firer: "inflexible",
    target: "goeben",
    fire: [{ weapon: "primary", terms: { GUN_FACTOR: 4 }, hits: 1 }],
    hits: [1],
  });
  const weak = { SPEED: 4, ALERT_LEVEL: -6, ALLIED_SPEED: -5 };
  return [
    resolves({
      operation: "resolveContact",
      base: "inflexible-contact",
      id: "salvo-after-damage",
      title: "14.2 With Allied First Salvo a hit lowers Goeben's guns before she fires them",
      citation: "14.2",
      change: all(ship("goeben", { leadership: 0 }), set({ alert: 6 })),
      input: leads,
      rolls: [contactDie(1, weak), roll("allied-break-off", "BREAK_OFF", [5], null, { ALERT_LEVEL: -6 }), ...hit.rolls],
      outcome: { contact: "AC2", first: "allied", allied: [hit.outcome], end: null, phase: "gunnery" },
      after: all(
        inContact("AC2", "gunnery", { anyFire: true }),
        ship("goeben", { primary: 4, secondary: 2, tertiary: 1 }),
      ),
    }),
    resolves({
      ...gunnery,
      base: "inflexible-contact",
      id: "salvo-second-primary",
      title: "14.2 With Allied First Salvo Goeben's primary guns come second, then the Allied secondary guns first",
      citation: "14.2",
      change: inRound("primary", { anyFire: true }, "AC2"),
      input: orders("goeben", "inflexible"),
      ...came(atInflexible("primary", 5), [printed("inflexible", "goeben", ["secondary"])]),
      after: all(paid("goeben"), battle({ round: 1, fired: [], anyFire: true })),
    }),
    resolves({
      ...gunnery,
      base: "warrior-contact",
      id: "salvo-second-secondary",
      title:
        "14.2 With Allied First Salvo the secondary guns of Goeben come second, then the Allied tertiary guns first",
      citation: "14.2",
      change: inRound("secondary", { fired: ["breslau"] }, "AC2"),
      ...came(null, [printed("warrior", "breslau", ["tertiary"])]),
      after: battle({ round: 2, fired: [] }),
    }),
    resolves({
      ...gunnery,
      base: "inflexible-contact",
      id: "salvo-no-secondary",
      title: "14.2 Goeben without secondary guns skips their step; the Allies fire theirs",
      citation: "14.2",
      change: all(alone, inRound("primary")),
      ...came(null, [printed("inflexible", "goeben", ["primary"]), printed("inflexible", "goeben", ["secondary"])]),
      after: battle({ round: 2, fired: [], anyFire: true }),
    }),
  ];
}

/** 14.11 Austro-Hungarian and German ships of every class meet a battlecruiser, an armored cruiser and destroyers. */
const EVERY_CLASS: Change = (state: Snapshot) => {
  const space = "southern_adriatic";
  all(
    consort("radetzky", space),
    consort("sankt_georg", space),
    consort("dd_tatra_flotilla", space),
    marker("inflexible", "set_aside", space),
  )(state);
  state.battle = drawUp(state, space, ["inflexible", "warrior", "dd_5th_flotilla_1"]);
};

/** 14.11 The columns of the Targeting Priority Chart. */
function targets(): Vector[] {
  const silent = ["viribus_unitis", "radetzky", "sankt_georg", "novara", "dd_tatra_flotilla", "breslau"];
  const last = inRound("secondary", { fired: silent, firstNation: "austro_hungarian" });
  const without = (...withdrawn: readonly string[]): Change =>
    all(...withdrawn.map((id) => harmed(id, { withdrawn: true })));
  const breslauAway: Change = (state) => {
    state.ships.breslau.space = "off_corfu";
    state.battle!.german = ["goeben"];
    state.battle!.fired = silent.filter((id) => id !== "breslau");
  };
  const columns = (
    id: string,
    title: string,
    change: Change | undefined,
    aims: Readonly<Record<string, string>>,
  ): Vector =>
    resolves({
      ...gunnery,
      base: "consorts-contact",
      id: `allied-fire-${id}`,
      title: `14.11 ${title}`,
      citation: "14.11",
      change: all(EVERY_CLASS, last, change),
      ...came(
        null,
        Object.entries(aims).map(([firer, target]) => printed(firer, target, ["secondary"])),
      ),
      after: battle({ round: 2, fired: [] }),
    });
  const unit = battery("cdu_05", "viribus_unitis");
  return [
    columns("columns", "A BC prefers a BB, a CA a CA, a DD a DD", undefined, {
      inflexible: "viribus_unitis",
      warrior: "sankt_georg",
      dd_5th_flotilla_1: "dd_tatra_flotilla",
    }),
    columns(
      "columns-second",
      "Without these a BC prefers a BC, a CA a CL, a DD a CL",
      without("viribus_unitis", "sankt_georg", "dd_tatra_flotilla", "novara"),
      { inflexible: "goeben", warrior: "breslau", dd_5th_flotilla_1: "breslau" },
    ),
    columns(
      "columns-no-cruiser",
      "Without CA and CL a CA prefers a DD to a B",
      all(breslauAway, without("sankt_georg", "novara")),
      { inflexible: "viribus_unitis", warrior: "dd_tatra_flotilla", dd_5th_flotilla_1: "dd_tatra_flotilla" },
    ),
    columns(
      "columns-no-light",
      "Without CL and DD a DD prefers a CA to a B",
      all(breslauAway, without("novara", "dd_tatra_flotilla")),
      { inflexible: "viribus_unitis", warrior: "sankt_georg", dd_5th_flotilla_1: "sankt_georg" },
    ),
    columns(
      "columns-heavy",
      "Without cruisers and DD a CA and a DD prefer a B to a BC or BB",
      all(breslauAway, without("novara", "sankt_georg", "dd_tatra_flotilla")),
      { inflexible: "viribus_unitis", warrior: "radetzky", dd_5th_flotilla_1: "radetzky" },
    ),
    resolves({
      operation: "resolveShoreBombardment",
      base: "port-said-bombarding",
      id: "coastal-fire-battleship",
      title: "14.11 A coastal defence unit prefers a BB to a BC",
      citation: "14.11",
      change: battle({ fired: ["viribus_unitis"], firstNation: "austro_hungarian", anyFire: true }),
      input: { ship: "goeben", fire: false, maximumFire: false, remove: [] },
      ...came(null, [unit]),
      after: battle({ round: 1, fired: [], anyFire: true }),
    }),
  ];
}

/** 14.3, 20.1 More of what makes the ratings. */
function ratings(): Vector[] {
  const usual = { LEADERSHIP: 4, SPEED: 4, ALERT_LEVEL: -1, ALLIED_SPEED: -4 };
  const contact = { operation: "resolveContact", base: "warrior-contact", input: leads };
  const seaplane = all(options({ seaplanes: true }), aboard("goeben", { 1: "seaplane", 2: "seaplane" }));
  const mist = all(set({ visibility: [{ space: SEA, rolled: "secondary" }] }), battle({ visibility: "secondary" }));
  const space = "malta";
  return [
    resolves({
      ...contact,
      id: "rating-allied-base",
      title: "14.3 An Allied naval base is worth 1 to the Allies",
      citation: "14.3",
      change: all(both(space), marker("warrior", "set_aside", space), battle({ space })),
      rolls: [contactDie(1, { ...usual, ALLIED_SITE: -1 })],
      outcome: { contact: "GC1", first: "friendly" },
      after: inContact("GC1", "break_off"),
    }),
    resolves({
      ...contact,
      id: "rating-neutral-port",
      title: "14.3 A neutral port is worth nothing to the Allies",
      citation: "14.3",
      change: all(both("palermo"), marker("warrior", "set_aside", "palermo"), battle({ space: "palermo" })),
      rolls: [contactDie(1, usual)],
      outcome: { contact: "GC2", first: "friendly" },
      after: inContact("GC2", "break_off"),
    }),
    resolves({
      ...contact,
      id: "rating-seaplane-for-all",
      title: "20.1 Goeben's seaplane helps when Breslau leads",
      citation: "20.1",
      change: seaplane,
      input: { leader: "breslau", speed: "breslau", maximumSpeed: false },
      rolls: [contactDie(1, { ...usual, SEAPLANE: 2 })],
      outcome: { contact: "GC2", first: "friendly" },
      after: inContact("GC2", "break_off"),
    }),
    resolves({
      ...contact,
      id: "mist-seaplane",
      title: "20.1 A seaplane does not help in Limited Visibility",
      citation: "20.1",
      change: all(seaplane, mist),
      rolls: [contactDie(1, usual)],
      outcome: { contact: "GC2", first: "friendly" },
      after: inContact("GC2", "break_off"),
      rulings: ["D-55"],
    }),
    refused({
      operation: "breakOff",
      base: "warrior-contact",
      id: "break-off-neutral-port",
      title: "14.4 A neutral port is not a refuge",
      citation: "14.4",
      change: all(
        inContact("GC2", "break_off"),
        both("south_of_messina"),
        marker("warrior", "set_aside", "south_of_messina"),
        battle({ space: "south_of_messina" }),
      ),
      input: { to: ["goeben", "breslau"].map((id) => ({ ship: id, space: "messina" })) },
      code: "NO_REFUGE",
      section: "14.4",
      pointer: "/input/to/0/space",
    }),
  ];
}

/** 7.5 Colliers in the space of a battle. */
function colliers(): Vector[] {
  const at = (space: string): Change => set({ colliers: [{ space, used: false, lost: false }] });
  const stayed: Change = all(
    both("medina_bank"),
    marker("warrior", "pool", null, { turn: 2 }),
    set({ threatened: ["medina_bank"], done: ["medina_bank"] }),
  );
  return [
    resolves({
      operation: "beginBattle",
      base: "before-battle",
      id: "begin-beside-collier",
      title: "7.5 A Collier in the space takes no part in the battle",
      citation: "7.5",
      change: at(SEA),
      input: { space: SEA },
      rolls: [],
      outcome: { space: SEA, phase: "contact" },
      snapshot: {
        battle: {
          german: ["goeben", "breslau"],
          austroHungarian: [],
          allied: [{ id: "warrior" }].map(({ id }) => standing(id)),
        },
        colliers: [{ space: SEA, used: false, lost: false }],
      },
    }),
    resolves({
      operation: "endPhase",
      base: "before-battle",
      id: "phase-collier-guarded",
      title: "7.5 A Collier is safe next to German ships, though Allied warships survived the battle (D-63)",
      citation: "7.5",
      change: stayed,
      input: {},
      outcome: { ended: "naval_combat", vp: 0 },
      snapshot: { colliers: [{ space: "medina_bank", used: false, lost: false }], threatened: [] },
    }),
  ];
}

function standing(id: string): Json {
  return { id, gunHits: 0, engineHits: 0, damage: 0, torpedoesOut: false, withdrawn: false, sunk: false };
}

/** 8.3, 14.14 Vectors for the state that a battle leaves unchanged. */
function after(): Vector[] {
  const cargo = { 1: "damage_control", 2: "reserve_crew", 3: "targeting_calculator", 4: "seebataillon" } as const;
  const bridge = volley({
    firer: "inflexible",
    target: "goeben",
    fire: [{ weapon: "primary", terms: { GUN_FACTOR: 4 }, hits: 1 }],
    hits: [[5, 1]],
  });
  const space = "malta_pz";
  const coastalUnits = all(
    both(space),
    marker("warrior", "set_aside", space),
    marker("chatham", "map", space, { turn: 2, from: space }),
    marker("quiet_seas_1", "pool", null, { turn: 2, from: space }),
    marker("quiet_seas_2", "pool", null, { turn: 2, from: space }),
    (state) => {
      state.battle = drawUp(state, space, ["warrior", "chatham"]);
    },
  );
  const lastShot = volley({
    firer: "goeben",
    target: "warrior",
    fire: [{ weapon: "torpedo", terms: { TORPEDOES: 2, LEADERSHIP: 4, ARMOR: -2 }, hits: 1 }],
    hits: [6],
    sunk: true,
  });
  const fire = [printed("warrior", "breslau", ["torpedo"]), printed("chatham", "breslau", ["torpedo"])];
  return [
    resolves({
      ...gunnery,
      base: "inflexible-contact",
      id: "gun-hit-bridge-cargo",
      title: "8.3 Eight points of cargo stay aboard when a bridge hit lowers Leadership to 3",
      citation: "8.3",
      change: all(inRound("primary"), aboard("goeben", cargo)),
      ...came(null, [bridge]),
      after: all(ship("goeben", { leadership: 3 }), battle({ round: 1, anyFire: true })),
      snapshot: {
        ships: {
          goeben: {
            boxes: [
              ...["damage_control", "reserve_crew", "targeting_calculator", "seebataillon"],
              ...Array.from({ length: 8 }, () => null),
            ],
          },
        },
      },
    }),
    resolves({
      operation: "resolveTorpedoRound",
      base: "warrior-contact",
      id: "end-not-filmed-apart",
      title: "17.1 A Camera Crew aboard a ship that is elsewhere films no sinking",
      citation: "17.1",
      change: all(
        ship("breslau", { space: "off_zante" }),
        aboard("breslau", { 1: "camera_crew" }),
        battle({ german: ["goeben"] }),
        inRound("torpedo", { anyFire: true }),
      ),
      input: { ship: "goeben", torpedoes: 2, target: "warrior" },
      ...came(lastShot, [], ended(SEA, { gained: 9 }, { warrior: "sunk" })),
      after: all(
        ship("goeben", { torpedoes: 0 }),
        marker("warrior", "sunk", null, { turn: 2 }),
        set({ phase: "naval_combat", battle: null, alert: 2, vp: 9, done: [SEA] }),
      ),
    }),
    resolves({
      operation: "resolveTorpedoRound",
      base: "warrior-contact",
      id: "end-patrol-zone",
      title: "14.14 An unharmed ship that was placed in a patrol zone goes to the pool too",
      citation: "14.14",
      change: all(coastalUnits, inRound("torpedo", { fired: ["breslau"] })),
      input: { ship: "goeben", torpedoes: 0, target: null },
      ...came(null, fire, ended(space, {}, { warrior: "unharmed", chatham: "unharmed" })),
      after: all(
        marker("warrior", "pool", null, { turn: 2 }),
        marker("chatham", "pool", null, { turn: 2 }),
        set({ phase: "naval_combat", battle: null, alert: 2, done: [space], threatened: [space] }),
      ),
    }),
  ];
}

/** 14.9 Maximum fire with the last two points of Ammunition. */
function maximumFire(): Vector[] {
  const fire = volley({
    firer: "goeben",
    target: "gloucester",
    fire: [{ weapon: "secondary", terms: { GUN_FACTOR: 3, MAXIMUM_FIRE: 3, LEADERSHIP: 4, ARMOR: -1 } }],
  });
  return [
    resolves({
      ...gunnery,
      base: "squadron-contact",
      id: "gunnery-maximum-last",
      title: "14.9 The last two points of Ammunition are enough for maximum fire",
      citation: "14.9",
      change: all(inRound("secondary"), ship("goeben", { ammunition: 2 })),
      input: orders("goeben", "gloucester", true),
      ...came(fire),
      after: all(battle({ fired: ["goeben"] }), paid("goeben", true)),
    }),
  ];
}

/** 17.1, 13.1 Old battleships and destroyers of Austria-Hungary, and morale. */
function consorts(): Vector[] {
  const space = SEA;
  const fleet = all(
    options({ austroHungarianWarships: true }),
    marker("austro_hungarian_fleet_sorties_1", "removed", null, { turn: 1 }),
  );
  const damaged = (id: string, title: string, each: string, vp: number): Vector =>
    resolves({
      operation: "endPhase",
      base: "at-sea",
      id: `consorts-damaged-${id}`,
      title: `17.1 ${title}`,
      citation: "17.1",
      change: all(fleet, consort(each, space, { arrived: 1, damage: 1 }), set({ done: [space] })),
      input: {},
      outcome: { ended: "incidents", vp },
      after: all(consortIs(each, { status: "damaged", space: null, damage: 0 }), set({ vp })),
    });
  const lost = (id: string, title: string, each: string, armor: number, vp: number): Vector =>
    resolves({
      operation: "chooseRammedShip",
      base: "submarine",
      id: `consorts-lost-${id}`,
      title: `17.1 ${title}`,
      citation: "17.1",
      change: all(
        fleet,
        consort(each, space, { arrived: 1, damage: armor }),
        set({ phase: "submarine_ramming", vp: 2 }),
      ),
      input: { ship: each },
      rolls: [],
      outcome: { ship: each, vp: 2 + vp },
      snapshot: { vp: 2 + vp },
    });
  const fire = volley({
    firer: "viribus_unitis",
    target: "warrior",
    fire: [{ weapon: "primary", terms: { GUN_FACTOR: 6 } }],
  });
  return [
    damaged("old-battleship", "An old battleship damaged costs 6 VP", "radetzky", -6),
    damaged("destroyers", "Destroyers damaged cost 2 VP", "dd_tatra_flotilla", -2),
    lost("old-battleship", "An old battleship sunk costs 18 VP", "radetzky", 3, -18),
    lost("destroyers", "Destroyers sunk cost 4 VP", "dd_tatra_flotilla", 1, -4),
    refused({
      operation: "resolveShoreBombardment",
      base: "port-said-bombarding",
      id: "consorts-bombard-maximum",
      title: "20.0 An Austro-Hungarian ship knows no maximum fire at a port",
      citation: "20.0",
      input: { ship: "viribus_unitis", fire: true, maximumFire: true, remove: [] },
      code: "NO_MAXIMUM_FIRE",
      section: "20.0",
      pointer: "/input/maximumFire",
    }),
    resolves({
      ...gunnery,
      base: "consorts-contact",
      id: "consorts-morale",
      title: "13.1 A good Morale Check is worth no die to Austro-Hungarian ships",
      citation: "13.1",
      change: all(inRound("primary"), set({ morale: 1 })),
      input: orders("viribus_unitis", "warrior"),
      ...came(fire),
      after: battle({ fired: ["viribus_unitis"], firstNation: "austro_hungarian", anyFire: true }),
    }),
  ];
}

/** 7.5, 8.3, 13.1, 14, 17.1, 20.1 Steps of a battle, its targets and ratings, and what it leaves. */
export const vectors = (): Vector[] => [
  ...steps(),
  ...targets(),
  ...ratings(),
  ...colliers(),
  ...after(),
  ...maximumFire(),
  ...consorts(),
];
