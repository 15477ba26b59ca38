import { memoize } from "../../../core/charts/memoize";
import { textLine, truncate } from "../../../core/drawing/lettering";
import { el, joinSvg, type Svg } from "../../../core/drawing/svg";
import type { WordFormatter } from "../../../core/text/word-formatter";
import { findHex } from "../charts/map";
import type { Charts, MapHex } from "../charts/schema";
import type { Snapshot } from "../snapshot";
import type { IceCondition } from "../vocabulary";
import { centreOf, cornersOf, edgeOf, pointsOf, RADIUS } from "./geometry";
import type { FlightPiece, Formed } from "./scene";

/** Ice and closed ground as patterns, so that color is never the only sign of a state. */
export function patterns(): Svg {
  const tile = (id: string, size: number, ...marks: Svg[]): Svg =>
    el("pattern", { id: `pq17-${id}`, width: size, height: size, patternUnits: "userSpaceOnUse" }, ...marks);
  const dot = (x: number, y: number, r: number): Svg => el("circle", { class: "floe", cx: x, cy: y, r });
  const ground = (name: string, size: number): Svg => el("rect", { class: name, width: size, height: size });
  const line = (name: string, d: string): Svg => el("path", { class: name, d });
  return el(
    "defs",
    {},
    tile("light_drift", 18, dot(4, 5, 2), dot(13, 14, 2)),
    tile("heavy_drift", 11, dot(3, 3, 2.4), dot(8.5, 8.5, 2.4)),
    tile("thin_pack", 9, ground("pack-ground thin", 9), line("crack", "M0,9L9,0M-2,2L2,-2M7,11L11,7")),
    tile("solid_pack", 12, ground("pack-ground", 12), line("crack", "M0,12L12,0M0,0L12,12")),
    tile("closed", 8, ground("closed-ground", 8), line("bar", "M0,4L8,4")),
  );
}

/** One hex: its terrain, and the ice that is expected in it. */
export function hexagon(charts: Charts, hex: MapHex, state: Snapshot | undefined): Svg {
  const { id, ice } = hex;
  const condition: IceCondition | null =
    ice === null ? null : ice === "solid_pack" ? ice : (state?.ice[ice].expected ?? null);
  const hexagons = hexagonsOf(charts);
  const key = `${id} ${condition}`;
  const known = hexagons.get(key) ?? newHexagon(charts, hex, condition);
  hexagons.set(key, known);
  return known;
}

/** Every hex in every ice that it was drawn in. */
const hexagonsOf = memoize((_: Charts) => new Map<string, Svg>());

function newHexagon(charts: Charts, { id, terrain }: MapHex, condition: IceCondition | null): Svg {
  const at = centreOf(charts, id);
  const inner = terrain === "coast" ? RADIUS - 9 : RADIUS;
  return el(
    "g",
    { "data-space": id },
    ground(terrain, pointsOf(cornersOf(at)), pointsOf(cornersOf(at, RADIUS - 5))),
    condition === null || condition === "clear"
      ? null
      : el("polygon", { class: `ice ${condition}`, points: pointsOf(cornersOf(at, inner)) }),
  );
}

/** The number of a hex, at its head. */
export function drawHexNumber(charts: Charts, { id }: MapHex): Svg {
  const { x, y } = centreOf(charts, id);
  return textLine(x, y - RADIUS * 0.66, "no", id, "middle");
}

/** The ground of a hex; a coast is sea within a rim of land. */
export function ground(terrain: string, points: string, inner: string): Svg {
  const whole = el("polygon", { class: `hex ${terrain}`, points });
  return terrain === "coast" ? joinSvg([whole, el("polygon", { class: "shore", points: inner })]) : whole;
}

/** 6.4.1 The fixed Air Radii, each by its edge. */
export function radii(charts: Charts): Svg[] {
  return charts.AIR_COVER.facts.radii.map(({ id, hexes, side }) => edge(charts, `radius ${side}`, id, hexes));
}

/** 5.3.1 The Air Radii that aircraft and carriers form. */
export function formedRadii(charts: Charts, formed: readonly Formed[]): Svg[] {
  return formed.map(({ hexes, side, title }) =>
    el("path", { class: `radius formed ${side}`, d: edgeOf(charts, hexes) }, el("title", {}, title)),
  );
}

/** 6.4.2 The patrol sectors, each by its edge. */
export function sectors(charts: Charts): Svg[] {
  return charts.AIR_COVER.facts.sectors.map(({ id, hexes, side }) => edge(charts, `sector ${side}`, id, hexes));
}

function edge(charts: Charts, name: string, id: string, hexes: readonly string[]): Svg {
  return el("path", { class: name, "data-region": id, d: edgeOf(charts, hexes) });
}

/** Ports by their names at the foot of their hexes. */
export function ports(charts: Charts, say: WordFormatter): Svg[] {
  return charts.PORTS.facts.ports.flatMap(({ id, at }) => {
    if (findHex(charts, at) === undefined) return [];
    const { x, y } = centreOf(charts, at);
    return [
      el(
        "g",
        { "data-space": id },
        el("circle", { class: "port-mark", cx: x - 34, cy: y + 30, r: 3 }),
        textLine(x - 28, y + 34, "port", truncate(say(id), 10, RADIUS * 1.3)),
      ),
    ];
  });
}

/** Airbases by their codes, with how many air units are there. */
export function airbases(charts: Charts, based: readonly FlightPiece[]): Svg[] {
  return charts.AIRBASES.facts.bases.map(({ id, code, hex }) => {
    const { x, y } = centreOf(charts, hex);
    const count = based.filter(({ space }) => space === id).reduce((sum, { units }) => sum + units.length, 0);
    const words = count === 0 ? code : `${code} ✈${count}`;
    return el("g", { "data-space": id }, textLine(x, y - 27, "base", words, "middle"));
  });
}
