import { chartView } from "../../../../core/charts/look-up";
import type { RerollRule } from "../../../../core/contract/ruleset";
import { boatFacts } from "../../charts/pack";
import type { RandomEvent } from "../../charts/results";
import type { Charts } from "../../charts/schema";
import type { Patrol, Snapshot } from "../../snapshot";
import { CREW_BOXES, SYSTEMS } from "../../vocabulary";
import { torpedoesAboard } from "../4-setup/torpedo-load";
import { isOver } from "../5-victory/victory";
import { homeward } from "../7-patrols/track";
import { finishCheck } from "../8-encounters/encounter-end";
import { meetShips } from "../8-encounters/meeting";
import { caughtUnawares } from "../9-8-aircraft/air-attack";
import type { AirReport } from "../9-8-aircraft/air-report";
import { beginAbort } from "../10-damage/abort";
import { fitExperte, isOut } from "../10-damage/crew";
import { inoperable } from "../10-damage/systems";
import { crewBoxHit, setWound } from "../10-damage/wounds";
import { type Context, enterPhase } from "../shared/context";
import { change, Drms, patrolOf } from "../shared/game";

/** A random event and whether it had to be ignored. */
export interface EventReport {
  readonly event: RandomEvent;
  readonly ignored: boolean;
  readonly air: AirReport | null;
}

/** 12.1.1 The natural total of an encounter check that brings a random event. */
const EVENT_ON = 12;

/**
 * 12.1.1, 12.1.2, 7.4.5 True if a check brings an event: at the first natural 12 of a patrol. In the second printing it
 * never does in a Mission box.
 */
export function bringsEvent({ edition }: Snapshot, patrol: Patrol, inMissionBox: boolean, natural: number): boolean {
  return natural === EVENT_ON && !patrol.eventUsed && !(inMissionBox && edition === "second");
}

/** 12.1, 12.1.5 Rolls and applies a random event in place of an encounter; an ignored one does not use up the allowance. */
export function randomEvent(ctx: Context): EventReport {
  const event = ctx.roll({
    label: "random-event",
    section: "12.1",
    view: chartView(ctx.charts.R1),
    adjust: ({ result }) => (isImpossible(ctx, result) ? [change("EVENT_IMPOSSIBLE", "R1", "ignored")] : []),
  }).row.result;
  if (cannotHappen(ctx, event)) {
    finishCheck(ctx);
    return { event, ignored: true, air: null };
  }
  if (event === "man_overboard" || event === "swim_call") {
    const ignored = !officerLost(ctx);
    if (!isOver(ctx)) finishCheck(ctx);
    return { event, ignored, air: null };
  }
  spendEvent(ctx);
  if (event === "caught_unawares") return { event, ignored: false, air: caughtUnawares(ctx) };
  applyEvent(ctx, event);
  return { event, ignored: false, air: null };
}

/** 12.1.4 True if an event cannot happen here, as far as this is known without dice; cites the ruling in that case. */
function cannotHappen(ctx: Context, event: RandomEvent): boolean {
  const { state, charts } = ctx;
  if (event === "weather_reporting" && homeward(state, charts)) ctx.ruling("D7", "R1");
  return isImpossible(ctx, event);
}

function isImpossible({ state, charts }: Context, event: RandomEvent): boolean {
  const { area } = patrolOf(state);
  const limits = charts.EVENT_LIMITS.facts;
  if (event === "spare_parts") return !SYSTEMS.some((system) => inoperable(state, system));
  if (event === "luftwaffe_recon") return limits.luftwaffeExcludedAreas.includes(area);
  if (event === "swim_call") return !limits.swimCallAreas.includes(area);
  if (event === "weather_reporting") return homeward(state, charts);
  if (event === "torpedo_breaks_loose") {
    const { G7a, G7e } = torpedoesAboard(state);
    return G7a + G7e === 0 || CREW_BOXES.every((box) => state.crew.wounds[box] === "KIA");
  }
  return false;
}

function applyEvent(ctx: Context, event: RandomEvent): void {
  const { state } = ctx;
  const patrol = patrolOf(state);
  switch (event) {
    case "gyro_compass_failure":
      gyroFailure(ctx);
      return;
    case "superior_torpedoes":
      ctx.set(patrol, "superiorTorpedoes", true, "SUPERIOR_TORPEDOES", "12.1.3");
      break;
    case "spare_parts":
      enterPhase(ctx, "spare_parts", "R1");
      return;
    case "hals_und_beinbruch":
      ctx.set(state.kommandant, "rerolls", state.kommandant.rerolls + 1, "REROLL_GAINED", "12.1.3");
      break;
    case "luftwaffe_recon":
      if (patrol.abort === null) {
        meetShips(ctx, "ship");
        return;
      }
      ctx.ruling("E-15", "10.8.4");
      break;
    case "weather_reporting":
    case "severe_storm":
      quieten(ctx);
      return;
    default:
      torpedoBreaksLoose(ctx);
  }
  finishCheck(ctx);
}

