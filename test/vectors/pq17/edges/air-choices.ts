import type { Aircraft, Ship } from "../../../../src/rulesets/pq17/chapters/1-2-forces/state";
import type { Run, Strike } from "../../../../src/rulesets/pq17/chapters/7-2-air-attack/state";
import { all, type Change, type Json, type Roll, refused, resolves, roll, type Vector } from "../kit";
import { aa, bomb, strikeIn } from "../kit/attacks";
import { light, options } from "../kit/changes";
import { fleet, ships } from "../kit/fleets";
import { card, forceOf, plane, ship } from "../kit/pieces";
import { raider } from "../snapshots/air";
import { attack, ordersOf, underAttack } from "./displays";

const at = { base: "kirkenes_air" };

const over = { carrier: "victorious", hex: "0816", mission: "attack" } as const;

/** A bomb on an airbase by night, and whether a natural 9 loses the step for good. */
const night = (face: number, needed: number, isLost: boolean): Roll =>
  Object.assign(
    { ...bomb(face, needed, { NIGHT: -1 }), label: "airbase-bomb" },
    isLost ? { adjustments: [{ code: "NATURAL_LOSS", result: "lost" }], result: "hit" } : { adjustments: [] },
  );

/** 7.2.4, 7.2.6 Air units on the ground. */
export function parkedUnits(): Vector[] {
  const three = [
    { no: 1, aircraft: "p1", cs: 2 },
    { no: 2, aircraft: "p2", cs: 1 },
    { no: 3, aircraft: "p3", cs: 1 },
  ];
  const grounded: Change = (state) => {
    state.sides.axis.aircraft = [
      plane("p1", "ju87r", 2, at),
      plane("p2", "ju88a4", 1, at),
      plane("p3", "ju88a4", 1, at),
    ];
    Object.assign(state.pending!, { decision: "air_deploy", side: "axis" });
    Object.assign(strikeIn(state), { parked: structuredClone(three), line: [] });
  };
  const deploys = { citation: "7.2.4", operation: "deployTargets", base: "air-airbase", change: grounded } as const;
  const bombs = (id: string, title: string, faces: readonly (readonly [number, boolean])[], hits: number): Vector =>
    resolves({
      id: `parked-${id}`,
      title: `7.2.6 ${title}`,
      citation: "7.2.6",
      operation: "assignAircraft",
      base: "air-airbase",
      change: all(light("night"), (state) => {
        strikeIn(state).light = "night";
      }),
      input: ordersOf(["bomber", 1, 1, "bombs"]),
      rolls: [aa(0, "3"), ...faces.map(([face, isLost]) => night(face, 8, isLost))],
      outcome: { attacks: [{ dice: 2, hits }], next: null },
    });
  return [
    resolves({
      id: "parked-by-base",
      title: "7.2.4 Air units of the base that are not away and have a step are lined up",
      citation: "7.2.4",
      operation: "declareAirAttack",
      base: "air-kirkenes",
      change: (state) => {
        state.sides.axis.aircraft = [
          plane("p0", "ju88a4", 2, { base: "banak" }),
          plane("p1", "ju87r", 2, at),
          plane("p4", "ju88a4", 0, { ...at, lost: 2 }),
          plane("p5", "ju88a4", 2, { ...at, hex: "0716", mission: "search" }),
          plane("p2", "ju88a4", 1, at),
        ];
      },
      input: { target: "airbase:kirkenes_air", groups: [["albacore_1"]] },
      rolls: [],
      outcome: { next: "air_deploy" },
      snapshot: {
        pending: {
          strike: {
            parked: [
              { no: 1, aircraft: "p1", cs: 2 },
              { no: 2, aircraft: "p2", cs: 1 },
            ],
          },
        },
      },
    }),
    resolves({
      ...deploys,
      id: "parked-three",
      title: "7.2.4 Three air units of different strength are lined up in any order (E-121)",
      input: { line: [[{ no: 3, cs: 1 }], [{ no: 1, cs: 2 }], [{ no: 2, cs: 1 }]] },
      rolls: [],
      outcome: { next: "air_assign" },
      rulings: ["E-121"],
    }),
    refused({
      ...deploys,
      id: "parked-two-together",
      title: "7.2.4 Two air units do not share a stack, even if a third is alone (E-121)",
      input: {
        line: [
          [
            { no: 1, cs: 2 },
            { no: 2, cs: 1 },
          ],
          [{ no: 3, cs: 1 }],
        ],
      },
      code: "LINE_NOT_LEGAL",
      section: "7.2.4",
      pointer: "/input/line",
    }),
    resolves({
      id: "parked-damaged-by-day",
      title: "7.2.6 A natural 8 that hits damages the step, and does not lose it",
      citation: "7.2.6",
      operation: "assignAircraft",
      base: "air-airbase",
      input: ordersOf(["bomber", 1, 1, "bombs"]),
      rolls: [
        aa(0, "3"),
        Object.assign({ ...bomb(8, 8), label: "airbase-bomb" }, { adjustments: [] }),
        Object.assign({ ...bomb(7, 8), label: "airbase-bomb" }, { adjustments: [] }),
      ],
      outcome: { attacks: [{ dice: 2, hits: 1 }], next: null },
      snapshot: { sides: { axis: { aircraft: [{ id: "ju87r_1", cs: 1, damaged: 1, lost: 0 }, {}] } } },
    }),
    bombs(
      "lost-at-last",
      "By night a natural 9 that just hits loses the step for good",
      [
        [9, true],
        [8, false],
      ],
      1,
    ),
  ];
}

