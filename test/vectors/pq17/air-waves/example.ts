import { draw, resolves, roll, type Vector } from "../kit";
import { aa, bomb, torpedo } from "../kit/attacks";
import { LINE } from "../snapshots/air";

const RUNS = [
  { aircraft: "ju88_c", wave: 1, stack: 1, ordnance: "bombs" },
  { aircraft: "he111", wave: 1, stack: 2, ordnance: "torpedoes" },
  { aircraft: "ju88_a", wave: 1, stack: 2, ordnance: "bombs" },
  { aircraft: "he115", wave: 2, stack: 2, ordnance: "bombs" },
  { aircraft: "ju88_b", wave: 2, stack: 2, ordnance: "bombs" },
];

/** The example of 7.2.6, step by step. */
export function example(): Vector[] {
  const convoyShip = { TARGET_CONVOY_SHIP: 1 };
  const deploy = {
    citation: "7.2.4",
    operation: "deployTargets",
    base: "air-deploy",
    input: { line: LINE },
  };
  return [
    resolves({
      ...deploy,
      id: "air-example-deployed",
      title: "7.2.6 Example: destroyers, freighters with their oiler, and an escort are in one line",
      rolls: [],
      outcome: { next: "air_assign" },
      snapshot: { pending: { decision: "air_assign", side: "axis", strike: { line: LINE } } },
    }),
    resolves({
      id: "air-example-first-wave",
      title: "7.2.6 Example: the first wave loses a step by Abort at 8 and sinks a freighter by torpedo",
      citation: "7.2.6",
      operation: "assignAircraft",
      base: "air-assign",
      input: { runs: RUNS },
      rolls: [
        aa(4, "1"),
        aa(7, "1", { TORPEDO_RUN: 1 }),
        aa(7, "1"),
        bomb(2, 9),
        torpedo(5, convoyShip),
        torpedo(7, convoyShip),
        draw("bomb-ship", 2, "mv"),
        roll("torpedo-damage", "TORPEDO_DAMAGE", [3], "MX"),
        bomb(0, 7),
        bomb(3, 7),
      ],
      outcome: {
        flak: [
          { stack: 1, aircraft: "ju88_c", result: "none" },
          { stack: 2, aircraft: "he111", result: "abort" },
          { stack: 2, aircraft: "ju88_a", result: "none" },
        ],
        attacks: [
          { aircraft: "ju88_c", stack: 1, dice: 1, hits: 0 },
          { aircraft: "he111", stack: 2, ordnance: "torpedoes", dice: 2, hits: 1, harms: [{ unit: "mv", sunk: 1 }] },
          { aircraft: "ju88_a", stack: 2, dice: 2, hits: 0 },
        ],
        next: "air_support_aa",
      },
      snapshot: {
        vp: { total: -2 },
        pending: { decision: "air_support_aa", side: "allied", strike: { wave: 2 } },
        sides: { axis: { aircraft: [{ id: "he111", cs: 2, aborted: 1 }, {}, {}, {}, {}] } },
      },
      rulings: ["D-57"],
    }),
    resolves({
      id: "air-example-second-wave",
      title: "7.2.6 Example: the destroyers support, a Ju 88 step turns back, and a bomb sinks a freighter",
      citation: "7.2.6",
      operation: "directFlak",
      base: "air-second-wave",
      input: { support: [{ stack: 1, aircraft: "he115" }], cams: [] },
      rolls: [aa(6, "1"), aa(1, "1"), aa(9, "1"), bomb(3, 7), bomb(8, 7), draw("bomb-ship", 2, "mv")],
      outcome: {
        flak: [
          { stack: 1, aircraft: "he115", result: "none" },
          { stack: 2, aircraft: "he115", result: "none" },
          { stack: 2, aircraft: "ju88_b", result: "abort" },
        ],
        attacks: [
          { aircraft: "he115", dice: 1, hits: 0 },
          { aircraft: "ju88_b", dice: 1, hits: 1, harms: [{ unit: "mv", lost: 1, sunk: 1 }] },
        ],
        next: null,
      },
      snapshot: {
        pending: null,
        vp: { total: -2 },
        sides: { allied: { forces: [{ identified: true, idLevel: 2, fuel: { state: "full", marker: 13 } }] } },
      },
      rulings: ["D-05", "E-104"],
    }),
  ];
}
