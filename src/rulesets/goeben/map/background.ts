import { memoize } from "../../../core/charts/memoize";
import { textLine } from "../../../core/drawing/lettering";
import { el, formatNumber, group, joinSvg, type Svg } from "../../../core/drawing/svg";
import type { Charts } from "../charts/schema";
import type { Point } from "./geometry";
import type { Layout } from "./layout";
import { HEAD } from "./layout";
import { seas } from "./seas";

/** The paper, a tint for each sea zone around its spaces and lines, and the names of the zones. */
export const background = memoize((layout: Layout): Svg => {
  const { width, height } = layout.projection;
  return joinSvg([
    el("rect", { class: "paper", width, height }),
    seas(layout),
    graticule(layout),
    group(
      "zone-names",
      ...layout.zoneNames.flatMap(({ rect, lines, size }) =>
        lines.map((line, index) =>
          textLine(rect.x + rect.w / 2, rect.y + size * (0.86 + 1.15 * index), `zone-name z${size}`, line, "middle"),
        ),
      ),
    ),
    el("path", { class: "frame", d: `M8 ${HEAD + 8}H${formatNumber(width - 8)}V${formatNumber(height - 8)}H8z` }),
  ]);
});

/** Parallels and meridians with their degrees, as far apart as can be read. */
function graticule({ projection, paper }: Layout): Svg {
  const { project, latAt, lonAt, scale } = projection;
  const step = [1, 2, 5, 10, 15, 30, 45].find((each) => each * scale >= 110) ?? 90;
  const [left, right, top, bottom] = [8, paper.x * 2 + paper.w - 8, HEAD + 8, projection.height - 8];
  let d = "";
  const degrees: Svg[] = [];
  for (let lat = Math.ceil(latAt(bottom) / step) * step; lat <= latAt(top); lat += step) {
    const { y } = project(lat, 0);
    d += `M${left} ${formatNumber(y)}H${formatNumber(right)}`;
    degrees.push(textLine(left + 4, y - 3, "", `${Math.abs(lat)}°${lat < 0 ? "S" : "N"}`));
  }
  for (let lon = Math.ceil(lonAt(left) / step) * step; lon <= lonAt(right); lon += step) {
    const { x } = project(0, lon);
    d += `M${formatNumber(x)} ${top}V${formatNumber(bottom)}`;
    degrees.push(textLine(x + 3, bottom - 4, "", `${Math.abs(lon)}°${lon < 0 ? "W" : lon > 0 ? "E" : ""}`));
  }
  return group("graticule", el("path", { d }), ...degrees);
}

/** 2.1 The lines of navigation, each with the spaces it joins; those that end in a closed space are dashed. */
export function lineLayer({ legs }: Layout, charts: Charts): Svg {
  const { terrains } = charts.TERRAIN_EFFECTS.facts;
  return group(
    "lines",
    ...legs.map(({ a, b, from, to }) => {
      const closed = terrains[a.space.terrain].closed || terrains[b.space.terrain].closed;
      return el("path", {
        class: closed ? "closed" : null,
        "data-line": `${a.space.id} ${b.space.id}`,
        d: `M${point(from)}L${point(to)}`,
      });
    }),
  );
}

function point({ x, y }: Point): string {
  return `${formatNumber(x)} ${formatNumber(y)}`;
}
