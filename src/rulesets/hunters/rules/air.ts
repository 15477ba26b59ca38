import type { ChartModifier } from "../../../core/charts/chart";
import { viewOf } from "../../../core/charts/look-up";
import { boatFacts } from "../charts/pack";
import type { DamageResult } from "../charts/results";
import { allCrewOut, faulty, works } from "./crew";
import { additionalFlooding, injureSomeone, isOver } from "./damage";
import { airAttack } from "./detection";
import { endCombat } from "./encounter-end";
import { Drms, engagementOf, enterPhase, patrolOf, type Table } from "./game";
import { citePatrolDate } from "./patrol-date";
import { additionalRoundCheck, blankEngagement, rollAircraftQuality, rollEscortQuality } from "./targets";
import { inMissionBox } from "./track";

/** What flak achieved. */
export type FlakResult = "shot_down" | "damaged" | "miss";

/** The aircraft is neither down nor damaged: flak missed it, or there was none (9.8.4). */
function missed(flak: FlakResult | null): boolean {
  return flak === null || flak === "miss";
}

/** What an aircraft encounter, or the rest of one, did to the boat. */
export interface AirReport {
  readonly crashDive: boolean;
  readonly attacks: number;
  readonly hits: number;
  readonly damage: DamageResult[];
  readonly flak: FlakResult | null;
}

/** A report as it is being made, of a boat that has not dived and is unhurt so far. */
function unhurt(attacks: number): { -readonly [K in keyof AirReport]: AirReport[K] } {
  return { crashDive: false, attacks, hits: 0, damage: [], flak: null };
}

/** C.13, 9.8 An aircraft encounter up to its end, the arrival of an escort or VIIC Flak's choice to stay up. */
export function airEncounter(desk: Table): AirReport {
  desk.set(desk.state, "engagement", blankEngagement("aircraft"), "AIRCRAFT", "9.8");
  const dive = crashDive(desk);
  if (dive.attacks === 0) {
    endCombat(desk);
    return { crashDive: true, attacks: 0, hits: 0, damage: [], flak: null };
  }
  desk.ruling("D14", "9.8");
  rollAircraftQuality(desk);
  const flak = prepareFlak(desk);
  const report = unhurt(1);
  strike(desk, report, true);
  const result = fireFlak(desk, flak);
  report.flak = result;
  if (isOver(desk)) return report;
  if (result !== "shot_down" && dive.attacks > 1) {
    if (result === "damaged") desk.ruling("E-74", "9.8.3");
    for (let attack = 1; attack < dive.attacks && !isOver(desk); attack += 1) {
      report.attacks += 1;
      strike(desk, report, false);
    }
    if (isOver(desk)) return report;
  }
  if (!missed(result)) endCombat(desk);
  else if (mayStayUp(desk)) enterPhase(desk, "flak_stay", "11.4.7");
  else aftermath(desk, report);
  return report;
}

/** R1 result 3: an air attack out of nowhere, with neither crash dive nor flak nor Additional Round check (D6). */
export function caughtUnawares(desk: Table): AirReport {
  desk.set(desk.state, "engagement", blankEngagement("aircraft"), "AIRCRAFT", "R1");
  desk.ruling("D6", "R1");
  rollAircraftQuality(desk);
  const report = unhurt(1);
  strike(desk, report, true);
  if (!isOver(desk)) endCombat(desk);
  return report;
}

/** 11.4.7 The VIIC Flak stays up: strafed, perhaps bombed, and firing again. */
export function stayUp(desk: Table): AirReport {
  const report = unhurt(0);
  injureSomeone(desk);
  if (isOver(desk)) return report;
  const view = viewOf(desk.charts.FLAK_SECOND_ROUND);
  const bombed = desk.roll({ label: "flak-second-round", section: "11.4.7", view }).row.result === "attack";
  const flak = prepareFlak(desk);
  if (bombed) {
    report.attacks = 1;
    strike(desk, report, false);
  }
  const result = fireFlak(desk, flak);
  report.flak = result;
  if (isOver(desk)) return report;
  if (missed(result)) aftermath(desk, report);
  else endCombat(desk);
  return report;
}

/** 11.4.7 The VIIC Flak dives after its first flak missed: on to the Additional Round check. */
export function diveAway(desk: Table): AirReport {
  const report = unhurt(0);
  aftermath(desk, report);
  return report;
}

