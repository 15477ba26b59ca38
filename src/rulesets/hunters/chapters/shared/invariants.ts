import type { Invariant } from "../../../../core/contract/invariant";
import { findTrack } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { LogRow, Snapshot } from "../../snapshot";
import { AWARDS, PHASES, type Phase, SYSTEMS } from "../../vocabulary";
import { tonsSunk } from "../5-victory/victory";
import { afloat } from "../8-encounters/targets";
import { followOptions } from "../9-7-following/following";
import { inoperable } from "../10-damage/systems";
import { atMost, each, implies, onlyIn, rule } from "./invariant";

/** Phases in which the boat is in port without a patrol. */
const IN_PORT: readonly Phase[] = ["port", "patrol_choice"];

/** Phases of a fight, which need an engagement. */
export const FIGHTING: readonly Phase[] = [
  "convoy",
  "contact",
  "attack",
  "round",
  "detection",
  "evasion",
  "escort_arrived",
  "follow",
  "straggler",
  "flak_stay",
];

/** Phases of a refit that waits for a choice of boat. */
const CHOOSING: readonly Phase[] = ["boat_request", "boat_choice"];

/** Ships one row of the log has room for, and those that one more encounter adds. */
const SHIPS_IN_A_ROW = 60;

const SHIPS_OF_AN_ENCOUNTER = 4;

/** More ships than torpedoes and shells of a year could sink. */
const SHIPS_IN_A_PERIOD = 900;

/** More tonnage than every ship of the rosters has together. */
const TONS_BEYOND_BELIEF = 5_000_000;

/** More rounds than any escort searches. */
const ROUNDS_BEYOND_BELIEF = 9_999;

/** 3.5 Rows of patrols that the boat has come back from. */
function sailed({ log, patrol }: Snapshot): number {
  return patrol === null ? log.length : log.length - 1;
}

/** 3.5 Rows that have a result: a refit that waits has closed its patrol's. */
function finished(state: Snapshot): number {
  return CHOOSING.includes(state.phase) ? state.log.length : sailed(state);
}

function rowsWith(state: Snapshot, result: LogRow["result"]): number {
  return state.log.filter((row) => row.result === result).length;
}

/** What phase and contents of a snapshot cannot be together. */
export const phases: readonly Invariant<Snapshot, Charts>[] = [
  onlyIn({
    code: "PHASE_IMPOSSIBLE",
    pointer: "/patrol",
    section: "7.1",
    sentence: "In port there is no patrol.",
    phases: PHASES.filter((phase) => !IN_PORT.includes(phase)),
  }),
  implies({
    code: "PHASE_IMPOSSIBLE",
    pointer: "/patrol",
    section: "6.1",
    sentence: "Phase {state.phase} needs a patrol.",
    when: ({ state }) => !IN_PORT.includes(state.phase) && state.phase !== "over",
    holds: ({ item }) => item !== null,
  }),
  implies({
    code: "PHASE_IMPOSSIBLE",
    pointer: "/engagement",
    section: "8.1",
    sentence: "Phase {state.phase} needs an engagement.",
    when: ({ state }) => FIGHTING.includes(state.phase),
    holds: ({ item }) => item !== null,
  }),
  onlyIn({
    code: "PHASE_IMPOSSIBLE",
    pointer: "/engagement",
    section: "8.1",
    sentence: "In phase {state.phase} there is no engagement.",
    phases: [...FIGHTING, "over"],
  }),
  onlyIn({
    code: "PHASE_IMPOSSIBLE",
    pointer: "/end",
    section: "5.1",
    sentence: "Only a career that is over has an end.",
    phases: ["over"],
    always: true,
  }),
  implies({
    code: "PHASE_IMPOSSIBLE",
    pointer: "/refit",
    section: "11.4",
    sentence: "Phase {state.phase} needs a refit.",
    when: ({ state }) => CHOOSING.includes(state.phase),
    holds: ({ item }) => item !== null,
  }),
  implies({
    code: "KOMMANDANT_DEAD",
    pointer: "/crew/wounds/kmdt",
    section: "10.5.2",
    sentence: "A dead Kommandant gives no orders; the career is over (10.5.2).",
    when: ({ state }) => state.phase !== "over",
    holds: ({ item }) => item !== "KIA",
  }),
];

