import type { DrawMap, MapGeometry } from "../../../core/contract/map";
import { textLine, truncate } from "../../../core/drawing/lettering";
import { sheet } from "../../../core/drawing/sheet";
import { el, group, joinSvg, type Svg } from "../../../core/drawing/svg";
import { chartName, wordFormatter } from "../../../core/text/word-formatter";
import { pack } from "../charts/pack";
import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";
import { background, lineLayer } from "./background";
import { boardOf, piecesOf } from "./board";
import { emblemDefinitions } from "./emblems";
import { HEAD, layoutOf } from "./layout";
import { legend } from "./legend";
import { moveLayer } from "./moves";
import { namesOf } from "./names";
import type { Painting } from "./painting";
import { headline, PANEL, panel } from "./panel";
import { seaDefinitions } from "./seas";
import { silhouetteDefinitions } from "./silhouettes";
import { hatching, spaceLayer } from "./spaces";
import { styleSheet } from "./style";
import { placedUnits, standings, unitLayer } from "./units";

const SIDE = 8;

/** 2.1 Draws the map of the Mediterranean, bare or with a snapshot on it. */
export const draw: DrawMap<Snapshot, Charts> = (charts, phrases, state) => {
  const say = wordFormatter(phrases, "map");
  const names = namesOf(charts, say, phrases.language);
  const painting: Painting = { charts, say, names };
  const layout = layoutOf(charts, names);
  const { width, height } = layout.projection;
  const key = legend(SIDE + 14, height, width - 2 * SIDE - 28, say, state !== undefined);
  const below = height + key.height + 6;
  const foot = below + (state === undefined ? 0 : PANEL + 6);
  const whole = Math.ceil(foot + 22);
  const name = chartName("MAP", charts.MAP.name, pack.charts.MAP.name, phrases);
  const units = state === undefined ? undefined : placedUnits(layout, painting, state);
  const geometry: MapGeometry = {
    title: `Goeben, 1914: ${name}`,
    state: inWords(painting, state),
    viewBox: [0, 0, Math.ceil(width), whole],
    ...boardOf(layout, painting, state),
    pieces: units === undefined ? [] : piecesOf(standings(units)),
  };
  const frame = {
    name: "goeben-map",
    language: phrases.language,
    data: { "data-step": state?.step ?? null },
  };
  const svg = sheet(frame, geometry, [
    styleSheet(),
    el("defs", {}, hatching(), silhouetteDefinitions(), emblemDefinitions(), seaDefinitions(layout)),
    el("rect", { class: "paper", width, height: whole }),
    background(layout),
    head(width, name, painting, state),
    lineLayer(layout, charts),
    ...(state === undefined ? [] : [moveLayer(layout, state)]),
    spaceLayer(layout, charts, state),
    units === undefined ? null : unitLayer(units),
    key.svg,
    ...(state === undefined ? [] : [panel(SIDE, below, width - 2 * SIDE, painting, state)]),
    textLine(SIDE + 14, foot + 10, "foot", truncate(footnotes(painting).join(" "), 10, width - 60)),
  ]);
  return { svg, geometry, facts: geometry.state };
};

/** The title above the map, and on its right the stage of play. */
function head(width: number, name: string, painting: Painting, state: Snapshot | undefined): Svg {
  return group(
    "head-line",
    el("rect", { class: "head", width, height: HEAD }),
    textLine(SIDE + 14, 31, "head-title", "Goeben, 1914"),
    textLine(SIDE + 175, 31, "head-sub", truncate(name, 14, 400)),
    joinSvg(state === undefined ? [] : [textLine(width - SIDE - 14, 30, "head-now", headline(painting, state), "end")]),
  );
}

/** The drawing in words, for those who cannot see it. */
function inWords(painting: Painting, state: Snapshot | undefined): string[] {
  const { spaces, lines } = painting.charts.MAP.facts;
  const board = painting.say("board", { spaces: spaces.length, lines: lines.length });
  const now = state === undefined ? [] : [headline(painting, state)];
  return [board, ...now, ...footnotes(painting)];
}

/** The footnotes of the map: its positions are reconstructed (if so), and its tints are not coastlines. */
function footnotes({ charts, say }: Painting): readonly string[] {
  const isReconstructed = charts.MAP.provenance.source === "reconstructed";
  return [...(isReconstructed ? [say("reconstructed")] : []), say("tints")];
}
