import type { Charts } from "../charts/schema";
import type { Label } from "../labels";
import type { Force, Ship } from "../snapshot-forces";
import type { Removal, Side } from "../vocabulary";
import type { Table } from "./game";
import { removeShip } from "./losses";
import { candidates, inGroup, typeOf } from "./units";

/** D-13 The ships of a force that ice or weather can damage: heavy ships, AX, MX, DD and TB. */
export function exposed(charts: Charts, force: Force): Ship[] {
  return force.units.filter(
    (ship) => inGroup(charts, ship, "heavy") || ["AX", "MX", "DD", "TB"].includes(typeOf(charts, ship)),
  );
}

/** G.6, G.7 Picks ships of a force without replacement; each takes one hit and leaves the game. Gives their units. */
export function damagePicked(
  desk: Table,
  side: Side,
  force: Force,
  hits: number,
  from: (ship: Ship) => boolean,
  spec: { readonly label: Label; readonly why: Removal; readonly section: string },
): string[] {
  const { charts } = desk;
  let pool = candidates(charts, exposed(charts, force).filter(from));
  const gone: string[] = [];
  for (let hit = 0; hit < hits && pool.length > 0; hit += 1) {
    const ship =
      pool.length === 1
        ? pool[0]!
        : desk.draw({
            label: spec.label,
            about: { side, force: force.id },
            section: spec.section,
            pool,
            say: ({ unit }) => unit,
          });
    pool = without(pool, ship);
    gone.push(ship.unit);
    removeShip(desk, side, force, ship, spec.why, spec.section);
  }
  return gone;
}

function without<T>(pool: readonly T[], item: T): T[] {
  const at = pool.indexOf(item);
  return pool.filter((_, index) => index !== at);
}
