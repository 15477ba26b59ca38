import { memoize } from "../../../core/charts/memoize";
import { splitName, textWidth } from "../../../core/drawing/lettering";
import { siteOf } from "../charts/map";
import type { Charts, Space } from "../charts/schema";
import type { Terrain, Zone } from "../vocabulary";
import { around, outside, overlap, type Point, type Rect, type Segment } from "./geometry";
import type { Names } from "./names";
import { EIGHT, placed } from "./placement";
import { type Projection, projectionOf, spread } from "./projection";
import { cellOf, SHORE, Waters } from "./waters";

/** The place and the size of the lettering of a space. */
interface Lettering {
  readonly rect: Rect;
  readonly lines: readonly string[];
  readonly size: number;
}

/** A space on the paper. */
export interface PlacedSpace {
  readonly space: Space;
  readonly at: Point;
  readonly radius: number;
  readonly label: Lettering;
  /** The part of the paper that is its own: nearer to it than to any other space, and within reach. */
  readonly cell: readonly Point[];
}

/** A line of navigation on the paper. */
interface Leg extends Segment {
  readonly a: PlacedSpace;
  readonly b: PlacedSpace;
}

/** The lettering of a sea zone, and where the sea is widened under it. */
interface ZoneName {
  readonly zone: Zone;
  readonly name: string;
  readonly rect: Rect;
  readonly lines: readonly string[];
  readonly size: number;
  readonly bays: readonly Segment[];
}

/** The place of everything on a bare map; what a snapshot adds is placed around it, so that it never moves. */
export interface Layout {
  readonly projection: Projection;
  /** The part of the paper the map may use. */
  readonly paper: Rect;
  readonly places: ReadonlyMap<string, PlacedSpace>;
  readonly legs: readonly Leg[];
  readonly zoneNames: readonly ZoneName[];
}

/** The narrowest paper on which the panel below the map can be read. */
const NARROWEST = 1500;

/** The height of the head above the map. */
export const HEAD = 46;

/** The sizes of lettering that the name of a zone may have, largest first. */
export const ZONE_SIZES = [19, 16, 14, 12, 10];

/** The space between the letters of a zone's name, as a share of their size. */
export const ZONE_SPACING = 0.2;

/** The cost of a unit of area where lettering covers a space, and where it covers other lettering. */
const SPACE_WEIGHT = 3;
const LABEL_WEIGHT = 2.5;
/**
 * Cost weights for placing a zone name, by the share that covers something, or lies on lines, ashore or abroad. The
 * last value is the threshold for enough room.
 */
const COVERED = 7;
const CROSSED = 0.4;
const ASHORE = 1.5;
const ABROAD = 6;
const ROOMY = 0.34;

/** How far a finger may miss a space: half of 44 px where the drawing is as wide as a phone of 390 px. */
const REACH = 22 / 390;

/** The layout of a map with its names in a language, made once for the same charts. */
export function layoutOf({ MAP }: Charts, names: Names): Layout {
  const layouts = layoutsOf(MAP);
  const layout = layouts.get(names.language) ?? newLayout(MAP, names);
  layouts.set(names.language, layout);
  return layout;
}

/** Every language writes other names, and finds other places for them. */
const layoutsOf = memoize((_: Charts["MAP"]) => new Map<string, Layout>());

/** The size in which a space of a terrain is drawn. */
export function radiusOf(terrain: Terrain): number {
  if (terrain === "allied_patrol_zone") return 16;
  const site = siteOf(terrain);
  if (site !== null) return site.harbour === "naval_base" ? 9.5 : 6.5;
  return terrain === "transit_point" || terrain === "atlantic_exit" ? 6 : 4.5;
}

function newLayout(map: Charts["MAP"], names: Names): Layout {
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
  const labels = lettered(spaces.map(names.space), spaces, points, radii, segments, paper);
  const reach = REACH * projection.width;
  const places = new Map(
    spaces.map((space, index) => [
      space.id,
      {
        space,
        at: points[index]!,
        radius: radii[index]!,
        label: labels[index]!,
        cell: cellOf(points[index]!, points, around(points[index]!, reach)),
      },
    ]),
  );
  const legs = segments.map(({ a, b, from, to }) => ({ a: places.get(a)!, b: places.get(b)!, from, to }));
  return {
    projection,
    paper,
    places,
    legs,
    zoneNames: zoneNames(zones, names, [...places.values()], legs, projection, paper),
  };
}

