import { memoize } from "../../../core/charts/memoize";
import type { MapGeometry } from "../../../core/contract/map";
import type { Phrases } from "../../../core/contract/phrases";
import { el, group, joinSvg, type Svg } from "../../../core/drawing/svg";
import { wordFormatter } from "../../../core/text/word-formatter";
import type { Charts } from "../charts/schema";
import { drawHexNumber, patterns, ports, radii, sectors } from "./board";
import { paperOf } from "./geometry";
import { legend } from "./legend";
import { linesOf, regionsOf, spacesOf } from "./spots";
import { styleSheet } from "./style";

/** The height of the legend below the map. */
export const LEGEND = 116;

/** The printed map, independent of the snapshot: its places as on the bare map, and layers of its drawing. */
export interface Printed extends Pick<MapGeometry, "spaces" | "lines" | "regions"> {
  /** The style, the patterns and the paper, below everything else. */
  readonly paper: Svg;
  readonly sectors: Svg;
  readonly radii: Svg;
  readonly numbers: Svg;
  readonly ports: Svg;
  readonly legend: Svg;
}

/**
 * 1.1 The printed part of the map of these charts in the language of the phrases. Cached: without the cache a map takes
 * nearly three times as long.
 */
export const printedOf = memoize((charts: Charts) =>
  memoize((phrases: Phrases): Printed => {
    const say = wordFormatter(phrases, "map");
    const { width, height } = paperOf(charts);
    return {
      spaces: spacesOf(charts, say),
      lines: linesOf(charts),
      regions: regionsOf(charts, say),
      paper: joinSvg([styleSheet(), patterns(), el("rect", { class: "paper", width, height: height + LEGEND })]),
      sectors: group("sectors", ...sectors(charts)),
      radii: joinSvg(radii(charts)),
      numbers: group("numbers", ...charts.MAP.facts.hexes.map((hex) => drawHexNumber(charts, hex))),
      ports: joinSvg(ports(charts, say)),
      legend: legend(24, height, width - 48, say),
    };
  }),
);
