import { isClass, unitOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { partsOf } from "../7-2-air-attack/display";
import type { Strike } from "../7-2-air-attack/state";
import { type Context, runningEvent } from "../shared/game";
import { spendEvent } from "./running-events";

/** 13.1 The stacks that the Allies may name as elusive: a single ship that aircraft of the Axis are about to attack. */
export function elusiveTargets(state: Snapshot, charts: Charts, strike: Strike): number[] {
  if (strike.side !== "axis" || runningEvent(state, "elusive_target", "allied") === undefined) return [];
  const aimed = [...new Set(strike.runs.flatMap(({ stack }) => stack ?? []))].sort((a, b) => a - b);
  return aimed.filter((stack) => {
    const [part, ...others] = partsOf(state, charts, strike, stack);
    return part !== undefined && others.length === 0 && !isClass(charts, unitOf(charts, part.ship.unit));
  });
}

/** 13.1 The aircraft that were to attack a stack must find other targets, with a modifier. */
export function elude(ctx: Context, strike: Strike, stack: number): void {
  ctx.ruling("E-106", "13.1");
  spendEvent(ctx, "elusive_target", "allied", "13.1");
  ctx.set(strike, "elusive", stack, "ELUSIVE", "13.1");
  const runs = strike.runs.map((run) => (run.stack === stack ? { ...run, stack: null, diverted: true } : run));
  ctx.set(strike, "runs", runs, "RUNS", "13.1", { side: strike.side });
}
