import type { ChartModifier } from "../../../core/charts/chart";
import { columnOf, viewOf } from "../../../core/charts/look-up";
import type { DamageResult } from "../charts/results";
import type { Cycle } from "../snapshot";
import type { Quality } from "../vocabulary";
import { endCareer } from "./career";
import { commandPenalty, faulty, inoperable, isOut, restingAward, usesAward } from "./crew";
import { additionalFlooding, isOver, markDetected, markHull, takeHits } from "./damage";
import { Drms, engagementOf, enterPhase, type Table } from "./game";
import { citePatrolDate, modifiersOfYear } from "./patrol-date";
import { jointBattle, packModifiers } from "./wolfpack";

/** 9.2.2, 9.6.7 A natural roll of this total is never detected, whatever the modifiers. */
const NEVER_DETECTED = 2;

/** What one depth-charge or air attack did. */
export interface AttackReport {
  /** Hits after every adjustment; null when the attack sank the boat outright or none was made. */
  readonly hits: number | null;
  readonly damage: readonly DamageResult[];
}

/** 9.6.4 Exceeds test depth: hull damage, then a roll against it until it is not equal. Returns whether the boat survived. */
export function exceedTestDepth(desk: Table): boolean {
  const { state, charts } = desk;
  const { dice, hullDamage } = charts.EXCEED_TEST_DEPTH.facts;
  for (let box = 0; box < hullDamage && !isOver(desk); box += 1) markHull(desk, "9.6.4");
  while (!isOver(desk)) {
    const { hull } = state.boat;
    const say = (total: number): string => (total < hull ? "sunk" : total === hull ? "hull damage" : "survives");
    const { total } = desk.rollPlain({ label: "test-depth", section: "9.6.4", dice, say });
    if (total > hull) return true;
    if (total < hull) endCareer(desk, "sunk_depth", "9.6.4");
    else {
      desk.ruling("E-73", "9.6.4");
      markHull(desk, "9.6.4");
    }
  }
  return false;
}

/** 9.2.2 The detection check of a close approach, before anything is fired. */
export function closeApproachCheck(desk: Table, cycle: Cycle): boolean {
  const { state, charts } = desk;
  const view = columnOf(charts.E2, "close_range_before_firing");
  const modifiers = new Drms(charts.E2).year(state.month).when(usesAward(state, "KCOS"), "E2_KCOS").list;
  const automatic = safeOn(view.rows);
  if (engagementOf(state).escortQuality === "elite") desk.ruling("E-54", "14.6.3");
  if (restingAward(state, "KCOS")) desk.ruling("E-63", "9.2.2");
  citePatrolDate(desk, "9.2.2");
  const { row } = desk.roll({ label: "close-approach-detection", section: "9.2.2", view, modifiers, automatic });
  if (row.result === "undetected") return false;
  markDetected(desk, cycle, row.e3 > 0);
  return true;
}

/** 9.6.1, 9.6.7 The detection check on E2 with every modifier. */
export function detectionCheck(desk: Table, cycle: Cycle, exceeded: boolean): boolean {
  const { state, charts } = desk;
  const engagement = engagementOf(state);
  const { attack } = engagement;
  const fired = attack?.fired === true;
  const penalty = commandPenalty(state);
  const firstRound = cycle.round === 0;
  const lateNight = state.month >= charts.TIMELINE.facts.nightSurfaceDetectionFrom;
  const wolfpack = inoperable(state, "radio") ? null : engagement.wolfpack;
  const modifiers = new Drms(charts.E2)
    .year(state.month)
    .when(usesAward(state, "KCOS"), "E2_KCOS")
    .when(penalty === "wo1", "E2_KMDT_SW")
    .when(penalty === "wo2", "E2_KMDT_1WO_SW")
    .when(faulty(state, "fuel_tanks"), "E2_FUEL_TANKS")
    .when(faulty(state, "dive_planes"), "E2_DIVE_PLANES")
    .when(
      engagement.targets.some((target) => target.type === "capital_ship"),
      "E2_CAPITAL_SHIP",
    )
    .when(fired && attack.g7aByDay, "E2_G7A_DAY")
    .when(cycle.previouslyDetected, "E2_PREVIOUSLY_DETECTED")
    .when(fired && attack.range === "close", "E2_CLOSE_AFTER_FIRING")
    .when(attack?.mode === "night_surface" && lateNight, "E2_NIGHT_SURFACE")
    .when(fired && attack.bothEnds && firstRound, "E2_FWD_AFT")
    .when(wolfpack === "busy", "E2_WOLFPACK")
    .when(wolfpack === "focused", "E2_WOLFPACK_FOCUSED")
    .add(packModifiers(desk))
    .when(fired && attack.range === "long", "E2_LONG_RANGE")
    .when(exceeded, "E2_EXCEED_TEST_DEPTH")
    .when(engagement.escortQuality === "elite", "E2_ELITE_ESCORT").list;
  citeDetection(desk, cycle, modifiers);
  const view = columnOf(charts.E2, "normal");
  const automatic = safeOn(view.rows);
  const { row } = desk.roll({ label: "escort-detection", section: "9.6.7", view, modifiers, automatic });
  if (row.result === "undetected") return false;
  markDetected(desk, cycle, row.e3 > 0);
  return true;
}

