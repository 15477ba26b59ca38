import type { Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import type { Context } from "../shared/game";
import { totalCs } from "../shared/units";

/** 7.3.2 The submarine CS of a Wolf Pack that still have torpedoes. */
export function freshBoats(pack: Force): number {
  return totalCs(pack.units.filter(({ marks }) => !marks.includes("torps_expended")));
}

/** 7.3.2 True for a Wolf Pack whose torpedoes are spent. */
export function isSpent(pack: Force): boolean {
  return freshBoats(pack) === 0;
}

/** 7.3.2 A Wolf Pack is flipped: it cannot attack until it has reloaded. */
export function flip(ctx: Context, side: Side, pack: Force, section: string): void {
  if (!ctx.state.sides[side].forces.includes(pack)) return;
  for (const boat of pack.units) {
    if (boat.marks.includes("torps_expended")) continue;
    ctx.set(boat, "marks", [...boat.marks, "torps_expended"], "TORPEDOES_SPENT", section);
  }
}
