import { modifierOf, viewOf } from "../../../../core/charts/look-up";
import type { ChartModifier } from "../../../../core/contract/chart";
import { opponentOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { AIR_RESULTS, type AirResult, type Ordnance, type Side } from "../../vocabulary";
import type { Aircraft, Force } from "../1-2-forces/state";
import type { Harm } from "../7-9-damage/harm";
import { atSea, type Context, forcesOf, isForce, pieceAtBlock } from "../shared/game";
import { aircraftNamed, factsOf, isFighter, strength, strikeAircraft } from "./flying";
import type { AirDecision, Strike } from "./state";

/** 7.2.2 The targets of one fighter, one for each of its CS. */
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
      const target = escort[shot] ?? others[(shot - escort.length) % others.length]!;
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
    const named = chosen.find((each) => each.aircraft === aircraft)?.target ?? targets[0]!;
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

/** 7.2.3 The fire of one air unit in air combat. */
export interface Dogfire {
  readonly firer: string;
  readonly target: string;
  readonly results: readonly AirResult[];
}

/** 7.2.5 One die of AA fire; a stack of the line, or null for the port or base. */
export interface Flak {
  readonly stack: number | null;
  readonly aircraft: string;
  readonly result: AirResult;
}

/** 7.2.6, 7.3 The attack of one air unit. */
export interface Drop {
  readonly aircraft: string;
  readonly stack: number | null;
  readonly ordnance: Ordnance;
  readonly dice: number;
  readonly hits: number;
  readonly harms: readonly Harm[];
}

/** 7.2 The events of an air attack in one operation, gathered as it goes. */
export interface AirNews {
  readonly groups: { readonly aircraft: readonly string[]; readonly located: boolean }[];
  readonly dogfires: Dogfire[];
  readonly flak: Flak[];
  readonly drops: Drop[];
}

/** 7.2 The events of an air attack before any. */
export function noAirNews(): AirNews {
  return { groups: [], dogfires: [], flak: [], drops: [] };
}

/** 7.2 The target, the aircraft and the cause of an air attack that begins. */
export type StrikeSpec = Pick<
  Strike,
  "side" | "cause" | "against" | "hex" | "block" | "place" | "light" | "aircraft" | "later"
>;

/** 7.2 An air attack at its start. */
export function freshStrike(spec: StrikeSpec): Strike {
  return {
    ...spec,
    scrambled: [],
    surprised: false,
    ships: [],
    line: [],
    runs: [],
    wave: 0,
    elusive: null,
    openWater: null,
    answered: false,
    outer: null,
  };
}

/** 7.2 Waits for a decision about an air attack. */
export function awaitDecision(
  ctx: Context,
  decision: Exclude<AirDecision, "air_return_fire">,
  side: Side,
  strike: Strike,
  section: string,
): void {
  ctx.set(ctx.state, "pending", { decision, side, strike }, "AIR_DECISION", section);
}

/** 7.2 The air attack that waits for a decision; throws when none does, which legality excludes. */
export function strikeOf({ pending }: Snapshot): Strike {
  if (pending === null || !("strike" in pending)) throw new Error("No air attack waits for a decision.");
  return pending.strike;
}

/** The side that an air attack is made on. */
export function defenderOf({ side }: Pick<Strike, "side">): Side {
  return opponentOf(side);
}

/** 7.2 The forces attacked: the one behind the block, or everything that lies in the port. */
export function forcesUnder(state: Snapshot, strike: Pick<Strike, "side" | "block" | "place" | "against">): Force[] {
  const side = defenderOf(strike);
  if (strike.block !== null) {
    const piece = pieceAtBlock(state, side, strike.block);
    return piece !== undefined && isForce(piece) && atSea(piece) ? [piece] : [];
  }
  if (strike.against !== "port") return [];
  return forcesOf(state, side, ({ station, at }) => station === "in_port" && at === strike.place);
}

/** 7.2 The attackers that still fly, in their owner's order. */
export function attackersLeft(state: Snapshot, strike: Pick<Strike, "side" | "aircraft">): Aircraft[] {
  return aircraftNamed(state, strike.side, strike.aircraft).filter((unit) => strength(unit) > 0);
}

/** 7.2.4 True when aircraft lie at their base: not away, and not in the air against this attack. */
export function onTheGround(charts: Charts, unit: Aircraft, base: string, scrambled: readonly string[]): boolean {
  const there = charts.AIRBASES.facts.bases.some(({ id }) => id === base) && unit.base === base;
  return there && unit.hex === null && unit.cs > 0 && !scrambled.includes(unit.id);
}
