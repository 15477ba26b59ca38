import type { Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import { reportForce } from "../6-2-search/reports";
import type { Context } from "../shared/context";
import { blocksOf, isOnTheMap, lightOf, lowestFree, pieceAtBlock } from "../shared/game";

/**
 * 6.1 Raises a force at sea to at least an ID level and reports it to the other side. The force is identified at any
 * level.
 */
export function raiseTo(ctx: Context, side: Side, force: Force, level: number, section: string): void {
  const highest = ctx.charts.LIMITS.facts.highestId;
  ctx.set(force, "identified", true, "IDENTIFIED", section);
  ctx.set(force, "dummyDue", false, "DUMMY_DUE", "1.3");
  ctx.set(force, "idLevel", Math.min(highest, Math.max(force.idLevel, level)), "ID_LEVEL", section);
  reportForce(ctx, side, force, section);
}

/** 6.1 Clears the ID of a force in port, because it is no longer on the map. */
export function forgetId(ctx: Context, force: Force, section: string): void {
  ctx.set(force, "identified", false, "UNIDENTIFIED", section);
  ctx.set(force, "idLevel", 0, "ID_LEVEL", section);
  ctx.set(force, "dummyDue", false, "DUMMY_DUE", "1.3");
}

/** 1.2 Gives a piece that comes onto the map the lowest number free. */
export function numberBlock(ctx: Context, side: Side, id: string, section: string): void {
  const own = ctx.state.sides[side];
  const piece = own.forces.find((each) => each.id === id) ?? own.dummies.find((each) => each.id === id);
  if (piece !== undefined) ctx.set(piece, "block", lowestFree(blocksOf(ctx.state, side)), "BLOCK", section);
}

/** 1.3 Mixes two blocks of one hex, so that the other side does not know which of them is the one it knew. */
export function mixBlocks(ctx: Context, side: Side, a: number, b: number, section: string): void {
  const first = pieceAtBlock(ctx.state, side, a);
  const second = pieceAtBlock(ctx.state, side, b);
  if (first === undefined || second === undefined) return;
  const identity = ctx.draw({
    label: "block-order",
    about: { side },
    section,
    pool: [true, false],
    resultName: (stays) => (stays ? "as they stood" : "the other way round"),
  });
  if (identity) return;
  ctx.set(first, "block", b, "BLOCK", section);
  ctx.set(second, "block", a, "BLOCK", section);
}

/** 6.7 Combats that show where a force is. */
export type Combat = "surface" | "airAttack" | "submarine" | "aswPatrol" | "scattered";

/**
 * 6.7 Raises the ID of a force after a combat to the level for that kind of combat; never lowers it. Reports the force
 * if the ID rises.
 */
export function raiseAfterCombat(ctx: Context, side: Side, force: Force, combat: Combat, section: string): void {
  const { state, charts } = ctx;
  if (!isOnTheMap(state, side, force)) return;
  const levels = charts.COMBAT_ID.facts[combat];
  const level = typeof levels === "number" ? levels : levels[lightOf(state)];
  if (combat === "airAttack") ctx.ruling("D-05", section);
  if (!force.identified || force.idLevel < level) raiseTo(ctx, side, force, level, section);
}
