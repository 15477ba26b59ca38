import { chartView, modifierOf } from "../../../../core/charts/look-up";
import type { ChartModifier } from "../../../../core/contract/chart";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { AIR_RESULTS, type AirResult, type Side } from "../../vocabulary";
import type { Aircraft } from "../1-2-forces/state";
import { score } from "../2-victory/points";
import type { Context } from "../shared/context";
import { type Fire, type ReturnFire, returners } from "./fighter-fire";
import { aircraftNamed, airUnitFacts, strength } from "./flying";
import type { AirNews } from "./outcomes";
import type { Strike } from "./state";
import { defenderOf } from "./strikes";

interface Blow {
  readonly side: Side;
  readonly target: Aircraft;
  readonly result: AirResult;
}

/** 7.2.2, 7.2.3 One round of air combat; both sides fire before anything is applied. */
export function dogfight(
  ctx: Context,
  strike: Strike,
  fire: readonly Fire[],
  chosen: readonly ReturnFire[],
  news: AirNews,
): void {
  const { state, charts } = ctx;
  const defender = defenderOf(strike);
  const blows: Blow[] = [];
  const shoot = (firerSide: Side, firer: Aircraft, target: Aircraft, dice: number): void => {
    const targetSide = firerSide === defender ? strike.side : defender;
    const results = Array.from({ length: dice }, () => rollCombat(ctx, firerSide, firer, target));
    blows.push(...results.map((result) => ({ side: targetSide, target, result })));
    news.dogfires.push({ firer: firer.id, target: target.id, results });
  };
  for (const { aircraft, targets } of fire) {
    const [firer] = aircraftNamed(state, defender, [aircraft]);
    if (firer === undefined) continue;
    for (const id of new Set(targets)) {
      const [target] = aircraftNamed(state, strike.side, [id]);
      if (target !== undefined) shoot(defender, firer, target, targets.filter((each) => each === id).length);
    }
  }
  const back = returners(state, charts, strike, fire);
  if (back.some(({ engaged }) => engaged)) ctx.ruling("E-102", "7.2.3");
  for (const [index, { aircraft, engaged, targets }] of back.entries()) {
    if (!engaged && back[index - 1]?.engaged !== false) ctx.ruling("E-112", "7.2.3");
    const chosenTarget = chosen.find((each) => each.aircraft === aircraft)?.target ?? targets[0]!;
    const [unit] = aircraftNamed(state, strike.side, [aircraft]);
    const [target] = aircraftNamed(state, defender, [chosenTarget]);
    if (unit !== undefined && target !== undefined) shoot(strike.side, unit, target, strength(unit));
  }
  apply(ctx, blows);
}

/** The most severe results first, so that simultaneous fire takes nothing from them. */
function apply(ctx: Context, blows: readonly Blow[]): void {
  const severe = [...blows].sort((a, b) => AIR_RESULTS.indexOf(b.result) - AIR_RESULTS.indexOf(a.result));
  for (const { side, target, result } of severe) strikeAircraft(ctx, side, target, result, "7.2.3");
}

function rollCombat(ctx: Context, side: Side, firer: Aircraft, target: Aircraft): AirResult {
  const { charts } = ctx;
  return ctx.roll({
    label: "air-combat",
    about: { side, firer: firer.id, target: target.id },
    section: "7.2.3",
    view: chartView(charts.AIR_COMBAT),
    modifiers: combatModifiers(charts, firer, target),
  }).row.result;
}

/** 7.2.3 The air combat number of the one less that of the other; never below zero when a fighter fires. */
export function combatModifiers(
  charts: Charts,
  firer: Pick<Aircraft, "unit">,
  target: Pick<Aircraft, "unit">,
): ChartModifier[] {
  const chart = charts.AIR_COMBAT;
  const { airCombat, plus, type } = airUnitFacts(charts, firer);
  const enemy = airUnitFacts(charts, target);
  const of = (code: string, times: number): ChartModifier => {
    const modifier = modifierOf(chart, code);
    return { ...modifier, value: modifier.value * times };
  };
  const modifiers = [of("FIRING_NUMBER", airCombat), of("TARGET_NUMBER", enemy.airCombat)];
  if (plus && enemy.type !== "F") modifiers.push(of("PLUS", 1));
  const sum = modifiers.reduce((total, { value }) => total + value, 0);
  if (type !== "F" || sum >= chart.fighterLeast) return modifiers.filter(({ value }) => value !== 0);
  return [
    ...modifiers,
    { ...modifierOf(chart, "TARGET_NUMBER"), code: "FIGHTER_LEAST", value: chart.fighterLeast - sum },
  ];
}

/** 7.2.3, 7.2.5 Carries out one result against an air unit, with VP for a step lost unless the rules score none (12.4). */
export function strikeAircraft(ctx: Context, side: Side, unit: Aircraft, result: AirResult, section: string): void {
  if (result === "none" || unit.cs === 0) return;
  if (result === "abort") {
    if (strength(unit) > 0) ctx.set(unit, "aborted", unit.aborted + 1, "AIR_ABORT", section);
    return;
  }
  const wasFlying = strength(unit) > 0;
  ctx.set(unit, "cs", unit.cs - 1, "AIR_STEP_OUT", section);
  if (!wasFlying) ctx.set(unit, "aborted", unit.cs, "AIR_ABORT", section);
  if (result === "damaged") {
    ctx.set(unit, "damaged", unit.damaged + 1, "AIR_DAMAGED", section);
    return;
  }
  ctx.set(unit, "lost", unit.lost + 1, "AIR_LOST", section);
  if (scoresSteps(ctx.state, side, unit)) {
    score(ctx, side, "AIR_STEP", ctx.charts.VICTORY_POINTS.facts.airStep[side], unit.id, section);
  }
}

/** 12.4 False for Bomber Command, whose losses score nothing. */
function scoresSteps(state: Snapshot, side: Side, unit: Aircraft): boolean {
  return !state.sides[side].special.bombers.includes(unit.id);
}
