import type { Side } from "../../../src/rulesets/pq17/vocabulary";
import { at, force, fresh, known, light, weather } from "./changes";
import { type Case, type Change, chart, type Json, needs, type Roll, refused, resolves, type Vector } from "./kit";

interface EventRow {
  readonly min: number;
  readonly max: number;
  readonly event: string;
  readonly region: string | null;
}

/** A coastal hex without ports. */
export const COAST = "1110";

/** The two dice of a random event. */
export function eventRoll(side: Side, total: number): Roll {
  const rows = chart("RANDOM_EVENTS").columns!.find(({ id }) => id === side)!.rows as unknown as EventRow[];
  const row = rows.findIndex(({ min, max }) => min <= total && total <= max);
  const first = Math.min(9, total);
  return {
    label: "random-event",
    faces: [first, total - first],
    chart: "RANDOM_EVENTS",
    column: side,
    row,
    modified: total,
  };
}

/** What a vector says of a random event. */
export interface Event extends Pick<Case, "id" | "title"> {
  readonly side: Side;
  readonly total: number;
  readonly citation?: string;
  readonly change?: Change;
  readonly rolls?: readonly Roll[];
  readonly applied?: boolean;
  readonly after?: Change;
  readonly snapshot?: Json;
  readonly rulings?: readonly string[];
  readonly outcome?: Json;
}

/** A vector of a random event that starts from one ship of each side in open water. */
export function event(plan: Event): Vector {
  const {
    id,
    title,
    side,
    total,
    citation = "13",
    change,
    rolls = [],
    applied = true,
    outcome,
    after,
    snapshot,
    rulings,
  } = plan;
  return resolves({
    id: `event-${id}`,
    title,
    citation,
    operation: "resolveRandomEvent",
    base: `lone-${side}`,
    change,
    rolls: [eventRoll(side, total), ...rolls],
    outcome: { applied, ...outcome },
    ...(after && { after }),
    ...(snapshot && { snapshot }),
    ...(rulings && { rulings }),
  });
}

/** A draw whose item is not named. */
export function pick(label: string, face: number): Roll {
  return { label, faces: [face], chart: null };
}

/** The only force of a side has these ships. */
export function ships(side: Side, ...units: [string, number][]): Change {
  return (state) => {
    force(state, side).units = units.map(([unit, cs]) => fresh(unit, cs));
  };
}

/** The only force of a side lies in a hex. */
export function inHex(side: Side, hex: string): Change {
  return (state) => at(force(state, side), hex);
}

/** A second force of a side, a copy of its first. */
export function second(side: Side, id: string, hex: string, ...units: [string, number][]): Change {
  return (state) => {
    const first = force(state, side);
    const other = structuredClone(first);
    Object.assign(other, { id, block: 2, number: 9, at: hex });
    if (units.length > 0) other.units = units.map(([unit, cs]) => fresh(unit, cs));
    state.sides[side].forces.push(other);
  };
}

const SIDES: readonly Side[] = ["allied", "axis"];
/** Totals whose event is void with one ship of each side in open water in Fair weather. */
const VOID = [0, 1, 2, 3, 4];

/** 13 The random events. */
export function events(): Vector[] {
  return [...rows(), ...running(), ...localWeathers(), ...signals(), ...groups(), ...doors()];
}

