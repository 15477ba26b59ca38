import { spaceOf } from "../../charts/map";
import { terrainOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { FLEETS } from "../../vocabulary";
import { terrainAt } from "../9-ports/sites";
import type { Context } from "../shared/context";
import { drawFromPool, moveMarker, revealMarker } from "./markers";
import type { IncidentStory } from "./outcome";
import { faceDownAt, inOrder, isAlliedShip, knownPool, markerOf, poolSize } from "./pool";
import type { Marker } from "./state";

/** 5.3, 13.2, D-21, D-22 The number of markers that a space draws from the pool at the present alert level. */
export function incidentDraws(state: Snapshot, charts: Charts, space: string): number {
  if (!charts.MAP.facts.zones[spaceOf(charts, space).zone].incidents) return 0;
  const { draws, chartDraws, from, add } = terrainOf(charts, terrainAt(state, charts, space));
  const rule = state.rulings.neutralPortIncidents === "chart" ? (chartDraws ?? draws) : draws;
  if (rule === "none" || (rule === "alert_from" && state.alert < (from ?? 0))) return 0;
  return state.alert + add;
}

/** 13.0(1) The other markers that lie face up in a space and act when it is entered, in canonical order (D-17). */
export function lyingIncidents(state: Snapshot, charts: Charts, space: string): string[] {
  const lying = state.markers.filter((each) => liesAt(each, space));
  return inOrder(
    charts,
    lying.map(({ id }) => id),
  );
}

/** 13.0(1) True for a marker other than a ship that lies face up in a space. */
export function liesAt(marker: Marker, space: string): boolean {
  return marker.place === "map" && marker.space === space && !isAlliedShip(marker);
}

/** 13.0(1) Turns the face-down markers of the space face up; Quiet Seas goes to the pool, other incidents act first. */
export function revealIncidents(ctx: Context, story: IncidentStory): void {
  const { state, charts } = ctx;
  const { space } = story;
  for (const id of lyingIncidents(state, charts, space)) sort(ctx, markerOf(state, id), space);
  for (const marker of state.markers) {
    if (marker.place === "map" && marker.space === space && isAlliedShip(marker)) ignoreElsewhere(ctx, marker, space);
  }
  for (const fleet of FLEETS) {
    for (let left = faceDownAt(state, space, fleet); left > 0; left -= 1) {
      const marker = revealMarker(ctx, space, fleet, "13.0");
      story.revealed.push({ id: marker.id, kind: marker.kind });
      if (marker.kind === "quiet_seas") moveMarker(ctx, marker, "pool", null, "13.0");
      else if (isAlliedShip(marker)) ignoreElsewhere(ctx, marker, space);
      else sort(ctx, marker, space);
    }
  }
}

/** 13.0(2)-(3) Fixes the number of draws, draws, and sorts what comes. */
export function drawIncidents(ctx: Context, story: IncidentStory): void {
  const { state, charts } = ctx;
  const { space } = story;
  citeDraws(ctx, space);
  story.draws = incidentDraws(state, charts, space);
  const size = poolSize(state);
  if (size < story.draws) ctx.ruling("D-23", "13.0");
  let known: readonly Marker[] = story.draws === 0 ? [] : knownPool(state, charts);
  for (let left = Math.min(story.draws, size); left > 0; left -= 1) {
    const marker = drawFromPool(ctx, space, "13.0", known);
    known = known.filter((each) => each !== marker);
    story.drawn.push({ id: marker.id, kind: marker.kind });
    sort(ctx, marker, space);
  }
}

function citeDraws(ctx: Context, space: string): void {
  const terrain = terrainAt(ctx.state, ctx.charts, space);
  if (terrain === "allied_patrol_zone") ctx.ruling("D-21", "13.2");
  if (terrain === "neutral_port" || terrain === "neutral_naval_base") ctx.ruling("D-22", "13.2");
}

/** 13.0(3) Sets a marker aside: ships for naval combat (D-24), Merchantmen for raiding; any other waits to be resolved. */
function sort(ctx: Context, marker: Marker, space: string): void {
  const { incident } = ctx.state;
  if (incident === null) throw new Error("No incidents are in progress.");
  ctx.push(incident.drawn, marker.id, "INCIDENT_DRAWN", "13.0");
  if (marker.place !== "set_aside") moveMarker(ctx, marker, "set_aside", space, "13.0");
  ctx.set(marker, "turn", ctx.state.turn, "MARKER_TURN", "13.0");
  if (marker.kind === "french_troop_convoy") ctx.ruling("D-24", "14.15");
  if (isAlliedShip(marker)) ignoreElsewhere(ctx, marker, space);
  else if (marker.kind !== "allied_merchantman") ctx.push(incident.queue, marker.id, "INCIDENT_QUEUED", "13.0");
}

/** D-25 Sets a French ship that comes up where the French are not aside; it goes to the pool when the space is done. */
function ignoreElsewhere(ctx: Context, marker: Marker, space: string): void {
  const { incident } = ctx.state;
  if (marker.kind === "royal_navy_warship" || frenchApply(ctx.charts, space)) return;
  ctx.ruling("D-25", "13.1");
  moveMarker(ctx, marker, "set_aside", null, "13.1");
  if (!incident!.drawn.includes(marker.id)) ctx.push(incident!.drawn, marker.id, "INCIDENT_DRAWN", "13.0");
}

/** 13.1, D-26 True where French incident markers take effect. */
export function frenchApply(charts: Charts, space: string): boolean {
  return charts.MAP.facts.zones[spaceOf(charts, space).zone].frenchMarkers;
}
