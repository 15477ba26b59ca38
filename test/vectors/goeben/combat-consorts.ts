import { contactDie } from "./combat-contact/contact";
import { all, type Change, draw, type Json, plain, refused, type Vector } from "./kit";
import { consort, options, rulings, set, ship } from "./kit/changes";
import {
  battle,
  came,
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
  shore,
  turnOf,
  volley,
} from "./kit/combat";

const SPACE = "southern_adriatic";

const plan = { operation: "resolveGunneryRound", base: "consorts-contact", citation: "20.0" };

const first = inRound("primary");

const second = inRound("secondary");

/** Austro-Hungarian ships fire at Warrior with their printed factor. */
function guns(
  firer: string,
  weapon: "primary" | "secondary",
  terms: Readonly<Record<string, number>>,
  hits: readonly number[] = [],
  sunk = false,
): Fought {
  return volley({ firer, target: "warrior", fire: [{ weapon, terms, hits: hits.length }], hits, sunk });
}

function fires(
  id: string,
  title: string,
  change: Change,
  input: Json,
  own: Fought | null,
  after: Change,
  more: { rulings?: string[]; theirs?: readonly Fought[] } = {},
): Vector {
  const { theirs = [], rulings: cited } = more;
  return resolves({
    ...plan,
    id: `consorts-${id}`,
    title: `20.0 ${title}`,
    change,
    input,
    ...came(own, theirs),
    after,
    ...(cited === undefined ? {} : { rulings: cited }),
  });
}

function gunnery(): Vector[] {
  const ahFirst = battle({ firstNation: "austro_hungarian", anyFire: true });
  const dark = all(options({ nightCombat: true }), battle({ night: true }));
  return [
    fires(
      "fire",
      "Austro-Hungarian guns throw the printed factor, without Leadership or armor (errata), and spend nothing",
      first,
      orders("viribus_unitis", "warrior"),
      guns("viribus_unitis", "primary", { GUN_FACTOR: 6 }),
      all(turnOf("viribus_unitis"), ahFirst),
      { rulings: ["D-51"] },
    ),
    fires(
      "fire-led",
      "D-51 With ahGunneryLeadership their Leadership of 3 is added",
      all(first, rulings({ ahGunneryLeadership: true })),
      orders("viribus_unitis", "warrior"),
      guns("viribus_unitis", "primary", { GUN_FACTOR: 6, LEADERSHIP: 3 }),
      all(turnOf("viribus_unitis"), ahFirst),
      { rulings: ["D-51"] },
    ),
    fires(
      "german-first",
      "The first ship to fire settles that its nation fires first in every friendly step",
      second,
      orders("goeben", "warrior"),
      volley({
        firer: "goeben",
        target: "warrior",
        fire: [{ weapon: "secondary", terms: { GUN_FACTOR: 3, LEADERSHIP: 4, ARMOR: -2 } }],
      }),
      all(turnOf("goeben"), paid("goeben"), battle({ firstNation: "german", anyFire: true })),
    ),
    fires(
      "then-the-other",
      "The other nation fires when the first has done",
      all(second, battle({ fired: ["goeben", "breslau"], firstNation: "german" })),
      orders("novara", "warrior"),
      guns("novara", "secondary", { GUN_FACTOR: 2 }, [3]),
      all(turnOf("novara"), harmed("warrior", { damage: 1 })),
      { rulings: ["D-51"] },
    ),
    fires(
      "night",
      "Night halves their guns (D-53)",
      all(first, dark),
      orders("viribus_unitis", "warrior"),
      guns("viribus_unitis", "primary", { GUN_FACTOR: 6, NIGHT: -3 }),
      all(turnOf("viribus_unitis"), ahFirst),
    ),
    fires(
      "gun-damage",
      "Gun damage halves their guns as those of the Allies",
      all(
        second,
        battle({ fired: ["goeben", "breslau"], firstNation: "german" }),
        harmed("viribus_unitis", { gunHits: 1 }),
      ),
      orders("viribus_unitis", "warrior"),
      guns("viribus_unitis", "secondary", { GUN_FACTOR: 3, GUN_DAMAGE: -1 }),
      turnOf("viribus_unitis"),
    ),
  ];
}