/** Every total of both columns. */
function rows(): Vector[] {
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

function running(): Vector[] {
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

function localWeathers(): Vector[] {
  const brings = (side: Side, total: number, region: string): Vector => {
    const until = side === "axis" ? 10 : 9;
    return event({
      id: `local-${region}`.replaceAll("_", "-"),
      title:
        side === "axis"
          ? `9.5 Local Weather of the Axis in ${region} holds through the next Allied player phase`
          : `9.5 Local Weather of the Allies in ${region} holds for this turn`,
      side,
      total,
      citation: "9.5",
      change: weather("fog"),
      outcome: { event: "local_weather", region },
      snapshot: { weather: { local: [{ region, turn: until, after: side === "axis" ? "allied" : "axis" }] } },
    });
  };
  return [
    brings("allied", 5, "iceland"),
    brings("allied", 6, "north_russia"),
    brings("allied", 14, "britain"),
    brings("axis", 5, "north_norway"),
    brings("axis", 13, "south_norway"),
  ];
}

function signals(): Vector[] {
  const found = (id: string, title: string, change: Change, level: number, rolls: Roll[] = [], index = 0): Vector =>
    event({
      id: `signals-${id}`,
      title,
      side: "allied",
      total: 7,
      change,
      rolls,
      after: (state) => {
        Object.assign(state.sides.axis.forces[index]!, { identified: true, idLevel: level });
      },
    });
  return [
    found("unidentified", "13 Signals show an unidentified TF at ID1", () => undefined, 1),
    found("id0", "13 Signals raise ID0 to ID1", known("axis", undefined, 0), 1),
    found("id1", "13 Signals raise ID1 to ID2", known("axis", undefined, 1), 2),
    found("id3", "13 Signals raise no ID above 3", known("axis", undefined, 3), 3),
    found(
      "one-of-two",
      "13 Of two forces signals show one picked at random (D-42)",
      second("axis", "raiders", "0714", ["admiral_scheer", 4]),
      1,
      [pick("event-force", 2)],
      1,
    ),
    event({
      id: "signals-nobody",
      title: "13 Signals without a TF or convoy at sea are void",
      side: "allied",
      total: 7,
      change: (state) => {
        const pack = force(state, "axis");
        Object.assign(pack, { kind: "wolf_pack", units: [fresh("ss_german", 2)] });
        pack.fuel.marker = null;
      },
      applied: false,
    }),
    event({
      id: "signals-axis",
      title: "13 Signals of the Axis show an Allied TF",
      side: "axis",
      total: 7,
      after: (state) => {
        Object.assign(force(state, "allied"), { identified: true, idLevel: 1 });
      },
    }),
  ];
}

function groups(): Vector[] {
  const placed =
    (side: Side, ...numbers: number[]): Change =>
    (state) => {
      for (const each of state.sides[side].reinforcements) if (numbers.includes(each.group)) each.placed = true;
    };
  return [
    event({
      id: "group-1",
      title: "13.6 The lowest group comes as a new force in its port",
      side: "allied",
      total: 12,
      citation: "13.6",
      after: (state) => {
        placed("allied", 1)(state);
      },
      outcome: { event: "reinforcements" },
      snapshot: {
        sides: {
          allied: {
            reinforcements: [
              {
                group: 1,
                at: "scapa_flow",
                turn: null,
                units: [
                  { unit: "anson", cs: 4 },
                  { unit: "dd_ai", cs: 2 },
                ],
                placed: true,
              },
              { group: 2, at: "murmansk", turn: null, units: [{ unit: "es_soviet", cs: 2 }], placed: false },
            ],
          },
        },
      },
    }),
    event({
      id: "group-2",
      title: "13.6 With the first placed the second group comes",
      side: "allied",
      total: 12,
      citation: "13.6",
      change: placed("allied", 1),
      after: placed("allied", 1, 2),
    }),
    event({
      id: "group-none",
      title: "13.6 Without a group left the event is void",
      side: "allied",
      total: 12,
      citation: "13.6",
      change: placed("allied", 1, 2),
      applied: false,
    }),
    event({
      id: "group-air",
      title: "13.6 A group of aircraft comes to its airbase",
      side: "axis",
      total: 12,
      citation: "13.6",
      change: placed("axis", 1, 2),
      after: placed("axis", 1, 2, 3),
    }),
    event({
      id: "cp-allied",
      title: "4.3 The Allies gain a point of Severnyy Flot",
      side: "allied",
      total: 18,
      citation: "4.3",
      after: (state) => {
        state.sides.allied.command.find(({ pool }) => pool === "severnyy_flot")!.available = 3;
      },
    }),
    event({
      id: "cp-axis",
      title: "4.3 The Axis gains a point of Gruppe Nord",
      side: "axis",
      total: 18,
      citation: "4.3",
      after: (state) => {
        state.sides.axis.command.find(({ pool }) => pool === "gruppe_nord")!.available = 9;
      },
    }),
  ];
}

function doors(): Vector[] {
  const plain: Omit<Case, "id" | "title"> = { citation: "13", operation: "resolveRandomEvent", base: "lone-allied" };
  return [
    needs({
      ...plain,
      id: "event-asks",
      title: "13 A random event asks for two dice",
      next: { label: "random-event" },
    }),
    needs({
      ...plain,
      id: "event-asks-encounter",
      title: "13.7 A chance encounter asks for its die",
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
      title: "6.9 By night play goes on to the movement, without photographs",
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
