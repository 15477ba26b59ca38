import { caseOf } from "../../../../core/choice/cases";
import { every, lazyChoice, listOf, oneOf, wholeNumber } from "../../../../core/choice/values";
import type { Choice, Picker } from "../../../../core/contract/choice";
import { isClass, unitOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Mark } from "../../vocabulary";
import { isDiw, totalCs, typeOf } from "../shared/units";
import type { Force, Ship } from "./state";

/** CS of one unit that leave a force; with a mark only those that bear it. */
export interface Share {
  readonly unit: string;
  readonly cs: number;
  readonly mark?: Mark | undefined;
}

/** The shares to take from a force. Each unit occurs once, and once more for each mark. */
export type Shares = readonly Share[];

/** 1.2.3, 5.1.1 Ships that may change force: warships and auxiliaries, and a ship in tow with the ship that tows it. */
export function movable(charts: Charts, force: Force): Ship[] {
  const isFree = (ship: Ship): boolean => typeOf(charts, ship) !== "MX";
  return force.units.filter((ship) => {
    if (ship.tow === null) return isFree(ship);
    const bound = boundTo(force, ship);
    return isFree(ship) && bound !== undefined && isFree(bound);
  });
}

/** 5.1.1 The other ship of a tow. */
function boundTo(force: Force, ship: Ship, departing?: ReadonlyMap<Ship, number>): Ship | undefined {
  return force.units.find(
    (each) =>
      each !== ship &&
      each.unit === ship.tow &&
      each.tow === ship.unit &&
      isDiw(each) !== isDiw(ship) &&
      !departing?.has(each),
  );
}

/**
 * The CS of each entry that leave a force with some shares. Entries not in tow and with the fewest marks go first; a
 * tow goes whole.
 */
export function csLeaving(charts: Charts, force: Force, shares: Shares): Map<Ship, number> {
  const departing = new Map<Ship, number>();
  const along = new Map<string, number>();
  const ships = movable(charts, force);
  const go = (ship: Ship, cs: number): Ship | undefined => {
    const bound = ship.tow === null ? undefined : boundTo(force, ship, departing);
    departing.set(ship, (departing.get(ship) ?? 0) + cs);
    if (bound === undefined) return undefined;
    departing.set(bound, bound.cs);
    along.set(bound.unit, (along.get(bound.unit) ?? 0) + bound.cs);
    return bound;
  };
  const first = ({ unit, mark }: Share): number => Number(mark === undefined && isClass(charts, unitOf(charts, unit)));
  for (const { unit, cs, mark } of [...shares].sort((a, b) => first(a) - first(b))) {
    let left = cs - (mark === undefined ? (along.get(unit) ?? 0) : 0);
    for (const ship of entriesOf(ships, unit, mark)) {
      const here = ship.cs - (departing.get(ship) ?? 0);
      const whole = ship.cs === 0 && !departing.has(ship);
      const goes = whole || (left > 0 && here > 0);
      const bound = goes ? go(ship, ship.tow === null ? Math.min(left, here) : here) : undefined;
      left -= Math.min(left, here);
      if (bound?.unit === unit && (mark === undefined || bound.marks.includes(mark))) left -= bound.cs;
      if (left <= 0) break;
    }
  }
  return inOrder(departing, shares);
}

/** Entries of a unit, those first that are neither in tow nor marked. */
function entriesOf(ships: readonly Ship[], unit: string, mark?: Mark): Ship[] {
  const matches = ships.filter((each) => each.unit === unit && (mark === undefined || each.marks.includes(mark)));
  return matches.sort((a, b) => Number(a.tow !== null) - Number(b.tow !== null) || a.marks.length - b.marks.length);
}

/** The departing ships in the order in which the shares name them, then the ships that they take along. */
function inOrder(departing: ReadonlyMap<Ship, number>, shares: Shares): Map<Ship, number> {
  const place = ({ unit }: Ship): number => {
    const at = shares.findIndex((each) => each.unit === unit);
    return at < 0 ? shares.length : at;
  };
  return new Map([...departing].sort(([a], [b]) => place(a) - place(b)));
}

