import { cargo } from "./cargo/loading";
import { transfers } from "./cargo/transfers";
import type { Vector } from "./kit";

/** 8 Cargo loaded, unloaded and transferred. */
export function vectors(): Vector[] {
  return [...cargo(), ...transfers()];
}
