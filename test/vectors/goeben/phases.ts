import type { Vector } from "./kit";
import { brindisi } from "./phases/brindisi";
import { phases } from "./phases/phases";

/** 4 The sequence of play, and what happens at Brindisi. */
export function vectors(): Vector[] {
  return [...phases(), ...brindisi()];
}
