import type { Ordnance, Side } from "../../vocabulary";
import { sendHome } from "../5-3-air-movement/homecoming";
import { raiseAfterCombat } from "../6-1-identification/identity";
import { forgetOddHits } from "../7-9-damage/damage";
import { burnAfterCombat } from "../11-fuel/fuel";
import { isNorwegian, noteAttacked, noteCarrierStrike } from "../12-special-conditions/conditions";
import { elusiveTargets } from "../13-random-events/elusive-target";
import { counterstrikers } from "../14-options/strike-back";
import type { Context } from "../shared/context";
import { dogfight } from "./air-combat";
import { attackStrays } from "./airbases";
import { runOptions, turningRuns } from "./assignment";
import { parkedAt, parkedLine, toDeploy } from "./display";
import { choosers, type Fire, type ReturnFire, risen } from "./fighter-fire";
import { aircraftNamed, airUnitFacts, findAircraft, strength } from "./flying";
import type { AirNews } from "./outcomes";
import { rollAirSurprise, scrambleOf } from "./scramble";
import type { AirDecision, Strike } from "./state";
import { attackersLeft, defenderOf, forcesUnder, freshStrike, type StrikeSpec } from "./strikes";
import { type FlakAim, findOpenWater, resolveWave, supportOf } from "./wave";

/** 7.2 Begins an air attack whose aircraft have found their target; the side attacked may scramble first. */
export function beginStrike(ctx: Context, spec: StrikeSpec, news: AirNews, outer: Strike["outer"] = null): void {
  const strike = { ...freshStrike(spec), outer };
  awaitDecision(ctx, "air_scramble", defenderOf(strike), strike, "7.2.1");
  noteStrike(ctx, strike);
  for (const force of forcesUnder(ctx.state, strike)) {
    // 11.3.2 A force that is attacked from the air at sea does not complete refuelling.
    if (force.refuelling && spec.block !== null) ctx.set(force, "refuelling", false, "REFUELLING_STOPPED", "11.3.2");
  }
  const able = scrambleOf(ctx.state, ctx.charts, strike);
  // 14.1 No surprise is what lets a carrier strike back, fighters or none.
  if (able.most > 0 || counterstrikers(ctx.state, ctx.charts, strike).length > 0) rollAirSurprise(ctx, strike);
  if (scrambleOf(ctx.state, ctx.charts, strike).most === 0) onToTargets(ctx, strike, news);
}

/** 7.2.1 Sends fighters up; without any the attack goes on, with some they fire. */
export function scramble(ctx: Context, strike: Strike, ids: readonly string[], news: AirNews): void {
  ctx.set(strike, "scrambled", [...ids], "SCRAMBLED", "7.2.1");
  if (ids.length === 0) {
    onToTargets(ctx, strike, news);
    return;
  }
  const [only, ...others] = attackersLeft(ctx.state, strike);
  if (only === undefined || others.length > 0) {
    awaitDecision(ctx, "air_dogfight_targets", defenderOf(strike), strike, "7.2.2");
    return;
  }
  const all = risen(ctx.state, strike).map((unit) => {
    return { aircraft: unit.id, targets: Array.from({ length: strength(unit) }, () => only.id) };
  });
  fightAirCombat(ctx, strike, all, news);
}

/** 7.2.2, E-102 The fighters have their targets; attackers that may fire back at several wait for their owner, and else they fight at once. */
export function fightAirCombat(ctx: Context, strike: Strike, fire: readonly Fire[], news: AirNews): void {
  const { state, charts } = ctx;
  if (choosers(state, charts, strike, fire).length === 0) {
    fightBack(ctx, strike, fire, [], news);
    return;
  }
  const pendingFire = fire.map(({ aircraft, targets }) => ({ aircraft, targets: [...targets] }));
  const pending = { decision: "air_return_fire", side: strike.side, strike, fire: pendingFire } as const;
  ctx.set(state, "pending", pending, "AIR_DECISION", "7.2.3");
}

/** 7.2.3 The round of air combat, and on to the targets. */
export function fightBack(
  ctx: Context,
  strike: Strike,
  fire: readonly Fire[],
  chosen: readonly ReturnFire[],
  news: AirNews,
): void {
  dogfight(ctx, strike, fire, chosen, news);
  onToTargets(ctx, strike, news);
}

