import type { Strike } from "../snapshot-air";
import type { Ordnance } from "../vocabulary";
import { runOptions, runsOf, turningRuns } from "./air-assign";
import { choosers, dogfight, type Fire, type ReturnFire, risen } from "./air-combat";
import { toDeploy } from "./air-display";
import { elusiveTargets } from "./air-elusive";
import { finishStrike } from "./air-finish";
import { noteStrike } from "./air-notes";
import { parkedAt, parkedLine } from "./air-parked";
import { attackStrays } from "./air-places";
import { rollAirSurprise, scrambleOf } from "./air-scramble";
import {
  type AirTold,
  attackersLeft,
  awaitDecision,
  defenderOf,
  forcesUnder,
  freshStrike,
  type StrikeSpec,
} from "./air-strike";
import { factsOf, findAircraft, strength } from "./air-units";
import { type FlakAim, findOpenWater, resolveWave, supportOf } from "./air-wave";
import { counterstrikers } from "./carrier-battle";
import type { Table } from "./game";

/** 7.2 Begins an air attack whose aircraft have found their target; the side attacked may scramble first. */
export function beginStrike(desk: Table, spec: StrikeSpec, told: AirTold, outer: Strike["outer"] = null): void {
  const strike = { ...freshStrike(spec), outer };
  awaitDecision(desk, "air_scramble", defenderOf(strike), strike, "7.2.1");
  noteStrike(desk, strike);
  for (const force of forcesUnder(desk.state, strike)) {
    // 11.3.2 A force that is attacked from the air at sea does not complete refuelling.
    if (force.refuelling && spec.block !== null) desk.set(force, "refuelling", false, "REFUELLING_STOPPED", "11.3.2");
  }
  const able = scrambleOf(desk.state, desk.charts, strike);
  // 14.1 No surprise is what lets a carrier strike back, fighters or none.
  if (able.most > 0 || counterstrikers(desk.state, desk.charts, strike).length > 0) rollAirSurprise(desk, strike);
  if (scrambleOf(desk.state, desk.charts, strike).most === 0) onToTargets(desk, strike, told);
}

/** 7.2.1 Sends fighters up; without any the attack goes on, with some they fire. */
export function scramble(desk: Table, strike: Strike, ids: readonly string[], told: AirTold): void {
  desk.set(strike, "scrambled", [...ids], "SCRAMBLED", "7.2.1");
  if (ids.length === 0) {
    onToTargets(desk, strike, told);
    return;
  }
  const [only, ...others] = attackersLeft(desk.state, strike);
  if (only === undefined || others.length > 0) {
    awaitDecision(desk, "air_dogfight_targets", defenderOf(strike), strike, "7.2.2");
    return;
  }
  const all = risen(desk.state, strike).map((unit) => {
    return { aircraft: unit.id, targets: Array.from({ length: strength(unit) }, () => only.id) };
  });
  fight(desk, strike, all, told);
}

/** 7.2.2, E-102 The fighters have their targets; attackers that may fire back at several wait for their owner, and else they fight at once. */
export function fight(desk: Table, strike: Strike, fire: readonly Fire[], told: AirTold): void {
  const { state, charts } = desk;
  if (choosers(state, charts, strike, fire).length === 0) {
    fightBack(desk, strike, fire, [], told);
    return;
  }
  const waiting = fire.map(({ aircraft, targets }) => ({ aircraft, targets: [...targets] }));
  const pending = { decision: "air_return_fire", side: strike.side, strike, fire: waiting } as const;
  desk.set(state, "pending", pending, "AIR_DECISION", "7.2.3");
}

/** 7.2.3 The round of air combat, and on to the targets. */
export function fightBack(
  desk: Table,
  strike: Strike,
  fire: readonly Fire[],
  chosen: readonly ReturnFire[],
  told: AirTold,
): void {
  dogfight(desk, strike, fire, chosen, told);
  onToTargets(desk, strike, told);
}

/** 7.2.4 After the air combat: the carrier attacked may strike back (14.1), ships are deployed, and the attackers choose. */
export function onToTargets(desk: Table, strike: Strike, told: AirTold): void {
  const { state, charts } = desk;
  if (attackersLeft(state, strike).length === 0) {
    finishStrike(desk, strike, told, beginStrike, onToTargets);
    return;
  }
  if (!strike.answered && counterstrikers(state, charts, strike).length > 0) {
    awaitDecision(desk, "air_counterstrike", defenderOf(strike), strike, "14.1");
    return;
  }
  if (strike.against === "scattered") {
    chooseRuns(desk, strike, told);
    return;
  }
  if (strike.against === "airbase") {
    lineUp(desk, strike, told);
    return;
  }
  const ships = toDeploy(state, charts, strike);
  desk.set(strike, "ships", ships, "DISPLAY", "7.2.4");
  const [only, ...others] = ships;
  if (only === undefined) finishStrike(desk, strike, told, beginStrike, onToTargets);
  else if (others.length === 0 && only.cs <= 1) deploy(desk, strike, [[{ no: only.no, cs: only.cs }]], told);
  else awaitDecision(desk, "air_deploy", defenderOf(strike), strike, "7.2.4");
}

/** 7.2.4 The air units on the ground are lined up by their owner; one alone needs no order, and without any there is nothing to attack. */
function lineUp(desk: Table, strike: Strike, told: AirTold): void {
  const parked = parkedAt(desk.state, desk.charts, strike);
  desk.set(strike, "parked", parked, "DISPLAY", "7.2.4");
  if (parked.length === 0) finishStrike(desk, strike, told, beginStrike, onToTargets);
  else if (parked.length === 1) deploy(desk, strike, parkedLine(parked), told);
  else awaitDecision(desk, "air_deploy", defenderOf(strike), strike, "7.2.4");
}

