import type { Vector } from "./kit";
import { checks, reactions } from "./transits/checks";
import { closing } from "./transits/closing";
import { patrols } from "./transits/patrols";

/** 6.6, 6.6.1, 7.4.5 Transit, patrols of Air Radii, and what moving costs of ID and fuel. */
export function vectors(): Vector[] {
  return [...checks(), ...reactions(), ...patrols(), ...closing()];
}
