import { chartView, modifierOf } from "../../../../core/charts/look-up";
import { isClass, unitOf } from "../../charts/pack";
import type { Side } from "../../vocabulary";
import type { Force, Ship } from "../1-2-forces/state";
import { mergeEntries } from "../5-1-movement/towing";
import { torpedoAttack } from "../7-3-torpedoes/torpedoes";
import { mined } from "../7-4-submarine-combat/disclosure";
import { type Harm, isAlive, type Target } from "../7-9-damage/harm";
import { sink } from "../7-9-damage/losses";
import type { Context } from "../shared/context";
import { pickShip } from "../shared/picks";
import { canonical, typeOf } from "../shared/units";

/** 13.5 A force runs into mines: torpedo attacks on ships picked at random, no more on one than the rule allows. */
export function strikeMines(ctx: Context, side: Side, force: Force): void {
  const { state, charts } = ctx;
  const facts = charts.EVENTS.facts.events.minefield;
  const struck = new Map<Ship, number>();
  for (let attacks = 0; attacks < facts.attacks && state.sides[side].forces.includes(force); attacks += 1) {
    const pick = { label: "mine-target", side, force: force.id, section: "13.5" } as const;
    const ship = pickShip(ctx, exposed(ctx, force, struck), pick);
    if (ship === undefined) break;
    if (typeOf(charts, ship) === "SS") {
      ctx.ruling("E-09", "13.5");
      if (!mineSubmarine(ctx, side, force)) continue;
      sink(ctx, side, force, ship, Math.min(ship.cs, facts.submarinesSunk), "13.5");
      if (force.kind === "wolf_pack") break;
      continue;
    }
    const target: Target = { side, force, ship };
    const result = torpedoAttack(ctx, { about: mined(side, force), target, by: "mine" }, "13.5");
    if (result.success) note(ctx, target, result.harms, struck);
  }
  mergeEntries(ctx, force, "1.4");
}

/** 13.5 The dice of a mine that a submarine strikes: a success sinks it. */
function mineSubmarine(ctx: Context, side: Side, force: Force): boolean {
  const { row } = ctx.roll({
    label: "torpedo-attack",
    about: mined(side, force),
    section: "13.5",
    view: chartView(ctx.charts.TORPEDO_ATTACK),
    modifiers: force.fuel.state === "critical" ? [modifierOf(ctx.charts.TORPEDO_ATTACK, "CRITICAL_FUEL_TARGET")] : [],
  });
  return row.result === "success";
}

/** 13.5 The candidates that may still strike a mine: a ship short of its most successes, CS of a class that struck none. */
function exposed(ctx: Context, force: Force, struck: ReadonlyMap<Ship, number>): Ship[] {
  const { charts } = ctx;
  const { perShip, perCs } = charts.EVENTS.facts.events.minefield;
  return canonical(charts, force.units).flatMap((ship) => {
    const hits = struck.get(ship) ?? 0;
    if (!isClass(charts, unitOf(charts, ship.unit))) return hits < perShip ? [ship] : [];
    const left = Math.max(0, ship.cs - Math.ceil(hits / Math.max(1, perCs)));
    return Array.from({ length: left }, () => ship);
  });
}

/** Records each surviving victim of a mine: the ship itself, or the entry that now contains its CS. */
function note(ctx: Context, target: Target, harms: readonly Harm[], struck: Map<Ship, number>): void {
  const { force, ship } = target;
  const [harm] = harms;
  const isNamedUnit = !isClass(ctx.charts, unitOf(ctx.charts, ship.unit));
  if (harm === undefined || (!isNamedUnit && harm.sunk > 0)) return;
  const mark = harm.diw > 0 ? "diw" : "crippled";
  const entry = isNamedUnit ? ship : force.units.find((each) => each.unit === ship.unit && each.marks.includes(mark));
  if (entry !== undefined && isAlive(ctx.state, { ...target, ship: entry })) {
    struck.set(entry, (struck.get(entry) ?? 0) + 1);
  }
}
