import { opponentOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Side } from "../../vocabulary";
import type { Force, Ship } from "../1-2-forces/state";
import { mergeEntries } from "../5-1-movement/towing";
import { raiseAfterCombat } from "../6-1-identification/identity";
import { applyTorpedo, flip, rollTorpedo, type TorpedoAttack } from "../7-3-torpedoes/torpedoes";
import { concealed } from "../7-4-submarine-combat/disclosure";
import { freshBoats } from "../7-4-submarine-combat/targets";
import { sinkTarget } from "../7-9-damage/damage";
import type { Harm, Target, TorpedoResult } from "../7-9-damage/harm";
import type { Context } from "../shared/context";
import { pickShip } from "../shared/picks";
import { candidates, freshShip, isScattered, typeOf } from "../shared/units";

/**
 * 7.7 Picks a merchant of a scattered convoy, or one dispersed from a convoy. Undefined if none is left. A dispersed
 * merchant is in its force only after `reveal` has put it there.
 */
export function pickStray(ctx: Context, side: Side, force: Force, section: string): Target | undefined {
  if (!isScattered(force)) ctx.ruling("E-01", "7.7");
  const pool = candidates(ctx.charts, strays(ctx.charts, force));
  const ship = pickShip(ctx, pool, { label: "scatter-target", side, force: force.id, section });
  if (ship === undefined) return undefined;
  return { side, force, ship: force.units.includes(ship) ? ship : { ...ship, cs: 1 } };
}

/** 7.7 Merchants that are attacked one by one; auxiliaries of a scattered convoy once no merchant is left. */
function strays(charts: Charts, force: Force): Ship[] {
  const adrift = (force.convoy?.dispersed ?? []).map(({ unit, cs }) => freshShip(charts, unit, cs));
  if (!isScattered(force)) return adrift;
  const merchants = [...force.units.filter((ship) => typeOf(charts, ship) === "MX"), ...adrift];
  return merchants.length > 0 ? merchants : force.units.filter((ship) => typeOf(charts, ship) === "AX");
}

/** 7.7 Puts a dispersed merchant that an event affects back among the ships of its convoy. */
export function rejoinConvoy(ctx: Context, { force, ship }: Target): void {
  const { convoy } = force;
  if (convoy === null || force.units.includes(ship)) return;
  ctx.ruling("E-02", "7.7");
  const dispersed = convoy.dispersed
    .map((each) => (each.unit === ship.unit ? { ...each, cs: each.cs - 1 } : each))
    .filter(({ cs }) => cs > 0);
  ctx.set(convoy, "dispersed", dispersed, "STRAY_FOUND", "7.7");
  ctx.push(force.units, ship, "STRAY_FOUND", "7.7");
}

/** 7.7.1 A TF sinks one merchant picked at random; undefined when none is left. */
export function sinkStray(ctx: Context, side: Side, force: Force): Harm | undefined {
  const target = pickStray(ctx, side, force, "7.7.1");
  if (target === undefined) return undefined;
  ctx.ruling("E-03", "7.7.1");
  rejoinConvoy(ctx, target);
  return sinkTarget(ctx, target, 1, "7.7.1");
}

/** 7.7 One torpedo attack on a merchant picked at random, which is all that it can hit; undefined when none is left. */
export function torpedoStray(
  ctx: Context,
  side: Side,
  force: Force,
  by: TorpedoAttack["by"],
  section: string,
): TorpedoResult | undefined {
  const target = pickStray(ctx, side, force, section);
  if (target === undefined) return undefined;
  const category = typeOf(ctx.charts, target.ship) === "MX" ? "merchant" : "auxiliary";
  const attack: TorpedoAttack = { about: concealed(opponentOf(side), force, category), target, by };
  const strike = rollTorpedo(ctx, attack, section);
  if (strike.damage !== null) rejoinConvoy(ctx, target);
  return { success: strike.success, harms: applyTorpedo(ctx, attack, strike, section) };
}

/** 7.7.2 Every submarine of a Wolf Pack attacks one merchant picked at random; a die then decides whether its torpedoes are spent. */
export function packAttacksStrays(ctx: Context, side: Side, pack: Force, convoy: Force): TorpedoResult[] {
  const { state, charts } = ctx;
  const owner = opponentOf(side);
  const results: TorpedoResult[] = [];
  const boats = freshBoats(pack);
  for (let boat = 0; boat < boats && state.sides[owner].forces.includes(convoy); boat += 1) {
    const result = torpedoStray(ctx, owner, convoy, "submarine", "7.7.2");
    if (result !== undefined) results.push(result);
  }
  if (state.sides[owner].forces.includes(convoy)) mergeEntries(ctx, convoy, "1.4");
  const most = charts.LIMITS.facts.scatterTorpedoesSpentTo;
  const { total } = ctx.rollPlain({
    label: "scatter-torps",
    about: { side },
    section: "7.7.2",
    dice: "1d0-9",
    resultName: (_, natural) => (natural <= most ? "torpedoes spent" : "torpedoes left"),
  });
  if (total <= most) flip(ctx, side, pack, "7.7.2");
  raiseAfterCombat(ctx, side, pack, "submarine", "6.7");
  raiseAfterCombat(ctx, owner, convoy, "submarine", "6.7");
  return results;
}
