import { coordinating, refusals, strays } from "./air-attacks/declaring";
import { locating } from "./air-attacks/locating";
import type { Vector } from "./kit";

/** 7.2 Air attacks: locating the target, coordinating, and what refuses them. */
export function vectors(): Vector[] {
  return [...locating(), ...coordinating(), ...refusals(), ...strays()];
}
