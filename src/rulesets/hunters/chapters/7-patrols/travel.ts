import { columnOf, viewOf } from "../../../../core/charts/look-up";
import type { ChartModifier } from "../../../../core/contract/chart";
import type { EncounterResult } from "../../charts/results";
import type { Box } from "../../charts/shapes";
import type { LogRow, Snapshot } from "../../snapshot";
import { type Area, POSITIONS, TUBES } from "../../vocabulary";
import { checksFor, finishCheck, moveOn } from "../8-encounters/encounter-end";
import { awaitCall, meetShips } from "../8-encounters/meeting";
import { blankEngagement, gibraltarDrms } from "../8-encounters/targets";
import { doorsOf } from "../9-2-escorted-attack/gunnery";
import { type AirReport, airEncounter, escortFinds } from "../9-8-aircraft/air-attack";
import { isOut, works } from "../10-damage/crew";
import { isOver, setWound } from "../10-damage/damage";
import { type EventReport, randomEvent, skipRest } from "../12-random-events/events";
import { battleFrom, packInReach, packRound } from "../13-5-wolfpacks/wolfpack";
import { type Context, Drms, patrolOf } from "../shared/game";
import { logRow, shipsSunk } from "../shared/log";
import { citePatrolDate, modifiersOfYear } from "../shared/patrol-date";
import { boxOf, gibraltarBox, isMissionBox, isSpecial, trackOf } from "./track";

/** 12.1 A natural roll of this total on an encounter check can bring a random event. */
const EVENT_ON = 12;

/** What a box entered or a check made came to. */
export interface CheckReport {
  readonly column: string | null;
  readonly result: EncounterResult | null;
  readonly ignored: boolean;
  readonly event: EventReport | null;
  readonly air: AirReport | null;
  readonly missionDone: boolean;
}

const NOTHING: CheckReport = { column: null, result: null, ignored: false, event: null, air: null, missionDone: false };

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

/** R1 A box without encounters: a pending mission is carried out at once (E-44) and the checks count as made. */
export function passQuietly(ctx: Context): CheckReport {
  const patrol = patrolOf(ctx.state);
  const box = boxOf(ctx.state, ctx.charts)!;
  let missionDone = false;
  if (isMissionBox(patrol, box)) {
    ctx.ruling("E-44", "7.4.1");
    missionDone = carryOutMission(ctx);
  }
  skipRest(ctx, patrol.checksRequired - patrol.checksDoneInBox);
  moveOn(ctx);
  return { ...NOTHING, missionDone };
}

/** C.7 One encounter check in the present box, resolved to its end or to the next choice. */
export function encounterCheck(ctx: Context): CheckReport {
  const { state, charts } = ctx;
  const patrol = patrolOf(state);
  const box = boxOf(state, charts)!;
  const mission = isMissionBox(patrol, box);
  const { column, modifiers } = columnFor(ctx, box);
  const view = columnOf(charts.E1, column);
  const section = mission ? "7.4.1" : "8.1";
  const mayBeEvent = !patrol.eventUsed && !(mission && state.edition === "second");
  const isEvent = (natural: number): boolean => natural === EVENT_ON && mayBeEvent;
  const say = ({ result }: { result: string }, natural: number): string => (isEvent(natural) ? "random_event" : result);
  const { row, total } = ctx.roll({ label: "encounter-check", section, view, modifiers, say });
  const eventful = isEvent(total);
  if (eventful && mission) ctx.ruling("E-58", "7.4.5");
  if (eventful) return { ...NOTHING, column, event: randomEvent(ctx) };
  const { result } = row;
  if (mission && result === "none") {
    const missionDone = carryOutMission(ctx);
    finishCheck(ctx);
    return { ...NOTHING, column, result, missionDone };
  }
  const { ignored, air } = meet(ctx, result);
  return { column, result, ignored, event: null, air, missionDone: false };
}

/** What was met was neither passed by nor aircraft. */
const MET = { ignored: false, air: null };

function meet(ctx: Context, result: EncounterResult): Pick<CheckReport, "ignored" | "air"> {
  const { abort } = patrolOf(ctx.state);
  if (result === "aircraft") return { ignored: false, air: airEncounter(ctx) };
  if (result === "escort") {
    ctx.set(ctx.state, "engagement", blankEngagement("escort"), "ESCORT_MET", "7.3.3");
    escortFinds(ctx, "gibraltar", false);
    return MET;
  }
  if (result === "none" || abort !== null) {
    if (result !== "none") ctx.ruling("E-15", "10.8.4");
    if (packInReach(ctx.state, ctx.charts)) awaitCall(ctx);
    else finishCheck(ctx);
    return { ignored: result !== "none", air: null };
  }
  meetShips(ctx, result, battleFrom(ctx.state, ctx.charts, result));
  return MET;
}

/** 13.5.3 The pack meets its convoy in the first area box, without a check. */
export function meetPackConvoy(ctx: Context): CheckReport {
  ctx.ruling("E-89", "13.5.3");
  meetShips(ctx, "convoy", packRound(1));
  return { ...NOTHING, result: "convoy" };
}

/** A column of E1 and its modifiers. */
interface ColumnRead {
  readonly column: string;
  readonly modifiers: readonly ChartModifier[];
}

/** C.5 step 4 The column of E1 and its modifiers for the present box. */
function columnFor(ctx: Context, box: Box): ColumnRead {
  const { state, charts } = ctx;
  const patrol = patrolOf(state);
  if (isMissionBox(patrol, box)) return { column: "bay_of_biscay_special_mission", modifiers: [] };
  if (box.gibraltar && patrol.firstMediterranean && !state.boat.mediterraneanPassed) {
    return { column: "additional_round_gibraltar", modifiers: gibraltarDrms(ctx) };
  }
  const biscay = box.bayOfBiscay && (patrol.area !== "mediterranean" || patrol.firstMediterranean);
  if (biscay) return biscayColumn(ctx, box);
  const column: Area | string = box.kind === "mission" ? trackOf(state, charts).area : box.column;
  return { column, modifiers: [] };
}

/** 7.3.6 The Bay of Biscay has a column of its own from July 1940, and before is plain Transit as printed. */
function biscayColumn(ctx: Context, { column: printed }: Box): ColumnRead {
  const { state, charts } = ctx;
  const { bayOfBiscayFrom } = charts.TIMELINE.facts;
  const column = "bay_of_biscay_special_mission";
  const ofYear = modifiersOfYear(charts.E1, column);
  citePatrolDate(ctx, "7.3.6", (month) => (month >= bayOfBiscayFrom ? `${column} ${ofYear(month)}` : printed));
  if (state.month < bayOfBiscayFrom) return { column: printed, modifiers: [] };
  return { column, modifiers: new Drms(charts.E1).year(state.month, column).list };
}

/** 7.4.1, 7.4.2 Lands the agent or lays the mines; mines behind blocked doors stay aboard (D4). Returns whether it succeeded. */
function carryOutMission(ctx: Context): boolean {
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
