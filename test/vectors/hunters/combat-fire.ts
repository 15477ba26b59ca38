import { fire } from "./combat-fire/fire";
import { torpedoes } from "./combat-fire/torpedoes";
import type { Vector } from "./kit/combat";

/** 9.5 Torpedoes fired and what they do. */
export function vectors(): Vector[] {
  return [...fire(), ...torpedoes()];
}
