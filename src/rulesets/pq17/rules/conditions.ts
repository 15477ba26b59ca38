import { conditionFacts } from "../charts/pack";
import type { Snapshot } from "../snapshot";
import type { SideState } from "../snapshot-sides";
import type { ConditionId, Side } from "../vocabulary";
import type { Context } from "./game";
import { nextGroups, placeGroup, promised } from "./reinforcements";

/** 12 A special condition that a side has drawn. */
export type DrawnChit = SideState["chits"][number];

/** 12 The chit by which a side holds a condition; undefined when it has none. */
export function chitOf(state: Snapshot, side: Side, condition: ConditionId): DrawnChit | undefined {
  return state.sides[side].chits.find((each) => each.condition === condition);
}

/** 12 True when a side holds a condition. */
export function holds(state: Snapshot, side: Side, condition: ConditionId): boolean {
  return chitOf(state, side, condition) !== undefined;
}

/** 12 True when either side holds a condition. */
export function inForce(state: Snapshot, condition: ConditionId): boolean {
  return holds(state, "allied", condition) || holds(state, "axis", condition);
}

/** A.4 Shows the chit of a condition that is used. */
export function reveal(ctx: Context, side: Side, condition: ConditionId, section: string): void {
  const chit = chitOf(ctx.state, side, condition);
  if (chit !== undefined) ctx.set(chit, "revealed", true, "CHIT_REVEALED", section);
}

/** 12 Shows the chit of a condition that has done its work, which it does but once. */
export function fulfil(ctx: Context, side: Side, condition: ConditionId, section: string): void {
  const chit = chitOf(ctx.state, side, condition);
  reveal(ctx, side, condition, section);
  if (chit !== undefined) ctx.set(chit, "fulfilled", true, "CONDITION_FULFILLED", section);
}

/** 12 True while a side holds a condition that has not done its work. */
export function stillOpen(state: Snapshot, side: Side, condition: ConditionId): boolean {
  return chitOf(state, side, condition)?.fulfilled === false;
}

/** 12 What chits bring about as soon as they are drawn in an operation scenario: reinforcements, raids to come, and the agent. */
export function readyConditions(ctx: Context): void {
  const { state, charts } = ctx;
  const { axis } = state.sides;
  const cobweb = conditionFacts(charts, "agent_cobweb");
  if (holds(state, "axis", "agent_cobweb") && state.fortnight >= cobweb.since) {
    ctx.ruling("E-61", "12.1");
    ctx.set(axis.special, "cobweb", cobweb.convoys, "COBWEB", "12.1");
  }
  if (holds(state, "axis", "port_raids")) {
    ctx.set(axis.special, "raidsLeft", conditionFacts(charts, "port_raids").attacks, "RAIDS", "12.7");
  }
  for (const side of ["allied", "axis"] as const) {
    if (!holds(state, side, "reinforcements")) continue;
    const group = promised(state, charts, side);
    if (nextGroups(state, side).length === 0) ctx.ruling("E-73", "12.13");
    if (group !== undefined) placeGroup(ctx, side, group, "12.13");
    const chit = chitOf(state, side, "reinforcements");
    if (chit !== undefined) ctx.set(chit, "fulfilled", true, "CONDITION_FULFILLED", "12.13");
  }
}
