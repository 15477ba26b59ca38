import { columnOf } from "../../../../core/charts/look-up";
import type { ChartModifier } from "../../../../core/contract/chart";
import type { EncounterResult } from "../../charts/results";
import type { Box } from "../../charts/shapes";
import type { Area } from "../../vocabulary";
import { carryOutMission } from "../7-patrols/missions";
import { boxOf, isMissionBox, trackOf } from "../7-patrols/track";
import { gibraltarDrms } from "../9-4-unescorted-attack/additional-round";
import { airEncounter, escortFinds } from "../9-8-aircraft/air-attack";
import type { AirReport } from "../9-8-aircraft/air-report";
import { bringsEvent, type EventReport, randomEvent, skipRest } from "../12-random-events/events";
import { battleFrom, packInReach, packRound } from "../13-5-wolfpacks/wolfpack";
import { type Context, citePatrolDate, modifiersOfYear } from "../shared/context";
import { Drms, patrolOf } from "../shared/game";
import { finishCheck, moveOn } from "./encounter-end";
import { awaitCall, meetShips } from "./meeting";
import { blankEngagement } from "./targets";

/** 8.1 The result of a box entered or of a check made. */
export interface CheckReport {
  readonly column: string | null;
  readonly result: EncounterResult | null;
  readonly ignored: boolean;
  readonly event: EventReport | null;
  readonly air: AirReport | null;
  readonly missionDone: boolean;
}

const NOTHING: CheckReport = { column: null, result: null, ignored: false, event: null, air: null, missionDone: false };

/** R1 Passes a box without encounters: a pending mission is carried out at once (E-44) and the checks count as made. */
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

/** 8.1, 7.4.1 Makes one encounter check in the present box, to its end or to the next choice. */
export function encounterCheck(ctx: Context): CheckReport {
  const { state, charts } = ctx;
  const patrol = patrolOf(state);
  const box = boxOf(state, charts)!;
  const mission = isMissionBox(patrol, box);
  const { column, modifiers } = columnFor(ctx, box);
  const view = columnOf(charts.E1, column);
  const section = mission ? "7.4.1" : "8.1";
  const isEvent = (natural: number): boolean => bringsEvent(state, patrol, mission, natural);
  const say = ({ result }: { result: string }, natural: number): string => (isEvent(natural) ? "random_event" : result);
  const { row, total } = ctx.roll({ label: "encounter-check", section, view, modifiers, resultName: say });
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

/** The report of an encounter with ships or an escort, not ignored. */
const NOT_IGNORED = { ignored: false, air: null };

function meet(ctx: Context, result: EncounterResult): Pick<CheckReport, "ignored" | "air"> {
  const { abort } = patrolOf(ctx.state);
  if (result === "aircraft") return { ignored: false, air: airEncounter(ctx) };
  if (result === "escort") {
    ctx.set(ctx.state, "engagement", blankEngagement("escort"), "ESCORT_MET", "7.3.3");
    escortFinds(ctx, "gibraltar", false);
    return NOT_IGNORED;
  }
  if (result === "none" || abort !== null) {
    if (result !== "none") ctx.ruling("E-15", "10.8.4");
    if (packInReach(ctx.state, ctx.charts)) awaitCall(ctx);
    else finishCheck(ctx);
    return { ignored: result !== "none", air: null };
  }
  meetShips(ctx, result, battleFrom(ctx.state, ctx.charts, result));
  return NOT_IGNORED;
}

/** 13.5.3 Meets the pack's convoy in the first area box, without a check. */
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

/** 8.1.1 The column of E1 and its modifiers for the present box. */
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

/** 7.3.6 The column of the Bay of Biscay: its own from July 1940 on, before that plain Transit as printed. */
function biscayColumn(ctx: Context, { column: printed }: Box): ColumnRead {
  const { state, charts } = ctx;
  const { bayOfBiscayFrom } = charts.TIMELINE.facts;
  const column = "bay_of_biscay_special_mission";
  const ofYear = modifiersOfYear(charts.E1, column);
  citePatrolDate(ctx, "7.3.6", (month) => (month >= bayOfBiscayFrom ? `${column} ${ofYear(month)}` : printed));
  if (state.month < bayOfBiscayFrom) return { column: printed, modifiers: [] };
  return { column, modifiers: new Drms(charts.E1).year(state.month, column).list };
}
