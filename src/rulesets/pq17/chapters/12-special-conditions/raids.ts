import { hexDistance } from "../../charts/map";
import { airbaseOf, airUnitOf, conditionFacts, portOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { LIGHTS, type Light } from "../../vocabulary";
import type { Aircraft } from "../1-2-forces/state";
import { isBomber, isFighter, strength } from "../7-2-air-attack/flying";
import type { AirNews } from "../7-2-air-attack/outcomes";
import { beginStrike } from "../7-2-air-attack/strike-steps";
import { addAircraft } from "../13-random-events/reinforcements";
import type { Context } from "../shared/context";
import { closeBoxes, openBoxes } from "./campaign-conditions";
import { groundOffensive, sparedByOffensive } from "./ground-offensive";

/** 12.7 A raid as its owner declares it. */
export interface Raid {
  readonly port: string;
  readonly light: Light;
  readonly aircraft: string[];
}

/** 12.7 True while Port Raids may still be made: one is left, and some aircraft reach a port that holds Allied forces. */
export function raidsLeft(state: Snapshot, charts: Charts): boolean {
  if (state.sides.axis.special.raidsLeft === 0) return false;
  return raidPorts(state, charts).some((port) =>
    raidLights(state).some((light) => raiders(state, charts, port, light).length > 0),
  );
}

/** 12.7 The ports that raids may be made on and where Allied forces lie. */
export function raidPorts(state: Snapshot, charts: Charts): string[] {
  const { ports } = conditionFacts(charts, "port_raids");
  const occupied = state.sides.allied.forces.map(({ at }) => at);
  return ports.filter((port) => occupied.includes(port));
}

/** 12.7 The lights of which a raid may choose: those that the operation has had. */
export function raidLights({ light }: Snapshot): Light[] {
  return LIGHTS.filter((each) => light.am === each || light.pm === each);
}

/**
 * 12.7, D-58 The air units that may raid a port: those of northern Norway in range that can fight. By day also those
 * that join.
 */
export function raiders(state: Snapshot, charts: Charts, port: string, light: Light): Aircraft[] {
  const { joins } = conditionFacts(charts, "port_raids");
  const { joining } = state.sides.axis.special;
  return state.sides.axis.aircraft.filter((unit) => {
    const joined = joining.includes(unit.id);
    if (joined && (light === "night" || port !== joins.port)) return false;
    if (unit.interceptor || strength(unit) === 0 || unit.base === null) return false;
    if (!isBomber(charts, unit) && !isFighter(charts, unit)) return false;
    if (groundOffensive(state) && !joined && !sparedByOffensive(state, charts, unit)) return false;
    return isNorthern(charts, unit.base) && reaches(charts, unit, unit.base, port);
  });
}

function isNorthern(charts: Charts, base: string): boolean {
  const { hexes, alsoForRaidsAndRepair } = charts.MAP_AREAS.facts.northNorway;
  return [...hexes, ...alsoForRaidsAndRepair].includes(airbaseOf(charts, base).hex);
}

function reaches(charts: Charts, { unit }: Aircraft, base: string, port: string): boolean {
  const from = airbaseOf(charts, base).hex;
  return hexDistance(charts, from, portOf(charts, port).at) <= airUnitOf(charts, unit).range;
}

/** 12.7 Prepares the raids: the air units that join them move to the base of northern Norway nearest to their port. */
export function openRaids(ctx: Context): void {
  const { charts, state } = ctx;
  const { special } = state.sides.axis;
  const { joins } = conditionFacts(charts, "port_raids");
  if (special.raidsLeft > 0) openBoxes(ctx);
  if (special.raidsLeft === 0 || !raidLights(state).includes("day") || !raidPorts(state, charts).includes(joins.port))
    return;
  const { at } = portOf(charts, joins.port);
  const [base] = charts.AIRBASES.facts.bases
    .filter(({ id, side }) => side === "axis" && isNorthern(charts, id))
    .sort((a, b) => hexDistance(charts, a.hex, at) - hexDistance(charts, b.hex, at));
  if (base === undefined) return;
  const whole = airUnitOf(charts, joins.unit).cs;
  const ids: string[] = [];
  for (let left = joins.cs; left > 0; left -= whole) {
    const id = addAircraft(ctx, "axis", { unit: joins.unit, cs: Math.min(whole, left) }, { base: base.id }, "12.7");
    if (id !== undefined) ids.push(id);
  }
  ctx.set(special, "joining", ids, "RAIDERS_JOIN", "12.7");
}

/** 12.7 Makes a raid: an air attack on everything in the port, by the rules of 7.2. */
export function raid(ctx: Context, { port, light, aircraft }: Raid, news: AirNews): void {
  const { state } = ctx;
  const { special, aircraft: units } = state.sides.axis;
  ctx.set(special, "raidsLeft", special.raidsLeft - 1, "RAID", "12.7");
  for (const unit of [...units, ...state.sides.allied.aircraft]) readyAgain(ctx, unit);
  ctx.ruling("E-74", "12.7");
  const hex = portOf(ctx.charts, port).at;
  beginStrike(
    ctx,
    { side: "axis", cause: "port_raid", against: "port", hex, block: null, place: port, light, aircraft, later: [] },
    news,
  );
}

/** 12.7 Steps that were turned back fly again in the next raid. */
function readyAgain(ctx: Context, unit: Aircraft): void {
  if (unit.aborted > 0) ctx.set(unit, "aborted", 0, "AIR_READY", "12.7");
  if (unit.mission === "flown") ctx.set(unit, "mission", "none", "MISSION", "12.7");
}

/** 12.7 After the raids the air units that joined them leave. */
export function closeRaids(ctx: Context): void {
  const { axis } = ctx.state.sides;
  const { joining } = axis.special;
  ctx.set(axis.special, "raidsLeft", 0, "RAIDS_OVER", "12.7");
  closeBoxes(ctx);
  if (joining.length === 0) return;
  const stay = axis.aircraft.filter(({ id }) => !joining.includes(id));
  ctx.set(axis, "aircraft", stay, "RAIDERS_LEAVE", "12.7");
  ctx.set(axis.special, "joining", [], "RAIDERS_LEAVE", "12.7");
}
