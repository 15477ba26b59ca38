import { orderOf } from "../../charts/pack";
import type { Order } from "../../charts/schema";
import { ORDERS } from "../../vocabulary";
import type { Context } from "../shared/context";

/** 3.0(5), 24.0 Draws the next order from those still in the game; it leaves a campaign's list. */
export function drawOrder(ctx: Context, section: string): Order {
  const { state, charts } = ctx;
  const pool = state.campaign?.ordersLeft ?? ORDERS;
  const order = ctx.draw({ label: "order", section, pool, say: (id) => id });
  ctx.set(state, "order", order, "ORDER", section);
  const { campaign } = state;
  if (campaign !== null) {
    const left = campaign.ordersLeft.filter((id) => id !== order);
    ctx.set(campaign, "ordersLeft", left, "ORDERS_LEFT", "24.0");
  }
  return orderOf(charts, order);
}
