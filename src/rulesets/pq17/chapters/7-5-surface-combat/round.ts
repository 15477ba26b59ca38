import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { SIDES } from "../../vocabulary";
import { raiseAfterCombat } from "../6-1-identification/identity";
import { burnAfterCombat } from "../11-fuel/fuel";
import type { Context } from "../shared/context";
import { forcesIn, hasWarships, sideIn } from "./battle";
import { isWeaker, limitsBind, strengthShown } from "./german-limits";
import type { SurfaceBattle } from "./state";
import { closeIn, isAlone, unescortedRounds } from "./unescorted";

/** 7.5.2 Begins a round: units that are not in Withdrawal return to Deployment, and the enemy's strength is weighed (D-37). */
export function beginRound(ctx: Context, battle: SurfaceBattle): void {
  const { state, charts } = ctx;
  ctx.set(battle, "round", battle.round + 1, "ROUND", "7.5.2");
  ctx.set(battle, "step", "set_up", "STEP", "7.5.2");
  ctx.set(battle, "struck", false, "ROUND", "7.5.6");
  if (battle.guns.length > 0) ctx.set(battle, "guns", [], "ROUND", "7.5.2");
  if (battle.torpedoes.length > 0) ctx.set(battle, "torpedoes", [], "ROUND", "7.5.2");
  for (const unit of battle.units) {
    if (unit.area !== "withdrawal") ctx.set(unit, "area", "deployment", "AREA", "7.5.2");
    ctx.set(unit, "evasion", false, "EVASION", "D-22");
    if (unit.screens.length > 0) ctx.set(unit, "screens", [], "SCREEN", "7.5.4");
    ctx.set(unit, "protects", null, "SCREEN", "7.5.4");
  }
  ctx.set(battle, "outmatched", isOutmatched(state, charts, battle), "OUTMATCHED", "7.5.7");
  if (battle.outmatched) ctx.ruling("D-37", "7.5.7");
  if (battle.unescorted !== null) closeIn(ctx, battle);
}

function isOutmatched(state: Snapshot, charts: Charts, battle: SurfaceBattle): boolean {
  if (!limitsBind(state) || battle.unescorted !== null) return false;
  const german = strengthShown(state, charts, battle, "axis");
  return !isWeaker(strengthShown(state, charts, battle, "allied"), german);
}

/** How a round ends. */
export type RoundEnd = "next" | "over" | "scatter";

/** 7.5.2(vi), 7.5.8 The end of a round: IDs rise, and the battle goes on, is over, or leaves merchants that scatter. */
export function endRound(ctx: Context, battle: SurfaceBattle): RoundEnd {
  const { state, charts } = ctx;
  raiseIds(ctx, battle);
  for (const side of SIDES) forgetOdd(ctx, battle, side);
  const defender = sideIn(battle, "defender");
  const hunted = hasWarships(charts, battle, battle.attacker) && isAlone(state, charts, battle);
  if (hunted) return endHunt(ctx, battle);
  if (battle.unescorted !== null) return "over";
  const both = hasWarships(charts, battle, battle.attacker) && hasWarships(charts, battle, defender);
  if (!both || battle.round >= charts.LIMITS.facts.surfaceRounds) return "over";
  ctx.ruling("D-23", "7.5.2");
  const { round } = battle;
  const { total } = ctx.rollPlain({
    label: "combat-continue",
    about: { side: "axis" },
    section: "7.5.2",
    dice: charts.NAVAL_GUNNERY.dice,
    resultName: (die) => (die < round ? "over" : "goes on"),
  });
  return total < round ? "over" : "next";
}

/** 7.5.8 Counts the rounds against merchants alone; after the last they scatter. */
function endHunt(ctx: Context, battle: SurfaceBattle): RoundEnd {
  const left = battle.unescorted === null ? unescortedRounds(ctx.state, ctx.charts, battle) : battle.unescorted - 1;
  ctx.set(battle, "unescorted", left, "UNESCORTED", "7.5.8");
  return left > 0 ? "next" : "scatter";
}

/** 6.7 Raises the ID of every force that fights. */
export function raiseIds(ctx: Context, battle: SurfaceBattle): void {
  for (const side of SIDES) {
    for (const force of forcesIn(ctx.state, battle, side)) raiseAfterCombat(ctx, side, force, "surface", "6.7");
  }
}

/** 11.1.3 Burns the fuel that a battle costs every force that fought. */
export function burnFuel(ctx: Context, battle: SurfaceBattle): void {
  for (const side of SIDES) {
    for (const force of forcesIn(ctx.state, battle, side)) burnAfterCombat(ctx, side, force, "surfaceCombat");
  }
}

/** 7 Odd hits on double-step units of a battle are forgotten at the end of a round. */
function forgetOdd(ctx: Context, battle: SurfaceBattle, side: (typeof SIDES)[number]): void {
  for (const force of forcesIn(ctx.state, battle, side)) {
    for (const ship of force.units) if (ship.rotated) ctx.set(ship, "rotated", false, "ODD_HIT_FORGOTTEN", "7");
  }
}
