import { attack } from "./combat-attack/attack";
import { dayAndNight } from "./combat-attack/light";
import type { Vector } from "./kit/combat";

/** 9.2, 9.3, 9.4 Attacks by day and by night, from the first die to the choice of range. */
export function vectors(): Vector[] {
  return [...dayAndNight(), ...attack()];
}
