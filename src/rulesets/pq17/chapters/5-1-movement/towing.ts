import { isClass, unitOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Side } from "../../vocabulary";
import type { Force, Ship } from "../1-2-forces/state";
import { sink } from "../7-9-damage/losses";
import type { Context } from "../shared/context";
import { atSea, forcesOf } from "../shared/game";
import { alike, inGroup, isDiw, typeOf } from "../shared/units";

/** 5.1.1 Ships of a force at sea that are Dead in the Water and not in tow. */
export function adrift(force: Force): Ship[] {
  return atSea(force) ? force.units.filter((ship) => isDiw(ship) && ship.tow === null) : [];
}

/**
 * 5.1.1, D-33 The ships of a force that can take a ship in tow. A heavy ship can tow any ship; a destroyer cannot tow a
 * capital ship. A green crew cannot be saved (15.4.3).
 */
export function towersFor(charts: Charts, force: Force, towed: Ship): Ship[] {
  if (towed.marks.includes("green_crew")) return [];
  const capital = inGroup(charts, towed, "capital");
  return force.units.filter((ship) => {
    if (ship === towed || isDiw(ship) || ship.tow !== null) return false;
    return inGroup(charts, ship, "heavy") || (!capital && typeOf(charts, ship) === "DD");
  });
}

/** 5.1.1 A ship takes another in tow; of a class one CS tows, and one CS is towed. */
export function connectTow(ctx: Context, force: Force, towed: Ship, tower: Ship): void {
  const [behind, ahead] = [apart(ctx, force, towed), apart(ctx, force, tower)];
  ctx.ruling("D-33", "5.1.1");
  ctx.set(behind, "tow", ahead.unit, "TOW_TAKEN", "5.1.1");
  ctx.set(ahead, "tow", behind.unit, "TOW_TAKEN", "5.1.1");
}

/** 5.1.1, 7.2.4 Drops a tow: the towed ship is Dead in the Water again. */
export function releaseTow(ctx: Context, force: Force, towed: Ship): void {
  const tower = force.units.find((ship) => ship.unit === towed.tow && ship.tow === towed.unit && !isDiw(ship));
  ctx.set(towed, "tow", null, "TOW_DROPPED", "5.1.1");
  if (tower !== undefined) ctx.set(tower, "tow", null, "TOW_DROPPED", "5.1.1");
  mergeEntries(ctx, force, "5.1.1");
}

/** 5.1.1, 7 Sinks a ship that is Dead in the Water by its own side's hand; of a class one CS. */
export function sinkOwnShip(ctx: Context, side: Side, force: Force, ship: Ship): void {
  ctx.ruling("E-31", "5.1.1");
  sink(ctx, side, force, ship, 1, "5.1.1");
}

/** 1.4 Ships of a class in the same state become one entry again. */
export function mergeEntries(ctx: Context, force: Force, section: string): void {
  const { charts } = ctx;
  const entries: Ship[] = [];
  for (const ship of [...force.units]) {
    const like = isClass(charts, unitOf(charts, ship.unit)) ? entries.find((each) => alike(each, ship)) : undefined;
    if (like === undefined) {
      entries.push(ship);
      continue;
    }
    ctx.set(like, "cs", like.cs + ship.cs, "SHIP_CS", section);
    if (ship.torpedoesSpent > 0) {
      ctx.set(like, "torpedoesSpent", like.torpedoesSpent + ship.torpedoesSpent, "TORPEDOES_SPENT", section);
    }
    if (like.oil !== null) ctx.set(like, "oil", like.oil + (ship.oil ?? 0), "OIL", section);
  }
  if (entries.length < force.units.length) ctx.set(force, "units", entries, "SHIPS_GATHERED", section);
}

/** Splits one CS off an entry into an entry of its own; a named ship or a single CS is returned unchanged. */
export function apart(ctx: Context, force: Force, ship: Ship): Ship {
  const { charts } = ctx;
  if (ship.cs <= 1 || !isClass(charts, unitOf(charts, ship.unit))) return ship;
  const spent = Math.min(ship.torpedoesSpent, Math.floor(ship.torpedoesSpent / ship.cs));
  const oil = ship.oil === null ? null : Math.floor(ship.oil / ship.cs);
  ctx.set(ship, "cs", ship.cs - 1, "SHIP_CS", "5.1.1");
  if (spent > 0) ctx.set(ship, "torpedoesSpent", ship.torpedoesSpent - spent, "TORPEDOES_SPENT", "5.1.1");
  if (ship.oil !== null && oil !== null) ctx.set(ship, "oil", ship.oil - oil, "OIL", "5.1.1");
  ctx.push(force.units, { ...ship, cs: 1, oil, torpedoesSpent: spent, marks: [...ship.marks] }, "SHIP_APART", "5.1.1");
  return force.units.at(-1) ?? ship;
}

/** 5.1.1 At the end of the combine segment every ship Dead in the Water that is not in tow sinks. */
export function scuttle(ctx: Context, side: Side): void {
  for (const force of forcesOf(ctx.state, side)) {
    for (const ship of force.units) {
      const bound = force.units.some((each) => each.unit === ship.tow && each.tow === ship.unit);
      if (ship.tow !== null && !bound) ctx.set(ship, "tow", null, "TOW_DROPPED", "5.1.1");
    }
    for (const ship of adrift(force)) sink(ctx, side, force, ship, Math.max(1, ship.cs), "5.1.1");
  }
}