/** 7.2.4 After the air combat: the carrier attacked may strike back (14.1), ships are deployed, and the attackers choose. */
export function onToTargets(ctx: Context, strike: Strike, news: AirNews): void {
  const { state, charts } = ctx;
  if (attackersLeft(state, strike).length === 0) {
    finishStrike(ctx, strike, news);
    return;
  }
  if (!strike.answered && counterstrikers(state, charts, strike).length > 0) {
    awaitDecision(ctx, "air_counterstrike", defenderOf(strike), strike, "14.1");
    return;
  }
  if (strike.against === "scattered") {
    chooseRuns(ctx, strike, news);
    return;
  }
  if (strike.against === "airbase") {
    lineUp(ctx, strike, news);
    return;
  }
  const ships = toDeploy(state, charts, strike);
  ctx.set(strike, "ships", ships, "DISPLAY", "7.2.4", { side: defenderOf(strike) });
  const [only, ...others] = ships;
  if (only === undefined) finishStrike(ctx, strike, news);
  else if (others.length === 0 && only.cs <= 1) deployLine(ctx, strike, [[{ no: only.no, cs: only.cs }]], news);
  else awaitDecision(ctx, "air_deploy", defenderOf(strike), strike, "7.2.4");
}

/**
 * 7.2.4 The owner lines up the air units on the ground. A single unit needs no order; without any, there is no target.
 */
function lineUp(ctx: Context, strike: Strike, news: AirNews): void {
  const parked = parkedAt(ctx.state, ctx.charts, strike);
  ctx.set(strike, "parked", parked, "DISPLAY", "7.2.4", { side: defenderOf(strike) });
  if (parked.length === 0) finishStrike(ctx, strike, news);
  else if (parked.length === 1) deployLine(ctx, strike, parkedLine(parked), news);
  else awaitDecision(ctx, "air_deploy", defenderOf(strike), strike, "7.2.4");
}

/** 7.2.4 The line as the side attacked has deployed it. */
export function deployLine(ctx: Context, strike: Strike, line: Strike["line"], news: AirNews): void {
  ctx.set(strike, "line", line, "DEPLOYED", "7.2.4", { side: defenderOf(strike) });
  if (strike.against === "airbase") ctx.ruling("E-121", "7.2.4");
  chooseRuns(ctx, strike, news);
}

function chooseRuns(ctx: Context, strike: Strike, news: AirNews): void {
  if (runOptions(ctx.state, ctx.charts, strike).length === 0) finishStrike(ctx, strike, news);
  else awaitDecision(ctx, "air_assign", strike.side, strike, "7.2.4");
}

/** 7.2.4 The wave, stack and ordnance that the attacker has chosen for an air unit. */
export interface ChosenRun {
  readonly aircraft: string;
  readonly wave: number;
  readonly stack: number | null;
  readonly ordnance: Ordnance;
}

/** 7.2.4 Carries out the attacker's choice; units left out give up the attack. */
export function assign(ctx: Context, strike: Strike, chosen: readonly ChosenRun[], news: AirNews): void {
  const runs = chosen.map((run) => ({ ...run, diverted: false }));
  ctx.set(strike, "runs", runs, "RUNS", "7.2.4", { side: strike.side });
  if (runs.some((run) => dropsInstead(ctx, strike, run))) ctx.ruling("E-103", "7.2.4");
  if (runs.length < attackersLeft(ctx.state, strike).length) ctx.ruling("E-110", "7.2.6");
  if (strike.against === "airbase" && strike.line.length === 0) {
    // An attack that began without a line has the air units in their owner's order.
    const parked = parkedAt(ctx.state, ctx.charts, strike);
    ctx.set(strike, "parked", parked, "DISPLAY", "7.2.4", { side: defenderOf(strike) });
    ctx.set(strike, "line", parkedLine(parked), "DEPLOYED", "7.2.4", { side: defenderOf(strike) });
  }
  if (strike.against === "scattered") {
    if (runs.length > 0) ctx.set(strike, "wave", 1, "WAVE", "7.2");
    findOpenWater(ctx, strike);
    attackStrays(ctx, strike, news);
    finishStrike(ctx, strike, news);
    return;
  }
  if (elusiveTargets(ctx.state, ctx.charts, strike).length > 0) {
    awaitDecision(ctx, "air_elusive", "allied", strike, "13.1");
    return;
  }
  nextWave(ctx, strike, news);
}

/** 7.2.4 True for an air unit with torpedoes that drops bombs at sea. */
function dropsInstead({ state, charts }: Context, strike: Strike, { aircraft, ordnance }: ChosenRun): boolean {
  const unit = findAircraft(state, strike.side, aircraft);
  return (
    ordnance === "bombs" && strike.block !== null && unit !== undefined && airUnitFacts(charts, unit).torpedoes > 0
  );
}

/** 7.2 Goes on to the next wave, or ends the attack after the last. */
export function nextWave(ctx: Context, strike: Strike, news: AirNews): void {
  const next = strike.runs.map(({ wave }) => wave).filter((wave) => wave > strike.wave);
  if (next.length === 0) {
    finishStrike(ctx, strike, news);
    return;
  }
  ctx.set(strike, "wave", Math.min(...next), "WAVE", "7.2");
  openWave(ctx, strike, news);
}

