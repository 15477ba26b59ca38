import { isBox, locate } from "../../charts/map";
import { airbasesAt, findAirbase, findAirUnit, findPort, portAt } from "../../charts/pack";
import type { Force, Ship } from "../../snapshot-forces";
import type { Side } from "../../vocabulary";
import { UNMOVED } from "../fresh-force";
import { forcesOf, lowestFree, removeForce, type Table } from "../game";
import { addAircraft, addForce } from "../reinforcements";
import { freshShip, inGroup, merchantCs, totalCs, typeOf } from "../units";
import { factsOf } from "./campaign";

/** Units as lists of the charts name them. */
export interface Listed {
  readonly unit: string;
  readonly cs: number;
  readonly air?: readonly { readonly unit: string; readonly cs: number }[] | undefined;
}

/** 15.3 Places ships in a port or box, with forces that lie there where they fit; merchants are loaded or in ballast. */
export function berth(
  desk: Table,
  side: Side,
  at: string,
  ships: readonly Ship[],
  loaded: boolean,
  section: string,
): void {
  const { charts } = desk;
  const boats = ships.filter((ship) => inGroup(charts, ship, "submarine"));
  const merchants = ships.filter((ship) => typeOf(charts, ship) === "MX");
  const others = ships.filter((ship) => !boats.includes(ship) && !merchants.includes(ship));
  if (others.length > 0) join(desk, side, at, others, (force) => force.kind === "task_force", section);
  for (const boat of boats) berthBoats(desk, side, at, boat, section);
  if (merchants.length > 0) berthMerchants(desk, side, at, merchants, loaded, section);
}

/** 15.3 Places units of a list: ships in port, air units at an airbase or aboard their carrier. */
export function berthListed(
  desk: Table,
  side: Side,
  at: string,
  units: readonly Listed[],
  section: string,
  marks: Ship["marks"] = [],
): void {
  const { charts } = desk;
  const flying = units.filter(({ unit }) => findAirUnit(charts, unit) !== undefined);
  const ships = units.filter((each) => !flying.includes(each));
  const base = findAirbase(charts, at) ?? airbasesAt(charts, findPort(charts, at)?.at ?? "")[0];
  if (base !== undefined)
    for (const { unit, cs } of flying) addAircraft(desk, side, { unit, cs }, { base: base.id }, section);
  const place = findPort(charts, at) !== undefined || isBox(at) ? at : portAt(charts, locate(charts, at) ?? "")?.id;
  if (place === undefined) return;
  const fresh = ships.map(({ unit, cs }) => freshShip(charts, unit, cs, [...marks]));
  berth(desk, side, place, fresh, true, section);
  for (const { unit, air } of ships)
    for (const each of air ?? []) addAircraft(desk, side, each, { carrier: unit }, section);
}

/** The forces of a side that lie at a place, in canonical order (C.4). */
function forcesAt(desk: Table, side: Side, at: string): Force[] {
  return forcesOf(desk.state, side, (force) => force.at === at && force.station !== "at_sea");
}

function join(
  desk: Table,
  side: Side,
  at: string,
  ships: readonly Ship[],
  fits: (force: Force) => boolean,
  section: string,
): Force {
  const host = forcesAt(desk, side, at).find(fits);
  if (host === undefined) return found(desk, side, at, ships, section);
  for (const ship of ships) mingle(desk, host, ship, section);
  return host;
}

/** 1.4 Ships of a class without marks become one entry. */
function mingle(desk: Table, force: Force, ship: Ship, section: string): void {
  const same = force.units.find(
    (each) => each.unit === ship.unit && each.marks.length === 0 && ship.marks.length === 0,
  );
  if (same === undefined || inGroup(desk.charts, ship, "heavy")) {
    desk.push(force.units, { ...ship, marks: [...ship.marks] }, "SHIP_JOINED", section);
    return;
  }
  desk.set(same, "cs", same.cs + ship.cs, "SHIP_CS", section);
  if (same.oil !== null) desk.set(same, "oil", same.oil + (ship.oil ?? 0), "OIL", section);
}

function found(desk: Table, side: Side, at: string, ships: readonly Ship[], section: string): Force {
  const force = addForce(desk, side, ships, at, findPort(desk.charts, at)?.name ?? "Reinforcements", section);
  if (isBox(at)) desk.set(force, "station", "box", "FORCE_BOXED", section);
  return force;
}

/** 1.2.2 Submarines fill the Wolf Packs of their class in port, then form new ones. */
function berthBoats(desk: Table, side: Side, at: string, boat: Ship, section: string): void {
  const { charts } = desk;
  const most = charts.LIMITS.facts.wolfPackCs;
  let left = boat.cs;
  for (const pack of forcesAt(desk, side, at)) {
    const [ship] = pack.units;
    if (left === 0 || pack.kind !== "wolf_pack" || ship === undefined || ship.unit !== boat.unit) continue;
    const room = Math.min(left, Math.max(0, most - totalCs(pack.units)));
    if (room === 0 || ship.marks.length > 0) continue;
    desk.set(ship, "cs", ship.cs + room, "SHIP_CS", section);
    left -= room;
  }
  for (; left > 0; left -= Math.min(most, left)) {
    found(desk, side, at, [freshShip(charts, boat.unit, Math.min(most, left))], section);
  }
}

