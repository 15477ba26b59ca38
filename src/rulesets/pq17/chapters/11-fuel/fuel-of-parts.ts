import type { Charts } from "../../charts/schema";
import type { Side } from "../../vocabulary";
import type { Force, Ship } from "../1-2-forces/state";
import type { Context } from "../shared/context";
import { uses } from "../shared/game";
import { inGroup, nationOf } from "../shared/units";
import { goesFar, thirstOf } from "./endurance";
import { joinedFuel } from "./fuel";

/** 11.1.2, 11.1.4 The composition of a force before some of its ships left it. */
export interface MakeUp {
  /** It had heavy ships and light ones. */
  readonly mixed: boolean;
  /** It had Soviet ships. */
  readonly soviet: boolean;
}

/** 11.1.2, 11.1.4 Returns the present composition of a force. */
export function makeUp(charts: Charts, { units }: Force): MakeUp {
  const has = (group: "heavy" | "light"): boolean => units.some((ship) => inGroup(charts, ship, group));
  return { mixed: has("heavy") && has("light"), soviet: hasSoviet(charts, units) };
}

/** 11.1 True when some ships burn fuel. */
export function burnsAny(charts: Charts, ships: readonly Ship[]): boolean {
  return thirstOf(charts, ships) > 0 || ships.some((ship) => inGroup(charts, ship, "heavy"));
}

/**
 * 11.1.2, 11.1.4 Fuel that ships gain when a split leaves them alone: heavy ships alone, or a ballast convoy without
 * Soviet ships.
 */
export function fuelOfPart(ctx: Context, side: Side, part: Force, before: MakeUp): void {
  const { state, charts } = ctx;
  const { heavyDetached, sovietDetached } = charts.FUEL.facts;
  const { marker } = part.fuel;
  if (marker === null || part.units.length === 0) return;
  const heavyOnly = part.units.every((ship) => inGroup(charts, ship, "heavy"));
  if (before.mixed && heavyOnly && goesFar(state, charts, side, part)) {
    ctx.ruling("E-44", "11.1.2");
    ctx.set(part.fuel, "marker", marker + heavyDetached, "FUEL_MARKER", "11.1.2");
  }
  const light = part.convoy !== null && !part.convoy.loaded && before.soviet && !hasSoviet(charts, part.units);
  if (light && uses(state, "soviet_endurance")) {
    ctx.set(part.fuel, "marker", marker + sovietDetached, "FUEL_MARKER", "11.1.4");
  }
}

/** 11.1.1 The fuel of two forces that become one; one that burns nothing brings nothing. */
export function fuelTogether(charts: Charts, force: Force, joining: Force): Force["fuel"] {
  if (!burnsAny(charts, joining.units)) return { ...force.fuel };
  return burnsAny(charts, force.units) ? joinedFuel(force.fuel, joining.fuel) : { ...joining.fuel };
}

/**
 * 11.1.1, 1.2.5 The fuel of a force after an exchange: the worse of the fuel of the ships that stayed and of those that
 * came.
 */
export function exchangeFuel(
  ctx: Context,
  force: Force,
  stayed: boolean,
  own: Force["fuel"],
  came: boolean,
  other: Force["fuel"],
): void {
  if (!came) return;
  ctx.ruling("E-32", "11.1.1");
  const fuel = stayed ? joinedFuel(own, other) : { ...other };
  if (!hasFuel(force, fuel)) ctx.set(force, "fuel", fuel, "FUEL_EXCHANGED", "11.1.1");
}

/** 11.1.1 True when a force has a fuel already, so that nothing changes. */
export function hasFuel({ fuel: { state, marker, refuelled } }: Force, fuel: Force["fuel"]): boolean {
  return fuel.state === state && fuel.marker === marker && fuel.refuelled === refuelled;
}

function hasSoviet(charts: Charts, ships: readonly Ship[]): boolean {
  return ships.some((ship) => nationOf(charts, ship) === "soviet");
}
