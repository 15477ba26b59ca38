import type { Vector } from "./kit/combat";
import { meetings } from "./pack-meetings/meetings";
import { sharing } from "./pack-meetings/sharing";

/** 13.5 Vectors for the convoys that wolfpacks meet, and the battle that their boats share. */
export function vectors(): Vector[] {
  return [...meetings(), ...sharing()];
}
