import type { Charts } from "../../charts/schema";
import { MOST_FORCES } from "../../schemas";
import type { Snapshot } from "../../snapshot";
import type { Force, Ship } from "../1-2-forces/state";
import { dropCs } from "../7-9-damage/losses";
import { addForce } from "../13-random-events/reinforcements";
import { ownCampaign } from "../15-campaign/campaign";
import { type Context, forceOf, pendingOf } from "../shared/game";
import { merchantCs, totalCs, typeOf } from "../shared/units";

/** Merchants of a class that go on to another port. */
export interface Onward {
  readonly unit: string;
  readonly cs: number;
}

/** 15.2.1 True for a loaded convoy of the campaign that has another port to go to and merchants for both. */
export function mayLandPart(state: Snapshot, charts: Charts, force: Force, port: string): boolean {
  const { convoy } = force;
  return (
    state.campaign !== null &&
    convoy?.loaded === true &&
    convoy.destinations.some((each) => each !== port) &&
    merchantCs(charts, force) + totalCs(convoy.dispersed) > 1 &&
    ownCampaign(state, "allied").sailing.some((order) => order.convoy === force.id) &&
    state.sides.allied.forces.length < MOST_FORCES
  );
}

/** 15.2.1 The convoy whose owner says which merchants go on; throws when none waits, which legality excludes. */
export function landingConvoy(state: Snapshot): Force {
  return forceOf(state, "allied", pendingOf(state, "convoy_lands").convoy);
}

/** 15.2.1, E-124 The merchants of a convoy that may go on: those without a marker, by class. */
export function onwardOf(charts: Charts, force: Force): Onward[] {
  const free = force.units.filter((ship) => typeOf(charts, ship) === "MX" && ship.marks.length === 0);
  const units = [...new Set(free.map(({ unit }) => unit))];
  return units.map((unit) => ({ unit, cs: totalCs(free.filter((each) => each.unit === unit)) }));
}

/** 15.2.1, E-124 Lands the merchants that do not go on as a convoy that has arrived; the others keep the escort and are bound for the other port. */
export function divide(ctx: Context, force: Force, onward: readonly Onward[]): Force {
  const { state, charts } = ctx;
  const { convoy } = force;
  if (convoy === null) return force;
  ctx.ruling("E-124", "15.2.1");
  const left = new Map(onward.map(({ unit, cs }) => [unit, cs]));
  const staying: Ship[] = [];
  for (const ship of [...force.units]) {
    if (typeOf(charts, ship) !== "MX") continue;
    const goes = ship.marks.length === 0 ? Math.min(ship.cs, left.get(ship.unit) ?? 0) : 0;
    left.set(ship.unit, (left.get(ship.unit) ?? 0) - goes);
    const cs = ship.cs - goes;
    if (cs === 0) continue;
    staying.push({ ...ship, marks: [...ship.marks], tow: null, cs });
    dropCs(ctx, "allied", force, ship, cs, "15.2.1");
  }
  const landed = addForce(ctx, "allied", staying, force.at, "Landed merchants", "15.2.1");
  const merchants = totalCs(staying);
  const course = { visited: [], closest: null, dispersed: [], excused: 0 };
  ctx.set(landed, "convoy", { ...convoy, ...course, merchants }, "CONVOY_DIVIDED", "15.2.1");
  ctx.set(landed, "sailed", true, "SAILED", "15.2.1");
  const destinations = convoy.destinations.filter((each) => each !== force.at);
  const rest = {
    ...convoy,
    visited: [],
    closest: null,
    destinations,
    merchants: Math.max(0, convoy.merchants - merchants),
  };
  ctx.set(force, "convoy", rest, "CONVOY_DIVIDED", "15.2.1");
  const order = ownCampaign(state, "allied").sailing.find((each) => each.convoy === force.id);
  if (order !== undefined) ctx.set(order, "landed", (order.landed ?? 0) + merchants, "CONVOY_DIVIDED", "15.2.1");
  return landed;
}
