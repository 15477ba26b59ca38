import type { Vector } from "./kit";
import { boxes } from "./movement/boxes";
import { convoys } from "./movement/convoys";
import { hexes } from "./movement/hexes";
import { ports } from "./movement/ports";
import { germans, sailing } from "./movement/sailing";
import { speeds } from "./movement/speeds";

/** 5 How fast forces move, and where to. */
export function vectors(): Vector[] {
  return [...speeds(), ...sailing(), ...germans(), ...ports(), ...hexes(), ...convoys(), ...boxes()];
}
