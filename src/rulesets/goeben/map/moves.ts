import { el, formatNumber, group, type Svg } from "../../../core/drawing/svg";
import type { Snapshot } from "../snapshot";
import { GERMAN_SHIPS } from "../vocabulary";
import type { Point } from "./geometry";
import type { Layout } from "./layout";

/** 12.0 The moves of this turn, from space to space with an arrow at the end; ships that sail together lie side by side. */
export function moveLayer(layout: Layout, state: Snapshot): Svg {
  const german = GERMAN_SHIPS.map((id) => ({ id, path: state.ships[id].path, livery: "german" }));
  const others = state.austroHungarian.map(({ id, path }) => ({ id, path, livery: "austro-hungarian" }));
  const moves = [...german, ...others].filter(({ path }) => path.length > 1);
  return group(
    "moves",
    ...moves.flatMap(({ id, path, livery }, index) => {
      const beside = 4 * (index - (moves.length - 1) / 2);
      const points = path.flatMap((space) => {
        const at = layout.places.get(space)?.at;
        return at === undefined ? [] : [{ x: at.x + beside, y: at.y + beside }];
      });
      const [last, end] = points.slice(-2);
      if (last === undefined || end === undefined) return [];
      const d = points.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${formatNumber(x)} ${formatNumber(y)}`).join("");
      return [
        el("path", { class: livery, "data-piece": id, d }),
        el("path", { class: `${livery} arrow`, d: arrowhead(last, end) }),
      ];
    }),
  );
}

/** A triangle two thirds of the way along the last line. */
function arrowhead(from: Point, to: Point): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const tip = { x: from.x + (to.x - from.x) * 0.72, y: from.y + (to.y - from.y) * 0.72 };
  const corner = (side: number): string =>
    `${formatNumber(tip.x - ux * 13 - uy * side)} ${formatNumber(tip.y - uy * 13 + ux * side)}`;
  return `M${formatNumber(tip.x)} ${formatNumber(tip.y)}L${corner(7)}L${corner(-7)}z`;
}
