import type { Side } from "../vocabulary";
import { type Context, forcesOf } from "./game";
import { sink } from "./losses";
import { adrift } from "./towing";

/** 5.1.1 At the end of the combine segment every ship Dead in the Water that nobody tows sinks. */
export function scuttle(ctx: Context, side: Side): void {
  for (const force of forcesOf(ctx.state, side)) {
    for (const ship of force.units) {
      const bound = force.units.some((each) => each.unit === ship.tow && each.tow === ship.unit);
      if (ship.tow !== null && !bound) ctx.set(ship, "tow", null, "TOW_DROPPED", "5.1.1");
    }
    for (const ship of adrift(force)) sink(ctx, side, force, ship, Math.max(1, ship.cs), "5.1.1");
  }
}
