import { el, formatNumber, joinSvg, type Svg } from "../../../core/drawing/svg";

/** A small picture other than a ship: cloud, mine, flag and the like. */
export type Emblem =
  | "anchor"
  | "fort"
  | "mine"
  | "cloud"
  | "fog"
  | "flag"
  | "clash"
  | "alarm"
  | "tick"
  | "cross"
  | "aim";

/** Outlines in a box of 16 by 16, centred on the origin. */
const OUTLINES: Readonly<Record<Emblem, string>> = {
  anchor:
    "M-.8-3.2A1.9 1.9 0 1 1 .8-3.2V-1.8H3V-.4H.8V4.2C2.4 3.9 3.6 2.9 4 1.6L3 1.7 5 -.5 6 2.6 5.2 2C4.4 4.4 2.4 5.8 0 6-2.4 5.8-4.4 4.4-5.2 2L-6 2.6-5-.5-3 1.7-4 1.6C-3.6 2.9-2.4 3.9-.8 4.2V-.4H-3V-1.8H-.8z",
  fort: "M-6 6V-4H-3.6V-1.6H-1.2V-4H1.2V-1.6H3.6V-4H6V6H1.4V3A1.4 1.4 0 0 0-1.4 3V6z",
  mine: "M-.7-7H.7V-4.3A4.4 4.4 0 0 1 2.6-3.5L4.4-5.3 5.4-4.3 3.6-2.5A4.4 4.4 0 0 1 4.3-.7H7V.7H4.3A4.4 4.4 0 0 1 3.6 2.5L5.4 4.3 4.4 5.3 2.6 3.5A4.4 4.4 0 0 1-2.6 3.5L-4.4 5.3-5.4 4.3-3.6 2.5A4.4 4.4 0 0 1-4.3.7H-7V-.7H-4.3A4.4 4.4 0 0 1-3.6-2.5L-5.4-4.3-4.4-5.3-2.6-3.5A4.4 4.4 0 0 1-.7-4.3z",
  cloud: "M-4 2A3 3 0 0 1-4.4-4 4 4 0 0 1 2.6-5 3.6 3.6 0 0 1 5.2 2H2L.8 4H2.4L-1.4 8-.2 5H-2L-.4 2z",
  fog: "M-6-4.5H4V-3H-6zM-4-1.5H7V0H-4zM-7 1.5H3V3H-7zM-3 4.5H6V6H-3z",
  flag: "M-5-7H-3.6V-6.2H6L3.6-3.4 6-.6H-3.6V7H-5z",
  clash:
    "M0-13 2.6-6.2 9.2-9.2 6.2-2.6 13 0 6.2 2.6 9.2 9.2 2.6 6.2 0 13-2.6 6.2-9.2 9.2-6.2 2.6-13 0-6.2-2.6-9.2-9.2-2.6-6.2z",
  alarm: "M-1.3-7H1.3L.8 2H-.8zM-1.2 3.8H1.2V6.2H-1.2z",
  tick: "M-4.6.2-3.2-1.2-1.2.8 3.2-3.8 4.6-2.4-1.2 3.6z",
  cross: "M-4-2.6-2.6-4 0-1.4 2.6-4 4-2.6 1.4 0 4 2.6 2.6 4 0 1.4-2.6 4-4 2.6-1.4 0z",
  aim: "M-.7-9H.7V-5.3A5.4 5.4 0 0 1 5.3-.7H9V.7H5.3A5.4 5.4 0 0 1 .7 5.3V9H-.7V5.3A5.4 5.4 0 0 1-5.3.7H-9V-.7H-5.3A5.4 5.4 0 0 1-.7-5.3zM0-4A4 4 0 1 0 0 4 4 4 0 1 0 0-4z",
};

/** The definitions of every emblem, to be used by their ids. */
export function emblemDefinitions(): Svg {
  return joinSvg(
    Object.entries(OUTLINES).map(([id, d]) => el("path", { id: `goeben-${id}`, d, "fill-rule": "evenodd" })),
  );
}

/** An emblem centred on a point, scaled. */
export function emblem(id: Emblem, x: number, y: number, scale = 1, name: string | null = null): Svg {
  const at = `translate(${formatNumber(x)} ${formatNumber(y)})${scale === 1 ? "" : ` scale(${scale})`}`;
  return el("use", { "xlink:href": `#goeben-${id}`, transform: at, class: name });
}
