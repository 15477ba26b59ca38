import type { Snapshot } from "../../../../src/rulesets/pq17/snapshot";
import { duel } from "../kit/battles";
import { fleet, HEX, ships } from "../kit/fleets";
import { scenarioAt } from "../kit/scenario";

/** The surface combat segment of the Axis in scenario PQ-17, with a cruiser of each side at sea in one hex and nothing else. */
function segment(): Snapshot {
  const state = scenarioAt("surface_combat", "axis");
  for (const side of ["allied", "axis"] as const) {
    const own = state.sides[side];
    Object.assign(own, { forces: [], dummies: [], portDummies: [], aircraft: [], shadowing: [], patrolWhite: [] });
    Object.assign(own, { reinforcements: [], carrierRadii: [] });
  }
  state.sides.allied.forces = [fleet("cover", 1, ships("sheffield", 4))];
  state.sides.axis.forces = [fleet("raiders", 1, ships("admiral_hipper", 4))];
  for (const side of ["allied", "axis"] as const) {
    Object.assign(state.sides[side].forces[0]!, { identified: true, at: HEX });
  }
  return state;
}

/** The same two cruisers in the second round of a battle; the attacker is to name targets for his guns. */
export function battle(): Snapshot {
  const state = segment();
  duel(state);
  return state;
}

/** The same two cruisers in a battle against merchants alone. */
function hunt(): Snapshot {
  const state = battle();
  if (state.pending !== null && "battle" in state.pending) state.pending.battle.unescorted = 2;
  return state;
}

/** Snapshots that vectors of surface combat start from. */
export const snapshots: Readonly<Record<string, () => Snapshot>> = {
  "surface-segment": segment,
  "surface-battle": battle,
  "surface-hunt": hunt,
};
