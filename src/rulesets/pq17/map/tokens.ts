import { cut, text } from "../../../core/drawing/lettering";
import { el, group, joined, type Svg } from "../../../core/drawing/svg";
import type { Charts } from "../charts/schema";
import { centreOf } from "./geometry";
import type { Flight, Search, Token } from "./scene";

const HEIGHT = 13;
const ROW = 14;
/** Blocks that a hex has room for below one another between its number and the name of its port, and beside one another. */
const ROWS = 3;
const COLUMNS = 2;
const WIDE = 84;
const NARROW = 48;
/** Where the first row of a hex's blocks begins, above its middle. */
const TOP = -21;

/** 1.2 The blocks on the map, stacked in their hexes between the number above and the port's name below. */
export function tokenLayer(charts: Charts, tokens: readonly Token[]): Svg {
  const hexes = [...new Set(tokens.map(({ hex }) => hex))];
  return group(
    "blocks",
    ...hexes.map((hex) =>
      stack(
        charts,
        hex,
        tokens.filter((token) => token.hex === hex),
      ),
    ),
  );
}

function stack(charts: Charts, hex: string, here: readonly Token[]): Svg {
  const { x, y } = centreOf(charts, hex);
  const columns = here.length > ROWS ? COLUMNS : 1;
  const width = columns === 1 ? WIDE : NARROW;
  const room = ROWS * columns;
  const shown = here.length > room ? here.slice(0, room - 1) : here;
  const more = here.slice(shown.length).map(({ title }) => title);
  const placed = (index: number): { x: number; y: number } => {
    const column = Math.floor(index / ROWS);
    return { x: x + (column - (columns - 1) / 2) * (width + 2), y: y + TOP + (index % ROWS) * ROW };
  };
  const last = placed(room - 1);
  return el(
    "g",
    { class: "stack", "data-hex": hex },
    ...shown.map((token, index) => block(placed(index).x, placed(index).y, width, token)),
    more.length === 0
      ? null
      : el(
          "g",
          {},
          el("title", {}, more.join("; ")),
          text(last.x, last.y + 10, "more", `+${more.length} more`, "middle"),
        ),
  );
}

/** A block: an eye at its left where it is shadowed, its fuel at its right, by its letter alone where there is little room. */
function block(x: number, y: number, width: number, token: Token): Svg {
  const { side, label, standing, shadowed, title } = token;
  const fuel = width === WIDE ? token.fuel : (token.fuel?.charAt(0) ?? null);
  const tag = width === WIDE ? 27 : 10;
  const left = x - width / 2;
  const [before, after] = [shadowed ? 11 : 0, fuel === null ? 0 : tag];
  const middle = left + before + (width - before - after) / 2;
  return el(
    "g",
    {},
    el("title", {}, title),
    el("rect", { class: `block ${side}${standing ? " standing" : ""}`, x: left, y, width, height: HEIGHT, rx: 2 }),
    shadowed ? eye(left + 7, y + HEIGHT / 2) : null,
    text(middle, y + 10, "block-text", cut(label, 9.5, width - before - after - 2), "middle"),
    ...(fuel === null
      ? []
      : [
          el("rect", { class: "fuel", x: left + width - tag, y: y + 1.5, width: tag - 1.5, height: HEIGHT - 3, rx: 1 }),
          text(left + width - tag / 2 - 0.7, y + 9.6, "fuel-text", fuel, "middle"),
        ]),
  );
}

/** 6.3 The mark of a block that is shadowed. */
export function eye(x: number, y: number): Svg {
  return joined([
    el("ellipse", { class: "eye", cx: x, cy: y, rx: 5, ry: 3.4 }),
    el("circle", { class: "pupil", cx: x, cy: y, r: 1.7 }),
  ]);
}

/** 5.3 Aircraft away from their bases, as one mark for each side and hex. */
export function flightLayer(charts: Charts, flights: readonly Flight[]): Svg {
  return group(
    "aircraft",
    ...flights.map(({ hex, side, count, title }) => {
      const { x, y } = centreOf(charts, hex);
      const at = side === "allied" ? x - 34 : x + 34;
      return el(
        "g",
        {},
        el("title", {}, title),
        aircraft(side, at, y - 33),
        text(at, y - 29.5, "air-text", String(count), "middle"),
      );
    }),
  );
}

/** The mark of aircraft that fly: round for the Allies, a lozenge for the Axis. */
export function aircraft(side: Flight["side"], x: number, y: number): Svg {
  if (side === "allied") return el("circle", { class: "air allied", cx: x, cy: y, r: 8 });
  return el("polygon", { class: "air axis", points: `${x - 10},${y} ${x},${y - 10} ${x + 10},${y} ${x},${y + 10}` });
}

/** 6.4.2 Hexes that patrol sectors search: a glass below the middle of each. */
export function searchLayer(charts: Charts, searches: readonly Search[]): Svg {
  return group(
    "searches",
    ...searches.map(({ hex, side, title }) => {
      const { x, y } = centreOf(charts, hex);
      return el("g", {}, el("title", {}, title), glass(side, side === "allied" ? x - 9 : x + 8, y + 45));
    }),
  );
}

/** The mark of a hex that a patrol sector searches. */
export function glass(side: Search["side"], x: number, y: number): Svg {
  return joined([
    el("circle", { class: `glass ${side}`, cx: x - 1, cy: y - 2, r: 4 }),
    el("path", { class: `glass ${side}`, d: `M${x + 2},${y + 1}L${x + 6},${y + 5}` }),
  ]);
}
