import { chartView, columnOf } from "../../../../core/charts/look-up";
import type { About } from "../../../../core/contract/audit";
import type { ChartModifier } from "../../../../core/contract/chart";
import type { ResultChange } from "../../../../core/contract/context";
import type { DamageResult } from "../../charts/results";
import type { Charts } from "../../charts/schema";
import type { Cycle, Snapshot } from "../../snapshot";
import type { AdjustmentCode } from "../../vocabulary";
import { endCareer, isOver } from "../5-victory/victory";
import { commandPenalty, isOut } from "../10-damage/crew";
import { additionalFlooding, markDetected, markHull, takeHits } from "../10-damage/damage";
import { faulty, inoperable } from "../10-damage/systems";
import { restingAward, usesAward } from "../11-advancement/awards";
import { jointBattle, packModifiers } from "../13-5-wolfpacks/wolfpack";
import { type HitQuality, qualityOf } from "../14-6-quality/quality";
import { type Context, citePatrolDate, enterPhase, modifiersOfYear } from "../shared/context";
import { Drms, engagementOf } from "../shared/game";

/** 9.2.2, 9.6.7 The natural total with which a boat is never detected, with any modifiers. */
const NEVER_DETECTED = 2;

/** 9.6.9 The hits and damage of one depth-charge or air attack. */
export interface AttackReport {
  /** Hits after every adjustment; null when the attack sank the boat outright or none was made. */
  readonly hits: number | null;
  readonly damage: readonly DamageResult[];
}

/** 9.6.1 Begins the search of an escort, by its cause. */
export function beginSearch(ctx: Context, cause: Cycle["cause"], section: string, previouslyDetected = false): void {
  const cycle = { cause, round: 0, previouslyDetected, twelve: false };
  ctx.set(engagementOf(ctx.state), "cycle", cycle, "DETECTION_BEGINS", section);
}

/** 9.6.4 Exceeds test depth: hull damage, then a roll against it until the two differ. Returns whether the boat survived. */
export function exceedTestDepth(ctx: Context): boolean {
  const { state, charts } = ctx;
  const { dice, hullDamage } = charts.EXCEED_TEST_DEPTH.facts;
  for (let box = 0; box < hullDamage && !isOver(ctx); box += 1) markHull(ctx, "9.6.4", { cause: "test_depth" });
  while (!isOver(ctx)) {
    const { hull } = state.boat;
    const say = (total: number): string => (total < hull ? "sunk" : total === hull ? "hull damage" : "survives");
    const { total } = ctx.rollPlain({ label: "test-depth", section: "9.6.4", dice, resultName: say });
    if (total > hull) return true;
    if (total < hull) endCareer(ctx, "sunk_depth", "9.6.4");
    else {
      ctx.ruling("E-73", "9.6.4");
      markHull(ctx, "9.6.4", { cause: "test_depth" });
    }
  }
  return false;
}

/** 9.2.2 Makes the detection check of a close approach, before anything is fired. Returns whether the boat was detected. */
export function closeApproachCheck(ctx: Context, cycle: Cycle): boolean {
  const { state, charts } = ctx;
  const view = columnOf(charts.E2, "close_range_before_firing");
  const modifiers = new Drms(charts.E2).year(state.month).when(usesAward(state, "KCOS"), "E2_KCOS").list;
  const automatic = safeOn(view.rows);
  if (engagementOf(state).escortQuality === "elite") ctx.ruling("E-54", "14.6.3");
  if (restingAward(state, "KCOS")) ctx.ruling("E-63", "9.2.2");
  citePatrolDate(ctx, "9.2.2");
  const { row } = ctx.roll({ label: "close-approach-detection", section: "9.2.2", view, modifiers, automatic });
  if (row.result === "undetected") return false;
  markDetected(ctx, cycle, row.e3 > 0);
  return true;
}

/** 9.6.1, 9.6.7 Makes the detection check on E2 with every modifier. Returns whether the boat was detected. */
export function detectionCheck(ctx: Context, cycle: Cycle, exceeded: boolean): boolean {
  const { state, charts } = ctx;
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
    .add(packModifiers(state, charts))
    .when(fired && attack.range === "long", "E2_LONG_RANGE")
    .when(exceeded, "E2_EXCEED_TEST_DEPTH")
    .when(engagement.escortQuality === "elite", "E2_ELITE_ESCORT").list;
  citeDetection(ctx, cycle, modifiers);
  const view = columnOf(charts.E2, "normal");
  const automatic = safeOn(view.rows);
  const { row } = ctx.roll({ label: "escort-detection", section: "9.6.7", view, modifiers, automatic });
  if (row.result === "undetected") return false;
  markDetected(ctx, cycle, row.e3 > 0);
  return true;
}

/** 9.6.7 Cites the rulings that decide which modifiers a detection check has. */
function citeDetection(ctx: Context, cycle: Cycle, modifiers: readonly ChartModifier[]): void {
  if (!ctx.recording) return;
  const { state } = ctx;
  const { attack } = engagementOf(state);
  citePatrolDate(ctx, "9.6.7");
  if (isOut(state, "kmdt")) ctx.ruling("D3", "10.5.3");
  if (restingAward(state, "KCOS")) ctx.ruling("E-63", "11.3.6");
  if (modifiers.some(({ year }) => year !== undefined)) ctx.ruling("E-7", "9.6.7");
  if (attack !== null && (cycle.round > 0 || !attack.fired)) ctx.ruling("D12", "9.6.3");
  if (jointBattle(engagementOf(state)) !== null && inoperable(state, "radio")) ctx.ruling("E-92", "13.5.4");
}

