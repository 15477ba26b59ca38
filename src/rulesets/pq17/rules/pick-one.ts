import type { DrawSpec } from "../../../core/contract/context";
import type { Context } from "./game";

/** C.4 One of a pool at random: one alone needs no die, and none gives none. */
export function pickOne<T>(ctx: Context, spec: DrawSpec<T>): T | undefined {
  return spec.pool.length <= 1 ? spec.pool[0] : ctx.draw(spec);
}
