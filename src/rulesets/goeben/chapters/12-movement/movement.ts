import { chartView } from "../../../../core/charts/look-up";
import type { Snapshot } from "../../snapshot";
import { lowerIndex, sinkGerman, spendCoal } from "../6-indexes/indexes";
import { loseLandings } from "../9-ports/capture";
import { holderAt } from "../9-ports/sites";
import { moveMarker } from "../13-incidents/markers";
import { sinkAustroHungarian } from "../20-austro-hungarian-ships/austro-hungarian";
import type { Context } from "../shared/context";
import { friendlyAt, friendlyShip, germanAt, isGerman, occupiedSpaces } from "../shared/game";
import { bandFor, coalFor, ENGINE_STRAIN, holdsMarker, isOfOtherOrders, type SpeedBand, usableSpeeds } from "./paths";

/** 12.0 The outcome of a move. */
export interface Moved {
  readonly from: string;
  readonly to: string;
  /** D-18 The speed used; null for an Austro-Hungarian ship, and for a ship that stays. */
  readonly speed: SpeedBand | null;
  readonly coal: number;
  /** 12.3 Engines lost by emergency speed. */
  readonly engines: number;
}

/** 12.0 Moves a ship along a legal path, or leaves it where it is. */
export function move(ctx: Context, ship: string, path: readonly string[]): Moved {
  const record = friendlyShip(ctx.state, ship)!;
  const from = record.space!;
  const to = path.at(-1);
  ctx.set(record, "moved", true, to === undefined ? "SHIP_STAYED" : "SHIP_MOVED", "12.0");
  if (to === undefined) return { from, to: from, speed: null, coal: 0, engines: 0 };
  const speed = isGerman(ship) ? bandFor(usableSpeeds(ctx.state, ctx.charts, ship), path.length) : null;
  const coal = speed === null ? 0 : coalFor(ctx.charts, speed);
  if (isGerman(ship) && coal > 0) {
    ctx.ruling("D-18", "12.2");
    spendCoal(ctx, ship, coal, speed === "emergency" ? "12.3" : "12.2");
  }
  citeEntry(ctx, to);
  ctx.set(record, "path", [from, ...path], "SHIP_PATH", "12.0");
  arrive(ctx, ship, to, "12.0");
  const engines = speed === "emergency" && isGerman(ship) ? strainEngines(ctx, ship) : 0;
  return { from, to, speed, coal, engines };
}

/** Puts a friendly warship into a space; a landing it leaves alone is lost (9.2). */
export function arrive(ctx: Context, ship: string, space: string, section: string): void {
  const { state } = ctx;
  const record = friendlyShip(state, ship)!;
  ctx.set(record, "space", space, "SHIP_SPACE", section);
  ctx.set(record, "arrived", state.turn, "SHIP_ARRIVED", "9.1");
  if (isGerman(ship)) ctx.set(state.ships[ship], "mustLeave", false, "MUST_LEAVE", "9.1");
  loseLandings(ctx);
}

/** Cites the rulings that let a ship enter a space or stop there. */
function citeEntry(ctx: Context, space: string): void {
  const { state, charts } = ctx;
  if (holderAt(state, charts, space) === "allied") ctx.ruling("D-10", "9.0");
  if (isOfOtherOrders(state, charts, space)) ctx.ruling("D-20", "12.5");
  if (holdsMarker(state, space)) ctx.ruling("D-19", "12.5");
}

/** 12.3 Rolls for damage by emergency speed; gives the Engines lost. */
function strainEngines(ctx: Context, ship: keyof Snapshot["ships"]): number {
  const { row } = ctx.roll({
    label: ENGINE_STRAIN,
    about: { ship },
    section: "12.3",
    view: chartView(ctx.charts.ENGINE_STRAIN),
  });
  const before = ctx.state.ships[ship].engines;
  lowerIndex(ctx, ship, "engines", -row.engines, { section: "12.3", byAllies: false });
  return before - ctx.state.ships[ship].engines;
}

/** 9.1, 9.2, D-68 Ends the Movement phase: neutral visits, lost landings and the French Navy Sortie. */
export function closeMovement(ctx: Context): void {
  endFrenchSortie(ctx);
  for (const space of occupiedSpaces(ctx.state)) closeVisited(ctx, space);
  loseLandings(ctx);
}

/** D-68 Sinks every friendly warship that the French fleet finds in its zones; the marker goes back to the pool. */
function endFrenchSortie(ctx: Context): void {
  const { state, charts } = ctx;
  if (!state.frenchSortie) return;
  const caught = charts.SORTIES.facts.french.spaces.flatMap((space) => friendlyAt(state, space));
  if (caught.length > 0) ctx.ruling("D-68", "13.1");
  for (const ship of caught) {
    if (isGerman(ship)) sinkGerman(ctx, ship, "13.1");
    else sinkAustroHungarian(ctx, ship, "13.1");
  }
  for (const marker of state.markers) {
    const atSea = marker.kind === "french_navy_sortie" && marker.place === "set_aside";
    if (atSea) moveMarker(ctx, marker, "pool", null, "13.1");
  }
  ctx.set(state, "frenchSortie", false, "FRENCH_SORTIE", "13.1");
}

/** 9.1, D-08 Closes a neutral site in which a ship both began and ended the phase; every ship there must leave. */
function closeVisited(ctx: Context, space: string): void {
  const { state, charts } = ctx;
  if (holderAt(state, charts, space) !== "neutral") return;
  const stayed = friendlyAt(state, space).some((ship) => (friendlyShip(state, ship)!.path[0] ?? space) === space);
  if (!stayed) return;
  if (state.visited.includes(space)) {
    ctx.ruling("D-09", "9.1");
    return;
  }
  ctx.ruling("D-08", "9.1");
  ctx.push(state.visited, space, "NEUTRAL_VISITED", "9.1");
  for (const ship of germanAt(state, space)) ctx.set(state.ships[ship], "mustLeave", true, "MUST_LEAVE", "9.1");
}