function safeOn<R extends { result: string }>(rows: readonly R[]): (natural: number) => R | undefined {
  return (natural) => (natural === NEVER_DETECTED ? rows.find((row) => row.result === "undetected") : undefined);
}

/** 14.8, 14.8.4 True if the boat may evade: the option is on and the hydrophones work. */
export function mayEvade(ctx: Context): boolean {
  return ctx.state.options.evasiveManeuvers && ctx.state.boat.systems.hydrophones === "ok";
}

/** 14.8.1 The change that an evasion makes to the hits of the depth charges. */
interface EvasionChange {
  readonly code: AdjustmentCode;
  readonly value: number;
}

/** 14.8 An evasion: its change to the hits, and the numbers of the boat and of the escort, for the audit. */
interface Evasion {
  readonly change: EvasionChange;
  readonly about: About;
}

/** 9.6.8, 9.6.9 Makes one depth-charge attack: E3, its hits on E4, additional flooding; an evasion (14.8) changes the hits. */
export function depthChargeAttack(ctx: Context, cycle: Cycle, evasion?: Evasion): AttackReport {
  const { state, charts } = ctx;
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
  citePatrolDate(ctx, "9.6.8", modifiersOfYear(charts.E3));
  const quality = qualityOf("escort", engagement.escortQuality);
  const hits = rollHits(ctx, {
    label: "depth-charge-attack",
    ...(evasion && { about: evasion.about }),
    section: "9.6.8",
    modifiers,
    quality,
    evasion: evasion?.change,
  });
  const report = sufferAttack(ctx, hits, "9.6.8");
  if (!isOver(ctx)) {
    ctx.set(cycle, "round", cycle.round + 1, "DETECTION_ROUND", "9.6.12");
    enterPhase(ctx, "detection", "9.6.12");
  } else ctx.ruling("E-76", "9.6.12");
  return report;
}

function sufferAttack(ctx: Context, hits: number | null, section: string): AttackReport {
  if (hits === null) {
    endCareer(ctx, "sunk_attack", section);
    return { hits, damage: [] };
  }
  const { flooded, damage } = takeHits(ctx, hits, (...live) => ctx.mergePoint("hits", ...live));
  if (flooded && !isOver(ctx)) additionalFlooding(ctx);
  return { hits, damage };
}

/** 9.6.8 One roll on E3, with its modifiers and the changes to its result. */
interface HitRoll {
  readonly label: "depth-charge-attack" | "air-attack";
  readonly about?: About;
  readonly section: string;
  readonly modifiers: readonly ChartModifier[];
  readonly quality: HitQuality | null;
  readonly evasion?: EvasionChange | undefined;
}

/** 14.6.3, 14.7.3, 14.8.1 Rolls E3 and adjusts its result: quality first, then evasion, never below no hits (D11, E-72); null is sunk. */
export function rollHits(ctx: Context, { quality, evasion, ...spec }: HitRoll): number | null {
  const { state, charts } = ctx;
  const adjusted = (row: E3Row) => adjustHits(state.edition, charts, row, quality, evasion);
  const { row } = ctx.roll({ ...spec, view: chartView(charts.E3), adjust: (each) => adjusted(each).changes });
  if (quality !== null) ctx.ruling("E-72", quality.rule);
  if (evasion !== undefined && (quality !== null || row.sunk || row.hits === 0)) ctx.ruling("D11", "14.8.1");
  return adjusted(row).hits;
}

type E3Row = Charts["E3"]["rows"][number];

/** 14.6.3, 14.7.3, 14.8.1 The hits that a result of E3 brings, change by change; null once the boat is sunk. */
function adjustHits(
  edition: Snapshot["edition"],
  charts: Charts,
  row: E3Row,
  quality: HitQuality | null,
  evasion: EvasionChange | undefined,
): { readonly hits: number | null; readonly changes: readonly ResultChange[] } {
  const { green, raised, evasionSinksAbove } = charts.QUALITY_EFFECTS.facts;
  const changes: ResultChange[] = [];
  let hits = row.sunk ? null : row.hits;
  const become = (code: AdjustmentCode, rule: string, after: number | null): void => {
    changes.push({ code, value: null, result: resultOfHits(after), rule });
    hits = after;
  };
  const add = (code: AdjustmentCode, rule: string, value: number): void => {
    hits = Math.max(0, hits! + value);
    changes.push({ code, value, result: resultOfHits(hits), rule });
  };
  if (quality?.green === true) {
    if (hits === null) become(quality.code, quality.rule, green.sunkBecomes);
    else add(quality.code, quality.rule, green.hits);
  } else if (quality !== null && hits !== null) {
    if (hits >= raised.sunkFrom) become(quality.code, quality.rule, null);
    else add(quality.code, quality.rule, raised.hits);
  }
  if (evasion === undefined || hits === null) return { hits, changes };
  add(evasion.code, "14.8.1", evasion.value);
  if (edition === "first" && hits > evasionSinksAbove) become("E3_SUNK_ABOVE", "14.8.2", null);
  return { hits, changes };
}

/** 9.6.8 A number of hits as E3 names it. */
function resultOfHits(hits: number | null): string {
  return hits === null ? "sunk" : `${hits} hits`;
}
