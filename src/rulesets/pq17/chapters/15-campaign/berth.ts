import { isBox, locate } from "../../charts/map";
import { airbasesAt, findAirbase, findAirUnit, findPort, portAt } from "../../charts/pack";
import type { Side } from "../../vocabulary";
import type { Force, Ship } from "../1-2-forces/state";
import { addAircraft, addForce } from "../13-random-events/reinforcements";
import { type Context, removeForce } from "../shared/context";
import { NOT_MOVED } from "../shared/fresh-force";
import { forcesOf, lowestFree } from "../shared/game";
import { freshShip, inGroup, merchantCs, totalCs, typeOf } from "../shared/units";
import { campaignFacts } from "./campaign";

/** Units as lists of the charts name them. */
export interface UnitCount {
  readonly unit: string;
  readonly cs: number;
  readonly air?: readonly { readonly unit: string; readonly cs: number }[] | undefined;
}

/** 15.3 Places ships in a port or box, with forces that lie there where they fit; merchants are loaded or in ballast. */
export function berth(
  ctx: Context,
  side: Side,
  at: string,
  ships: readonly Ship[],
  section: string,
  { loaded = false }: { readonly loaded?: boolean } = {},
): void {
  const { charts } = ctx;
  const boats = ships.filter((ship) => inGroup(charts, ship, "submarine"));
  const merchants = ships.filter((ship) => typeOf(charts, ship) === "MX");
  const others = ships.filter((ship) => !boats.includes(ship) && !merchants.includes(ship));
  if (others.length > 0) join(ctx, side, at, others, (force) => force.kind === "task_force", section);
  for (const boat of boats) berthBoats(ctx, side, at, boat, section);
  berthMerchants(ctx, side, at, merchants, loaded, section);
}

/** 15.3 Places units of a list: ships in port, air units at an airbase or aboard their carrier. */
export function berthListed(
  ctx: Context,
  side: Side,
  at: string,
  units: readonly UnitCount[],
  section: string,
  marks: Ship["marks"] = [],
): void {
  const { charts } = ctx;
  const flying = units.filter(({ unit }) => findAirUnit(charts, unit) !== undefined);
  const ships = units.filter((each) => !flying.includes(each));
  const base = findAirbase(charts, at) ?? airbasesAt(charts, findPort(charts, at)?.at ?? "")[0];
  if (base !== undefined)
    for (const { unit, cs } of flying) addAircraft(ctx, side, { unit, cs }, { base: base.id }, section);
  const place = findPort(charts, at) !== undefined || isBox(at) ? at : portAt(charts, locate(charts, at) ?? "")?.id;
  if (place === undefined) return;
  const fresh = ships.map(({ unit, cs }) => freshShip(charts, unit, cs, [...marks]));
  berth(ctx, side, place, fresh, section, { loaded: true });
  for (const { unit, air } of ships)
    for (const each of air ?? []) addAircraft(ctx, side, each, { carrier: unit }, section);
}

/** The forces of a side that lie at a place, in canonical order. */
function forcesAt(ctx: Context, side: Side, at: string): Force[] {
  return forcesOf(ctx.state, side, (force) => force.at === at && force.station !== "at_sea");
}

function join(
  ctx: Context,
  side: Side,
  at: string,
  ships: readonly Ship[],
  fits: (force: Force) => boolean,
  section: string,
): Force {
  const host = forcesAt(ctx, side, at).find(fits);
  if (host === undefined) return formForce(ctx, side, at, ships, section);
  for (const ship of ships) mingle(ctx, host, ship, section);
  return host;
}

/** 1.4 Ships of a class without marks become one entry. */
function mingle(ctx: Context, force: Force, ship: Ship, section: string): void {
  const same = force.units.find(
    (each) => each.unit === ship.unit && each.marks.length === 0 && ship.marks.length === 0,
  );
  if (same === undefined || inGroup(ctx.charts, ship, "heavy")) {
    ctx.push(force.units, { ...ship, marks: [...ship.marks] }, "SHIP_JOINED", section);
    return;
  }
  ctx.set(same, "cs", same.cs + ship.cs, "SHIP_CS", section);
  if (same.oil !== null) ctx.set(same, "oil", same.oil + (ship.oil ?? 0), "OIL", section);
}

function formForce(ctx: Context, side: Side, at: string, ships: readonly Ship[], section: string): Force {
  const force = addForce(ctx, side, ships, at, findPort(ctx.charts, at)?.name ?? "Reinforcements", section);
  if (isBox(at)) ctx.set(force, "station", "box", "FORCE_BOXED", section);
  return force;
}

/** 1.2.2 Submarines fill the Wolf Packs of their class in port, then form new ones. */
function berthBoats(ctx: Context, side: Side, at: string, boat: Ship, section: string): void {
  const { charts } = ctx;
  const most = charts.LIMITS.facts.wolfPackCs;
  let left = boat.cs;
  for (const pack of forcesAt(ctx, side, at)) {
    const [ship] = pack.units;
    if (pack.kind !== "wolf_pack" || ship === undefined || ship.unit !== boat.unit || ship.marks.length > 0) continue;
    const room = Math.min(left, Math.max(0, most - totalCs(pack.units)));
    ctx.set(ship, "cs", ship.cs + room, "SHIP_CS", section);
    left -= room;
  }
  for (; left > 0; left -= Math.min(most, left)) {
    formForce(ctx, side, at, [freshShip(charts, boat.unit, Math.min(most, left))], section);
  }
}

