import type { Aircraft } from "../../../../src/rulesets/pq17/chapters/1-2-forces/state";
import { type Change, type Json, needs, type Roll, refused, resolves, roll, type Vector } from "../kit";
import { strikeIn } from "../kit/attacks";
import { light } from "../kit/changes";
import { plane } from "../kit/pieces";

/** A die of air combat. */
function fire(face: number, firing: number, target: number, more: Readonly<Record<string, number>> = {}): Roll {
  const codes = { FIRING_NUMBER: firing, TARGET_NUMBER: -target, ...more };
  return roll("air-combat", "AIR_COMBAT", [face], null, codes);
}

/** One attacker over Kirkenes, and one fighter that may rise. */
function duel(attacker: Aircraft, fighter: Aircraft): Change {
  return (state) => {
    state.sides.allied.aircraft = [{ ...attacker, carrier: "victorious", hex: "0816", mission: "attack" }];
    state.sides.axis.aircraft = [{ ...fighter, base: "kirkenes_air" }];
    strikeIn(state).aircraft = [attacker.id];
  };
}

function meets(id: string, title: string, attacker: string, fighter: string, rolls: Roll[], more: Json): Vector {
  return resolves({
    id: `air-combat-${id}`,
    title: `7.2.3 AIR_COMBAT ${title}`,
    citation: "7.2.3",
    operation: "scrambleFighters",
    base: "air-scramble",
    change: duel(plane("attacker", attacker, 1), plane("fighter", fighter, 1)),
    input: { aircraft: ["fighter"] },
    rolls,
    ...more,
  });
}

/** Every row of the Air Combat Table and each of its modifiers. */
export function table(): Vector[] {
  const results = [
    { face: 3, result: "none", left: { cs: 1, aborted: 0, damaged: 0, lost: 0 }, vp: 0 },
    { face: 4, result: "abort", left: { cs: 1, aborted: 1, damaged: 0, lost: 0 }, vp: 0 },
    { face: 5, result: "damaged", left: { cs: 0, damaged: 1, lost: 0 }, vp: 0 },
    { face: 6, result: "hit", left: { cs: 0, damaged: 0, lost: 1 }, vp: -0.5 },
  ];
  const rows = results.map(({ face, result, left, vp }) =>
    meets(`row-${result}`, `${face + 4} is ${result}`, "albacore", "bf109", [fire(face, 5, 1), fire(9, 1, 5)], {
      outcome: {
        airCombat: [
          { firer: "fighter", target: "attacker", results: [result] },
          { firer: "attacker", target: "fighter", results: ["none"] },
        ],
      },
      snapshot: { vp: { total: vp }, sides: { allied: { aircraft: [left] } } },
      rulings: ["E-102"],
    }),
  );
  return [
    ...rows,
    meets(
      "plus",
      "a plus adds 1 against anything but a fighter",
      "albacore",
      "bf110",
      [fire(5, 3, 1, { PLUS: 1 }), fire(9, 1, 3)],
      { outcome: { airCombat: [{ results: ["abort"] }, { results: ["none"] }] } },
    ),
    meets("no-plus", "and nothing against a fighter", "fulmar", "bf110", [fire(8, 3, 3), fire(7, 3, 3)], {
      outcome: { airCombat: [{ results: ["abort"] }, { results: ["none"] }] },
    }),
    meets(
      "fighter-least",
      "a fighter that fires is never below zero",
      "fulmar",
      "bf109",
      [fire(7, 5, 3), fire(8, 3, 5, { FIGHTER_LEAST: 2 })],
      { outcome: { airCombat: [{ results: ["damaged"] }, { results: ["abort"] }] } },
    ),
    meets(
      "both-at-once",
      "both sides fire before anything is applied",
      "fulmar",
      "bf109",
      [fire(8, 5, 3), fire(9, 3, 5, { FIGHTER_LEAST: 2 })],
      {
        outcome: { airCombat: [{ results: ["hit"] }, { results: ["damaged"] }], next: null },
        snapshot: {
          pending: null,
          vp: { total: -0.5 },
          sides: { allied: { aircraft: [{ cs: 0, lost: 1 }] }, axis: { aircraft: [{ cs: 0, damaged: 1, lost: 0 }] } },
        },
      },
    ),
  ];
}

