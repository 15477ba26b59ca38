import { all, type Change, facts, type Json, malformed, refused, type Vector } from "./kit";
import { marker, set, ship } from "./kit/changes";
import {
  battle,
  came,
  ended,
  harmed,
  inContact,
  inRound,
  orders,
  paid,
  resolves,
  SEA,
  turnOf,
  volley,
} from "./kit/combat";

const plan = { operation: "resolveGunneryRound", base: "warrior-contact", citation: "14.5" };

const second = inRound("secondary");

const USUAL = { GUN_FACTOR: 3, LEADERSHIP: 4, ARMOR: -2 };

/** Snapshots of battles that no play leads to. */
function impossible(): Vector[] {
  const wrong = (id: string, title: string, change: Change, code: string, pointer: string): Vector =>
    malformed({
      ...plan,
      id: `battle-${id}`,
      title,
      citation: title.split(" ")[0]!,
      change: all(second, change),
      input: orders("goeben", "warrior"),
      code,
      pointer: `/snapshot${pointer}`,
    });
  return [
    wrong(
      "elsewhere",
      "14.1 German ships of a battle are in its space",
      ship("breslau", { space: "off_zante" }),
      "SHIP_ELSEWHERE",
      "/battle/german/1",
    ),
    wrong(
      "left-out",
      "14.1 Every German ship of the space takes part",
      battle({ german: ["goeben"] }),
      "SHIP_LEFT_OUT",
      "/battle/german",
    ),
    wrong(
      "damage",
      "14.13 Damage above the armor sinks",
      harmed("warrior", { damage: 3 }),
      "DAMAGE_IMPOSSIBLE",
      "/battle/allied/0/damage",
    ),
    wrong(
      "torpedoes",
      "14.13 Engine damage ends torpedo fire",
      harmed("warrior", { engineHits: 1 }),
      "DAMAGE_IMPOSSIBLE",
      "/battle/allied/0/torpedoesOut",
    ),
    wrong(
      "first",
      "14.3 Contact says who has First Salvo",
      battle({ first: "allied" }),
      "CONTACT_MISMATCH",
      "/battle/contact",
    ),
    wrong("round", "14.2 The torpedo round has its own phase", battle({ round: 3 }), "ROUND_MISMATCH", "/battle/round"),
    wrong(
      "paid",
      "14.8 Who paid Ammunition has fired",
      battle({ paid: ["goeben"], anyFire: false }),
      "FIRE_IMPOSSIBLE",
      "/battle/anyFire",
    ),
    wrong(
      "visibility",
      "13.1 Visibility of a battle is that of its space",
      battle({ visibility: "tertiary" }),
      "BATTLE_UNSEEN",
      "/battle/visibility",
    ),
    wrong(
      "night",
      "22.0 Without the option no battle falls at night",
      battle({ night: true }),
      "BATTLE_UNSEEN",
      "/battle/night",
    ),
  ];
}

/** The Allied ships of the charts with one of them changed. */
function counters(id: string, members: Json): Json[] {
  const { ships } = facts<{ ships: (Json & { readonly id: string })[] }>("ALLIED_SHIPS");
  return ships.map((each) => (each.id === id ? { ...each, ...members } : each));
}

/** Tapes that do not fit, and charts that a caller sends. */
function tapes(): Vector[] {
  const own = (faces: readonly number[], hits: readonly number[]) =>
    volley({ firer: "goeben", target: "warrior", fire: [{ weapon: "secondary", terms: USUAL, faces }], hits });
  const fire = { ...plan, change: second, input: orders("goeben", "warrior") };
  return [
    malformed({
      ...fire,
      id: "tape-left-over",
      title: "14.5 A tape is consumed exactly",
      dice: [1, 2, 3, 4, 5, 6],
      code: "TAPE_LEFT_OVER",
      pointer: "/dice/5",
    }),
    malformed({
      ...fire,
      id: "tape-face",
      title: "14.5 A die has six faces",
      dice: [1, 7, 3, 4, 5],
      code: "TAPE_FACE_WRONG",
      pointer: "/dice/1",
    }),
    malformed({
      ...fire,
      id: "input-unknown",
      title: "14.5 An input has no other members",
      input: { ...orders("goeben", "warrior"), torpedoes: 1 },
      code: "FIELD_UNKNOWN",
      pointer: "/input/torpedoes",
    }),
    resolves({
      ...fire,
      id: "charts-armor",
      title: "2.2 A caller's own counters count: Warrior with armor 0",
      citation: "2.2",
      charts: { ALLIED_SHIPS: { facts: { ships: counters("warrior", { armor: 0 }) } } },
      ...came(
        volley({
          firer: "goeben",
          target: "warrior",
          fire: [{ weapon: "secondary", terms: { GUN_FACTOR: 3, LEADERSHIP: 4 } }],
        }),
      ),
      after: all(turnOf("goeben"), paid("goeben")),
    }),
    resolves({
      ...fire,
      id: "charts-gunnery",
      title: "14.5 A caller's own Firing Chart is read: guns that hit on 5 and 6",
      charts: {
        GUNNERY: {
          rows: [
            { min: 1, max: 4, result: "miss" },
            { min: 5, max: 6, result: "hit" },
          ],
        },
      },
      rolls: own([6, 1, 2, 6, 3], [3, 3]).rolls.map((each, index) =>
        index === 0 ? { ...each, faces: [5, 1, 2, 6, 3] } : each,
      ),
      outcome: { salvo: { shots: [{ weapon: "secondary", dice: 5, hits: 2 }], sunk: false } },
      after: all(turnOf("goeben"), paid("goeben"), harmed("warrior", { damage: 2 })),
    }),
    resolves({
      operation: "acceptBattle",
      base: "warrior-contact",
      id: "charts-unarmed",
      title: "5.1 D-50 A battle in which no one fires leaves the alert level as it is",
      citation: "5.1",
      change: all(
        inContact("GC2", "break_off"),
        ship("goeben", { ammunition: 0, torpedoes: 0 }),
        ship("breslau", { ammunition: 0, torpedoes: 0 }),
      ),
      input: {},
      charts: {
        ALLIED_SHIPS: { facts: { ships: counters("warrior", { primary: 0, secondary: 0, tertiary: 0, torpedo: 0 }) } },
      },
      outcome: { allied: [], end: ended(SEA, {}, { warrior: "unharmed" }), alert: 1, phase: "naval_combat" },
      after: all(
        marker("warrior", "pool", null, { turn: 2 }),
        set({ phase: "naval_combat", battle: null, done: [SEA], threatened: [SEA] }),
      ),
    }),
    refused({
      operation: "endPhase",
      base: "warrior-contact",
      id: "battle-goes-on",
      title: "14.2 No phase ends while a battle continues",
      citation: "14.2",
      change: inContact("GC2", "break_off"),
      input: {},
      code: "OUT_OF_TURN",
      section: "4.0",
    }),
    refused({
      operation: "beginBattle",
      base: "warrior-contact",
      id: "battle-begun",
      title: "14.1 One battle is fought at a time",
      citation: "14.1",
      input: { space: SEA },
      code: "OUT_OF_TURN",
      section: "14.0",
    }),
    refused({
      operation: "beginBattle",
      base: "before-battle",
      id: "battle-pool",
      title: "14.0 Ships in the pool are not fought",
      citation: "14.0",
      change: marker("warrior", "pool", null, { turn: 2 }),
      input: { space: SEA },
      code: "NO_BATTLE",
      section: "14.0",
    }),
  ];
}

/** Vectors for the validation of requests about a battle. */
export const vectors = (): Vector[] => [...impossible(), ...tapes()];
