import { choices, doors } from "./ice/choices";
import { corridor, fixed, tables } from "./ice/conditions";
import { damage, others } from "./ice/damage";
import type { Vector } from "./kit";

/** 10 The ice that forces and dummies meet. */
export function vectors(): Vector[] {
  return [...tables(), ...fixed(), ...choices(), ...damage(), ...others(), ...corridor(), ...doors()];
}
