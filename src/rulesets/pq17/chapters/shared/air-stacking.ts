import { hexDistance } from "../../charts/map";
import { airbaseOf, findAirbase, findUnit } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Side } from "../../vocabulary";
import type { Aircraft } from "../1-2-forces/state";
import type { Context } from "./game";

/** 1.5.1 An airbase or a carrier, by its id in the charts. */
export type AirPlace = { readonly base: string } | { readonly carrier: string };

/** 1.5.1 The steps at a place among these air units. Interceptors count, and damaged steps, which come back to it. */
function stepsAt(aircraft: readonly Aircraft[], at: AirPlace): number {
  const isThere = ({ base, carrier }: Aircraft): boolean => ("base" in at ? base === at.base : carrier === at.carrier);
  return aircraft.filter(isThere).reduce((sum, { cs, damaged }) => sum + cs + damaged, 0);
}

/** 1.5.1 The maximum number of steps at a place; for a carrier, the capacity of its counter. */
function capacityOf(charts: Charts, at: AirPlace): number {
  return "base" in at ? charts.LIMITS.facts.airStepsPerBase : (findUnit(charts, at.carrier)?.airSteps ?? 0);
}

/** 1.5.1 How many more steps of aircraft a place has room for. */
export function roomAt(charts: Charts, aircraft: readonly Aircraft[], at: AirPlace): number {
  return Math.max(0, capacityOf(charts, at) - stepsAt(aircraft, at));
}

/** 1.5.1 The place of an air unit. */
export function placeOf({ base, carrier }: Aircraft): AirPlace {
  return base === null ? { carrier: carrier ?? "" } : { base };
}

/** A place with more steps of aircraft than its maximum. */
interface Overfull {
  readonly name: string;
  readonly steps: number;
  readonly most: number;
}

/** 1.5.1 The airbases and carriers of a side with more steps than their maximum. */
export function overfull(charts: Charts, aircraft: readonly Aircraft[]): Overfull[] {
  const places = [...new Set(aircraft.map(({ base, carrier }) => base ?? carrier))];
  return places.flatMap((id) => {
    if (id === null) return [];
    const base = findAirbase(charts, id);
    const at: AirPlace = base === undefined ? { carrier: id } : { base: id };
    const [steps, most] = [stepsAt(aircraft, at), capacityOf(charts, at)];
    return steps > most ? [{ name: base?.name ?? findUnit(charts, id)?.name ?? id, steps, most }] : [];
  });
}

/** 1.5.1, E-130 The airbase for steps that arrive: the one they go to, or else the nearest one of their side with room. */
function baseWithRoom({ state, charts }: Context, side: Side, steps: number, wanted: string): string | undefined {
  const { hex } = airbaseOf(charts, wanted);
  return charts.AIRBASES.facts.bases
    .filter((base) => base.side === side && roomAt(charts, state.sides[side].aircraft, { base: base.id }) >= steps)
    .map(({ id, hex: at }) => ({ id, distance: id === wanted ? -1 : hexDistance(charts, hex, at) }))
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
