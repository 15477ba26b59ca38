import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";
import type { Force } from "../snapshot-forces";
import type { Side } from "../vocabulary";
import { atSea, type Context, forcesOf } from "./game";
import { canScatter, scatter } from "./scatter";
import { askWhomToFollow } from "./shadow-choice";
import { dropTow, inTow } from "./towing";

/** 5.5 The convoys of a side that may scatter by order: at sea, and with their dispersal rolled. */
export function mayScatter(state: Snapshot, charts: Charts, side: Side): Force[] {
  const { convoyCards } = state.sides[side];
  return forcesOf(
    state,
    side,
    (force) =>
      atSea(force) &&
      canScatter({ charts }, force) &&
      !convoyCards.some((card) => card.force === force.id && card.disperses),
  );
}

/** 5.5, G.39 A convoy scatters instead of moving; what shadows it follows its warships, if it can. */
export function scatterByOrder(ctx: Context, side: Side, convoy: Force): void {
  const own = ctx.state.sides[side];
  for (const towed of inTow(convoy)) dropTow(ctx, convoy, towed);
  const before = new Set(own.forces.map(({ id }) => id));
  scatter(ctx, side, convoy, "5.5");
  ctx.set(convoy, "moved", { ...convoy.moved, done: true }, "SCATTERED_INSTEAD", "5.5");
  const escort = own.forces.find(({ id, kind }) => !before.has(id) && kind === "task_force");
  askWhomToFollow(ctx, side, convoy, escort ?? convoy);
}
