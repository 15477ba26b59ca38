import type { ResultChange } from "../../../../core/contract/context";
import { neighboursOf, spaceOf } from "../../charts/map";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Zone } from "../../vocabulary";
import { changeAlert } from "../5-alert-level/alert";
import type { AustroHungarianShip } from "../20-austro-hungarian-ships/state";
import type { Context } from "../shared/context";
import { occupiedSpaces } from "../shared/game";
import { frenchApply } from "./draws";
import { moveMarker } from "./markers";
import { eventOf, type IncidentEvent } from "./outcome";
import { alliedAt } from "./pool";
import type { Marker } from "./state";

/** 13.1, 20.0 Austro-Hungarian Fleet Sorties: drawn Allied warships go back, or ships come out to Pola (D-70). */
export function sortieAustroHungarian(ctx: Context, marker: Marker, space: string): IncidentEvent {
  const { state, charts } = ctx;
  const { zone } = charts.SORTIES.facts.austroHungarian;
  if (!occupiedSpaces(state).some((each) => zoneOf(charts, each) === zone)) return eventOf(marker, "no_effect");
  moveMarker(ctx, marker, "removed", null, "13.1");
  if (!state.options.austroHungarianWarships) {
    return eventOf(marker, "fleet_sortie", { markers: sendBack(ctx, space, zone, false) });
  }
  ctx.ruling("D-70", "20.0");
  const ships = callOut(ctx);
  changeAlert(ctx, charts.ALERT_CHANGES.facts.fleetSortie, "13.1");
  return eventOf(marker, "fleet_sortie", { ships });
}

/** 20.0 Rolls how many Austro-Hungarian ships come out and draws them; all come when no more are available. */
function callOut(ctx: Context): string[] {
  const { state, charts } = ctx;
  const { ships: dice, space } = charts.SORTIES.facts.austroHungarian;
  const say = (total: number): string => `${total}`;
  const available = state.austroHungarian.filter(({ status }) => status === "available");
  const all = { code: "NO_MORE_SHIPS", value: null, result: String(available.length), rule: "20.0" } as const;
  const adjust = (called: number): readonly ResultChange[] => (called > available.length ? [all] : []);
  const { total } = ctx.rollPlain({ label: "fleet-sortie", section: "20.0", dice, resultName: say, adjust });
  const coming = available.length <= total ? available : drawShips(ctx, available, total);
  for (const ship of coming) {
    ctx.set(ship, "status", "in_play", "AUSTRO_HUNGARIAN_STATUS", "20.0");
    ctx.set(ship, "space", space, "SHIP_SPACE", "20.0");
    ctx.set(ship, "arrived", state.turn, "SHIP_ARRIVED", "20.0");
  }
  return state.austroHungarian.filter((ship) => coming.includes(ship)).map(({ id }) => id);
}

/** 20.0 Draws `count` of the available Austro-Hungarian ships. */
function drawShips(ctx: Context, available: readonly AustroHungarianShip[], count: number): AustroHungarianShip[] {
  const sailing: AustroHungarianShip[] = [];
  while (sailing.length < count) {
    const pool = available.filter((ship) => !sailing.includes(ship));
    sailing.push(ctx.draw({ label: "austro-hungarian-ship", section: "20.0", pool, resultName: ({ id }) => id }));
  }
  return sailing;
}

/** 13.1, 24.0 Central Powers Fleet Sortie: Allied ships drawn in the zone of each alliance achieved earlier go back. */
export function sortieCentralPowers(ctx: Context, marker: Marker, space: string): IncidentEvent {
  const { state, charts } = ctx;
  const achieved = (["ottoman_alliance", "italian_alliance"] as const).filter((order) => isAchieved(state, order));
  if (achieved.length === 0) return eventOf(marker, "no_effect");
  moveMarker(ctx, marker, "removed", null, "13.1");
  const markers = achieved.flatMap((order) => {
    const { zone, convoys } = charts.SORTIES.facts.centralPowers[order];
    if (order === "ottoman_alliance") ctx.ruling("D-27", "13.1");
    const moved = order === "ottoman_alliance" && state.rulings.ottomanSortieZone !== "adriatic";
    return sendBack(ctx, space, moved ? state.rulings.ottomanSortieZone : zone, convoys);
  });
  return eventOf(marker, "fleet_sortie", { markers });
}

function isAchieved({ campaign, order, orderAchieved }: Snapshot, neededOrder: Snapshot["order"]): boolean {
  return campaign?.achieved.includes(neededOrder) === true || (orderAchieved && order === neededOrder);
}

/**
 * 13.1 Returns Allied ships to the pool from which the task force drew them in the zone this phase. The place of the
 * sortie does not matter.
 */
function sendBack(ctx: Context, space: string, zone: Zone, convoys: boolean): string[] {
  const { state, charts } = ctx;
  const spaces = new Set([space, ...occupiedSpaces(state)].filter((each) => zoneOf(charts, each) === zone));
  const candidates = [...spaces]
    .flatMap((each) => alliedAt(state, charts, each))
    .filter(({ place, kind }) => place === "set_aside" && (convoys || kind !== "french_troop_convoy"));
  for (const each of candidates) moveMarker(ctx, each, "pool", null, "13.1");
  return candidates.map(({ id }) => id);
}

/**
 * 13.1 French Navy Sortie: colliers in and next to the French zones are lost, and the zones close for the next
 * movement.
 */
export function sortieFrench(ctx: Context, marker: Marker, space: string): IncidentEvent {
  const { state, charts } = ctx;
  if (!frenchApply(charts, space)) {
    ctx.ruling("D-25", "13.1");
    return eventOf(marker, "ignored");
  }
  const zones = charts.SORTIES.facts.french.spaces;
  const swept = new Set(zones.flatMap((zone) => [zone, ...neighboursOf(charts, zone)]));
  let colliers = 0;
  for (const collier of state.colliers) {
    if (collier.space === null || !swept.has(collier.space)) continue;
    loseCollier(ctx, collier);
    colliers += 1;
  }
  moveMarker(ctx, marker, "set_aside", null, "13.1");
  ctx.set(state, "frenchSortie", true, "FRENCH_SORTIE", "13.1");
  return eventOf(marker, "french_sortie", { colliers });
}

/** 7.4 Takes a collier off the map. */
export function loseCollier(ctx: Context, collier: Snapshot["colliers"][number]): void {
  ctx.set(collier, "space", null, "COLLIER_SPACE", "13.1");
  ctx.set(collier, "lost", true, "COLLIER_LOST", "13.1");
}

function zoneOf(charts: Charts, space: string): Zone {
  return spaceOf(charts, space).zone;
}
