import { flights, homecomings, lines } from "./air-limits/flights";
import type { Vector } from "./kit";

/** 5.3, 7.2, 12.6 What aircraft may do, when they are back, and what they meet. */
export function vectors(): Vector[] {
  return [...flights(), ...homecomings(), ...lines()];
}