/** 7.2.1, 7.2.3 Vectors for the aircraft that rise, and the effect of two results on one step. */
export function risers(): Vector[] {
  const near = { citation: "7.2.1", operation: "scrambleFighters", base: "air-near-vaenga" } as const;
  const option = options("air_surprise");
  const declare = (id: string, title: string, change: Change, rolls: Roll[]): Vector =>
    resolves({
      id: `riser-${id}`,
      title: `7.2.1 ${title}`,
      citation: "7.2.1",
      operation: "declareAirAttack",
      base: "air-carrier-battle",
      change: all(option, change),
      input: { target: "block:1", groups: [["stukas"]] },
      rolls: [card("locate-card", 12), ...rolls],
      outcome: { next: "air_scramble" },
      rulings: ["E-111"],
    });
  const oneFighter: Change = (state) => {
    state.sides.allied.aircraft = [plane("f1", "fulmar", 1, { carrier: "victorious" })];
  };
  return [
    refused({
      ...near,
      id: "riser-far",
      title: "7.2.1 Without the option no fighters of the next hex rise",
      input: { aircraft: ["hurricane_1"] },
      code: "VALUE_NOT_LISTED",
      section: "7.2.1",
      pointer: "/input/aircraft/0",
    }),
    refused({
      ...near,
      id: "riser-three",
      title: "7.2.1 One unit of the hex and one of the next are two in all",
      change: option,
      input: { aircraft: ["sea_hurricane", "hurricane_1", "hurricane_2"] },
      code: "CHOICE_COUNT",
      section: "7.2.1",
      pointer: "/input/aircraft",
    }),
    refused({
      id: "riser-surprised",
      title: "7.2.1 With surprise and no Interceptor one unit rises alone",
      citation: "7.2.1",
      operation: "scrambleFighters",
      base: "air-scramble",
      change: all(option, (state) => {
        strikeIn(state).surprised = true;
        for (const unit of state.sides.axis.aircraft) unit.interceptor = false;
      }),
      input: { aircraft: ["bf109_1", "bf109_2"] },
      code: "CHOICE_COUNT",
      section: "7.2.1",
      pointer: "/input/aircraft",
    }),
    declare("one", "One fighter unit is enough for the die of surprise", oneFighter, [
      roll("air-surprise", "SURPRISE", [7]),
    ]),
    declare(
      "shadowed",
      "SURPRISE a target that is shadowed: +1",
      all(oneFighter, (state) => {
        state.sides.axis.shadowing = [{ by: "force", id: "trondheim_group", target: 1 } as never];
        Object.assign(forceOf(state, "axis", "trondheim_group"), { at: "0411" });
      }),
      [roll("air-surprise", "SURPRISE", [7], null, { TARGET_SHADOWED: 1 })],
    ),
    resolves({
      id: "riser-two-aborts",
      title: "7.2.3 A step that has turned back does not turn back again",
      citation: "7.2.3",
      operation: "scrambleFighters",
      base: "air-scramble",
      change: (state) => {
        state.sides.allied.aircraft = [plane("a1", "albacore", 1, over)];
        state.sides.axis.aircraft = [plane("f1", "bf109", 2, at)];
        strikeIn(state).aircraft = ["a1"];
      },
      input: { aircraft: ["f1"] },
      rolls: [4, 4]
        .map((face) => roll("air-combat", "AIR_COMBAT", [face], null, { FIRING_NUMBER: 5, TARGET_NUMBER: -1 }))
        .concat([roll("air-combat", "AIR_COMBAT", [0], null, { FIRING_NUMBER: 1, TARGET_NUMBER: -5 })]),
      outcome: { airCombat: [{ results: ["abort", "abort"] }, { results: ["none"] }], next: null },
      snapshot: { sides: { allied: { aircraft: [{ cs: 1, aborted: 1, lost: 0 }] } } },
    }),
  ];
}