/** 7.2.6 Before a wave: units whose target is gone turn to another or give up. */
export function openWave(ctx: Context, strike: Strike, news: AirNews): void {
  const turning = turningRuns(ctx.state, ctx.charts, strike);
  if (turning.some(({ stacks }) => stacks.length > 0)) {
    awaitDecision(ctx, "air_retarget", strike.side, strike, "7.2.6");
    return;
  }
  turn(ctx, strike, [], news);
}

/** 7.2.6 Units that turn to another stack; those that must and do not give up. */
export function turn(
  ctx: Context,
  strike: Strike,
  chosen: readonly { readonly aircraft: string; readonly stack: number }[],
  news: AirNews,
): void {
  const turning = turningRuns(ctx.state, ctx.charts, strike).map(({ aircraft }) => aircraft);
  const diverting = strike.runs.some((run) => run.stack === null);
  if (turning.length > 0) {
    const runs = strike.runs.flatMap((run) => {
      if (!turning.includes(run.aircraft)) return run.stack === null ? [] : [run];
      const chosenRun = chosen.find(({ aircraft }) => aircraft === run.aircraft);
      return chosenRun === undefined ? [] : [{ ...run, stack: chosenRun.stack }];
    });
    ctx.set(strike, "runs", runs, "RUNS", "7.2.6", { side: strike.side });
  }
  if (diverting) {
    nextWave(ctx, strike, news);
    return;
  }
  findOpenWater(ctx, strike);
  const { stacks, cams } = supportOf(ctx.state, ctx.charts, strike);
  if (stacks.length > 0 || cams > 0) {
    awaitDecision(ctx, "air_support_aa", defenderOf(strike), strike, "7.2.5");
    return;
  }
  wave(ctx, strike, [], [], news);
}

/** 7.2.5-7.3 Resolves the wave with what supports it, and goes on to the next. */
export function wave(
  ctx: Context,
  strike: Strike,
  support: readonly FlakAim[],
  cams: readonly FlakAim[],
  news: AirNews,
): void {
  resolveWave(ctx, strike, support, cams, news);
  nextWave(ctx, strike, news);
}

/**
 * 7.2, 6.7, 11.1.3 Ends an attack: aircraft go home, and a waiting group attacks next. After the last group the ID
 * rises and fuel burns.
 */
export function finishStrike(ctx: Context, strike: Strike, news: AirNews): void {
  const { state } = ctx;
  for (const unit of aircraftNamed(state, strike.side, strike.aircraft)) sendHome(ctx, unit, "7.2");
  const forces = forcesUnder(state, strike);
  const [next, ...later] = strike.later;
  const { side, cause, against, hex, block, place, light, outer } = strike;
  if (next !== undefined && (block === null || forces.length > 0)) {
    beginStrike(ctx, { side, cause, against, hex, block, place, light, aircraft: next, later }, news);
    return;
  }
  for (const unit of aircraftNamed(state, side, strike.later.flat())) sendHome(ctx, unit, "7.2");
  for (const force of forces.filter(() => block !== null)) {
    raiseAfterCombat(ctx, defenderOf(strike), force, "airAttack", "6.7");
    burnAfterCombat(ctx, defenderOf(strike), force, "airAttack");
  }
  // 12.7 An odd hit on a merchant counts in the raid that made it alone.
  forgetOddHits(ctx, defenderOf(strike), "7");
  if (outer === null) {
    ctx.set(state, "pending", null, "ATTACK_OVER", "7.2");
    return;
  }
  const first: Strike = { ...outer, outer: null };
  awaitDecision(ctx, "air_deploy", defenderOf(first), first, "14.1");
  onToTargets(ctx, first, news);
}

/** 12.5, 12.11 Notes what the special conditions keep of an air attack: carriers that struck Norway, and forces that were attacked. */
export function noteStrike(ctx: Context, strike: Strike): void {
  const { state, charts } = ctx;
  if (strike.place !== null && isNorwegian(charts, strike.hex)) {
    const units = aircraftNamed(state, strike.side, strike.aircraft);
    noteCarrierStrike(
      ctx,
      units.flatMap(({ carrier }) => carrier ?? []),
    );
  }
  for (const force of forcesUnder(state, strike)) noteAttacked(ctx, defenderOf(strike), force);
}

/** 7.2 Waits for a decision about an air attack. */
function awaitDecision(
  ctx: Context,
  decision: Exclude<AirDecision, "air_return_fire">,
  side: Side,
  strike: Strike,
  section: string,
): void {
  ctx.set(ctx.state, "pending", { decision, side, strike }, "AIR_DECISION", section);
}
