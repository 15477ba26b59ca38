import { textLine, truncate } from "../../../core/drawing/lettering";
import { el, formatNumber, group, joinSvg, type Svg } from "../../../core/drawing/svg";
import type { WordFormatter } from "../../../core/text/word-formatter";
import { poolSize } from "../chapters/13-incidents/pool";
import { orderOf } from "../charts/pack";
import type { Snapshot } from "../snapshot";
import { TURN_PHASES, type TurnPhase } from "../vocabulary";
import type { Painting } from "./painting";
import { fleets } from "./panel-fleets";
import { orderColumn } from "./panel-order";
import { shipCards } from "./panel-ships";

/** Height of the panel. */
export const PANEL = 250;

/** Width of the column of faces never seen. */
const FLEETS_WIDTH = 196;

/** Turn, phase, alert, victory points, order, pool and the German displays, below the map. */
export function panel(left: number, top: number, width: number, painting: Painting, state: Snapshot): Svg {
  return group(
    "state",
    el("rect", { class: "panel", x: left, y: top, width, height: PANEL, rx: 4 }),
    el("path", {
      class: "rule",
      d: `M${left + 320} ${top + 12}V${top + PANEL - 12}M${left + 652} ${top + 12}V${top + PANEL - 12}M${formatNumber(left + width - FLEETS_WIDTH - 16)} ${top + 12}V${top + PANEL - 12}`,
    }),
    clock(left + 18, top, painting, state),
    orderColumn(left + 338, top, 298, painting, state),
    shipCards(left + 668, top, width - 686 - FLEETS_WIDTH, painting, state),
    fleets(left + width - FLEETS_WIDTH, top, FLEETS_WIDTH - 12, painting, state),
  );
}

/** One line with the stage of play: turn, phase, alert and victory points. */
export function headline({ charts, say }: Painting, state: Snapshot): string {
  const { turns, vp } = orderOf(charts, state.order);
  return [
    ...(state.campaign === null ? [] : [`${say("sheet.scenario")} ${state.campaign.scenario}`]),
    say("turn_of", { turn: state.turn, turns }),
    state.result === null ? say(state.phase, {}, "PHASE") : say(state.result),
    `${say("sheet.alert")} ${state.alert}`,
    say("vp_of", { vp: state.vp, needed: vp }),
  ].join("  ·  ");
}

/** The phase of the turn that a phase of play belongs to; undefined before and after the turns. */
function turnPhaseOf({ phase, battle }: Snapshot): TurnPhase | undefined {
  switch (phase) {
    case "sharing":
      return "outfitting";
    case "intelligence_choice":
      return "intelligence";
    case "submarine_evasion":
    case "submarine_ramming":
      return "incidents";
    case "bombarding":
      return "bombardment";
    case "contact":
    case "break_off":
    case "gunnery":
    case "torpedoes":
      return battle?.kind === "bombardment" ? "bombardment" : "naval_combat";
    default:
      return TURN_PHASES.find((each) => each === phase);
  }
}

function clock(x: number, top: number, { charts, say }: Painting, state: Snapshot): Svg {
  const { turns } = orderOf(charts, state.order);
  const { alertMin, alertMax } = charts.LIMITS.facts;
  const levels = Array.from({ length: Math.max(0, alertMax - alertMin) + 1 }, (_, index) => alertMin + index);
  return joinSvg([
    textLine(x, top + 26, "h", say("sheet.turn")),
    track("turns", x + 62, top + 12, 224, range(1, Math.max(turns, state.turn)), state.turn, "now"),
    textLine(x, top + 56, "h", say("sheet.alert")),
    track("alert", x + 62, top + 42, 224, levels, state.alert, "danger"),
    textLine(x, top + 86, "h", say("phase")),
    phases(x, top + 80, say, state),
    ...poolLines(x, top + 192, say, state),
  ]);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Numbered boxes, those before the current one shaded and the current one marked. */
function track(
  name: string,
  x: number,
  y: number,
  width: number,
  values: readonly number[],
  current: number,
  mark: "now" | "danger",
): Svg {
  const pitch = Math.min(26, width / Math.max(1, values.length));
  const hasRoomForText = pitch >= 13;
  return el(
    "g",
    { class: name, "data-value": current },
    ...values.map((value, index) => {
      const look = value === current ? mark : value < current ? "past" : "box";
      const at = x + index * pitch;
      return joinSvg([
        el("rect", { class: look, x: at, y, width: pitch - 2, height: 19, rx: 2 }),
        hasRoomForText
          ? textLine(
              at + pitch / 2 - 1,
              y + 13.5,
              `t${value === current ? ` on-${mark}` : ""}`,
              String(value),
              "middle",
            )
          : null,
      ]);
    }),
  );
}

/** 4.0 The eight phases, the current one marked, and the act that play waits for. */
function phases(x: number, y: number, say: WordFormatter, state: Snapshot): Svg {
  const current = turnPhaseOf(state);
  return el(
    "g",
    { class: "phases", "data-phase": state.phase },
    textLine(x + 62, y + 6, "t", say(state.phase, {}, "PHASE")),
    ...TURN_PHASES.map((phase, index) => {
      const [left, top] = [x + 145 * (index >> 2), y + 15 + 21 * (index % 4)];
      return joinSvg([
        el("rect", { class: phase === current ? "now" : "box", x: left, y: top, width: 140, height: 18, rx: 2 }),
        textLine(
          left + 7,
          top + 12.8,
          `t${phase === current ? " on-now" : ""}`,
          truncate(`${index + 1}  ${say(phase, {}, "PHASE")}`, 10.5, 132),
        ),
      ]);
    }),
  );
}

/** 13.0 The number of markers in the pool, and the ships that have left play, as far as the player knows. */
function poolLines(x: number, y: number, say: WordFormatter, state: Snapshot): Svg[] {
  const { british, french, other } = state.unseen.pool;
  const unseen = british + french + other;
  const away = (place: string): number => state.markers.filter((marker) => marker.place === place).length;
  const size = poolSize(state);
  const available = state.austroHungarian.filter(({ status }) => status === "available").length;
  return [
    el(
      "g",
      { class: "pool", "data-value": size },
      textLine(x, y, "h2", say("named", { name: say("sheet.pool"), value: size })),
    ),
    textLine(x, y + 14, "s", say("pool_faces", { seen: size - unseen, unseen, british, french, other })),
    textLine(x, y + 27, "s", say("pool_gone", { sunk: away("sunk"), out: away("out"), removed: away("removed") })),
    ...(state.options.austroHungarianWarships || state.campaign?.austroHungarianGained === true
      ? [textLine(x, y + 40, "s", say("named", { name: say("ships_at_call"), value: available }))]
      : []),
  ];
}
