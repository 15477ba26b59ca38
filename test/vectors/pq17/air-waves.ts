import { assigning } from "./air-waves/assigning";
import { deploying } from "./air-waves/deploying";
import { example } from "./air-waves/example";
import { flak } from "./air-waves/support";
import { turning } from "./air-waves/turning";
import type { Vector } from "./kit";

/** 7.2 The waves of an attack: deploying, assigning, flak and turning back. */
export function vectors(): Vector[] {
  return [...example(), ...deploying(), ...assigning(), ...flak(), ...turning()];
}
