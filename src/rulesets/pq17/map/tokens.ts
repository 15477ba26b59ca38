import { cut, text } from "../../../core/drawing/lettering";
import { el, group, joined, type Svg } from "../../../core/drawing/svg";
import type { Charts } from "../charts/schema";
import { centreOf } from "./geometry";
import type { Flight, Token } from "./scene";

const WIDTH = 56;
const HEIGHT = 15;
/** Blocks that are drawn in a hex one below the other; more are told as a number. */
const MOST = 4;

/** 1.2 The blocks on the map, stacked in their hexes. */
export function tokenLayer(charts: Charts, tokens: readonly Token[]): Svg {
  const hexes = [...new Set(tokens.map(({ hex }) => hex))];
  return group(
    "blocks",
    ...hexes.map((hex) => {
      const here = tokens.filter((token) => token.hex === hex);
      const shown = here.length > MOST ? here.slice(0, MOST - 1) : here;
      const { x, y } = centreOf(charts, hex);
      const top = y - (Math.min(here.length, MOST) * (HEIGHT + 1)) / 2;
      const more = here.slice(shown.length).map(({ title }) => title);
      return joined([
        ...shown.map((token, index) => block(x, top + index * (HEIGHT + 1), token)),
        more.length === 0 ? null : rest(x, top + shown.length * (HEIGHT + 1), more),
      ]);
    }),
  );
}

function block(x: number, y: number, { side, label, standing, title }: Token): Svg {
  const name = `block ${side}${standing ? " standing" : ""}`;
  return el(
    "g",
    {},
    el("title", {}, title),
    el("rect", { class: name, x: x - WIDTH / 2, y, width: WIDTH, height: HEIGHT, rx: 2 }),
    text(x, y + 11, "block-text", cut(label, 10, WIDTH - 4), "middle"),
  );
}

function rest(x: number, y: number, titles: readonly string[]): Svg {
  return el("g", {}, el("title", {}, titles.join("; ")), text(x, y + 11, "port", `+${titles.length} more`, "middle"));
}

/** 5.3 Aircraft away from their bases, as one mark for each side and hex. */
export function flightLayer(charts: Charts, flights: readonly Flight[]): Svg {
  return group(
    "aircraft",
    ...flights.map(({ hex, side, count, title }) => {
      const { x, y } = centreOf(charts, hex);
      const at = side === "allied" ? x - 30 : x + 30;
      return el(
        "g",
        {},
        el("title", {}, title),
        el("circle", { class: `air ${side}`, cx: at, cy: y - 2, r: 8 }),
        text(at, y + 2, "block-text", String(count), "middle"),
      );
    }),
  );
}
