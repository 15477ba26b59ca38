import { memoize } from "../../../../core/charts/memoize";
import { alliedShipsInOrder } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { type Fleet, INCIDENT_KINDS, type IncidentKind } from "../../vocabulary";
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

const facesFor = memoize((charts: Charts): Faces => {
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

/** The number of face-down markers of a fleet in a space. */
export function faceDownAt({ unseen }: Snapshot, space: string, fleet: Fleet): number {
  return unseen.faceDown.find((each) => each.space === space && each.fleet === fleet)?.count ?? 0;
}

/** The number of face-down coastal defence units in a space. */
export function faceDownCoastalAt({ unseen }: Snapshot, space: string): number {
  return unseen.faceDownCoastal.find((each) => each.space === space)?.count ?? 0;
}

/** D-65 True where a Friendly Ship drawn last turn waits. */
export function friendlyShipAt({ markers }: Snapshot, space: string): boolean {
  return markers.some(
    ({ kind, place, space: at }) => kind === "friendly_ship" && place === "set_aside" && at === space,
  );
}
