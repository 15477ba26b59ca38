import { all, type Change, draw, type Json, needs, refused, resolves, roll, type Vector } from "../kit";
import { aa, against, bomb, runs, strikeIn, torpedo } from "../kit/attacks";
import { options } from "../kit/changes";
import { forceOf, ship } from "../kit/pieces";
import { raider } from "../snapshots/air";

/** 7.2.4 Vectors for the choices of the attackers. */
export function assigning(): Vector[] {
  const wrong = (id: string, title: string, input: unknown, code: string, pointer: string, more: Json = {}): Vector =>
    refused({
      id: `assign-${id}`,
      title: `7.2.4 ${title}`,
      citation: "7.2.4",
      operation: "assignAircraft",
      base: "air-assign",
      input: { runs: input },
      code,
      section: "7.2.4",
      pointer,
      ...more,
    });
  const run = (plane: string, stack: number | null, ordnance = "bombs", wave = 1) => ({
    aircraft: plane,
    wave,
    stack,
    ordnance,
  });
  return [
    wrong(
      "crowded",
      "at most two air units attack a target in a wave",
      [run("ju88_a", 2), run("ju88_b", 2), run("ju88_c", 2)],
      "TARGET_CROWDED",
      "/input/runs",
    ),
    wrong(
      "twice",
      "an air unit attacks once",
      [run("ju88_a", 2), run("ju88_a", 1, "bombs", 2)],
      "TARGET_CROWDED",
      "/input/runs",
    ),
    wrong(
      "no-torpedoes",
      "7.3 a Ju 88A-4 has no torpedoes".slice(4),
      [run("ju88_a", 2, "torpedoes")],
      "VALUE_NOT_LISTED",
      "/input/runs/0/ordnance",
    ),
    wrong("stack-unknown", "a stack is one of the line", [run("ju88_a", 4)], "VALUE_NOT_LISTED", "/input/runs/0/stack"),
    wrong(
      "torpedoes-in-ice",
      "where the ice is certain and not clear there are no torpedoes",
      [run("he111", 2, "torpedoes")],
      "VALUE_NOT_LISTED",
      "/input/runs/0/ordnance",
      {
        title: "7.3 where the ice is certain and not clear there are no torpedoes",
        change: (state: Parameters<Change>[0]) => {
          state.ice.west_v = { expected: "light_drift", fixed: true };
        },
      },
    ),
    resolves({
      id: "assign-torpedo-bomber-bombs",
      title: "7.2.4 E-103 an He 111H-6 may drop bombs, on its own row",
      citation: "7.2.4",
      operation: "assignAircraft",
      base: "air-lone-ship",
      change: against([ship("nigeria", 4)], [raider("bomber", "he111h6", 1)]),
      input: runs(["bomber"]),
      rolls: [aa(0, "3"), bomb(8, 9)],
      outcome: { attacks: [{ hits: 0 }] },
      rulings: ["E-103"],
    }),
    ...(
      [
        [7, "clear", true],
        [8, "light_drift", false],
      ] as const
    ).map(([face, target, open]) =>
      resolves({
        id: `assign-ice-${target.replace("_", "-")}`,
        title: `7.3 over uncertain ice a die decides whether there is open water: ${target}`,
        citation: "7.3",
        operation: "assignAircraft",
        base: "air-lone-ship",
        change: all(against([ship("nigeria", 4)], [raider("bomber", "he111h6", 1)]), (state) => {
          state.ice.west_v = { expected: "clear", fixed: false };
        }),
        input: runs(["bomber"], "torpedoes"),
        rolls: [
          roll("ice-condition", "ICE", [face], "clear"),
          ...(open ? [aa(0, "3", { TORPEDO_RUN: 1 }), torpedo(0), torpedo(0)] : []),
        ],
        outcome: { attacks: open ? [{ dice: 2, hits: 0 }] : [], next: null },
        snapshot: { pending: null },
        ...(open ? {} : { rulings: ["E-139"] }),
      }),
    ),
    needs({
      id: "assign-needs-roll",
      title: "7.2.5 the first die of AA fire is requested",
      citation: "7.2.5",
      operation: "assignAircraft",
      base: "air-lone-ship",
      input: runs(["bomber"]),
      next: { label: "aa", chart: "AA_DEFENSE", column: "4" },
    }),
    resolves({
      id: "assign-stack-of-types",
      title: "7.2.6 D-57 of a stack the type with most CS counts, and the hit is picked among all CS",
      citation: "7.2.6",
      operation: "assignAircraft",
      base: "air-lone-ship",
      change: against([ship("tb_hunt2", 1), ship("es_british", 2)], [raider("bomber", "ju87r", 1)]),
      input: runs(["bomber"]),
      rolls: [aa(0, "1"), bomb(8, 8), draw("bomb-ship", 1, "tb_hunt2")],
      outcome: { attacks: [{ dice: 1, hits: 1, harms: [{ unit: "tb_hunt2", sunk: 1 }] }] },
      snapshot: { vp: { total: -1 } },
      rulings: ["D-57"],
    }),
    resolves({
      id: "assign-fuel",
      title: "11.1.3 an air attack sets the Fuel Warning of a TF one turn back and shows it as ID2 by day",
      citation: "11.1.3",
      operation: "assignAircraft",
      base: "air-lone-ship",
      input: runs(["bomber"]),
      rolls: [aa(0, "4"), bomb(0, 9), bomb(0, 9)],
      snapshot: { sides: { allied: { forces: [{ idLevel: 2, fuel: { state: "full", marker: 16 } }] } } },
      rulings: ["D-05"],
    }),
    ...[false, true].map((moves) =>
      resolves({
        id: `assign-danger-${moves ? "moves" : "stays"}`,
        title: moves
          ? "11.1.3 E-120 With danger_marker_moves extra fuel consumption moves the Danger marker too"
          : "11.1.3 The Danger marker of a force at Low fuel stays, as the rule moves the Warning marker alone (E-120)",
        citation: "11.1.3",
        operation: "assignAircraft",
        base: "air-lone-ship",
        change: all(...(moves ? [options("danger_marker_moves")] : []), (state) => {
          forceOf(state, "allied", "tf_home_fleet").fuel = { state: "low", marker: 17, refuelled: false };
        }),
        input: runs(["bomber"]),
        rolls: [aa(0, "4"), bomb(0, 9), bomb(0, 9)],
        snapshot: { sides: { allied: { forces: [{ fuel: { state: "low", marker: moves ? 16 : 17 } }] } } },
        rulings: ["D-05", "E-120"],
      }),
    ),
    resolves({
      id: "assign-night-id",
      title: "6.7 D-05 by night an air attack shows its target as ID1",
      citation: "6.7",
      operation: "assignAircraft",
      base: "air-lone-ship",
      change: (state) => {
        state.light = { am: "night", pm: "night" };
        strikeIn(state).light = "night";
      },
      input: runs(["bomber"]),
      rolls: [aa(0, "4"), bomb(9, 9, { NIGHT: -1 }), bomb(0, 9, { NIGHT: -1 })],
      snapshot: { sides: { allied: { forces: [{ idLevel: 1 }] } } },
      rulings: ["D-05"],
    }),
  ];
}
