import { orderOf } from "../charts/pack";
import type { Order } from "../charts/schema";
import { ORDERS } from "../vocabulary";
import type { Table } from "./game";

/** 3.0(5), 24.0 Draws the next order from those still in the game; it leaves a campaign's list. */
export function drawOrder(desk: Table, section: string): Order {
  const { state, charts } = desk;
  const pool = state.campaign?.ordersLeft ?? ORDERS;
  const order = desk.draw({ label: "order", section, pool, say: (id) => id });
  desk.set(state, "order", order, "ORDER", section);
  const { campaign } = state;
  if (campaign !== null) {
    const left = campaign.ordersLeft.filter((id) => id !== order);
    desk.set(campaign, "ordersLeft", left, "ORDERS_LEFT", "24.0");
  }
  return orderOf(charts, order);
}
