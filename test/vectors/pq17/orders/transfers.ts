import type { Vector } from "../kit";
import { options } from "../kit/changes";
import { no, yes } from "./order";

/** 15.7.5, 15.8 Forces that go to Germany, to port or to Patrol White when an operation is over. */
export function transfers(): Vector[] {
  const transfer = { operation: "transferToGermany", base: "campaign-oob-axis", citation: "15.7.5" };
  const back = { operation: "returnForce", base: "campaign-oob-allied", citation: "15.8" };
  const relief = { operation: "exchangePatrolWhite", base: "campaign-planning", citation: "15.8.1" };
  return [
    yes(
      {
        ...transfer,
        id: "transfer-kiel",
        title: "15.7.5 With the option a German TF goes straight to Kiel",
        change: options("transfer_to_germany"),
        input: { force: "narvik_group", to: "kiel" },
      },
      { force: "narvik_group", to: "kiel" },
    ),
    yes(
      {
        ...transfer,
        id: "transfer-box",
        title: "15.7.5 or to the Germany box",
        change: options("transfer_to_germany"),
        input: { force: "trondheim_group", to: "germany" },
      },
      { to: "germany" },
    ),
    no(
      {
        ...transfer,
        id: "transfer-off",
        title: "15.7.5 Without the option there is no direct transfer",
        input: { force: "narvik_group", to: "kiel" },
      },
      "OPTION_NOT_USED",
      "15.7.5",
    ),
    no(
      {
        ...transfer,
        id: "transfer-norway",
        title: "15.7.5 The transfer is to Germany",
        change: options("transfer_to_germany"),
        input: { force: "narvik_group", to: "bergen" },
      },
      "VALUE_NOT_LISTED",
      "15.7.5",
      "/input/to",
    ),
    yes(
      {
        ...back,
        id: "home-iceland",
        title: "15.8 A TF at sea goes to a port of Iceland or Britain",
        input: { force: "tf_home_fleet", port: "reykjavik" },
      },
      { port: "reykjavik" },
    ),
    no(
      {
        ...back,
        id: "home-russia",
        title: "15.8 British and US ships do not go to Russian ports",
        input: { force: "tf_home_fleet", port: "murmansk" },
      },
      "VALUE_NOT_LISTED",
      "15.8",
      "/input/port",
    ),
    yes(
      {
        ...relief,
        id: "relief-suffolk",
        title: "15.8.1 Another CA takes the station of Patrol White",
        input: { ship: "suffolk" },
      },
      { ship: "suffolk" },
    ),
    no(
      {
        ...relief,
        id: "relief-first",
        title: "15.8.1 Patrol White is not relieved in the first fortnight",
        change: (state) => {
          state.fortnight = "1942-03-I";
          if (state.campaign !== null) state.campaign.number = 1;
        },
        input: { ship: "suffolk" },
      },
      "NOT_RELIEVED_NOW",
      "15.8.1",
    ),
    no(
      {
        ...relief,
        id: "relief-ev",
        title: "15.8.3 Patrol White is waived until EV is done",
        citation: "15.8.3",
        change: (state) => {
          if (state.campaign !== null) state.campaign.ev.stage = "declared";
        },
        input: { ship: "suffolk" },
      },
      "STATION_WAIVED",
      "15.8.1",
    ),
  ];
}
