import { columnOf, logRow, padded, percentile, read, shipsOf, twoDice, type Vector } from "./kit/charts";

/** The rows of a chart: one vector a line. */
export const oneLineEach = true;

/** A box in which a column of E1 is read: by which boat, on which track, in which month, with which modifiers. */
interface Place {
  readonly id: string;
  readonly column: string;
  readonly base: string;
  readonly boat: string;
  readonly area: string;
  readonly box: number;
  readonly month: string;
  readonly modifiers?: Readonly<Record<string, number>>;
  /** 9.8.1 Modifiers of the crash dive there; the VIIC of 1941 has none. */
  readonly dive?: Readonly<Record<string, number>>;
  readonly mission?: boolean;
}

const VIIC = { base: "patrol-viic", boat: "VIIC", month: "1941-06" };

const IXC = { base: "patrol-ixc", boat: "IXC", month: "1942-03", dive: { A1_TYPE_VIID_IX: -1, A1_1942: -1 } };

const GIBRALTAR = {
  column: "additional_round_gibraltar",
  base: "patrol-viib-mediterranean",
  boat: "VIIB",
  area: "mediterranean",
  box: 2,
};

const BISCAY = { ...VIIC, column: "bay_of_biscay_special_mission", area: "atlantic", box: 1 };

/**
 * 8.1 The boxes in which each column is read, as printed on the mats and required by the calendar (7.3.3, 7.3.6,
 * 7.4.1).
 */
const PLACES: readonly Place[] = [
  { ...VIIC, id: "transit", column: "transit", area: "norway", box: 1 },
  { ...VIIC, id: "arctic", column: "arctic", area: "arctic", box: 3 },
  { ...VIIC, id: "atlantic", column: "atlantic", area: "atlantic", box: 3 },
  { ...VIIC, id: "british-isles", column: "british_isles", area: "british_isles", box: 4 },
  { ...VIIC, id: "north-america", column: "north_america", area: "north_america", box: 5 },
  { ...VIIC, id: "norway", column: "norway", area: "norway", box: 6 },
  { ...VIIC, id: "spanish-coast", column: "spanish_coast", area: "spanish_coast", box: 3 },
  { ...VIIC, id: "mediterranean", column: "mediterranean", area: "mediterranean", box: 5 },
  { ...IXC, id: "caribbean", column: "caribbean", area: "caribbean", box: 5 },
  { ...IXC, id: "west-african-coast", column: "west_african_coast", area: "west_african_coast", box: 4 },
  { ...GIBRALTAR, id: "gibraltar-1941", month: "1941-09", modifiers: { E1_ADDL_GIBRALTAR: -2 } },
  {
    ...GIBRALTAR,
    id: "gibraltar-1942",
    month: "1942-09",
    modifiers: { E1_ADDL_1942: -1, E1_ADDL_GIBRALTAR: -2 },
    dive: { A1_1942: -1 },
  },
  {
    ...GIBRALTAR,
    id: "gibraltar-1943",
    month: "1943-01",
    modifiers: { E1_ADDL_1943: -2, E1_ADDL_GIBRALTAR: -2 },
    dive: { A1_1943: -2 },
  },
  { ...BISCAY, id: "biscay-1941" },
  { ...BISCAY, id: "biscay-1940-06", column: "transit", month: "1940-06" },
  { ...BISCAY, id: "biscay-1940-07", month: "1940-07" },
  {
    ...BISCAY,
    id: "biscay-1942",
    month: "1942-01",
    modifiers: { E1_BISCAY_1942: -1 },
    dive: { A1_1942: -1 },
  },
  {
    ...BISCAY,
    id: "biscay-1943",
    month: "1943-06",
    modifiers: { E1_BISCAY_1943: -2 },
    dive: { A1_1943: -2 },
  },
  {
    ...BISCAY,
    id: "mission-box-1943",
    base: "patrol-viib-mines",
    boat: "VIIB",
    area: "british_isles",
    box: 3,
    month: "1943-01",
    dive: { A1_1943: -2, A1_MISSION_BOX: -1 },
    mission: true,
  },
];

/** 8.1.2 The encounter for each result of E1: the number of targets, and whether they are escorted. */
const MEETINGS: Readonly<Record<string, { readonly targets: number; readonly escorted: boolean }>> = {
  ship: { targets: 1, escorted: false },
  tanker: { targets: 1, escorted: false },
  two_ships: { targets: 2, escorted: false },
  ship_escort: { targets: 1, escorted: true },
  two_ships_escort: { targets: 2, escorted: true },
  capital_ship: { targets: 1, escorted: true },
  convoy: { targets: 4, escorted: true },
};

/** Faces of SHIP_SIZE by slot, and the size for each. */
const SIZES = [
  [2, "small_freighter"],
  [5, "large_freighter"],
  [6, "tanker"],
  [4, "large_freighter"],
] as const;

/**
 * 8.1.2 Vectors for every row of E1 in a real box, by the first total that reaches it. If modifiers count, also by the
 * last total. A natural 12 reads the chart because the event has been used (12.1.2).
 */
export function vectors(): Vector[] {
  const totals = Array.from({ length: 11 }, (_, index) => index + 2);
  return PLACES.flatMap((place) =>
    totals.filter((total) => atEdge(place, total)).map((total) => encounter(place, total)),
  );
}

function modifiedBy({ modifiers = {} }: Place, total: number): number {
  return Object.values(modifiers).reduce((sum, value) => sum + value, total);
}

function resultAt(place: Place, total: number): string {
  return read(columnOf("E1", place.column).rows, modifiedBy(place, total)).result;
}

