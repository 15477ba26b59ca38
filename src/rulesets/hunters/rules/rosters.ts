import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";
import type { ShipType } from "../vocabulary";

/** 8.2 A roster holds a ship of that name and tonnage. */
export function knownShip(charts: Charts, type: ShipType, name: string, tons: number): boolean {
  const holds = (rows: readonly { name: string; tons: number }[]): boolean =>
    rows.some((row) => row.name === name && row.tons === tons);
  if (type === "capital_ship") return holds(charts.T5.rows);
  const american = charts.T4.columns.find((column) => column.id === type)?.rows ?? [];
  if (type === "tanker") return holds(charts.T3.rows) || holds(american);
  const rosters = type === "small_freighter" ? [charts.T1, charts.T6] : [charts.T2, charts.T7];
  return rosters.some((roster) => holds(roster.rows)) || holds(american);
}

/** 8.2, 14.1 A ship that a career under these options can meet: by its name on a roster, or nameless with the standard tonnage. */
export function shipExists(
  { options }: Snapshot,
  charts: Charts,
  type: ShipType,
  name: string | null,
  tons: number,
): boolean {
  if (name !== null) return !options.standardTonnage && knownShip(charts, type, name, tons);
  return options.standardTonnage && type !== "capital_ship" && charts.STANDARD_TONNAGE.facts[type] === tons;
}
