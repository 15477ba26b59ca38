import { text } from "../../../core/drawing/lettering";
import { el, group, joined, num, type Svg } from "../../../core/drawing/svg";
import { poolSize } from "../chapters/13-incidents/pool";
import { orderOf } from "../charts/pack";
import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";
import { TURN_PHASES, type TurnPhase } from "../vocabulary";
import { fleets } from "./panel-fleets";
import { orderColumn } from "./panel-order";
import { shipCards } from "./panel-ships";
import { PHASE_WORDS, some, TURN_PHASE_WORDS } from "./words";

/** Height of the panel. */
export const PANEL = 250;

/** Width of the column of faces never seen. */
const FLEETS_WIDTH = 196;

/** Turn, phase, alert, victory points, order, pool and the German displays, below the map. */
export function panel(left: number, top: number, width: number, charts: Charts, state: Snapshot): Svg {
  return group(
    "state",
    el("rect", { class: "panel", x: left, y: top, width, height: PANEL, rx: 4 }),
    el("path", {
      class: "rule",
      d: `M${left + 320} ${top + 12}V${top + PANEL - 12}M${left + 652} ${top + 12}V${top + PANEL - 12}M${num(left + width - FLEETS_WIDTH - 16)} ${top + 12}V${top + PANEL - 12}`,
    }),
    clock(left + 18, top, charts, state),
    orderColumn(left + 338, top, 298, charts, state),
    shipCards(left + 668, top, width - 686 - FLEETS_WIDTH, charts, state),
    fleets(left + width - FLEETS_WIDTH, top, FLEETS_WIDTH - 12, charts, state),
  );
}

/** One line with the stage of play: turn, phase, alert and victory points. */
export function headline(charts: Charts, state: Snapshot): string {
  const { turns, vp } = orderOf(charts, state.order);
  const scenario = state.campaign === null ? "" : `Scenario ${state.campaign.scenario}  ·  `;
  const ended = state.result === null ? PHASE_WORDS[state.phase] : state.result === "victory" ? "Victory" : "Defeat";
  return `${scenario}Turn ${state.turn} of ${turns}  ·  ${ended}  ·  Alert ${state.alert}  ·  ${state.vp} of ${vp} VP`;
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

function clock(x: number, top: number, charts: Charts, state: Snapshot): Svg {
  const { turns } = orderOf(charts, state.order);
  const { alertMin, alertMax } = charts.LIMITS.facts;
  const levels = Array.from({ length: Math.max(0, alertMax - alertMin) + 1 }, (_, index) => alertMin + index);
  return joined([
    text(x, top + 26, "h", "Turn"),
    track("turns", x + 62, top + 12, 224, range(1, Math.max(turns, state.turn)), state.turn, "now"),
    text(x, top + 56, "h", "Alert"),
    track("alert", x + 62, top + 42, 224, levels, state.alert, "danger"),
    text(x, top + 86, "h", "Phase"),
    phases(x, top + 80, state),
    ...poolLines(x, top + 192, state),
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
  const written = pitch >= 13;
  return el(
    "g",
    { class: name, "data-value": current },
    ...values.map((value, index) => {
      const look = value === current ? mark : value < current ? "past" : "box";
      const at = x + index * pitch;
      return joined([
        el("rect", { class: look, x: at, y, width: pitch - 2, height: 19, rx: 2 }),
        written
          ? text(at + pitch / 2 - 1, y + 13.5, `t${value === current ? ` on-${mark}` : ""}`, String(value), "middle")
          : null,
      ]);
    }),
  );
}

/** 4.0 The eight phases, the current one marked, and the act that play waits for. */
function phases(x: number, y: number, state: Snapshot): Svg {
  const current = turnPhaseOf(state);
  return el(
    "g",
    { class: "phases", "data-phase": state.phase },
    text(x + 62, y + 6, "t", PHASE_WORDS[state.phase]),
    ...TURN_PHASES.map((phase, index) => {
      const [left, top] = [x + 145 * (index >> 2), y + 15 + 21 * (index % 4)];
      return joined([
        el("rect", { class: phase === current ? "now" : "box", x: left, y: top, width: 140, height: 18, rx: 2 }),
        text(
          left + 7,
          top + 12.8,
          `t${phase === current ? " on-now" : ""}`,
          `${index + 1}  ${TURN_PHASE_WORDS[phase]}`,
        ),
      ]);
    }),
  );
}

/** 13.0 The number of markers in the pool, and the ships that have left play, as far as the player knows. */
function poolLines(x: number, y: number, state: Snapshot): Svg[] {
  const { british, french, other } = state.unseen.pool;
  const unseen = british + french + other;
  const away = (place: string): number => state.markers.filter((marker) => marker.place === place).length;
  const size = poolSize(state);
  const available = state.austroHungarian.filter(({ status }) => status === "available").length;
  return [
    el("g", { class: "pool", "data-value": size }, text(x, y, "h2", `Incident pool: ${some(size, "marker")}`)),
    text(
      x,
      y + 14,
      "s",
      `${size - unseen} seen before, ${unseen} never seen (${british} British, ${french} French, ${other} other)`,
    ),
    text(x, y + 27, "s", `${away("sunk")} sunk  ·  ${away("out")} out for the scenario  ·  ${away("removed")} removed`),
    ...(state.options.austroHungarianWarships || state.campaign?.austroHungarianGained === true
      ? [text(x, y + 40, "s", `${some(available, "Austro-Hungarian ship")} at call`)]
      : []),
  ];
}
