import { all, type Change, type Json, type Vector } from "../kit";
import { aboard, rulings, set, ship } from "../kit/changes";
import {
  battery,
  battle,
  came,
  ended,
  type Fire,
  type Fought,
  paid,
  resolves,
  type ShoreHitDice,
  shore,
  turnOf,
} from "../kit/combat";
import { hull } from "../kit/losses";
import { mist } from "./beginning";

const BONE = "bone";

/** 16.0 A shore bombardment of Bône. */
export const plan = { operation: "resolveShoreBombardment", base: "bone-bombarding", citation: "16.0" };

/** The orders of a ship. */
export function orders(
  id: string,
  more: { fire?: boolean; maximumFire?: boolean; remove?: readonly string[] } = {},
): Json {
  return { ship: id, fire: true, maximumFire: false, remove: [], ...more };
}

/** Goeben's primary guns at a port: factor 5 and Leadership 4. */
export const PRIMARY: Fire = { weapon: "primary", terms: { GUN_FACTOR: 5, LEADERSHIP: 4 } };

/** Victory points of the bombardment. */
function won(vp: number): Change {
  return (state) => {
    state.vp += vp;
    if (state.battle === null) return;
    if (vp > 0) state.battle.gained += vp;
    else state.battle.lost -= vp;
  };
}

const nextRound = battle({ round: 1, fired: [], anyFire: true });

/** The bombardment is over. */
function over(space: string, vp: number): Change {
  return set({ phase: "bombardment", battle: null, alert: 2, vp, done: [space] });
}

function destroyed(...ids: readonly string[]): Change {
  return (state) => {
    for (const unit of state.coastal) if (ids.includes(unit.id)) unit.destroyed = true;
  };
}

/** Hits of Goeben's primary guns at Bone, whose unit fires back until it is destroyed. */
function atBone(
  id: string,
  title: string,
  hits: readonly ShoreHitDice[],
  vp: number,
  more: { gained?: number; lost?: number } = {},
): Vector {
  const own = shore("goeben", "port", [{ ...PRIMARY, hits: hits.length }], hits);
  const anyDestroyed = hits.some(({ units = [] }) => units.length > 0);
  const score = { gained: Math.max(0, vp), lost: Math.max(0, -vp), ...more };
  const end = anyDestroyed ? ended(BONE, score, {}) : null;
  return resolves({
    ...plan,
    id: `shore-port-${id}`,
    title: `16.0 ${title}`,
    input: orders("goeben"),
    ...came(own, anyDestroyed ? [] : [battery("cdu_05", "goeben")], end),
    after: anyDestroyed
      ? all(ship("goeben", { ammunition: 5 }), destroyed("cdu_05"), over(BONE, vp))
      : all(paid("goeben"), nextRound, won(vp)),
  });
}

function portHits(): Vector[] {
  const units = ["cdu_05"];
  return [
    atBone("1", "Public outrage costs a die of VP", [{ face: 1, vp: [4] }], -4),
    atBone("2", "Result 2 on a port is nothing", [{ face: 2 }], 0),
    atBone("3", "A morale boost on a port wins a die of VP", [{ face: 3, vp: [5] }], 5),
    atBone("4", "Result 4 wins a die of VP", [{ face: 4, vp: [1] }], 1),
    atBone(
      "5",
      "Result 5 removes a unit, worth its strength; the last one ends the bombardment, alert +1",
      [{ face: 5, units }],
      3,
    ),
    atBone("6", "Result 6 on a port removes a unit", [{ face: 6, units }], 3),
    atBone(
      "surplus",
      "Results left over when no unit stands still give their VP (D-49b)",
      [{ face: 5, units }, { face: 6 }, { face: 4, vp: [6] }, { face: 1, vp: [2] }],
      7,
      { gained: 9, lost: 2 },
    ),
    resolves({
      ...plan,
      id: "shore-port-faces",
      title: "16.0 Bombardment dice hit on 4, 5 and 6",
      input: orders("goeben"),
      ...came(
        shore(
          "goeben",
          "port",
          [{ ...PRIMARY, faces: [1, 2, 3, 4, 5, 6, 1, 2, 3] }],
          [{ face: 2 }, { face: 2 }, { face: 2 }],
        ),
        [battery("cdu_05", "goeben")],
      ),
      after: all(paid("goeben"), nextRound),
    }),
  ];
}

