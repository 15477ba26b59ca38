import { breakOff } from "./combat-follow/break-off";
import { follow } from "./combat-follow/follow";
import type { Vector } from "./kit/combat";

/** 9.7 Following a target, and breaking off. */
export function vectors(): Vector[] {
  return [...follow(), ...breakOff()];
}
