import { el, formatNumber, group, joinSvg, type Svg } from "../../../core/drawing/svg";
import { terrainAt } from "../chapters/9-ports/sites";
import type { Snapshot } from "../snapshot";
import { around, distance, nearest, type Rect } from "./geometry";
import type { Layout, PlacedSpace } from "./layout";
import type { Painting } from "./painting";
import { type Obstacles, placed, SIXTEEN } from "./placement";
import { alliedTokens, austroHungarianTokens, chips, faceDownTokens, germanTokens } from "./standing";
import type { Token } from "./tokens";

/** Counters of one space, arranged: each with its place in the stack. */
interface Stack {
  readonly place: PlacedSpace;
  readonly w: number;
  readonly h: number;
  readonly tokens: readonly { readonly token: Token; readonly x: number; readonly y: number }[];
  readonly ships: boolean;
}

/** Most ships one above the other, and the gap between counters. */
const COLUMN = 8;

const GAP = 2;

/** A counter with its space, by its upper left corner. */
export interface SpaceCounters {
  readonly place: PlacedSpace;
  readonly token: Token;
  readonly x: number;
  readonly y: number;
}

/** A stack in its place. */
interface PlacedStack {
  readonly stack: Stack;
  readonly rect: Rect;
}

/** All counters on the map: those in the zones themselves, and the stacks next to their spaces. */
export interface Units {
  readonly inZones: readonly SpaceCounters[];
  readonly stacks: readonly PlacedStack[];
}

/** Finds a place for everything that a snapshot puts on the map. */
export function placedUnits(layout: Layout, painting: Painting, state: Snapshot): Units {
  const { charts } = painting;
  const inZones: SpaceCounters[] = [];
  const stacks: Stack[] = [];
  for (const place of layout.places.values()) {
    const { id } = place.space;
    const zone = terrainAt(state, charts, id) === "allied_patrol_zone";
    const [first, ...others] = faceDownTokens(painting, state, id);
    if (zone && first !== undefined) inZones.push({ place, token: first, x: place.at.x - 11, y: place.at.y - 11 });
    const ships = [
      ...germanTokens(painting, state, id),
      ...austroHungarianTokens(painting, state, id),
      ...alliedTokens(painting, state, id),
    ];
    const small = [...(zone || first === undefined ? others : [first, ...others]), ...chips(painting, state, id)];
    if (ships.length + small.length > 0) stacks.push(arranged(place, ships, small));
  }
  stacks.sort((a, b) => Number(b.ships) - Number(a.ships) || b.w * b.h - a.w * a.h);
  const [forShips, forOthers] = [bareMap(layout, true), bareMap(layout, false)];
  const occupied: Rect[] = [];
  const placed = stacks.map((stack) => {
    const rect = spotFor(stack, stack.ships ? forShips : forOthers, occupied);
    occupied.push(rect);
    return { stack, rect };
  });
  return { inZones, stacks: placed };
}

/** Every counter with the point it is drawn at. */
export function standings({ inZones, stacks }: Units): SpaceCounters[] {
  return [
    ...inZones,
    ...stacks.flatMap(({ stack: { place, tokens }, rect }) =>
      tokens.map(({ token, x, y }) => ({ place, token, x: rect.x + x, y: rect.y + y })),
    ),
  ];
}

/** Every counter of a snapshot, in stacks next to their spaces with a line to them. */
export function unitLayer({ inZones, stacks }: Units): Svg {
  return group(
    "units",
    ...stacks.map(({ stack, rect }) => leader(stack, rect)),
    ...inZones.map(({ place, token, x, y }) => stood(place, token.draw(x, y))),
    ...stacks.map(({ stack, rect }) =>
      stood(stack.place, joinSvg(stack.tokens.map(({ token, x, y }) => token.draw(rect.x + x, rect.y + y)))),
    ),
  );
}

function stood({ space }: PlacedSpace, inside: Svg): Svg {
  return el("g", { class: "stack", "data-space": space.id }, inside);
}

/** Ships in columns, and below them the small counters in rows. */
function arranged(place: PlacedSpace, ships: readonly Token[], small: readonly Token[]): Stack {
  const tokens: { token: Token; x: number; y: number }[] = [];
  let w = 0;
  let h = 0;
  const rows = Math.ceil(ships.length / Math.ceil(ships.length / COLUMN)) || 1;
  for (let start = 0; start < ships.length; start += rows) {
    const left = start === 0 ? 0 : w + GAP;
    let top = 0;
    for (const token of ships.slice(start, start + rows)) {
      tokens.push({ token, x: left, y: top });
      top += token.h + GAP;
      w = Math.max(w, left + token.w);
    }
    h = Math.max(h, top);
  }
  const wide = Math.max(w, 96);
  let x = 0;
  let row = 0;
  for (const token of small) {
    if (x > 0 && x + token.w > wide) {
      x = 0;
      h += row + GAP;
      row = 0;
    }
    tokens.push({ token, x, y: h });
    x += token.w + GAP;
    w = Math.max(w, x - GAP);
    row = Math.max(row, token.h);
  }
  return { place, w, h: small.length > 0 ? h + row : h - GAP, tokens, ships: ships.length > 0 };
}

/** The cost of a unit of area where a stack covers a space, its own name, other lettering, the name of a zone. */
const COVERED = { space: 6, own: 4, label: 2.5, zone: 0.4 };

/** The obstacles of stacks on the bare map. Ships may cover lettering rather than lie far from their space. */
function bareMap({ places, legs, paper, zoneNames }: Layout, ships: boolean): Obstacles {
  const names = zoneNames.map(({ rect }) => ({ rect, weight: COVERED.zone }));
  const rects = [...places.values()].flatMap(({ at, radius, label }) => [
    { rect: around(at, radius + 2), weight: COVERED.space },
    { rect: label.rect, weight: ships ? 0.5 * COVERED.label : COVERED.label },
  ]);
  return { bounds: paper, rects: [...rects, ...names], lines: legs, lineWeight: ships ? 0.1 : 0.4 };
}

/** The place where a stack hides least: never another stack if it can be helped, then no space and no lettering, then near. */
function spotFor({ place, w, h, ships }: Stack, bare: Obstacles, occupied: readonly Rect[]): Rect {
  const from = place.radius + 5;
  const distances = [from, from + 12, from + 26, from + 44, from + 66, from + 92, from + 122, from + 156];
  const labelObstacle = { rect: place.label.rect, weight: COVERED.own };
  const stacks = occupied.map((rect) => ({ rect, weight: 12 }));
  const obstacles = { ...bare, rects: [...bare.rects, labelObstacle, ...stacks] };
  return placed({ at: place.at, w, h, directions: SIXTEEN, distances, pull: ships ? 14 : 5 }, obstacles);
}

/** A line from a space to the nearest counter of its stack, where they do not touch. */
function leader({ place, tokens }: Stack, rect: Rect): Svg | null {
  const { at, radius } = place;
  const ends = tokens.map(({ token: { w, h }, x, y }) => nearest(at, { x: rect.x + x, y: rect.y + y, w, h }));
  const end = ends.reduce((best, each) => (distance(at, each) < distance(at, best) ? each : best), ends[0] ?? at);
  if (distance(at, end) <= radius + 1) return null;
  return el("path", {
    class: "leader",
    d: `M${formatNumber(at.x)} ${formatNumber(at.y)}L${formatNumber(end.x)} ${formatNumber(end.y)}`,
  });
}
