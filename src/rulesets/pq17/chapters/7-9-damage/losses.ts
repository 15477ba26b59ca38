import { isClass, unitOf } from "../../charts/pack";
import type { Removal, Side } from "../../vocabulary";
import type { Force, Ship } from "../1-2-forces/state";
import { score } from "../2-victory/points";
import { battleIn } from "../7-5-surface-combat/battle";
import { noteAbsence } from "../15-5-repairs/absences";
import { type Context, removeForce } from "../shared/context";
import { typeOf } from "../shared/units";

/** 9.3.1, 10.2.6 Applies one hit to a ship, in `hex`, and removes one CS of a class, or a named ship whole. No VP. */
export function removeShip(
  ctx: Context,
  side: Side,
  force: Force,
  ship: Ship,
  why: Removal,
  section: string,
  hex: string = force.at,
): void {
  const { state, charts } = ctx;
  const facts = unitOf(charts, ship.unit);
  const isNamedUnit = !isClass(charts, facts);
  const left = isNamedUnit ? Math.max(0, ship.cs - 1) : 1;
  ctx.push(state.sides[side].removed, { unit: ship.unit, cs: left, turn: state.turn, why }, "UNIT_REMOVED", section);
  if (force.convoy !== null && facts.type === "MX") {
    ctx.set(force.convoy, "excused", force.convoy.excused + 1, "MERCHANT_EXCUSED", "2.1.2");
  }
  noteAbsence(ctx, side, force, ship, why, hex);
  dropCs(ctx, side, force, ship, isNamedUnit ? ship.cs : 1, section);
}

/** 7 Sinks CS of a class, or a named ship whole, with the VP that the Unit Chart names. */
export function sink(ctx: Context, side: Side, force: Force, ship: Ship, cs: number, section: string): void {
  const { state, charts } = ctx;
  const facts = unitOf(charts, ship.unit);
  const lost = isClass(charts, facts) ? Math.min(cs, ship.cs) : facts.cs;
  const loaded = facts.type === "MX" && (force.convoy?.loaded ?? false);
  const battle = battleIn(state);
  // 7.5.5 Escorts lost in a surface battle may come back after it.
  if (battle !== undefined && facts.type === "ES") {
    ctx.push(battle.escortsLost, { side, force: force.id, unit: ship.unit, cs: lost }, "ESCORT_LOST", "7.5.5");
  } else recordSunk(ctx, side, { unit: ship.unit, cs: lost, loaded }, section);
  dropCs(ctx, side, force, ship, isClass(charts, facts) ? lost : ship.cs, section);
}

/** 2 Records CS of a class, or a named ship, as sunk, with the VP that the Unit Chart names. */
export function recordSunk(
  ctx: Context,
  side: Side,
  { unit, cs, loaded }: { readonly unit: string; readonly cs: number; readonly loaded: boolean },
  section: string,
): void {
  const { state, charts } = ctx;
  const vp = charts.VICTORY_POINTS.facts;
  ctx.push(state.sides[side].sunk, { unit, cs, turn: state.turn, loaded }, "UNIT_SUNK", section);
  score(ctx, side, "SHIP_SUNK", vp.sunkPerCs[side][typeOf(charts, { unit })] * cs, unit, "2");
  if (loaded && side === "allied") score(ctx, side, "LOADED_MX_SUNK", vp.loadedMxSunk * cs, unit, "2.1.1");
}

/** Takes CS of a ship out of a force, the ship with its last CS, and the force with its last ship. */
export function dropCs(ctx: Context, side: Side, force: Force, ship: Ship, cs: number, section: string): void {
  if (ship.cs > cs) {
    ctx.set(ship, "cs", ship.cs - cs, "SHIP_CS", section);
    return;
  }
  ctx.set(
    force,
    "units",
    force.units.filter((each) => each !== ship),
    "SHIP_GONE",
    section,
  );
  const bound =
    ship.tow === null ? undefined : force.units.find((each) => each.unit === ship.tow && each.tow === ship.unit);
  if (bound !== undefined) ctx.set(bound, "tow", null, "TOW_DROPPED", "5.1.1");
  if (force.units.length === 0 && (force.convoy?.dispersed.length ?? 0) === 0) removeForce(ctx, side, force, section);
}
