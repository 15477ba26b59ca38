import { reason } from "../../../../core/choice/legality";
import type { Reason } from "../../../../core/contract/choice";
import { aaAt, isClass, unitOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { GunTargetType } from "../../charts/shapes-dice";
import type { Snapshot } from "../../snapshot";
import type { Aircraft, Force, Ship } from "../1-2-forces/state";
import { canonical, inGroup, isDiw, isNamedShip, isOutOfCombat, typeOf } from "../shared/units";
import type { Deployed, LineStack, Parked, Strike } from "./state";
import { defenderOf, forcesUnder } from "./strikes";

/** 7.2.4, D-56 The ships that are deployed against aircraft, entry by entry: all but submarines. */
export function toDeploy(state: Snapshot, charts: Charts, strike: Strike): Deployed[] {
  const entries = forcesUnder(state, strike).flatMap((force) =>
    canonical(charts, force.units)
      .filter((ship) => typeOf(charts, ship) !== "SS")
      .map((ship) => entryOf(force, ship)),
  );
  return entries.map((entry, index) => ({ ...entry, no: index + 1 }));
}

/** 7.2.4 The entry of the display for a ship, without its number. */
export function entryOf({ id }: Force, ship: Ship): Omit<Deployed, "no"> {
  const { unit, marks, tow, torpedoesSpent, cs } = ship;
  return { force: id, unit, marks: [...marks], tow, spent: torpedoesSpent, cs, hit: false };
}

/** A ship of the display and the force it belongs to; undefined once it is gone. */
export function shipOn(
  state: Snapshot,
  charts: Charts,
  strike: Strike,
  no: number,
): { force: Force; ship: Ship } | undefined {
  const entry = strike.ships.find((each) => each.no === no);
  const force = entry && forcesUnder(state, strike).find(({ id }) => id === entry.force);
  const ship = entry && force?.units.find((each) => isShipOfEntry(charts, each, entry));
  return force === undefined || ship === undefined ? undefined : { force, ship };
}

/** 7.2.4 True for the ship that an entry of the display represents. */
export function isShipOfEntry(charts: Charts, ship: Ship, entry: Deployed): boolean {
  if (ship.unit !== entry.unit) return false;
  if (isNamedShip(charts, ship.unit)) return true;
  return ship.tow === entry.tow && ship.torpedoesSpent === entry.spent && hasSameMarks(ship.marks, entry.marks);
}

/** True when two ships bear the same marks. */
export function hasSameMarks(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((mark) => b.includes(mark));
}

/** 7.2.4 Returns the reason why ships may not share a stack. Undefined if they may. */
export function stackFault(charts: Charts, strike: Strike, stack: LineStack): Reason | undefined {
  const parts = stack.flatMap(({ no, cs }) =>
    strike.ships.filter((each) => each.no === no).map((each) => ({ ...each, cs })),
  );
  if (parts.length <= 1 && parts.every(({ unit }) => isNamedShip(charts, unit))) return undefined;
  const { stackConvoyCs, stackLightCs } = charts.LIMITS.facts;
  const inPort = strike.against === "port";
  const unstackable = parts.find(({ cs, marks, tow }) => cs === 0 || marks.includes("diw") || tow !== null);
  const cs = parts.reduce((sum, each) => sum + each.cs, 0);
  if (unstackable !== undefined && !inPort && (parts.length > 1 || cs > 1)) {
    return reason("LINE_NOT_LEGAL/adrift", "7.2.4", { unit: unstackable.unit });
  }
  if (parts.every(({ unit }) => inGroup(charts, { unit }, "convoy_ship"))) {
    return cs > stackConvoyCs ? reason("LINE_NOT_LEGAL/convoy", "7.2.4", { cs, most: stackConvoyCs }) : undefined;
  }
  if (parts.every(({ unit }) => inGroup(charts, { unit }, "light"))) {
    return cs > stackLightCs ? reason("LINE_NOT_LEGAL/light", "7.2.4", { cs, most: stackLightCs }) : undefined;
  }
  return reason("LINE_NOT_LEGAL/mixed", "7.2.4", { units: [...new Set(parts.map(({ unit }) => unit))] });
}

/** 7.2.4 Why a line is not legal: every ship deployed once, light ships on the fewest counters, stacks within their limits. */
export function lineFault(charts: Charts, strike: Strike, line: readonly LineStack[]): Reason | undefined {
  if (strike.against === "airbase") return parkedFault(strike.parked ?? [], line);
  for (const { no, unit, cs } of strike.ships) {
    const parts = line.flatMap((stack) => stack.filter((each) => each.no === no));
    const sum = parts.reduce((total, each) => total + each.cs, 0);
    if (sum !== cs || parts.length === 0) return reason("LINE_NOT_LEGAL/ship", "7.2.4", { no, unit, cs, sum });
    if (line.some((stack) => stack.filter((each) => each.no === no).length > 1)) {
      return reason("LINE_NOT_LEGAL/twice", "7.2.4", { no, unit });
    }
    const isNamedUnit = isNamedShip(charts, unit);
    if (isNamedUnit && parts.length > 1) return reason("LINE_NOT_LEGAL/divided", "7.2.4", { no, unit });
    if (!isNamedUnit && parts.some((each) => each.cs === 0))
      return reason("LINE_NOT_LEGAL/empty", "7.2.4", { no, unit });
    const most = Math.max(1, Math.ceil(cs / unitOf(charts, unit).cs));
    if (inGroup(charts, { unit }, "light") && parts.length > most) {
      const adrift =
        strike.ships.find((each) => each.no === no)?.marks.includes("diw") === true && strike.against !== "port";
      if (!adrift) return reason("LINE_NOT_LEGAL/counters", "7.2.4", { no, unit, count: parts.length, most });
    }
  }
  for (const stack of line) {
    const fault = stackFault(charts, strike, stack);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/**
 * 7.2.4 A legal line: air units in the order of their numbers, or every ship in canonical order, stacked as far as the
 * rule allows.
 */
export function plainLine(charts: Charts, strike: Strike): LineStack[] {
  if (strike.against === "airbase") return parkedLine(strike.parked ?? []);
  const line: LineStack[] = [];
  for (const { no, unit, cs } of strike.ships) {
    if (isNamedShip(charts, unit)) {
      const last = line.at(-1) ?? [];
      const joined = stackFault(charts, strike, [...last, { no, cs }]) === undefined;
      if (last.length > 0 && joined) last.push({ no, cs });
      else line.push([{ no, cs }]);
      continue;
    }
    let left = cs;
    const counter = unitOf(charts, unit).cs;
    while (left > 0) {
      let part = Math.min(left, counter);
      while (part > 1 && stackFault(charts, strike, [{ no, cs: part }]) !== undefined) part -= 1;
      const last = line.at(-1);
      const joined = last && !last.some((each) => each.no === no) && [...last, { no, cs: part }];
      if (joined && stackFault(charts, strike, joined) === undefined) last?.push({ no, cs: part });
      else line.push([{ no, cs: part }]);
      left -= part;
    }
  }
  return line;
}

/** The ships in a stack now, with the CS of each in that stack. */
export function partsOf(state: Snapshot, charts: Charts, strike: Strike, stack: number): StackPart[] {
  return (strike.line[stack - 1] ?? []).flatMap(({ no, cs }) => {
    const match = shipOn(state, charts, strike, no);
    return match === undefined ? [] : [{ ...match, cs }];
  });
}

/** True while something is left in a stack. */
export function hasShipsLeft(strike: Strike, stack: number): boolean {
  return (strike.line[stack - 1] ?? []).length > 0;
}

/** 7.2.6 The nearest stacks on either side of a place in which something is left. */
export function neighbours(strike: Strike, stack: number): number[] {
  const stackNumbers: number[] = [];
  for (const step of [-1, 1]) {
    let at = stack + step;
    while (at >= 1 && at <= strike.line.length && !hasShipsLeft(strike, at)) at += step;
    if (at >= 1 && at <= strike.line.length) stackNumbers.push(at);
  }
  return stackNumbers;
}

/** 7.2.4 The ships on the display that are in tow, by their numbers; their towers may cast them off. */
export function inTowOn(state: Snapshot, charts: Charts, strike: Strike): number[] {
  return strike.ships.flatMap(({ no }) => {
    const ship = shipOn(state, charts, strike, no)?.ship;
    return ship !== undefined && ship.tow !== null && isDiw(ship) ? [no] : [];
  });
}

/** 7.2.4 The ships of one entry of a force in a stack, and their CS there. */
export interface StackPart {
  readonly force: Force;
  readonly ship: Ship;
  readonly cs: number;
}

/**
 * 7.2.5 The AA value of a stack: the sum of its numbers, a star for stars alone, or null. Ships Dead in the Water count
 * as 0 CS.
 */
export function flakOf(state: Snapshot, charts: Charts, parts: readonly StackPart[]): number | "*" | null {
  let sum = 0;
  let star = false;
  for (const { ship, cs } of parts) {
    const unit = unitOf(charts, ship.unit);
    const still = isOutOfCombat(state, charts, ship);
    const counters = still ? [0] : isClass(charts, unit) ? countersOf(cs, unit.cs) : [ship.cs];
    for (const each of counters) {
      const value = aaAt(unit, each);
      if (value === "*") star = true;
      else sum += value ?? 0;
    }
  }
  return sum > 0 ? sum : star ? "*" : null;
}

function countersOf(cs: number, counter: number): number[] {
  return Array.from({ length: Math.ceil(cs / counter) }, (_, index) => Math.min(counter, cs - index * counter));
}

/** D-57 The ships whose type counts against a stack: that with most CS, the one easier to hit where two have as many. */
export function leading(
  charts: Charts,
  parts: readonly StackPart[],
  hitNumber: (type: GunTargetType) => number | null,
): { part: StackPart; type: GunTargetType; mixed: boolean } | undefined {
  const sums = new Map<GunTargetType, number>();
  for (const { ship, cs } of parts) {
    const type = typeOf(charts, ship);
    if (type !== "SS") sums.set(type, (sums.get(type) ?? 0) + cs);
  }
  const needed = (type: GunTargetType): number => hitNumber(type) ?? Number.POSITIVE_INFINITY;
  const types = [...sums.keys()].sort((a, b) => (sums.get(b) ?? 0) - (sums.get(a) ?? 0) || needed(a) - needed(b));
  const [type] = types;
  if (type === undefined) return undefined;
  const [part] = parts.filter(({ ship }) => typeOf(charts, ship) === type).sort((a, b) => b.cs - a.cs);
  return part && { part, type, mixed: types.length > 1 };
}

/** 7.2.4 Every candidate of a pick in a stack: a named ship once, ships of a class once for each CS. */
export function poolOf(charts: Charts, parts: readonly StackPart[]): StackPart[] {
  return parts.flatMap((part) => {
    const copies = isClass(charts, unitOf(charts, part.ship.unit)) ? Math.min(part.cs, part.ship.cs) : 1;
    return Array.from({ length: copies }, () => part);
  });
}

/** 7.2.4 True when aircraft lie at their base: not away, and not in the air against this attack. */
function onTheGround(charts: Charts, unit: Aircraft, base: string, scrambled: readonly string[]): boolean {
  const there = charts.AIRBASES.facts.bases.some(({ id }) => id === base) && unit.base === base;
  return there && unit.hex === null && unit.cs > 0 && !scrambled.includes(unit.id);
}

/**
 * 7.2.4 The air units on the ground of the attacked airbase, in their owner's order, with their numbers in the line.
 */
export function parkedAt(state: Snapshot, charts: Charts, strike: Strike): Parked[] {
  const { place, scrambled } = strike;
  return state.sides[defenderOf(strike)].aircraft
    .filter((unit) => onTheGround(charts, unit, place ?? "", scrambled))
    .slice(0, 60)
    .map(({ id, cs }, index) => ({ no: index + 1, aircraft: id, cs }));
}

/** 7.2.4, E-121 Air units on the ground in the order of their numbers, each by itself. */
export function parkedLine(parked: readonly Parked[]): LineStack[] {
  return parked.map(({ no, cs }) => [{ no, cs }]);
}

/**
 * 7.2.4, E-121 Returns the reason why a line of air units is illegal. Each unit must occur once, by itself, with all
 * its CS.
 */
function parkedFault(parked: readonly Parked[], line: readonly LineStack[]): Reason | undefined {
  if (line.some((stack) => stack.length !== 1)) return reason("LINE_NOT_LEGAL/parked-together", "7.2.4");
  for (const { no, aircraft, cs } of parked) {
    const parts = line.flat().filter((each) => each.no === no);
    if (parts.length !== 1 || parts[0]?.cs !== cs)
      return reason("LINE_NOT_LEGAL/parked", "7.2.4", { no, aircraft, cs });
  }
  return undefined;
}

/** 7.2.4 The line against an airbase: as it was deployed, or where an attack began without one the air units in their owner's order. */
export function lineAtBase(state: Snapshot, charts: Charts, strike: Strike): LineStack[] {
  return strike.line.length > 0 ? strike.line : parkedLine(parkedAt(state, charts, strike));
}
