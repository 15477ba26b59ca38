import { directing, example, table } from "./air-fights/combat";
import { scrambling, surprise } from "./air-fights/scrambles";
import type { Vector } from "./kit";

/** 7.2 Air combat, scrambles and surprise. */
export function vectors(): Vector[] {
  return [...table(), ...example(), ...directing(), ...scrambling(), ...surprise()];
}
