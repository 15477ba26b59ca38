import { textLine, truncate } from "../../../core/drawing/lettering";
import { el, formatNumber, group, joinSvg, type Svg } from "../../../core/drawing/svg";
import { trackOf } from "../chapters/7-patrols/track";
import { patrolsOf } from "../chapters/shared/log";
import type { Box } from "../charts/shapes";
import type { Patrol } from "../snapshot";
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
  SIZE,
  spaceAt,
  WIDTH,
} from "./mat";

/** The top of the track, its height, and its number of boxes in a row. */
const TOP = 92;
const HEIGHT = 96;
const IN_ROW = 7;
const GAP = 10;

/** Y coordinate of the part below the track. */
export const BELOW_TRACK = TOP + 34 + 2 * (HEIGHT + 10);

/** The id of a box of the track; 0 is the port. */
export function boxId(box: number): string {
  return box === 0 ? "port" : `box-${box}`;
}

/** 3.1, 7.1 The patrol's track from port through its boxes, with the boat in its box. */
export function drawTrack(painting: Painting): Part {
  const { state, say } = painting;
  const boxes = state.patrol === null ? [] : trackOf(state, painting.charts).boxes;
  const at = state.patrol?.box ?? 0;
  const rects = placesOf(boxes.length + 1);
  const titles = [say("harbour"), ...boxes.map((each, index) => titleOf(painting, each, index + 1))];
  const boat = `U-${state.boat.number}`;
  const spot = rects[at] ?? rects[0]!;
  return {
    svg: group(
      "track",
      heading(
        MARGIN,
        TOP + 22,
        state.patrol === null ? say("in_harbour") : patrolName(painting, state.patrol),
        orders(painting),
      ),
      legs(rects),
      ...rects.map((rect, index) =>
        el(
          "g",
          { "data-space": boxId(index) },
          drawBox(rect, `box ${index === 0 ? "harbour" : boxes[index - 1]!.kind}${index === at ? " here" : ""}`),
          index === 0 ? anchor(rect) : textLine(rect.x + 10, rect.y + 26, "no", String(index)),
          joinSvg(marksOf(painting, boxes[index - 1], rect)),
          textLine(
            rect.x + rect.w / 2,
            rect.y + rect.h - 12,
            "t",
            truncate(labelOf(painting, boxes[index - 1]), SIZE, rect.w - 10),
            "middle",
          ),
        ),
      ),
      boatMark(spot, state.patrol?.direction === "backward"),
    ),
    spaces: rects.map((rect, index) =>
      spaceAt(index === 0 ? "port" : "box", boxId(index), titles[index]!, titles[index]!, rect),
    ),
    pieces: [
      pieceAt(
        {
          id: "boat",
          kind: "boat",
          side: "german",
          name: boat,
          title: say("named", { name: boat, value: titles[at] ?? titles[0]! }),
        },
        boxId(at),
        markPlace(spot),
      ),
    ],
  };
}

/**
 * Returns the places of `count` boxes, in one row or in two of equal length. The second row runs back, so that the
 * track is one line.
 */
function placesOf(count: number): Rect[] {
  const inRow = count <= IN_ROW ? IN_ROW : Math.ceil(count / 2);
  const whole = { x: MARGIN, y: TOP + 34, w: WIDTH - 2 * MARGIN, h: HEIGHT };
  const second = row({ ...whole, y: whole.y + HEIGHT + GAP }, inRow, GAP).reverse();
  return [...row(whole, inRow, GAP), ...second].slice(0, count);
}

/** 7.1 The line on which the boxes lie. */
function legs(rects: readonly Rect[]): Svg {
  const d = rects
    .map(({ x, y, w, h }, index) => `${index === 0 ? "M" : "L"}${formatNumber(x + w / 2)} ${formatNumber(y + h / 2)}`)
    .join("");
  return el("path", { class: "leg", d });
}

function patrolName({ say, state }: Painting, { area }: Patrol): string {
  return say("named", { name: say("patrol", { number: patrolsOf(state) }), value: say(area) });
}

function orders({ say, state: { patrol } }: Painting): string {
  if (patrol === null) return "";
  const { mission, missionState, abort, box: at, checksDoneInBox, checksRequired } = patrol;
  return [
    ...(mission === null ? [] : [say(mission)]),
    ...(missionState === "done" || missionState === "failed" ? [say(`mission_${missionState}`)] : []),
    ...(abort === null ? [] : [say("aborted")]),
    ...(at === 0 ? [] : [say("checks", { done: checksDoneInBox, required: checksRequired })]),
  ].join("  ·  ");
}

/** The name of a box in short: the waters it lies in. */
function labelOf({ say, state }: Painting, of: Box | undefined): string {
  if (of === undefined) return say("harbour");
  if (of.kind === "transit") return say("transit");
  return say(of.kind === "area" ? (state.patrol?.area ?? of.column) : "mission_box");
}

function titleOf(painting: Painting, of: Box, number: number): string {
  const { say } = painting;
  return [
    `${capital(say("brief.box"))} ${say("named", { name: number, value: labelOf(painting, of) })}`,
    ...(of.rolls > 1 ? [say("rolls", { rolls: of.rolls })] : []),
    ...(of.bayOfBiscay ? [say("biscay")] : []),
    ...(of.gibraltar ? [say("gibraltar_strait")] : []),
    ...(of.kind !== "mission" && of.missionBoxIf.length > 0 ? [say("mission_box")] : []),
  ].join(", ");
}

/** The signs of a box: more than one check, the Bay of Biscay, Gibraltar, a mission. */
function marksOf({ say }: Painting, of: Box | undefined, { x, y, w }: Rect): Svg[] {
  if (of === undefined) return [];
  const marks = [
    ...(of.rolls > 1 ? [`×${of.rolls}`] : []),
    ...(of.bayOfBiscay ? [say("biscay_mark")] : []),
    ...(of.gibraltar ? [say("gibraltar_mark")] : []),
    ...(of.missionBoxIf.length > 0 ? ["★"] : []),
  ];
  return marks.length === 0
    ? []
    : [textLine(x + w - 8, y + 24, "mark", truncate(marks.join(" "), SIZE, w - 44), "end")];
}

/** The sign of the port. */
function anchor({ x, y }: Rect): Svg {
  const d =
    "M-1.6-10A3 3 0 1 1 1.6-10V-7H6V-4H1.6V8C5 7.4 7.4 5.4 8 3L6 3.2 10-1 12 5.2 10.4 4C9 9 5 11.6 0 12-5 11.6-9 9-10.4 4L-12 5.2-10-1-6 3.2-8 3C-7.4 5.4-5 7.4-1.6 8V-4H-6V-7H-1.6z";
  return el("path", { class: "anchor", transform: `translate(${formatNumber(x + 24)} ${formatNumber(y + 24)})`, d });
}

function markPlace({ x, y, w, h }: Rect): Rect {
  return { x: x + 14, y: y + 32, w: w - 28, h: h - 62 };
}

/** The boat in its box: its bow shows which way it travels. */
function boatMark(spot: Rect, back: boolean): Svg {
  const { x, y, w, h } = markPlace(spot);
  const turned = back !== spot.y > TOP + 40 ? " scale(-1 1)" : "";
  return el(
    "g",
    {
      class: "boat",
      "data-piece": "boat",
      transform: `translate(${formatNumber(x + w / 2)} ${formatNumber(y + h / 2)})${turned}`,
    },
    el("path", { d: "M-44 4Q-46-2-36-3H-14L-12-12H-2V-16H1V-12H10L12-3H38Q47-2 50 3Q44 11 34 11H-34Q-42 10-44 4z" }),
  );
}