/** Labels for every space: sites first, then patrol zones, then the sea, and once more over with all of them known. */
function lettered(
  spaceNames: readonly string[],
  spaces: readonly Space[],
  points: readonly Point[],
  radii: readonly number[],
  lanes: readonly Segment[],
  paper: Rect,
): Lettering[] {
  const labels: Lettering[] = spaces.map(({ terrain }, index) => {
    const size = siteOf(terrain) !== null ? 11.5 : terrain === "allied_patrol_zone" ? 10.5 : 9.5;
    const lines = splitName(spaceNames[index]!);
    const w = Math.max(...lines.map((line) => textWidth(line, size))) + 2;
    return { rect: { x: Number.NaN, y: Number.NaN, w, h: lines.length * size * 1.12 }, lines, size };
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
      const rect = placed(wish, { bounds: paper, rects: [...discs, ...others], lines: lanes, lineWeight: 1.4 });
      labels[index] = { ...label, rect };
    }
  }
  return labels;
}

/** The name of each zone in use: on its own sea, clear of spaces and their names, as large as space allows. */
function zoneNames(
  zones: Charts["MAP"]["facts"]["zones"],
  { zone: nameOf }: Names,
  places: readonly PlacedSpace[],
  segments: readonly Segment[],
  { width, height }: Projection,
  paper: Rect,
): ZoneName[] {
  const spots = places.map(({ space, at, radius, label }) => {
    return { at, zone: space.zone, covers: [around(at, radius + 2), label.rect] };
  });
  const waters = new Waters(spots, segments, width, height);
  const names: ZoneName[] = [];
  for (const [zone, facts] of Object.entries(zones) as [Zone, { readonly name: string }][]) {
    const name = nameOf(zone, facts.name);
    const zonePoints = places.filter(({ space }) => space.zone === zone).map(({ at }) => at);
    if (zonePoints.length === 0) continue;
    const room = { waters, paper, written: names.map(({ rect }) => rect) };
    const lettering = roomiest(zone, name, zonePoints, room);
    names.push({ zone, name, ...lettering, bays: baysUnder(zone, lettering, waters) });
  }
  return names;
}

/** The places for the name of a zone: on the paper, in the waters, and not on the names of other zones. */
interface Room {
  readonly waters: Waters;
  readonly paper: Rect;
  readonly written: readonly Rect[];
}

/** The largest lettering that costs little somewhere near the spaces of a zone; where none does, the cheapest. */
function roomiest(zone: Zone, name: string, zonePoints: readonly Point[], { waters, paper, written }: Room): Lettering {
  const whole = name.toUpperCase();
  let best: { readonly label: Lettering; readonly cost: number } | undefined;
  for (const size of ZONE_SIZES) {
    for (const lines of [[whole], whole.split(/ (?=\S+$)/)]) {
      const w = Math.max(...lines.map((line) => textWidth(line, size) + line.length * size * ZONE_SPACING));
      const h = (lines.length * 1.15 + 0.05) * size;
      const costAt = (rect: Rect): number => {
        if (outside(rect, paper) > 0) return Number.POSITIVE_INFINITY;
        const { land, foreign, covered, crossed } = waters.sharesOf(rect, zone);
        const shared = written.reduce((sum, other) => sum + overlap(rect, other), 0) / (w * h);
        return land * ASHORE + foreign * ABROAD + (covered + shared) * COVERED + crossed * CROSSED;
      };
      const { rect, cost } = cheapest({ w, h }, zonePoints, costAt);
      if (best === undefined || cost < best.cost) best = { label: { rect, lines, size }, cost };
    }
    if (best!.cost < ROOMY) break;
  }
  return best!.label;
}

/** The place where a rectangle costs least near the spaces of a zone; the first of equals. */
function cheapest(
  { w, h }: Omit<Rect, "x" | "y">,
  zonePoints: readonly Point[],
  costAt: (rect: Rect) => number,
): { readonly rect: Rect; readonly cost: number } {
  const xs = zonePoints.map(({ x }) => x);
  const ys = zonePoints.map(({ y }) => y);
  let best = { rect: { x: xs[0]! - w / 2, y: ys[0]!, w, h }, cost: Number.POSITIVE_INFINITY };
  for (let y = Math.min(...ys) - h - 40; y <= Math.max(...ys) + 40; y += 6) {
    for (let x = Math.min(...xs) - w / 2 - 40; x <= Math.max(...xs) + w / 2 + 40; x += 8) {
      const rect = { x: x - w / 2, y, w, h };
      const cost = costAt(rect);
      if (cost < best.cost) best = { rect, cost };
    }
  }
  return best;
}

/** The bays: parts that widen the sea under a name. */
function baysUnder(zone: Zone, { rect, lines }: Lettering, waters: Waters): Segment[] {
  if (waters.sharesOf(rect, zone).land === 0) return [];
  const inset = Math.min(rect.w / 2, SHORE - rect.h / 2);
  return lines.map((_, index) => {
    const y = rect.y + ((index + 0.5) / lines.length) * rect.h;
    return { from: { x: rect.x + inset, y }, to: { x: rect.x + rect.w - inset, y } };
  });
}