/** CS of merchants that a convoy of the campaign holds at most while it gathers; what is over waits as another. */
export const MOST_MERCHANTS = 60;

/** 15.3.1 Merchants join the convoys of their kind that wait in port and have room, or make new ones. */
function berthMerchants(
  ctx: Context,
  side: Side,
  at: string,
  ships: readonly Ship[],
  loaded: boolean,
  section: string,
): void {
  const { charts } = ctx;
  const roomIn = (force: Force): number =>
    force.convoy !== null && force.convoy.loaded === loaded && !force.convoy.arrived
      ? Math.max(0, MOST_MERCHANTS - merchantCs(charts, force))
      : 0;
  for (const ship of ships) {
    for (let left = ship.cs; left > 0; ) {
      const host = forcesAt(ctx, side, at).find((force) => roomIn(force) > 0);
      const cs = Math.min(left, host === undefined ? MOST_MERCHANTS : roomIn(host));
      const part = { ...ship, cs };
      if (host === undefined) gatherConvoy(ctx, formForce(ctx, side, at, [part], section), loaded, section);
      else {
        mingle(ctx, host, part, section);
        gatherConvoy(ctx, host, loaded, section);
      }
      left -= cs;
    }
  }
}

function gatherConvoy(ctx: Context, force: Force, loaded: boolean, section: string): void {
  if (force.convoy === null) return;
  const merchants = merchantCs(ctx.charts, force);
  const destinations = destinationsOf(ctx, loaded);
  ctx.set(force, "convoy", { ...force.convoy, loaded, arrived: false, merchants, destinations }, "CONVOY", section);
}

/** 15.2.1 The possible destinations of convoys: the Russian ports, or the port of ballast convoys. */
export function destinationsOf(ctx: Context, loaded: boolean): string[] {
  const { unloading, loadedMv } = campaignFacts(ctx.charts);
  if (loaded) return Object.keys(unloading.ports);
  const { ev } = ctx.state.campaign ?? {};
  return [ev === undefined || ev.stage === "none" ? loadedMv.at : loadedMv.afterEv];
}

/** Takes ships out of play from a force without points; gives what was taken. */
export function unberth(
  ctx: Context,
  side: Side,
  force: Force,
  leaves: (ship: Ship) => boolean,
  section: string,
): Ship[] {
  const leavingShips = force.units.filter(leaves);
  if (leavingShips.length === 0) return [];
  const stay = force.units
    .filter((ship) => !leaves(ship))
    .map((ship) => (ship.tow === null ? ship : { ...ship, tow: null }));
  ctx.set(force, "units", stay, "SHIPS_LEFT", section);
  if (stay.length === 0 && (force.convoy?.dispersed.length ?? 0) === 0) removeForce(ctx, side, force, section);
  return leavingShips.map((ship) => ({ ...ship, marks: [...ship.marks], tow: null }));
}

/** 15.2.2, 15.7.6 A convoy without merchants is a TF. */
export function dissolveConvoy(ctx: Context, side: Side, force: Force, section: string): void {
  const { charts, state } = ctx;
  if (force.convoy === null || force.units.length === 0) return;
  const boatsOnly = force.units.every((ship) => inGroup(charts, ship, "submarine"));
  const kind = boatsOnly ? "wolf_pack" : "task_force";
  const numbers = forcesOf(state, side, (each) => each.kind === kind);
  ctx.set(force, "convoy", null, "CONVOY_DISSOLVED", section);
  ctx.set(force, "kind", kind, "FORCE_KIND", section);
  ctx.set(force, "number", lowestFree(numbers.map(({ number }) => number)), "FORCE_NUMBER", section);
}

/** 15.8 A force between operations: unmoved, unidentified, off the map unless it stays at sea, with full bunkers and magazines in port. */
export function settle(ctx: Context, force: Force, section: string): void {
  const { charts } = ctx;
  ctx.set(force, "block", null, "BLOCK", section);
  ctx.set(force, "moved", { ...NOT_MOVED, entered: [] }, "TURN_FRESH", section);
  ctx.set(force, "identified", false, "UNIDENTIFIED", section);
  ctx.set(force, "idLevel", 0, "ID_LEVEL", section);
  ctx.set(force, "dummyDue", false, "DUMMY_DUE", section);
  ctx.set(force, "refuelling", false, "REFUELLED", section);
  ctx.set(force, "reloading", false, "RELOADED", section);
  ctx.set(force, "training", null, "TRAINING", section);
  ctx.set(force, "plan", null, "PLAN", section);
  ctx.set(force, "fromGermany", false, "FROM_GERMANY", section);
  if (force.station === "at_sea") return;
  ctx.set(force, "sailed", false, "SAILED", section);
  ctx.set(force, "fuel", { ...force.fuel, state: "full", marker: null, refuelled: true }, "FUEL_STATE", section);
  for (const ship of force.units) {
    const { oilPerCs } = charts.SHIPS.facts.ships.find(({ id }) => id === ship.unit) ??
      charts.LIGHT_UNITS.facts.units.find(({ id }) => id === ship.unit) ?? { oilPerCs: null };
    ctx.set(ship, "torpedoesSpent", 0, "TORPEDOES_RELOADED", section);
    if (oilPerCs !== null) ctx.set(ship, "oil", oilPerCs * ship.cs, "OIL", section);
    const marks = ship.marks.filter((mark) => !["torps_expended", "oiler_exhausted", "cam_used"].includes(mark));
    if (marks.length < ship.marks.length) ctx.set(ship, "marks", marks, "SHIP_READY", section);
  }
}
