import type { LogRow, Snapshot } from "../../snapshot";

/** 5.2.1 The tonnage of the ships sunk on one patrol. */
export function tonsOf(row: LogRow): number {
  return row.ships.reduce((sum, ship) => sum + (ship.sunk ? ship.tons : 0), 0);
}

/** The number of ships sunk on one patrol. */
export function shipsSunk(row: LogRow): number {
  return row.ships.filter((ship) => ship.sunk).length;
}

/** 14.3 Whether a ship of that name was sunk earlier in the career. */
export function sunkBefore(state: Snapshot, name: string): boolean {
  return state.log.some((row) => row.ships.some((ship) => ship.sunk && ship.name === name));
}

/** The log row of the patrol in progress or just finished. */
export function logRow(state: Snapshot): LogRow {
  const row = state.log.at(-1);
  if (row === undefined) throw new Error("The log holds no patrol.");
  return row;
}
