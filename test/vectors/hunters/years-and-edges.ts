import type { Vector } from "./kit/combat";
import { careers } from "./years-and-edges/careers";
import { checks } from "./years-and-edges/checks";
import { dates } from "./years-and-edges/dates";
import { fights } from "./years-and-edges/fights";
import { loads } from "./years-and-edges/loads";
import { packs } from "./years-and-edges/packs";
import { ports } from "./years-and-edges/ports";

/** The edges of rules: the first and last of a range, none and one, the other side, the answer in full. */
export function vectors(): Vector[] {
  return [...careers(), ...checks(), ...dates(), ...fights(), ...loads(), ...packs(), ...ports()];
}
