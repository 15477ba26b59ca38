import type { Invariant } from "../../../../core/contract/invariant";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { AWARDS } from "../../vocabulary";
import { atMost, implies } from "../shared/invariant";
import { patrolsWith } from "../shared/log";

/** Upper bound for ships sunk between two checks: more than a year's torpedoes and shells can sink. */
const MAX_PERIOD_SHIPS = 900;

/** 11.1, 11.3 Limits successes and decorations to the length and the tonnage of the log. */
export const career: readonly Invariant<Snapshot, Charts>[] = [
  atMost({
    code: "LOG_IMPOSSIBLE",
    pointer: "/kommandant/tonsAtAward",
    section: "11.3",
    variant: "log-holds",
    most: ({ facts }) => facts.tons,
  }),
  implies({
    code: "LOG_IMPOSSIBLE",
    pointer: "/kommandant/tonsAtAward",
    section: "11.3",
    variant: "without-decoration",
    when: ({ holder }) => holder.award === "none",
    holds: ({ item }) => item === 0,
  }),
];

/** 11.1-11.3 Limits the counts on the log sheet to what its rows support. */
export const counts: readonly Invariant<Snapshot, Charts>[] = [
  atMost({
    code: "LOG_IMPOSSIBLE",
    pointer: "/successes",
    section: "11.1",
    variant: "log-shows",
    most: ({ state }) => patrolsWith(state, "S"),
  }),
  atMost({
    code: "LOG_IMPOSSIBLE",
    pointer: "/kommandant/periodShips",
    section: "11.2.3",
    variant: "sinks-many",
    most: MAX_PERIOD_SHIPS,
  }),
  atMost({
    code: "LOG_IMPOSSIBLE",
    pointer: "/kommandant/periodFailures",
    section: "11.2.3",
    variant: "log-shows-failed",
    most: ({ state }) => patrolsWith(state, "F"),
  }),
  atMost({
    code: "LOG_IMPOSSIBLE",
    pointer: "/kommandant/periodAwards",
    section: "11.2.3",
    variant: "decorations-he",
    most: ({ holder }) => AWARDS.indexOf(holder.award),
  }),
  atMost({
    code: "LOG_IMPOSSIBLE",
    pointer: "/kommandant/boatRequests",
    section: "11.3.5",
    variant: "decoration-earns",
    most: ({ holder }) => AWARDS.indexOf(holder.award),
  }),
];
