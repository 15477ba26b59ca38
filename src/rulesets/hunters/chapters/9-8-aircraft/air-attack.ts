import { chartView } from "../../../../core/charts/look-up";
import type { ChartModifier } from "../../../../core/contract/chart";
import { boatFacts } from "../../charts/pack";
import type { DamageResult } from "../../charts/results";
import { endCareer, isOver } from "../5-victory/victory";
import { inMissionBox } from "../7-patrols/track";
import { endCombat } from "../8-encounters/encounter-end";
import { blankEngagement } from "../8-encounters/targets";
import { additionalRoundCheck } from "../9-4-unescorted-attack/additional-round";
import { beginSearch, rollHits } from "../9-6-detection/detection";
import { allCrewOut } from "../10-damage/crew";
import { additionalFlooding, takeHits } from "../10-damage/damage";
import { faulty, works } from "../10-damage/systems";
import { injureSomeone } from "../10-damage/wounds";
import { qualityOf, rollAircraftQuality, rollEscortQuality } from "../14-6-quality/quality";
import { type Context, citePatrolDate, enterPhase, modifiersOfYear } from "../shared/context";
import { Drms, engagementOf, patrolOf } from "../shared/game";
import type { AirReport, FlakResult } from "./air-report";

/** 9.8.4 True if the aircraft is neither down nor damaged: flak missed it, or there was none. */
function missed(flak: FlakResult | null): boolean {
  return flak === null || flak === "miss";
}

/** The report, still to be filled in, of a boat that has not dived and is unhurt so far. */
function unhurt(attacks: number): { -readonly [K in keyof AirReport]: AirReport[K] } {
  return { crashDive: false, attacks, hits: 0, damage: [], flak: null };
}

/** 9.8 Plays an aircraft encounter up to its end, the arrival of an escort or VIIC Flak's choice to stay up. */
export function airEncounter(ctx: Context): AirReport {
  ctx.set(ctx.state, "engagement", blankEngagement("aircraft"), "AIRCRAFT", "9.8");
  const dive = crashDive(ctx);
  if (dive.attacks === 0) {
    endCombat(ctx);
    return { crashDive: true, attacks: 0, hits: 0, damage: [], flak: null };
  }
  ctx.ruling("D14", "9.8");
  rollAircraftQuality(ctx);
  const flak = prepareFlak(ctx);
  const report = unhurt(1);
  strike(ctx, report, true);
  const result = fireFlak(ctx, flak);
  report.flak = result;
  if (isOver(ctx)) return report;
  if (result !== "shot_down" && dive.attacks > 1) {
    if (result === "damaged") ctx.ruling("E-74", "9.8.3");
    for (let attack = 1; attack < dive.attacks && !isOver(ctx); attack += 1) {
      report.attacks += 1;
      strike(ctx, report, false);
    }
    if (isOver(ctx)) return report;
  }
  if (!missed(result)) endCombat(ctx);
  else if (mayStayUp(ctx)) enterPhase(ctx, "flak_stay", "11.4.7");
  else aftermath(ctx, report);
  return report;
}

/** R1 result 3: plays an air attack with neither crash dive nor flak nor Additional Round check (D6). */
export function caughtUnawares(ctx: Context): AirReport {
  ctx.set(ctx.state, "engagement", blankEngagement("aircraft"), "AIRCRAFT", "R1");
  ctx.ruling("D6", "R1");
  rollAircraftQuality(ctx);
  const report = unhurt(1);
  strike(ctx, report, true);
  if (!isOver(ctx)) endCombat(ctx);
  return report;
}

/** 11.4.7 Plays the second flak round of a VIIC Flak that stays up: strafed, perhaps bombed, and firing again. */
export function stayUp(ctx: Context): AirReport {
  const report = unhurt(0);
  injureSomeone(ctx);
  if (isOver(ctx)) return report;
  const view = chartView(ctx.charts.FLAK_SECOND_ROUND);
  const bombed = ctx.roll({ label: "flak-second-round", section: "11.4.7", view }).row.result === "attack";
  const flak = prepareFlak(ctx);
  if (bombed) {
    report.attacks = 1;
    strike(ctx, report, false);
  }
  const result = fireFlak(ctx, flak);
  report.flak = result;
  if (isOver(ctx)) return report;
  if (missed(result)) aftermath(ctx, report);
  else endCombat(ctx);
  return report;
}

/** 11.4.7 Dives after the first flak of a VIIC Flak missed; the Additional Round check follows. */
export function diveAway(ctx: Context): AirReport {
  const report = unhurt(0);
  aftermath(ctx, report);
  return report;
}

/** 9.8.1 Rolls the crash dive on A1. */
function crashDive(ctx: Context): { attacks: number } {
  const { state, charts } = ctx;
  const mission = inMissionBox(state, charts);
  if (mission) ctx.ruling("E-32", "7.4.3");
  citePatrolDate(ctx, "9.8.1");
  const deep = charts.A1.modifiers.find((modifier) => modifier.code === "A1_TYPE_VIID_IX")?.boats ?? [];
  const modifiers = new Drms(charts.A1)
    .when(allCrewOut(state), "A1_ALL_CREW_OUT")
    .when(state.crew.quality === "green", "A1_GREEN_CREW")
    .when(state.crew.quality === "elite", "A1_ELITE_CREW")
    .when(faulty(state, "dive_planes"), "A1_DIVE_PLANES")
    .when(deep.includes(state.boat.type), "A1_TYPE_VIID_IX")
    .year(state.month)
    .when(mission, "A1_MISSION_BOX").list;
  return ctx.roll({ label: "crash-dive", section: "9.8.1", view: chartView(charts.A1), modifiers }).row;
}

