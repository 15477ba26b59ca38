import type { Invariant } from "../../../../core/contract/invariant";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { CHOOSING, IN_PORT, ON_DUTY } from "../../vocabulary";
import { atMost, each, implies, rule } from "./invariant";

/** The ships that one row of the log has room for. */
const SHIPS_IN_A_ROW = 60;

const SHIPS_OF_AN_ENCOUNTER = 4;

/** 3.5 The number of patrols that the boat is back from. */
function sailed({ log, patrol }: Snapshot): number {
  return patrol === null ? log.length : log.length - 1;
}

/** 3.5 The number of rows that have a result; a refit that waits has closed its patrol's row. */
function finished(state: Snapshot): number {
  return CHOOSING.includes(state.phase) ? state.log.length : sailed(state);
}

/** 6.1 The phases of a patrol need one. */
export const onPatrol: Invariant<Snapshot, Charts> = rule({
  code: "PHASE_IMPOSSIBLE",
  pointer: "/patrol",
  section: "6.1",
  sentence: "Phase {state.phase} needs a patrol.",
  during: ON_DUTY.filter((phase) => !IN_PORT.includes(phase)),
  holds: ({ item }) => item !== null,
});

/** 3.5 The order of the log, and its room for what comes. */
export const log: readonly Invariant<Snapshot, Charts>[] = [
  each("/log/*", [
    rule({
      code: "LOG_IMPOSSIBLE",
      pointer: "/log/*/month",
      section: "3.5",
      sentence: "Patrols start one after the other, from {state.startMonth} to {state.month}.",
      holds: ({ state, item, keys: [index] }) => {
        const before = state.log[index - 1]?.month ?? "";
        const isInTime = index < sailed(state) ? item < state.month : item <= state.month;
        return item >= state.startMonth && item > before && isInTime;
      },
    }),
    rule({
      code: "LOG_IMPOSSIBLE",
      pointer: "/log/*/result",
      section: "3.5",
      sentence: "Only the patrol in progress has no result yet.",
      holds: ({ state, item, keys: [index] }) => item !== null || index >= finished(state),
    }),
    rule({
      code: "LOG_IMPOSSIBLE",
      pointer: "/log/*/result",
      section: "3.5",
      sentence: "A patrol in progress has no result yet.",
      holds: ({ state, item, keys: [index] }) => item === null || index < finished(state),
    }),
    atMost({
      code: "LOG_IMPOSSIBLE",
      pointer: "/log/*/ships",
      section: "3.5",
      sentence: "No boat carries torpedoes for so many ships.",
      count: ({ item }) => item.length + SHIPS_OF_AN_ENCOUNTER,
      most: SHIPS_IN_A_ROW,
    }),
  ]),
  implies({
    code: "LOG_IMPOSSIBLE",
    pointer: "/log",
    section: "3.5",
    sentence: "A refit follows a patrol.",
    when: ({ state }) => state.refit !== null,
    holds: ({ item }) => item.length > 0,
  }),
];
