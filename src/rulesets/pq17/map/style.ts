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
  [".hex", "stroke:#7895a4;stroke-width:.8", "stroke:#3d5562"],
  [".sea,.coast", "fill:#c3deec", "fill:#17364a"],
  [".shore", "fill:none;stroke:#b79d62;stroke-width:7", "stroke:#7a6a3c"],
  [".legend .shore", "stroke-width:4"],
  [".land", "fill:#c9b178", "fill:#5a4d2b"],
  [".closed", "fill:url(#pq17-closed)"],
  [".closed-ground", "fill:#d9d9d9", "fill:#2a2a2d"],
  [".bar", "stroke:#a3a3a3;stroke-width:1.4", "stroke:#57575c"],
  [".light_drift", "fill:url(#pq17-light_drift)"],
  [".heavy_drift", "fill:url(#pq17-heavy_drift)"],
  [".thin_pack", "fill:url(#pq17-thin_pack)"],
  [".solid_pack", "fill:url(#pq17-solid_pack)"],
  [".floe", "fill:#fff;stroke:#7fa3b5;stroke-width:.6", "fill:#c8d6dd;stroke:none"],
  [".pack-ground", "fill:#fff", "fill:#9aa9b1"],
  [".pack-ground.thin", "fill:#eaf3f7", "fill:#5d7380"],
  [".crack", "fill:none;stroke:#93acba;stroke-width:1", "stroke:#2d414c"],
  [".radius", "fill:none;stroke-width:3;stroke-dasharray:7 4"],
  [".radius.allied", "stroke:#1c5c9e", "stroke:#75b0ea"],
  [".radius.axis", "stroke:#b0302c", "stroke:#e38383"],
  [".radius.formed", "stroke-width:4;stroke-dasharray:2 3"],
  [".sector", "fill:none;stroke-width:1.4;stroke-dasharray:12 4 2 4"],
  [".sector.allied", "stroke:#1c5c9e", "stroke:#75b0ea"],
  [".sector.axis", "stroke:#6b1d1a", "stroke:#e3a083"],
  [
    ".no",
    `fill:#33454f;font:9.5px ${SANS};stroke:#fff;stroke-opacity:.7;stroke-width:2px;paint-order:stroke`,
    "fill:#c6d3d9;stroke:#0b1116",
  ],
  [
    ".port,.more",
    `font:bold 10px ${SANS};stroke:#fff;stroke-opacity:.75;stroke-width:2.5px;paint-order:stroke`,
    "stroke:#0b1116",
  ],
  [".port-mark", "fill:#1d2a33", "fill:#e6e3da"],
  [
    ".base",
    `fill:#26363f;font:italic 9.5px ${SANS};stroke:#fff;stroke-opacity:.7;stroke-width:2px;paint-order:stroke`,
    "fill:#d3dce0;stroke:#0b1116",
  ],
  [".block", "stroke-width:1.6"],
  [".block.allied", "fill:#1c5c9e;stroke:#0f3966", "stroke:#a8cdf0"],
  [".block.axis", "fill:#55585c;stroke:#22262a", "fill:#7d8288;stroke:#d3d7da"],
  [".block.standing", "stroke-dasharray:3 2"],
  [".block-text,.air-text", `fill:#fff;font:bold 9.5px ${SANS}`, "fill:#fff"],
  [".fuel", "fill:#f7e3a1"],
  [".fuel-text", `fill:#2b2410;font:bold 7.5px ${SANS}`, "fill:#2b2410"],
  [".eye", "fill:#fff;stroke:#1d2a33;stroke-width:.8"],
  [".pupil", "fill:#1d2a33"],
  [".glass", "fill:none;stroke-width:1.8"],
  [".glass.allied", "stroke:#12406f", "stroke:#a8cdf0"],
  [".glass.axis", "stroke:#7b1d1a", "stroke:#f0b0a8"],
  [".air", "stroke:#fff;stroke-width:1"],
  [".air.allied", "fill:#1f6fb5"],
  [".air.axis", "fill:#3c4045"],
  [".box", "fill:#e4e0d2;stroke:#8aa5b2", "fill:#1d262c;stroke:#3d5562"],
  [".key", `font:12px ${SANS}`],
];

/** The style sheet of the map, for light paper and for readers who prefer a dark color scheme. */
export function styleSheet(): Svg {
  const cssRules = (rules: readonly (readonly [string, string])[]) =>
    rules.map(([selector, look]) => `${selector.replaceAll(/^|,/g, "$&.pq17-map ")}{${look}}`).join("");
  const light = cssRules(RULES.map(([selector, look]) => [selector, look]));
  const dark = cssRules(RULES.flatMap(([selector, , look]) => (look === undefined ? [] : [[selector, look] as const])));
  return el("style", {}, { svg: `${light}@media (prefers-color-scheme:dark){${dark}}` });
}
