import { belongsTo, isClass, speedAt, unitOf } from "../../charts/pack";
import type { Charts, NavalUnit } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { type Nation, type ShipGroup, type ShipType, SPEEDS, type Speed } from "../../vocabulary";
import type { Convoy, Force, Ship } from "../1-2-forces/state";
import { uses } from "./game";

/** The type of a ship's unit. */
export function typeOf(charts: Charts, { unit }: { readonly unit: string }): ShipType {
  return unitOf(charts, unit).type;
}

/** True for a unit that is one named ship, false for a class. */
export function isNamedShip(charts: Charts, unit: string): boolean {
  return !isClass(charts, unitOf(charts, unit));
}

/** 1.4 True when a ship belongs to a group of types. */
export function inGroup(charts: Charts, ship: { readonly unit: string }, group: ShipGroup): boolean {
  return belongsTo(charts, typeOf(charts, ship), group);
}

/** 1.4 Counters of a class or a ship, on the fewest that hold its CS; a ship of 0 CS is a counter too. */
export function countersOf(charts: Charts, { unit, cs }: { readonly unit: string; readonly cs: number }): number {
  const facts = unitOf(charts, unit);
  return isClass(charts, facts) ? Math.ceil(cs / facts.cs) : 1;
}

/** The ships of a force that belong to a group. */
export function shipsIn(charts: Charts, force: Force, group: ShipGroup): Ship[] {
  return force.units.filter((ship) => inGroup(charts, ship, group));
}

/** Total CS of ships. */
export function totalCs(ships: readonly { readonly cs: number }[]): number {
  return ships.reduce((sum, { cs }) => sum + cs, 0);
}

/** CS of the ships of some types in a force. */
export function csOf(charts: Charts, force: Force, types: readonly ShipType[]): number {
  return totalCs(force.units.filter((ship) => types.includes(typeOf(charts, ship))));
}

/** MX CS of a force, dispersed or not. */
export function merchantCs(charts: Charts, force: Force): number {
  return csOf(charts, force, ["MX"]) + totalCs(force.convoy?.dispersed ?? []);
}

/** 1.2.1 Ships of a convoy: MX CS, dispersed or not, and AX counters. */
export function convoyShips(charts: Charts, force: Force): number {
  return merchantCs(charts, force) + force.units.filter((ship) => typeOf(charts, ship) === "AX").length;
}

/** True for a convoy whose merchants are scattered. */
export function isScattered({ convoy }: { readonly convoy: Convoy | null }): boolean {
  return convoy?.scattered ?? false;
}

/** True for a convoy that has dispersed merchants. */
export function isDispersed({ convoy }: { readonly convoy: Convoy | null }): boolean {
  return (convoy?.dispersed.length ?? 0) > 0;
}

/** True for a ship that is Dead in the Water: so marked, or a ship that moves itself but has no CS left. */
export function isDiw(ship: Ship): boolean {
  return ship.cs === 0 || ship.marks.includes("diw");
}

/** 7 True for a ship that neither searches nor shadows nor hunts: Dead in the Water, in tow, or towing. */
export function isHelpless(ship: Ship): boolean {
  return isDiw(ship) || ship.tow !== null;
}

/** 5.1.1 The ships that are in tow in a force; their towers are not among them. */
export function inTow(force: Force): Ship[] {
  return force.units.filter((ship) => ship.tow !== null && isDiw(ship));
}

/** True for entries of one class that bear the same marks and are neither towed nor towing. */
export function alike(a: Ship, b: Ship): boolean {
  const marksOf = ({ marks }: Ship): string => [...marks].sort().join(" ");
  return a.unit === b.unit && a.tow === null && b.tow === null && marksOf(a) === marksOf(b);
}

/** 1.2.1 True when a force holds a warship that can search: not Dead in the Water, and not towing. */
export function isArmed(charts: Charts, force: Force): boolean {
  return shipsIn(charts, force, "warship").some((ship) => !isHelpless(ship));
}

/** True when every ship of a force that is a warship is Soviet. */
export function isSoviet(charts: Charts, force: Force): boolean {
  const warships = shipsIn(charts, force, "warship");
  return warships.length > 0 && warships.every((ship) => nationOf(charts, ship) === "soviet");
}

/** The nation of a ship; null for merchants. */
export function nationOf(charts: Charts, ship: { readonly unit: string }): Nation | null {
  return unitOf(charts, ship.unit).nation;
}

/** 5.1 The slower of two speeds. */
export function slower(a: Speed, b: Speed): Speed {
  return SPEEDS.indexOf(a) > SPEEDS.indexOf(b) ? a : b;
}

/** 5.1, 5.1.1 The greatest speed of one ship by its counter, marks and tow. */
export function shipSpeed(charts: Charts, ship: Ship): Speed {
  if (ship.tow !== null) return "dead_slow";
  if (isDiw(ship)) return "none";
  const shipSpeed = speedAt(unitOf(charts, ship.unit), ship.cs);
  return ship.marks.includes("crippled") ? slower(shipSpeed, "slow") : shipSpeed;
}

/** The ships of a force in canonical order: heavy ships, AX, DD, TB, ES, SS, MX, each by unit id. */
export function canonical(charts: Charts, ships: readonly Ship[]): Ship[] {
  const rank = (ship: Ship): number => {
    const type = typeOf(charts, ship);
    const order = ["AX", "DD", "TB", "ES", "SS", "MX"].indexOf(type);
    return order < 0 ? 0 : order + 1;
  };
  return [...ships].sort((a, b) => rank(a) - rank(b) || (a.unit < b.unit ? -1 : 1));
}

/** Every candidate of a pick: a named ship once, a class entry once per CS. */
export function candidates(charts: Charts, ships: readonly Ship[]): Ship[] {
  return canonical(charts, ships).flatMap((ship) => {
    const facts: NavalUnit = unitOf(charts, ship.unit);
    return isClass(charts, facts) ? Array.from({ length: ship.cs }, () => ship) : [ship];
  });
}

/** A ship as it joins a force. */
export function freshShip(charts: Charts, unit: string, cs: number, marks: Ship["marks"] = []): Ship {
  const { oilPerCs } = unitOf(charts, unit);
  return {
    unit,
    cs,
    rotated: false,
    marks,
    tow: null,
    torpedoesSpent: 0,
    oil: oilPerCs === null ? null : oilPerCs * cs,
  };
}

/** 7.9 True for a ship that takes no part in a combat: Dead in the Water, or a destroyer crippled under the option. */
export function isOutOfCombat(state: Snapshot, charts: Charts, ship: Ship): boolean {
  if (isDiw(ship)) return true;
  return uses(state, "destroyer_hits") && ship.marks.includes("crippled") && typeOf(charts, ship) === "DD";
}

/** The name of an entry among others of its unit, for the audit of a pick. */
export function entryName({ unit, marks }: Pick<Ship, "unit" | "marks">): string {
  return [unit, ...marks].join(" ");
}
