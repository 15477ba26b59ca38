import { type AbortReason, SYSTEMS } from "../../vocabulary";
import { abortRoute, beforeGibraltar, boxOf, inLastBox, inMissionBox, trackOf } from "../7-patrols/track";
import { followOptions } from "../9-7-following/following";
import { inoperable } from "../10-damage/crew";
import { dieselsOut, forcedAbort, repairAll, scuttleAtSea } from "../10-damage/repairs";
import { battleOver } from "../13-5-wolfpacks/wolfpack";
import { type Context, engagementOf, enterPhase, patrolOf } from "../shared/game";
import { logDamaged } from "./targets";

/** 10.2.1 Encounter checks in each box for a boat on one diesel. */
const CHECKS_ON_ONE_DIESEL = 2;

/** 10.8.1 The rule by which a patrol is aborted, by its reason. */
const ABORTED_BY: Readonly<Record<AbortReason, string>> = {
  voluntary: "10.8.5",
  fuel_tanks: "10.4.2",
  diesel_engine: "10.2.1",
  command: "10.5.3",
  gyro_compass: "R1",
  gibraltar: "7.3.3",
};

/** C.12 The end of combat: pumping, repairs, what they force, and the choice to follow. */
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
  const { following, attack } = engagementOf(state);
  if (following === "damaged" && attack?.fired === false) ctx.ruling("E-66", "9.7.10");
  enterPhase(ctx, "follow", "9.7.1");
}

/** The encounter is over: ships leave the mat and the check counts, except in a Mission box still to be cleared (7.4.1). */
export function endEncounter(ctx: Context): void {
  const { state } = ctx;
  if (state.engagement !== null) {
    logDamaged(ctx, state.engagement.targets);
    ctx.set(state, "engagement", null, "ENCOUNTER_OVER", "8.1");
  }
  finishCheck(ctx);
}

/** Counts one encounter check, makes a forced abort, and moves on: to port after the last box (7.5.1), else back to sea. */
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

/** Back to sea, or to port when the last box is done (7.5.1). */
export function moveOn(ctx: Context): void {
  const { state, charts } = ctx;
  const patrol = patrolOf(state);
  const boxDone = patrol.checksDoneInBox >= patrol.checksRequired;
  if (boxDone && patrol.jumpTo === null && inLastBox(state, charts)) arrive(ctx, "7.5.1");
  else enterPhase(ctx, "at_sea", "6.1");
}

/** 10.8 Aborts the patrol: the way home is fixed, or the player must choose between two equal ways. */
export function beginAbort(ctx: Context, reason: AbortReason, choice?: "back" | "forward"): void {
  const { state, charts } = ctx;
  const patrol = patrolOf(state);
  if (patrol.abort === null) {
    citeAbort(ctx, reason);
    ctx.set(patrol, "abort", { reason, atCheck: patrol.checksDone }, "PATROL_ABORTED", ABORTED_BY[reason]);
  }
  const route = abortRoute(state, charts);
  if (route.kind === "port") {
    arrive(ctx, "10.8.2");
    return;
  }
  if (route.kind === "tie" && choice === undefined) {
    enterPhase(ctx, "abort_direction", "10.8.2");
    return;
  }
  const back = route.kind === "tie" ? choice === "back" : route.direction === "backward";
  const box = route.kind === "tie" ? (back ? route.back : route.forward) : route.box;
  ctx.set(patrol, "jumpTo", box, "WAY_HOME", "10.8.2");
  ctx.set(patrol, "direction", back ? "backward" : "outbound", "WAY_HOME", "10.8.2");
  enterPhase(ctx, "at_sea", "10.8.2");
}

/** The rulings that decide how a boat aborts from where it is. */
function citeAbort(ctx: Context, reason: AbortReason): void {
  if (!ctx.recording) return;
  const { state, charts } = ctx;
  const patrol = patrolOf(state);
  if (boxOf(state, charts)?.kind === "transit") ctx.ruling("E-14", "10.8.2");
  else if (patrol.area === "mediterranean") ctx.ruling("E-13", "10.8.2");
  if (reason === "diesel_engine") ctx.ruling("E-51", "10.2.1");
  if (reason !== "voluntary" && patrol.checksDoneInBox < patrol.checksRequired) ctx.ruling("E-52", "10.8.2");
  const hurt = state.boat.hull > 0 || SYSTEMS.some((system) => inoperable(state, system));
  if (!hurt && beforeGibraltar(state, charts)) ctx.ruling("E-67", "7.3.3");
}

/** 7.5.1 The boat is in port and the patrol complete. */
export function arrive(ctx: Context, section: string): void {
  const { state } = ctx;
  if (state.engagement !== null) {
    logDamaged(ctx, state.engagement.targets);
    ctx.set(state, "engagement", null, "ENCOUNTER_OVER", section);
  }
  enterPhase(ctx, "in_port", section);
}

/** 10.2.1, 10.8.3 Checks a box asks for: two for an aborting boat with a diesel inoperable (E-17), else as printed. */
export function checksFor(ctx: Context, box: number): number {
  const { state, charts } = ctx;
  const printed = trackOf(state, charts).boxes[box - 1]?.rolls ?? 1;
  const limping = patrolOf(state).abort !== null && dieselsOut(state) === 1;
  if (limping) ctx.ruling("E-17", "10.8.3");
  return limping ? CHECKS_ON_ONE_DIESEL : printed;
}
