import type { ClickablePiece } from "../../../core/contract/map";
import { rectHit } from "../../../core/drawing/sheet";
import { roundToTenth } from "../../../core/drawing/svg";
import { findBox } from "../charts/map";
import { findPort } from "../charts/pack";
import type { Charts } from "../charts/schema";
import { centreOf, paperOf, type Rect } from "./geometry";
import type { FlightPiece, Scene, Token } from "./scene";

/** The height of a block, and from the top of one to the next. */
export const HEIGHT = 13;
const ROW = 14;
/** Rows of blocks that fit between a hex's number and the name of its port, and blocks that fit in a row. */
const ROWS = 3;
const COLUMNS = 2;
/** The width of a block alone in its row, and of one of two in a row. */
export const WIDE = 84;
const NARROW = 48;
/** The y coordinate of the first row of a hex's blocks, from the middle of the hex. */
const TOP = -21;

/** A block in its place in its hex. Blocks without room have the place of the number that counts them. */
export interface PlacedToken extends Rect {
  readonly token: Token;
  readonly shown: boolean;
}

/** 1.2 The blocks on the map, stacked in their hexes between the number above and the port's name below. */
export function placedTokens(charts: Charts, tokens: readonly Token[]): PlacedToken[] {
  const hexes = new Set(tokens.flatMap(({ hex }) => hex ?? []));
  return [...hexes].flatMap((hex) => stack(charts, hex, tokens));
}

function stack(charts: Charts, hex: string, tokens: readonly Token[]): PlacedToken[] {
  const here = tokens.filter((token) => token.hex === hex);
  const { x, y } = centreOf(charts, hex);
  const columns = here.length > ROWS ? COLUMNS : 1;
  const w = columns === 1 ? WIDE : NARROW;
  const room = ROWS * columns;
  const shown = here.length > room ? room - 1 : room;
  return here.map((token, index) => {
    const place = Math.min(index, room - 1);
    const column = Math.floor(place / ROWS);
    const middle = x + (column - (columns - 1) / 2) * (w + 2);
    return { token, shown: index < shown, x: middle - w / 2, y: y + TOP + (place % ROWS) * ROW, w, h: HEIGHT };
  });
}

/** 5.7 The place of a box, next to its entry hexes. */
export function boxPlace(charts: Charts, index: number): Rect {
  const first = centreOf(charts, charts.MAP.facts.boxes[index]?.entries[0] ?? "0101");
  const { width } = paperOf(charts);
  return { x: first.x > width / 2 ? width - 80 : 4, y: first.y - 14 - index * 34, w: 76, h: 28 };
}

/** 5.3 The place of aircraft over a hex, or of those at its base. */
export function flightPlace(charts: Charts, { hex, space, side }: FlightPiece): Rect {
  const { x, y } = centreOf(charts, hex);
  if (space !== hex) return basePlace(charts, hex);
  return { x: x + (side === "allied" ? -34 : 34) - 13, y: y - 33 - 13, w: 26, h: 26 };
}

/** The place of the airbase of a hex, at its head. */
export function basePlace(charts: Charts, hex: string): Rect {
  const { x, y } = centreOf(charts, hex);
  return { x: x - 30, y: y - 38, w: 60, h: 16 };
}

/** Every piece of a scene with its place, those in the boxes too. */
export function placedPieces(charts: Charts, scene: Scene): ClickablePiece[] {
  return [
    ...placedTokens(charts, scene.tokens).map((placed) => pieceOf(placed.token, placed)),
    ...scene.tokens.flatMap((token) => {
      const box = token.hex === undefined ? boxOver(charts, token.space) : undefined;
      return box === undefined ? [] : [pieceOf(token, box)];
    }),
    ...[...scene.flights, ...scene.based].flatMap((flight) =>
      flight.units.map((unit) =>
        pieceOf({ ...unit, kind: "aircraft", number: null, space: flight.space }, flightPlace(charts, flight)),
      ),
    ),
  ];
}

/** The box in which a place lies: it itself, or that of a port. */
function boxOver(charts: Charts, place: string): Rect | undefined {
  const box = findBox(charts, place) ?? findBox(charts, findPort(charts, place)?.at ?? "");
  return box && boxPlace(charts, charts.MAP.facts.boxes.indexOf(box));
}

function pieceOf(
  piece: Pick<ClickablePiece, "id" | "number" | "kind" | "side" | "name" | "title" | "space">,
  { x, y, w, h }: Rect,
): ClickablePiece {
  const { id, number, kind, side, name, title, space } = piece;
  const at = { x: roundToTenth(x + w / 2), y: roundToTenth(y + h / 2) };
  return { id, number, kind, side, name, title, space, ...at, hit: rectHit(x, y, w, h) };
}
