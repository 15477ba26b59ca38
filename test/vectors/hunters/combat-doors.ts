import { doors } from "./combat-doors/doors";
import { tapesAndCharts } from "./combat-doors/tapes";
import type { Vector } from "./kit/combat";

/** Vectors for the refusals of combat, dice lists that are too long or too short, and a caller's own charts. */
export function vectors(): Vector[] {
  return [...doors(), ...tapesAndCharts()];
}
