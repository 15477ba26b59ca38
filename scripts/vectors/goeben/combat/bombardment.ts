import { aboard, coastal, rulings, set, ship } from "../changes";
import { all, type Change, type Json, needs, refused, resolves, roll, type Vector } from "../kit";
import { contactDie } from "./contact";
import { paid, turnOf } from "./gunnery";
import { hull } from "./hits";
import { battery, battle, came, ended, type Fire, type Fought, met, type ShoreHitDice, shore } from "./kit";

const BONE = "bone";
const begin = { operation: "beginBombardment", base: "off-bone", citation: "16.0", input: { space: BONE } };
const plan = { operation: "resolveShoreBombardment", base: "bone-bombarding", citation: "16.0" };

type Visibility = "secondary" | "tertiary" | "poor" | null;

/** Limited Visibility in force. */
function mist(rolled: Visibility, space = BONE): Change {
  return set({ visibility: [{ space, rolled }] });
}

/** The bombardment drawn up, waiting for contact. */
function drawn(visibility: "normal" | "secondary" | "tertiary" = "normal"): Json {
  const sides = { german: ["goeben", "breslau"], austroHungarian: [], allied: [] };
  return {
    phase: "contact",
    battle: { kind: "bombardment", space: BONE, night: false, visibility, contact: null, first: null, ...sides },
  };
}

