import { doors } from "./combat-doors/doors";
import { tapesAndCharts } from "./combat-doors/tapes";
import type { Vector } from "./kit/combat";

/** What combat refuses, tapes that are too long or too short, and charts of the caller's own. */
export function vectors(): Vector[] {
  return [...doors(), ...tapesAndCharts()];
}