/** 7.2.4 The line as the side attacked has deployed it. */
export function deploy(desk: Table, strike: Strike, line: Strike["line"], told: AirTold): void {
  desk.set(strike, "line", line, "DEPLOYED", "7.2.4");
  if (strike.against === "airbase") desk.ruling("E-121", "7.2.4");
  chooseRuns(desk, strike, told);
}

function chooseRuns(desk: Table, strike: Strike, told: AirTold): void {
  if (runOptions(desk.state, desk.charts, strike).length === 0)
    finishStrike(desk, strike, told, beginStrike, onToTargets);
  else awaitDecision(desk, "air_assign", strike.side, strike, "7.2.4");
}

/** 7.2.4 What the attacker has chosen for each air unit. */
export interface ChosenRun {
  readonly aircraft: string;
  readonly wave: number;
  readonly stack: number | null;
  readonly ordnance: Ordnance;
}

/** 7.2.4 Carries out the attacker's choice; units left out give up the attack. */
export function assign(desk: Table, strike: Strike, chosen: readonly ChosenRun[], told: AirTold): void {
  const runs = chosen.map((run) => ({ ...run, diverted: false }));
  desk.set(strike, "runs", runs, "RUNS", "7.2.4");
  if (runs.some((run) => dropsInstead(desk, strike, run))) desk.ruling("E-103", "7.2.4");
  if (runs.length < attackersLeft(desk.state, strike).length) desk.ruling("E-110", "7.2.6");
  if (strike.against === "airbase" && strike.line.length === 0) {
    // An attack that began without a line has the air units in their owner's order.
    const parked = parkedAt(desk.state, desk.charts, strike);
    desk.set(strike, "parked", parked, "DISPLAY", "7.2.4");
    desk.set(strike, "line", parkedLine(parked), "DEPLOYED", "7.2.4");
  }
  if (strike.against === "scattered") {
    if (runs.length > 0) desk.set(strike, "wave", 1, "WAVE", "7.2");
    findOpenWater(desk, strike);
    attackStrays(desk, strike, told);
    finishStrike(desk, strike, told, beginStrike, onToTargets);
    return;
  }
  if (elusiveTargets(desk.state, desk.charts, strike).length > 0) {
    awaitDecision(desk, "air_elusive", "allied", strike, "13.1");
    return;
  }
  nextWave(desk, strike, told);
}

/** 7.2.4 True for an air unit with torpedoes that drops bombs at sea. */
function dropsInstead({ state, charts }: Table, strike: Strike, { aircraft, ordnance }: ChosenRun): boolean {
  const unit = findAircraft(state, strike.side, aircraft);
  return ordnance === "bombs" && strike.block !== null && unit !== undefined && factsOf(charts, unit).torpedoes > 0;
}

/** 7.2 Goes on to the next wave, or ends the attack after the last. */
export function nextWave(desk: Table, strike: Strike, told: AirTold): void {
  const next = strike.runs.map(({ wave }) => wave).filter((wave) => wave > strike.wave);
  if (next.length === 0) {
    finishStrike(desk, strike, told, beginStrike, onToTargets);
    return;
  }
  desk.set(strike, "wave", Math.min(...next), "WAVE", "7.2");
  openWave(desk, strike, told);
}

/** 7.2.6 Before a wave: units whose target is gone turn to another or give up. */
export function openWave(desk: Table, strike: Strike, told: AirTold): void {
  const turning = turningRuns(desk.state, desk.charts, strike);
  if (turning.some(({ stacks }) => stacks.length > 0)) {
    awaitDecision(desk, "air_retarget", strike.side, strike, "7.2.6");
    return;
  }
  turn(desk, strike, [], told);
}

/** 7.2.6 Units that turn to another stack; those that must and do not give up. */
export function turn(
  desk: Table,
  strike: Strike,
  chosen: readonly { readonly aircraft: string; readonly stack: number }[],
  told: AirTold,
): void {
  const turning = turningRuns(desk.state, desk.charts, strike).map(({ aircraft }) => aircraft);
  const diverting = strike.runs.some((run) => run.stack === null);
  if (turning.length > 0) {
    const runs = strike.runs.flatMap((run) => {
      if (!turning.includes(run.aircraft)) return run.stack === null ? [] : [run];
      const found = chosen.find(({ aircraft }) => aircraft === run.aircraft);
      return found === undefined ? [] : [{ ...run, stack: found.stack }];
    });
    desk.set(strike, "runs", runs, "RUNS", "7.2.6");
  }
  if (diverting) {
    nextWave(desk, strike, told);
    return;
  }
  findOpenWater(desk, strike);
  const { stacks, cams } = supportOf(desk.state, desk.charts, strike);
  if (stacks.length > 0 || (cams > 0 && runsOf(strike).length > 0)) {
    awaitDecision(desk, "air_support_aa", defenderOf(strike), strike, "7.2.5");
    return;
  }
  wave(desk, strike, [], [], told);
}

/** 7.2.5-7.3 Resolves the wave with what supports it, and goes on to the next. */
export function wave(
  desk: Table,
  strike: Strike,
  support: readonly FlakAim[],
  cams: readonly FlakAim[],
  told: AirTold,
): void {
  resolveWave(desk, strike, support, cams, told);
  nextWave(desk, strike, told);
}
