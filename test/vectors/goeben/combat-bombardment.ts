import { bombardmentBeginnings } from "./combat-bombardment/beginning";
import { bombardments } from "./combat-bombardment/bombardment";
import { bombardmentDoors } from "./combat-bombardment/doors";
import type { Vector } from "./kit";

/** 16 Bombardments from beginning to end, and what refuses them. */
export function vectors(): Vector[] {
  return [...bombardmentBeginnings(), ...bombardments(), ...bombardmentDoors()];
}
