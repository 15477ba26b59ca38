import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";

/** 16.0, D-49 Spaces whose coastal defences are still to be fought. */
export function bombardmentsLeft(_state: Snapshot, _charts: Charts): readonly string[] {
  return [];
}

/** 9.2, D-81 Ports where a Seebataillon may be landed now. */
export function landingsOpen(_state: Snapshot, _charts: Charts): readonly string[] {
  return [];
}
