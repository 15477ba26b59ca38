import { all, type Case, type Change, type Json, refused, resolves, type Vector } from "../kit";
import { force, keep, phase } from "../kit/changes";
import { fleet, ships } from "../kit/fleets";
import { forces, inBox, inPort } from "../kit/stations";

const RELIEF = "patrol_white_relief";

/** Sixteen hexes from Reykjavik to the east, of which none lies nearer. */
const EAST = [
  ...["0504", "0404", "0305", "0306", "0307", "0308", "0309", "0310"],
  ...["0311", "0312", "0313", "0314", "0315", "0316", "0317", "0318"],
];

const plan: Omit<Case, "id" | "title"> = { citation: "4.2", operation: "planForce", base: "planning-allied" };

const sails = (departs: number, speed: string, path: readonly string[], name = RELIEF): Json => ({
  force: name,
  departs,
  speed,
  path: [...path],
});

const alone =
  (id: string, change: Change = () => undefined): Change =>
  (state) => {
    keep(state, "allied", id);
    change(state);
  };

const yes = (id: string, title: string, change: Change, input: Json, more: Partial<Case> = {}): Vector =>
  resolves({
    ...plan,
    id: `course-${id}`,
    title,
    change,
    input,
    ...more,
    rolls: [],
    outcome: { force: input.force },
  });

const no = (
  id: string,
  title: string,
  change: Change,
  input: Json,
  code: string,
  section: string,
  pointer: string,
  more: Partial<Case> = {},
): Vector => refused({ ...plan, id: `course-${id}`, title, change, input, ...more, code, section, pointer });

const marks =
  (id: string, place: number, mark: "inoperative" | "diw" | "crippled"): Change =>
  (state) => {
    force(state, "allied", id).units[place]!.marks = [mark];
  };

/** 4.2, 8.3 How far and where a plan leads. */
export function courses(): Vector[] {
  const relief = alone(RELIEF);
  return [
    yes("longest", "8.3 Eight turns at Moderate speed are sixteen hexes", relief, sails(1, "moderate", EAST)),
    no(
      "too-far",
      "8.3 No one plans a seventeenth hex",
      relief,
      sails(1, "moderate", [...EAST, "0319"]),
      "PATH_LENGTH",
      "5.1",
      "/input/path/16",
    ),
    yes("slow-longest", "8.3 Eight turns at Slow speed are eight hexes", relief, sails(1, "slow", EAST.slice(0, 8))),
    no(
      "slow-too-far",
      "8.3 At Slow speed no one plans a ninth hex",
      relief,
      sails(1, "slow", EAST.slice(0, 9)),
      "PLAN_TOO_LONG",
      "8.3",
      "/input/path",
    ),
    yes(
      "last",
      "8.3 In the last turn before play a force sails two hexes",
      relief,
      sails(8, "moderate", EAST.slice(0, 2)),
    ),
    no(
      "last-too-far",
      "8.3 nor three",
      relief,
      sails(8, "moderate", EAST.slice(0, 3)),
      "PLAN_TOO_LONG",
      "8.3",
      "/input/path",
    ),
    no(
      "start-turn",
      "8.3 A force that departs in the start turn has no plan",
      relief,
      sails(9, "moderate", EAST.slice(0, 1)),
      "VALUE_NOT_LISTED",
      "4.2",
      "/input/departs",
    ),
    no(
      "high",
      "4.2 No plan is at High speed",
      relief,
      sails(1, "high", EAST.slice(0, 1)),
      "VALUE_NOT_LISTED",
      "4.2",
      "/input/speed",
    ),
    no(
      "home",
      "4.2 A plan does not lead back into port",
      relief,
      sails(1, "moderate", ["0504", "reykjavik"]),
      "NOT_ADJACENT",
      "5",
      "/input/path/1",
    ),
    no(
      "enemy-port",
      "5.1.4 A plan does not lead into the hex of an enemy port",
      alone("scapa_reserve"),
      sails(1, "moderate", ["1206", "1307", "1308", "1309"], "scapa_reserve"),
      "ENEMY_PORT",
      "5.1.4",
      "/input/path/3",
    ),
    no(
      "one-inoperative",
      "5.1.3 A force with one inoperative ship plans nothing",
      alone("scapa_reserve", marks("scapa_reserve", 0, "inoperative")),
      sails(1, "moderate", ["1206"], "scapa_reserve"),
      "INOPERATIVE",
      "5.1.3",
      "",
    ),
    no(
      "adrift",
      "5.1 A force that cannot move plans nothing",
      alone(RELIEF, marks(RELIEF, 0, "diw")),
      sails(1, "slow", ["0504"]),
      "CANNOT_MOVE",
      "5.1",
      "",
    ),
    yes(
      "crippled",
      "5.1 A Crippled ship plans at Slow speed",
      alone(RELIEF, marks(RELIEF, 0, "crippled")),
      sails(1, "slow", ["0504"]),
    ),
    no(
      "force-late",
      "4.2 No one plans a voyage in the recon segment",
      all(relief, phase("recon", "allied")),
      sails(1, "moderate", ["0504"]),
      "OUT_OF_TURN",
      "4.2",
      "",
    ),
    no(
      "convoy-late",
      "4.2 No one names the port of a convoy in the recon segment",
      phase("recon", "allied"),
      { convoy: "convoy_pq_17", destination: "murmansk" },
      "OUT_OF_TURN",
      "4.2",
      "",
      { operation: "planConvoy" },
    ),
    resolves({
      ...plan,
      operation: "planConvoy",
      id: "course-convoy-in-port",
      title: "4.2, D-32 A convoy in port has not come near to its port yet",
      change: (state) => {
        keep(state, "allied", "convoy_pq_17");
        const convoy = force(state, "allied", "convoy_pq_17");
        Object.assign(convoy, { ...inPort("reykjavik"), sailed: false });
        convoy.fuel = { state: "full", marker: null, refuelled: true };
        convoy.convoy!.closest = null;
        convoy.convoy!.visited = [];
      },
      input: { convoy: "convoy_pq_17", destination: "murmansk" },
      rolls: [],
      outcome: { destination: "murmansk" },
      snapshot: { sides: { allied: { forces: [{ convoy: { closest: null } }] } } },
    }),
  ];
}

