import { inOrder, kindOf } from "../../../src/rulesets/goeben/chapters/13-incidents/pool";
import type { Marker } from "../../../src/rulesets/goeben/chapters/13-incidents/state";
import { pack } from "../../../src/rulesets/goeben/charts/pack";
import type { Snapshot } from "../../../src/rulesets/goeben/snapshot";
import { atSpace, type Played, play, table } from "./table";

/** A space of the high seas. */
export const SEA = "central_ionian";

/** The snapshot with exactly these markers in the pool, all seen; what else was there has left the game. */
export function withPool(state: Snapshot, ...ids: string[]): Snapshot {
  const { unseen } = state;
  const lying = (fleet: string): number =>
    unseen.faceDown.filter((each) => each.fleet === fleet).reduce((sum, { count }) => sum + count, 0);
  const keep = (fleet: "british" | "french"): string[] =>
    unseen[fleet].filter((id) => !ids.includes(id)).slice(0, lying(fleet));
  const british = keep("british");
  const french = keep("french");
  const gone = [...unseen.british, ...unseen.french].filter((id) => !british.includes(id) && !french.includes(id));
  const placed = state.markers.filter(({ place }) => place === "map" || place === "set_aside");
  const all = [...state.markers.map(({ id }) => id), ...gone, ...ids].filter(
    (id) => !placed.some((each) => each.id === id),
  );
  const markers = inOrder(pack.charts, [...new Set(all)]).map((id): Marker => {
    const place = ids.includes(id) ? "pool" : "removed";
    return { id, kind: kindOf(pack.charts, id), place, space: null, turn: 0 };
  });
  const pool = { british: 0, french: 0, other: 0 };
  return { ...state, markers: [...placed, ...markers], unseen: { ...unseen, british, french, pool } };
}

/** Goeben and Breslau in a space in the Incident phase, with these markers in the pool and the alert level that draws them all. */
export function meeting(space: string, add: number, ...ids: string[]): Snapshot {
  const alert = Math.max(1, ids.length - add);
  return withPool(atSpace(table("incidents", { alert }), space), ...ids);
}

/** The tape that draws the whole of a pool of `size` from the top. */
export function drawAll(size: number): number[] {
  return Array.from({ length: size }, () => 1);
}

/** Where a marker is. */
export function placeOf(state: Snapshot, id: string): string | undefined {
  return state.markers.find((marker) => marker.id === id)?.place;
}

/** The snapshot with option 20 and Austro-Hungarian ships in play in a space. */
export function withConsorts(state: Snapshot, space: string, ...ids: string[]): Snapshot {
  const austroHungarian = state.austroHungarian.map((ship) =>
    ids.includes(ship.id) ? { ...ship, status: "in_play" as const, space } : ship,
  );
  return { ...state, austroHungarian, options: { ...state.options, austroHungarianWarships: true } };
}

/** The snapshot of `withPool` with an Allied ship or another marker face up at a place; another face takes its unseen place. */
export function showing(state: Snapshot, id: string, place: Marker["place"], space: string | null): Snapshot {
  const marker: Marker = { id, kind: kindOf(pack.charts, id), place, space, turn: state.turn };
  const others = state.markers.filter((each) => each.id !== id);
  const { unseen } = state;
  if (!unseen.british.includes(id)) return { ...state, markers: [...others, marker] };
  const stand = others.find((each) => each.place === "removed" && each.kind === "royal_navy_warship")!;
  const british = unseen.british.map((each) => (each === id ? stand.id : each));
  return { ...state, markers: [...others.filter((each) => each !== stand), marker], unseen: { ...unseen, british } };
}

/** The snapshot of `withPool` with exactly these faces unseen, face down in a space for each fleet that has any. */
export function lying(
  state: Snapshot,
  space: string,
  faces: Partial<Pick<Snapshot["unseen"], "british" | "french" | "other">>,
): Snapshot {
  const { british = [], french = [], other = [] } = faces;
  const unseen = [...british, ...french, ...other];
  const before = [...state.unseen.british, ...state.unseen.french].filter((id) => !unseen.includes(id));
  const gone = before.map((id): Marker => {
    return { id, kind: kindOf(pack.charts, id), place: "removed", space: null, turn: 0 };
  });
  const shown = [...state.markers.filter(({ id }) => !unseen.includes(id)), ...gone];
  const faceDown = [
    { space, fleet: "french" as const, count: french.length },
    { space, fleet: "british" as const, count: british.length },
  ];
  return { ...state, markers: shown, unseen: { ...state.unseen, british, french, other, faceDown } };
}

/** The snapshot with option 23 and a mine in a space. */
export function mined(state: Snapshot, ...mines: string[]): Snapshot {
  return { ...state, mines, options: { ...state.options, mines: true } };
}

/** Resolves the incidents of a space by these draws and dice. */
export function resolve(state: Snapshot, space: string, dice: readonly number[]): Played {
  return play("resolveIncidents", state, { space }, dice);
}

/** One marker drawn at sea at alert 1, then the dice of its event. */
export function meet(
  id: string,
  dice: readonly number[] = [],
  change = (state: Snapshot) => state,
  space = SEA,
): Played {
  return resolve(change(meeting(space, 0, id)), space, [1, ...dice]);
}
