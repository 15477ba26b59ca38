import type { Snapshot } from "../snapshot";
import type { Table } from "./game";

/** 13.0 Occupied spaces whose incidents are still to be resolved, in the order of their first ship. */
export function incidentsLeft(_state: Snapshot): readonly string[] {
  return [];
}

/** 13.1 Ends the Incident phase. */
export function closeIncidents(_desk: Table): void {}
