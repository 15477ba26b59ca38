import { memoize } from "../../../../core/charts/memoize";
import { findHex, hexDistance } from "../../charts/map";
import { airbaseOf, airUnitOf } from "../../charts/pack";
import type { AirUnit, Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Bomber, Light, Side } from "../../vocabulary";
import type { Aircraft, Force } from "../1-2-forces/state";
import { regionWorks, weatherEffects } from "../9-weather/effects";
import { groundOffensive, sparedByOffensive } from "../12-special-conditions/ground-offensive";
import { atSea, forcesOf, lightOf, runningEvent } from "../shared/game";
import { isDiw } from "../shared/units";

/** 7.2.3 CS with which an air unit fights now: its steps but those turned back in this phase. */
export function strength({ cs, aborted }: Pick<Aircraft, "cs" | "aborted">): number {
  return Math.max(0, cs - aborted);
}

/** An air unit of a side by its id; undefined when it has none. */
export function findAircraft(state: Snapshot, side: Side, id: string): Aircraft | undefined {
  return state.sides[side].aircraft.find((each) => each.id === id);
}

/** The air units of a side by their ids, in that order; those that it has not are left out. */
export function aircraftNamed(state: Snapshot, side: Side, ids: readonly string[]): Aircraft[] {
  return ids.flatMap((id) => findAircraft(state, side, id) ?? []);
}

/** 1.5 The facts of an air unit. */
export function airUnitFacts(charts: Charts, { unit }: Pick<Aircraft, "unit">): AirUnit {
  return airUnitOf(charts, unit);
}

/** 1.5 True for a fighter. */
export function isFighter(charts: Charts, unit: Pick<Aircraft, "unit">): boolean {
  return airUnitFacts(charts, unit).type === "F";
}

/** 7.2.6 True for an air unit that can bomb ships or attack them with torpedoes. */
export function isBomber(charts: Charts, unit: Pick<Aircraft, "unit">): boolean {
  const { bombsAs, torpedoes } = airUnitFacts(charts, unit);
  return bombsAs !== null || torpedoes > 0;
}

/**
 * 7.8 The force at sea whose carrier can operate aircraft. Undefined for a carrier in port, Crippled or Dead in the
 * Water.
 */
export function operatingCarrier(state: Snapshot, side: Side, carrier: string | null): Force | undefined {
  if (carrier === null) return undefined;
  return forcesOf(state, side).find(
    (force) =>
      atSea(force) &&
      force.units.some((ship) => ship.unit === carrier && !isDiw(ship) && !ship.marks.includes("crippled")),
  );
}

/** 11.3.2 True for an air unit whose carrier is in a force that refuels at sea: it fights no air combat (7.2). */
export function carrierRefuels(state: Snapshot, side: Side, { carrier }: Pick<Aircraft, "carrier">): boolean {
  return operatingCarrier(state, side, carrier)?.refuelling ?? false;
}

/** 5.3 The hex that an air unit flies from; undefined for one whose carrier cannot operate. */
export function launchHex(state: Snapshot, charts: Charts, side: Side, unit: Aircraft): string | undefined {
  if (unit.base !== null) return airbaseOf(charts, unit.base).hex;
  return operatingCarrier(state, side, unit.carrier)?.at;
}

/** 9.2.3-9.2.5, 9.5 True when the weather lets an air unit fly from where it is based. */
export function weatherLets(state: Snapshot, charts: Charts, unit: Aircraft): boolean {
  if (unit.base !== null) return regionWorks(state, charts, airbaseOf(charts, unit.base).region, "airUnitsFly");
  const effects = weatherEffects(state, charts);
  return effects.carriersLaunch && effects.airUnitsFly;
}

/** 5.3 True for an air unit that flies at night: reconnaissance, British bombers, and any by an event. */
export function fliesAtNight(state: Snapshot, charts: Charts, side: Side, unit: Aircraft): boolean {
  const facts = airUnitFacts(charts, unit);
  const britishBomber = facts.nation === "british" && isBomber(charts, unit);
  return facts.recon || britishBomber || runningEvent(state, "night_flying", side) !== undefined;
}

/** 5.3, 9.2, 12.6 Why an air unit cannot fly a mission now; undefined when it can. */
export function grounded(
  state: Snapshot,
  charts: Charts,
  side: Side,
  unit: Aircraft,
  light: Light = lightOf(state),
): "interceptor" | "weak" | "weather" | "night" | "offensive" | "carrier" | undefined {
  if (unit.interceptor) return "interceptor";
  if (strength(unit) === 0) return "weak";
  if (launchHex(state, charts, side, unit) === undefined) return "carrier";
  if (!weatherLets(state, charts, unit)) return "weather";
  if (light === "night" && !fliesAtNight(state, charts, side, unit)) return "night";
  if (groundOffensive(state) && !sparedByOffensive(state, charts, unit)) return "offensive";
  return undefined;
}

const inRange = memoize((_: Charts["MAP"]) => new Map<string, readonly string[]>());

/** D-46 The hexes of the map within a range of a hex, as aircraft fly. */
export function hexesWithin(charts: Charts, from: string, range: number): readonly string[] {
  if (findHex(charts, from) === undefined) return [];
  const known = inRange(charts.MAP);
  const key = `${from} ${range}`;
  const airUnit =
    known.get(key) ?? charts.MAP.facts.hexes.map(({ id }) => id).filter((id) => hexDistance(charts, from, id) <= range);
  known.set(key, airUnit);
  return airUnit;
}

/** 7.2.7 The row of the bombing table for an air unit. */
export function bomberRow(
  charts: Charts,
  unit: Aircraft,
  { inPort, light }: { readonly inPort: boolean; readonly light: Light },
): Bomber | null {
  const facts = airUnitFacts(charts, unit);
  return inPort && light === "night" ? facts.bombsInPortAtNightAs : facts.bombsAs;
}
