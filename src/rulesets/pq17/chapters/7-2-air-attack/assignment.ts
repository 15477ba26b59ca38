import { bombTargetOf, conditionFacts } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { ORDNANCE, type Ordnance } from "../../vocabulary";
import type { Aircraft } from "../1-2-forces/state";
import { expectedIce } from "../10-ice/expected-ice";
import { hasShipsLeft, leading, lineAtBase, neighbours, partsOf } from "./display";
import { airUnitFacts, bomberRow } from "./flying";
import type { Run, Strike } from "./state";
import { attackersLeft } from "./strikes";
import { isBomberCommand } from "./targets";

/**
 * 7.2.4 An option of an air unit in an attack: a load, and the stacks it may attack with that load. Null for no stack.
 */
export interface RunOption {
  readonly aircraft: string;
  readonly ordnance: Ordnance;
  readonly stacks: readonly (number | null)[];
}

/** 7.2.4 Everything that the attackers left may do; a unit that can do nothing has no option. */
export function runOptions(state: Snapshot, charts: Charts, strike: Strike): RunOption[] {
  return attackersLeft(state, strike).flatMap((unit) =>
    ORDNANCE.flatMap((ordnance): RunOption[] => {
      if (!carries(state, charts, strike, unit, ordnance)) return [];
      const stacks = stacksFor(state, charts, strike, unit, ordnance);
      return stacks.length === 0 ? [] : [{ aircraft: unit.id, ordnance, stacks }];
    }),
  );
}

/** 7.1.3, 7.3 True when an air unit may carry this: torpedoes at sea alone, and where open water is possible. */
function carries(state: Snapshot, charts: Charts, strike: Strike, unit: Aircraft, ordnance: Ordnance): boolean {
  const atSea = strike.against === "force" || strike.against === "scattered";
  if (ordnance === "bombs")
    return bomberRow(charts, unit, { inPort: strike.against === "port", light: strike.light }) !== null;
  if (!atSea || airUnitFacts(charts, unit).torpedoes === 0) return false;
  const { expected, fixed } = expectedIce(state, charts, strike.hex);
  return !fixed || expected === "clear";
}

function stacksFor(
  state: Snapshot,
  charts: Charts,
  strike: Strike,
  unit: Aircraft,
  ordnance: Ordnance,
): (number | null)[] {
  if (strike.against === "scattered") return [null];
  if (strike.against === "airbase") {
    return lineAtBase(state, charts, strike).flatMap((stack, index) => (stack.length > 0 ? [index + 1] : []));
  }
  const all = strike.line.map((_, index) => index + 1).filter((stack) => hasShipsLeft(strike, stack));
  return all.filter((stack) => mayHit(state, charts, strike, unit, ordnance, stack));
}

/** 7.2.6, 12.4 True when an air unit can do harm to a stack; Bomber Command attacks its one target alone. */
export function mayHit(
  state: Snapshot,
  charts: Charts,
  strike: Strike,
  unit: Aircraft,
  ordnance: Ordnance,
  stack: number,
): boolean {
  if (strike.against === "airbase") return hasShipsLeft(strike, stack);
  const parts = partsOf(state, charts, strike, stack);
  if (isBomberCommand(state, strike.side, unit)) {
    const { target } = conditionFacts(charts, "bomber_command");
    if (!parts.some(({ ship }) => ship.unit === target)) return false;
  }
  if (ordnance === "torpedoes") return parts.length > 0;
  const row = bomberRow(charts, unit, { inPort: strike.against === "port", light: strike.light });
  if (row === null) return false;
  const hit = charts.NAVAL_BOMBING.facts.hit[row];
  const part = leading(charts, parts, (type) => hit[bombTargetOf(charts, type)]);
  return part !== undefined && hit[bombTargetOf(charts, part.type)] !== null;
}

/** 7.2.4 True when no target has more air units in one wave than it may. */
export function isWithinTargetLimit(charts: Charts, runs: readonly Pick<Run, "wave" | "stack">[]): boolean {
  const { airUnitsPerTarget } = charts.LIMITS.facts;
  return runs.every(
    ({ wave, stack }) =>
      stack === null || runs.filter((each) => each.wave === wave && each.stack === stack).length <= airUnitsPerTarget,
  );
}

/** 7.2.6, 13.1 A unit that needs another target, and the stacks that it may turn to. */
export interface Turning {
  readonly aircraft: string;
  readonly stacks: readonly number[];
}

/**
 * 7.2.6 The new targets of a wave. Units whose target is gone turn to an adjacent stack; those diverted from an elusive
 * target turn to any other.
 */
export function turningRuns(state: Snapshot, charts: Charts, strike: Strike): Turning[] {
  if (strike.against === "scattered") return [];
  const diverting = strike.runs.some((run) => run.stack === null);
  const runs = diverting
    ? strike.runs.filter((run) => run.stack === null)
    : runsOf(strike).filter((run) => isGone(strike, run));
  return runs.flatMap(({ aircraft, stack, ordnance }) => {
    const unit = attackersLeft(state, strike).find(({ id }) => id === aircraft);
    if (unit === undefined) return [];
    const near = stack === null ? strike.line.map((_, index) => index + 1) : neighbours(strike, stack);
    const stacks = near.filter(
      (each) => hasShipsLeft(strike, each) && mayHit(state, charts, strike, unit, ordnance, each),
    );
    return [{ aircraft, stacks: stacks.filter((each) => stack !== null || each !== strike.elusive) }];
  });
}

/** The runs of the wave in progress. */
export function runsOf(strike: Strike): Run[] {
  return strike.runs.filter(({ wave }) => wave === strike.wave);
}

function isGone(strike: Strike, { stack }: Run): boolean {
  return stack !== null && !hasShipsLeft(strike, stack);
}
