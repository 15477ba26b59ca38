import { aa, bomb, runs, strikeIn } from "./air-bombing";
import { all, type Change, draw, type Json, type Roll, refused, resolves, type Vector } from "./kit";
import { aircraft } from "./pieces";

/** 7.2.6, G.44 Airbases and ports. */
export function ashore(): Vector[] {
  const base = (
    id: string,
    title: string,
    unit: string,
    rolls: Roll[],
    outcome: Json,
    snapshot: Json,
    change?: Change,
  ): Vector =>
    resolves({
      id: `airbase-bombing-${id}`,
      title: `7.2.6 AIRBASE_BOMBING ${title}`,
      citation: "7.2.6",
      operation: "assignAircraft",
      base: "air-airbase",
      change: all(aircraft("allied", "bomber", { unit, cs: 1, carrier: null, base: "wick" }), change),
      input: runs(["bomber"], "bombs", null),
      rolls,
      outcome,
      snapshot,
    });
  const bombBase = (face: number, needed: number, modifiers: Readonly<Record<string, number>> = {}): Roll => {
    return { ...bomb(face, needed, modifiers), label: "airbase-bomb" };
  };
  const lost = { sides: { axis: { aircraft: [{ id: "ju87r_1", cs: 1, damaged: 1, lost: 0 }, { cs: 2 }] } } };
  const rows = [
    ["lb", "row LB", "hudson", 7],
    ["tb", "row TB", "albacore", 8],
    ["mb", "row MB", "hampden", 7],
    ["hb", "row HB", "halifax", 6],
  ] as const;
  return [
    ...rows.flatMap(([id, name, unit, needed]) => [
      base(
        `${id}-hit`,
        `${name}: ${needed} hits and damages a step`,
        unit,
        [aa(0, "3"), bombBase(needed, needed), draw("airbase-target", 2, "ju87r_1")],
        { attacks: [{ stack: null, dice: 1, hits: 1 }], next: null },
        lost,
      ),
      base(
        `${id}-miss`,
        `${name}: ${needed - 1} misses`,
        unit,
        [aa(0, "3"), bombBase(needed - 1, needed)],
        { attacks: [{ dice: 1, hits: 0 }] },
        {},
      ),
    ]),
    base(
      "lost",
      "an unmodified 9 loses the step for good",
      "albacore",
      [aa(0, "3"), bombBase(9, 8), draw("airbase-target", 3, "ju88a4_6")],
      {},
      {
        vp: { total: 0.5 },
        sides: { axis: { aircraft: [{}, { id: "ju88a4_6", cs: 1, damaged: 0, lost: 1 }] } },
      },
    ),
    base(
      "night",
      "by night: -1",
      "hudson",
      [aa(0, "3"), bombBase(7, 7, { NIGHT: -1 })],
      { attacks: [{ hits: 0 }] },
      {},
      (state) => {
        strikeIn(state).light = "night";
        state.light = { am: "night", pm: "night" };
      },
    ),
    ...(
      [
        [7, true],
        [6, false],
      ] as const
    ).map(([face, hits]) =>
      resolves({
        id: `airbase-bombing-db-${hits ? "hit" : "miss"}`,
        title: `7.2.6 AIRBASE_BOMBING row DB: ${face} ${hits ? "hits and damages a step" : "misses"}`,
        citation: "7.2.6",
        operation: "assignAircraft",
        base: "air-airbase-axis",
        input: runs(["stukas"], "bombs", null),
        rolls: [aa(0, "3"), bombBase(face, 7), ...(hits ? [draw("airbase-target", 2, "pe2_1")] : [])],
        outcome: { attacks: [{ dice: 1, hits: hits ? 1 : 0 }], next: null },
      }),
    ),
    base(
      "nothing-left",
      "over an empty base no bombs are thrown",
      "hudson",
      [aa(0, "3")],
      { attacks: [{ dice: 0, hits: 0 }] },
      {},
      (state) => {
        state.sides.axis.aircraft = [];
      },
    ),
    ...ports(),
  ];
}

function ports(): Vector[] {
  const input = (stack: number): Json => ({ runs: [{ aircraft: "bomber", wave: 1, stack, ordnance: "bombs" }] });
  return [
    resolves({
      id: "port-bombing",
      title: "7.2.5 in port the ships fire first, the port last, and the target lies still: +1",
      citation: "7.2.5",
      operation: "assignAircraft",
      base: "air-port",
      input: input(1),
      rolls: [aa(0, "4"), aa(0, "5"), bomb(7, 9, { IN_PORT: 1 }), bomb(8, 9, { IN_PORT: 1 })],
      outcome: {
        flak: [
          { stack: 1, result: "none" },
          { stack: null, result: "none" },
        ],
        attacks: [{ dice: 2, hits: 1, harms: [{ unit: "tirpitz", lost: 1 }] }],
        next: null,
      },
      snapshot: { sides: { axis: { forces: [{ identified: false, units: [{ unit: "tirpitz", cs: 4 }, {}] }] } } },
    }),
    refused({
      id: "port-torpedoes",
      title: "7.1.3 no torpedoes in port",
      citation: "7.1.3",
      operation: "assignAircraft",
      base: "air-port",
      input: { runs: [{ aircraft: "bomber", wave: 1, stack: 1, ordnance: "torpedoes" }] },
      code: "VALUE_NOT_LISTED",
      section: "7.2.4",
      pointer: "/input/runs/0/ordnance",
    }),
  ];
}
