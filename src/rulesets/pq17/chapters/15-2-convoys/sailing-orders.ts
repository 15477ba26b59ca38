import { reason } from "../../../../core/choice/legality";
import type { Reason } from "../../../../core/contract/choice";
import { unitOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import { campaignFacts, ownCampaign } from "../15-campaign/campaign";
import { countersOf, inGroup, typeOf } from "../shared/units";

/** 15.2 True for a loaded convoy of the campaign that may be planned to stay: one sails at most. */
export function mayStay({ campaign }: Snapshot, { convoy, station, at }: Force): boolean {
  const waits = convoy?.loaded === true && !convoy.arrived && station === "in_port";
  return campaign !== null && waits && !convoy.destinations.includes(at);
}

/** 15.2 Why a convoy of the campaign may not leave port; undefined when it may. */
export function heldConvoy(state: Snapshot, charts: Charts, side: Side, force: Force): Reason | undefined {
  if (state.campaign === null || side !== "allied" || force.convoy === null || force.station !== "in_port")
    return undefined;
  if (!ownCampaign(state, side).sailing.some(({ convoy }) => convoy === force.id)) {
    return reason("CONVOY_NOT_ORDERED", "15.2", { force: force.id });
  }
  return overLimit(charts, force);
}

/** 15.2 Why a convoy holds too many auxiliaries, CAM ships, escorts or submarines; undefined when it does not. */
function overLimit(charts: Charts, force: Force): Reason | undefined {
  const { counters, esCounters, submarineCounters } = campaignFacts(charts).convoys;
  const count = (fits: (unit: string) => boolean): number =>
    force.units.filter(({ unit }) => fits(unit)).reduce((sum, ship) => sum + countersOf(charts, ship), 0);
  for (const [subtype, most] of Object.entries(counters)) {
    if (count((unit) => unitOf(charts, unit).subtype === subtype) > most) {
      return reason("CONVOY_OVER_LIMIT", "15.2", { force: force.id, most, subtype });
    }
  }
  if (count((unit) => typeOf(charts, { unit }) === "ES") > esCounters) {
    return reason("CONVOY_OVER_LIMIT/escorts", "15.2", { force: force.id, most: esCounters });
  }
  return count((unit) => inGroup(charts, { unit }, "submarine")) > submarineCounters
    ? reason("CONVOY_OVER_LIMIT/submarines", "15.2", { force: force.id, most: submarineCounters })
    : undefined;
}

/** 3.4 True for a convoy that an operation of the campaign does not wait for: one that has no orders to sail. */
export function awaitsNobody(state: Snapshot, side: Side, force: Force): boolean {
  if (state.campaign === null || side !== "allied" || force.station === "at_sea") return false;
  return !ownCampaign(state, side).sailing.some(({ convoy }) => convoy === force.id);
}
