import type { Bonus } from "../../charts/schema";
import type { AtlanticBonus, GermanShipId } from "../../vocabulary";
import { drawOrder, freshShip } from "../3-setup/setup";
import { kindOf } from "../13-incidents/pool";
import { type Context, enterPhase, germanInPlay } from "../shared/game";
import {
  bonusesOf,
  buyable,
  campaignOf,
  changeLeadership,
  endCampaign,
  grant,
  rateOrder,
  ratingOf,
  removableBattlecruisers,
} from "./campaign";
import { clearMap, collectShips, joinAustroHungarian, layOutAllies } from "./collect";

/** What the step from one scenario to the next came to. */
export interface Transition {
  readonly leadership: number;
  readonly bonuses: Bonus["kind"][];
  readonly bought: GermanShipId[];
  /** The Austro-Hungarian cruiser gained, or null. */
  readonly gained: string | null;
  /** The British battlecruiser removed, or null. */
  readonly removed: string | null;
  readonly placeholders: number;
}

/** 24 Rates the scenario that ended and sets up the next one in the order of section 24, or ends the campaign. */
export function startNext(ctx: Context, chosen: AtlanticBonus | undefined): Transition {
  const { state, charts } = ctx;
  rateOrder(ctx);
  const leadership = changeLeadership(ctx);
  const nothing = { leadership, bonuses: [], bought: [], gained: null, removed: null, placeholders: 0 };
  if (state.vp < 0) {
    if (germanInPlay(state).length > 0) endCampaign(ctx, "failure", "dismissed", "24.1");
    else endDestroyed(ctx);
    return nothing;
  }
  ctx.set(state, "vp", 0, "VP_RESET", "24.1");
  const bonuses = bonusesOf(charts, state, chosen);
  for (const bonus of bonuses) {
    if (bonus.kind === chosen) ctx.set(campaignOf(state), "atlanticBonus", chosen, "ATLANTIC_BONUS", "24.1");
    grant(ctx, bonus);
  }
  const kinds = bonuses.map(({ kind }) => kind);
  const buys = kinds.includes("buy_moltke_and_stralsund") ? buyable(state, charts) : [];
  const told = { ...nothing, bonuses: kinds };
  if (germanInPlay(state).length === 0 && buys.length === 0) {
    endDestroyed(ctx);
    return told;
  }
  if (campaignOf(state).ordersLeft.length === 0) {
    endCampaign(ctx, ratingOf(charts, campaignOf(state).achieved.length), "no_order_left", "24.5");
    return told;
  }
  collectShips(ctx);
  buyShips(ctx, buys);
  const gained = bonuses.reduce<string | null>((found, bonus) => gainCruiser(ctx, bonus) ?? found, null);
  const removed = bonuses.reduce<string | null>((found, bonus) => removeBattlecruiser(ctx, bonus) ?? found, null);
  drawOrder(ctx, "24.0");
  const placeholders = layOutAllies(ctx);
  clearMap(ctx);
  enterPhase(ctx, "outfit_setup", "24.0");
  return { ...told, bought: buys, gained, removed, placeholders };
}

/** 24.5, D-62 Ends a campaign that has lost every German ship by the number of orders achieved. */
function endDestroyed(ctx: Context): void {
  ctx.ruling("D-62", "24.5");
  const { achieved } = campaignOf(ctx.state);
  endCampaign(ctx, ratingOf(ctx.charts, achieved.length), "no_german_ship", "24.5");
}

/** 19.1, D-64 Buys further German ships for victory points; Allied ships not sunk for good join the pool in answer. */
function buyShips(ctx: Context, ships: readonly GermanShipId[]): void {
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

/** 24.1, D-70 Draws the Austro-Hungarian cruiser that the Naval Pact brings; null when none is left in its box. */
function gainCruiser(ctx: Context, bonus: Bonus): string | null {
  if (bonus.kind !== "gain_ah_cruiser") return null;
  const { state, charts } = ctx;
  const { classes, space } = bonus;
  const pool = charts.AUSTRO_HUNGARIAN_SHIPS.facts.ships
    .filter(({ class: type }) => classes.includes(type))
    .map(({ id }) => id)
    .filter((id) => state.austroHungarian.some((ship) => ship.id === id && ship.status === "available"));
  if (pool.length === 0) return null;
  ctx.ruling("D-70", "24.1");
  const id = ctx.draw({ label: "gained-cruiser", section: "24.1", pool, say: (each) => each });
  joinAustroHungarian(ctx, id, space, "24.1");
  ctx.set(campaignOf(state), "austroHungarianGained", true, "BONUS_CRUISER", "24.1");
  return id;
}

/** 24.1, C.12(6) Draws the British battlecruiser that Atlantic Breakout takes out of the game; null when none is left. */
function removeBattlecruiser(ctx: Context, bonus: Bonus): string | null {
  if (bonus.kind !== "remove_british_bc") return null;
  const { state, charts } = ctx;
  const pool = removableBattlecruisers(state, charts, bonus.classes);
  if (pool.length === 0) return null;
  const id = ctx.draw({ label: "lost-battlecruiser", section: "24.1", pool, say: (each) => each });
  const seen = state.markers.find((marker) => marker.id === id);
  if (seen === undefined) {
    const marker = { id, kind: kindOf(charts, id), place: "removed" as const, space: null, turn: 0 };
    ctx.push(state.markers, marker, "MARKER_REMOVED", "24.1");
  } else {
    ctx.set(seen, "place", "removed", "MARKER_REMOVED", "24.1");
    ctx.set(seen, "space", null, "MARKER_SPACE", "24.1");
  }
  return id;
}
