import type { Snapshot } from "../snapshot";
import type { Force } from "../snapshot-forces";
import type { Side } from "../vocabulary";
import { burn } from "./fuel";
import { atSea, type Context, lightOf } from "./game";
import { raiseTo } from "./identity";

/** 6.7 Combats that show where a force is. */
export type Combat = "surface" | "airAttack" | "submarine" | "aswPatrol" | "scattered";

/** 6.7 Raises the ID of a force after a combat to the level that its kind brings; never lowers it, and tells it when it rises. */
export function raiseAfterCombat(ctx: Context, side: Side, force: Force, combat: Combat, section: string): void {
  const { state, charts } = ctx;
  if (!isOnTheMap(state, side, force)) return;
  const levels = charts.COMBAT_ID.facts[combat];
  const level = typeof levels === "number" ? levels : levels[lightOf(state)];
  if (combat === "airAttack") ctx.ruling("D-05", section);
  if (!force.identified || force.idLevel < level) raiseTo(ctx, side, force, level, section);
}

/** 11.1.3 What a combat costs a TF or convoy in turns of fuel: surface combat both, an air attack and offensive ASW a TF alone. */
export function burnAfterCombat(
  ctx: Context,
  side: Side,
  force: Force,
  cost: "surfaceCombat" | "airAttack" | "offensiveAsw",
): void {
  if (!isOnTheMap(ctx.state, side, force)) return;
  if (cost !== "surfaceCombat" && force.kind !== "task_force") return;
  burn(ctx, force, ctx.charts.FUEL.facts[cost], "11.1.3");
}

function isOnTheMap(state: Snapshot, side: Side, force: Force): boolean {
  return state.sides[side].forces.includes(force) && atSea(force);
}
