import type { Invariant } from "../../../../core/contract/invariant";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { AWARDS } from "../../vocabulary";
import { atMost, implies } from "../shared/invariant";
import { patrolsOf, patrolsWith } from "../shared/log";

/** A bound on ships sunk between two checks: more than torpedoes and shells of a year could sink. */
const SHIPS_IN_A_PERIOD = 900;

/** 11.1, 11.3 Successes and decorations that the length and the tonnage of the log bear out. */
export const career: readonly Invariant<Snapshot, Charts>[] = [
  atMost({
    code: "LOG_IMPOSSIBLE",
    pointer: "/successes",
    section: "11.1",
    sentence: "There are fewer patrols in the log.",
    most: ({ state }) => patrolsOf(state),
  }),
  atMost({
    code: "LOG_IMPOSSIBLE",
    pointer: "/kommandant/tonsAtAward",
    section: "11.3",
    sentence: "The log holds less tonnage than that.",
    most: ({ facts }) => facts.tons,
  }),
  implies({
    code: "LOG_IMPOSSIBLE",
    pointer: "/kommandant/tonsAtAward",
    section: "11.3",
    sentence: "Without a decoration there is no such tonnage.",
    when: ({ holder }) => holder.award === "none",
    holds: ({ item }) => item === 0,
  }),
];

/** 11.1-11.3 Counts on the log sheet that its rows bear out. */
export const counts: readonly Invariant<Snapshot, Charts>[] = [
  atMost({
    code: "LOG_IMPOSSIBLE",
    pointer: "/successes",
    section: "11.1",
    sentence: "The log shows {most} successful patrols.",
    most: ({ state }) => patrolsWith(state, "S"),
  }),
  atMost({
    code: "LOG_IMPOSSIBLE",
    pointer: "/kommandant/periodShips",
    section: "11.2.3",
    sentence: "No one sinks so many between checks.",
    most: SHIPS_IN_A_PERIOD,
  }),
  atMost({
    code: "LOG_IMPOSSIBLE",
    pointer: "/kommandant/periodFailures",
    section: "11.2.3",
    sentence: "The log shows {most} failed patrols.",
    most: ({ state }) => patrolsWith(state, "F"),
  }),
  atMost({
    code: "LOG_IMPOSSIBLE",
    pointer: "/kommandant/periodAwards",
    section: "11.2.3",
    sentence: "More decorations than he holds.",
    most: ({ holder }) => AWARDS.indexOf(holder.award),
  }),
  atMost({
    code: "LOG_IMPOSSIBLE",
    pointer: "/kommandant/boatRequests",
    section: "11.3.5",
    sentence: "A decoration earns one request (11.3.5).",
    most: ({ holder }) => AWARDS.indexOf(holder.award),
  }),
];