/** The rulings that decide which modifiers a detection check has. */
function citeDetection(desk: Table, cycle: Cycle, modifiers: readonly ChartModifier[]): void {
  if (!desk.recording) return;
  const { state } = desk;
  const { attack } = engagementOf(state);
  citePatrolDate(desk, "9.6.7");
  if (isOut(state, "kmdt")) desk.ruling("D3", "10.5.3");
  if (restingAward(state, "KCOS")) desk.ruling("E-63", "11.3.6");
  if (modifiers.some(({ year }) => year !== undefined)) desk.ruling("E-7", "9.6.7");
  if (attack !== null && (cycle.round > 0 || !attack.fired)) desk.ruling("D12", "9.6.3");
  if (jointBattle(engagementOf(state)) !== null && inoperable(state, "radio")) desk.ruling("E-92", "13.5.4");
}

function safeOn<R extends { result: string }>(rows: readonly R[]): (natural: number) => R | undefined {
  return (natural) => (natural === NEVER_DETECTED ? rows.find((row) => row.result === "undetected") : undefined);
}

/** 14.8 Evasion is open: the option is on and the hydrophones work. */
export function mayEvade(desk: Table): boolean {
  return desk.state.options.evasiveManeuvers && desk.state.boat.systems.hydrophones === "ok";
}

/** 9.6.8, 9.6.9 One depth-charge attack: E3, its hits on E4, additional flooding; `evasion` is 14.8's change of hits. */
export function depthChargeAttack(desk: Table, cycle: Cycle, evasion: number): AttackReport {
  const { state, charts } = desk;
  const engagement = engagementOf(state);
  const engines = Number(faulty(state, "electric_engine_1")) + Number(faulty(state, "electric_engine_2"));
  const firstNight = engagement.attack?.mode === "night_surface" && cycle.round === 0;
  const modifiers = new Drms(charts.E3)
    .when(faulty(state, "fuel_tanks"), "E3_FUEL_TANKS")
    .when(faulty(state, "hydrophones"), "E3_HYDROPHONES")
    .when(faulty(state, "batteries"), "E3_BATTERIES")
    .times(engines, "E3_ELECTRIC_ENGINE")
    .when(firstNight, "E3_NIGHT_SURFACE")
    .when(cycle.twelve, "E3_DETECT_12")
    .year(state.month).list;
  citePatrolDate(desk, "9.6.8", modifiersOfYear(charts.E3));
  const { row } = desk.roll({ label: "depth-charge-attack", section: "9.6.8", view: viewOf(charts.E3), modifiers });
  const hits = adjustHits(desk, row, { quality: engagement.escortQuality, section: "14.6.3" }, evasion);
  const report = sufferAttack(desk, hits, "9.6.8");
  if (!isOver(desk)) {
    desk.set(cycle, "round", cycle.round + 1, "DETECTION_ROUND", "9.6.12");
    enterPhase(desk, "detection", "9.6.12");
  } else desk.ruling("E-76", "9.6.12");
  return report;
}

/** 9.8.2 One air attack: E3 with the air modifiers only, its hits on E4; flooding is the caller's next step. */
export function airAttack(desk: Table): { hits: number | null; flooded: boolean; damage: DamageResult[] } {
  const { state, charts } = desk;
  const modifiers = new Drms(charts.E3).year(state.month).when(true, "E3_AIR").list;
  citePatrolDate(desk, "9.8.2", modifiersOfYear(charts.E3));
  const { row } = desk.roll({ label: "air-attack", section: "9.8.2", view: viewOf(charts.E3), modifiers });
  const hits = adjustHits(desk, row, { quality: engagementOf(state).aircraftQuality, section: "14.7.3" }, 0);
  if (hits === null) {
    endCareer(desk, "sunk_attack", "9.6.8");
    return { hits, flooded: false, damage: [] };
  }
  const { flooded, damage } = takeHits(desk, hits);
  return { hits, flooded, damage };
}

function sufferAttack(desk: Table, hits: number | null, section: string): AttackReport {
  if (hits === null) {
    endCareer(desk, "sunk_attack", section);
    return { hits, damage: [] };
  }
  const { flooded, damage } = takeHits(desk, hits);
  if (flooded && !isOver(desk)) additionalFlooding(desk);
  return { hits, damage };
}

/** 14.6.3, 14.7.3, 14.8.1 Adjusts a result of E3: quality first, then evasion, never below no hits (D11, E-72); null is sunk. */
function adjustHits(
  desk: Table,
  row: { readonly hits: number | null; readonly sunk: boolean },
  { quality, section }: { readonly quality: Quality | null; readonly section: string },
  evasion: number,
): number | null {
  const { green, raised, evasionSinksAbove } = desk.charts.QUALITY_EFFECTS.facts;
  const adjusted = quality !== null && quality !== "trained";
  if (adjusted) desk.ruling("E-72", section);
  if (evasion !== 0 && (adjusted || row.sunk || row.hits === 0)) desk.ruling("D11", "14.8.1");
  let hits = row.sunk ? null : (row.hits ?? 0);
  if (quality === "green") hits = hits === null ? green.sunkBecomes : Math.max(0, hits + green.hits);
  if (quality === "veteran" || quality === "elite") {
    hits = hits === null || hits >= raised.sunkFrom ? null : hits + raised.hits;
  }
  if (hits === null || evasion === 0) return hits;
  hits = Math.max(0, hits + evasion);
  return desk.state.edition === "first" && hits > evasionSinksAbove ? null : hits;
}
