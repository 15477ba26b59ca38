import type { Invariant } from "../../../../core/contract/invariant";
import type { Charts } from "../../charts/schema";
import type { Snapshot, TakenOver } from "../../snapshot";
import { CHOOSING, IN_PORT, ON_DUTY } from "../../vocabulary";
import { monthsBetween } from "./calendar";
import { atMost, each, implies, rule } from "./invariant";

/** 9.2.6 Maximum tonnage of one ship, as in the snapshot schema. */
const MAX_SHIP_TONS = 60_000;

/** Maximum number of ships in one row of the log. */
const MAX_ROW_SHIPS = 60;

const MAX_ENCOUNTER_SHIPS = 4;

/** 3.5 Counts the patrols from which the boat has returned. */
function countCompletedPatrols({ log, patrol }: Snapshot): number {
  return patrol === null ? log.length : log.length - 1;
}

/** 3.5 Counts the rows with a result. In the phases that choose a boat, the last patrol's row is already closed. */
function countClosedRows(state: Snapshot): number {
  return CHOOSING.includes(state.phase) ? state.log.length : countCompletedPatrols(state);
}

/** 6.1 Requires a patrol in every phase at sea. */
export const onPatrol: Invariant<Snapshot, Charts> = rule({
  code: "PHASE_IMPOSSIBLE",
  pointer: "/patrol",
  section: "6.1",
  variant: "needs-patrol",
  during: ON_DUTY.filter((phase) => !IN_PORT.includes(phase)),
  holds: ({ item }) => item !== null,
});

function tonsIn(ships: TakenOver["sunk"]): number {
  return ships.reduce((sum, { tons }) => sum + tons, 0);
}

/** 4.2 True if the month is before the first. Another invariant reports that. */
function isBeforeStart({ startMonth, month }: Snapshot): boolean {
  return month < startMonth;
}

/** 3.5 The invariants of a career's history before it was taken over. */
export const takenOver: readonly Invariant<Snapshot, Charts>[] = [
  rule({
    code: "TAKEN_OVER_IMPOSSIBLE",
    pointer: "/takenOver/month",
    section: "3.5",
    variant: "career-taken",
    holds: ({ state, item }) => isBeforeStart(state) || (item >= state.startMonth && item <= state.month),
  }),
  atMost({
    code: "TAKEN_OVER_IMPOSSIBLE",
    pointer: "/takenOver/patrols",
    section: "10.10.4",
    variant: "since-time",
    most: ({ state, holder }) => {
      return isBeforeStart(state) ? holder.patrols : Math.max(0, monthsBetween(state.startMonth, holder.month));
    },
  }),
  atMost({
    code: "TAKEN_OVER_IMPOSSIBLE",
    pointer: "/takenOver/successes",
    section: "7.5.2",
    variant: "patrols-successful",
    most: ({ holder }) => holder.patrols,
  }),
  rule({
    code: "TAKEN_OVER_IMPOSSIBLE",
    pointer: "/takenOver/ships",
    section: "9.2.6",
    variant: "ships-sunk",
    values: ({ holder }) => ({ known: holder.sunk.length }),
    holds: ({ item, holder }) => item >= holder.sunk.length && (item === 0 || holder.patrols > 0),
  }),
  rule({
    code: "TAKEN_OVER_IMPOSSIBLE",
    pointer: "/takenOver/tons",
    section: "5.2.1",
    variant: "ships-cannot",
    values: ({ holder }) => ({ known: tonsIn(holder.sunk) }),
    holds: ({ item, holder }) => {
      const others = holder.ships - holder.sunk.length;
      const least = tonsIn(holder.sunk);
      return item >= least + others && item <= least + others * MAX_SHIP_TONS;
    },
  }),
];

/** 3.5 The invariants of the log: its order, its results, and room for the ships of one more encounter. */
export const log: readonly Invariant<Snapshot, Charts>[] = [
  each("/log/*", [
    rule({
      code: "LOG_IMPOSSIBLE",
      pointer: "/log/*/month",
      section: "3.5",
      variant: "patrols-start",
      holds: ({ state, item, keys: [index] }) => {
        const before = state.log[index - 1]?.month ?? "";
        const isInTime = index < countCompletedPatrols(state) ? item < state.month : item <= state.month;
        return item >= (state.takenOver?.month ?? state.startMonth) && item > before && isInTime;
      },
    }),
    rule({
      code: "LOG_IMPOSSIBLE",
      pointer: "/log/*/result",
      section: "3.5",
      variant: "patrol-progress",
      holds: ({ state, item, keys: [index] }) => item !== null || index >= countClosedRows(state),
    }),
    rule({
      code: "LOG_IMPOSSIBLE",
      pointer: "/log/*/result",
      section: "3.5",
      variant: "patrol-progress-result",
      holds: ({ state, item, keys: [index] }) => item === null || index < countClosedRows(state),
    }),
    atMost({
      code: "LOG_IMPOSSIBLE",
      pointer: "/log/*/ships",
      section: "3.5",
      variant: "boat-carries",
      count: ({ item }) => item.length + MAX_ENCOUNTER_SHIPS,
      most: MAX_ROW_SHIPS,
    }),
  ]),
  implies({
    code: "LOG_IMPOSSIBLE",
    pointer: "/log",
    section: "3.5",
    variant: "refit-follows",
    when: ({ state }) => state.refit !== null,
    holds: ({ item }) => item.length > 0,
  }),
];