/** 4.2, 5.1, 11.3 What no career could be: out of its time, or with more than its log bears out. */
export const career: readonly Invariant<Snapshot, Charts>[] = [
  implies({
    code: "OPTION_NOT_IN_EDITION",
    pointer: "/options/convoyPenetration",
    section: "14.11",
    sentence: "Convoy penetration is an option of the second printing (14.11).",
    when: ({ state }) => state.edition === "first",
    holds: ({ item }) => !item,
  }),
  rule({
    code: "MONTH_IMPOSSIBLE",
    pointer: "/startMonth",
    section: "4.2.1",
    sentence: "A career starts between {charts.TIMELINE.facts.firstMonth} and {charts.TIMELINE.facts.lastMonth}.",
    holds: ({ charts, item }) => {
      const { firstMonth, lastMonth } = charts.TIMELINE.facts;
      return item >= firstMonth && item <= lastMonth;
    },
  }),
  rule({
    code: "MONTH_IMPOSSIBLE",
    pointer: "/month",
    section: "4.2.1",
    sentence: "No patrol starts before the first.",
    holds: ({ state, item }) => item >= state.startMonth,
  }),
  implies({
    code: "MONTH_IMPOSSIBLE",
    pointer: "/month",
    section: "5.1.1",
    sentence: "No patrol starts after {charts.TIMELINE.facts.lastMonth} (5.1.1).",
    when: ({ state }) => state.phase !== "over",
    holds: ({ charts, item }) => item <= charts.TIMELINE.facts.lastMonth,
  }),
  atMost({
    code: "LOG_IMPOSSIBLE",
    pointer: "/successes",
    section: "11.1",
    sentence: "There are fewer patrols in the log.",
    most: ({ state }) => state.log.length,
  }),
  atMost({
    code: "LOG_IMPOSSIBLE",
    pointer: "/kommandant/tonsAtAward",
    section: "11.3",
    sentence: "The log holds less tonnage than that.",
    most: ({ state }) => tonsSunk(state),
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

/** Every phase leaves something to choose. */
export const offers: readonly Invariant<Snapshot, Charts>[] = [
  implies({
    code: "PHASE_IMPOSSIBLE",
    pointer: "/engagement",
    section: "9.7.1",
    sentence: "There is nothing to follow (9.7.1).",
    when: ({ state }) => state.phase === "follow",
    holds: ({ state }) => followOptions(state).length > 0,
  }),
  implies({
    code: "PHASE_IMPOSSIBLE",
    pointer: "/engagement/targets",
    section: "9.7.6",
    sentence: "Every ship to choose among is afloat.",
    when: ({ state }) => state.phase === "straggler",
    holds: ({ item, holder }) => afloat(holder).length === item.length,
  }),
  implies({
    code: "PHASE_IMPOSSIBLE",
    pointer: "/boat/systems",
    section: "12.1",
    sentence: "Spare parts need a system that is inoperable (R1).",
    when: ({ state }) => state.phase === "spare_parts",
    holds: ({ state }) => SYSTEMS.some((system) => inoperable(state, system)),
  }),
  implies({
    code: "PHASE_IMPOSSIBLE",
    pointer: "/kommandant/boatRequests",
    section: "11.4.3",
    sentence: "There is no request left to make (11.4.3).",
    when: ({ state }) => state.phase === "boat_request",
    holds: ({ item }) => item > 0,
  }),
  implies({
    code: "PHASE_IMPOSSIBLE",
    pointer: "/patrol/mission",
    section: "7.4.2",
    sentence: "Only a minelayer loads.",
    when: ({ state }) => state.phase === "mission_load",
    holds: ({ item, holder }) => item === "M" && holder.missionState === "pending",
  }),
  implies({
    code: "PHASE_IMPOSSIBLE",
    pointer: "/patrol/box",
    section: "7.4.2",
    sentence: "Reloads are chosen in port (7.4.2).",
    when: ({ state }) => state.phase === "mission_load",
    holds: ({ item, holder }) => item === 0 && holder.checksRequired === 0,
  }),
  implies({
    code: "PHASE_IMPOSSIBLE",
    pointer: "/engagement/targets",
    section: "9.4.4",
    sentence: "An escort arrives while a target is afloat (9.4.4).",
    when: ({ holder }) => holder.cycle?.cause === "arrival",
    holds: ({ holder }) => afloat(holder).length > 0,
  }),
  rule({
    code: "POSTING_IMPOSSIBLE",
    pointer: "/boat/posting",
    section: "7.3.1",
    sentence: "The mat of {holder.type} has no track for {item}; it cannot be posted there.",
    holds: ({ state, charts, item, holder }) =>
      item === "none" || findTrack(charts, holder.type, item, state.options) !== undefined,
  }),
];

/** Counts on the log sheet that its rows bear out. */
export const counts: readonly Invariant<Snapshot, Charts>[] = [
  atMost({
    code: "LOG_IMPOSSIBLE",
    pointer: "/successes",
    section: "11.1",
    sentence: "The log shows {most} successful patrols.",
    most: ({ state }) => rowsWith(state, "S"),
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
    most: ({ state }) => rowsWith(state, "F"),
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
  atMost({
    code: "LOG_IMPOSSIBLE",
    pointer: "/kommandant/rerolls",
    section: "12.1",
    sentence: "A patrol brings one re-roll at most (12.1).",
    // Whoever is let in with one re-roll a patrol before its event may gain one more by it.
    most: ({ state: { log, patrol } }) =>
      log.length + (log.length > 0 && (patrol === null || patrol.eventUsed) ? 1 : 0),
  }),
  atMost({
    code: "LOG_IMPOSSIBLE",
    pointer: "/engagement/cycle/round",
    section: "9.6",
    sentence: "No escort searches that long.",
    most: ROUNDS_BEYOND_BELIEF,
  }),
];

/** 3.5 The log is in order and has room for what comes. */
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
  atMost({
    code: "LOG_IMPOSSIBLE",
    pointer: "/log",
    section: "5.2.1",
    sentence: "There is not so much tonnage afloat.",
    count: ({ state }) => tonsSunk(state),
    most: TONS_BEYOND_BELIEF,
  }),
];