/** Warrior and the flotilla fire at the consorts. */
function underFire(): Vector[] {
  const tie = (face: number, name: string) => draw("allied-target", face, name);
  const atNovara = printed("warrior", "novara", ["secondary"], { hits: [3] });
  const atBreslau = printed("dd_5th_flotilla_1", "breslau", ["secondary"]);
  const drawn: Fought = { ...atNovara, rolls: [tie(2, "novara"), tie(1, "breslau"), ...atNovara.rolls] };
  const waiting = battle({ fired: ["goeben", "breslau", "viribus_unitis"], firstNation: "german" });
  const over = battle({ round: 2, fired: [] });
  return [
    fires(
      "hit",
      "Hits on Austro-Hungarian ships are read in the Allied column; targets of one class are drawn",
      all(second, waiting),
      orders("novara", null),
      null,
      all(over, harmed("novara", { damage: 1 })),
      { theirs: [drawn, atBreslau], rulings: ["D-37", "D-51"] },
    ),
    fires(
      "sunk",
      "Damage above their armor sinks them (D-38)",
      all(second, waiting, harmed("novara", { gunHits: 1, damage: 1 })),
      orders("novara", null),
      null,
      all(over, harmed("novara", { gunHits: 1, damage: 2, sunk: true })),
      {
        theirs: [
          {
            ...printed("warrior", "novara", ["secondary"], { hits: [3], sunk: true }),
            rolls: [tie(2, "novara"), tie(1, "breslau"), ...atNovara.rolls],
          },
          atBreslau,
        ],
        rulings: ["D-38"],
      },
    ),
  ];
}

/** The last turn of the torpedo round: every Allied ship is out of torpedoes. */
function endsWith(
  id: string,
  title: string,
  harm: Change,
  fates: Readonly<Record<string, string>>,
  vp: number,
  leadership: number,
  after: Change,
): Vector {
  const spent = all(
    harmed("warrior", { damage: 1, engineHits: 1, torpedoesOut: true }),
    harmed("dd_5th_flotilla_1", { damage: 1, torpedoesOut: true }),
  );
  const net = 4 - vp;
  const austroHungarian = Object.entries(fates).map(([each, fate]) => ({ ship: each, fate }));
  return resolves({
    operation: "resolveTorpedoRound",
    base: "consorts-contact",
    id: `consorts-${id}`,
    title: `20.0 ${title}`,
    citation: "20.0",
    change: all(inRound("torpedo", { fired: ["breslau", "viribus_unitis", "novara"] }), spent, harm),
    input: { ship: "goeben", torpedoes: 0, target: null },
    ...came(
      null,
      [],
      ended(
        SPACE,
        { gained: 4, lost: vp },
        { warrior: "damaged", dd_5th_flotilla_1: "damaged" },
        { austroHungarian, leadership },
      ),
    ),
    after: all(
      set({ phase: "naval_combat", battle: null, alert: 2, vp: net, done: [SPACE], threatened: [SPACE] }),
      after,
    ),
    rulings: ["D-39"],
  });
}

function leaves(id: string, status: "damaged" | "sunk"): Change {
  return (state) => {
    Object.assign(state.austroHungarian.find((each) => each.id === id)!, { status, space: null });
  };
}

function ends(): Vector[] {
  const both = { viribus_unitis: "unharmed", novara: "unharmed" };
  return [
    endsWith(
      "unharmed",
      "Unharmed ships stay",
      (): void => {},
      both,
      0,
      0,
      (): void => {},
    ),
    endsWith(
      "damaged",
      "A damaged battleship costs 8 VP and comes back in the next scenario",
      harmed("viribus_unitis", { damage: 2 }),
      { ...both, viribus_unitis: "damaged" },
      8,
      0,
      leaves("viribus_unitis", "damaged"),
    ),
    endsWith(
      "withdrawn",
      "A light cruiser that withdraws costs 3 VP and leaves too",
      harmed("novara", { withdrawn: true }),
      { ...both, novara: "withdrawn" },
      3,
      0,
      leaves("novara", "damaged"),
    ),
    endsWith(
      "lost-cruiser",
      "A light cruiser sunk costs 9 VP",
      harmed("novara", { sunk: true }),
      { ...both, novara: "sunk" },
      9,
      0,
      leaves("novara", "sunk"),
    ),
    endsWith(
      "lost-battleship",
      "A battleship sunk costs 24 VP: a Critical Naval Loss for the German ships alone",
      harmed("viribus_unitis", { sunk: true }),
      { ...both, viribus_unitis: "sunk" },
      24,
      -1,
      all(leaves("viribus_unitis", "sunk"), ship("goeben", { leadership: 3 }), ship("breslau", { leadership: 3 })),
    ),
  ];
}

