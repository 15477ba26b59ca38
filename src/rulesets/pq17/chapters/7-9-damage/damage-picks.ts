import type { Charts } from "../../charts/schema";
import type { Label } from "../../labels";
import type { Removal, Side } from "../../vocabulary";
import type { Force, Ship } from "../1-2-forces/state";
import { rejoinConvoy } from "../7-7-stray-merchants/stray-merchants";
import type { Context } from "../shared/context";
import { uses } from "../shared/game";
import { pickOne } from "../shared/picks";
import { candidates, freshShip, inGroup, typeOf } from "../shared/units";
import { rollFate } from "./damage";
import { removeShip, sink } from "./losses";

/** D-13 The ships of a force that ice or weather can damage: heavy ships, AX, MX dispersed or not, DD and TB. */
export function exposed(charts: Charts, force: Force): Ship[] {
  const adrift = (force.convoy?.dispersed ?? []).map(({ unit, cs }) => freshShip(charts, unit, cs));
  return [...force.units, ...adrift].filter(
    (ship) => inGroup(charts, ship, "heavy") || ["AX", "MX", "DD", "TB"].includes(typeOf(charts, ship)),
  );
}

/** 9.3.1, 10.2.6 Why ships leave the game, and where they are hit; by default in the hex of their force. */
interface Damage {
  readonly why: Removal;
  readonly section: string;
  readonly hex?: string;
}

/** 9.3.1, 10.2.6 Damage to ships that dice pick. */
interface Picking extends Damage {
  readonly label: Label;
}

/** 9.3.1, 10.2.6 Picks ships of a force without replacement; each takes one hit and leaves the game. Gives their units. */
export function damagePicked(
  ctx: Context,
  side: Side,
  force: Force,
  hits: number,
  from: (ship: Ship) => boolean,
  spec: Picking,
): string[] {
  const { charts } = ctx;
  let pool = candidates(charts, exposed(charts, force).filter(from));
  const sunk: string[] = [];
  for (let hit = 0; hit < hits; hit += 1) {
    const ship = pickOne(ctx, {
      label: spec.label,
      about: { side, force: force.id },
      section: spec.section,
      pool,
      resultName: ({ unit }) => unit,
    });
    if (ship === undefined) break;
    pool = without(pool, ship);
    sunk.push(ship.unit);
    leavesDamaged(ctx, side, force, force.units.includes(ship) ? ship : { ...ship, cs: 1 }, spec);
  }
  return sunk;
}

/** 9.3.1, 10.2.6 A ship takes its hit and leaves the game; under 7.9 the weather sinks a destroyer whose fate it is (D-41). */
export function leavesDamaged(ctx: Context, side: Side, force: Force, ship: Ship, { why, section, hex }: Damage): void {
  rejoinConvoy(ctx, { side, force, ship });
  if (why === "weather" && uses(ctx.state, "destroyer_hits") && typeOf(ctx.charts, ship) === "DD") {
    ctx.ruling("D-41", section);
    if (rollFate(ctx, { side, force }) === "sunk") {
      sink(ctx, side, force, ship, 1, section);
      return;
    }
  }
  removeShip(ctx, side, force, ship, why, section, hex);
}

function without<T>(pool: readonly T[], item: T): T[] {
  const at = pool.indexOf(item);
  return pool.filter((_, index) => index !== at);
}
