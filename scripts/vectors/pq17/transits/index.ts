import type { Vector } from "../kit";
import { checks, reactions } from "./checks";
import { closing } from "./closing";
import { patrols } from "./patrols";

/** 6.6, 6.6.1, 7.4.5 Transit, patrols of Air Radii, and what moving costs of ID and fuel. */
export function transits(): Vector[] {
  return [...checks(), ...reactions(), ...patrols(), ...closing()];
}
