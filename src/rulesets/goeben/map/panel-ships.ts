import { textLine, truncate, wrapText } from "../../../core/drawing/lettering";
import { el, formatNumber, joinSvg, type Svg } from "../../../core/drawing/svg";
import type { GermanShip } from "../chapters/3-setup/state";
import { cargoOf, germanShipOf } from "../charts/pack";
import type { Snapshot } from "../snapshot";
import { CARGO, GERMAN_SHIPS, type GermanShipId, type Index } from "../vocabulary";
import type { Painting } from "./painting";
import { silhouette } from "./silhouettes";

/** The indexes of a display, from top to bottom. */
const ROWS: readonly Index[] = [
  "hull",
  "engines",
  "primary",
  "secondary",
  "tertiary",
  "torpedoes",
  "ammunition",
  "coal",
  "leadership",
];

const CAPTION = 70;

/** 2.1 The displays of the German ships in the game. */
export function shipCards(left: number, top: number, width: number, painting: Painting, state: Snapshot): Svg {
  const ids = GERMAN_SHIPS.filter((id) => state.ships[id].status !== "absent");
  const each = Math.min(300, width / Math.max(1, ids.length));
  return joinSvg(ids.map((id, index) => card(id, left + index * each, top, each - 14, painting, state)));
}

function card(id: GermanShipId, x: number, top: number, width: number, painting: Painting, state: Snapshot): Svg {
  const { charts, say } = painting;
  const ship = state.ships[id];
  const { name, class: type, start } = germanShipOf(charts, id);
  const longest = Math.max(...ROWS.map((index) => Math.max(start[index], ship[index])));
  const pitch = Math.min(13, (width - CAPTION) / Math.max(1, longest));
  const rows = ROWS.filter((index) => start[index] > 0).map((index, row) => {
    const y = top + 50 + row * 14.5;
    return el(
      "g",
      { class: `index ${index}`, "data-value": ship[index] },
      textLine(x, y + 8.4, "s", truncate(say(index), 9.5, CAPTION - 4)),
      pips(x + CAPTION, y, pitch, ship[index], start[index], index === "hull" ? ship.boxes : []),
    );
  });
  return el(
    "g",
    { class: ship.status === "sunk" ? "card-of spent" : "card-of", "data-display": id },
    silhouette(type, x, top + 11, 0.8, "silhouette"),
    textLine(x + 46, top + 21, "h2", truncate(name, 11, width - 46)),
    textLine(x + 46, top + 34, "s", truncate(whereabouts(ship, painting), 9.5, width - 46)),
    ...rows,
    ...wrapText(cargo(ship, painting), 9.5, width, 3).map((line, index) =>
      textLine(x, top + 194 + 12 * index, "s", line),
    ),
  );
}

/** A box for each point, filled as far as they last; a Hull box that holds cargo is marked. */
function pips(x: number, y: number, pitch: number, now: number, full: number, boxes: GermanShip["boxes"]): Svg {
  const outlines = { full: "", laden: "", box: "" };
  for (let index = 0; index < Math.max(now, full); index += 1) {
    const laden = index < now && (boxes[index] ?? null) !== null;
    const side = formatNumber(pitch - 2);
    outlines[laden ? "laden" : index < now ? "full" : "box"] +=
      `M${formatNumber(x + index * pitch)} ${formatNumber(y)}h${side}v10h-${side}z`;
  }
  return joinSvg(Object.entries(outlines).map(([look, d]) => (d === "" ? null : el("path", { class: look, d }))));
}

function whereabouts({ status, space, mustLeave, outfitted, moved }: GermanShip, { say, names }: Painting): string {
  if (status === "sunk") return say("sunk");
  if (space === null) return say("not_deployed");
  const done = mustLeave ? "sheet.mustLeave" : moved ? "has_moved" : outfitted ? "has_outfitted" : null;
  return done === null ? names.of(space) : `${names.of(space)}, ${say(done)}`;
}

/** 8.2 The cargo of a ship, in the order of the Cargo Chart. */
function cargo({ boxes }: GermanShip, { charts, say }: Painting): string {
  const carried = CARGO.flatMap((id) => {
    const count = Math.ceil(boxes.filter((box) => box === id).length / cargoOf(charts, id).boxes);
    return count === 0 ? [] : [count === 1 ? say(id) : `${say(id)} ×${count}`];
  });
  return carried.length === 0 ? say("no_cargo") : carried.join(", ");
}
