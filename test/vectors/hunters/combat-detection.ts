import { closeApproach } from "./combat-detection/close-approach";
import { detection } from "./combat-detection/detection";
import type { Vector } from "./kit/combat";

/** 9.6 Detection by the escort, and close approaches. */
export function vectors(): Vector[] {
  return [...detection(), ...closeApproach()];
}