/** Contact, torpedoes and bombardment by Austro-Hungarian ships. */
function others(): Vector[] {
  const contact = { operation: "resolveContact", base: "consorts-contact", citation: "20.0" };
  const torpedo = inRound("torpedo", { fired: ["goeben", "breslau"], firstNation: "german" });
  const fired = volley({
    firer: "novara",
    target: "warrior",
    fire: [{ weapon: "torpedo", terms: { TORPEDO_FACTOR: 2 }, faces: [5, 2] }],
    hits: [5],
  });
  const hits = shore(
    "viribus_unitis",
    "port",
    [{ weapon: "primary", terms: { GUN_FACTOR: 6 }, hits: 1 }],
    [{ face: 4, vp: [3] }],
  );
  return [
    resolves({
      ...contact,
      id: "consorts-contact",
      title: "20.0 Austro-Hungarian ships lead with 3 and give their printed speed (D-30)",
      input: { leader: "viribus_unitis", speed: "novara", maximumSpeed: false },
      rolls: [contactDie(1, { LEADERSHIP: 3, SPEED: 5, ALERT_LEVEL: -1, ALLIED_SPEED: -5 })],
      outcome: { contact: "GC1", first: "friendly" },
      after: inContact("GC1", "break_off"),
      rulings: ["D-30"],
    }),
    refused({
      ...contact,
      id: "consorts-no-coal",
      title: "20.0 Austro-Hungarian ships have no coal to hurry",
      input: { leader: "goeben", speed: "novara", maximumSpeed: true },
      code: "MAXIMUM_SPEED_UNPAID",
      section: "14.3",
      pointer: "/input/maximumSpeed",
    }),
    resolves({
      operation: "resolveTorpedoRound",
      base: "consorts-contact",
      id: "consorts-torpedoes",
      title: "20.0 Their torpedoes throw the printed factor and are not used up",
      citation: "20.0",
      change: torpedo,
      input: { ship: "novara", torpedoes: 0, target: "warrior" },
      ...came(fired),
      after: all(turnOf("novara"), battle({ anyFire: true })),
      rulings: ["D-51"],
    }),
    refused({
      operation: "resolveTorpedoRound",
      base: "consorts-contact",
      id: "consorts-torpedoes-spent",
      title: "20.0 They expend no torpedo",
      citation: "20.0",
      change: torpedo,
      input: { ship: "novara", torpedoes: 1, target: "warrior" },
      code: "VALUE_NOT_LISTED",
      section: "14.2",
      pointer: "/input/torpedoes",
    }),
    refused({
      ...plan,
      id: "consorts-wait",
      title: "20.0 One nation fires entirely before the other",
      change: all(second, battle({ fired: ["breslau"], firstNation: "german" })),
      input: orders("novara", "warrior"),
      code: "NATION_WAITS",
      section: "20.0",
      pointer: "/input/ship",
    }),
    refused({
      ...plan,
      id: "consorts-maximum-fire",
      title: "20.0 Austro-Hungarian ships know no maximum fire",
      change: first,
      input: orders("viribus_unitis", "warrior", true),
      code: "NO_MAXIMUM_FIRE",
      section: "20.0",
      pointer: "/input/maximumFire",
    }),
    refused({
      ...plan,
      id: "consorts-gone",
      title: "14.7 A ship that has withdrawn does not fire",
      citation: "14.7",
      change: all(second, harmed("novara", { withdrawn: true })),
      input: orders("novara", "warrior"),
      code: "SHIP_GONE",
      section: "14.7",
      pointer: "/input/ship",
    }),
    resolves({
      operation: "resolveShoreBombardment",
      base: "port-said-bombarding",
      id: "consorts-bombard",
      title: "16.0 Austro-Hungarian ships bombard with printed factors (D-75)",
      citation: "16.0",
      input: { ship: "viribus_unitis", fire: true, maximumFire: false, remove: [] },
      ...came(hits),
      after: all(
        turnOf("viribus_unitis"),
        set({ vp: 3 }),
        battle({ gained: 3, anyFire: true, firstNation: "austro_hungarian" }),
      ),
      rulings: ["D-75", "D-51"],
    }),
    resolves({
      operation: "resolveRaid",
      base: "merchantmen",
      id: "consorts-raid",
      title: "15.0 An Austro-Hungarian ship raids with Leadership 3 (D-75)",
      citation: "15.0",
      change: all(options({ austroHungarianWarships: true }), consort("novara", SEA)),
      input: { marker: "allied_merchantman_1", leader: "novara" },
      rolls: [plain("raid", [5], "8", { LEADERSHIP: 3 })],
      outcome: { won: 8, vp: 8 },
      rulings: ["D-48", "D-75"],
    }),
  ];
}

/** 20.0 Austro-Hungarian ships in battle. */
export const vectors = (): Vector[] => [...gunnery(), ...underFire(), ...ends(), ...others()];
