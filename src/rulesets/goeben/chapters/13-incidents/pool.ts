import { onceFor } from "../../../../core/charts/once";
import { alliedShipsInOrder } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { type Fleet, GROUPS, type Group, INCIDENT_KINDS, type IncidentKind } from "../../vocabulary";
import type { Context } from "../shared/game";
import type { Marker } from "./state";

/** D-61 The id of an unseen placeholder of the British group, before `_` and a number. */
export const PLACEHOLDER = "placeholder";

/** The place of a marker in the canonical order: Allied ships in the order of the charts, then the other kinds. */
export function rankOf(charts: Charts, id: string): number {
  return faceOf(facesFor(charts), id).rank;
}

/** The kind of a marker by its id: an Allied ship's own, else the id without its number. */
export function kindOf(charts: Charts, id: string): IncidentKind {
  return faceOf(facesFor(charts), id).kind;
}

/** 13.1 The kind of a marker by its id. */
interface Face {
  readonly kind: IncidentKind;
  readonly rank: number;
}

/** The number of Allied ships, and by id the kinds of all of them and of the other markers met so far. */
interface Faces {
  readonly ships: number;
  readonly byId: Map<string, Face>;
}

/** More copies than any kind of marker has. */
const COPIES = 1000;

/** More markers than any game has. */
const MOST_FACES = 2000;

const facesFor = onceFor((charts: Charts): Faces => {
  const ships = alliedShipsInOrder(charts);
  return { ships: ships.length, byId: new Map(ships.map(({ id, kind }, rank) => [id, { kind, rank }])) };
});

function faceOf({ ships, byId }: Faces, id: string): Face {
  let face = byId.get(id);
  if (face === undefined) {
    const name = id.replace(/_\d+$/, "");
    const place = (INCIDENT_KINDS as readonly string[]).indexOf(name);
    const kind = INCIDENT_KINDS[place];
    if (kind === undefined) throw new Error(`The charts have no marker ${id}.`);
    face = { kind, rank: ships + place * COPIES + Number(/\d+$/.exec(id)?.[0] ?? 0) };
    if (byId.size < MOST_FACES) byId.set(id, face);
  }
  return face;
}

/** The ids given, in the canonical order. */
export function inOrder(charts: Charts, ids: readonly string[]): string[] {
  const faces = facesFor(charts);
  return [...ids].sort((a, b) => faceOf(faces, a).rank - faceOf(faces, b).rank);
}

/** Puts seen markers into the canonical order. */
function arranged(charts: Charts, markers: Marker[]): Marker[] {
  const faces = facesFor(charts);
  return markers.sort((a, b) => faceOf(faces, a.id).rank - faceOf(faces, b.id).rank);
}

/** The seen markers in the pool, in the canonical order. */
export function knownPool({ markers }: Snapshot, charts: Charts): Marker[] {
  return arranged(
    charts,
    markers.filter(({ place }) => place === "pool"),
  );
}

/** 13.0 The number of markers in the pool, seen or not. */
export function poolSize(state: Snapshot): number {
  const { british, french, other } = state.unseen.pool;
  return state.markers.reduce((sum, { place }) => sum + Number(place === "pool"), british + french + other);
}

/** The seen marker of that id. */
export function markerOf(state: Snapshot, id: string): Marker {
  const marker = state.markers.find((each) => each.id === id);
  if (marker === undefined) throw new Error(`Marker ${id} has not been seen.`);
  return marker;
}

/** True for the kinds that are Allied ships, Troop Convoys included. */
export function isAlliedShip({ kind }: Pick<Marker, "kind">): boolean {
  return kind === "royal_navy_warship" || kind === "french_warship" || kind === "french_troop_convoy";
}

/** The face-up Allied ships in a space, those drawn this turn included, in the canonical order. */
export function alliedAt(state: Snapshot, charts: Charts, space: string): Marker[] {
  const there = state.markers.filter((marker) => isAlliedAt(marker, space));
  return there.length < 2 ? there : arranged(charts, there);
}

/** True where a face-up Allied ship lies, one drawn this turn included. */
export function holdsAllies({ markers }: Snapshot, space: string): boolean {
  return markers.some((marker) => isAlliedAt(marker, space));
}

function isAlliedAt(marker: Marker, space: string): boolean {
  return marker.space === space && isAlliedShip(marker) && (marker.place === "map" || marker.place === "set_aside");
}

/** Moves a seen marker: to a space of the map, or out of it with `space` null. */
export function moveMarker(
  ctx: Context,
  marker: Marker,
  place: Marker["place"],
  space: string | null,
  section: string,
): void {
  ctx.set(marker, "place", place, "MARKER_PLACE", section);
  ctx.set(marker, "space", space, "MARKER_SPACE", section);
}

