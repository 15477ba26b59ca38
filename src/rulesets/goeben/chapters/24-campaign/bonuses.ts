import { siteOf } from "../../charts/map";
import { alliedShipsInOrder, orderOf } from "../../charts/pack";
import type { Bonus, Charts, Order } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { AtlanticBonus } from "../../vocabulary";
import { kindOf } from "../13-incidents/pool";
import { joinAustroHungarian } from "../20-austro-hungarian-ships/austro-hungarian";
import type { Context } from "../shared/context";
import { campaignOf, isGone } from "./campaign";

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
      const orders = campaign.ordersLeft.filter((order) => order !== bonus.order);
      if (orders.length < campaign.ordersLeft.length) ctx.set(campaign, "ordersLeft", orders, "ORDER_REMOVED", "24.4");
      break;
    }
    default:
      break;
  }
}

/** 24.2 The spaces where German ships may begin; undefined where no choice is given (3.0, 18.0). */
export function startSpaces({ campaign }: Snapshot, charts: Charts): string[] | undefined {
  if (campaign === null || campaign.scenario === 1) return undefined;
  return [...new Set([charts.GERMAN_SETUP.facts.campaignStart, ...campaign.startSpaces])];
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

/** 24.1 The British battlecruisers still in the game, in the canonical order. */
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

/** 24.1 The bonuses of an order of which one is chosen; none for any other, and for one that failed. */
export function choosable(state: Snapshot, charts: Charts): Order["bonuses"] {
  const order = orderOf(charts, state.order);
  return state.orderAchieved && order.choose && state.vp >= 0 ? order.bonuses : [];
}

/** 24.1, D-70 Draws the Austro-Hungarian cruiser that the Naval Pact brings; null when none is left in its box. */
export function gainCruiser(ctx: Context, bonus: Bonus): string | null {
  if (bonus.kind !== "gain_ah_cruiser") return null;
  const { state, charts } = ctx;
  const { classes, space } = bonus;
  const pool = charts.AUSTRO_HUNGARIAN_SHIPS.facts.ships
    .filter(({ class: type }) => classes.includes(type))
    .map(({ id }) => id)
    .filter((id) => state.austroHungarian.some((ship) => ship.id === id && ship.status === "available"));
  if (pool.length === 0) return null;
  ctx.ruling("D-70", "24.1");
  const id = ctx.draw({ label: "gained-cruiser", section: "24.1", pool, resultName: (each) => each });
  joinAustroHungarian(ctx, id, space, "24.1");
  ctx.set(campaignOf(state), "austroHungarianGained", true, "BONUS_CRUISER", "24.1");
  return id;
}

/** 24.1 Draws the British battlecruiser that Atlantic Breakout takes out of the game; null when none is left. */
export function removeBattlecruiser(ctx: Context, bonus: Bonus): string | null {
  if (bonus.kind !== "remove_british_bc") return null;
  const { state, charts } = ctx;
  const pool = removableBattlecruisers(state, charts, bonus.classes);
  if (pool.length === 0) return null;
  const id = ctx.draw({ label: "lost-battlecruiser", section: "24.1", pool, resultName: (each) => each });
  const cruiserMarker = state.markers.find((marker) => marker.id === id);
  if (cruiserMarker === undefined) {
    const marker = { id, kind: kindOf(charts, id), place: "removed" as const, space: null, turn: 0 };
    ctx.push(state.markers, marker, "MARKER_REMOVED", "24.1");
  } else {
    ctx.set(cruiserMarker, "place", "removed", "MARKER_REMOVED", "24.1");
    ctx.set(cruiserMarker, "space", null, "MARKER_SPACE", "24.1");
  }
  return id;
}
