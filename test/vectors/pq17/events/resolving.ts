import type { Side } from "../../../../src/rulesets/pq17/vocabulary";
import { type Case, chart, needs, refused, resolves, type Vector } from "../kit";
import { light } from "../kit/changes";
import { type EventRow, event, eventRoll } from "./event";

const SIDES: readonly Side[] = ["allied", "axis"];

/** Totals whose event is void with one ship of each side in open water in Fair weather. */
const VOID = [0, 1, 2, 3, 4];

/** Every total of both columns. */
export function rows(): Vector[] {
  return SIDES.flatMap((side) =>
    Array.from({ length: 19 }, (_, total): Vector => {
      const rows = chart("RANDOM_EVENTS").columns!.find(({ id }) => id === side)!.rows as unknown as EventRow[];
      const row = rows.find(({ min, max }) => min <= total && total <= max)!;
      return event({
        id: `${side}-${total}`,
        title: `13 RANDOM_EVENTS ${side}, ${total}: ${row.event}${row.region === null ? "" : ` in ${row.region}`}`,
        side,
        total,
        applied: !VOID.includes(total),
        rolls:
          row.event === "chance_encounter"
            ? [{ label: "chance-encounter", faces: [0], chart: null, result: "miss" }]
            : [],
        outcome: { event: row.event, region: row.region, phase: "photo", phasing: side },
      });
    }),
  );
}

/** 13 Events that last beyond their phase. */
export function running(): Vector[] {
  const begins = (
    side: Side,
    total: number,
    id: string,
    of: Side,
    after: Side,
    title: string,
    citation: string,
  ): Vector =>
    event({
      id: `begins-${id}-${side}`.replaceAll("_", "-"),
      title,
      side,
      total,
      citation,
      snapshot: { events: [{ event: id, side: of, until: 9, after }] },
    });
  return [
    begins(
      "allied",
      13,
      "elusive_target",
      "allied",
      "axis",
      "13.1 Elusive Target lasts through the Axis player phase of its turn",
      "13.1",
    ),
    begins(
      "axis",
      6,
      "superior_warning",
      "axis",
      "axis",
      "13.3 A Warning from Superiors lasts through the Axis player phase",
      "13.3",
    ),
    begins(
      "allied",
      15,
      "airbase_strike",
      "allied",
      "allied",
      "7.1.3 An event permits the Allies a strike at an airbase in this phase",
      "7.1.3",
    ),
    begins(
      "axis",
      15,
      "airbase_strike",
      "axis",
      "axis",
      "7.1.3 An event permits the Axis a strike at an airbase in this phase",
      "7.1.3",
    ),
    begins(
      "allied",
      17,
      "port_strike",
      "allied",
      "allied",
      "7.1.3 An event permits the Allies a strike at a port in this phase",
      "7.1.3",
    ),
    begins(
      "axis",
      17,
      "port_strike",
      "axis",
      "axis",
      "7.1.3 An event permits the Axis a strike at a port in this phase",
      "7.1.3",
    ),
    begins(
      "axis",
      14,
      "night_flying",
      "axis",
      "axis",
      "5.3 An event lets Axis aircraft fly by night in this phase",
      "5.3",
    ),
  ];
}

/** 13 Vectors for the dice of an event, and its place in its phase. */
export function doors(): Vector[] {
  const plain: Omit<Case, "id" | "title"> = { citation: "13", operation: "resolveRandomEvent", base: "lone-allied" };
  return [
    needs({
      ...plain,
      id: "event-asks",
      title: "13 A random event requests two dice",
      next: { label: "random-event" },
    }),
    needs({
      ...plain,
      id: "event-asks-encounter",
      title: "13.7 A chance encounter requests its die",
      rolls: [eventRoll("allied", 16)],
      next: { label: "chance-encounter" },
    }),
    refused({
      ...plain,
      id: "event-out-of-turn",
      title: "13 Random events come first in a player phase",
      change: (state) => {
        state.phase = "photo";
      },
      code: "OUT_OF_TURN",
      section: "13",
    }),
    resolves({
      ...plain,
      id: "event-night-skips-photo",
      title: "6.9 By night play continues to the movement, without photographs",
      citation: "6.9",
      change: light("night"),
      rolls: [eventRoll("allied", 9)],
      outcome: { event: "no_event", phase: "move_stand_up" },
    }),
    refused({
      ...plain,
      id: "event-left",
      title: "13 The phase does not end before its random event is rolled",
      operation: "endPhase",
      code: "EVENT_LEFT",
      section: "13",
    }),
  ];
}
