import { textLine, textWidth } from "../../../core/drawing/lettering";
import { el, formatNumber, group, type Svg } from "../../../core/drawing/svg";
import type { WordFormatter } from "../../../core/text/word-formatter";
import type { Nation, Terrain } from "../vocabulary";
import { emblem } from "./emblems";
import { symbol } from "./spaces";
import { chip, faceDownPile } from "./tokens";

/** One entry of the legend: what is drawn around its point, how wide that is, and the code of what it means. */
interface Entry {
  readonly words: string;
  readonly w: number;
  readonly draw: (x: number, y: number) => Svg;
}

const ROW = 24;

/** The legend, in as many rows as the width requires; `height` is that of all rows. */
export function legend(
  left: number,
  top: number,
  width: number,
  say: WordFormatter,
  played: boolean,
): { svg: Svg; height: number } {
  let x = left;
  let y = top + 16;
  const rows: Svg[] = [];
  for (const { words: code, w, draw } of played ? [...TERRAIN_ENTRIES, ...PLAY_ENTRIES] : TERRAIN_ENTRIES) {
    const words = say(code);
    const usedWidth = w + 8 + textWidth(words, 10.5) + 20;
    if (x > left && x + usedWidth > left + width) {
      x = left;
      y += ROW;
    }
    rows.push(draw(x + w / 2, y), textLine(x + w + 6, y + 3.8, "t", words));
    x += usedWidth;
  }
  return { svg: group("legend", ...rows), height: y - top + 14 };
}

function terrain(words: string, kind: Terrain, nation: Nation | null = null): Entry {
  const sign = symbol({ at: { x: 0, y: 0 }, terrain: kind, printed: kind, nation, captured: false });
  const shrink = kind === "allied_patrol_zone" ? " scale(.62)" : "";
  return {
    words,
    w: 20,
    draw: (x, y) => el("g", { transform: `translate(${formatNumber(x)} ${formatNumber(y)})${shrink}` }, sign),
  };
}

const TERRAIN_ENTRIES: readonly Entry[] = [
  terrain("high_seas", "high_seas"),
  terrain("transit_point", "transit_point"),
  terrain("key_atlantic_exit", "atlantic_exit"),
  terrain("key_british_patrol", "allied_patrol_zone", "british"),
  terrain("key_french_patrol", "allied_patrol_zone", "french"),
  terrain("key_british_base", "allied_naval_base", "british"),
  terrain("port", "allied_port", "british"),
  terrain("key_french_base", "allied_naval_base", "french"),
  terrain("port", "allied_port", "french"),
  terrain("neutral_naval_base", "neutral_naval_base"),
  terrain("port", "neutral_port"),
  terrain("central_powers_naval_base", "central_powers_naval_base"),
  terrain("port", "central_powers_port"),
];

const SMALL = { livery: "plain", title: "" } as const;
const centred =
  (token: { w: number; h: number; draw: (x: number, y: number) => Svg }) =>
  (x: number, y: number): Svg =>
    token.draw(x - token.w / 2, y - token.h / 2);
const pile = faceDownPile("british", 3, "");
const fort = chip({ ...SMALL, kind: "coastal-face-down", picture: "fort", words: "2?" });

const PLAY_ENTRIES: readonly Entry[] = [
  { words: "face_down", w: pile.w, draw: centred(pile) },
  { words: "coastal_face_down", w: fort.w, draw: centred(fort) },
  { words: "key_location", w: 24, draw: (cx, cy) => el("circle", { class: "objective", cx, cy, r: 9 }) },
  { words: "key_defended", w: 20, draw: (x, y) => emblem("aim", x, y, 1, "target") },
  { words: "key_destroyed", w: 14, draw: (x, y) => emblem("tick", x, y, 1.3, "target-done") },
  { words: "captured", w: 14, draw: (x, y) => emblem("flag", x, y, 1, "captured") },
  { words: "visited", w: 16, draw: (x, y) => crossed(x, y) },
  { words: "key_incident", w: 22, draw: (cx, cy) => el("circle", { class: "incident", cx, cy, r: 9 }) },
  { words: "key_battle", w: 22, draw: (x, y) => emblem("clash", x, y, 0.85, "battle") },
  box("key_full", "full"),
  box("key_laden", "laden"),
  box("key_lost", "box"),
];

/** A box of a ship's display. */
function box(words: string, look: "full" | "laden" | "box"): Entry {
  return {
    words,
    w: 12,
    draw: (x, y) => el("path", { class: look, d: `M${formatNumber(x - 5)} ${formatNumber(y - 5)}h10v10h-10z` }),
  };
}

function crossed(x: number, y: number): Svg {
  return el("path", {
    class: "visited",
    transform: `translate(${formatNumber(x)} ${formatNumber(y)})`,
    d: "M-6-6L6 6M-6 6L6-6",
  });
}
