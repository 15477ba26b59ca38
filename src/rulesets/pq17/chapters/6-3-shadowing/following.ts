import { findHex, hexDistance } from "../../charts/map";
import { airUnitOf, opponentOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import { isUnpaid } from "../4-3-command-points/command";
import { paySovietHex } from "../4-3-command-points/payment";
import { watchPatrol } from "../5-1-movement/patrol-white";
import { nearInterceptors } from "../6-2-search/verdicts";
import { launchHex } from "../7-2-air-attack/flying";
import { isPatrolled, passPatrol } from "../7-4-submarine-combat/asw-patrol";
import { regionWorks } from "../9-weather/effects";
import { isShutByIce } from "../10-ice/expected-ice";
import { crossIce } from "../10-ice/ice";
import type { Context } from "../shared/context";
import { atSea, exists } from "../shared/game";
import { aircraftOf, dropShadow } from "./shadowing";
import type { Shadow } from "./state";

/** 6.3, 5.4 Shadowers move with their target; those that cannot follow lose it. */
export function followTarget(ctx: Context, owner: Side, target: Force): void {
  const { state } = ctx;
  const side = opponentOf(owner);
  for (const shadow of state.sides[side].shadowing.filter((each) => each.target === target.block)) {
    const follows = shadow.by === "force" ? sailAlong(ctx, side, shadow, target) : flyAlong(ctx, side, shadow, target);
    if (!follows && state.sides[side].shadowing.includes(shadow)) dropShadow(ctx, side, shadow, "6.3.5");
  }
}

/** 6.3.5 True where shadowing ends for everybody: off the map, and in the hex of a port. */
function isLost(state: Snapshot, charts: Charts, target: Force): boolean {
  const { at } = target;
  if (!atSea(target) || findHex(charts, at) === undefined) return true;
  return charts.PORTS.facts.ports.some((port) => port.at === at && exists(state, port));
}

/** 4.3.2, 5.1.7, 7.4.5, 10.1 A force that shadows crosses the hexside as any other, past patrols and ice; false when it stays behind. */
function sailAlong(ctx: Context, side: Side, { id }: Shadow, target: Force): boolean {
  const { state, charts } = ctx;
  const force = state.sides[side].forces.find((each) => each.id === id);
  const { at } = target;
  if (force === undefined || isLost(state, charts, target) || isShutByIce(state, charts, side, force, at)) return false;
  if (isUnpaid(state, charts, force, at)) return false;
  const here = (): boolean => state.sides[side].forces.includes(force);
  const passes = (over: "left" | "entered"): boolean =>
    !isPatrolled(state, charts, side, force, at, false, over) || passPatrol(ctx, side, force, at);
  if (!passes("left")) return false;
  const { crossed } = crossIce(ctx, side, force, at, "solid_pack");
  if (!crossed || !here() || !passes("entered")) return false;
  ctx.set(force, "at", at, "FORCE_AT", "6.3");
  paySovietHex(ctx, force, at);
  watchPatrol(ctx, side, force);
  return true;
}

/** 6.3.5 A shadower from the air follows within its area or range, but not to an enemy base with Interceptors. */
function flyAlong(ctx: Context, side: Side, shadow: Shadow, target: Force): boolean {
  const { state, charts } = ctx;
  const { at } = target;
  if (isLost(state, charts, target) || nearInterceptors(state, charts, opponentOf(side), at)) return false;
  if (shadow.by === "radius") return flyBeside(ctx, side, shadow, at);
  const { sectors } = charts.AIR_COVER.facts;
  if (shadow.by === "sector") return sectors.some(({ id, hexes }) => id === shadow.id && hexes.includes(at));
  const unit = aircraftOf(state, side, shadow);
  const from = unit && launchHex(state, charts, side, unit);
  if (unit === undefined || from === undefined) return false;
  if (hexDistance(charts, from, at) > airUnitOf(charts, unit.unit).range) return false;
  ctx.set(unit, "hex", at, "AIRCRAFT_HEX", "6.3");
  return true;
}

/** D-31 A fixed Air Radius hands its target on to another of its side that works there, but for a Soviet one (6.3.1). */
function flyBeside(ctx: Context, side: Side, shadow: Shadow, hex: string): boolean {
  const { state, charts } = ctx;
  const over = charts.AIR_COVER.facts.radii.filter(
    (each) => each.side === side && each.nation !== "soviet" && each.hexes.includes(hex),
  );
  if (over.some(({ id }) => id === shadow.id)) return true;
  const next = over.find(({ region }) => regionWorks(state, charts, region, "fixedRadii"));
  if (next === undefined) return false;
  ctx.set(shadow, "id", next.id, "SHADOW_FOLLOWS", "6.3.5");
  return true;
}
