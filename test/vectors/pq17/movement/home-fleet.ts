import type { FuelState } from "../../../../src/rulesets/pq17/vocabulary";
import type { Change } from "../kit";
import { being, of } from "../kit/forces";

/** The Home Fleet has heavy ships alone. */
export const HEAVY = of("allied", ["washington", 5], ["norfolk", 3]);

/** The Home Fleet has a heavy ship and destroyers. */
export const MIXED = of("allied", ["washington", 5], ["dd_ai", 3]);

/** The state of the Home Fleet's fuel, and its marker. */
export function fuel(state: FuelState, marker: number | null): Change {
  return being("allied", (each) => {
    each.fuel = { state, marker, refuelled: false };
  });
}
