import type { Fault } from "../../core/operation/fault";
import type { Charts } from "./charts/schema";
import type { Snapshot } from "./snapshot";

/** Faults of a well-formed snapshot that no play could reach. */
export function impossible(_state: Snapshot, _charts: Charts): Fault[] {
  return [];
}
