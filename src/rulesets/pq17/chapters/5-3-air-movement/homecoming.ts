import { SIDES, type Side } from "../../vocabulary";
import type { Aircraft } from "../1-2-forces/state";
import type { Context } from "../shared/context";

/** 5.3 At the end of the air combat segment air units return to their bases, but those that form a radius or shadow. */
export function aircraftHome(ctx: Context, side: Side): void {
  const own = ctx.state.sides[side];
  for (const unit of own.aircraft) {
    if (unit.mission === "search" || unit.mission === "attack" || unit.mission === "asw") sendHome(ctx, unit, "5.3");
  }
  if (own.struck.length > 0) ctx.set(own, "struck", [], "AIR_COMBAT_OVER", "7.1");
}

/** 5.3.1 A side's Air Radii that aircraft and carriers form last to the end of the next enemy submarine segment. */
export function endRadii(ctx: Context, side: Side): void {
  const own = ctx.state.sides[side];
  for (const unit of own.aircraft) {
    if (unit.mission !== "radius") continue;
    ctx.set(unit, "mission", "none", "MISSION", "5.3.1");
    ctx.set(unit, "hex", null, "AIRCRAFT_HOME", "5.3.1");
    ctx.set(unit, "radius", [], "RADIUS_ENDS", "5.3.1");
  }
  if (own.carrierRadii.length > 0) ctx.set(own, "carrierRadii", [], "RADIUS_ENDS", "5.3.1");
}

/**
 * 7.2.3 At the end of a player phase, steps that were turned back fly again, and the side's own aircraft may fly new
 * missions.
 */
export function restAircraft(ctx: Context, side: Side): void {
  for (const each of SIDES) {
    for (const unit of ctx.state.sides[each].aircraft) {
      if (unit.aborted > 0) ctx.set(unit, "aborted", 0, "AIR_ABORT_OVER", "7.2.3");
      if (each === side && unit.mission === "flown") ctx.set(unit, "mission", "none", "MISSION", "5.3");
    }
  }
}

/** 5.3 An air unit is back at its base or carrier, and does not fly again in this phase. */
export function sendHome(ctx: Context, unit: Aircraft, section: string): void {
  ctx.set(unit, "mission", "flown", "MISSION", section);
  ctx.set(unit, "hex", null, "AIRCRAFT_HOME", section);
  if (unit.radius.length > 0) ctx.set(unit, "radius", [], "RADIUS_ENDS", section);
}
