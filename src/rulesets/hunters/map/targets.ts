import { textLine, truncate } from "../../../core/drawing/lettering";
import { el, formatNumber, group, joinSvg, type Svg } from "../../../core/drawing/svg";
import { shipId } from "../chapters/8-encounters/targets";
import type { Engagement, Target } from "../snapshot";
import type { ShipType } from "../vocabulary";
import { BELOW_BOAT } from "./boat";
import {
  capital,
  drawBox,
  heading,
  MARGIN,
  type Painting,
  type Part,
  pieceAt,
  type Rect,
  row,
  SMALL,
  spaceAt,
  WIDTH,
} from "./mat";

const TOP = BELOW_BOAT + 4;
const CARDS = row({ x: MARGIN, y: TOP + 34, w: WIDTH - 2 * MARGIN, h: 142 }, 4, 10);

/** Y coordinate of the part below the targets. */
export const BELOW_TARGETS = TOP + 34 + 142 + 14;

/** 8.2, 9.1 The fight in progress: its circumstances, and the ships on it with their damage. */
export function targets(painting: Painting): Part {
  const { say, state } = painting;
  const { engagement } = state;
  const ships = (engagement?.targets ?? []).flatMap((target) => {
    const rect = CARDS[target.slot - 1];
    return rect === undefined ? [] : [{ target, rect, title: titleOf(painting, target) }];
  });
  const words = engagement === null ? say("nothing_met") : capital(say(engagement.kind));
  return {
    svg: group(
      "targets",
      heading(MARGIN, TOP + 22, words, engagement === null ? "" : circumstances(painting, engagement)),
      ...CARDS.map((rect, index) => {
        const ship = ships.find(({ target }) => target.slot === index + 1)?.target;
        return el(
          "g",
          { "data-space": `target-${index + 1}` },
          drawBox(rect, "card"),
          ship === undefined ? null : card(painting, ship, rect),
        );
      }),
    ),
    spaces: CARDS.map((rect, index) => {
      const name = say("target", { number: index + 1 });
      return spaceAt(
        "target",
        `target-${index + 1}`,
        name,
        ships.find(({ target }) => target.slot === index + 1)?.title ?? name,
        rect,
      );
    }),
    pieces: ships.map(({ target: { slot, type, name }, rect, title }) =>
      pieceAt(
        { id: shipId({ slot }), kind: type, side: "allied", name: name ?? capital(say(type)), title },
        `target-${slot}`,
        rect,
      ),
    ),
  };
}

function titleOf({ say }: Painting, { slot, type, name, tons, points, damage }: Target): string {
  const what = `${say("named", { name: slot, value: say(type) })}${name === null ? "" : ` ${name}`}, ${say(tons)} ${say("sheet.tons")}`;
  return `${what}, ${damage >= points ? say("sheet.sunk") : say("hits", { damage, points })}`;
}

/** Formats the circumstances of the whole fight. */
function circumstances({ say }: Painting, fight: Engagement): string {
  const { dayNight, escorted, escortQuality, aircraftQuality, wolfpack, attack, round, cycle } = fight;
  const how = round ?? attack;
  return [
    ...(dayNight === null ? [] : [say(dayNight)]),
    ...(escorted ? [escortQuality === null ? say("escorted") : `${say("escorted")} (${say(escortQuality)})`] : []),
    ...(aircraftQuality === null ? [] : [`${say("aircraft")} (${say(aircraftQuality)})`]),
    ...(wolfpack === null ? [] : [`${say("escort")} ${say(wolfpack)}`]),
    ...(how === null ? [] : [say(how.mode), say("at_range", { range: say(how.range) })]),
    ...(cycle === null ? [] : [say("hunted")]),
  ].join("  ·  ");
}

/** A ship: its outline by its kind, its name and tonnage, and a box for each point of damage that sinks it. */
function card({ say }: Painting, { slot, type, name, tons, points, damage }: Target, { x, y, w, h }: Rect): Svg {
  const sunk = damage >= points;
  const pitch = Math.min(26, (w - 24) / Math.max(1, points));
  return el(
    "g",
    { class: sunk ? "ship sunk" : "ship" },
    textLine(x + 12, y + 28, "no", String(slot)),
    textLine(x + 34, y + 27, "t", `${say(tons)} ${say("sheet.tons")}`),
    el("path", {
      class: "outline",
      transform: `translate(${formatNumber(x + w / 2)} ${formatNumber(y + 66)})`,
      d: OUTLINES[type],
    }),
    textLine(x + 12, y + 96, "load", truncate(name ?? capital(say(type)), 18, w - 24)),
    textLine(x + 12, y + 114, "s", truncate(sunk ? say("sheet.sunk") : say(type), SMALL, w - 24)),
    joinSvg(
      Array.from({ length: points }, (_, index) =>
        el("rect", {
          class: index < damage ? "hurt" : "whole",
          x: x + 12 + index * pitch,
          y: y + h - 20,
          width: pitch - 4,
          height: 12,
          rx: 2,
        }),
      ),
    ),
    sunk
      ? el("path", {
          class: "strike",
          d: `M${formatNumber(x + 8)} ${formatNumber(y + h - 8)}L${formatNumber(x + w - 8)} ${formatNumber(y + 8)}`,
        })
      : null,
  );
}

/** Ships from the side, around the middle of their water line, the larger the heavier. */
const OUTLINES: Readonly<Record<ShipType, string>> = {
  small_freighter: "M-46 0L-50-10H-34V-20H-30V-10H-8V-22H6V-30H12V-22H14V-10H34V-20H38V-10H50L44 4H-42z",
  large_freighter:
    "M-70 2L-76-12H-56V-28H-52V-12H-30V-24H-26V-12H-16V-28H4V-40H12V-28H16V-12H34V-26H38V-12H56V-26H60V-12H76L68 6H-64z",
  tanker: "M-72 4L-78-8H-58V-20H-40V-8H-4V-22H10V-8H44V-26H52V-38H60V-26H64V-8H78L72 8H-66z",
  capital_ship:
    "M-92 4L-98-8H-70V-16H-84V-19H-58L-54-8H-46V-17H-62V-20H-36L-32-8H-26V-30H-16V-48H-10V-30H0V-24H8V-40H18V-24H24V-8H32L36-20H62V-17H48V-8H56L60-17H86V-14H72V-8H98L90 8H-86z",
};