function beginnings(): Vector[] {
  const misty = (face: number, visibility: "secondary" | "tertiary"): Vector =>
    resolves({
      ...begin,
      id: `bombardment-visibility-${face}`,
      title: `13.1 D-28 Limited Visibility on a ${face}: the bombardment begins at ${visibility} range`,
      citation: "13.1",
      change: mist(null),
      rolls: [roll("limited-visibility", "LIMITED_VISIBILITY", [face])],
      outcome: { space: BONE, visibility },
      snapshot: { ...drawn(visibility), visibility: [{ space: BONE, rolled: visibility }] },
      rulings: ["D-28"],
    });
  const shut = (id: string, title: string, change: Change, code = "NO_BOMBARDMENT", pointer = ""): Vector =>
    refused({ ...begin, id: `bombardment-${id}`, title: `16.0 ${title}`, change, code, section: "16.0", pointer });
  const at = (space: string): Change => all(ship("goeben", { space }), ship("breslau", { space }));
  return [
    resolves({
      ...begin,
      id: "bombardment-begin",
      title: "16.0 German ships in an Allied port fight its coastal defences (D-49); night is not rolled",
      change: (state) => {
        state.options.nightCombat = true;
      },
      outcome: { space: BONE, visibility: "normal", phase: "contact" },
      snapshot: drawn(),
      rulings: ["D-49"],
    }),
    misty(2, "secondary"),
    misty(3, "tertiary"),
    resolves({
      ...begin,
      id: "bombardment-visibility-5",
      title: "13.1 D-28 Poor visibility: no bombardment",
      citation: "13.1",
      change: mist(null),
      rolls: [roll("limited-visibility", "LIMITED_VISIBILITY", [5])],
      outcome: { visibility: "poor", phase: "bombardment", alert: 1 },
      after: all(mist("poor"), set({ done: [BONE] })),
    }),
    shut("poor", "Poor visibility seen earlier in the turn forbids it", mist("poor")),
    shut("storm", "A storm forbids it", set({ storms: [BONE] })),
    shut("undefended", "Without coastal defence units there is nothing to bombard", coastal("cdu_05", BONE, true)),
    shut("neutral", "Neutral ports are not bombarded", at("messina")),
    shut("done", "A port is bombarded once a turn", set({ done: [BONE] })),
    shut(
      "elsewhere",
      "A port is bombarded from its own space",
      ship("breslau", { space: "off_zante" }),
      "NO_BOMBARDMENT",
    ),
  ]
    .filter(({ id }) => id !== "bombardment-elsewhere")
    .concat([
      refused({
        ...begin,
        id: "bombardment-elsewhere",
        title: "16.0 A port is bombarded from its own space",
        input: { space: "philippeville" },
        code: "VALUE_NOT_LISTED",
        section: "16.0",
        pointer: "/input/space",
      }),
      refused({
        ...begin,
        id: "bombardment-out-of-turn",
        title: "16.0 Bombardment has its own phase",
        change: set({ phase: "outfitting" }),
        code: "OUT_OF_TURN",
        section: "16.0",
      }),
      needs({
        ...begin,
        id: "bombardment-needs-visibility",
        title: "13.1 Asks for the visibility die of a bombardment",
        citation: "13.1",
        change: mist(null),
        next: { label: "limited-visibility", dice: "1d6", chart: "LIMITED_VISIBILITY" },
      }),
      resolves({
        operation: "resolveContact",
        base: "bone-contact",
        id: "bombardment-contact",
        title: "16.0 Coastal defences have contact rating 0: no alert level, nothing for the port (D-49a)",
        citation: "16.0",
        change: set({ alert: 6 }),
        input: { leader: "goeben", speed: "goeben", maximumSpeed: false },
        rolls: [contactDie(1, { LEADERSHIP: 4, SPEED: 4 })],
        outcome: { contact: "GC2", first: "friendly" },
        after: met("GC2", "break_off"),
        rulings: ["D-49a"],
      }),
      resolves({
        operation: "resolveContact",
        base: "bone-contact",
        id: "bombardment-no-contact",
        title: "16.0 No contact means no bombardment, and the units stay face down (D-49b)",
        citation: "16.0",
        change: all(
          mist("secondary"),
          battle({ visibility: "secondary" }),
          ship("goeben", { leadership: 0, engines: 0 }),
        ),
        input: { leader: "goeben", speed: "goeben", maximumSpeed: false },
        rolls: [contactDie(3, {}, "N")],
        outcome: { contact: "N", first: null, phase: "bombardment", alert: 1, vp: 0 },
        after: set({ phase: "bombardment", battle: null, done: [BONE] }),
      }),
      refused({
        operation: "endPhase",
        base: "off-bone",
        id: "bombardment-compulsory",
        title: "16.0 D-49 Coastal defences must be fought before the phase ends",
        citation: "16.0",
        input: {},
        code: "BOMBARDMENTS_LEFT",
        section: "16.0",
      }),
      resolves({
        operation: "endPhase",
        base: "off-bone",
        id: "bombardment-optional",
        title: "16.0 D-49 With bombardmentOptional the phase may end without a bombardment",
        citation: "16.0",
        change: rulings({ bombardmentOptional: true }),
        input: {},
        outcome: { ended: "bombardment", phase: "outfitting", turn: 3, alert: 1 },
      }),
    ]);
}

/** What a ship is told to do. */
function orders(id: string, more: { fire?: boolean; maximumFire?: boolean; remove?: readonly string[] } = {}): Json {
  return { ship: id, fire: true, maximumFire: false, remove: [], ...more };
}

/** Goeben's primary guns at a port: factor 5 and Leadership 4. */
const PRIMARY: Fire = { weapon: "primary", terms: { GUN_FACTOR: 5, LEADERSHIP: 4 } };

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

