import { breakouts, chits, reports } from "./condition-limits/conditions";
import type { Vector } from "./kit";

/** 12 Special conditions where no table is read. */
export function vectors(): Vector[] {
  return [...chits(), ...reports(), ...breakouts()];
}
