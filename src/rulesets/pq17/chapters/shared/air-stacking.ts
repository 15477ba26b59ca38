import { findAirbase, findUnit } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Aircraft } from "../1-2-forces/state";

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
  readonly id: string;
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
    return steps > most ? [{ id, steps, most }] : [];
  });
}
