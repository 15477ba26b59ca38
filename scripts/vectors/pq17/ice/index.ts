import type { Vector } from "../kit";
import { choices, doors } from "./choices";
import { corridor, fixed, tables } from "./conditions";
import { damage, others } from "./damage";

/** 10 The ice that forces and dummies meet. */
export function ice(): Vector[] {
  return [...tables(), ...fixed(), ...choices(), ...damage(), ...others(), ...corridor(), ...doors()];
}
