import type { Force } from "../snapshot-forces";
import { type Phase, SIDES, type Side } from "../vocabulary";
import { forgetOddHits } from "./damage";
import type { Context } from "./game";

const COMBATS: readonly Phase[] = ["air_combat", "submarine_combat", "surface_combat"];

/** 7, 7.1 The end of a segment: odd hits are forgotten, and after one of combat every force may have its combat again. */
export function closeCombats(ctx: Context, phase: Phase): void {
  for (const side of SIDES) {
    forgetOddHits(ctx, side, "7");
    if (!COMBATS.includes(phase)) continue;
    const own = ctx.state.sides[side];
    if (own.fought.length > 0) ctx.set(own, "fought", [], "COMBAT_OVER", "7.1");
    if (own.attacked.length > 0) ctx.set(own, "attacked", [], "COMBAT_OVER", "7.5");
  }
}

/** 7.1, D-35 A force has had its combat in this segment. */
export function noteFought(ctx: Context, side: Side, force: Force, section: string): void {
  const own = ctx.state.sides[side];
  if (!own.fought.includes(force.id)) ctx.push(own.fought, force.id, "FOUGHT", section);
}