const ALL = ["bf109_1", "bf109_2", "bf110_1"];

const FIRE = [
  { aircraft: "bf109_1", targets: ["fulmar_1", "fulmar_1"] },
  { aircraft: "bf109_2", targets: ["albacore_1", "albacore_1"] },
  { aircraft: "bf110_1", targets: ["albacore_2", "albacore_2"] },
];

/** The example of 7.2.3, step by step. */
export function example(): Vector[] {
  return [
    resolves({
      id: "air-example-kirkenes-declared",
      title: "7.2.3 Example: over Kirkenes no card is needed, and the fighters of the base may rise",
      citation: "7.2.3",
      operation: "declareAirAttack",
      base: "air-kirkenes",
      input: { target: "airbase:kirkenes_air", groups: [["albacore_1", "albacore_2", "fulmar_1"]] },
      rolls: [],
      outcome: { groups: [{ located: true }], next: "air_scramble" },
      snapshot: {
        pending: { decision: "air_scramble", side: "axis" },
        sides: { allied: { struck: ["airbase:kirkenes_air"] } },
      },
      rulings: ["E-109"],
    }),
    resolves({
      id: "air-example-kirkenes-scrambled",
      title: "7.2.3 Example: three fighter units rise against three attackers and name their targets next",
      citation: "7.2.1",
      operation: "scrambleFighters",
      base: "air-scramble",
      input: { aircraft: ALL },
      rolls: [],
      outcome: { next: "air_dogfight_targets", airCombat: [] },
      snapshot: { pending: { decision: "air_dogfight_targets", side: "axis", strike: { scrambled: ALL } } },
    }),
    resolves({
      id: "air-example-kirkenes-fought",
      title: "7.2.3 Example: an Abort at 8, a Hit at 10, a Damaged fighter at 9",
      citation: "7.2.3",
      operation: "directFighters",
      base: "air-dogfight",
      input: { fire: FIRE },
      rolls: [
        fire(5, 5, 3),
        fire(6, 5, 3),
        fire(0, 5, 1),
        fire(2, 5, 1),
        fire(2, 3, 1, { PLUS: 1 }),
        fire(7, 3, 1, { PLUS: 1 }),
        fire(1, 1, 5),
        fire(5, 1, 5),
        fire(4, 1, 3),
        fire(2, 3, 5, { FIGHTER_LEAST: 2 }),
        fire(9, 3, 5, { FIGHTER_LEAST: 2 }),
      ],
      outcome: {
        airCombat: [
          { firer: "bf109_1", target: "fulmar_1", results: ["none", "abort"] },
          { firer: "bf109_2", target: "albacore_1", results: ["none", "none"] },
          { firer: "bf110_1", target: "albacore_2", results: ["none", "hit"] },
          { firer: "albacore_1", target: "bf109_2", results: ["none", "none"] },
          { firer: "albacore_2", target: "bf110_1", results: ["none"] },
          { firer: "fulmar_1", target: "bf109_1", results: ["none", "damaged"] },
        ],
        next: "air_assign",
      },
      snapshot: {
        vp: { total: -0.5 },
        sides: {
          allied: {
            aircraft: [
              { id: "albacore_1", cs: 2, aborted: 0 },
              { id: "albacore_2", cs: 0, lost: 1 },
              { id: "fulmar_1", cs: 2, aborted: 1, lost: 0 },
            ],
          },
          axis: { aircraft: [{ cs: 1, damaged: 1, lost: 0 }, { cs: 2 }, { cs: 2 }, { cs: 2 }] },
        },
      },
      rulings: ["E-102"],
    }),
    resolves({
      id: "air-example-kirkenes-withdrawn",
      title: "7.2.3 Example: the attackers give up after the air combat and fly home",
      citation: "7.2.6",
      operation: "assignAircraft",
      base: "air-airbase",
      input: { runs: [] },
      rolls: [],
      outcome: { attacks: [], next: null },
      snapshot: { pending: null, sides: { allied: { aircraft: [{ mission: "flown", hex: null }] } } },
      rulings: ["E-110"],
    }),
  ];
}

