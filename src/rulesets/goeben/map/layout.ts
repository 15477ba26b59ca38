import { halved, textWidth } from "../../../core/drawing/lettering";
import { siteOf } from "../charts/map";
import type { Charts, Space } from "../charts/schema";
import type { Terrain, Zone } from "../vocabulary";
import { around, type Point, type Rect, type Segment } from "./geometry";
import { costOf, EIGHT, type Obstacles, placed } from "./placement";
import { type Projection, projectionOf, spread } from "./projection";

/** Where the lettering of a space stands, and how large it is. */
interface Label {
  readonly rect: Rect;
  readonly lines: readonly string[];
  readonly size: number;
}

/** A space on the paper. */
export interface Place {
  readonly space: Space;
  readonly at: Point;
  readonly radius: number;
  readonly label: Label;
}

/** A line of navigation on the paper. */
interface Leg extends Segment {
  readonly a: Place;
  readonly b: Place;
}

/** The lettering of a sea zone. */
interface ZoneName {
  readonly zone: Zone;
  readonly name: string;
  readonly at: Point;
  readonly rect: Rect;
}

/** Where everything of a bare map stands; what a snapshot adds is placed around it, so that it never moves. */
export interface Layout {
  readonly projection: Projection;
  /** The part of the paper the map may use. */
  readonly paper: Rect;
  readonly places: ReadonlyMap<string, Place>;
  readonly legs: readonly Leg[];
  readonly zoneNames: readonly ZoneName[];
}

/** The narrowest paper on which the panel below the map can be read, and the height of the head above the map. */
const NARROWEST = 1500;
export const HEAD = 46;
const ZONE_SIZE = 19;
/** What a unit of area costs where lettering covers a space, and where it covers other lettering. */
const SPACE_WEIGHT = 3;
const LABEL_WEIGHT = 2.5;

const layouts = new WeakMap<Charts["MAP"], Layout>();

/** The layout of a map, made once for the same charts. */
export function layoutOf({ MAP }: Charts): Layout {
  let layout = layouts.get(MAP);
  if (layout === undefined) {
    layout = newLayout(MAP);
    layouts.set(MAP, layout);
  }
  return layout;
}

/** How large a space of a terrain is drawn. */
export function radiusOf(terrain: Terrain): number {
  if (terrain === "allied_patrol_zone") return 16;
  const site = siteOf(terrain);
  if (site !== null) return site.harbour === "naval_base" ? 9.5 : 6.5;
  return terrain === "transit_point" || terrain === "atlantic_exit" ? 6 : 4.5;
}

function newLayout(map: Charts["MAP"]): Layout {
  const { spaces, lines, zones } = map.facts;
  const projection = projectionOf(spaces, lines, NARROWEST);
  const paper = { x: 34, y: HEAD + 12, w: projection.width - 68, h: projection.height - HEAD - 36 };
  const radii = spaces.map(({ terrain }) => radiusOf(terrain));
  const points = spread(
    spaces.map(({ lat, lon }) => projection.project(lat, lon)),
    radii.map((radius) => radius + 3),
    { x: paper.x + 20, y: paper.y + 20, w: paper.w - 40, h: paper.h - 40 },
  );
  const at = new Map(spaces.map(({ id }, index) => [id, points[index]!]));
  const segments = lines.flatMap(({ a, b }) => {
    const [from, to] = [at.get(a), at.get(b)];
    return from === undefined || to === undefined ? [] : [{ a, b, from, to }];
  });
  const labels = lettered(spaces, points, radii, segments, paper);
  const places = new Map(
    spaces.map((space, index) => [
      space.id,
      { space, at: points[index]!, radius: radii[index]!, label: labels[index]! },
    ]),
  );
  const legs = segments.map(({ a, b, from, to }) => ({ a: places.get(a)!, b: places.get(b)!, from, to }));
  return { projection, paper, places, legs, zoneNames: zoneNames(zones, [...places.values()], paper) };
}

/** Labels for every space: sites first, then patrol zones, then the sea, and once more over with all of them known. */
function lettered(
  spaces: readonly Space[],
  points: readonly Point[],
  radii: readonly number[],
  lines: readonly Segment[],
  paper: Rect,
): Label[] {
  const labels: Label[] = spaces.map(({ name, terrain }) => {
    const size = siteOf(terrain) !== null ? 11.5 : terrain === "allied_patrol_zone" ? 10.5 : 9.5;
    const written = halved(name);
    const w = Math.max(...written.map((line) => textWidth(line, size))) + 2;
    return { rect: { x: Number.NaN, y: Number.NaN, w, h: written.length * size * 1.12 }, lines: written, size };
  });
  const order = spaces.map((_, index) => index).sort((a, b) => labels[b]!.size - labels[a]!.size || a - b);
  const discs = points.flatMap((point, index) => [
    { rect: around(point, radii[index]! + 1), weight: SPACE_WEIGHT },
    { rect: around(point, radii[index]! + 8), weight: 0.15 },
  ]);
  for (let pass = 0; pass < 3; pass += 1) {
    for (const index of order) {
      const label = labels[index]!;
      const others = labels
        .filter((other) => other !== label && !Number.isNaN(other.rect.x))
        .map(({ rect }) => ({ rect, weight: LABEL_WEIGHT }));
      const { w, h } = label.rect;
      const radius = radii[index]!;
      const wish = { at: points[index]!, w, h, directions: EIGHT, distances: [radius + 3, radius + 9], pull: 3 };
      const rect = placed(wish, { bounds: paper, rects: [...discs, ...others], lines, lineWeight: 1.4 });
      labels[index] = { ...label, rect };
    }
  }
  return labels;
}

/** The name of each zone in use, where it hides least near the middle of its spaces; left out where it would hide much. */
function zoneNames(zones: Charts["MAP"]["facts"]["zones"], places: readonly Place[], paper: Rect): ZoneName[] {
  const rects = places.flatMap(({ at, radius, label }) => [
    { rect: around(at, radius + 2), weight: 1 },
    { rect: label.rect, weight: 1 },
  ]);
  const names: ZoneName[] = [];
  for (const [zone, { name }] of Object.entries(zones) as [Zone, { readonly name: string }][]) {
    const own = places.filter(({ space }) => space.zone === zone);
    if (own.length === 0) continue;
    const w = textWidth(name.toUpperCase(), ZONE_SIZE) + name.length * 4;
    const spot = roomiest(own, { w, h: ZONE_SIZE * 1.1 }, { bounds: paper, rects, lines: [], lineWeight: 0 });
    if (spot === null) continue;
    rects.push({ rect: spot, weight: 1 });
    names.push({ zone, name, rect: spot, at: { x: spot.x + w / 2, y: spot.y + ZONE_SIZE * 0.85 } });
  }
  return names;
}

function roomiest(own: readonly Place[], { w, h }: Omit<Rect, "x" | "y">, obstacles: Obstacles): Rect | null {
  const xs = own.map(({ at }) => at.x);
  const ys = own.map(({ at }) => at.y);
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
  let best: { rect: Rect | null; cost: number } = { rect: null, cost: w * h * 0.35 };
  for (let y = Math.min(...ys) - 70; y <= Math.max(...ys) + 50; y += 20) {
    for (let x = Math.min(...xs) - 60; x <= Math.max(...xs) + 60; x += 30) {
      const rect = { x: x - w / 2, y, w, h };
      const far = Math.hypot(x - middle.x, y - middle.y) * 1.5;
      if (far >= best.cost) continue;
      const cost = far + costOf(rect, obstacles, best.cost - far);
      if (cost < best.cost) best = { rect, cost };
    }
  }
  return best.rect;
}
