import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import type { Context } from "../shared/context";
import { forcesOf, uses } from "../shared/game";

/** 4.3.4 True when a side may still send a TF to train in this operation. */
export function isPermitted(state: Snapshot, side: Side): boolean {
  return side === "axis" && uses(state, "training") && !state.sides[side].trained;
}

/** 4.3.4 The TFs of a side that may sail for training. */
export function trainees(state: Snapshot, side: Side): Force[] {
  return forcesOf(
    state,
    side,
    (force) =>
      force.kind === "task_force" &&
      force.station === "in_port" &&
      !force.refuelling &&
      !force.reloading &&
      !force.moved.done,
  );
}

/** 4.3.4 A TF is to sail for training in this segment. */
export function startTraining(ctx: Context, side: Side, force: Force): void {
  ctx.set(force, "training", force.at, "TRAINING", "4.3.4");
  ctx.set(ctx.state.sides[side], "trained", true, "TRAINING", "4.3.4");
}

/** 4.3.4 A TF that was to train and has not sailed in its segment stays, and the sortie is still to come. */
export function cancelTraining(ctx: Context, side: Side): void {
  for (const force of forcesOf(ctx.state, side)) {
    if (force.training === null || force.station !== "in_port") continue;
    ctx.set(force, "training", null, "TRAINING", "4.3.4");
    ctx.set(ctx.state.sides[side], "trained", false, "TRAINING", "4.3.4");
  }
}
