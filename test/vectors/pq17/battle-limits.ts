import { carriers, screens, secondCards, superiors, surprises, torpedoes } from "./battle-limits/surface";
import type { Vector } from "./kit";

/** 7.3-7.5 Limits of surface combat and of torpedoes. */
export function vectors(): Vector[] {
  return [...surprises(), ...screens(), ...carriers(), ...superiors(), ...secondCards(), ...torpedoes()];
}
