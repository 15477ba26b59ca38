import type { Snapshot } from "../../snapshot";
import type { ConditionId, Side } from "../../vocabulary";
import type { SideState } from "../shared/state";

/** 12 A special condition that a side has drawn. */
export type DrawnChit = SideState["chits"][number];

/** 12 The chit by which a side holds a condition; undefined when it has none. */
export function chitOf(state: Snapshot, side: Side, condition: ConditionId): DrawnChit | undefined {
  return state.sides[side].chits.find((each) => each.condition === condition);
}

/** 12 True when a side holds a condition. */
export function holdsCondition(state: Snapshot, side: Side, condition: ConditionId): boolean {
  return chitOf(state, side, condition) !== undefined;
}

/** 12 True when either side holds a condition. */
export function inForce(state: Snapshot, condition: ConditionId): boolean {
  return holdsCondition(state, "allied", condition) || holdsCondition(state, "axis", condition);
}

/** 12 True while a side holds a condition that has not done its work. */
export function stillOpen(state: Snapshot, side: Side, condition: ConditionId): boolean {
  return chitOf(state, side, condition)?.fulfilled === false;
}