/** 4.2, 5.1.8, 5.7.1 Plans of the Axis out of Germany. */
export function germanCourses(): Vector[] {
  const axis = { base: "plan-axis" };
  const lying = (unit: string, place: Json, fortnight = "1941-12-II"): Change =>
    all(
      (state) => {
        state.fortnight = fortnight;
      },
      forces("axis", fleet("g7", 1, ships(unit, 4), { ...place, sailed: false })),
      (state) => {
        state.sides.axis.forces[0]!.fuel = { state: "full", marker: null, refuelled: true };
      },
    );
  const kiel = lying("admiral_hipper", inPort("kiel"));
  const box = lying("admiral_hipper", inBox("germany"));
  return [
    yes(
      "from-box",
      "4.2 A force in the box of Germany sails from there",
      box,
      sails(6, "moderate", ["1707"], "g7"),
      axis,
    ),
    no(
      "back-to-box",
      "5.7.1 A plan does not lead back into a box",
      kiel,
      sails(6, "moderate", ["germany", "1707", "germany"], "g7"),
      "NOT_ADJACENT",
      "5",
      "/input/path/2",
      axis,
    ),
    no(
      "held",
      "11.4 In the shortage of fuel a force without a target plans nothing",
      lying("admiral_hipper", inPort("kiel"), "1942-07-I"),
      sails(6, "moderate", ["germany", "1707"], "g7"),
      "NO_TARGET_IDENTIFIED",
      "11.4",
      "",
      axis,
    ),
    no(
      "norway",
      "4.2 A force in Norway has no plan",
      lying("admiral_hipper", inPort("trondheim")),
      sails(6, "moderate", ["1111"], "g7"),
      "NOT_FROM_GERMANY",
      "4.2",
      "",
      axis,
    ),
  ];
}
