import { type Change, type Json, type Roll, refused, resolves, type Vector } from "../kit";
import { aa, bomb, strikeIn } from "../kit/attacks";
import { plane } from "../kit/pieces";
import { ordersOf } from "./displays";

const first = { no: 1, cs: 2 };

const second = { no: 2, cs: 2 };

/** 7.2.4, 7.2.6 Air units on the ground under attack. */
export function grounds(): Vector[] {
  const drop = (face: number, result: string): Roll => ({ ...bomb(face, 8), label: "airbase-bomb", result });
  const joined: Change = (state) => {
    state.sides.allied.aircraft.push({ ...structuredClone(state.sides.allied.aircraft[0]!), id: "late" });
    strikeIn(state).aircraft = ["bomber", "late"];
  };
  const gap: Change = (state) => {
    Object.assign(state.sides.axis.aircraft[0]!, { cs: 0, lost: 2 });
    strikeIn(state).line = [[], [second]];
  };
  const waiting: Change = (state) => {
    Object.assign(state.pending ?? {}, { decision: "air_deploy", side: "axis" });
    strikeIn(state).line = [];
  };
  const unlawful = (id: string, title: string, line: Json[][]): Vector =>
    refused({
      id: `ground-${id}`,
      title: `7.2.4 ${title} (E-121)`,
      citation: "7.2.4",
      operation: "deployTargets",
      base: "air-airbase",
      change: waiting,
      input: { line },
      code: "LINE_NOT_LEGAL",
      section: "7.2.4",
      pointer: "/input/line",
    });
  return [
    resolves({
      id: "ground-second-wave",
      title: "7.2.6 A second wave finds the air unit gone that the first destroyed, and the other whole",
      citation: "7.2.6",
      operation: "assignAircraft",
      base: "air-airbase",
      change: joined,
      input: ordersOf(["bomber", 1, 1, "bombs"], ["late", 2, 1, "bombs"]),
      rolls: [aa(0, "3"), drop(9, "hit"), drop(8, "hit")],
      outcome: { attacks: [{ dice: 2, hits: 2 }], next: "air_retarget" },
      snapshot: {
        pending: { strike: { line: [[], [second]] } },
        sides: { axis: { aircraft: [{ cs: 0, lost: 1, damaged: 1 }, { cs: 2 }] } },
      },
    }),
    resolves({
      id: "ground-same-target",
      title: "7.2.6 A second wave finds the air unit with the step that it has left",
      citation: "7.2.6",
      operation: "assignAircraft",
      base: "air-airbase",
      change: joined,
      input: ordersOf(["bomber", 1, 2, "bombs"], ["late", 2, 2, "bombs"]),
      rolls: [aa(0, "3"), drop(8, "hit"), drop(7, "miss"), aa(0, "3"), drop(7, "miss"), drop(9, "hit")],
      outcome: { attacks: [{ hits: 1 }, { hits: 1 }], next: null },
      snapshot: { sides: { axis: { aircraft: [{ cs: 2 }, { cs: 0, lost: 1, damaged: 1 }] } } },
    }),
    resolves({
      id: "ground-lined-up",
      title: "7.2.4 Only air units that are at the base attacked are in the line",
      citation: "7.2.4",
      operation: "declareAirAttack",
      base: "air-kirkenes",
      change: (state) => {
        const at = { base: "kirkenes_air" };
        state.sides.axis.aircraft = [
          plane("elsewhere", "ju88a4", 2, { base: "banak" }),
          plane("away", "ju88a4", 2, { ...at, hex: "0716", mission: "attack" }),
          plane("dead", "ju88a4", 0, { ...at, lost: 2 }),
          plane("one", "ju87r", 1, at),
          plane("two", "ju88a4", 2, at),
        ];
      },
      input: { target: "airbase:kirkenes_air", groups: [["albacore_1", "albacore_2"]] },
      rolls: [],
      outcome: { groups: [{ located: true }], next: "air_deploy" },
      snapshot: {
        pending: {
          strike: {
            parked: [
              { no: 1, aircraft: "one", cs: 1 },
              { no: 2, aircraft: "two", cs: 2 },
            ],
          },
        },
      },
    }),
    refused({
      id: "ground-empty-place",
      title: "7.2.6 The place of an air unit that is gone is not a target",
      citation: "7.2.6",
      operation: "assignAircraft",
      base: "air-airbase",
      change: gap,
      input: ordersOf(["bomber", 1, 1, "bombs"]),
      code: "VALUE_NOT_LISTED",
      section: "7.2.4",
      pointer: "/input/runs/0/stack",
    }),
    unlawful("missing", "Every air unit on the ground stands in the line", [[first]]),
    unlawful("part", "An air unit stands there with all its CS", [[{ no: 1, cs: 1 }], [second]]),
    unlawful("twice", "An air unit stands there once", [[first], [second], [first]]),
    unlawful("together", "No two air units stand in one place", [[first], [second, first]]),
  ];
}
