import { contacts } from "./combat-contact/contact";
import { contactDoors } from "./combat-contact/doors";
import type { Vector } from "./kit";

/** 14 Contact with the enemy, and what refuses it. */
export function vectors(): Vector[] {
  return [...contacts(), ...contactDoors()];
}