/** CS of merchants that a convoy of the campaign holds at most while it gathers; what is over waits as another. */
export const MOST_MERCHANTS = 60;

/** 15.3.1 Merchants join the convoys of their kind that wait in port and have room, or make new ones. */
function berthMerchants(
  desk: Table,
  side: Side,
  at: string,
  ships: readonly Ship[],
  loaded: boolean,
  section: string,
): void {
  const { charts } = desk;
  const roomIn = (force: Force): number =>
    force.convoy !== null && force.convoy.loaded === loaded && !force.convoy.arrived
      ? Math.max(0, MOST_MERCHANTS - merchantCs(charts, force))
      : 0;
  for (const ship of ships) {
    for (let left = ship.cs; left > 0; ) {
      const host = forcesAt(desk, side, at).find((force) => roomIn(force) > 0);
      const cs = Math.min(left, host === undefined ? MOST_MERCHANTS : roomIn(host));
      const part = { ...ship, cs };
      if (host === undefined) gatherConvoy(desk, found(desk, side, at, [part], section), loaded, section);
      else {
        mingle(desk, host, part, section);
        gatherConvoy(desk, host, loaded, section);
      }
      left -= cs;
    }
  }
}

function gatherConvoy(desk: Table, force: Force, loaded: boolean, section: string): void {
  if (force.convoy === null) return;
  const merchants = merchantCs(desk.charts, force);
  const destinations = destinationsOf(desk, loaded);
  desk.set(force, "convoy", { ...force.convoy, loaded, arrived: false, merchants, destinations }, "CONVOY", section);
}

/** 15.2.1 Where convoys are bound: the Russian ports, or the port of ballast convoys. */
export function destinationsOf(desk: Table, loaded: boolean): string[] {
  const { unloading, loadedMv } = factsOf(desk.charts);
  if (loaded) return Object.keys(unloading.ports);
  const { ev } = desk.state.campaign ?? {};
  return [ev === undefined || ev.stage === "none" ? loadedMv.at : loadedMv.afterEv];
}

/** Takes ships out of play from a force without points; gives what was taken. */
export function unberth(
  desk: Table,
  side: Side,
  force: Force,
  leaves: (ship: Ship) => boolean,
  section: string,
): Ship[] {
  const gone = force.units.filter(leaves);
  if (gone.length === 0) return [];
  const stay = force.units
    .filter((ship) => !leaves(ship))
    .map((ship) => (ship.tow === null ? ship : { ...ship, tow: null }));
  desk.set(force, "units", stay, "SHIPS_LEFT", section);
  if (stay.length === 0 && (force.convoy?.dispersed.length ?? 0) === 0) removeForce(desk, side, force, section);
  return gone.map((ship) => ({ ...ship, marks: [...ship.marks], tow: null }));
}

/** 15.2.2, 15.7.6 A convoy without merchants is a TF. */
export function dissolveConvoy(desk: Table, side: Side, force: Force, section: string): void {
  const { charts, state } = desk;
  if (force.convoy === null || force.units.length === 0) return;
  const boatsOnly = force.units.every((ship) => inGroup(charts, ship, "submarine"));
  const kind = boatsOnly ? "wolf_pack" : "task_force";
  const numbers = forcesOf(state, side, (each) => each.kind === kind);
  desk.set(force, "convoy", null, "CONVOY_DISSOLVED", section);
  desk.set(force, "kind", kind, "FORCE_KIND", section);
  desk.set(force, "number", lowestFree(numbers.map(({ number }) => number)), "FORCE_NUMBER", section);
}

/** 15.8 A force between operations: unmoved, unidentified, off the map unless it stays at sea, with full bunkers and magazines in port. */
export function settle(desk: Table, force: Force, section: string): void {
  const { charts } = desk;
  desk.set(force, "block", null, "BLOCK", section);
  desk.set(force, "moved", { ...UNMOVED, entered: [] }, "TURN_FRESH", section);
  desk.set(force, "identified", false, "UNIDENTIFIED", section);
  desk.set(force, "idLevel", 0, "ID_LEVEL", section);
  desk.set(force, "dummyDue", false, "DUMMY_DUE", section);
  desk.set(force, "refuelling", false, "REFUELLED", section);
  desk.set(force, "reloading", false, "RELOADED", section);
  desk.set(force, "training", null, "TRAINING", section);
  desk.set(force, "plan", null, "PLAN", section);
  desk.set(force, "fromGermany", false, "FROM_GERMANY", section);
  if (force.station === "at_sea") return;
  desk.set(force, "sailed", false, "SAILED", section);
  desk.set(force, "fuel", { ...force.fuel, state: "full", marker: null, refuelled: true }, "FUEL_STATE", section);
  for (const ship of force.units) {
    const { oilPerCs } = charts.SHIPS.facts.ships.find(({ id }) => id === ship.unit) ??
      charts.LIGHT_UNITS.facts.units.find(({ id }) => id === ship.unit) ?? { oilPerCs: null };
    desk.set(ship, "torpedoesSpent", 0, "TORPEDOES_RELOADED", section);
    if (oilPerCs !== null) desk.set(ship, "oil", oilPerCs * ship.cs, "OIL", section);
    const marks = ship.marks.filter((mark) => !["torps_expended", "oiler_exhausted", "cam_used"].includes(mark));
    if (marks.length < ship.marks.length) desk.set(ship, "marks", marks, "SHIP_READY", section);
  }
}
