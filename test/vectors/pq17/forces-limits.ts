import { friendlyCoasts, interceptors, sizes } from "./forces-limits/coasts";
import { joining, leaving, withoutDummies } from "./forces-limits/forces";
import { adrift, emptyOiler, speedsOfCounters } from "./forces-limits/ships";
import type { Vector } from "./kit";

/** 1 Vectors for forces, counters and coasts. */
export function vectors(): Vector[] {
  return [
    ...interceptors(),
    ...friendlyCoasts(),
    ...sizes(),
    ...leaving(),
    ...joining(),
    ...withoutDummies(),
    ...speedsOfCounters(),
    ...adrift(),
    ...emptyOiler(),
  ];
}
