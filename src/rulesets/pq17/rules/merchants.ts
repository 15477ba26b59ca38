import { isClass, unitOf } from "../charts/pack";
import type { Convoy, Force } from "../snapshot-forces";
import type { Table } from "./game";
import { freshShip } from "./units";

/** 5.6 Dispersed merchants are with their convoy again: they count with those of their class that bear no mark. */
export function takeBack(
  desk: Table,
  force: Force,
  { unit, cs }: Convoy["dispersed"][number],
  code: "SHIP_JOINED" | "SHIP_REJOINED",
  section: string,
): void {
  const same = force.units.find((ship) => ship.unit === unit && ship.marks.length === 0);
  if (same !== undefined && isClass(desk.charts, unitOf(desk.charts, unit))) {
    desk.set(same, "cs", same.cs + cs, "SHIP_CS", section);
  } else desk.push(force.units, freshShip(desk.charts, unit, cs), code, section);
}
