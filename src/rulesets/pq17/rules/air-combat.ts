import { modifierOf, viewOf } from "../../../core/charts/look-up";
import type { ChartModifier } from "../../../core/contract/chart";
import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";
import type { Strike } from "../snapshot-air";
import type { Aircraft } from "../snapshot-forces";
import { AIR_RESULTS, type AirResult, type Side } from "../vocabulary";
import { type AirTold, attackersLeft, defenderOf } from "./air-strike";
import { aircraftNamed, factsOf, isFighter, strength, strikeAircraft } from "./air-units";
import type { Context } from "./game";

/** 7.2.2 What one fighter fires at: one target for each of its CS. */
export interface Fire {
  readonly aircraft: string;
  readonly targets: readonly string[];
}

/** 7.2.1 The fighters that have risen, in the order declared. */
export function risen(state: Snapshot, strike: Strike): Aircraft[] {
  return aircraftNamed(state, defenderOf(strike), strike.scrambled).filter((unit) => strength(unit) > 0);
}

/** 7.2.2 True when every CS of the attacking fighters is engaged before a CS fires at anything else, or twice at one of them. */
export function isFairFire(state: Snapshot, charts: Charts, strike: Strike, fire: readonly Fire[]): boolean {
  const escorts = attackersLeft(state, strike).filter((unit) => isFighter(charts, unit));
  const shots = fire.flatMap(({ targets }) => targets);
  const at = ({ id }: Aircraft): number => shots.filter((each) => each === id).length;
  const engaged = escorts.every((unit) => at(unit) >= strength(unit));
  const spare = shots.length - escorts.reduce((sum, unit) => sum + Math.min(at(unit), strength(unit)), 0);
  return engaged || spare === 0;
}

/** 7.2.2 Fire that is fair: at the escort first, then at the others in turn. */
export function plainFire(state: Snapshot, charts: Charts, strike: Strike): Fire[] {
  const attackers = attackersLeft(state, strike);
  const first = attackers.filter((unit) => isFighter(charts, unit));
  const rest = attackers.filter((unit) => !isFighter(charts, unit));
  const escort = first.flatMap((unit) => Array.from({ length: strength(unit) }, () => unit.id));
  const others = rest.length > 0 ? rest.map(({ id }) => id) : first.map(({ id }) => id);
  let shot = 0;
  return risen(state, strike).map((unit) => {
    const targets = Array.from({ length: strength(unit) }, () => {
      const target = escort[shot] ?? others[(shot - escort.length) % others.length] ?? "";
      shot += 1;
      return target;
    });
    return { aircraft: unit.id, targets };
  });
}

interface Blow {
  readonly side: Side;
  readonly target: Aircraft;
  readonly result: AirResult;
}

/** 7.2.3 The fighter at which an attacking air unit fires. */
export interface ReturnFire {
  readonly aircraft: string;
  readonly target: string;
}

/** 7.2.3 An attacking air unit that fires in air combat, and the fighters among which its owner chooses. */
export interface Returner {
  readonly aircraft: string;
  readonly engaged: boolean;
  readonly targets: readonly string[];
}

/** 7.2.3 The attackers that fire, in the order of their dice: at fighters that engaged them, and those that none engaged at any that rose. */
export function returners(state: Snapshot, charts: Charts, strike: Strike, fire: readonly Fire[]): Returner[] {
  const foes = risen(state, strike).map(({ id }) => id);
  const all = attackersLeft(state, strike).flatMap((unit): Returner[] => {
    const by = fire.filter(({ targets }) => targets.includes(unit.id)).map(({ aircraft }) => aircraft);
    if (by.length > 0) return [{ aircraft: unit.id, engaged: true, targets: by }];
    const free = foes.length > 0 && !factsOf(charts, unit).circled;
    return free ? [{ aircraft: unit.id, engaged: false, targets: foes }] : [];
  });
  return [...all.filter(({ engaged }) => engaged), ...all.filter(({ engaged }) => !engaged)];
}

/** 7.2.3 The attackers that fire and whose owner has a choice of fighters. */
export function choosers(state: Snapshot, charts: Charts, strike: Strike, fire: readonly Fire[]): Returner[] {
  return returners(state, charts, strike, fire).filter(({ targets }) => targets.length > 1);
}

/** 7.2.2, 7.2.3 One round of air combat; both sides fire before anything is applied. */
export function dogfight(
  ctx: Context,
  strike: Strike,
  fire: readonly Fire[],
  chosen: readonly ReturnFire[],
  told: AirTold,
): void {
  const { state, charts } = ctx;
  const defender = defenderOf(strike);
  const blows: Blow[] = [];
  const shoot = (firerSide: Side, firer: Aircraft, target: Aircraft, dice: number): void => {
    const targetSide = firerSide === defender ? strike.side : defender;
    const results = Array.from({ length: dice }, () => rollCombat(ctx, firerSide, firer, target));
    blows.push(...results.map((result) => ({ side: targetSide, target, result })));
    told.dogfires.push({ firer: firer.id, target: target.id, results });
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
    const named = chosen.find((each) => each.aircraft === aircraft)?.target ?? targets[0] ?? "";
    const [unit] = aircraftNamed(state, strike.side, [aircraft]);
    const [target] = aircraftNamed(state, defender, [named]);
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
    view: viewOf(charts.AIR_COMBAT),
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
  const { airCombat, plus, type } = factsOf(charts, firer);
  const enemy = factsOf(charts, target);
  const of = (code: string, times: number): ChartModifier => {
    const modifier = modifierOf(chart, code);
    return { ...modifier, value: modifier.value * times };
  };
  const found = [of("FIRING_NUMBER", airCombat), of("TARGET_NUMBER", enemy.airCombat)];
  if (plus && enemy.type !== "F") found.push(of("PLUS", 1));
  const sum = found.reduce((total, { value }) => total + value, 0);
  if (type !== "F" || sum >= chart.fighterLeast) return found.filter(({ value }) => value !== 0);
  return [...found, { ...modifierOf(chart, "TARGET_NUMBER"), code: "FIGHTER_LEAST", value: chart.fighterLeast - sum }];
}
