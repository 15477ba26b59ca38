import { findHex, hasCoast } from "../../charts/map";
import { findAirbase, findPort, opponentOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { RunningEventId, Side } from "../../vocabulary";
import type { Aircraft, Force } from "../1-2-forces/state";
import { attackable } from "../7-1-location/attackable";
import { runningEvent } from "../shared/game";
import { isDispersed, isScattered } from "../shared/units";
import { airUnitFacts, strength } from "./flying";
import type { STRIKE_TARGETS } from "./state";

/** 7.1 Something that aircraft may attack now, and the air units that may take part. */
export interface AirTarget {
  /** Its name in an input: `block:7`, `strays:7` for what is dispersed of it, `port:tromso` or `airbase:banak`. */
  readonly key: string;
  readonly against: (typeof STRIKE_TARGETS)[number];
  readonly hex: string;
  readonly block: number | null;
  readonly place: string | null;
  readonly aircraft: readonly string[];
}

/** 7.1, 7.1.1, 7.1.3 Everything that a side's aircraft may attack now. */
export function airTargets(state: Snapshot, charts: Charts, side: Side): AirTarget[] {
  const out = state.sides[side].aircraft.filter(
    (unit) => unit.mission === "attack" && unit.hex !== null && strength(unit) > 0,
  );
  const hexes = [...new Set(out.flatMap(({ hex }) => hex ?? []))].sort();
  const targets = hexes.flatMap((hex) => {
    const there = out.filter((unit) => unit.hex === hex);
    return [...forcesIn(state, charts, side, hex, there), ...placesIn(state, charts, side, hex, there)];
  });
  return targets.filter((target) => target.aircraft.length > 0 && !isStruck(state, side, target));
}

/**
 * 7.1, E-01 True for a target that has had its attack from the air. A convoy and its dispersed merchants have one
 * together.
 */
function isStruck(state: Snapshot, side: Side, { key, block }: AirTarget): boolean {
  const { struck } = state.sides[side];
  return (
    struck.includes(key) ||
    (block !== null && [`block:${block}`, `strays:${block}`].some((each) => struck.includes(each)))
  );
}

function forcesIn(state: Snapshot, charts: Charts, side: Side, hex: string, out: readonly Aircraft[]): AirTarget[] {
  const aircraft = out.filter((unit) => attacksAtSea(charts, unit)).map(({ id }) => id);
  const targets = attackable(state, charts, side, hex).filter(({ kind }) => kind !== "wolf_pack");
  return targets.flatMap((force): AirTarget[] => {
    const { block } = force;
    const whole = { key: `block:${block}`, against: targetKind(force), hex, block, place: null, aircraft };
    const strays: AirTarget = { ...whole, key: `strays:${block}`, against: "scattered" };
    return isDispersed(force) && !isScattered(force) ? [whole, strays] : [whole];
  });
}

function targetKind(force: Force): "force" | "scattered" {
  return isScattered(force) ? "scattered" : "force";
}

/** 7.2 False for Soviet army aircraft, which attack nothing at sea. */
export function attacksAtSea(charts: Charts, unit: Aircraft): boolean {
  const { nation, service } = airUnitFacts(charts, unit);
  return nation !== "soviet" || service === "vvs_sf";
}

/** 7.1.3 Ports and airbases: carrier aircraft may attack them, land-based ones by an event or condition alone; none in Britain. */
function placesIn(state: Snapshot, charts: Charts, side: Side, hex: string, out: readonly Aircraft[]): AirTarget[] {
  const enemy = opponentOf(side);
  if (enemy === "allied" && findHex(charts, hex) !== undefined && hasCoast(charts, hex, "britain")) return [];
  const ports = charts.PORTS.facts.ports.filter(
    (each) => each.at === hex && each.side === enemy && (each.permanent || state.temporaryPorts.includes(each.id)),
  );
  const bases = charts.AIRBASES.facts.bases.filter((each) => each.hex === hex && each.side === enemy);
  const place = (against: "port" | "airbase", id: string): AirTarget => ({
    key: `${against}:${id}`,
    against,
    hex,
    block: null,
    place: id,
    aircraft: out.filter((unit) => attacksAshore(state, side, unit, against)).map((unit) => unit.id),
  });
  return [...ports.map(({ id }) => place("port", id)), ...bases.map(({ id }) => place("airbase", id))];
}

/** 7.1.3, 12.4 True when an air unit may attack ships in port, or an airbase. */
export function attacksAshore(state: Snapshot, side: Side, unit: Aircraft, against: "port" | "airbase"): boolean {
  if (unit.carrier !== null) return true;
  if (isBomberCommand(state, side, unit)) return against === "port";
  return runningEvent(state, strikeEvent(against), side) !== undefined;
}

/** 12.4 True for an air unit of Bomber Command. */
export function isBomberCommand(state: Snapshot, side: Side, { id }: Pick<Aircraft, "id">): boolean {
  return state.sides[side].special.bombers.includes(id);
}

/** 7.1.3 The event that permits land-based aircraft to attack a place. */
export function strikeEvent(against: "port" | "airbase"): RunningEventId {
  return against === "port" ? "port_strike" : "airbase_strike";
}

/** 7.2.5 The AA value of the port or airbase attacked; null for none. */
export function placeFlak(charts: Charts, against: string, place: string | null): number | "*" | null {
  if (place === null) return null;
  return (against === "port" ? findPort(charts, place)?.aa : findAirbase(charts, place)?.aa) ?? null;
}
