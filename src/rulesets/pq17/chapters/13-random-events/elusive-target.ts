import { isClass, unitOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { partsOf } from "../7-2-air-attack/display";
import type { Strike } from "../7-2-air-attack/state";
import { runningEvent } from "../shared/game";

/** 13.1 The stacks that the Allies may name as elusive: a single ship that aircraft of the Axis are about to attack. */
export function elusiveTargets(state: Snapshot, charts: Charts, strike: Strike): number[] {
  if (strike.side !== "axis" || runningEvent(state, "elusive_target", "allied") === undefined) return [];
  const aimed = [...new Set(strike.runs.flatMap(({ stack }) => stack ?? []))].sort((a, b) => a - b);
  return aimed.filter((stack) => {
    const [part, ...others] = partsOf(state, charts, strike, stack);
    return part !== undefined && others.length === 0 && !isClass(charts, unitOf(charts, part.ship.unit));
  });
}
