import { viewOf } from "../../../../core/charts/look-up";
import type { GermanShip } from "../3-setup/state";
import { carries } from "../8-cargo/hull-boxes";
import type { Context } from "../shared/game";

/** 22.0 Rolls whether a naval battle falls at night, with the option. */
export function fallsAtNight(ctx: Context): boolean {
  if (!ctx.state.options.nightCombat) return false;
  const { row } = ctx.roll({ label: "night", section: "22.0", view: viewOf(ctx.charts.NIGHT) });
  return row.result === "night";
}

/** 22.0 True for a ship that night does not hinder. */
export function seesAtNight(ship: Pick<GermanShip, "boxes">): boolean {
  return carries(ship, "optics_searchlights");
}

/** 22.0, D-40 Half of a gun factor, fractions up. */
export function halved(factor: number): number {
  return Math.ceil(factor / 2);
}
