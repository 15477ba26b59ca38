import { el, type Svg } from "../../../core/drawing/svg";

/** A selector below the drawing's root, how it looks on light paper, and what differs in the dark. */
type Rule = readonly [selector: string, light: string, dark?: string];

const SANS = `"Helvetica Neue",Arial,"Liberation Sans",sans-serif`;

const RULES: readonly Rule[] = [
  ["text", `fill:#1d2a33;font:11px ${SANS}`, "fill:#e6e3da"],
  [".paper", "fill:#f3f1ea", "fill:#11171c"],
  [".head", "fill:#1d2a33", "fill:#080b0e"],
  [".head-title", `fill:#f6f3ea;font:bold 22px ${SANS}`],
  [".head-now", `fill:#f6f3ea;font:bold 15px ${SANS}`],
  [".head-more", `fill:#c4ced4;font:13px ${SANS}`],
  [".hex", "stroke:#8aa5b2;stroke-width:.8", "stroke:#3d5562"],
  [".sea", "fill:#cfe3ec", "fill:#1b3340"],
  [".coast", "fill:#dbe6d2", "fill:#2b3d30"],
  [".land", "fill:#c9bd9b", "fill:#4a4431"],
  [".closed", "fill:#dcdcdc", "fill:#2a2a2d"],
  [".clear", "fill:none"],
  [".light_drift", "fill:#fff;fill-opacity:.25", "fill-opacity:.1"],
  [".heavy_drift", "fill:#fff;fill-opacity:.5", "fill-opacity:.2"],
  [".thin_pack", "fill:#fff;fill-opacity:.72", "fill-opacity:.32"],
  [".solid_pack", "fill:#fff;fill-opacity:.92", "fill-opacity:.45"],
  [".radius", "fill:none;stroke-width:3;stroke-dasharray:5 4;opacity:.6"],
  [".radius.allied", "stroke:#1c5c9e", "stroke:#75b0ea"],
  [".radius.axis", "stroke:#9c2b2b", "stroke:#e38383"],
  [".no", `fill:#6a7f8a;font:9px ${SANS}`, "fill:#7f959f"],
  [".port", `font:bold 10px ${SANS}`],
  [".port-mark", "fill:#1d2a33", "fill:#e6e3da"],
  [".base", `fill:#3d4f5a;font:italic 9px ${SANS}`, "fill:#a9b7bd"],
  [".block", "stroke-width:1.6"],
  [".block.allied", "fill:#1c5c9e;stroke:#0f3966", "stroke:#a8cdf0"],
  [".block.axis", "fill:#55585c;stroke:#22262a", "fill:#7d8288;stroke:#d3d7da"],
  [".block.standing", "stroke-dasharray:3 2"],
  [".block-text", `fill:#fff;font:bold 10px ${SANS}`, "fill:#fff"],
  [".air", "stroke:#fff;stroke-width:1"],
  [".air.allied", "fill:#3d86c9"],
  [".air.axis", "fill:#8a8f95"],
  [".box", "fill:#e4e0d2;stroke:#8aa5b2", "fill:#1d262c;stroke:#3d5562"],
  [".key", `font:12px ${SANS}`],
];

/** The style sheet of the map, for light paper and for readers who ask for the dark. */
export function styleSheet(): Svg {
  const told = (rules: readonly (readonly [string, string])[]) =>
    rules.map(([selector, look]) => `.pq17-map ${selector}{${look}}`).join("");
  const light = told(RULES.map(([selector, look]) => [selector, look]));
  const dark = told(RULES.flatMap(([selector, , look]) => (look === undefined ? [] : [[selector, look] as const])));
  return el("style", {}, { svg: `${light}@media (prefers-color-scheme:dark){${dark}}` });
}
