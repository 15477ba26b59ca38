import { germanShipOf } from "../../charts/pack";
import { type Cargo, GERMAN_SHIPS, type GermanShipId, INDEXES, TRACKS } from "../../vocabulary";
import { alliedSetUp, freshColliers } from "../3-setup/setup";
import { freshTurn } from "../4-sequence-of-play/phases";
import { joinAustroHungarian } from "../20-austro-hungarian-ships/austro-hungarian";
import type { Context } from "../shared/context";
import { germanInPlay } from "../shared/game";
import { campaignOf, isGone } from "./campaign";

/** 24.1(1)-(2), 20.0 Takes all ships off the map and repairs them; the sunk are gone, and Austro-Hungarian ships not at Pola too. */
export function collectShips(ctx: Context): void {
  const { state, charts } = ctx;
  ctx.ruling("D-58", "24.1");
  for (const id of germanInPlay(state)) collectGerman(ctx, id);
  const { space: base } = charts.SORTIES.facts.austroHungarian;
  for (const ship of state.austroHungarian) {
    if (ship.status === "in_play" && ship.space !== base) {
      ctx.set(ship, "status", "withdrawn", "AUSTRO_HUNGARIAN_STATUS", "20.0");
      ctx.set(ship, "space", null, "SHIP_SPACE", "20.0");
    } else if (ship.status === "damaged") joinAustroHungarian(ctx, ship.id, base, "20.0");
    ctx.set(ship, "arrived", 0, "SHIP_ARRIVED", "24.1");
    ctx.set(ship, "damage", 0, "AUSTRO_HUNGARIAN_DAMAGE", "24.1");
  }
}

function collectGerman(ctx: Context, id: GermanShipId): void {
  const { state, charts } = ctx;
  const ship = state.ships[id];
  const { start } = germanShipOf(charts, id);
  const damaged = TRACKS.some((track) => ship[track] < start[track]);
  if (state.rulings.campaignStocks === "restock" || damaged) {
    for (const index of INDEXES) {
      if (index !== "leadership") ctx.set(ship, index, start[index], "INDEX_RESTORED", "24.1");
    }
  }
  if (!state.rulings.campaignKeepCargo && ship.boxes.some((cargo: Cargo | null) => cargo !== null)) {
    ctx.set(
      ship,
      "boxes",
      ship.boxes.map(() => null),
      "CARGO_RETURNED",
      "24.1",
    );
  }
  ctx.set(ship, "space", null, "SHIP_SPACE", "24.1");
  ctx.set(ship, "startSpace", null, "SHIP_START", "24.1");
  ctx.set(ship, "arrived", 0, "SHIP_ARRIVED", "24.1");
  ctx.set(ship, "mustLeave", false, "MUST_LEAVE", "24.1");
}

/**
 * 24.1, 24.3 Rebuilds the Allied set-up from the markers still in the game; returns the placeholders that D-61 adds.
 */
export function layOutAllies(ctx: Context): number {
  const { state, charts } = ctx;
  const { highSeas } = campaignOf(state);
  const removedMarkers = state.markers.filter((marker) => isGone(charts, marker));
  const capital = removedMarkers.filter(({ id, place }) => place === "sunk" && isCapital(ctx, id));
  const sunk = removedMarkers.filter(({ place }) => place === "sunk").map(({ id }) => id);
  const { absent } = charts.ALLIED_SETUP.facts;
  const joined = absent.filter((id) => state.markers.some((marker) => marker.id === id && marker.place !== "absent"));
  if (removedMarkers.some(({ place }) => place === "removed")) ctx.ruling("D-78", "24.1");
  if (state.markers.some(({ place }) => place === "out")) ctx.ruling("D-79", "24.1");
  if (highSeas.length > 0) ctx.ruling("D-60", "24.1");
  if (capital.length > 0) ctx.ruling("D-61", "24.3");
  const setUp = alliedSetUp(charts, { removed: removedMarkers, joined, highSeas, placeholders: capital.length });
  ctx.set(campaignOf(state), "sunkForGood", sunk, "SUNK_FOR_GOOD", "24.1");
  ctx.set(state, "markers", setUp.markers, "MARKERS_COLLECTED", "24.1");
  ctx.set(state, "coastal", setUp.coastal, "COASTAL_COLLECTED", "24.1");
  ctx.set(state, "unseen", setUp.unseen, "ALLIES_LAID_OUT", "24.3");
  return capital.length;
}

function isCapital({ charts }: Context, id: string): boolean {
  const ship = charts.ALLIED_SHIPS.facts.ships.find((each) => each.id === id);
  return ship?.nation === "british" && charts.CAMPAIGN.facts.capital.includes(ship.class);
}

/** 24.1 Clears the map and the clock for the next scenario; the alert level counts the orders achieved. */
export function clearMap(ctx: Context): void {
  const { state, charts } = ctx;
  const { alertStart, alertMax } = charts.LIMITS.facts;
  const { achieved, scenario } = campaignOf(state);
  ctx.set(campaignOf(state), "scenario", scenario + 1, "SCENARIO", "24.1");
  ctx.set(state, "alert", Math.min(alertMax, alertStart + achieved.length), "ALERT_LEVEL", "24.1");
  ctx.set(state, "turn", 1, "TURN", "24.1");
  freshTurn(ctx);
  for (const list of ["mines", "landed", "visited", "threatened", "done"] as const) {
    if (state[list].length > 0) ctx.set(state, list, [], "MAP_CLEARED", "24.1");
  }
  ctx.set(state, "frenchSortie", false, "FRENCH_SORTIE", "24.1");
  ctx.set(state, "colliers", freshColliers(charts, germanInPlay(state)), "COLLIERS", "24.1");
  ctx.set(state, "orderAchieved", false, "ORDER_OPEN", "24.1");
  ctx.set(state, "result", null, "SCENARIO_RESULT", "24.1");
  ctx.set(state, "endReason", null, "END_REASON", "24.1");
  for (const id of GERMAN_SHIPS) ctx.set(state.ships[id], "loaded", false, "SHIP_FRESH", "24.1");
}