const flies = (aircraft: string, wave: number, stack: number | null): Run => ({
  aircraft,
  wave,
  stack,
  ordnance: "bombs",
  diverted: stack === null,
});

/** 7.1, 7.2.4, 7.2.6, 13.1 Vectors for the targets that aircraft may attack, and the targets they turn to. */
export function airTurns(): Vector[] {
  const turning = (
    units: readonly Ship[],
    line: Strike["line"],
    planes: readonly Aircraft[],
    runs: readonly Run[],
    changes: Partial<Strike> = {},
  ): Change =>
    all(underAttack(units, line, planes, { runs: [...runs], wave: 1, ...changes }), (state) => {
      Object.assign(state.pending!, { decision: "air_retarget", side: "axis" });
    });
  const turns = { operation: "turnAircraft", base: "air-assign" } as const;
  const mixed = turning(
    [ship("mv", 1), ship("dd_ai", 1)],
    [[], [{ no: 2, cs: 1 }]],
    [raider("a", "ju88a4", 1), raider("b", "fw200", 1)],
    [flies("a", 1, 1), flies("b", 1, 1)],
    { ships: [{ ...display("dd_ai", 1), no: 2 }] },
  );
  const withoutFirst: Change = (state) => {
    forceOf(state, "allied", "convoy_pq_17").units.shift();
  };
  const convoy = "block:1";
  const struck =
    (...list: string[]): Change =>
    (state) => {
      state.sides.axis.struck = list;
      forceOf(state, "allied", "convoy_pq_17").convoy!.dispersed = [{ unit: "mv", cs: 2 }];
    };
  const not = (id: string, title: string, change: Change, target: string, code: string, more: Json = {}): Vector =>
    refused({
      id: `air-target-${id}`,
      title: `7.1 ${title}`,
      citation: "7.1",
      operation: "declareAirAttack",
      base: "air-convoy",
      change,
      input: { target, groups: [["ju88_a"]] },
      code,
      section: "7.1",
      ...more,
    });
  const towing: Change = (state) => {
    const force = forceOf(state, "allied", "convoy_pq_17");
    const more = [
      ship("mv", 1, { marks: ["diw"], tow: "dd_ai" }),
      ship("dd_ai", 1, { tow: "mv" }),
      ship("es_british", 1, { marks: ["diw"] }),
    ];
    force.units.push(...structuredClone(more));
    const about = { force: force.id, spent: 0, cs: 1, hit: false };
    strikeIn(state).ships.push(
      { ...about, no: 5, unit: "mv", marks: ["diw"], tow: "dd_ai" },
      { ...about, no: 6, unit: "dd_ai", marks: [], tow: "mv" },
      { ...about, no: 7, unit: "es_british", marks: ["diw"], tow: null },
    );
  };
  const castOff = (id: string, title: string, no: number): Vector =>
    refused({
      id: `air-cast-off-${id}`,
      title: `7.2.4 ${title}`,
      citation: "7.2.4",
      operation: "castOffTow",
      base: "air-deploy",
      change: towing,
      input: { no },
      code: "VALUE_NOT_LISTED",
      section: "7.2.4",
      pointer: "/input/no",
    });
  return [
    castOff("tower", "A tower is not cast off by its tow", 6),
    castOff("adrift", "A ship that is Dead in the Water and not in tow is not cast off", 7),
    not(
      "strays",
      "A convoy is not attacked after what is dispersed of it",
      struck("strays:1"),
      convoy,
      "NO_AIR_TARGET",
    ),
    not(
      "whole",
      "What is dispersed of a convoy is not attacked after the convoy",
      struck("block:1"),
      "strays:1",
      "NO_AIR_TARGET",
    ),
    not(
      "pack",
      "Wolf Packs are hunted, not attacked",
      (state) => {
        const pack = fleet("w2", 2, ships("ss_british", 2), { at: forceOf(state, "allied", "convoy_pq_17").at });
        Object.assign(pack, { kind: "wolf_pack", fuel: { state: "full", marker: null, refuelled: false } });
        state.sides.allied.forces.push(pack);
      },
      "block:2",
      "VALUE_NOT_LISTED",
      { pointer: "/input/target" },
    ),
    resolves({
      ...turns,
      id: "air-turn-one-able",
      title: "7.2.6 One air unit turns, and another that can harm no stack gives up",
      citation: "7.2.6",
      change: all(mixed, withoutFirst),
      input: { turns: [{ aircraft: "a", stack: 2 }] },
      rolls: [aa(0, "*"), bomb(0, 9)],
      outcome: { attacks: [{ aircraft: "a", dice: 1 }], next: null },
    }),
    refused({
      ...turns,
      id: "air-turn-one-more",
      title: "7.2.6 No more air units turn than can",
      citation: "7.2.6",
      change: all(mixed, withoutFirst),
      input: {
        turns: [
          { aircraft: "a", stack: 2 },
          { aircraft: "b", stack: 2 },
        ],
      },
      code: "CHOICE_COUNT",
      section: "7.2.6",
      pointer: "/input/turns",
    }),
    resolves({
      ...turns,
      id: "air-turn-three",
      title: "7.2.6 Three air units turn to two stacks",
      citation: "7.2.6",
      change: all(
        turning(
          [ship("mv", 1), ship("mv", 2, { marks: ["crippled"] }), ship("mo", 2, { oil: 20 })],
          [[{ no: 2, cs: 2 }], [], [{ no: 3, cs: 2 }]],
          [raider("a", "ju88a4", 1), raider("b", "ju88a4", 1), raider("c", "ju88a4", 1)],
          [flies("a", 1, 2), flies("b", 1, 2), flies("c", 1, 2)],
        ),
        withoutFirst,
        (state) => {
          strikeIn(state).ships.shift();
        },
      ),
      input: {
        turns: [
          { aircraft: "a", stack: 1 },
          { aircraft: "b", stack: 1 },
          { aircraft: "c", stack: 3 },
        ],
      },
      rolls: [
        aa(0, "*"),
        aa(0, "*"),
        bomb(0, 7, { TARGET_CRIPPLED: 1 }),
        bomb(0, 7, { TARGET_CRIPPLED: 1 }),
        bomb(0, 7),
      ],
      outcome: { attacks: [{ aircraft: "a" }, { aircraft: "b" }, { aircraft: "c" }], next: null },
    }),
    resolves({
      ...turns,
      id: "air-turn-diverted-and-not",
      title: "13.1 Of two air units one is diverted, and the other attacks as ordered",
      citation: "13.1",
      change: all(
        turning(
          [ship("aldersdale", 2, { oil: 20 }), ship("mv", 2)],
          [[{ no: 1, cs: 2 }], [{ no: 2, cs: 2 }]],
          [raider("a", "ju88a4", 1), raider("b", "ju88a4", 1)],
          [flies("a", 1, null), flies("b", 1, 2)],
          { elusive: 1, wave: 0 },
        ),
      ),
      input: { turns: [{ aircraft: "a", stack: 2 }] },
      rolls: [],
      outcome: { next: "air_support_aa" },
      snapshot: {
        pending: {
          strike: {
            wave: 1,
            runs: [
              { aircraft: "a", stack: 2, diverted: true },
              { aircraft: "b", stack: 2, diverted: false },
            ],
          },
        },
      },
    }),
    resolves({
      ...turns,
      id: "air-turn-diverted-spent",
      title: "13.1 An air unit that was diverted and has turned back finds no other target",
      citation: "13.1",
      change: all(
        turning(
          [ship("aldersdale", 2, { oil: 20 }), ship("mv", 2)],
          [[{ no: 1, cs: 2 }], [{ no: 2, cs: 2 }]],
          [raider("a", "ju88a4", 1, { aborted: 1 }), raider("b", "ju88a4", 1)],
          [flies("a", 1, null), flies("b", 1, null)],
          { elusive: 1, wave: 0 },
        ),
      ),
      input: { turns: [{ aircraft: "b", stack: 2 }] },
      rolls: [],
      outcome: { next: "air_support_aa" },
      snapshot: { pending: { strike: { wave: 1, runs: [{ aircraft: "b", stack: 2, diverted: true }] } } },
    }),
    attack(
      "spare-stack",
      "7.2.4 Without an order an air unit gives up (E-110)",
      underAttack([ship("mv", 2)], [[{ no: 1, cs: 2 }]], [raider("a", "ju88a4", 1), raider("b", "ju88a4", 1)]),
      ordersOf(["b", 1, 1, "bombs"]),
      [aa(0, "*"), bomb(0, 7)],
      { outcome: { attacks: [{ aircraft: "b" }], next: null }, rulings: ["E-110"] },
    ),
  ];
}

function display(unit: string, cs: number) {
  return { no: 1, force: "convoy_pq_17", unit, marks: [], tow: null, spent: 0, cs, hit: false };
}
