import { all, type Case, type Change, type Json, refused, resolves, type Vector } from "../kit";
import { keep } from "../kit/changes";

/** 4.2, 8.3 Plans that a rule forbids, and the last that it lets. */
export function plannedVoyages(): Vector[] {
  const plan: Omit<Case, "id" | "title"> = { citation: "4.2", operation: "planForce", base: "planning-allied" };
  const input: Json = { force: "patrol_white_relief", departs: 1, speed: "moderate", path: ["0504"] };
  const no = (
    id: string,
    title: string,
    code: string,
    section: string,
    change: Change,
    more: Partial<Case> = {},
    pointer = "",
  ) => refused({ ...plan, input, id: `voyage-${id}`, title, change, ...more, code, section, pointer });
  const relief = (state: Parameters<Change>[0]) =>
    state.sides.allied.forces.find(({ id }) => id === "patrol_white_relief")!;
  const alone: Change = (state) => keep(state, "allied", "patrol_white_relief");
  return [
    no("no-force", "4.2 A side without forces plans nothing", "NO_FORCE", "4.2", (state) => keep(state, "allied")),
    no("no-convoy", "4.2 A side without convoys names no destination", "NO_CONVOY", "4.2", alone, {
      operation: "planConvoy",
      input: { convoy: "convoy_pq_17", destination: "murmansk" },
    }),
    no("no-time", "8.3 Where player phases begin at once nothing is planned", "NO_TIME", "8.3", (state) => {
      state.startTurn = 1;
    }),
    no(
      "inoperative",
      "5.1.3 A force with an inoperative ship plans nothing",
      "INOPERATIVE",
      "5.1.3",
      all(alone, (state) => {
        relief(state).units[0]!.marks = ["inoperative"];
      }),
    ),
    no(
      "unpaid",
      "4.3 A force without command points plans nothing",
      "COMMAND_POINTS_SHORT",
      "4.3",
      all(alone, (state) => {
        for (const command of state.sides.allied.command) command.available = 0;
      }),
    ),
    resolves({
      ...plan,
      input,
      id: "voyage-last-turn",
      title: "8.3 With a second turn to begin in, a force may sail in the first",
      change: (state) => {
        state.startTurn = 2;
      },
      rolls: [],
      outcome: { force: "patrol_white_relief" },
    }),
  ];
}
