import { all, type Change, type Json, type Roll, refused, resolves, type Vector } from "../kit";
import { aa, bomb, runs, strikeIn } from "../kit/attacks";
import { aircraft } from "../kit/pieces";

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
    stack = 1,
  ): Vector =>
    resolves({
      id: `airbase-bombing-${id}`,
      title: `7.2.6 AIRBASE_BOMBING ${title}`,
      citation: "7.2.6",
      operation: "assignAircraft",
      base: "air-airbase",
      change: all(aircraft("allied", "bomber", { unit, cs: 1, carrier: null, base: "wick" }), change),
      input: runs(["bomber"], "bombs", stack),
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
        [aa(0, "3"), bombBase(needed, needed)],
        { attacks: [{ stack: 1, dice: 1, hits: 1 }], next: null },
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
      [aa(0, "3"), bombBase(9, 8)],
      {},
      {
        vp: { total: 0.5 },
        sides: { axis: { aircraft: [{}, { id: "ju88a4_6", cs: 1, damaged: 0, lost: 1 }] } },
      },
      undefined,
      2,
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
        input: runs(["stukas"]),
        rolls: [aa(0, "3"), bombBase(face, 7)],
        outcome: { attacks: [{ dice: 1, hits: hits ? 1 : 0 }], next: null },
      }),
    ),
    base(
      "last-step",
      "bombs stop when the air unit attacked has no step left",
      "hudson",
      [aa(0, "3"), bombBase(7, 7)],
      { attacks: [{ stack: 1, dice: 1, hits: 1 }] },
      { sides: { axis: { aircraft: [{ id: "ju87r_1", cs: 0, damaged: 1 }, { cs: 2 }] } } },
      (state) => {
        Object.assign(state.sides.allied.aircraft[0]!, { cs: 2 });
        Object.assign(state.sides.axis.aircraft[0]!, { cs: 1 });
        Object.assign(strikeIn(state), { line: [[{ no: 1, cs: 1 }], [{ no: 2, cs: 2 }]] });
      },
    ),
    ...linedUp(),
    ...ports(),
  ];
}

/** 7.2.4 The air units on the ground, in the line that their owner draws up (E-121). */
function linedUp(): Vector[] {
  const waiting: Change = (state) => {
    Object.assign(state.pending ?? {}, { decision: "air_deploy", side: "axis" });
    strikeIn(state).line = [];
  };
  const common = { citation: "7.2.4", operation: "deployTargets", base: "air-airbase", change: waiting } as const;
  const second = { no: 2, cs: 2 };
  const first = { no: 1, cs: 2 };
  return [
    resolves({
      ...common,
      id: "airbase-lined-up",
      title: "7.2.4 the air units on the ground are in the line that their owner draws up (E-121)",
      input: { line: [[second], [first]] },
      rolls: [],
      outcome: { next: "air_assign" },
      snapshot: { pending: { side: "allied", strike: { line: [[second], [first]] } } },
      rulings: ["E-121"],
    }),
    refused({
      ...common,
      id: "airbase-no-stack",
      title: "7.2.4 each air unit is alone",
      input: { line: [[first, second]] },
      code: "LINE_NOT_LEGAL",
      section: "7.2.4",
      pointer: "/input/line",
    }),
    resolves({
      id: "airbase-turned",
      title:
        "7.2.6 in a later wave a unit whose target is gone turns to the one next to it, and the AA fires at it again",
      citation: "7.2.6",
      operation: "turnAircraft",
      base: "air-airbase",
      change: (state) => {
        Object.assign(state.pending ?? {}, { decision: "air_retarget" });
        Object.assign(state.sides.axis.aircraft[0]!, { cs: 0, lost: 2 });
        const run = { aircraft: "bomber", wave: 2, stack: 1, ordnance: "bombs", diverted: false } as const;
        Object.assign(strikeIn(state), { line: [[], [second]], wave: 2, runs: [run] });
      },
      input: { turns: [{ aircraft: "bomber", stack: 2 }] },
      rolls: [aa(0, "3"), { ...bomb(8, 8), label: "airbase-bomb" }, { ...bomb(7, 8), label: "airbase-bomb" }],
      outcome: { attacks: [{ stack: 2, dice: 2, hits: 1 }], next: null },
      snapshot: { sides: { axis: { aircraft: [{}, { cs: 1, damaged: 1 }] } } },
    }),
    resolves({
      id: "airbase-empty",
      title: "7.2.4 with nothing on the ground there is nothing to attack, and the aircraft fly home",
      citation: "7.2.4",
      operation: "declareAirAttack",
      base: "air-kirkenes",
      change: (state) => {
        state.sides.axis.aircraft = [];
      },
      input: { target: "airbase:kirkenes_air", groups: [["albacore_1"]] },
      rolls: [],
      outcome: { next: null },
      snapshot: { pending: null, sides: { allied: { aircraft: [{ mission: "flown", hex: null }, {}, {}] } } },
    }),
  ];
}

function ports(): Vector[] {
  const input = (stack: number): Json => ({ runs: [{ aircraft: "bomber", wave: 1, stack, ordnance: "bombs" }] });
  return [
    resolves({
      id: "port-bombing",
      title: "7.2.5 in port the ships fire first, the port last, and the target is still: +1",
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
