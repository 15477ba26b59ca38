import type { Convoy, Force, Ship } from "../snapshot-forces";
import type { Context } from "./game";
import { freshShip } from "./units";

/** 5.6 Dispersed merchants count with those of their own again that bear no mark; gives those that find none, for their caller to add. */
export function takeBack(
  ctx: Context,
  force: Force,
  { unit, cs }: Convoy["dispersed"][number],
  section: string,
): Ship | undefined {
  const same = force.units.find((ship) => ship.unit === unit && ship.marks.length === 0);
  if (same === undefined) return freshShip(ctx.charts, unit, cs);
  ctx.set(same, "cs", same.cs + cs, "SHIP_CS", section);
  return undefined;
}
