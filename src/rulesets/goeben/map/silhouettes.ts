import { el, formatNumber, joinSvg, type Svg } from "../../../core/drawing/svg";
import type { ShipClass } from "../vocabulary";

/** A silhouette that a unit may show: a ship class, or a merchant ship. */
export type Silhouette = ShipClass | "merchant";

/** Width and height every silhouette is drawn in, waterline at the bottom. */
export const SILHOUETTE = { w: 48, h: 16 };

/** Left, top, width and height of a block above the hull. */
type Block = readonly [number, number, number, number];

/** The hull's outline, and the funnels, masts, turrets and houses on it. */
interface Shape {
  readonly hull: string;
  readonly blocks: readonly Block[];
}

const LONG = "M0 10H48L46 16H3z";
const MEDIUM = "M2 10H46L44 16H5z";
const LOW = "M4 11H40L46 12.5L43 16H6z";

const SHAPES: Readonly<Record<Silhouette, Shape>> = {
  BB: {
    hull: LONG,
    blocks: [
      [5, 7, 5, 3],
      [10, 5, 5, 5],
      [33, 5, 5, 5],
      [38, 7, 5, 3],
      [19, 2, 3, 8],
      [26, 2, 3, 8],
      [16, 5, 2, 5],
      [30, 4, 2, 6],
      [16.5, 0, 1, 6],
      [30.5, 0, 1, 6],
    ],
  },
  BC: {
    hull: LONG,
    blocks: [
      [4, 7.5, 5, 2.5],
      [9, 5.5, 4, 4.5],
      [23, 7, 4, 3],
      [37, 7, 5, 3],
      [17, 2, 4, 8],
      [28.5, 2, 4, 8],
      [33.5, 5, 2, 5],
      [14.5, 0, 1, 10],
      [34, 0, 1, 7],
    ],
  },
  B: {
    hull: "M3 10H45L43 16H6z",
    blocks: [
      [8, 6.5, 5, 3.5],
      [35, 6.5, 5, 3.5],
      [15, 7, 18, 3],
      [20, 2, 3, 6],
      [25.5, 2, 3, 6],
      [16, 0, 1, 8],
      [31, 0, 1, 8],
      [15, 3, 3, 1.2],
      [30, 3, 3, 1.2],
    ],
  },
  CA: {
    hull: LONG,
    blocks: [
      [7, 7, 4, 3],
      [37, 7, 4, 3],
      [14, 8, 20, 2],
      [15, 3, 2.4, 6],
      [20, 3, 2.4, 6],
      [26, 3, 2.4, 6],
      [31, 3, 2.4, 6],
      [12, 0, 1, 10],
      [35, 0, 1, 8],
    ],
  },
  CP: {
    hull: MEDIUM,
    blocks: [
      [9, 8, 3, 2],
      [36, 8, 3, 2],
      [16, 8, 17, 2],
      [18, 3, 2.2, 6],
      [23.5, 3, 2.2, 6],
      [29, 3, 2.2, 6],
      [14, 0, 1, 10],
      [34, 0, 1, 8],
    ],
  },
  CL: {
    hull: "M3 11H35L36 9H45L43 16H6z",
    blocks: [
      [8, 9, 3, 2],
      [15, 4, 2, 7],
      [20, 4, 2, 7],
      [25, 4, 2, 7],
      [30, 4, 2, 7],
      [33.5, 7, 2.5, 4],
      [12, 1, 1, 10],
      [36, 0, 1, 9],
    ],
  },
  C: {
    hull: MEDIUM,
    blocks: [
      [19, 4, 2.4, 6],
      [27, 4, 2.4, 6],
      [16, 8, 16, 2],
      [12, 0, 1, 10],
      [35, 0, 1, 10],
    ],
  },
  DD: {
    hull: LOW,
    blocks: [
      [15, 6.5, 2.2, 5],
      [21, 6.5, 2.2, 5],
      [27, 6.5, 2.2, 5],
      [33, 8, 4, 3],
      [36, 3, 0.9, 8],
      [10, 9, 2, 2],
    ],
  },
  TC: {
    hull: "M2 8.5H46L43 16H6z",
    blocks: [
      [17, 5, 15, 4],
      [19, 3.5, 8, 2],
      [22.5, -0.5, 3.6, 6],
      [9, 0, 1, 9],
      [38, 0, 1, 9],
      [7, 2, 5, 0.8],
      [36, 2, 5, 0.8],
    ],
  },
  merchant: {
    hull: "M6 9H42L39 16H10z",
    blocks: [
      [10, 5.5, 9, 4],
      [13, 1, 3, 6],
      [25, 1, 1, 8],
      [34, 1, 1, 8],
      [23, 3, 5, 0.8],
      [32, 3, 5, 0.8],
    ],
  },
};

/** The definitions of every silhouette, to be used by their ids. */
export function silhouetteDefinitions(): Svg {
  return joinSvg(
    Object.entries(SHAPES).map(([id, { hull, blocks }]) => {
      const above = blocks.map(([x, y, w, h]) => `M${x} ${y}h${w}v${h}h${-w}z`).join("");
      return el("path", { id: `goeben-ship-${id}`, d: hull + above });
    }),
  );
}

/** A silhouette at a place, scaled. */
export function silhouette(id: Silhouette, x: number, y: number, scale = 1, name: string | null = null): Svg {
  const at = `translate(${formatNumber(x)} ${formatNumber(y)})${scale === 1 ? "" : ` scale(${scale})`}`;
  return el("use", { "xlink:href": `#goeben-ship-${id}`, transform: at, class: name });
}
