import * as z from "zod";
import { awardSchema, boatDueSchema, patrolResultSchema, qualitySchema, rankSchema } from "../../schemas";
import { tooLate } from "../5-victory/victory";
import { closePatrol } from "../7-patrols/completion";
import { allCrewOut } from "../10-damage/crew";
import { newerModels } from "../11-4-new-boats/new-boat";
import { ADVANCEMENTS, advanceCrew, firstOfficerLeaves, loseQuality, resetStreak } from "../11-advancement/advancement";
import { giveAwards } from "../11-advancement/awards";
import { checkPromotion, promotionSchema } from "../11-advancement/promotion";
import { addMonths } from "../shared/calendar";
import { type Context, enterPhase } from "../shared/context";
import { inPhases } from "../shared/game";
import { logRow, shipsSunk, tonsOf } from "../shared/log";
import { defineHunters } from "../shared/operation";
import { noChoice, noInput } from "../shared/outcomes";
import { finishRefit, type Sailing, sailingFields } from "./next-patrol";
import {
  type CrewPosition,
  crewChanges,
  crewPositionSchema,
  MEN,
  newCrew,
  replaceLost,
  rollRecoveries,
} from "./recovery";
import { extraPatrolMonths, newBoatDelay, nextPatrolMonth, type Refit, refitOf, yardTime } from "./refit-months";

const outcome = {
  result: patrolResultSchema.describe("7.5.2, 7.4.4 Success or failure of the patrol."),
  ships: z.int32().describe("7.5.2 Ships sunk on the patrol."),
  tons: z.int32().describe("5.2.1 Tonnage sunk on the patrol."),
  delay: z.int32().describe("10.10, 10.11 Months until the boat may sail, before any reassignment to a newer boat."),
  patrolMonths: z.int32().describe("10.10.6, 14.9.6 Extra months the patrol itself took."),
  replaced: z.array(crewPositionSchema).describe("10.11.2, 10.11.4 Positions filled with a new man."),
  firstOfficerLeft: z.boolean().describe("11.1.5 The 1WO was Experte and left to command a boat of his own."),
  quality: qualitySchema.describe("11.1.3 Crew quality after the refit."),
  advancement: z
    .enum(ADVANCEMENTS)
    .meta({ id: "HuntersAdvancement", description: "11.1 A result of crew advancement." })
    .nullable()
    .describe("11.1 Result of crew advancement; null if there was no roll."),
  awards: z.array(awardSchema).describe("11.3 Awards received, lowest first."),
  promotion: promotionSchema.describe("11.2.3 Outcome of the promotion check."),
  rank: rankSchema.describe("11.2 Rank after the refit."),
  boatDue: boatDueSchema.describe("11.4.2, 10.11.4, 10.9.4 Why the Kommandant receives another boat."),
  ...sailingFields,
};

/** 10.10 Resolves the refit after a patrol. */
export const computeRefit = defineHunters({
  name: "computeRefit",
  title: "Refit in port",
  doc: "Ends the patrol and resolves the refit: result, repairs, recovery, crew, awards, promotion and the next date. It stops if you must choose another boat.",
  rules: ["10.10", "10.11", "11.1", "11.2", "11.3", "11.4", "7.5", "5.1"],
  input: noInput,
  outcome,
  example: "result-mission-done",
  phases: inPhases(["in_port"], "7.5.1"),
  legality: () => ({ legal: true, input: noChoice }),
  resolve: (ctx) => {
    const { state } = ctx;
    const row = logRow(state);
    const result = closePatrol(ctx);
    const crewOut = allCrewOut(state);
    const boatDue = planRefit(ctx);
    const { delay, patrolMonths } = refitOf(state);
    const freshCrew = boatDue === "kommandant";
    const replaced = freshCrew ? newCrew(ctx) : replaceLost(ctx, delay);
    if (!freshCrew) loseQuality(ctx, crewOut);
    resetStreak(ctx);
    // Nothing is rolled that no later patrol can show.
    const last = tooLate(ctx.charts, nextPatrolMonth(state, newBoatDelay(state, ctx.charts)));
    const firstOfficerLeft = !last && !replaced.includes("wo1") && firstOfficerLeaves(ctx);
    const advancement = last ? null : advanceCrew(ctx, result === "S");
    const awards = giveAwards(ctx);
    const checked = checkPromotion(ctx, nextPatrolMonth(state, delay));
    if (checked !== "not_due") ctx.set(refitOf(state), "promotionChecked", true, "PROMOTION_CHECKED", "11.2.3");
    if (awards.length > 0 && checked !== "not_due") ctx.ruling("D15", "11.2.3");
    const sailing = waitForBoat(ctx, boatDue) ?? finishRefit(ctx);
    return {
      result,
      ships: shipsSunk(row),
      tons: tonsOf(row),
      delay,
      patrolMonths,
      replaced,
      firstOfficerLeft,
      quality: state.crew.quality,
      advancement,
      awards,
      promotion: sailing.promotion === "not_due" ? checked : sailing.promotion,
      rank: state.kommandant.rank,
      boatDue,
      month: sailing.month,
    };
  },
});

/** 10.10, 10.11 Rolls the recoveries and settles the yard, the delay and whether another boat is due. */
function planRefit(ctx: Context): Refit["boatDue"] {
  const { state, charts } = ctx;
  const rescued = state.refit?.boatDue === "rescued";
  const yard = rescued ? { months: charts.REFIT.facts.newBoatMinimumMonths, newBoat: true } : yardTime(ctx);
  const recoveries = rollRecoveries(ctx);
  const due = yard.newBoat ? (rescued ? "rescued" : "five_months") : "none";
  const boatDue = crewChanges(ctx, recoveries) ? "kommandant" : due;
  if (rescued && boatDue === "kommandant") ctx.ruling("E-79", "10.11.4");
  const delay = Math.max(
    boatDue === "kommandant" ? charts.REFIT.facts.newBoatMinimumMonths : yard.months,
    recoveries.kmdt,
  );
  const patrolMonths = extraPatrolMonths(ctx);
  if (tooLate(charts, addMonths(state.month, patrolMonths))) ctx.ruling("E-45", "5.1.1");
  const waits = (man: CrewPosition, months: number): boolean => recoveries[man] > months;
  const disputed = MEN.some(
    (man) => waits(man, delay) !== waits(man, yard.months) || waits(man, delay) !== waits(man, delay + patrolMonths),
  );
  if (disputed) ctx.ruling("E-22", "10.11.2");
  ctx.set(
    state,
    "refit",
    { boatDue, delay, patrolMonths, promotionChecked: false, recoveries },
    "REFIT_RECKONED",
    "10.10",
  );
  return boatDue;
}

/** 11.4.2, 11.4.3 Stops the refit where another boat is to be chosen in time for another patrol. */
function waitForBoat(ctx: Context, boatDue: Refit["boatDue"]): Sailing | undefined {
  const { state, charts } = ctx;
  const month = nextPatrolMonth(state, refitOf(state).delay);
  if (boatDue !== "none") {
    if (state.kommandant.boatRequests > 0) ctx.ruling("E-81", "11.4.3");
    if (tooLate(charts, month)) return undefined;
    enterPhase(ctx, "boat_choice", "11.4");
    return { month, promotion: "not_due" };
  }
  const soonest = nextPatrolMonth(state, newBoatDelay(state, charts));
  const newer = newerModels(charts, state.boat.type, soonest);
  if (state.kommandant.boatRequests === 0 || newer.length === 0 || tooLate(charts, soonest)) return undefined;
  enterPhase(ctx, "boat_request", "11.4.3");
  return { month, promotion: "not_due" };
}
