import { type Case, type Json, refused, resolves, type Vector } from "../kit";
import { force } from "../kit/changes";

/** 4.2, 8.3 Plans of convoys and forces before the start. */
export function planning(): Vector[] {
  const convoy: Omit<Case, "id" | "title"> = { citation: "4.2", operation: "planConvoy", base: "plan-allied" };
  const voyage: Omit<Case, "id" | "title"> = { citation: "4.2", operation: "planForce", base: "plan-allied" };
  const plan = (departs: number, speed: string, ...path: string[]): Json => ({
    force: "scapa_reserve",
    departs,
    speed,
    path,
  });
  return [
    ...["murmansk", "arkhangelsk"].map((destination) =>
      resolves({
        ...convoy,
        id: `plan-${destination}`,
        title: `4.2 PQ-17 is bound for ${destination}`,
        input: { convoy: "convoy_pq_17", destination },
        rolls: [],
        outcome: { destination },
      }),
    ),
    refused({
      ...convoy,
      id: "plan-reykjavik",
      title: "4.2 A loaded convoy is not bound for Reykjavik",
      input: { convoy: "convoy_pq_17", destination: "reykjavik" },
      code: "VALUE_NOT_LISTED",
      section: "4.2",
      pointer: "/input/destination",
    }),
    resolves({
      ...voyage,
      id: "plan-voyage",
      title: "4.2 A TF is planned out of port before the start turn",
      input: plan(6, "moderate", "1206", "1106"),
      rolls: [],
      outcome: { force: "scapa_reserve" },
      after: (state) => {
        force(state, "allied", "scapa_reserve").plan = { departs: 6, speed: "moderate", path: ["1206", "1106"] };
      },
    }),
    refused({
      ...voyage,
      id: "plan-too-long",
      title: "8.3 A plan goes no farther than the force sails by the end of the turn before",
      input: plan(8, "slow", "1206", "1106"),
      code: "PLAN_TOO_LONG",
      section: "8.3",
      pointer: "/input/path",
    }),
    refused({
      ...voyage,
      id: "plan-at-sea",
      title: "4.2 A force at sea is not planned",
      input: { force: "tf_home_fleet", departs: 6, speed: "moderate", path: ["0707"] },
      code: "AT_SEA",
      section: "4.2",
      pointer: "/input/force",
    }),
    refused({
      ...voyage,
      base: "plan-axis",
      id: "plan-axis-norway",
      title: "4.2 Axis forces are planned out of Kiel and Germany alone",
      input: { force: "narvik_group", departs: 6, speed: "moderate", path: ["0813"] },
      code: "NOT_FROM_GERMANY",
      section: "4.2",
      pointer: "",
    }),
    refused({
      ...voyage,
      id: "plan-day-1",
      title: "8.3 With a start on day 1 AM there is nothing to plan",
      change: (state) => {
        state.startTurn = 1;
      },
      input: plan(1, "slow", "1206"),
      code: "NO_TIME",
      section: "8.3",
    }),
    resolves({
      citation: "8.3",
      operation: "resolveWeather",
      base: "voyage-planned",
      id: "plan-sails",
      title:
        "8.3 When play begins a planned force is where its plan puts it one turn earlier; its fuel counts from its departure (E-35)",
      input: {},
      rolls: [{ label: "weather", faces: [0, 0], chart: "WEATHER" }],
      outcome: { phase: "random_event" },
      after: (state) => {
        const reserve = force(state, "allied");
        Object.assign(reserve, { station: "at_sea", at: "1106", block: 1, plan: null });
        reserve.fuel = { state: "full", marker: 18, refuelled: false };
      },
      snapshot: { begun: true },
      rulings: ["E-35"],
    }),
  ];
}