/** Hits of Goeben's primary guns at Bone, whose unit fires back while it stands. */
function atBone(
  id: string,
  title: string,
  hits: readonly ShoreHitDice[],
  vp: number,
  more: { gained?: number; lost?: number } = {},
): Vector {
  const own = shore("goeben", "port", [{ ...PRIMARY, hits: hits.length }], hits);
  const gone = hits.some(({ units = [] }) => units.length > 0);
  const score = { gained: Math.max(0, vp), lost: Math.max(0, -vp), ...more };
  const end = gone ? ended(BONE, score, {}) : null;
  return resolves({
    ...plan,
    id: `shore-port-${id}`,
    title: `16.0 ${title}`,
    input: orders("goeben"),
    ...came(own, gone ? [] : [battery("cdu_05", "goeben")], end),
    after: gone
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
  const gone = hits.flatMap(({ units = [] }) => units);
  const left = ["cdu_05", "cdu_09"].filter((each) => !gone.includes(each));
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
      ? all(ship("goeben", { ammunition: 5 }), destroyed(...gone), over("toulon", vp))
      : all(paid("goeben"), destroyed(...gone), nextRound, won(vp)),
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

function doors(): Vector[] {
  const shut = (
    id: string,
    title: string,
    input: Json,
    code: string,
    section: string,
    pointer: string,
    change?: Change,
  ): Vector =>
    refused({
      ...plan,
      id: `shore-${id}`,
      title: `${section} ${title}`,
      citation: section,
      change,
      input,
      code,
      section,
      pointer,
    });
  return [
    shut(
      "no-guns",
      "A ship without guns of the round has nothing to fire",
      orders("breslau"),
      "NOTHING_TO_FIRE",
      "14.2",
      "/input/ship",
    ),
    shut(
      "fired",
      "A ship acts once in a step",
      orders("breslau"),
      "SHIP_HAS_FIRED",
      "14.2",
      "/input/ship",
      battle({ round: 1, anyFire: true, fired: ["breslau"] }),
    ),
    shut(
      "maximum-held",
      "Maximum fire is for a ship that fires",
      orders("goeben", { fire: false, maximumFire: true }),
      "MAXIMUM_FIRE_MISMATCH",
      "14.9",
      "/input/maximumFire",
    ),
    shut(
      "maximum-short",
      "Maximum fire needs two Ammunition",
      orders("goeben", { maximumFire: true }),
      "AMMUNITION_SHORT",
      "14.9",
      "/input/maximumFire",
      ship("goeben", { ammunition: 1 }),
    ),
    shut(
      "maximum-late",
      "Maximum fire is declared at the first fire",
      orders("goeben", { maximumFire: true }),
      "MAXIMUM_FIRE_TOO_LATE",
      "14.9",
      "/input/maximumFire",
      battle({ round: 1, anyFire: true, paid: ["goeben"] }),
    ),
    shut(
      "stranger",
      "Only units that stand there are removed",
      orders("goeben", { remove: ["cdu_01"] }),
      "VALUE_NOT_LISTED",
      "16.0",
      "/input/remove/0",
    ),
    refused({
      ...plan,
      base: "toulon-bombarding",
      id: "shore-twice",
      title: "16.0 A unit is named once",
      input: orders("goeben", { remove: ["cdu_05", "cdu_05"] }),
      code: "CHOICE_REPEATED",
      section: "16.0",
      pointer: "/input/remove/1",
    }),
    refused({
      ...plan,
      base: "bone-contact",
      id: "shore-out-of-turn",
      title: "16.0 Fire opens after contact",
      input: orders("goeben"),
      code: "OUT_OF_TURN",
      section: "16.0",
    }),
    needs({
      ...plan,
      id: "shore-needs-dice",
      title: "16.0 Asks for the bombardment dice",
      input: orders("goeben"),
      next: { label: "bombardment", dice: "9x1d6", count: 9, chart: "BOMBARDMENT_FIRE" },
    }),
    needs({
      ...plan,
      id: "shore-needs-vp",
      title: "16.0 Asks for the VP dice right after their hit",
      base: "toulon-bombarding",
      input: orders("goeben"),
      rolls: shore("goeben", "naval_base", [{ ...PRIMARY, hits: 1 }], [{ face: 6, vp: [1, 1] }]).rolls.slice(0, 2),
      held: [5],
      next: { label: "bombardment-vp", dice: "2d6", count: 2, held: [5], chart: null },
    }),
  ];
}

/** 16.0 Shore bombardment. */
export const bombardments = (): Vector[] => [...beginnings(), ...portHits(), ...baseHits(), ...turns(), ...doors()];