/** 9.8.2 Plays one attack; the first of an aircraft also injures a man, two if the aircraft is Elite (D14). */
function strike(ctx: Context, report: { hits: number; damage: DamageResult[] }, first: boolean): void {
  const { hits, flooded, damage } = airAttack(ctx);
  report.hits += hits ?? 0;
  report.damage.push(...damage);
  const elite = engagementOf(ctx.state).aircraftQuality === "elite";
  const injuries = elite ? ctx.charts.QUALITY_EFFECTS.facts.eliteInjuries : 1;
  for (let injury = 0; first && injury < injuries && !isOver(ctx); injury += 1) injureSomeone(ctx);
  if (flooded && !isOver(ctx)) additionalFlooding(ctx);
}

/** 9.8.3, 9.8.4 The shots and modifiers of flak before the attack. */
interface Flak {
  readonly shots: number;
  readonly modifiers: readonly ChartModifier[];
}

function prepareFlak(ctx: Context): Flak | undefined {
  const { state, charts } = ctx;
  const { type } = state.boat;
  const facts = boatFacts(charts, type);
  const out = facts.flak.filter((gun) => !works(state, gun)).length;
  if (out === facts.flak.length) return undefined;
  const of = (code: string): ChartModifier | undefined =>
    charts.A2.modifiers.find((modifier) => modifier.code === code && modifier.boats?.includes(type));
  const drms = new Drms(charts.A2)
    .when(of("A2_VIIA") !== undefined, "A2_VIIA")
    .when(of("A2_IX_BOTH_FLAK") !== undefined && out === 0, "A2_IX_BOTH_FLAK")
    .when(state.crew.quality === "veteran" || state.crew.quality === "elite", "A2_CREW_VET_ELITE");
  const many = of("A2_VIIC_FLAK");
  if (many !== undefined) {
    const value = Math.min(Number(many.ceiling), many.value + Number(many.perSystemOut) * out);
    drms.list.push({ ...many, value });
  }
  return { shots: facts.flakShots, modifiers: drms.list };
}

/** 9.8.3 Fires flak on A2, which spends no ammunition (4.6.4); the best of several shots counts (E-31). Null without a gun: a miss without a die (9.8.4, E-102). */
function fireFlak(ctx: Context, flak: Flak | undefined): FlakResult | null {
  if (flak === undefined) {
    ctx.ruling("E-102", "9.8.4");
    return null;
  }
  const order: readonly FlakResult[] = ["shot_down", "damaged", "miss"];
  let best: FlakResult = "miss";
  if (flak.shots > 1) ctx.ruling("E-31", "11.4.7");
  for (let shot = 0; shot < flak.shots; shot += 1) {
    const { row } = ctx.roll({
      label: "flak",
      section: "9.8.3",
      view: chartView(ctx.charts.A2),
      modifiers: flak.modifiers,
    });
    if (order.indexOf(row.result) < order.indexOf(best)) best = row.result;
  }
  return best;
}

/** 11.4.7 True if the boat may stay up: it has several flak shots and a gun that works. */
function mayStayUp({ state, charts }: Context): boolean {
  const { flak, flakShots } = boatFacts(charts, state.boat.type);
  return flakShots > 1 && flak.some((gun) => works(state, gun));
}

/** 9.8.3 Makes Additional Round checks after a missed aircraft until nothing or an escort comes; new aircraft bomb at once (E-65). */
function aftermath(ctx: Context, report: { attacks: number; hits: number; damage: DamageResult[] }): void {
  while (!isOver(ctx)) {
    const next = additionalRoundCheck(ctx, "9.8.3");
    if (next === "none") {
      endCombat(ctx);
      return;
    }
    if (next === "escort") {
      escortFinds(ctx, "air", true);
      return;
    }
    if (boatFacts(ctx.charts, ctx.state.boat.type).flakShots > 1) ctx.ruling("E-65", "9.8.7");
    rollAircraftQuality(ctx);
    report.attacks += 1;
    strike(ctx, report, true);
  }
}

/** 9.8.3, 7.3.3 Begins the search of an escort without ships, after an aircraft or off Gibraltar. */
export function escortFinds(ctx: Context, cause: "air" | "gibraltar", previouslyDetected: boolean): void {
  const engagement = engagementOf(ctx.state);
  if (patrolOf(ctx.state).abort !== null) ctx.ruling("E-16", "10.8.4");
  ctx.set(engagement, "escorted", true, "ESCORT_ARRIVED", cause === "air" ? "9.8.3" : "7.3.3");
  rollEscortQuality(ctx);
  beginSearch(ctx, cause, "9.6.1", previouslyDetected);
  enterPhase(ctx, "detection", "9.6.1");
}

/** 9.8.2 Makes one air attack: E3 with the air modifiers only, its hits on E4; flooding is the caller's next step. */
export function airAttack(ctx: Context): { hits: number | null; flooded: boolean; damage: DamageResult[] } {
  const { state, charts } = ctx;
  const modifiers = new Drms(charts.E3).year(state.month).when(true, "E3_AIR").list;
  citePatrolDate(ctx, "9.8.2", modifiersOfYear(charts.E3));
  const quality = qualityOf("aircraft", engagementOf(state).aircraftQuality);
  const hits = rollHits(ctx, { label: "air-attack", section: "9.8.2", modifiers, quality });
  if (hits === null) {
    endCareer(ctx, "sunk_attack", "9.6.8");
    return { hits, flooded: false, damage: [] };
  }
  const { flooded, damage } = takeHits(ctx, hits);
  return { hits, flooded, damage };
}
