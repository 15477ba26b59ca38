import { damage } from "./combat-damage/damage";
import { losses } from "./combat-damage/losses";
import type { Vector } from "./kit/combat";

/** 10 What hits do to the boat, and how she is lost. */
export function vectors(): Vector[] {
  return [...damage(), ...losses()];
}
