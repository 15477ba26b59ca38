import { careers } from "./edges/careers";
import { checks } from "./edges/checks";
import { dates } from "./edges/dates";
import { fights } from "./edges/fights";
import { loads } from "./edges/loads";
import { packs } from "./edges/packs";
import { ports } from "./edges/ports";
import type { Vector } from "./kit/combat";

/** The edges of rules: the first and last of a range, none and one, the other side, the answer in full. */
export function vectors(): Vector[] {
  return [...careers(), ...checks(), ...dates(), ...fights(), ...loads(), ...packs(), ...ports()];
}
