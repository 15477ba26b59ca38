import type { SurfaceBattle } from "../snapshot-surface";
import type { Context } from "./game";
import { resume } from "./surface-flow";

/** 7.4.6 Goes on with a surface battle once the submarines of the convoy have had their combat. */
export function resumeBattle(ctx: Context, battle: SurfaceBattle): void {
  resume(ctx, battle);
}
