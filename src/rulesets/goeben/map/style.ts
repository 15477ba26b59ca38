import { el, type Svg } from "../../../core/drawing/svg";
import { ZONE_SIZES, ZONE_SPACING } from "./layout";
import { SHORE } from "./waters";

/** A selector below the drawing's root, how it looks on light paper, and what differs in the dark. */
type Rule = readonly [selector: string, light: string, dark?: string];

const SANS = `"Helvetica Neue",Arial,"Liberation Sans","DejaVu Sans Condensed",sans-serif`;
const SERIF = `Georgia,"Times New Roman","Liberation Serif","DejaVu Serif Condensed",serif`;

const RULES: readonly Rule[] = [
  ["text", `fill:#22313b;font:10px ${SANS}`, "fill:#e8e3d6"],
  [".paper", "fill:#f5efe0", "fill:#12181d"],
  [".head", "fill:#22313b", "fill:#080c0f"],
  [".head-title", `fill:#f8f3e6;font:bold 21px ${SERIF}`, "fill:#f0eadb"],
  [".head-sub", `fill:#c9d3d6;font:italic 14px ${SERIF}`, "fill:#a9b7bd"],
  [".head-now", `fill:#f8f3e6;font:bold 15px ${SANS}`, "fill:#f0eadb"],
  [".graticule path", "fill:none;stroke:#cdbf9f;stroke-width:.7", "stroke:#2a353c"],
  [".graticule text", `fill:#7a6c4c;font:9px ${SANS}`, "fill:#8b98a0"],
  [".frame", "fill:none;stroke:#22313b;stroke-width:1.4", "stroke:#5f6f78"],
  [".seas use", `fill:none;stroke-linecap:round;stroke-linejoin:round;stroke-width:${2 * SHORE}`],
  [".seas .shore", `stroke:#a9c3cb;stroke-width:${2 * SHORE + 4}`, "stroke:#35505d"],
  [".seas .atlantic", "stroke:#c8d6ee", "stroke:#1d2b3d"],
  [".seas .western_med", "stroke:#cfe5ee", "stroke:#1a313d"],
  [".seas .eastern_med", "stroke:#cdebe4", "stroke:#183530"],
  [".seas .adriatic", "stroke:#dbe2f4", "stroke:#262c45"],
  [".seas .marmara", "stroke:#e3e6d0", "stroke:#34351f"],
  [".seas .black_sea", "stroke:#dddddd", "stroke:#2a2a2d"],
  [".zone-name", "fill:#5d8290;opacity:.8", "fill:#7fa5b5"],
  ...ZONE_SIZES.map((size): Rule => [`.z${size}`, `font:italic ${size}px ${SERIF};letter-spacing:${ZONE_SPACING}em`]),
  [".lines path", "fill:none;stroke:#6f8d9a;stroke-width:1.3", "stroke:#6d8794"],
  [".lines .closed", "stroke-dasharray:3 4"],
  [
    ".moves path",
    "fill:none;stroke:#20262b;stroke-width:3.2;stroke-linejoin:round;stroke-dasharray:9 4;opacity:.8",
    "stroke:#f3ead2",
  ],
  [".moves .austro-hungarian", "stroke:#3f6a35", "stroke:#9cc98e"],
  [".moves .arrow", "stroke:none;fill:#20262b", "fill:#f3ead2"],
  [".moves .austro-hungarian.arrow", "fill:#3f6a35", "fill:#9cc98e"],
  [".space .hit", "fill:#fff;fill-opacity:0"],
  [".sea", "fill:#fff;stroke:#3c5f6e;stroke-width:1.5", "fill:#12181d;stroke:#8fb0be"],
  [".stop", "fill:#3c5f6e", "fill:#8fb0be"],
  [".was-patrol", "fill:none;stroke:#6f8d9a;stroke-dasharray:2 4", "stroke:#8fb0be"],
  [".patrol", "fill:#e9e4d8;stroke:#5b6770;stroke-width:2", "fill:#242d34;stroke:#9fb0b8"],
  [".patrol.british", "fill:url(#goeben-hatch-british);stroke:#b3282d", "stroke:#e87378"],
  [".patrol.french", "fill:url(#goeben-hatch-french);stroke:#1c5c9e", "stroke:#75b0ea"],
  [".hatch-british", "stroke:#b3282d;stroke-width:1.6", "stroke:#e87378"],
  [".hatch-french", "stroke:#1c5c9e;stroke-width:1.6", "stroke:#75b0ea"],
  [".hatch-paper", "fill:#fff;fill-opacity:.72", "fill:#12181d"],
  [".site", "stroke:#f8f3e6;stroke-width:1.3", "stroke:#12181d"],
  [".site.central-powers", "fill:#2b3136", "fill:#dcd6c5"],
  [".site.neutral", "fill:#f0c95a;stroke:#6b5416", "fill:#e5bf55;stroke:#fff0bf"],
  [".site.allied", "fill:#7a3b7d", "fill:#cf93d2"],
  [".site.british", "fill:#b3282d", "fill:#e87378"],
  [".site.french", "fill:#1c5c9e", "fill:#75b0ea"],
  [".on-site", "fill:#fff", "fill:#12181d"],
  [".on-site.neutral", "fill:#4a3a0c", "fill:#3d2f06"],
  [".shut", "opacity:.45"],
  [".visited", "fill:none;stroke:#8d1f1f;stroke-width:2.4", "stroke:#ff8f8f"],
  [".captured", "fill:#2b3136;stroke:#fff;stroke-width:.6", "fill:#f3ead2;stroke:#12181d"],
  [".objective", "fill:none;stroke:#d08a00;stroke-width:3;stroke-dasharray:7 3", "stroke:#ffc94d"],
  [".target", "fill:#b3282d;stroke:#fff;stroke-width:.8", "fill:#ff8086;stroke:#12181d"],
  [".target-done", "fill:#2d7a3e;stroke:#fff;stroke-width:.6", "fill:#7fd391;stroke:#12181d"],
  [".battle", "fill:#ef7d1a;stroke:#8d3b00;stroke-width:.5", "fill:#ff9a3d;stroke:#4a1f00"],
  [".incident", "fill:none;stroke:#8a4fb0;stroke-width:2.4;stroke-dasharray:2 3", "stroke:#cf9cf0"],
  [
    ".space text",
    "text-anchor:middle;stroke:#f5f1e4;stroke-width:2.6;stroke-opacity:.8;stroke-linejoin:round;paint-order:stroke",
    "stroke:#12181d",
  ],
  [".space .label-site", `font:bold 11.5px ${SANS}`],
  [".space .label-patrol", `font:bold 10.5px ${SANS}`],
  [".space .label-sea", `fill:#36566a;font:italic 9.5px ${SERIF}`, "fill:#b5cbd6"],
  [".leader", "stroke:#22313b;stroke-width:1;fill:none", "stroke:#e8e3d6"],
  [".token rect", "stroke:#fff;stroke-width:1", "stroke:#12181d"],
  [".token text", `fill:#fff;font:9px ${SANS}`, "fill:#fff"],
  [".token .name", "font-weight:bold;font-size:10.5px"],
  [".token .count", "font-weight:bold;font-size:12px"],
  [".token .ship", "fill:#fff"],
  [".german rect", "fill:#2b3136;stroke:#f0c95a;stroke-width:1.4", "fill:#39424a;stroke:#f0c95a"],
  [".austro-hungarian rect", "fill:#3f6a35", "fill:#3f6a35"],
  [".british rect", "fill:#a3242a", "fill:#a3242a"],
  [".french rect", "fill:#1c5c9e", "fill:#1c5c9e"],
  [".card rect", "stroke:#fff;stroke-width:1.4", "stroke:#12181d"],
  [".plain rect", "fill:#fffaf0;stroke:#5b6770;stroke-width:1", "fill:#242d34;stroke:#9fb0b8"],
  [".plain text", "fill:#22313b", "fill:#e8e3d6"],
  [".plain .ship", "fill:#3a4750", "fill:#d3dade"],
  [".spent", "opacity:.45"],
  [".panel", "fill:#fbf7ec;stroke:#22313b;stroke-width:1.2", "fill:#1a2228;stroke:#5f6f78"],
  [".rule", "fill:none;stroke:#cbbf9f;stroke-width:1", "stroke:#3a464e"],
  [".h", `font:bold 15px ${SERIF}`],
  [".h2", `font:bold 11px ${SANS}`],
  [".t", `font:10.5px ${SANS}`],
  [".s", `fill:#4b5a64;font:9.5px ${SANS}`, "fill:#aebbc2"],
  [".foot", `fill:#5c5138;font:italic 10px ${SERIF}`, "fill:#a9b3b8"],
  [".box", "fill:#fff;stroke:#5b6770;stroke-width:1", "fill:#12181d;stroke:#8496a0"],
  [".full", "fill:#2b3136;stroke:#2b3136;stroke-width:1", "fill:#d9d3c2;stroke:#d9d3c2"],
  [".laden", "fill:#d08a00;stroke:#8a5c00;stroke-width:1", "fill:#ffc94d;stroke:#ffc94d"],
  [".past", "fill:#c3cdd2;stroke:#5b6770;stroke-width:1", "fill:#4a5861;stroke:#8496a0"],
  [".now", "fill:#f0c95a;stroke:#6b5416;stroke-width:1.6", "fill:#e5bf55;stroke:#fff0bf"],
  [".on-now", "fill:#22313b;font-weight:bold", "fill:#22210f"],
  [".danger", "fill:#b3282d;stroke:#7d171b;stroke-width:1", "fill:#e05a60;stroke:#ffb0b3"],
  [".on-danger", "fill:#fff;font-weight:bold", "fill:#12181d"],
  [".good", "fill:#2d7a3e", "fill:#7fd391"],
  [".silhouette", "fill:#2b3136", "fill:#e8e3d6"],
  [".silhouette.british", "fill:#a3242a", "fill:#e87378"],
  [".silhouette.french", "fill:#1c5c9e", "fill:#75b0ea"],
];

/** The only style sheet of the drawing. Every rule is scoped to its root, so an embedding page is not affected. */
export function styleSheet(): Svg {
  const sheet = (rules: readonly (readonly [string, string])[]): string =>
    rules.map(([selector, look]) => `.goeben-map ${selector}{${look}}`).join("");
  const dark = RULES.flatMap(([selector, , look]) => (look === undefined ? [] : [[selector, look] as const]));
  const light = RULES.map(([selector, look]) => [selector, look] as const);
  const css = `${sheet(light)}@media screen and (prefers-color-scheme:dark){${sheet(dark)}}`;
  return el("style", { type: "text/css" }, { svg: css.replace(/[<&]/g, "") });
}