const SPLIT = [
  { aircraft: "bf109_1", targets: ["fulmar_1", "albacore_1"] },
  { aircraft: "bf109_2", targets: ["fulmar_1", "albacore_1"] },
  { aircraft: "bf110_1", targets: ["albacore_1", "albacore_1"] },
];

/** Fighters have divided their fire, and the attackers name those at which they fire back. */
const engaged: Change = (state) => {
  Object.assign(state.pending ?? {}, { decision: "air_return_fire", side: "allied", fire: SPLIT });
};

/** 7.2.3 The owner of an air unit that several fighters engaged names one of them (E-102). */
function returning(): Vector[] {
  const chosen = [
    { aircraft: "albacore_1", target: "bf110_1" },
    { aircraft: "fulmar_1", target: "bf109_2" },
  ];
  const common = { citation: "7.2.3", operation: "returnFire", base: "air-dogfight", change: engaged } as const;
  const wrong = (id: string, title: string, fire: unknown, code: string, pointer: string): Vector =>
    refused({
      ...common,
      id: `return-${id}`,
      title: `7.2.3 ${title}`,
      input: { fire },
      code,
      section: "7.2.3",
      pointer,
    });
  return [
    resolves({
      ...common,
      id: "return-fire",
      title: "7.2.3 a unit that several fighters engaged fires at the one its owner names, all at once (E-102)",
      input: { fire: chosen },
      rolls: [
        fire(0, 5, 3),
        fire(0, 5, 1),
        fire(0, 5, 3),
        fire(0, 5, 1),
        fire(0, 3, 1, { PLUS: 1 }),
        fire(0, 3, 1, { PLUS: 1 }),
        fire(0, 1, 3),
        fire(0, 1, 3),
        fire(0, 3, 5, { FIGHTER_LEAST: 2 }),
        fire(0, 3, 5, { FIGHTER_LEAST: 2 }),
      ],
      outcome: {
        airCombat: [
          {},
          {},
          {},
          {},
          {},
          { firer: "albacore_1", target: "bf110_1" },
          { firer: "fulmar_1", target: "bf109_2" },
        ],
      },
      rulings: ["E-102"],
    }),
    wrong(
      "unengaged",
      "never at one that did not engage it",
      [chosen[0], { ...chosen[1], target: "bf110_1" }],
      "VALUE_NOT_LISTED",
      "/input/fire/1/target",
    ),
    wrong("twice", "every unit with a choice is named once", [chosen[1], chosen[1]], "EVERY_ATTACKER", "/input/fire"),
    needs({
      ...common,
      id: "return-needs-roll",
      title: "7.2.3 once the targets are named the first die of air combat is requested",
      input: { fire: chosen },
      next: { label: "air-combat", chart: "AIR_COMBAT" },
    }),
  ];
}

