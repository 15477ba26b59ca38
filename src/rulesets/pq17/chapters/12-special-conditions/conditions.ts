import { conditionFacts, portOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { ConditionId, Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import { raiseTo } from "../6-1-identification/identity";
import { nextGroups, promised } from "../13-random-events/groups";
import { addForce, placeGroup } from "../13-random-events/reinforcements";
import type { Context } from "../shared/context";
import { freshShip } from "../shared/units";
import { chitOf, holdsCondition, stillOpen } from "./chits";

/** Shows the chit of a condition that is used. */
export function revealChit(ctx: Context, side: Side, condition: ConditionId, section: string): void {
  const chit = chitOf(ctx.state, side, condition);
  if (chit !== undefined) ctx.set(chit, "revealed", true, "CHIT_REVEALED", section);
}

/** 12 Shows the chit of a condition that has done its work, which it does but once. */
export function fulfil(ctx: Context, side: Side, condition: ConditionId, section: string): void {
  const chit = chitOf(ctx.state, side, condition);
  revealChit(ctx, side, condition, section);
  if (chit !== undefined) ctx.set(chit, "fulfilled", true, "CONDITION_FULFILLED", section);
}

/**
 * 12 Applies the effects that chits have as soon as they are drawn in an operation scenario: reinforcements, later
 * raids, and the agent.
 */
export function readyConditions(ctx: Context): void {
  const { state, charts } = ctx;
  const { axis } = state.sides;
  const cobweb = conditionFacts(charts, "agent_cobweb");
  if (holdsCondition(state, "axis", "agent_cobweb") && state.fortnight >= cobweb.since) {
    ctx.ruling("E-61", "12.1");
    ctx.set(axis.special, "cobweb", cobweb.convoys, "COBWEB", "12.1");
  }
  if (holdsCondition(state, "axis", "port_raids")) {
    ctx.set(axis.special, "raidsLeft", conditionFacts(charts, "port_raids").attacks, "RAIDS", "12.7");
  }
  for (const side of ["allied", "axis"] as const) {
    if (!holdsCondition(state, side, "reinforcements")) continue;
    const group = promised(state, charts, side);
    if (nextGroups(state, side).length === 0) ctx.ruling("E-73", "12.13");
    if (group !== undefined) placeGroup(ctx, side, group, "12.13");
    const chit = chitOf(state, side, "reinforcements");
    if (chit !== undefined) ctx.set(chit, "fulfilled", true, "CONDITION_FULFILLED", "12.13");
  }
}

/** 12.5 Notes that carriers have struck a Norwegian port or airbase from the air; those that need not are passed over. */
export function noteCarrierStrike(ctx: Context, units: readonly string[], section = "12.5"): void {
  for (const carrier of ctx.state.sides.allied.special.carriers) {
    if (!units.includes(carrier.unit) || carrier.struck) continue;
    ctx.set(carrier, "struck", true, "CARRIER_STRUCK", section);
    revealChit(ctx, "allied", "carrier_strike", section);
  }
}

/** 12.5, D-58 True for a hex of Norway, Kirkenes included. */
export function isNorwegian(charts: Charts, hex: string): boolean {
  const { northNorway, southNorway } = charts.MAP_AREAS.facts;
  return [...northNorway.hexes, ...northNorway.alsoForRaidsAndRepair, ...southNorway.hexes].includes(hex);
}

/** 12.11 Notes that a force was attacked in this turn by air, submarines or ships; it matters at Barentsburg alone. */
export function noteAttacked(ctx: Context, side: Side, force: Force): void {
  const { state, charts } = ctx;
  const { attacked } = state.sides[side].special;
  if (side !== "axis" || force.at !== conditionFacts(charts, "sizilien").hex || attacked.includes(force.id)) return;
  if (stillOpen(state, "axis", "sizilien")) ctx.push(attacked, force.id, "ATTACKED", "12.11");
}

/** 2.4, 12.4, 12.14.2 Notes CS that a capital ship has lost for which 2.4 gives no points. */
export function noteUncounted(ctx: Context, side: Side, unit: string, cs: number, section: string): void {
  if (cs <= 0) return;
  const { tally } = ctx.state.sides[side];
  const entry = tally.uncounted.find((each) => each.unit === unit);
  if (entry === undefined) ctx.push(tally.uncounted, { unit, cs }, "DAMAGE_UNCOUNTED", section);
  else ctx.set(entry, "cs", entry.cs + cs, "DAMAGE_UNCOUNTED", section);
}

/** 12.1 When the move with which a convoy leaves the agent's port is over, the enemy knows it. */
export function cobwebReports(ctx: Context, side: Side, force: Force): void {
  const { state, charts } = ctx;
  const { special } = state.sides.axis;
  const { convoy, moved } = force;
  if (side !== "allied" || special.cobweb === 0 || convoy === null || moved.entered.length === 0) return;
  const { port, idLevel } = conditionFacts(charts, "agent_cobweb");
  const sailedNow = convoy.visited.length === moved.entered.length && convoy.visited[0] === portOf(charts, port).at;
  if (!sailedNow) return;
  ctx.set(special, "cobweb", special.cobweb - 1, "COBWEB", "12.1");
  raiseTo(ctx, "allied", force, idLevel, "12.1");
  revealChit(ctx, "axis", "agent_cobweb", "12.1");
}

/** 12.12 When an Axis force first enters the Kara Sea the convoy that sails there is placed. */
export function enterKara(ctx: Context, side: Side, place: string): void {
  const { charts, state } = ctx;
  const { box, escort, es, merchant, mv } = conditionFacts(charts, "wunderland");
  const { special } = state.sides.axis;
  if (side !== "axis" || place !== box || special.kara || !holdsCondition(state, "axis", "wunderland")) return;
  ctx.ruling("E-68", "12.12");
  ctx.set(special, "kara", true, "WUNDERLAND", "12.12");
  revealChit(ctx, "axis", "wunderland", "12.12");
  const units = [freshShip(charts, escort, es), freshShip(charts, merchant, mv)].filter(({ cs }) => cs > 0);
  const force = addForce(ctx, "allied", units, box, "Kara Sea convoy", "12.12");
  ctx.set(force, "station", "box", "STATION", "12.12");
  if (force.convoy === null) return;
  const ports = charts.PORTS.facts.ports.filter((port) => port.side === "allied" && port.permanent);
  ctx.set(force.convoy, "loaded", true, "CONVOY_LOADED", "12.12");
  ctx.set(force.convoy, "arrived", false, "CONVOY_LOADED", "12.12");
  ctx.set(
    force.convoy,
    "destinations",
    ports.slice(0, 1).map(({ id }) => id),
    "CONVOY_PLANNED",
    "12.12",
  );
}
