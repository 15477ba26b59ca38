import { listOf, oneOf } from "../../../../core/choice/values";
import type { Choice } from "../../../../core/contract/choice";
import { unitOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import { MOST_FORCES } from "../../schemas";
import type { Snapshot } from "../../snapshot";
import { detach } from "../1-2-forces/joining";
import type { Force } from "../1-2-forces/state";
import type { Context } from "../shared/context";
import { inGroup } from "../shared/units";

/** 6.3.3 The undamaged cruisers that may leave an Allied TF to shadow by themselves; none of them, and never the whole force. */
export function cruisersToPart(state: Snapshot, charts: Charts, force: Force): Choice<string[]> {
  const free = force.units.filter(
    (ship) =>
      inGroup(charts, ship, "cruiser") &&
      ship.cs === unitOf(charts, ship.unit).cs &&
      ship.marks.length === 0 &&
      ship.tow === null,
  );
  const blocks = state.sides.allied.forces.length < MOST_FORCES;
  const most = free.length < force.units.length ? free.length : free.length - 1;
  return listOf(oneOf(free.map(({ unit }) => unit)), 0, blocks ? Math.max(0, most) : 0, { distinct: true });
}

/** 6.3.3 The force that shadows: one of the cruisers that part, or the whole force where none is named. */
export function partCruisers(ctx: Context, force: Force, cruisers: readonly string[]): Force {
  const units = force.units.filter(({ unit }) => cruisers.includes(unit)).map(({ unit, cs }) => ({ unit, cs }));
  return units.length === 0 ? force : detach(ctx, "allied", force, units);
}