/** 12.1.1 Uses up the patrol's event; with ruling eventEndsBox the rest of the box's checks count as made (12.1.6, D5). */
function spendEvent(ctx: Context): void {
  const patrol = patrolOf(ctx.state);
  ctx.set(patrol, "eventUsed", true, "EVENT_USED", "12.1.1");
  const rest = patrol.checksRequired - patrol.checksDoneInBox - 1;
  if (rest > 0) ctx.ruling("D5", "12.1.6");
  if (ctx.state.rulings.eventEndsBox) skipRest(ctx, rest);
}

/** R1 Ends encounters in this box and the next: the rest of its checks count as made. */
function quieten(ctx: Context): void {
  const patrol = patrolOf(ctx.state);
  ctx.ruling("E-77", "10.8.6");
  ctx.set(patrol, "quietHere", true, "NO_ENCOUNTERS", "R1");
  ctx.set(patrol, "quietNext", true, "NO_ENCOUNTERS", "R1");
  skipRest(ctx, patrol.checksRequired - patrol.checksDoneInBox - 1);
  finishCheck(ctx);
}

/** 8.1.1 Counts checks as made without a roll. */
export function skipRest(ctx: Context, checks: number): void {
  const patrol = patrolOf(ctx.state);
  ctx.set(patrol, "checksDone", patrol.checksDone + checks, "CHECKS_SKIPPED", "8.1.1");
  ctx.set(patrol, "checksDoneInBox", patrol.checksDoneInBox + checks, "CHECKS_SKIPPED", "8.1.1");
}

/** R1 results 2 and 12: rolls which officer is lost; ignored when he is already dead. Returns whether it happened. */
function officerLost(ctx: Context): boolean {
  const view = chartView(ctx.charts.OFFICER_CASUALTY);
  const { wounds } = ctx.state.crew;
  const { row } = ctx.roll({
    label: "officer-casualty",
    section: "R1",
    view,
    adjust: ({ result }) => (wounds[result] === "KIA" ? [change("ALREADY_DEAD", "R1", "ignored")] : []),
  });
  if (wounds[row.result] === "KIA") return false;
  spendEvent(ctx);
  setWound(ctx, row.result, "KIA", "R1");
  return true;
}

/** R1 result 4: rolls the repair of the gyro compass, unless the boat is aborting already, for which it cannot matter. */
function gyroFailure(ctx: Context): void {
  const { state, charts } = ctx;
  if (patrolOf(state).abort !== null) {
    finishCheck(ctx);
    return;
  }
  const modifiers = new Drms(charts.GYRO_REPAIR)
    .when(fitExperte(state, "li"), "GYRO_LI_EXPERTE")
    .when(isOut(state, "li"), "GYRO_LI_OUT").list;
  if (isOut(state, "li")) ctx.ruling("E-46", "R1");
  const { row } = ctx.roll({ label: "gyro-repair", section: "R1", view: chartView(charts.GYRO_REPAIR), modifiers });
  finishCheck(ctx);
  const aborting = state.patrol === null || state.patrol.abort !== null;
  if (row.result === "abort" && !aborting && state.phase === "at_sea") beginAbort(ctx, "gyro_compass");
}

/** R1 result 10: wounds the first unhurt crew box severely, else one lightly wounded; else one severely wounded dies. */
function torpedoBreaksLoose(ctx: Context): void {
  const box = crewBoxHit(ctx);
  if (box === undefined) return;
  setWound(ctx, box, ctx.state.crew.wounds[box] === "SW" ? "KIA" : "SW", "R1");
}

/** 12.1.3 The re-rolls of Hals und Beinbruch: all dice of one roll are thrown again, and the new result counts (D2). */
export const rerolls: RerollRule<Snapshot, Charts> = {
  refusal: ({ kommandant }) => (kommandant.rerolls > 0 ? undefined : { code: "NO_REROLL_HELD", section: "12.1.3" }),
  isLost: ({ boat, end }, charts) =>
    (end !== null && end.fate !== "time_expired") || boat.flooding >= boatFacts(charts, boat.type).floodingBoxes,
  spend: (ctx) => {
    const { kommandant } = ctx.state;
    ctx.ruling("D2", "12.1.3");
    ctx.ruling("E-88", "12.1.3");
    ctx.set(kommandant, "rerolls", kommandant.rerolls - 1, "REROLL_SPENT", "12.1.3");
  },
  onlyLast: ({ rulings }) =>
    rulings.promptRerolls
      ? undefined
      : {
          code: "REROLL_ONLY_TO_LIVE",
          section: "12.1.3",
        },
};
