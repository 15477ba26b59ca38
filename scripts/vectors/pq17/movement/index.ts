import type { Vector } from "../kit";
import { boxes } from "./boxes";
import { convoys } from "./convoys";
import { hexes } from "./hexes";
import { ports } from "./ports";
import { germans, sailing } from "./sailing";
import { speeds } from "./speeds";

/** 5 How fast forces move, and where to. */
export function movement(): Vector[] {
  return [...speeds(), ...sailing(), ...germans(), ...ports(), ...hexes(), ...convoys(), ...boxes()];
}
