import type { ClickablePiece, MapGeometry } from "../contract/map";
import { el, roundToTenth, type Svg } from "./svg";

/** The name of a drawing, which prefixes its ids and styles, and its language. */
interface Frame {
  readonly name: string;
  readonly language: string;
  /** Further attributes of the root element, such as `data-step`. */
  readonly data?: Readonly<Record<string, string | number | null>>;
}

/** Returns further `data-` attributes of a hit shape, by the id of its space. */
type DataOf = (id: string) => Readonly<Record<string, string | number | null>>;

/**
 * Returns a complete drawing as a standalone SVG 1.1 document. The items of the geometry's state describe it, one per
 * line. Hit shapes lie on top: first those of spaces, then those of pieces.
 */
export function sheet(
  { name, language, data = {} }: Frame,
  geometry: MapGeometry,
  layers: readonly (Svg | null)[],
  dataOf: DataOf = () => ({}),
): string {
  const { svg } = el(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      "xmlns:xlink": "http://www.w3.org/1999/xlink",
      version: "1.1",
      class: name,
      viewBox: geometry.viewBox.join(" "),
      "xml:lang": language,
      role: "img",
      "aria-labelledby": `${name}-title ${name}-desc`,
      ...data,
    },
    el("title", { id: `${name}-title` }, geometry.title),
    el("desc", { id: `${name}-desc` }, geometry.state.map(endSentence).join("\n")),
    ...layers,
    hits(geometry, dataOf),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${svg}\n`;
}

/** Ends an item of the description with a period, so that screen readers pause before the next one. */
function endSentence(item: string): string {
  return /[.。]$/.test(item) ? item : `${item}.`;
}

/**
 * Returns invisible hit shapes for spaces and pieces, each with its ids and its title. Pieces at the same position
 * share a shape.
 */
function hits({ spaces, pieces }: MapGeometry, dataOf: DataOf): Svg {
  const spots = new Map<string, ClickablePiece[]>();
  for (const piece of pieces) {
    const spot = `${piece.space} ${piece.hit.join(" ")}`;
    spots.set(spot, [...(spots.get(spot) ?? []), piece]);
  }
  return el(
    "g",
    { class: "hits", fill: "none", "pointer-events": "all" },
    ...spaces.map(({ id, title, x, y, hit }) =>
      shape({ "data-space": id, "data-at": `${roundToTenth(x)} ${roundToTenth(y)}`, ...dataOf(id) }, hit, title),
    ),
    ...[...spots.values()].map((here) => {
      const { space, hit } = here[0]!;
      const ids = here.map(({ id }) => id).join(" ");
      return shape(
        { "data-space": space, ...dataOf(space), "data-piece": ids },
        hit,
        here.map(({ title }) => title).join("; "),
      );
    }),
  );
}

function shape(data: ReturnType<DataOf>, hit: readonly number[], title: string): Svg {
  return el("polygon", { ...data, points: hit.join(" ") }, el("title", {}, title));
}

/** Returns a rectangle as a hit shape. `x` and `y` are its upper left corner. */
export function rectHit(x: number, y: number, w: number, h: number): number[] {
  return hitOf([
    { x, y },
    { x: x + w, y },
    { x: x + w, y: y + h },
    { x, y: y + h },
  ]);
}

/** Returns a polygon as a hit shape. */
export function hitOf(corners: readonly { readonly x: number; readonly y: number }[]): number[] {
  return corners.flatMap(({ x, y }) => [roundToTenth(x), roundToTenth(y)]);
}
