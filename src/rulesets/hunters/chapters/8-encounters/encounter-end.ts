import { arrive } from "../7-patrols/completion";
import { inLastBox, inMissionBox } from "../7-patrols/track";
import { followOptions } from "../9-7-following/following";
import { beginAbort, forcedAbort } from "../10-damage/abort";
import { repairAll } from "../10-damage/repairs";
import { scuttleAtSea } from "../10-damage/scuttling";
import { dieselsOut } from "../10-damage/systems";
import { battleOver } from "../13-5-wolfpacks/wolfpack";
import { type Context, enterPhase } from "../shared/context";
import { engagementOf, patrolOf } from "../shared/game";
import { clearMat, logDamaged } from "./combat-mat";

/**
 * 10.7, 9.7.1 Ends a combat: pumping, repairs, an abort or a scuttling that they force, and the choice to follow.
 * 9.7.3 A boat that the escort had detected may follow as well, once it has escaped and made its repairs.
 */
export function endCombat(ctx: Context): void {
  const { state, charts } = ctx;
  repairAll(ctx);
  if (dieselsOut(state) === 2) {
    ctx.ruling("E-20", "10.2.1");
    if (inLastBox(state, charts)) arrive(ctx, "10.2.1");
    else {
      logDamaged(ctx, engagementOf(state).targets);
      scuttleAtSea(ctx);
    }
    return;
  }
  const done = battleOver(engagementOf(state), charts);
  if (done) ctx.ruling("E-93", "13.5.5");
  const mayFollow = forcedAbort(state) === undefined && patrolOf(state).abort === null && !done;
  if (!mayFollow || followOptions(state).length === 0) {
    endEncounter(ctx);
    return;
  }
  const { following, attack, cycle } = engagementOf(state);
  if (following === "damaged" && attack?.fired === false) ctx.ruling("E-66", "9.7.10");
  enterPhase(ctx, "follow", cycle?.previouslyDetected === true ? "9.7.3" : "9.7.1");
}

/** 8.1 Ends an encounter: ships leave the mat and the check counts, except in a Mission box still to be cleared (7.4.1). */
export function endEncounter(ctx: Context): void {
  clearMat(ctx, "8.1");
  finishCheck(ctx);
}

/** 8.1.1, 10.8.1 Counts one encounter check, makes a forced abort, and moves on: to port after the last box (7.5.1), else back to sea. */
export function finishCheck(ctx: Context): void {
  const { state, charts } = ctx;
  const patrol = patrolOf(state);
  const repeat = inMissionBox(state, charts);
  if (!repeat && patrol.checksDoneInBox < patrol.checksRequired) {
    ctx.set(patrol, "checksDone", patrol.checksDone + 1, "CHECK_DONE", "8.1.1");
    ctx.set(patrol, "checksDoneInBox", patrol.checksDoneInBox + 1, "CHECK_DONE", "8.1.1");
  }
  const reason = patrol.abort === null ? forcedAbort(state) : undefined;
  if (reason !== undefined) beginAbort(ctx, reason);
  else moveOn(ctx);
}

/** 7.5.1 Moves on: to port when the last box is done, else back to sea. */
export function moveOn(ctx: Context): void {
  const { state, charts } = ctx;
  const patrol = patrolOf(state);
  const boxDone = patrol.checksDoneInBox >= patrol.checksRequired;
  if (boxDone && patrol.jumpTo === null && inLastBox(state, charts)) arrive(ctx, "7.5.1");
  else enterPhase(ctx, "at_sea", "6.1");
}
