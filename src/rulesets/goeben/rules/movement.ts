import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";
import type { Table } from "./game";

/** 9.1 Ships that have visited a neutral site, could leave it (D-09) and have not yet. */
export function mustStillLeave(_state: Snapshot, _charts: Charts): readonly string[] {
  return [];
}

/** 9.1, 9.2, D-68 Ends the Movement phase: neutral visits, lost landings and the French Navy Sortie. */
export function closeMovement(_desk: Table): void {}
