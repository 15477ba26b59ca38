import { viewOf } from "../../../../core/charts/look-up";
import type { LogRow, Snapshot } from "../../snapshot";
import { POSITIONS, TUBES } from "../../vocabulary";
import { checksFor } from "../8-encounters/encounter-end";
import { doorsOf } from "../9-2-escorted-attack/gunnery";
import { isOut, works } from "../10-damage/crew";
import { isOver, setWound } from "../10-damage/damage";
import { type Context, patrolOf } from "../shared/game";
import { logRow, shipsSunk } from "../shared/log";
import { gibraltarBox, isSpecial } from "./track";

/** C.5 steps 1-3 Enters the next box: wounds without a doctor, and boxes without encounters. */
export function enterBox(ctx: Context): void {
  const { state, charts } = ctx;
  const patrol = patrolOf(state);
  const from = patrol.box;
  const next = patrol.jumpTo ?? (patrol.direction === "backward" ? from - 1 : from + 1);
  const passing = patrol.firstMediterranean && from > 0 && next > from && from === gibraltarBox(state, charts);
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

/** 10.5.3 Without a doctor every seriously wounded man may die when a box is entered (E-42). */
function tendWounded(ctx: Context): void {
  const { state, charts } = ctx;
  if (POSITIONS.some((position) => state.crew.wounds[position] === "SW")) ctx.ruling("E-42", "10.5.3");
  for (const position of POSITIONS) {
    if (state.crew.wounds[position] !== "SW") continue;
    const { row } = ctx.roll({ label: "doctor-survival", section: "10.5.3", view: viewOf(charts.DOCTOR_SURVIVAL) });
    if (row.result === "KIA") setWound(ctx, position, "KIA", "10.5.3");
    if (isOver(ctx)) return;
  }
}

/** 7.4.1, 7.4.2 Lands the agent or lays the mines; mines behind blocked doors stay aboard (D4). Returns whether it succeeded. */
export function carryOutMission(ctx: Context): boolean {
  const { state } = ctx;
  const patrol = patrolOf(state);
  if (patrol.mission === "A") {
    ctx.set(patrol, "missionState", "done", "AGENT_LANDED", "7.4.1");
    return true;
  }
  const laid = layMines(ctx);
  ctx.set(patrol, "missionState", laid ? "done" : "failed", laid ? "MINES_LAID" : "MISSION_FAILED", "7.4.2");
  return laid;
}

function layMines(ctx: Context): boolean {
  const { boat, rulings } = ctx.state;
  if (boat.mineBay > 0) {
    if (patrolOf(ctx.state).area !== "british_isles") ctx.ruling("E-30", "11.4.6");
    ctx.set(boat, "mineBay", 0, "MINES_LAID", "11.4.6");
    return true;
  }
  const mined = TUBES.filter((tube) => boat.tubes[tube] === "mine");
  const open = mined.filter((tube) => doorsWork(ctx, tube));
  for (const tube of open) ctx.set(boat.tubes, tube, "empty", "MINES_LAID", "7.4.2");
  if (open.length < mined.length) ctx.ruling("D4", "7.4.2");
  return rulings.minelayingNeedsAllTubes ? open.length === mined.length : open.length > 0;
}

function doorsWork(ctx: Context, tube: (typeof TUBES)[number]): boolean {
  return works(ctx.state, doorsOf(tube));
}

/** D4 Mines left in an end whose doors work again are dropped, once the mission has been carried out. */
export function dropLeftMines(ctx: Context): void {
  const { boat, patrol } = ctx.state;
  if (patrol === null || (patrol.missionState !== "done" && patrol.missionState !== "failed")) return;
  for (const tube of TUBES) {
    if (boat.tubes[tube] === "mine" && doorsWork(ctx, tube)) {
      ctx.set(boat.tubes, tube, "empty", "MINES_DROPPED", "7.4.2");
    }
  }
}

/** 7.5.2, 7.4.4 A patrol succeeds when its mission was carried out or, without one, when a ship was sunk. */
export function patrolResult({ patrol }: Pick<Snapshot, "patrol">, row: LogRow): "S" | "F" {
  const mission = isSpecial(row.mission);
  const success = mission ? patrol?.missionState === "done" : shipsSunk(row) > 0;
  return success ? "S" : "F";
}

/** C.14 step 1: the result, the counts that hang on it, and a Mediterranean posting. */
export function closePatrol(ctx: Context): "S" | "F" {
  const { state } = ctx;
  const { kommandant, boat, patrol } = state;
  const row = logRow(state);
  const result = patrolResult(state, row);
  ctx.set(row, "result", result, "PATROL_RESULT", "7.5.2");
  ctx.set(kommandant, "periodShips", kommandant.periodShips + shipsSunk(row), "PERIOD_SHIPS", "11.2.3");
  if (result === "S") {
    ctx.set(state, "successes", state.successes + 1, "SUCCESS_COUNTED", "11.1");
    ctx.set(state, "failureStreak", 0, "FAILURE_STREAK", "11.1.4");
  } else {
    ctx.set(state, "failureStreak", state.failureStreak + 1, "FAILURE_STREAK", "11.1.4");
    ctx.set(kommandant, "periodFailures", kommandant.periodFailures + 1, "PERIOD_FAILURES", "11.2.3");
  }
  const home = patrol?.area === "mediterranean" && boat.mediterraneanPassed && state.refit?.boatDue !== "rescued";
  if (home) ctx.set(boat, "posting", "mediterranean", "POSTED", "7.3.4");
  return result;
}
