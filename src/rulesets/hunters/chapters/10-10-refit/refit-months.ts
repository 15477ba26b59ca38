import { boatFacts, findTrack } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { SYSTEMS } from "../../vocabulary";
import { inoperable } from "../10-damage/systems";
import { addMonths } from "../shared/calendar";
import type { Context } from "../shared/context";
import { logRow } from "../shared/log";

/** 10.10 The refit in progress. */
export type Refit = NonNullable<Snapshot["refit"]>;

/** 10.11 The recoveries of an unhurt crew. */
export function noRecoveries(): Refit["recoveries"] {
  return { kmdt: 0, wo1: 0, wo2: 0, li: 0, doctor: 0, crew1: 0, crew2: 0, crew3: 0, crew4: 0 };
}

/** The refit in progress; only called where a phase guarantees one. */
export function refitOf(state: Snapshot): Refit {
  if (state.refit === null) throw new Error("There is no refit in progress.");
  return state.refit;
}

/** 10.10.1-10.10.3 The months that the boat needs in the yard. */
export function yardMonths(state: Snapshot, charts: Charts): number {
  const facts = charts.REFIT.facts;
  const broken = SYSTEMS.filter((system) => inoperable(state, system)).length;
  const extra = broken >= facts.inoperableSystemsThreshold ? facts.inoperableExtraMonths : 0;
  return facts.baseMonths + extra + Math.ceil(state.boat.hull / facts.hullBoxesPerMonth);
}

/** 11.2.1 The months in the yard as shortened by the Kommandant's rank, which some lengths do not allow; the printings differ. */
export function shortenedByRank(ctx: Context, months: number): number {
  const { state, charts } = ctx;
  const facts = charts.REFIT.facts;
  const rank = charts.RANKS.facts.ranks.find(({ id }) => id === state.kommandant.rank);
  if (rank?.refitReduction !== true || facts.rankReductionIgnoredFor[state.edition].includes(months)) return months;
  if (state.kommandant.rank === "KptzS") ctx.ruling("E-75", "11.2.1");
  return months - facts.rankReductionMonths;
}

/**
 * 10.10.5, 11.4.2 Returns the months in the yard and whether they bring a new boat. The first printing shortens the
 * time before the decision, the second after it.
 */
export function yardTime(ctx: Context): { months: number; newBoat: boolean } {
  const { state, charts } = ctx;
  const { newBoatAtMonths, newBoatMinimumMonths } = charts.REFIT.facts;
  const full = yardMonths(state, charts);
  const shortened = shortenedByRank(ctx, full);
  const isShortenedFirst = state.edition === "first";
  if (isShortenedFirst && full >= newBoatAtMonths && shortened < newBoatAtMonths) ctx.ruling("E-108", "11.4.2");
  const tested = isShortenedFirst ? shortened : full;
  return tested >= newBoatAtMonths
    ? { months: newBoatMinimumMonths, newBoat: true }
    : { months: shortened, newBoat: false };
}

/** 10.10.6, 10.8.6, 14.9.6 The months that the patrol itself took beyond its first. */
export function extraPatrolMonths(ctx: Context): number {
  const { state, charts } = ctx;
  const { extendedPatrolMonths, resupplyExtraMonths } = charts.REFIT.facts;
  const extended = boatFacts(charts, logRow(state).boat).extendedPatrol && !turnedBackEarly(ctx);
  return (extended ? extendedPatrolMonths : 0) + (state.patrol?.resupplied === true ? resupplyExtraMonths : 0);
}

/** 14.9.6 The patrol took longer for its resupply and for nothing else. */
export function onlyResupply({ state, charts }: Pick<Context, "state" | "charts">): boolean {
  const resupplied = state.patrol?.resupplied === true;
  return resupplied && refitOf(state).patrolMonths === charts.REFIT.facts.resupplyExtraMonths;
}

/** 10.8.6 The patrol was aborted before the middle of its track by a type the rule names (E-18, E-19). */
function turnedBackEarly(ctx: Context): boolean {
  const { state, charts } = ctx;
  const { boat } = logRow(state);
  const { patrol } = state;
  const track = patrol === null ? undefined : findTrack(charts, boat, patrol.track, state.options);
  if (patrol?.abort == null || track === undefined || patrol.abort.atCheck * 2 >= track.checks) return false;
  ctx.ruling("E-19", "10.8.6");
  if (boatFacts(charts, boat).class === "IX") return true;
  ctx.ruling("E-18", "10.8.6");
  return state.rulings.midpointRuleForVIID;
}

/** 10.10.4 The month in which the next patrol starts after that delay. */
export function nextPatrolMonth(state: Snapshot, delay: number): string {
  return addMonths(logRow(state).month, 1 + refitOf(state).patrolMonths + delay);
}

/** 11.4.2, 11.4.3 The delay with a new boat, which never waits for the yard. */
export function newBoatDelay({ refit }: Snapshot, { REFIT }: Charts): number {
  return Math.max(REFIT.facts.newBoatMinimumMonths, refit?.recoveries.kmdt ?? 0);
}
