import { damage } from "./combat-damage/damage";
import { losses } from "./combat-damage/losses";
import type { Vector } from "./kit/combat";

/** 10 Vectors for the effects of hits on the boat, and the ways in which she is lost. */
export function vectors(): Vector[] {
  return [...damage(), ...losses()];
}