/** The number of face-down markers of a fleet in a space. */
export function faceDownAt({ unseen }: Snapshot, space: string, fleet: Fleet): number {
  return unseen.faceDown.find((each) => each.space === space && each.fleet === fleet)?.count ?? 0;
}

/** The number of face-down coastal defence units in a space. */
export function faceDownCoastalAt({ unseen }: Snapshot, space: string): number {
  return unseen.faceDownCoastal.find((each) => each.space === space)?.count ?? 0;
}

/** 13.0 Turns one face-down marker of a fleet in a space face up; a placeholder brings another marker instead. */
export function revealMarker(ctx: Context, space: string, fleet: Fleet, section: string): Marker {
  const lying = ctx.state.unseen.faceDown.find((each) => each.space === space && each.fleet === fleet);
  if (lying === undefined) throw new Error(`No face-down ${fleet} marker lies in ${space}.`);
  ctx.set(lying, "count", lying.count - 1, "FACE_DOWN", section);
  return seen(ctx, drawUnseen(ctx, fleet, section), "map", space, section);
}

/** 16.0 Turns one face-down coastal defence unit of a space face up. */
export function revealCoastal(ctx: Context, space: string, section: string): Snapshot["coastal"][number] {
  const { state } = ctx;
  const standing = state.unseen.faceDownCoastal.find((each) => each.space === space);
  if (standing === undefined) throw new Error(`No face-down unit stands in ${space}.`);
  const say = (id: string): string => id;
  const id = ctx.draw({ label: "coastal-unit", about: { space }, section, pool: state.unseen.coastal, say });
  ctx.set(state.unseen, "coastal", without(state.unseen.coastal, id), "UNSEEN", section);
  if (standing.count > 1) ctx.set(standing, "count", standing.count - 1, "FACE_DOWN", section);
  else ctx.set(state.unseen, "faceDownCoastal", coastalBut(state, space), "COASTAL_ALL_SEEN", section);
  const unit = { id, space, destroyed: false };
  ctx.push(state.coastal, unit, "COASTAL_UNIT_SEEN", section);
  return unit;
}

/** The spaces with face-down coastal defence units, but for one of them. */
function coastalBut({ unseen }: Snapshot, space: string): Snapshot["unseen"]["faceDownCoastal"] {
  return unseen.faceDownCoastal.filter((each) => each.space !== space);
}

/** 13.2 Draws one marker from the pool, whose seen markers are `known`, and sets it aside in a space; the pool must hold one. */
export function drawFromPool(
  ctx: Context,
  space: string,
  section: string,
  known: readonly Marker[] = knownPool(ctx.state, ctx.charts),
): Marker {
  const { state } = ctx;
  const pool: (Marker | Group)[] = [...known];
  for (const group of GROUPS) {
    for (let left = state.unseen.pool[group]; left > 0; left -= 1) pool.push(group);
  }
  const say = (item: Marker | Group): string => {
    if (typeof item === "string") return `unseen_${item}`;
    return isAlliedShip(item) ? item.id : item.kind;
  };
  const drawn = ctx.draw({ label: "incident-pool", about: { space }, section, pool, say });
  if (typeof drawn !== "string") {
    moveMarker(ctx, drawn, "set_aside", space, section);
    ctx.set(drawn, "turn", state.turn, "MARKER_TURN", section);
    return drawn;
  }
  ctx.set(state.unseen.pool, drawn, state.unseen.pool[drawn] - 1, "UNSEEN_POOL", section);
  return seen(ctx, drawUnseen(ctx, drawn, section), "set_aside", space, section);
}

/** Draws a face of a group, and another for a placeholder; it leaves the multiset. */
function drawUnseen(ctx: Context, group: Group, section: string): string {
  const { unseen } = ctx.state;
  const say = (id: string): string => id.replace(/^(quiet_seas|placeholder)_\d+$/, "$1");
  const id = ctx.draw({ label: `unseen-${group}`, section, pool: unseen[group], say });
  ctx.set(unseen, group, without(unseen[group], id), "UNSEEN", section);
  return id.startsWith(PLACEHOLDER) ? drawUnseen(ctx, "other", section) : id;
}

/** Makes a seen record of a face that was just turned up. */
function seen(ctx: Context, id: string, place: Marker["place"], space: string, section: string): Marker {
  const { state, charts } = ctx;
  const marker: Marker = { id, kind: kindOf(charts, id), place, space, turn: state.turn };
  ctx.push(state.markers, marker, "MARKER_SEEN", section);
  return marker;
}

/** A list without the first item equal to `item`. */
function without(list: readonly string[], item: string): string[] {
  const at = list.indexOf(item);
  return at < 0 ? [...list] : list.toSpliced(at, 1);
}
