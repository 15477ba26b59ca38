import { flights, homecomings, lines } from "./air-limits/flights";
import type { Vector } from "./kit";

/** 5.3, 7.2, 12.6 Vectors for the missions of aircraft, their return, and their encounters. */
export function vectors(): Vector[] {
  return [...flights(), ...homecomings(), ...lines()];
}
