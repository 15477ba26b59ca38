import { textLine, truncate } from "../../../core/drawing/lettering";
import { el, group, joinSvg, type Svg } from "../../../core/drawing/svg";
import type { WordFormatter } from "../../../core/text/word-formatter";
import type { Charts } from "../charts/schema";
import { centreOf } from "./geometry";
import { flightPlace, HEIGHT, type PlacedToken, placedTokens, WIDE } from "./placing";
import type { FlightPiece, SectorSearch, Token } from "./scene";

/** 1.2 The blocks on the map, in the places that their hexes have for them. */
export function tokenLayer(charts: Charts, say: WordFormatter, tokens: readonly Token[]): Svg {
  const placed = placedTokens(charts, tokens);
  const hexes = [...new Set(placed.map(({ token }) => token.hex!))];
  return group("blocks", ...hexes.map((hex) => stack(hex, say, placed)));
}

function stack(hex: string, say: WordFormatter, placed: readonly PlacedToken[]): Svg {
  const here = placed.filter(({ token }) => token.hex === hex);
  const more = here.filter(({ shown }) => !shown);
  const [first] = more;
  return el(
    "g",
    { class: "stack", "data-hex": hex },
    ...here.filter(({ shown }) => shown).map(block),
    first === undefined
      ? null
      : el(
          "g",
          {},
          textLine(first.x + first.w / 2, first.y + 10, "more", say("more", { count: more.length }), "middle"),
        ),
  );
}

/**
 * A block: an eye at its left if it is shadowed, its fuel at its right. Where space is short, the fuel is a single
 * letter.
 */
function block({ token, x, y, w: width }: PlacedToken): Svg {
  const { id, side, label, standing, shadowed } = token;
  const fuel = width === WIDE ? token.fuel : (token.fuel?.charAt(0) ?? null);
  const tag = width === WIDE ? 27 : 10;
  const [before, after] = [shadowed ? 11 : 0, fuel === null ? 0 : tag];
  const middle = x + before + (width - before - after) / 2;
  return el(
    "g",
    { "data-piece": id, "data-side": side },
    el("rect", { class: `block ${side}${standing ? " standing" : ""}`, x, y, width, height: HEIGHT, rx: 2 }),
    shadowed ? eye(x + 7, y + HEIGHT / 2) : null,
    textLine(middle, y + 10, "block-text", truncate(label, 9.5, width - before - after - 2), "middle"),
    ...(fuel === null
      ? []
      : [
          el("rect", { class: "fuel", x: x + width - tag, y: y + 1.5, width: tag - 1.5, height: HEIGHT - 3, rx: 1 }),
          textLine(x + width - tag / 2 - 0.7, y + 9.6, "fuel-text", fuel, "middle"),
        ]),
  );
}

/** 6.3 The mark of a block that is shadowed. */
export function eye(x: number, y: number): Svg {
  return joinSvg([
    el("ellipse", { class: "eye", cx: x, cy: y, rx: 5, ry: 3.4 }),
    el("circle", { class: "pupil", cx: x, cy: y, r: 1.7 }),
  ]);
}

/** 5.3 Aircraft away from their bases, as one mark for each side and hex. */
export function flightLayer(charts: Charts, flights: readonly FlightPiece[]): Svg {
  return group(
    "aircraft",
    ...flights.map((flight) => {
      const { side, units } = flight;
      const { x, y, w, h } = flightPlace(charts, flight);
      const [cx, cy] = [x + w / 2, y + h / 2];
      return el(
        "g",
        { "data-piece": units.map(({ id }) => id).join(" "), "data-side": side },
        aircraft(side, cx, cy),
        textLine(cx, cy + 3.5, "air-text", String(units.length), "middle"),
      );
    }),
  );
}

/** The mark of aircraft that fly: round for the Allies, a lozenge for the Axis. */
export function aircraft(side: FlightPiece["side"], x: number, y: number): Svg {
  if (side === "allied") return el("circle", { class: "air allied", cx: x, cy: y, r: 8 });
  return el("polygon", { class: "air axis", points: `${x - 10},${y} ${x},${y - 10} ${x + 10},${y} ${x},${y + 10}` });
}

/** 6.4.2 Hexes that patrol sectors search: a glass below the middle of each. */
export function searchLayer(charts: Charts, searches: readonly SectorSearch[]): Svg {
  return group(
    "searches",
    ...searches.map(({ hex, side, title }) => {
      const { x, y } = centreOf(charts, hex);
      return el("g", {}, el("title", {}, title), glass(side, side === "allied" ? x - 9 : x + 8, y + 45));
    }),
  );
}

/** The mark of a hex that a patrol sector searches. */
export function glass(side: SectorSearch["side"], x: number, y: number): Svg {
  return joinSvg([
    el("circle", { class: `glass ${side}`, cx: x - 1, cy: y - 2, r: 4 }),
    el("path", { class: `glass ${side}`, d: `M${x + 2},${y + 1}L${x + 6},${y + 5}` }),
  ]);
}
