import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { FLEETS } from "../../vocabulary";
import { withdrawDamaged } from "../20-austro-hungarian-ships/austro-hungarian";
import { checkMines } from "../23-mines/mines";
import { type Context, enterPhase, markDone } from "../shared/context";
import { germanInPlay, holdsFriends, occupiedSpaces } from "../shared/game";
import { drawIncidents, incidentDraws, liesAt, revealIncidents } from "./draws";
import { resolveEvent } from "./events";
import { moveMarker } from "./markers";
import { freshStory, type IncidentEvent, type IncidentStory } from "./outcome";
import { alliedAt, faceDownAt, holdsAllies, isAlliedShip, markerOf } from "./pool";
import type { Marker } from "./state";

/** 13.0 Occupied spaces whose incidents are still to be resolved, in the order of their first ship. */
export function incidentsLeft(state: Snapshot, charts: Charts): readonly string[] {
  return occupiedSpaces(state).filter((space) => !state.done.includes(space) && hasIncidents(state, charts, space));
}

/** 13.0 True for a space with something to reveal, to draw, to resolve or to check. */
function hasIncidents(state: Snapshot, charts: Charts, space: string): boolean {
  if (incidentDraws(state, charts, space) > 0) return true;
  if (FLEETS.some((fleet) => faceDownAt(state, space, fleet) > 0)) return true;
  if (state.markers.some((marker) => liesAt(marker, space))) return true;
  return state.mines.includes(space) && holdsAllies(state, space);
}

/** 13.0 The incidents in progress; only called where a phase guarantees them. */
export function incidentOf(state: Snapshot): NonNullable<Snapshot["incident"]> {
  if (state.incident === null) throw new Error("No incidents are in progress.");
  return state.incident;
}

/** 13.0 Reveals, draws and resolves the incidents of a space until all are done or the player has to choose. */
export function beginIncidents(ctx: Context, space: string): IncidentStory {
  const story = freshStory(space);
  ctx.set(ctx.state, "incident", { space, queue: [], drawn: [] }, "INCIDENTS_BEGIN", "13.0");
  revealIncidents(ctx, story);
  drawIncidents(ctx, story);
  workThrough(ctx, story);
  return story;
}

/** 13.0 Goes on after the player's choice: the incident it was about is done, with its outcome if that is still to be reported. */
export function continueIncidents(ctx: Context, event?: IncidentEvent): IncidentStory {
  const { state } = ctx;
  const story = freshStory(incidentOf(state).space);
  if (event !== undefined) story.events.push(event);
  ctx.set(state, "intelligence", null, "INTELLIGENCE_OVER", "13.1");
  enterPhase(ctx, "incidents", "13.1");
  takeFirst(ctx);
  workThrough(ctx, story);
  return story;
}

function workThrough(ctx: Context, story: IncidentStory): void {
  const { state } = ctx;
  for (;;) {
    if (germanInPlay(state).length === 0) return;
    const [id] = state.incident?.queue ?? [];
    if (id === undefined) break;
    const { event, waits } = resolveEvent(ctx, markerOf(state, id), story.space);
    story.events.push(event);
    if (waits) return;
    takeFirst(ctx);
  }
  story.mined.push(...checkMines(ctx, story.space));
  returnToPool(ctx);
  ctx.set(state, "incident", null, "INCIDENTS_OVER", "13.1");
  markDone(ctx, story.space, "13.0");
  story.finished = true;
}

/** Takes the incident that is done off the queue. */
function takeFirst(ctx: Context): void {
  const { incident } = ctx.state;
  if (incident !== null) ctx.set(incident, "queue", incident.queue.slice(1), "INCIDENT_DONE", "13.1");
}

/** 13.1 Puts markers back into the pool; D-47 in a storm Allied ships stay face up on the map. */
function returnToPool(ctx: Context): void {
  const { state, charts } = ctx;
  const { incident } = state;
  if (incident === null) return;
  for (const id of incident.drawn) {
    const marker = markerOf(state, id);
    if (marker.place === "set_aside" && !isKept(marker, incident.space)) moveMarker(ctx, marker, "pool", null, "13.1");
  }
  if (!state.storms.includes(incident.space)) return;
  for (const marker of alliedAt(state, charts, incident.space)) moveMarker(ctx, marker, "map", incident.space, "13.1");
}

/** 13.1 True for a marker that stays out of the pool for now: for combat, raiding, the next phase 1 or the next movement. */
function isKept(marker: Marker, space: string): boolean {
  if (marker.kind === "french_navy_sortie") return marker.space === null;
  if (marker.kind === "allied_merchantman" || marker.kind === "friendly_ship") return true;
  return isAlliedShip(marker) && marker.space === space;
}

/**
 * 13.1 Ends the Incident phase: damaged Austro-Hungarian ships leave, and so do drawn Allied ships with no ship left to
 * fight.
 */
export function closeIncidents(ctx: Context): void {
  const { state } = ctx;
  withdrawDamaged(ctx);
  for (const marker of state.markers) {
    if (marker.place !== "set_aside" || marker.space === null || !isAlliedShip(marker)) continue;
    if (!holdsFriends(state, marker.space)) moveMarker(ctx, marker, "pool", null, "13.1");
  }
}
