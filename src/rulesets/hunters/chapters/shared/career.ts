import type { Charts } from "../../charts/schema";
import type { LogRow, Snapshot } from "../../snapshot";
import type { Fate, Victory } from "../../vocabulary";
import { type Context, enterPhase } from "./game";

/** 5.2.1 Tonnage of every ship sunk in the career. */
export function tonsSunk(state: Snapshot): number {
  return state.log.reduce((sum, row) => sum + tonsOf(row), 0);
}

/** Tonnage of the ships sunk on one patrol. */
export function tonsOf(row: LogRow): number {
  return row.ships.reduce((sum, ship) => sum + (ship.sunk ? ship.tons : 0), 0);
}

/** Ships sunk on one patrol. */
export function shipsSunk(row: LogRow): number {
  return row.ships.filter((ship) => ship.sunk).length;
}

/** True when a ship of that name was sunk earlier in the career. */
export function sunkBefore(state: Snapshot, name: string): boolean {
  return state.log.some((row) => row.ships.some((ship) => ship.sunk && ship.name === name));
}

/** The log row of the patrol in progress or just finished. */
export function logRow(state: Snapshot): LogRow {
  const row = state.log.at(-1);
  if (row === undefined) throw new Error("The log holds no patrol.");
  return row;
}

/** 5.2.2 The victory level for a tonnage and a fate. */
export function victoryFor(charts: Charts, tons: number, fate: Fate): Victory {
  const { levels, captured } = charts.VICTORY.facts;
  if (fate === "captured") return captured;
  return levels.find((level) => level.minTons <= tons && tons <= (level.maxTons ?? tons))?.id ?? levels[0]!.id;
}

/** 5.1, 5.2 Ends the career: the fate is final and the victory level is determined. */
export function endCareer(ctx: Context, fate: Fate, section: string): void {
  const { state, charts } = ctx;
  const tons = tonsSunk(state);
  ctx.set(
    state,
    "end",
    { fate, month: state.month, tons, victory: victoryFor(charts, tons, fate) },
    "GAME_OVER",
    section,
  );
  enterPhase(ctx, "over", "5.1.3");
}
