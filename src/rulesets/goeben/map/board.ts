import type { ClickablePiece, MapGeometry } from "../../../core/contract/map";
import { hitOf, rectHit } from "../../../core/drawing/sheet";
import { roundToTenth } from "../../../core/drawing/svg";
import { terrainAt } from "../chapters/9-ports/sites";
import type { Snapshot } from "../snapshot";
import type { Zone } from "../vocabulary";
import type { Layout } from "./layout";
import type { Painting } from "./painting";
import { titleOf } from "./spaces";
import type { SpaceCounters } from "./units";

/** 2.1 The places of the map: its spaces, the lines between them, and its sea zones. */
export function boardOf(
  { places, legs }: Layout,
  painting: Painting,
  state: Snapshot | undefined,
): Pick<MapGeometry, "spaces" | "lines" | "regions"> {
  const { charts, names } = painting;
  const { terrains } = charts.TERRAIN_EFFECTS.facts;
  const zones = Object.entries(charts.MAP.facts.zones) as [Zone, { readonly name: string }][];
  return {
    spaces: [...places.values()].map((place) => {
      const { space, at, cell } = place;
      const { id } = space;
      const kind = state === undefined ? space.terrain : terrainAt(state, charts, id);
      const title = titleOf(place, painting, state);
      return {
        id,
        kind,
        name: names.space(space),
        title,
        x: roundToTenth(at.x),
        y: roundToTenth(at.y),
        hit: hitOf(cell),
      };
    }),
    lines: legs.map(({ a, b }) => {
      const closed = terrains[a.space.terrain].closed || terrains[b.space.terrain].closed;
      return { from: a.space.id, to: b.space.id, kind: closed ? "closed" : "line" };
    }),
    regions: zones.map(([zone, { name }]) => {
      const inside = charts.MAP.facts.spaces.filter((space) => space.zone === zone);
      return { id: zone, kind: "sea_zone", name: names.zone(zone, name), spaces: inside.map(({ id }) => id) };
    }),
  };
}

/** Every counter on the map; what has no id of its own is named by its kind and its space. */
export function piecesOf(standings: readonly SpaceCounters[]): ClickablePiece[] {
  const counts = new Map<string, number>();
  return standings.map(({ place, token, x, y }) => {
    const space = place.space.id;
    const { kind, side, name, title, w, h } = token;
    const base = token.id ?? `${kind}-${space}`;
    const before = counts.get(base) ?? 0;
    counts.set(base, before + 1);
    const id = before === 0 ? base : `${base}-${before + 1}`;
    const at = { x: roundToTenth(x + w / 2), y: roundToTenth(y + h / 2) };
    return { id, number: null, kind, side, name, title, space, ...at, hit: rectHit(x, y, w, h) };
  });
}