/** 7.2.2 Vectors for the targets at which fighters may fire. */
export function directing(): Vector[] {
  const wrong = (id: string, title: string, input: unknown, code: string, pointer: string): Vector =>
    refused({
      id: `dogfight-${id}`,
      title: `7.2.2 ${title}`,
      citation: "7.2.2",
      operation: "directFighters",
      base: "air-dogfight",
      input: { fire: input },
      code,
      section: "7.2.2",
      pointer,
    });
  const [first, second, third] = FIRE;
  return [
    wrong(
      "escort-first",
      "the escort must be engaged 1:1 before anything else is fired at",
      [{ aircraft: "bf109_1", targets: ["fulmar_1", "albacore_1"] }, second, third],
      "ESCORT_FIRST",
      "/input/fire",
    ),
    wrong(
      "every-fighter",
      "every fighter that has risen names its targets",
      [second, first, third],
      "EVERY_FIGHTER",
      "/input/fire",
    ),
    wrong("too-few", "none is left out", [first, second], "CHOICE_COUNT", "/input/fire"),
    resolves({
      id: "dogfight-split",
      title: "7.2.2 a unit may split its fire by CS; units that two engaged wait for their owner to name one (E-102)",
      citation: "7.2.2",
      operation: "directFighters",
      base: "air-dogfight",
      input: { fire: SPLIT },
      rolls: [],
      outcome: { airCombat: [], next: "air_return_fire" },
      snapshot: { pending: { decision: "air_return_fire", side: "allied", fire: SPLIT } },
    }),
    ...returning(),
    resolves({
      id: "dogfight-unengaged",
      title:
        "7.2.3 an attacker that no fighter engaged fires at the one that rose, but not by a circled number (E-112)",
      citation: "7.2.3",
      operation: "directFighters",
      base: "air-dogfight",
      change: (state) => {
        const over = { carrier: "victorious", hex: "0816", mission: "attack" } as const;
        const units = [plane("albacore_1", "albacore", 2, over), plane("fulmar_1", "fulmar", 2, over)];
        state.sides.allied.aircraft = [...units, plane("fulmar_2", "fulmar", 1, over)];
        state.sides.axis.aircraft = [plane("bf109_1", "bf109", 1, { base: "kirkenes_air" })];
        Object.assign(strikeIn(state), { aircraft: ["albacore_1", "fulmar_1", "fulmar_2"], scrambled: ["bf109_1"] });
      },
      input: { fire: [{ aircraft: "bf109_1", targets: ["fulmar_1"] }] },
      rolls: [
        fire(0, 5, 3),
        fire(0, 3, 5, { FIGHTER_LEAST: 2 }),
        fire(0, 3, 5, { FIGHTER_LEAST: 2 }),
        fire(9, 3, 5, { FIGHTER_LEAST: 2 }),
      ],
      outcome: {
        airCombat: [
          { firer: "bf109_1", target: "fulmar_1", results: ["none"] },
          { firer: "fulmar_1", target: "bf109_1", results: ["none", "none"] },
          { firer: "fulmar_2", target: "bf109_1", results: ["damaged"] },
        ],
      },
      snapshot: { sides: { axis: { aircraft: [{ cs: 0, damaged: 1, lost: 0 }] } } },
      rulings: ["E-102", "E-112"],
    }),
    needs({
      id: "dogfight-needs-roll",
      title: "7.2.2 the first die of air combat is requested",
      citation: "7.2.2",
      operation: "directFighters",
      base: "air-dogfight",
      input: { fire: FIRE },
      next: { label: "air-combat", chart: "AIR_COMBAT" },
    }),
    needs({
      id: "scramble-needs-roll",
      title: "7.2.2 against a single attacker the dice follow at once",
      citation: "7.2.2",
      operation: "scrambleFighters",
      base: "air-scramble",
      change: duel(plane("attacker", "albacore", 1), plane("fighter", "bf109", 1)),
      input: { aircraft: ["fighter"] },
      next: { label: "air-combat" },
    }),
    resolves({
      id: "scramble-not-by-night",
      title: "7.2.1 by night no one rises: what is at the base is lined up at once",
      citation: "7.2.1",
      operation: "declareAirAttack",
      base: "air-kirkenes",
      change: light("night"),
      input: { target: "airbase:kirkenes_air", groups: [["albacore_1"]] },
      rolls: [],
      outcome: { next: "air_deploy" },
    }),
  ];
}
