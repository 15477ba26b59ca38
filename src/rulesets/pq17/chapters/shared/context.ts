import type { Context as KernelContext } from "../../../../core/contract/context";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { type Phase, SIDES, type Side } from "../../vocabulary";
import type { Dummy, Force } from "../1-2-forces/state";

/** The context that an operation of this game resolves in: its snapshot as draft, its charts, dice and audit. */
export type Context = KernelContext<Snapshot, Charts>;

/** Moves play on to a phase of a side, or of neither. */
export function enterPhase(ctx: Context, phase: Phase, phasing: Side | null, section: string): void {
  ctx.set(ctx.state, "phasing", phasing, "PHASING", section);
  ctx.set(ctx.state, "phase", phase, "PHASE", section);
}

/** 1.3 Takes a dummy off the map. */
export function removeDummy(ctx: Context, side: Side, dummy: Dummy, section: string): void {
  const own = ctx.state.sides[side];
  ctx.set(
    own,
    "dummies",
    own.dummies.filter((each) => each !== dummy),
    "DUMMY_REMOVED",
    section,
  );
}

/** Takes a force that holds nothing any more off the map; a convoy that never arrived is kept for the count (2.1.2). */
export function removeForce(ctx: Context, side: Side, force: Force, section: string): void {
  const own = ctx.state.sides[side];
  const { convoy, sailed } = force;
  if (convoy !== null && sailed && !convoy.arrived) {
    const { merchants, excused } = convoy;
    ctx.push(own.tally.lostConvoys, { merchants, excused }, "CONVOY_LOST", "2.1.2");
  }
  ctx.set(
    own,
    "forces",
    own.forces.filter((each) => each !== force),
    "FORCE_REMOVED",
    section,
  );
  forgetShadows(ctx, side, force, section);
  const radii = own.carrierRadii.filter((id) => id !== force.id);
  if (radii.length < own.carrierRadii.length) ctx.set(own, "carrierRadii", radii, "RADIUS_ENDS", "5.3.1");
}

/** 6.3.5 A force that is gone is shadowed no longer, nor does it shadow; aircraft that followed it go home. */
function forgetShadows(ctx: Context, side: Side, force: Force, section: string): void {
  for (const each of SIDES) {
    const own = ctx.state.sides[each];
    const ends = own.shadowing.filter(({ target, by, id }) =>
      each === side ? by === "force" && id === force.id : force.block !== null && target === force.block,
    );
    if (ends.length === 0) continue;
    const stays = own.shadowing.filter((shadow) => !ends.includes(shadow));
    ctx.set(own, "shadowing", stays, "SHADOWING_ENDS", section);
    for (const unit of own.aircraft.filter(({ id }) => ends.some((end) => end.by === "aircraft" && end.id === id))) {
      ctx.set(unit, "mission", "flown", "MISSION", section);
      ctx.set(unit, "hex", null, "AIRCRAFT_HOME", section);
    }
  }
}
