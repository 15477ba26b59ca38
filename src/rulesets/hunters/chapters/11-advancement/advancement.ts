import { chartView } from "../../../../core/charts/look-up";
import type { Charts } from "../../charts/schema";
import type { ExpertePosition, Quality } from "../../vocabulary";
import { moveUp, replace } from "../10-10-refit/recovery";
import type { Context } from "../shared/context";

/** 11.1 A result of crew advancement. */
export type Advancement = Charts["CREW_ADVANCEMENT"]["rows"][number]["result"];

/** 11.1 Every result of crew advancement, for the outcome's schema. */
export const ADVANCEMENTS = [
  "li_experte",
  "doctor_experte",
  "wo1_experte",
  "wo2_experte",
  "crew_quality_up",
] as const satisfies readonly Advancement[];

/** 10.11.3, 11.1.4 Takes one level of quality for a crew that was out, and one for failures in a row (E-23, E-61). */
export function loseQuality(ctx: Context, crewOut: boolean): void {
  const { state, charts } = ctx;
  const { lossFloor, failureFloor, failuresPerLoss } = charts.CREW_QUALITY.facts;
  if (crewOut) {
    ctx.ruling("E-23", "11.1.4");
    lowerQuality(ctx, lossFloor);
  }
  if (state.failureStreak >= failuresPerLoss) lowerQuality(ctx, failureFloor);
}

/** 11.1.4 Begins the count of failures in a row again after each penalty (E-61). */
export function resetStreak(ctx: Context): void {
  const { state, charts } = ctx;
  if (state.failureStreak < charts.CREW_QUALITY.facts.failuresPerLoss) return;
  ctx.ruling("E-61", "11.1.4");
  ctx.set(state, "failureStreak", 0, "FAILURE_STREAK", "11.1.4");
}

/** 11.1.5 Rolls whether an Experte first watch officer leaves for a boat of his own. */
export function firstOfficerLeaves(ctx: Context): boolean {
  const { state, charts } = ctx;
  if (!state.crew.experte.wo1) return false;
  const { row } = ctx.roll({ label: "wo1-leaves", section: "11.1.5", view: chartView(charts.WO1_LEAVES) });
  if (row.result === "stays") return false;
  replace(ctx, "wo1", "11.1.5");
  moveUp(ctx);
  return true;
}

/** 11.1 Rolls on crew advancement after every third success; null when none is due or no result could change anything. */
export function advanceCrew(ctx: Context, success: boolean): Advancement | null {
  const { state, charts } = ctx;
  const due = success && state.successes % charts.CREW_QUALITY.facts.successesPerAdvancement === 0;
  if (!due || !charts.CREW_ADVANCEMENT.rows.some(({ result }) => helps(ctx, result))) return null;
  const { row } = ctx.roll({ label: "crew-advancement", section: "11.1", view: chartView(charts.CREW_ADVANCEMENT) });
  const { crew } = state;
  if (!helps(ctx, row.result)) ctx.ruling("E-60", "11.1.2");
  else if (row.result === "crew_quality_up") {
    ctx.set(crew, "quality", shifted(charts, crew.quality, 1), "CREW_QUALITY", "11.1.3");
  } else ctx.set(crew.experte, position(row.result), true, "EXPERTE", "11.1");
  return row.result;
}

/** 11.1.2, 11.1.3 True if a result still changes something. */
function helps({ state, charts }: Context, result: Advancement): boolean {
  const { quality, experte } = state.crew;
  return result === "crew_quality_up" ? shifted(charts, quality, 1) !== quality : !experte[position(result)];
}

function lowerQuality(ctx: Context, floor: Quality): void {
  const { state, charts } = ctx;
  const { order } = charts.CREW_QUALITY.facts;
  const { quality } = state.crew;
  if (order.indexOf(quality) <= order.indexOf(floor)) return;
  ctx.set(state.crew, "quality", shifted(charts, quality, -1), "CREW_QUALITY", "11.1.4");
}

function shifted({ CREW_QUALITY }: Charts, quality: Quality, by: number): Quality {
  const { order } = CREW_QUALITY.facts;
  return order[order.indexOf(quality) + by] ?? quality;
}

function position(result: Exclude<Advancement, "crew_quality_up">): ExpertePosition {
  return result.replace("_experte", "") as ExpertePosition;
}
