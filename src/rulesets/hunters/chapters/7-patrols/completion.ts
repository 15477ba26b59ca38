import type { LogRow, Snapshot } from "../../snapshot";
import type { PatrolResult } from "../../vocabulary";
import { clearMat } from "../8-encounters/combat-mat";
import { type Context, enterPhase } from "../shared/context";
import { logRow, shipsSunk } from "../shared/log";
import { isSpecial } from "./track";

/** 7.5.1 Brings the boat into port; the patrol is complete. */
export function arrive(ctx: Context, section: string): void {
  clearMat(ctx, section);
  enterPhase(ctx, "in_port", section);
}

/** 7.5.2, 7.4.4 The result of a patrol: a success when its mission was carried out or, without one, when a ship was sunk. */
export function patrolResult({ patrol }: Pick<Snapshot, "patrol">, row: LogRow): PatrolResult {
  const mission = isSpecial(row.mission);
  const success = mission ? patrol?.missionState === "done" : shipsSunk(row) > 0;
  return success ? "S" : "F";
}

/** 7.5.2, 7.3.4 Closes a patrol: its result, the counts that depend on it, and a Mediterranean posting. */
export function closePatrol(ctx: Context): PatrolResult {
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
