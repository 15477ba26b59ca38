import { isOut } from "../10-damage/crew";
import { CHECKS_ON_ONE_DIESEL, dieselsOut } from "../10-damage/systems";
import { tendWounded } from "../10-damage/wounds";
import type { Context } from "../shared/context";
import { patrolOf } from "../shared/game";
import { gibraltarBox, trackOf } from "./track";

/** 7.1.2, 10.5.3 Enters the next box: the count of its checks restarts, and the wounded without a doctor may die. */
export function enterBox(ctx: Context): void {
  const { state, charts } = ctx;
  const patrol = patrolOf(state);
  const from = patrol.box;
  const next = patrol.jumpTo ?? (patrol.direction === "backward" ? from - 1 : from + 1);
  const passing = patrol.firstMediterranean && next > from && from === gibraltarBox(state, charts);
  if (passing) {
    ctx.set(state.boat, "mediterraneanPassed", true, "GIBRALTAR_PASSED", "7.3.3");
  }
  ctx.set(patrol, "box", next, "BOX_ENTERED", "7.1.2");
  ctx.set(patrol, "jumpTo", null, "BOX_ENTERED", "7.1.2");
  ctx.set(patrol, "resupplyTried", false, "BOX_ENTERED", "14.9");
  ctx.set(patrol, "checksDoneInBox", 0, "BOX_ENTERED", "8.1.1");
  ctx.set(patrol, "checksRequired", checksFor(ctx, next), "BOX_ENTERED", "8.1.1");
  ctx.set(patrol, "quietHere", patrol.quietNext, "NO_ENCOUNTERS", "R1");
  ctx.set(patrol, "quietNext", false, "NO_ENCOUNTERS", "R1");
  if (isOut(state, "doctor")) tendWounded(ctx);
}

/**
 * 10.2.1, 10.8.3 The checks that a box requires: two for an aborting boat with a diesel inoperable (E-17), else as
 * printed.
 */
function checksFor(ctx: Context, box: number): number {
  const { state, charts } = ctx;
  const printed = trackOf(state, charts).boxes[box - 1]?.rolls ?? 1;
  const limping = patrolOf(state).abort !== null && dieselsOut(state) === 1;
  if (limping) ctx.ruling("E-17", "10.8.3");
  return limping ? CHECKS_ON_ONE_DIESEL : printed;
}
