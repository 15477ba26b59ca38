import { textWidth } from "../../../core/drawing/lettering";
import { el, type Svg } from "../../../core/drawing/svg";
import { type Emblem, emblem } from "./emblems";
import { SILHOUETTE, type Silhouette, silhouette } from "./silhouettes";

/** The identity of a counter: its id if it has one, its kind, its livery and its text. */
interface TokenBase {
  readonly id: string | null;
  readonly kind: string;
  readonly side: string | null;
  readonly name: string;
  readonly title: string;
}

/** A counter on the map: what it is, its size, and how it is drawn with its upper left corner at a point. */
export interface Token extends TokenBase {
  readonly w: number;
  readonly h: number;
  readonly draw: (x: number, y: number) => Svg;
}

/** The colors of a counter. */
type Livery = "german" | "austro-hungarian" | "british" | "french" | "plain";

/** A ship's counter: silhouette, name and, where given, a line of figures below. */
interface ShipToken {
  readonly unit: string;
  readonly livery: Livery;
  readonly silhouette: Silhouette;
  readonly name: string;
  readonly figures?: string;
  readonly title: string;
  readonly isSpent?: boolean;
}

const NAME = 10.5;
const SCALE = 0.72;

/** A ship's counter. */
export function shipToken({ unit, livery, silhouette: shape, name, figures, title, isSpent: spent }: ShipToken): Token {
  const wide = Math.max(textWidth(name, NAME * 1.06), figures === undefined ? 0 : textWidth(figures, 9));
  const [w, h] = [SILHOUETTE.w * SCALE + wide + 14, figures === undefined ? 18 : 28];
  const inset = SILHOUETTE.w * SCALE + 9;
  return {
    ...{ id: unit, kind: "ship", side: livery, name, title },
    w,
    h,
    draw: (x, y) =>
      el(
        "g",
        { class: `token ${livery}${spent === true ? " spent" : ""}`, "data-piece": unit },
        el("rect", { x, y, width: w, height: h, rx: 3 }),
        silhouette(shape, x + 5, y + (h - SILHOUETTE.h * SCALE) / 2, SCALE, "ship"),
        el("text", { class: "name", x: x + inset, y: y + (figures === undefined ? 12.6 : 12) }, name),
        figures === undefined ? null : el("text", { x: x + inset, y: y + 23 }, figures),
      ),
  };
}

/** A small counter: a picture, some words, or both. */
interface ChipToken {
  /** The kind of piece, such as `mine`. */
  readonly kind: string;
  readonly livery: Livery;
  readonly picture?: Emblem | "merchant";
  readonly words?: string;
  readonly title: string;
  readonly isSpent?: boolean;
}

/** A small counter. */
export function chip({ kind, livery, picture, words = "", title, isSpent: spent }: ChipToken): Token {
  const pictured = picture === undefined ? 0 : picture === "merchant" ? SILHOUETTE.w * 0.6 : 14;
  const textSpace = words === "" ? 0 : textWidth(words, 9.5) + 3;
  const w = pictured + textSpace + 6;
  return {
    ...{ id: null, kind, side: livery === "plain" ? null : livery, name: words === "" ? title : words, title },
    w,
    h: 18,
    draw: (x, y) =>
      el(
        "g",
        { class: `token ${livery}${spent === true ? " spent" : ""}`, "data-kind": kind },
        el("rect", { x, y, width: w, height: 18, rx: 3 }),
        picture === undefined
          ? null
          : picture === "merchant"
            ? silhouette("merchant", x + 2, y + 4, 0.6, "ship")
            : emblem(picture, x + 10, y + 9, 0.85, "ship"),
        words === "" ? null : el("text", { x: x + pictured + 4.5, y: y + 12.4 }, words),
      ),
  };
}

/** 3.0(3) A pile of markers lying face down, with how many they are. */
export function faceDownPile(livery: Livery, count: number, title: string): Token {
  return {
    ...{ id: null, kind: "face-down", side: livery, name: title, title },
    w: 24,
    h: 20,
    draw: (x, y) =>
      el(
        "g",
        { class: `token card ${livery}`, "data-kind": "face-down", "data-count": count },
        count > 1 ? el("rect", { x: x + 3, y, width: 20, height: 16, rx: 2 }) : null,
        el("rect", { x, y: y + 3, width: 20, height: 16, rx: 2 }),
        el("text", { class: "count", x: x + 10, y: y + 15.4, "text-anchor": "middle" }, `${count}?`),
      ),
  };
}
