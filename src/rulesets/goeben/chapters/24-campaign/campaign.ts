import { covers } from "../../../../core/charts/look-up";
import { siteOf } from "../../charts/map";
import { alliedShipsInOrder, orderOf } from "../../charts/pack";
import type { Bonus, Charts, Order } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { AtlanticBonus, CAMPAIGN_RESULTS, END_REASONS, GermanShipId } from "../../vocabulary";
import { type Context, enterPhase, germanInPlay } from "../shared/game";
import type { Campaign } from "./state";

/** The campaign in progress; only called where a phase guarantees one. */
export function campaignOf(state: Snapshot): Campaign {
  if (state.campaign === null) throw new Error("There is no campaign in progress.");
  return state.campaign;
}

/** 24.1 Rates the order that was played: achieved or failed. */
export function rateOrder(ctx: Context): void {
  const { state } = ctx;
  const campaign = campaignOf(state);
  if (state.orderAchieved) ctx.push(campaign.achieved, state.order, "MISSION_ACHIEVED", "24.1");
  else ctx.push(campaign.failed, state.order, "MISSION_FAILED", "24.1");
}

/** 24.1, D-45 Changes the Leadership of every German ship in play by the order's outcome, within its limits; gives the change. */
export function changeLeadership(ctx: Context): number {
  const { state, charts } = ctx;
  const { orderAchieved, orderFailed } = charts.LEADERSHIP_CHANGES.facts;
  const { campaignLossFloor, leadershipMax } = charts.LIMITS.facts;
  const change = state.orderAchieved ? orderAchieved : orderFailed;
  ctx.ruling("D-45", "24.1");
  for (const id of germanInPlay(state)) {
    const ship = state.ships[id];
    const raised = Math.min(leadershipMax, ship.leadership + change);
    const lowered = Math.max(Math.min(ship.leadership, campaignLossFloor), ship.leadership + change);
    ctx.set(ship, "leadership", change > 0 ? raised : lowered, "LEADERSHIP", "24.1");
  }
  return change;
}

/** 24.1 The bonuses that an achieved order brings: all of them, or the one the player chooses. */
export function bonusesOf(charts: Charts, state: Snapshot, chosen: AtlanticBonus | undefined): readonly Bonus[] {
  const { choose, bonuses } = orderOf(charts, state.order);
  if (!state.orderAchieved) return [];
  return choose ? bonuses.filter(({ kind }) => kind === chosen) : bonuses;
}

/** 24.1, 24.4 Grants what a bonus brings for good; what has to be bought or drawn comes later (24). */
export function grant(ctx: Context, bonus: Bonus): void {
  const campaign = campaignOf(ctx.state);
  switch (bonus.kind) {
    case "start_spaces":
    case "start_atlantic_or_spain":
      addSpaces(ctx, "startSpaces", startsOf(ctx.charts, bonus), "BONUS_STARTS");
      break;
    case "patrol_zone_to_high_seas":
      if (ctx.state.order === "raid_french_african_convoys") ctx.ruling("D-59", "24.1");
      addSpaces(ctx, "highSeas", bonus.spaces, "BONUS_HIGH_SEAS");
      break;
    case "control_change":
      if (campaign.alliances.includes(bonus.nation)) break;
      ctx.push(campaign.alliances, bonus.nation, "BONUS_ALLIANCE", "24.1");
      break;
    case "remove_order": {
      const left = campaign.ordersLeft.filter((order) => order !== bonus.order);
      if (left.length < campaign.ordersLeft.length) ctx.set(campaign, "ordersLeft", left, "ORDER_REMOVED", "24.4");
      break;
    }
    default:
      break;
  }
}

/** 24.2 Spaces where a bonus lets German ships begin: those it names, and the ports and bases of its nations. */
function startsOf(charts: Charts, { spaces, nations }: Extract<Bonus, { nations: unknown }>): string[] {
  const sites = charts.MAP.facts.spaces.filter(({ terrain, nation }) => {
    return siteOf(terrain) !== null && nation !== null && nations.includes(nation);
  });
  return [...spaces, ...sites.map(({ id }) => id)];
}

function addSpaces(ctx: Context, list: "startSpaces" | "highSeas", spaces: readonly string[], code: string): void {
  const campaign = campaignOf(ctx.state);
  const all = [...new Set([...campaign[list], ...spaces])];
  if (all.length > campaign[list].length) ctx.set(campaign, list, all, code, "24.1");
}

/** 19.1 The German ships that Atlantic Breakout lets the player buy: those not in the game; ships sunk are gone for good. */
export function buyable(state: Snapshot, charts: Charts): GermanShipId[] {
  return charts.GERMAN_SETUP.facts.later.ships.filter((id) => state.ships[id].status === "absent");
}

/** C.12(6) The British battlecruisers still in the game, in the canonical order. */
export function removableBattlecruisers(state: Snapshot, charts: Charts, classes: readonly string[]): string[] {
  const { absent } = charts.ALLIED_SETUP.facts;
  return alliedShipsInOrder(charts)
    .filter(({ nation, class: type }) => nation === "british" && classes.includes(type))
    .map(({ id }) => id)
    .filter((id) => {
      const marker = state.markers.find((each) => each.id === id);
      if (marker !== undefined) return !isGone(charts, marker) && marker.place !== "absent";
      return !absent.includes(id);
    });
}

/** 24.1(3), D-78 True for a marker that does not come back: removed from play, or sunk and of no class that returns. */
export function isGone(charts: Charts, { id, place }: Snapshot["markers"][number]): boolean {
  if (place === "removed") return true;
  const ship = charts.ALLIED_SHIPS.facts.ships.find((each) => each.id === id);
  return place === "sunk" && ship !== undefined && !charts.CAMPAIGN.facts.returning.includes(ship.class);
}

/** 24.5 What a number of achieved orders is worth. */
export function ratingOf(charts: Charts, achieved: number): (typeof CAMPAIGN_RESULTS)[number] {
  return charts.CAMPAIGN_RESULT.facts.rows.find((row) => covers(row, achieved))?.result ?? "failure";
}

/** 24.5, D-62 Ends the campaign. */
export function endCampaign(
  ctx: Context,
  result: (typeof CAMPAIGN_RESULTS)[number],
  reason: (typeof END_REASONS)[number],
  section: string,
): void {
  const { state } = ctx;
  ctx.set(campaignOf(state), "result", result, "CAMPAIGN_RESULT", section);
  ctx.set(state, "endReason", reason, "END_REASON", section);
  enterPhase(ctx, "over", section);
}

/** 24.1 The bonuses of an order of which one is chosen; none for any other, and for one that failed. */
export function choosable(state: Snapshot, charts: Charts): Order["bonuses"] {
  const order = orderOf(charts, state.order);
  return state.orderAchieved && order.choose && state.vp >= 0 ? order.bonuses : [];
}
