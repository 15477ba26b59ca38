import { siteOf } from "../../charts/map";
import { findAlliedShip, orderOf } from "../../charts/pack";
import type { Bonus, Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { ORDERS } from "../../vocabulary";
import { type Report, repeats } from "../shared/invariant";
import type { Campaign } from "./state";

/** 24 What no campaign could come to: orders that are nowhere or twice, and bonuses that no achieved order brought. */
export function checkCampaign(state: Snapshot, charts: Charts, report: Report): void {
  const { campaign, options, phase } = state;
  if (options.campaign !== (campaign !== null)) {
    report("CAMPAIGN_MISPLACED", "/campaign", "The option says whether this is a campaign (24).");
    return;
  }
  if (campaign === null) {
    if (phase === "between_scenarios")
      report("PHASE_IMPOSSIBLE", "/phase", "Only a campaign has a next scenario (24).");
    return;
  }
  const fault: Report = (code, pointer, message) => report(code, `/campaign${pointer}`, message);
  if ((campaign.result !== null) !== (phase === "over")) {
    fault("CAMPAIGN_IMPOSSIBLE", "/result", "A campaign that is over has a result, and only then (24.5).");
  }
  checkOrders(state, campaign, charts, fault);
  checkBonuses(campaign, charts, fault);
  for (const list of ["sunkForGood", "alliances", "highSeas", "startSpaces"] as const) {
    for (const index of repeats(campaign[list])) fault("CAMPAIGN_IMPOSSIBLE", `/${list}/${index}`, "Once is enough.");
  }
  campaign.sunkForGood.forEach((id, index) => {
    const sunk = state.markers.some((marker) => marker.id === id && marker.place === "sunk");
    if (sunk && findAlliedShip(charts, id) !== undefined) return;
    fault("CAMPAIGN_IMPOSSIBLE", `/sunkForGood/${index}`, `${id} is no sunk Allied ship (24.1).`);
  });
}

/** 24.0, 24.4 Every order stands in one list, is being played, or was removed by the bonus of another. */
function checkOrders(state: Snapshot, campaign: Campaign, charts: Charts, fault: Report): void {
  const { ordersLeft, achieved, failed, scenario } = campaign;
  const rated = state.phase === "over";
  const played = [...achieved, ...failed];
  const pointerOf = (index: number): string =>
    index < achieved.length ? `/achieved/${index}` : `/failed/${index - achieved.length}`;
  for (const index of repeats(played)) fault("ORDER_REPEATED", pointerOf(index), "An order is played once (24.0).");
  ordersLeft.forEach((order, index) => {
    const before = index > 0 && ORDERS.indexOf(ordersLeft[index - 1]!) >= ORDERS.indexOf(order);
    if (before)
      fault("ORDER_REPEATED", `/ordersLeft/${index}`, "Orders are left in the order of the charts, each once.");
    if (order === state.order || played.includes(order)) {
      fault("ORDER_REPEATED", `/ordersLeft/${index}`, `${order} is played or has been (24.0).`);
    }
  });
  if (played.includes(state.order) !== rated) {
    fault("ORDER_REPEATED", "/achieved", "The present order is rated when the next scenario starts (24.1).");
  }
  if (scenario !== played.length + (rated ? 0 : 1)) {
    fault("CAMPAIGN_IMPOSSIBLE", "/scenario", `${played.length} orders have been rated (24.0).`);
  }
  const removed = bonusesOf(campaign, charts).flatMap((each) => (each.kind === "remove_order" ? [each.order] : []));
  const gone = ORDERS.filter((id) => id !== state.order && !played.includes(id) && !ordersLeft.includes(id));
  if (gone.some((id) => !removed.includes(id))) {
    fault("ORDER_MISSING", "/ordersLeft", `${gone.join(", ")} is in no list, and no bonus removed it (24.4).`);
  }
}

/** 24.1 The bonuses that achieved orders can have brought. */
function bonusesOf({ achieved, atlanticBonus }: Campaign, charts: Charts): Bonus[] {
  return achieved.flatMap((id) => {
    const { choose, bonuses } = orderOf(charts, id);
    return bonuses.filter(({ kind }) => !choose || kind === atlanticBonus);
  });
}

function checkBonuses(campaign: Campaign, charts: Charts, fault: Report): void {
  const { achieved, atlanticBonus, austroHungarianGained } = campaign;
  const bonuses = bonusesOf(campaign, charts);
  if (atlanticBonus !== null && !achieved.includes("atlantic_breakout")) {
    fault("BONUS_IMPOSSIBLE", "/atlanticBonus", "Atlantic Breakout was not achieved (24.1).");
  }
  if (austroHungarianGained && bonuses.every(({ kind }) => kind !== "gain_ah_cruiser")) {
    fault("BONUS_IMPOSSIBLE", "/austroHungarianGained", "No achieved order brought a cruiser (24.1).");
  }
  const granted = {
    alliances: bonuses.flatMap((each) => (each.kind === "control_change" ? [each.nation] : [])),
    highSeas: bonuses.flatMap((each) => (each.kind === "patrol_zone_to_high_seas" ? each.spaces : [])),
    startSpaces: bonuses.flatMap((each) => startsOf(each, charts)),
  } satisfies Record<string, string[]>;
  for (const [list, spaces] of Object.entries(granted) as [keyof typeof granted, string[]][]) {
    campaign[list].forEach((space, index) => {
      if (!spaces.includes(space))
        fault("BONUS_IMPOSSIBLE", `/${list}/${index}`, "No achieved order brought this (24.1).");
    });
  }
}

function startsOf(bonus: Bonus, charts: Charts): string[] {
  if (bonus.kind !== "start_spaces" && bonus.kind !== "start_atlantic_or_spain") return [];
  const sites = charts.MAP.facts.spaces.filter(({ terrain, nation }) => {
    return siteOf(terrain) !== null && nation !== null && bonus.nations.includes(nation);
  });
  return [...bonus.spaces, ...sites.map(({ id }) => id)];
}
