import { detachments, exchanges, unions } from "./edges/forces";
import type { Vector } from "./kit";

/** Edges of rules: the second of two units, the last of a range, and what a state does that seldom occurs. */
export const vectors = (): Vector[] => [...detachments(), ...unions(), ...exchanges()];
