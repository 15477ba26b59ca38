import { chartView } from "../../../../core/charts/look-up";
import type { Context } from "../shared/context";

/** 22.0 Rolls whether a naval battle falls at night, with the option. */
export function fallsAtNight(ctx: Context): boolean {
  if (!ctx.state.options.nightCombat) return false;
  const { row } = ctx.roll({ label: "night", section: "22.0", view: chartView(ctx.charts.NIGHT) });
  return row.result === "night";
}
