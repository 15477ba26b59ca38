import { ashore } from "./air-places/ashore";
import { carriers } from "./air-places/carriers";
import { hunting } from "./air-places/hunting";
import { raids } from "./air-places/raids";
import type { Vector } from "./kit";

/** 7.2 Attacks on ports, air bases and carriers, and on submarines. */
export function vectors(): Vector[] {
  return [...ashore(), ...raids(), ...carriers(), ...hunting()];
}