function atEdge(place: Place, total: number): boolean {
  const neighbours = place.modifiers === undefined ? [total - 1] : [total - 1, total + 1];
  const own = resultAt(place, total);
  return neighbours.some((next) => next < 2 || next > 12 || resultAt(place, next) !== own);
}

function encounter(place: Place, total: number): Vector {
  const { id, base, column, modifiers = {} } = place;
  const result = resultAt(place, total);
  const what = follows(place, result, total);
  const modified = modifiedBy(place, total);
  const check = { label: "encounter-check", modified, result, modifiers };
  return {
    id: `e1-${id}-${padded(total)}`,
    title: `E1 ${id}, roll ${total}: ${result}`,
    citation: place.mission === true ? "7.4.1" : "8.1",
    operation: "resolveEncounter",
    base,
    ...patchFor(place, total === 12),
    input: {},
    dice: [...twoDice(total), ...what.dice],
    expect: {
      kind: "RESOLUTION",
      outcome: { column, result, ...what.outcome },
      snapshot: what.snapshot,
      ...(what.rolls === undefined ? {} : { rolls: [check, ...what.rolls] }),
    },
  };
}

/** The boat in the box before, its check made; nothing to patch where the base lies there already. */
function patchFor(place: Place, eventUsed: boolean): { patch?: object } {
  const { base, boat, area, box, month, mission } = place;
  const atBase = { "patrol-viic": "atlantic 3", "patrol-ixc": "caribbean 5" }[base];
  const here = atBase === `${area} ${box}` && (month === VIIC.month || month === IXC.month);
  const done = { checksDoneInBox: box === 1 ? 0 : 1, checksRequired: box === 1 ? 0 : 1 };
  const patrol = {
    ...(mission === true || here ? {} : { area, track: area, box: box - 1, checksDone: box - 1, ...done }),
    ...(eventUsed ? { eventUsed } : {}),
  };
  const dated = {
    ...(month < "1941-06" ? { startMonth: month } : {}),
    ...(month === VIIC.month ? {} : { month }),
    log: [logRow(month, boat, area, mission === true ? "M" : null)],
  };
  const patch = { ...(here ? {} : dated), ...(Object.keys(patrol).length > 0 ? { patrol } : {}) };
  return Object.keys(patch).length > 0 ? { patch } : {};
}

interface Following {
  readonly dice: readonly number[];
  /** The rolls after the check. Undefined if the dice alone are enough. */
  readonly rolls?: readonly object[];
  readonly outcome: object;
  readonly snapshot: object;
}

function follows(place: Place, result: string, total: number): Following {
  const { box, mission } = place;
  const done = { box, checksDone: box, checksDoneInBox: 1 };
  const rolls = place.modifiers === undefined ? {} : { rolls: [] };
  const over = { dice: [], ...rolls, outcome: { phase: "at_sea" }, snapshot: { patrol: done } };
  if (result === "none" && mission !== true) return over;
  if (result === "none") {
    const snapshot = { patrol: { ...done, missionState: "done" } };
    return { ...over, outcome: { missionDone: true, phase: "at_sea" }, snapshot };
  }
  if (result === "aircraft") return dived(place, done);
  if (result === "escort") {
    const engagement = { kind: "escort", escorted: true, cycle: { cause: "gibraltar", previouslyDetected: false } };
    return { ...over, outcome: { phase: "detection" }, snapshot: { engagement } };
  }
  return shipEncounter(place, result, total);
}

/** 9.8.1 A crash dive with a natural 12, which succeeds in every place of the list. */
function dived({ dive = {}, mission, box }: Place, done: object): Following {
  const modified = Object.values(dive).reduce((sum, value) => sum + value, 12);
  const roll = { label: "crash-dive", modified, result: "crash_dive", modifiers: dive };
  const waiting = { box, checksDone: box - 1, checksDoneInBox: 0, missionState: "pending" };
  return {
    dice: [6, 6],
    rolls: [roll],
    outcome: { missionDone: false, air: { crashDive: true, attacks: 0 }, phase: "at_sea" },
    snapshot: { patrol: mission === true ? waiting : done },
  };
}

/** 8.2 Ships: sizes for all slots first, then identities in slot order. */
function shipEncounter({ area }: Place, kind: string, total: number): Following {
  const { targets: number, escorted } = MEETINGS[kind]!;
  const american = area === "north_america" || area === "caribbean";
  const fixed = { tanker: "tanker", capital_ship: "capital_ship" }[kind];
  const sizes = Array.from({ length: number }, (_, slot) => SIZES[(slot + total) % SIZES.length]!);
  const types = sizes.map(([, size]) => fixed ?? size);
  const drawn = types.map((type, slot) => draw(type, american, total * 13 + slot * 29));
  const targets = drawn.map(({ name }, slot) => ({ type: types[slot], name }));
  const dice = fixed === undefined ? sizes.map(([face]) => face) : [];
  return {
    dice: [...dice, ...drawn.flatMap((ship) => ship.dice)],
    outcome: { phase: "contact" },
    snapshot: { engagement: { kind, escorted, targets } },
  };
}

function draw(type: string, american: boolean, seed: number): { name: string; dice: readonly number[] } {
  if (type === "capital_ship") {
    const { name, roll } = shipsOf("T5")[seed % 10]!;
    return { name, dice: [roll] };
  }
  const rosters: Readonly<Record<string, string>> = { small_freighter: "T1", large_freighter: "T2", tanker: "T3" };
  const roster = american ? shipsOf("T4", type) : shipsOf(rosters[type]!);
  const { name, roll } = roster[seed % roster.length]!;
  return { name, dice: american ? [roll] : percentile(roll) };
}
