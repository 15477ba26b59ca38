import type { ClickablePiece, MapSpace } from "../../../core/contract/map";
import { truncate } from "../../../core/drawing/lettering";
import { rectHit } from "../../../core/drawing/sheet";
import { el, roundToTenth, type Svg } from "../../../core/drawing/svg";
import type { WordFormatter } from "../../../core/text/word-formatter";
import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";

/** The width of the mat, and of the margin around it. */
export const WIDTH = 1000;
export const MARGIN = 24;

/** The sizes of its lettering. */
export const SIZE = 17;
export const SMALL = 16;

/** A rectangle of the mat by its upper left corner. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Context for drawing: the state of a career, the charts, and the messages of a language. */
export interface Painting {
  readonly state: Snapshot;
  readonly charts: Charts;
  readonly say: WordFormatter;
}

/** A part of the mat: how it is drawn, and the places and pieces it is made of. */
export interface Part {
  readonly svg: Svg;
  readonly spaces: readonly MapSpace[];
  readonly pieces: readonly ClickablePiece[];
}

/** A place of the mat: a box, a tube, a system and the like. */
export function spaceAt(kind: string, id: string, name: string, title: string, rect: Rect): MapSpace {
  return { id, kind, name, title, ...middleOf(rect), hit: rectHit(rect.x, rect.y, rect.w, rect.h) };
}

/** A piece that fills a place of the mat. */
export function pieceAt(
  { id, kind, side, name, title }: Pick<ClickablePiece, "id" | "kind" | "side" | "name" | "title">,
  space: string,
  rect: Rect,
): ClickablePiece {
  return {
    id,
    number: null,
    kind,
    side,
    name,
    title,
    space,
    ...middleOf(rect),
    hit: rectHit(rect.x, rect.y, rect.w, rect.h),
  };
}

function middleOf({ x, y, w, h }: Rect): { x: number; y: number } {
  return { x: roundToTenth(x + w / 2), y: roundToTenth(y + h / 2) };
}

/** Returns `count` rectangles that fill a row, with gaps between them. */
export function row({ x, y, w, h }: Rect, count: number, gap: number): Rect[] {
  const each = (w - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => ({ x: x + index * (each + gap), y, w: each, h }));
}

/** A rounded box of a class. */
export function drawBox({ x, y, w, h }: Rect, name: string): Svg {
  return el("rect", { class: name, x, y, width: w, height: h, rx: 6 });
}

/** The heading of a part. */
export function heading(x: number, y: number, words: string, more = ""): Svg {
  return el(
    "text",
    { x, y, class: "h" },
    words,
    more === "" ? null : el("tspan", { class: "more", dx: 14 }, truncate(more, 18, WIDTH - x - 14 - words.length * 14)),
  );
}

/** A word with a capital at its head. */
export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
