import { covers } from "../../../../core/charts/look-up";
import { orderOf } from "../../charts/pack";
import type { Charts, Order } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { type CAMPAIGN_RESULTS, type END_REASONS, ORDERS } from "../../vocabulary";
import { type Context, enterPhase } from "../shared/context";
import { germanInPlay } from "../shared/game";
import type { Campaign } from "./state";

/** The campaign in progress; only called where a phase guarantees one. */
export function campaignOf(state: Snapshot): Campaign {
  if (state.campaign === null) throw new Error("There is no campaign in progress.");
  return state.campaign;
}

/** 3.0(5), 24.0 Draws the next order from those still in the game; it leaves a campaign's list. */
export function drawOrder(ctx: Context, section: string): Order {
  const { state, charts } = ctx;
  const pool = state.campaign?.ordersLeft ?? ORDERS;
  const order = ctx.draw({ label: "order", section, pool, resultName: (id) => id });
  ctx.set(state, "order", order, "ORDER", section);
  const { campaign } = state;
  if (campaign !== null) {
    const orders = campaign.ordersLeft.filter((id) => id !== order);
    ctx.set(campaign, "ordersLeft", orders, "ORDERS_LEFT", "24.0");
  }
  return orderOf(charts, order);
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

/** 24.1(3), D-78 True for a marker that does not come back: removed from play, or sunk and of no class that returns. */
export function isGone(charts: Charts, { id, place }: Snapshot["markers"][number]): boolean {
  if (place === "removed") return true;
  const ship = charts.ALLIED_SHIPS.facts.ships.find((each) => each.id === id);
  return place === "sunk" && ship !== undefined && !charts.CAMPAIGN.facts.returning.includes(ship.class);
}

/** 24.5 The result of a campaign by the number of orders achieved. */
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
