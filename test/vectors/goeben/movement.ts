import type { Vector } from "./kit";
import { consortMoves } from "./movement/consort-moves";
import { mineLaying } from "./movement/mines";
import { movement } from "./movement/moves";
import { speed } from "./movement/speeds";

/** 12, 23 Movement of the squadron and its consorts, speeds, and mines laid. */
export function vectors(): Vector[] {
  return [...movement(), ...consortMoves(), ...speed(), ...mineLaying()];
}
