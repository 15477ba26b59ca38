import { endings } from "./combat-ending/ending";
import { phaseEnds } from "./combat-ending/phase-ends";
import type { Vector } from "./kit";

/** 14 How battles end, and the phases they end in. */
export function vectors(): Vector[] {
  return [...endings(), ...phaseEnds()];
}
