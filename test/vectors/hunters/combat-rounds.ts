import { additionalRounds } from "./combat-rounds/additional-rounds";
import { rounds } from "./combat-rounds/rounds";
import type { Vector } from "./kit/combat";

/** 9.4 Rounds of combat, and additional rounds against ships left alone. */
export function vectors(): Vector[] {
  return [...rounds(), ...additionalRounds()];
}
