import { alliedShipOf } from "../../charts/pack";
import type { Context } from "../shared/context";

/** 17.1 Changes the victory points. The chart VICTORY_POINTS lists the amounts. In a battle they count for its outcome too (14.14). */
export function changeVp(ctx: Context, delta: number, code: string, section: string): void {
  const { state } = ctx;
  if (delta === 0) return;
  ctx.set(state, "vp", state.vp + delta, code, section);
  const { battle } = state;
  if (battle === null) return;
  if (delta > 0) ctx.set(battle, "gained", battle.gained + delta, "BATTLE_VP", "14.14");
  else ctx.set(battle, "lost", battle.lost - delta, "BATTLE_VP", "14.14");
}

/** 14.13, D-39 Scores an Allied ship that is damaged, withdrawn or mined. */
export function scoreDamaged(ctx: Context, marker: string, section: string): void {
  const { class: type } = alliedShipOf(ctx.charts, marker);
  changeVp(ctx, ctx.charts.VICTORY_POINTS.facts.damaged[type], "VP_ALLIED_DAMAGED", section);
}