/** The ships of a force that stay when some shares leave it, and those that go. */
export function parted(charts: Charts, force: Force, shares: Shares): [Ship[], Ship[]] {
  const departing = csLeaving(charts, force, shares);
  const goes = [...departing].map(([ship, cs]): Ship => ({ ...ship, cs }));
  const stays = force.units.flatMap((ship) => {
    const cs = departing.get(ship);
    if (cs === undefined) return [ship];
    return cs < ship.cs ? [{ ...ship, cs: ship.cs - cs }] : [];
  });
  return [stays, goes];
}

/** True when shares name no CS of a force twice. */
export function wellNamed(charts: Charts, force: Force, shares: Shares): boolean {
  const ships = movable(charts, force);
  return unitsOf(ships).every((unit) => {
    const unitShares = shares.filter((share) => share.unit === unit);
    return totalCs(unitShares) <= Math.max(1, csOfUnit(ships, unit)) && unmixed(ships, unitShares);
  });
}

/** True when the CS that bear marks suffice for every mark named of a unit. */
function unmixed(ships: readonly Ship[], unitShares: Shares): boolean {
  const suffice = (marked: Shares): boolean => {
    const able = ships.filter(({ unit, marks }) =>
      marked.some((each) => each.unit === unit && each.mark !== undefined && marks.includes(each.mark)),
    );
    return totalCs(marked) <= totalCs(able);
  };
  const marked = unitShares.filter(({ mark }) => mark !== undefined);
  return suffice(marked) && marked.every((each) => suffice([each]));
}

/** The least of each unit, and of each mark, that a force may give away. */
export function leastShares(charts: Charts, force: Force): Share[] {
  const ships = movable(charts, force);
  return unitsOf(ships).flatMap((unit): Share[] => [
    { unit, cs: leastOf(charts, ships, unit) },
    ...marksTelling(ships, unit).map((mark) => ({ unit, cs: 1, mark })),
  ]);
}

/** Draws one of the least shares that a force may give away. */
export function drawnOf(shares: readonly Share[]): (pick: Picker) => Share[] {
  return (pick) => [shares[pick(shares.length)]!];
}

/** Any shares of a force that has something to give. */
export function sharesOf(charts: Charts, force: Force): Choice<Share[]> {
  return lazyChoice(() => {
    const ships = movable(charts, force);
    return listOf(sharesAmong(charts, ships), 1, mostShares(ships));
  });
}

/** How many shares of some ships can be named. */
export function mostShares(ships: readonly Ship[]): number {
  return unitsOf(ships).reduce((sum, unit) => sum + 1 + marksTelling(ships, unit).length, 0);
}

/** A share of any of some ships. */
export function sharesAmong(charts: Charts, ships: readonly Ship[]): Choice<Share> {
  const cases = unitsOf(ships).map((unit): [string, Choice<Share>] => [unit, shareOf(charts, ships, unit)]);
  return caseOf("unit", Object.fromEntries(cases));
}

function shareOf(charts: Charts, ships: readonly Ship[], unit: string): Choice<Share> {
  const marks = marksTelling(ships, unit);
  const most = Math.max(1, csOfUnit(ships, unit));
  const members = { unit: oneOf([unit]), cs: wholeNumber(leastOf(charts, ships, unit), most) };
  return marks.length === 0
    ? every<Share>(members)
    : every<Share>({ ...members, mark: oneOf(marks) }, { optional: ["mark"] });
}

/** Returns the marks that distinguish some CS of a class from others of it. */
function marksTelling(ships: readonly Ship[], unit: string): Mark[] {
  const entries = ships.filter((each) => each.unit === unit);
  const marks = [...new Set(entries.flatMap((each) => each.marks))];
  return marks.filter((mark) => entries.some((each) => !each.marks.includes(mark)));
}

function unitsOf(ships: readonly Ship[]): string[] {
  return [...new Set(ships.map(({ unit }) => unit))];
}

/**
 * The smallest share of a unit that may leave some ships: one CS of a class, or the whole ship. A ship without CS
 * counts as 1.
 */
function leastOf(charts: Charts, ships: readonly Ship[], unit: string): number {
  return isClass(charts, unitOf(charts, unit)) ? 1 : Math.max(1, csOfUnit(ships, unit));
}

function csOfUnit(ships: readonly Ship[], unit: string): number {
  return totalCs(ships.filter((ship) => ship.unit === unit));
}
