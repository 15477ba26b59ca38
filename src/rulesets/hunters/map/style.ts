import { el, type Svg } from "../../../core/drawing/svg";
import { SIZE, SMALL } from "./mat";

/** A selector below the drawing's root, how it looks on light paper, and what differs in the dark. */
type Rule = readonly [selector: string, light: string, dark?: string];

const SANS = `"Helvetica Neue",Arial,"Liberation Sans","DejaVu Sans",sans-serif`;

const RULES: readonly Rule[] = [
  ["text", `fill:#1f2a2e;font:${SIZE}px ${SANS}`, "fill:#e4e2d8"],
  [".paper", "fill:#efece2", "fill:#12181b"],
  [".head", "fill:#24343a", "fill:#0a0f11"],
  [".head-title", `fill:#f6f2e6;font:bold 30px ${SANS}`],
  [".head-sub", `fill:#c3cfd2;font:18px ${SANS}`],
  [".head-now", `fill:#f6f2e6;font:bold 18px ${SANS}`],
  [".h", `font:bold 22px ${SANS}`],
  [".more", `font:18px ${SANS};fill:#46565c`, "fill:#aebabd"],
  [".s", `font-size:${SMALL}px`],
  [".no", `font:bold 20px ${SANS}`],
  [".load", `font:bold 18px ${SANS}`],
  [".mark", `font:bold 15px ${SANS};fill:#7a3f12`, "fill:#e5a874"],
  [
    ".leg",
    "fill:none;stroke:#8fa0a3;stroke-width:5;stroke-linejoin:round;stroke-dasharray:2 9;stroke-linecap:round",
    "stroke:#46565c",
  ],
  [".box", "fill:#dbe6e8;stroke:#6b8087;stroke-width:1.5", "fill:#1e2b30;stroke:#5d737b"],
  [".harbour", "fill:#e7dcc0;stroke:#8a7747", "fill:#33301f;stroke:#94845a"],
  [".area", "fill:#bcd6de", "fill:#21404b"],
  [".mission", "fill:#e9cfc0", "fill:#4a3226"],
  [".here", "stroke:#b3431c;stroke-width:4", "stroke:#ff9a66"],
  [".boat path", "fill:#24343a;stroke:#efece2;stroke-width:2", "fill:#f0eadb;stroke:#12181b"],
  [".anchor", "fill:#6b5b2e", "fill:#cbb67a"],
  [".plan", "fill:#d3d8d6;stroke:#8d9b9d;stroke-width:2", "fill:#1b2529;stroke:#3f5158"],
  [".tube", "fill:#fbfaf4;stroke:#5c6f75;stroke-width:2", "fill:#263339;stroke:#7f949b"],
  [".tube.empty", "fill:#e3e4de;stroke-dasharray:6 4", "fill:#1a2327"],
  [".torpedo", "stroke:#1f2a2e;stroke-width:1", "stroke:#12181b"],
  [".G7a", "fill:#47626c"],
  ["rect.G7a,rect.G7e", "fill:#fbfaf4", "fill:#263339"],
  ["path.G7a", "fill:#3e6475", "fill:#8fbccd"],
  ["path.G7e", "fill:#b9772b", "fill:#e9b46f"],
  [".stripe", "stroke:#fff;stroke-width:4;fill:none", "stroke:#12181b"],
  [".void", "fill:none;stroke:#97a3a5;stroke-width:1.5;stroke-dasharray:4 3", "stroke:#55676d"],
  ["circle.mine", "fill:#2b3136;stroke:#c9a227;stroke-width:3", "fill:#e4e2d8"],
  [".rack,.gun", "fill:#f6f4ea;stroke:#8d9b9d;stroke-width:1.5", "fill:#212c31;stroke:#55676d"],
  [".shell", "fill:#b9772b;stroke:#6b4210", "fill:#e9b46f;stroke:#12181b"],
  [".card", "fill:#f6f4ea;stroke:#8d9b9d;stroke-width:1.5", "fill:#212c31;stroke:#55676d"],
  [".outline", "fill:#4d5d63", "fill:#b9c6ca"],
  [".sunk", "opacity:.6"],
  [".strike", "stroke:#a3242a;stroke-width:5;fill:none", "stroke:#ff8086"],
  [".whole,.free", "fill:#fff;stroke:#5c6f75;stroke-width:1.5", "fill:#12181b;stroke:#7f949b"],
  [".free.end", "fill:#f3dcd6", "fill:#3a2320"],
  [".hurt,.marked", "fill:#a3242a;stroke:#6f1519;stroke-width:1.5", "fill:#e0565c;stroke:#ffb0b3"],
  [".on-marked", `fill:#fff;font:bold ${SMALL}px ${SANS}`, "fill:#12181b"],
  [".lamp", "fill:#f6f4ea;stroke:#a4b0b2;stroke-width:1", "fill:#1e282c;stroke:#43545a"],
  [".lamp.damaged", "fill:#fbeac4;stroke:#a9760b", "fill:#3d3218;stroke:#e0b04a"],
  [".lamp.inoperable", "fill:#f6d5d2;stroke:#a3242a", "fill:#432122;stroke:#ff8086"],
  [".bulb", "fill:#2d7a3e", "fill:#6cc480"],
  [".bulb.damaged", "fill:#d99a12", "fill:#f0bd4f"],
  [".bulb.inoperable", "fill:#a3242a", "fill:#e0565c"],
  [".stroke", "stroke:#fff;stroke-width:3.5;fill:none", "stroke:#12181b"],
  [".seat", "fill:#f6f4ea;stroke:#a4b0b2;stroke-width:1", "fill:#1e282c;stroke:#43545a"],
  [".seat.LW", "fill:#fbeac4;stroke:#a9760b;stroke-width:2", "fill:#3d3218;stroke:#e0b04a"],
  [".seat.SW", "fill:#f6d5d2;stroke:#a3242a;stroke-width:3", "fill:#432122;stroke:#ff8086"],
  [".seat.KIA", "fill:#c9c9c6;stroke:#1f2a2e;stroke-width:3", "fill:#000;stroke:#e4e2d8"],
];

/** The only style sheet of the drawing, for light and dark color schemes. */
export function styleSheet(): Svg {
  const cssRules = (rules: readonly (readonly [string, string])[]): string =>
    rules.map(([selector, look]) => `${selector.replaceAll(/^|,/g, "$&.hunters-mat ")}{${look}}`).join("");
  const light = cssRules(RULES.map(([selector, look]) => [selector, look]));
  const dark = cssRules(RULES.flatMap(([selector, , look]) => (look === undefined ? [] : [[selector, look] as const])));
  return el("style", {}, { svg: `${light}@media screen and (prefers-color-scheme:dark){${dark}}` });
}