/** Hits of Goeben's primary guns at Toulon, a naval base with units of strength 3 and 4. */
function atToulon(
  id: string,
  title: string,
  hits: readonly ShoreHitDice[],
  vp: number,
  remove: readonly string[] = [],
): Vector {
  const own = shore("goeben", "naval_base", [{ ...PRIMARY, hits: hits.length }], hits);
  const destroyedUnits = hits.flatMap(({ units = [] }) => units);
  const left = ["cdu_05", "cdu_09"].filter((each) => !destroyedUnits.includes(each));
  const silent = left.length === 0;
  return resolves({
    ...plan,
    base: "toulon-bombarding",
    id: `shore-base-${id}`,
    title: `16.0 ${title}`,
    input: orders("goeben", { remove }),
    ...came(
      own,
      left.map((each) => battery(each, "goeben")),
      silent ? ended("toulon", { gained: vp }, {}) : null,
    ),
    after: silent
      ? all(ship("goeben", { ammunition: 5 }), destroyed(...destroyedUnits), over("toulon", vp))
      : all(paid("goeben"), destroyed(...destroyedUnits), nextRound, won(vp)),
  });
}

function baseHits(): Vector[] {
  return [
    atToulon("1", "Public outrage at a base costs a die of VP", [{ face: 1, vp: [6] }], -6),
    atToulon("2", "Result 2 on a base is nothing", [{ face: 2 }], 0),
    atToulon("3", "Result 3 on a base is nothing", [{ face: 3 }], 0),
    atToulon("4", "Result 4 on a base wins a die of VP", [{ face: 4, vp: [2] }], 2),
    atToulon(
      "5",
      "Result 5 removes one unit of a base, by the charts unless the player names it",
      [{ face: 5, units: ["cdu_05"] }],
      3,
    ),
    atToulon("5-chosen", "The player picks the unit that goes (D-49b)", [{ face: 5, units: ["cdu_09"] }], 4, [
      "cdu_09",
    ]),
    atToulon(
      "5-twice",
      "Two such results remove both units",
      [
        { face: 5, units: ["cdu_09"] },
        { face: 5, units: ["cdu_05"] },
      ],
      7,
      ["cdu_09"],
    ),
    atToulon(
      "6",
      "The magazine removes all units, and wins two dice of VP besides theirs",
      [{ face: 6, vp: [4, 5], units: ["cdu_05", "cdu_09"] }],
      16,
    ),
  ];
}

/** One turn at Bone. */
function turn(
  id: string,
  title: string,
  change: Change | undefined,
  input: Json,
  own: Fought | null,
  theirs: readonly Fought[],
  after: Change,
  cited?: readonly string[],
): Vector {
  return resolves({
    ...plan,
    id: `shore-${id}`,
    title: `16.0 ${title}`,
    change,
    input,
    ...came(own, theirs),
    after,
    ...(cited === undefined ? {} : { rulings: cited }),
  });
}

