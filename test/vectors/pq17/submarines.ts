import type { Vector } from "./kit";
import { locating, refusals } from "./submarines/closed";
import { modifiers, table } from "./submarines/combat";
import { example } from "./submarines/example";
import { combats } from "./submarines/fights";

/** 7.4 Submarine combat. */
export function vectors(): Vector[] {
  return [...table(), ...modifiers(), ...locating(), ...refusals(), ...combats(), ...example()];
}
