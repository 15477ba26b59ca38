import { alliedFire } from "./combat-allied-fire/fire";
import { alliedRounds } from "./combat-allied-fire/rounds";
import type { Vector } from "./kit";

/** 14 The fire of Allied ships, and whole rounds of it. */
export function vectors(): Vector[] {
  return [...alliedFire(), ...alliedRounds()];
}
