import { cut, text } from "../../../core/drawing/lettering";
import { el, group, joined, type Svg } from "../../../core/drawing/svg";
import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";
import { background, lineLayer } from "./background";
import { emblemDefinitions } from "./emblems";
import { HEAD, layoutOf } from "./layout";
import { legend } from "./legend";
import { moveLayer } from "./moves";
import { headline, PANEL, panel } from "./panel";
import { seaDefinitions } from "./seas";
import { silhouetteDefinitions } from "./silhouettes";
import { hatching, spaceLayer } from "./spaces";
import { styleSheet } from "./style";
import { unitLayer } from "./units";
import { some } from "./words";

const SIDE = 8;

/** 2.1 Draws the map of the Mediterranean as a standalone SVG 1.1 document, bare or with a snapshot on it. */
export function draw(charts: Charts, state?: Snapshot): string {
  const layout = layoutOf(charts);
  const { width, height } = layout.projection;
  const key = legend(SIDE + 14, height, width - 2 * SIDE - 28, state !== undefined);
  const below = height + key.height + 6;
  const foot = below + (state === undefined ? 0 : PANEL + 6);
  const whole = foot + 22;
  const title = `Goeben, 1914: ${charts.MAP.name}`;
  const svg = el(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      "xmlns:xlink": "http://www.w3.org/1999/xlink",
      version: "1.1",
      class: "goeben-map",
      viewBox: `0 0 ${Math.ceil(width)} ${Math.ceil(whole)}`,
      role: "img",
      "aria-labelledby": "goeben-map-title goeben-map-desc",
      "data-step": state?.step ?? null,
    },
    el("title", { id: "goeben-map-title" }, title),
    el("desc", { id: "goeben-map-desc" }, description(charts, state)),
    styleSheet(),
    el("defs", {}, hatching(), silhouetteDefinitions(), emblemDefinitions(), seaDefinitions(layout)),
    el("rect", { class: "paper", width, height: Math.ceil(whole) }),
    background(layout),
    head(width, charts, state),
    lineLayer(layout, charts),
    ...(state === undefined ? [] : [moveLayer(layout, state)]),
    spaceLayer(layout, charts, state),
    ...(state === undefined ? [] : [unitLayer(layout, charts, state)]),
    key.svg,
    ...(state === undefined ? [] : [panel(SIDE, below, width - 2 * SIDE, charts, state)]),
    text(SIDE + 14, foot + 10, "foot", cut(footnote(charts), 10, width - 60)),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${svg.svg}\n`;
}

/** The title above the map, and on its right the stage of play. */
function head(width: number, charts: Charts, state: Snapshot | undefined): Svg {
  return group(
    "head-line",
    el("rect", { class: "head", width, height: HEAD }),
    text(SIDE + 14, 31, "head-title", "Goeben, 1914"),
    text(SIDE + 175, 31, "head-sub", cut(charts.MAP.name, 14, 400)),
    joined(state === undefined ? [] : [text(width - SIDE - 14, 30, "head-now", headline(charts, state), "end")]),
  );
}

/** The description of the drawing, for those who cannot see it. */
function description(charts: Charts, state: Snapshot | undefined): string {
  const { spaces, lines } = charts.MAP.facts;
  const board = `A map of ${some(spaces.length, "space")} and ${some(lines.length, "line")}.`;
  return [board, state === undefined ? null : `${headline(charts, state)}.`, footnote(charts)]
    .filter((each) => each !== null)
    .join(" ");
}

/** The origin of the map: whether its positions were reconstructed, and that its tints are no coast. */
function footnote({ MAP }: Charts): string {
  const { source, note } = MAP.provenance;
  const origin =
    source === "reconstructed" ? `Positions and lines are reconstructed${note === "" ? "" : `: ${note}`}.` : "";
  return `${origin} Tints follow the lines of each sea zone, not the coast; crowded spaces are moved apart.`.trimStart();
}
