import type { Vector } from "./kit/combat";
import { meetings } from "./pack-meetings/meetings";
import { sharing } from "./pack-meetings/sharing";

/** 13.5 What wolfpacks meet, and how its boats share the battle. */
export function vectors(): Vector[] {
  return [...meetings(), ...sharing()];
}
