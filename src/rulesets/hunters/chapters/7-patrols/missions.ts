import { TUBES } from "../../vocabulary";
import { doorsOf } from "../9-2-escorted-attack/allocation";
import { works } from "../10-damage/systems";
import type { Context } from "../shared/context";
import { patrolOf } from "../shared/game";

/** 7.4.1, 7.4.2 Lands the agent or lays the mines; mines behind blocked doors stay aboard (D4). Returns whether it succeeded. */
export function carryOutMission(ctx: Context): boolean {
  const { state } = ctx;
  const patrol = patrolOf(state);
  if (patrol.mission === "A") {
    ctx.set(patrol, "missionState", "done", "AGENT_LANDED", "7.4.1");
    return true;
  }
  const minesLaid = layMines(ctx);
  ctx.set(patrol, "missionState", minesLaid ? "done" : "failed", minesLaid ? "MINES_LAID" : "MISSION_FAILED", "7.4.2");
  return minesLaid;
}

function layMines(ctx: Context): boolean {
  const { boat, rulings } = ctx.state;
  if (boat.mineBay > 0) {
    if (patrolOf(ctx.state).area !== "british_isles") ctx.ruling("E-30", "11.4.6");
    ctx.set(boat, "mineBay", 0, "MINES_LAID", "11.4.6");
    return true;
  }
  const mined = TUBES.filter((tube) => boat.tubes[tube] === "mine");
  const workingTubes = mined.filter((tube) => doorsWork(ctx, tube));
  for (const tube of workingTubes) ctx.set(boat.tubes, tube, "empty", "MINES_LAID", "7.4.2");
  if (workingTubes.length < mined.length) ctx.ruling("D4", "7.4.2");
  return rulings.minelayingNeedsAllTubes ? workingTubes.length === mined.length : workingTubes.length > 0;
}

function doorsWork(ctx: Context, tube: (typeof TUBES)[number]): boolean {
  return works(ctx.state, doorsOf(tube));
}

/** 7.4.2 Drops mines left in an end whose doors work again, once the mission is done or has failed (D4). */
export function dropLeftMines(ctx: Context): void {
  const { boat, patrol } = ctx.state;
  if (patrol === null || (patrol.missionState !== "done" && patrol.missionState !== "failed")) return;
  for (const tube of TUBES) {
    if (boat.tubes[tube] === "mine" && doorsWork(ctx, tube)) {
      ctx.set(boat.tubes, tube, "empty", "MINES_DROPPED", "7.4.2");
    }
  }
}
