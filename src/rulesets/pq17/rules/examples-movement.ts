import type { Snapshot } from "../snapshot";
import type { Phase } from "../vocabulary";
import { exampleAt } from "./examples";

/** Scenario PQ-17 in a phase of the Allies with cruiser London Dead in the Water, in tow of a destroyer or adrift. */
export function exampleAdrift(phase: Phase, towed: boolean): Snapshot {
  const state = exampleAt(phase);
  const cover = state.sides.allied.forces.find(({ id }) => id === "tf_cruiser_cover");
  const london = cover?.units.find(({ unit }) => unit === "london");
  const tower = cover?.units.find(({ unit }) => unit === "dd_tribal");
  if (london === undefined || tower === undefined) return state;
  london.cs = 0;
  if (towed) {
    london.tow = tower.unit;
    tower.tow = london.unit;
  }
  return state;
}
