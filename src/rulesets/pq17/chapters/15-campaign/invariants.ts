import { isBox } from "../../charts/map";
import { findPort, unitOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { SIDES, type Side } from "../../vocabulary";
import type { Report } from "../shared/game";
import { fortnightOf, lastNumber } from "./campaign";

/** 15 What the campaign of a snapshot cannot be: for one side alone, outside its calendar, of unknown units or ports. */
export function checkCampaign(state: Snapshot, charts: Charts, report: Report): void {
  const { campaign, phase, sides, fortnight } = state;
  for (const side of SIDES) {
    if ((sides[side].campaign === null) !== (campaign === null)) {
      report("CAMPAIGN_IMPOSSIBLE", `/sides/${side}/campaign`, "A campaign is played by both sides (15).");
    }
  }
  if (campaign === null) {
    if (phase === "prep_initiative" || phase === "admin_oob") {
      report("PHASE_IMPOSSIBLE", "/phase", "Bids and the order-of-battle phase belong to the campaign (15).");
    }
    return;
  }
  if (fortnightOf(charts, campaign.number) !== fortnight || campaign.number < 1) {
    report("FORTNIGHT_IMPOSSIBLE", "/campaign/number", `${fortnight} is not fortnight ${campaign.number} (8.4).`);
  }
  if (campaign.number > lastNumber(charts, campaign)) {
    report("FORTNIGHT_IMPOSSIBLE", "/campaign/number", "The campaign is over before this fortnight (15.9).");
  }
  if (campaign.bids === null && phase !== "prep_initiative") {
    report("BIDS_MISSING", "/campaign/bids", "Both sides have bid before set-up (4.1.2).");
  }
  campaign.boxes.forEach(({ port, unloading, ballast }, index) => {
    const at = `/campaign/boxes/${index}`;
    if (!Object.hasOwn(charts.CAMPAIGN.facts.unloading.ports, port)) {
      report("PORT_UNKNOWN", `${at}/port`, `${port} has no boxes (15.2.2).`);
    }
    for (const [key, list] of Object.entries({ unloading, ballast })) {
      list.forEach(({ unit }, each) => {
        if (unitOf(charts, unit).type !== "MX")
          report("UNIT_UNKNOWN", `${at}/${key}/${each}/unit`, `${unit} is no merchant.`);
      });
    }
  });
  for (const side of SIDES) checkOwn(state, charts, side, report);
}

/** 15 What a side cannot keep of a campaign. */
function checkOwn(state: Snapshot, charts: Charts, side: Side, report: Report): void {
  const own = state.sides[side].campaign;
  if (own === null) return;
  const root = `/sides/${side}/campaign`;
  checkChoices(state, charts, side, report);
  own.returns.forEach(({ at }, index) => {
    if (findPort(charts, at)?.side !== side && !isBox(at)) {
      report("PORT_UNKNOWN", `${root}/returns/${index}/at`, `${at} is no port of this side.`);
    }
  });
}

/** 15.6 to 15.8 What a side cannot have chosen in an order-of-battle phase: ports of the enemy, Wolf Packs that it has not. */
function checkChoices(state: Snapshot, charts: Charts, side: Side, report: Report): void {
  const { staying = [], placements = [] } = state.sides[side].campaign ?? {};
  const root = `/sides/${side}/campaign`;
  placements.forEach(({ at }, index) => {
    if (findPort(charts, at)?.side !== side)
      report("PORT_UNKNOWN", `${root}/placements/${index}/at`, `${at} is no port of this side.`);
  });
  staying.forEach(({ force }, index) => {
    if (!state.sides[side].forces.some(({ id, kind }) => id === force && kind === "wolf_pack")) {
      report("FORCE_UNKNOWN", `${root}/staying/${index}/force`, `This side has no Wolf Pack ${force}.`);
    }
  });
}
