import type { LoggedShip, LogRow, Snapshot } from "../../snapshot";
import type { PatrolResult } from "../../vocabulary";

/** 5.2.1 The tonnage of the ships sunk on one patrol. */
export function tonsOf(row: LogRow): number {
  return row.ships.reduce((sum, ship) => sum + (ship.sunk ? ship.tons : 0), 0);
}

/** 5.2.1 Tonnage of every ship sunk in the career. */
export function tonsSunk(state: Snapshot): number {
  return state.log.reduce((sum, row) => sum + tonsOf(row), state.takenOver?.tons ?? 0);
}

/** The number of ships sunk on one patrol. */
export function shipsSunk(row: LogRow): number {
  return row.ships.filter((ship) => ship.sunk).length;
}

/** 3.5 The ships that a career is known to have sunk or damaged, those before it was taken over first. */
export function knownShips({ takenOver, log }: Snapshot): readonly LoggedShip[] {
  const before = (takenOver?.sunk ?? []).map((ship) => ({ ...ship, sunk: true }));
  return [...before, ...log.flatMap(({ ships }) => ships)];
}

/** 3.5 The patrols of a career, those before it was taken over among them. */
export function patrolsOf({ takenOver, log }: Snapshot): number {
  return (takenOver?.patrols ?? 0) + log.length;
}

/** 3.5 The ships sunk in a career, those before it was taken over among them. */
export function shipsOf({ takenOver, log }: Snapshot): number {
  return log.reduce((sum, row) => sum + shipsSunk(row), takenOver?.ships ?? 0);
}

/** 7.5.2 The patrols marked with a result, those before the career was taken over among them. */
export function patrolsWith({ takenOver, log }: Snapshot, result: PatrolResult): number {
  const { patrols, successes } = takenOver ?? { patrols: 0, successes: 0 };
  return log.filter((row) => row.result === result).length + (result === "S" ? successes : patrols - successes);
}

/** 14.3 True if a ship of that name was sunk earlier in the career. */
export function sunkBefore(state: Snapshot, name: string): boolean {
  return knownShips(state).some((ship) => ship.sunk && ship.name === name);
}

/** The log row of the patrol in progress or just finished. */
export function logRow(state: Snapshot): LogRow {
  const row = state.log.at(-1);
  if (row === undefined) throw new Error("The log holds no patrol.");
  return row;
}