/** 9.8.1 The crash dive on A1. */
function crashDive(desk: Table): { attacks: number } {
  const { state, charts } = desk;
  const mission = inMissionBox(state, charts);
  if (mission) desk.ruling("E-32", "7.4.3");
  citePatrolDate(desk, "9.8.1");
  const deep = charts.A1.modifiers.find((modifier) => modifier.code === "A1_TYPE_VIID_IX")?.boats ?? [];
  const modifiers = new Drms(charts.A1)
    .when(allCrewOut(state), "A1_ALL_CREW_OUT")
    .when(state.crew.quality === "green", "A1_GREEN_CREW")
    .when(state.crew.quality === "elite", "A1_ELITE_CREW")
    .when(faulty(state, "dive_planes"), "A1_DIVE_PLANES")
    .when(deep.includes(state.boat.type), "A1_TYPE_VIID_IX")
    .year(state.month)
    .when(mission, "A1_MISSION_BOX").list;
  return desk.roll({ label: "crash-dive", section: "9.8.1", view: viewOf(charts.A1), modifiers }).row;
}

/** C.13 steps 4-6 One attack; the first of an aircraft also injures a man, two if the aircraft is Elite (D14). */
function strike(desk: Table, report: { hits: number; damage: DamageResult[] }, first: boolean): void {
  const { hits, flooded, damage } = airAttack(desk);
  report.hits += hits ?? 0;
  report.damage.push(...damage);
  const elite = engagementOf(desk.state).aircraftQuality === "elite";
  const injuries = elite ? desk.charts.QUALITY_EFFECTS.facts.eliteInjuries : 1;
  for (let injury = 0; first && injury < injuries && !isOver(desk); injury += 1) injureSomeone(desk);
  if (flooded && !isOver(desk)) additionalFlooding(desk);
}

/** Flak as it stood before the attack: shots and modifiers; undefined when no gun works (9.8.3, 9.8.4). */
interface Flak {
  readonly shots: number;
  readonly modifiers: readonly ChartModifier[];
}

function prepareFlak(desk: Table): Flak | undefined {
  const { state, charts } = desk;
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

/** 9.8.3 Flak on A2; the best of several shots counts (E-31). Null without a gun, a miss without a die (9.8.4, E-102). */
function fireFlak(desk: Table, flak: Flak | undefined): FlakResult | null {
  if (flak === undefined) {
    desk.ruling("E-102", "9.8.4");
    return null;
  }
  const order: readonly FlakResult[] = ["shot_down", "damaged", "miss"];
  let best: FlakResult = "miss";
  if (flak.shots > 1) desk.ruling("E-31", "11.4.7");
  for (let shot = 0; shot < flak.shots; shot += 1) {
    const { row } = desk.roll({
      label: "flak",
      section: "9.8.3",
      view: viewOf(desk.charts.A2),
      modifiers: flak.modifiers,
    });
    if (order.indexOf(row.result) < order.indexOf(best)) best = row.result;
  }
  return best;
}

/** 11.4.7 Only a boat with several flak shots may stay up, and only with a gun that works. */
function mayStayUp({ state, charts }: Table): boolean {
  const { flak, flakShots } = boatFacts(charts, state.boat.type);
  return flakShots > 1 && flak.some((gun) => works(state, gun));
}

/** 9.8.3 After a missed aircraft: Additional Round checks until nothing or an escort comes; new aircraft bomb at once (E-65). */
function aftermath(desk: Table, report: { attacks: number; hits: number; damage: DamageResult[] }): void {
  while (!isOver(desk)) {
    const next = additionalRoundCheck(desk, "9.8.3");
    if (next === "none") {
      endCombat(desk);
      return;
    }
    if (next === "escort") {
      escortFinds(desk, "air", true);
      return;
    }
    if (boatFacts(desk.charts, desk.state.boat.type).flakShots > 1) desk.ruling("E-65", "9.8.7");
    rollAircraftQuality(desk);
    report.attacks += 1;
    strike(desk, report, true);
  }
}

/** An escort without ships searches for the boat: after an aircraft (9.8.3) or off Gibraltar (7.3.3). */
export function escortFinds(desk: Table, cause: "air" | "gibraltar", previouslyDetected: boolean): void {
  const engagement = engagementOf(desk.state);
  if (patrolOf(desk.state).abort !== null) desk.ruling("E-16", "10.8.4");
  desk.set(engagement, "escorted", true, "ESCORT_ARRIVED", cause === "air" ? "9.8.3" : "7.3.3");
  rollEscortQuality(desk);
  desk.set(engagement, "cycle", { cause, round: 0, previouslyDetected, twelve: false }, "DETECTION_BEGINS", "9.6.1");
  enterPhase(desk, "detection", "9.6.1");
}
