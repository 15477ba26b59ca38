import type { Charts } from "../../charts/schema";
import { MOST_FORCES } from "../../schemas";
import type { Snapshot } from "../../snapshot";
import type { Force } from "../1-2-forces/state";
import { ownCampaign } from "../15-campaign/campaign";
import { forceOf, pendingOf } from "../shared/game";
import { merchantCs, totalCs, typeOf } from "../shared/units";

/** Merchants of a class that go on to another port. */
export interface Onward {
  readonly unit: string;
  readonly cs: number;
}

/** 15.2.1 True for a loaded convoy of the campaign that has another port to go to and merchants for both. */
export function mayLandPart(state: Snapshot, charts: Charts, force: Force, port: string): boolean {
  return (
    state.campaign !== null &&
    force.convoy?.loaded === true &&
    force.convoy.destinations.some((each) => each !== port) &&
    merchantCs(charts, force) > 1 &&
    ownCampaign(state, "allied").sailing.some((order) => order.convoy === force.id) &&
    state.sides.allied.forces.length < MOST_FORCES
  );
}

/**
 * 15.2.1 The convoy whose owner chooses the merchants that go on. Throws if none waits; legality excludes that case.
 */
export function landingConvoy(state: Snapshot): Force {
  return forceOf(state, "allied", pendingOf(state, "convoy_lands").convoy);
}

/** 15.2.1, E-124 The merchants of a convoy that may go on: those without a marker, by class. */
export function onwardOf(charts: Charts, force: Force): Onward[] {
  const free = force.units.filter((ship) => typeOf(charts, ship) === "MX" && ship.marks.length === 0);
  const units = [...new Set(free.map(({ unit }) => unit))];
  return units.map((unit) => ({ unit, cs: totalCs(free.filter((each) => each.unit === unit)) }));
}
