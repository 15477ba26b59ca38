import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Aircraft } from "../1-2-forces/state";
import { aircraftNamed, airUnitFacts, isFighter, strength } from "./flying";
import type { Strike } from "./state";
import { attackersLeft, defenderOf } from "./strikes";

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

/**
 * 7.2.3 The attackers that fire, in the order of their dice. Engaged attackers fire at the fighters that engaged them,
 * the others at any fighter that rose.
 */
export function returners(state: Snapshot, charts: Charts, strike: Strike, fire: readonly Fire[]): Returner[] {
  const foes = risen(state, strike).map(({ id }) => id);
  const all = attackersLeft(state, strike).flatMap((unit): Returner[] => {
    const by = fire.filter(({ targets }) => targets.includes(unit.id)).map(({ aircraft }) => aircraft);
    if (by.length > 0) return [{ aircraft: unit.id, engaged: true, targets: by }];
    const free = foes.length > 0 && !airUnitFacts(charts, unit).circled;
    return free ? [{ aircraft: unit.id, engaged: false, targets: foes }] : [];
  });
  return [...all.filter(({ engaged }) => engaged), ...all.filter(({ engaged }) => !engaged)];
}

/** 7.2.3 The attackers that fire and whose owner has a choice of fighters. */
export function choosers(state: Snapshot, charts: Charts, strike: Strike, fire: readonly Fire[]): Returner[] {
  return returners(state, charts, strike, fire).filter(({ targets }) => targets.length > 1);
}
