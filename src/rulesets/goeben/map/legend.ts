import { text, textWidth } from "../../../core/drawing/lettering";
import { el, group, num, type Svg } from "../../../core/drawing/svg";
import type { Nation, Terrain } from "../vocabulary";
import { emblem } from "./emblems";
import { symbol } from "./spaces";
import { chip, faceDownPile } from "./tokens";

/** One entry of the legend: what is drawn around its point, how wide that is, and what it means. */
interface Entry {
  readonly words: string;
  readonly w: number;
  readonly draw: (x: number, y: number) => Svg;
}

const ROW = 24;

/** The meaning of the signs, in as many rows as the width asks for; `height` is that of all rows. */
export function legend(left: number, top: number, width: number, played: boolean): { svg: Svg; height: number } {
  let x = left;
  let y = top + 16;
  const drawn: Svg[] = [];
  for (const { words, w, draw } of played ? [...TERRAIN_ENTRIES, ...PLAY_ENTRIES] : TERRAIN_ENTRIES) {
    const taken = w + 8 + textWidth(words, 10.5) + 20;
    if (x > left && x + taken > left + width) {
      x = left;
      y += ROW;
    }
    drawn.push(draw(x + w / 2, y), text(x + w + 6, y + 3.8, "t", words));
    x += taken;
  }
  return { svg: group("legend", ...drawn), height: y - top + 14 };
}

function terrain(words: string, kind: Terrain, nation: Nation | null = null): Entry {
  const sign = symbol({ at: { x: 0, y: 0 }, terrain: kind, printed: kind, nation, captured: false });
  const shrink = kind === "allied_patrol_zone" ? " scale(.62)" : "";
  return { words, w: 20, draw: (x, y) => el("g", { transform: `translate(${num(x)} ${num(y)})${shrink}` }, sign) };
}

const TERRAIN_ENTRIES: readonly Entry[] = [
  terrain("High seas", "high_seas"),
  terrain("Transit point", "transit_point"),
  terrain("Atlantic exit", "atlantic_exit"),
  terrain("British patrol zone", "allied_patrol_zone", "british"),
  terrain("French patrol zone", "allied_patrol_zone", "french"),
  terrain("British naval base", "allied_naval_base", "british"),
  terrain("port", "allied_port", "british"),
  terrain("French naval base", "allied_naval_base", "french"),
  terrain("port", "allied_port", "french"),
  terrain("Neutral naval base", "neutral_naval_base"),
  terrain("port", "neutral_port"),
  terrain("Central Powers naval base", "central_powers_naval_base"),
  terrain("port", "central_powers_port"),
];

const SMALL = { livery: "plain", title: "" } as const;
const centred =
  (token: { w: number; h: number; draw: (x: number, y: number) => Svg }) =>
  (x: number, y: number): Svg =>
    token.draw(x - token.w / 2, y - token.h / 2);
const pile = faceDownPile("british", 3, "Face-down markers");
const fort = chip({ ...SMALL, kind: "coastal-face-down", picture: "fort", words: "2?", title: "Coastal defences" });

const PLAY_ENTRIES: readonly Entry[] = [
  { words: "Face-down markers", w: pile.w, draw: centred(pile) },
  { words: "Coastal defences, face down", w: fort.w, draw: centred(fort) },
  { words: "Where the order leads", w: 24, draw: (cx, cy) => el("circle", { class: "objective", cx, cy, r: 9 }) },
  { words: "Defences to destroy", w: 20, draw: (x, y) => emblem("aim", x, y, 1, "target") },
  { words: "destroyed", w: 14, draw: (x, y) => emblem("tick", x, y, 1.3, "target-done") },
  { words: "Captured", w: 14, draw: (x, y) => emblem("flag", x, y, 1, "captured") },
  { words: "Visited and closed", w: 16, draw: (x, y) => crossed(x, y) },
  { words: "Incidents in progress", w: 22, draw: (cx, cy) => el("circle", { class: "incident", cx, cy, r: 9 }) },
  { words: "Battle in progress", w: 22, draw: (x, y) => emblem("clash", x, y, 0.85, "battle") },
  box("Point of an index, or intact Hull box", "full"),
  box("Hull box with cargo", "laden"),
  box("Lost", "box"),
];

/** A box of a ship's display. */
function box(words: string, look: "full" | "laden" | "box"): Entry {
  return { words, w: 12, draw: (x, y) => el("path", { class: look, d: `M${num(x - 5)} ${num(y - 5)}h10v10h-10z` }) };
}

function crossed(x: number, y: number): Svg {
  return el("path", { class: "visited", transform: `translate(${num(x)} ${num(y)})`, d: "M-6-6L6 6M-6 6L6-6" });
}
