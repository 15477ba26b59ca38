import { memoize } from "../../../core/charts/memoize";
import { el, formatNumber, group, joinSvg, type Svg } from "../../../core/drawing/svg";
import type { Zone } from "../vocabulary";
import type { Point } from "./geometry";
import type { Layout } from "./layout";
import { cellOf } from "./waters";

/**
 * The sea along spaces and lines and under the names of the zones; each part of the paper belongs to the nearest space.
 * Cached per layout: without the cache a map takes twice as long.
 */
export const seaDefinitions = memoize(({ places, legs, zoneNames, projection }: Layout): Svg => {
  const strokes = [
    ...[...places.values()].map(({ at }) => `M${point(at)}h0`),
    ...legs.map(({ from, to }) => `M${point(from)}L${point(to)}`),
    ...zoneNames.flatMap(({ bays }) => bays.map(({ from, to }) => `M${point(from)}H${formatNumber(to.x)}`)),
  ];
  const paper = { x: 0, y: 0, w: projection.width, h: projection.height };
  const points = [...places.values()].map(({ at }) => at);
  const regions = new Map<Zone, string>();
  for (const { space, at } of places.values()) {
    const corners = cellOf(at, points, paper);
    if (corners.length === 0) continue;
    regions.set(space.zone, `${regions.get(space.zone) ?? ""}M${corners.map(point).join("L")}z`);
  }
  return joinSvg([
    el("path", { id: "goeben-sea", d: strokes.join("") }),
    ...[...regions].map(([zone, d]) => el("clipPath", { id: `goeben-zone-${zone}` }, el("path", { d }))),
  ]);
});

/** 2.1 The sea in the tint of each zone; a seam lies halfway between the spaces on its two sides. */
export function seas({ places }: Layout): Svg {
  const zones = new Set([...places.values()].map(({ space }) => space.zone));
  const sea = "#goeben-sea";
  return group(
    "seas",
    el("use", { "xlink:href": sea, class: "shore" }),
    ...[...zones].map((zone) =>
      el("g", { "clip-path": `url(#goeben-zone-${zone})` }, el("use", { "xlink:href": sea, class: zone })),
    ),
  );
}

function point({ x, y }: Point): string {
  return `${formatNumber(x)} ${formatNumber(y)}`;
}
