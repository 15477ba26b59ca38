import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";

/** 14.0, D-47 Spaces where naval combat is still to be fought: friendly and Allied ships together, and no storm. */
export function battlesLeft(_state: Snapshot, _charts: Charts): readonly string[] {
  return [];
}
