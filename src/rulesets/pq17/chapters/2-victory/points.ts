import type { Side, VpCode } from "../../vocabulary";
import type { Context } from "../shared/context";

/** 2 Scores victory points; positive for the Allies. */
export function score(ctx: Context, side: Side, code: VpCode, amount: number, unit: string | null, rule: string): void {
  if (amount === 0) return;
  const { vp, turn } = ctx.state;
  ctx.push(vp.log, { turn, side, code, amount, unit, rule }, "VP_SCORED", rule);
  ctx.set(vp, "total", vp.total + amount, "VP", rule);
}
