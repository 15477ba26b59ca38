import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { GermanShipId } from "../../vocabulary";
import { freshShip } from "../3-setup/setup";
import { kindOf } from "../13-incidents/pool";
import type { Context } from "../shared/context";

/** 19.1 The German ships that Atlantic Breakout lets the player buy: those not in the game; ships sunk are gone for good. */
export function buyable(state: Snapshot, charts: Charts): GermanShipId[] {
  return charts.GERMAN_SETUP.facts.later.ships.filter((id) => state.ships[id].status === "absent");
}

/** 19.1, D-64 Buys further German ships for victory points; Allied ships not sunk for good join the pool in answer. */
export function buyShips(ctx: Context, ships: readonly GermanShipId[]): void {
  const { state, charts } = ctx;
  if (ships.length === 0) return;
  const { vp, joins } = charts.GERMAN_SETUP.facts.later;
  ctx.ruling("D-64", "19.1");
  ctx.set(state, "vp", state.vp + vp, "VP_REINFORCEMENTS", "19.1");
  for (const id of ships) ctx.set(state.ships, id, freshShip(charts, id, true), "GERMAN_SHIP_JOINS", "19.1");
  for (const id of joins) {
    if (state.markers.some((marker) => marker.id === id)) continue;
    const marker = { id, kind: kindOf(charts, id), place: "pool" as const, space: null, turn: 0 };
    ctx.push(state.markers, marker, "MARKER_JOINS", "19.1");
  }
}