function turns(): Vector[] {
  const misses = (
    terms: Readonly<Record<string, number>>,
    weapon: Fire["weapon"] = "primary",
    firer = "goeben",
  ): Fought => shore(firer, "port", [{ weapon, terms }], []);
  const back = battery("cdu_05", "goeben");
  const usual = { GUN_FACTOR: 5, LEADERSHIP: 4 };
  const laden = all(aboard("goeben", { 1: "reserve_crew", 2: "targeting_calculator" }), set({ morale: -1 }));
  const merged = shore(
    "goeben",
    "port",
    [PRIMARY, { weapon: "secondary", terms: { GUN_FACTOR: 3, LEADERSHIP: 4 } }],
    [],
  );
  const range = all(mist("secondary"), battle({ visibility: "secondary" }));
  const late = battle({ round: 2, anyFire: true, paid: ["goeben"] });
  const second = battle({ round: 1, anyFire: true });
  return [
    turn(
      "sum",
      "Crew, gear and morale count; no armor is subtracted",
      laden,
      orders("goeben"),
      misses({ ...usual, RESERVE_CREW: 1, TARGETING_CALCULATOR: 2, MORALE: -1 }),
      [back],
      all(paid("goeben"), nextRound),
      ["D-35"],
    ),
    turn(
      "maximum",
      "Maximum fire is allowed, for two Ammunition",
      undefined,
      orders("goeben", { maximumFire: true }),
      misses({ ...usual, MAXIMUM_FIRE: 5 }),
      [back],
      all(paid("goeben", true), nextRound),
      ["D-34"],
    ),
    turn(
      "maximum-all-dice",
      "D-34 With all_dice maximum fire doubles the whole sum",
      rulings({ maxFireScope: "all_dice" }),
      orders("goeben", { maximumFire: true }),
      misses({ ...usual, MAXIMUM_FIRE: 9 }),
      [back],
      all(paid("goeben", true), nextRound),
    ),
    turn(
      "hold",
      "A ship may hold fire; the units fire all the same",
      undefined,
      orders("goeben", { fire: false }),
      null,
      [back],
      nextRound,
    ),
    turn(
      "hit-ship",
      "Hits on a ship are resolved as usual",
      undefined,
      orders("goeben", { fire: false }),
      null,
      [battery("cdu_05", "goeben", [3, 4])],
      all(nextRound, hull(11), ship("goeben", { engines: 5 })),
    ),
    turn(
      "index-zero",
      "Engines brought to 0 by coastal fire cost 5 VP (D-41)",
      ship("goeben", { engines: 1 }),
      orders("goeben", { fire: false }),
      null,
      [battery("cdu_05", "goeben", [4])],
      all(nextRound, won(-5), ship("goeben", { engines: 0 })),
      ["D-41"],
    ),
    turn(
      "secondary",
      "In later rounds the units are silent",
      second,
      orders("breslau"),
      misses({ GUN_FACTOR: 3, LEADERSHIP: 4 }, "secondary", "breslau"),
      [],
      all(turnOf("breslau"), paid("breslau")),
    ),
    turn(
      "merged",
      "D-28 In a merged round all its guns fire, and the units once",
      range,
      orders("breslau", { fire: false }),
      null,
      [],
      turnOf("breslau"),
    ),
    turn(
      "merged-fire",
      "D-28 In a merged round a ship throws for each type of gun",
      all(range, battle({ fired: ["breslau"] })),
      orders("goeben"),
      merged,
      [back],
      all(paid("goeben"), nextRound),
    ),
    resolves({
      ...plan,
      id: "shore-last-round",
      title: "16.0 After the tertiary round the bombardment is over: there is no torpedo round",
      change: all(late, ship("goeben", { ammunition: 5 })),
      input: orders("goeben"),
      ...came(misses({ GUN_FACTOR: 2, LEADERSHIP: 4 }, "tertiary"), [], ended(BONE, {}, {})),
      after: over(BONE, 0),
      rulings: ["D-50"],
    }),
    resolves({
      ...plan,
      id: "shore-no-critical",
      title: "14.14 D-44 VP of a bombardment change no Leadership",
      citation: "14.14",
      change: all(late, battle({ gained: 30 }), set({ vp: 30 })),
      input: orders("goeben", { fire: false }),
      ...came(null, [], ended(BONE, { gained: 30 }, {})),
      after: over(BONE, 30),
    }),
  ];
}

/** 16.0 Shore bombardment. */
export const bombardments = (): Vector[] => [...portHits(), ...baseHits(), ...turns()];
