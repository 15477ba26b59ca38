import { revelations } from "./intelligence/applications";
import { intelligence } from "./intelligence/attempts";
import type { Vector } from "./kit";

/** 11 Intelligence attempts and what their results are applied to. */
export function vectors(): Vector[] {
  return [...intelligence(), ...revelations()];
}
