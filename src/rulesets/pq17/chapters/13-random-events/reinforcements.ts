import { hexDistance } from "../../charts/map";
import { airbaseOf, findAirUnit } from "../../charts/pack";
import { SIDES, type Side } from "../../vocabulary";
import type { Aircraft, Force, Ship } from "../1-2-forces/state";
import { type AirPlace, roomAt } from "../shared/air-stacking";
import type { Context } from "../shared/context";
import { freshConvoy, freshForce, kindFor } from "../shared/fresh-force";
import { forcesOf, freshId, lowestFree } from "../shared/game";
import { freshShip, merchantCs } from "../shared/units";
import { type Group, isNamedShipTaken, nextGroups, placesOf, splitIntoForces } from "./groups";

/** 13.6 Brings the next group of a side into play; false when none is left. */
export function placeNextGroup(ctx: Context, side: Side, section: string): boolean {
  const groups = nextGroups(ctx.state, side);
  for (const group of groups) placeGroup(ctx, side, group, section);
  return groups.length > 0;
}

/** 13.6 Brings the groups of both sides that come in this turn, or should have come by now. */
export function placeTimedGroups(ctx: Context): void {
  for (const side of SIDES) {
    for (const group of ctx.state.sides[side].reinforcements) {
      if (group.placed || group.turn === null || group.turn > ctx.state.turn) continue;
      placeGroup(ctx, side, group, "13.6");
    }
  }
}

/**
 * 13.6 Brings a group into play, except named ships that are already there. Ships form new forces in port; air units go
 * to an airbase.
 */
export function placeGroup(ctx: Context, side: Side, group: Group, section: string): void {
  const { state, charts } = ctx;
  const own = state.sides[side];
  const entry = own.reinforcements.find((each) => each === group);
  if (entry !== undefined) ctx.set(entry, "placed", true, "REINFORCEMENTS", section);
  const flying = group.units.filter(({ unit }) => findAirUnit(charts, unit) !== undefined);
  const ships = group.units.filter(
    (each) => !flying.includes(each) && !isNamedShipTaken(state, charts, side, each.unit),
  );
  const { port, base } = placesOf(charts, group.at);
  for (const { unit, cs } of flying)
    if (base !== undefined) addAircraft(ctx, side, { unit, cs }, { base: base.id }, section);
  for (const { unit, air } of ships)
    for (const each of air ?? []) addAircraft(ctx, side, each, { carrier: unit }, section);
  if (port === undefined) return;
  for (const units of splitIntoForces(
    charts,
    ships.map(({ unit, cs }) => freshShip(charts, unit, cs)),
  )) {
    addForce(ctx, side, units, port.id, "Reinforcements", section);
  }
}

/** 1.5.1, E-130 The airbase for steps that arrive: the one they go to, or else the nearest one of their side with room. */
function baseWithRoom(
  { state, charts }: Context,
  side: Side,
  steps: number,
  preferredBase: string,
): string | undefined {
  const { hex } = airbaseOf(charts, preferredBase);
  return charts.AIRBASES.facts.bases
    .filter((base) => base.side === side && roomAt(charts, state.sides[side].aircraft, { base: base.id }) >= steps)
    .map(({ id, hex: at }) => ({ id, distance: id === preferredBase ? -1 : hexDistance(charts, hex, at) }))
    .sort((a, b) => a.distance - b.distance)[0]?.id;
}

/** 1.5.1, E-130 Finds a place for steps that arrive, and how many of them fit; undefined if none fit. */
export function settleAircraft(
  ctx: Context,
  side: Side,
  steps: number,
  at: AirPlace,
): { readonly at: AirPlace; readonly cs: number } | undefined {
  const room = roomAt(ctx.charts, ctx.state.sides[side].aircraft, at);
  if (room >= steps) return { at, cs: steps };
  ctx.ruling("E-130", "1.5.1");
  if ("carrier" in at) return room > 0 ? { at, cs: room } : undefined;
  const base = baseWithRoom(ctx, side, steps, at.base);
  return base === undefined ? undefined : { at: { base }, cs: steps };
}

/**
 * 1.5.1 Adds an air unit to those of a side, at a base or aboard a carrier. Returns its id, or undefined if there is no
 * room.
 */
export function addAircraft(
  ctx: Context,
  side: Side,
  { unit, cs }: { readonly unit: string; readonly cs: number },
  at: AirPlace,
  section: string,
): string | undefined {
  const own = ctx.state.sides[side];
  const settled = settleAircraft(ctx, side, cs, at);
  if (settled === undefined) return undefined;
  let number = 1;
  while (own.aircraft.some(({ id }) => id === `${unit}_${number}`)) number += 1;
  const fresh: Aircraft = {
    id: `${unit}_${number}`,
    unit,
    cs: settled.cs,
    base: "base" in settled.at ? settled.at.base : null,
    carrier: "carrier" in settled.at ? settled.at.carrier : null,
    hex: null,
    mission: "none",
    radius: [],
    aborted: 0,
    damaged: 0,
    lost: 0,
    interceptor: false,
  };
  ctx.push(own.aircraft, fresh, "AIRCRAFT_ADDED", section);
  return fresh.id;
}

/** 13.6 Adds a force that lies in port, with full bunkers; gives it. */
export function addForce(
  ctx: Context,
  side: Side,
  units: readonly Ship[],
  port: string,
  name: string,
  section: string,
): Force {
  const { state, charts } = ctx;
  const own = state.sides[side];
  const kind = kindFor(charts, units);
  const numbers = forcesOf(state, side, (each) => each.kind === kind);
  const force = freshForce({
    id: freshId(state, side, kind),
    kind,
    number: lowestFree(numbers.map(({ number }) => number)),
    name,
    at: port,
    units: [...units],
  });
  if (kind === "convoy") {
    const merchants = merchantCs(charts, force);
    force.convoy = freshConvoy({ loaded: false, destinations: [port], merchants, arrived: true });
  }
  ctx.push(own.forces, force, "FORCE_ADDED", section);
  return force;
}
