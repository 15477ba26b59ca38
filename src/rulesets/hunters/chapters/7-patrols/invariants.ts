import type { Invariant } from "../../../../core/contract/invariant";
import { findTrack } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Box } from "../../charts/shapes";
import type { Patrol, Snapshot } from "../../snapshot";
import { FIGHTING, IN_PORT, PHASES, type Phase } from "../../vocabulary";
import { CHECKS_ON_ONE_DIESEL } from "../10-damage/systems";
import { atMost, implies, inTurn, onlyIn, rule, where } from "../shared/invariant";
import { isSpecial } from "./track";

/** Phases in which the boat must be in a box of its track. */
const IN_A_BOX: readonly Phase[] = ["at_sea", "pack_call", ...FIGHTING, "spare_parts", "abort_direction", "resupply"];

/** Phases in which a boat with a patrol can still be in port. */
const BEFORE_CHECKS: readonly Phase[] = ["mission_load", "at_sea"];

/** Upper bound for checks: more than any patrol makes, even with repeated resupply (14.9). */
const MAX_PATROL_CHECKS = 900;

/** 7.5.1 True if a boat at sea has made every check of its last box, and so must be in port. */
function isHome({ phase }: Snapshot, patrol: Patrol, { length }: readonly Box[]): boolean {
  const { box, direction, checksDoneInBox, checksRequired, jumpTo } = patrol;
  const isDone = box > 0 && checksDoneInBox >= checksRequired && jumpTo === null;
  return phase === "at_sea" && isDone && box === (direction === "backward" ? 1 : length);
}

/** 8.1.1 Returns the maximum number of checks in a box. */
function maxChecksIn(box: Box | undefined): number {
  return Math.max(box?.rolls ?? 1, CHECKS_ON_ONE_DIESEL);
}

/** 8.1.1 Returns the maximum number of checks along a track. */
function maxChecksAlong(boxes: readonly Box[]): number {
  return boxes.reduce((sum, box) => sum + maxChecksIn(box), 0);
}

/** 7.1.2, 10.8 The invariants of a patrol: a known track, a possible box, and details that fit the phase. */
export const invariants: readonly Invariant<Snapshot, Charts>[] = [
  inTurn(
    rule({
      code: "TRACK_UNKNOWN",
      pointer: "/patrol/track",
      section: "7.1.2",
      holds: ({ facts, holder }) => facts.area === holder.area,
    }),
    [
      atMost({
        code: "BOX_IMPOSSIBLE",
        pointer: "/patrol/box",
        section: "7.1.2",
        variant: "track-boxes",
        most: ({ facts }) => facts.boxes.length,
      }),
      rule({
        code: "BOX_IMPOSSIBLE",
        pointer: "/patrol/jumpTo",
        section: "10.8.2",
        variant: "boat-aborts",
        holds: ({ facts, item, holder }) => {
          if (item === null) return true;
          const isSentBack = holder.abort !== null || holder.resupplied;
          return isSentBack && item >= 1 && item <= facts.boxes.length;
        },
      }),
      rule({
        code: "BOX_IMPOSSIBLE",
        pointer: "/patrol/box",
        section: "7.1.2",
        variant: "nothing-happens",
        holds: ({ state: { phase }, item, holder }) =>
          item > 0 || !IN_A_BOX.includes(phase) || (phase === "at_sea" && holder.checksRequired === 0),
      }),
      implies({
        code: "BOX_IMPOSSIBLE",
        pointer: "/patrol/direction",
        section: "10.8.2",
        variant: "aborting-boat",
        when: ({ item }) => item === "backward",
        holds: ({ holder }) => holder.abort !== null,
      }),
      rule({
        code: "BOX_IMPOSSIBLE",
        pointer: "/phase",
        of: "/patrol/box",
        section: "7.5.1",
        variant: "last-box",
        holds: ({ state, facts, holder }) => !isHome(state, holder, facts.boxes),
      }),
      implies({
        code: "PHASE_IMPOSSIBLE",
        pointer: "/options/resupplyAtSea",
        section: "14.9",
        variant: "resupply-option",
        during: ["resupply"],
        when: ({ state }) => state.patrol !== null,
        holds: ({ item }) => item,
      }),
      implies({
        code: "PHASE_IMPOSSIBLE",
        pointer: "/phase",
        section: "14.8.4",
        variant: "evasion-needs",
        during: ["evasion"],
        when: ({ state }) => state.patrol !== null,
        holds: ({ state }) => state.options.evasiveManeuvers && state.boat.systems.hydrophones === "ok",
      }),
      onlyIn({
        code: "PHASE_IMPOSSIBLE",
        pointer: "/patrol/resupplyOffer",
        section: "14.9",
        variant: "torpedoes-offered",
        phases: ["resupply"],
        always: true,
      }),
      rule({
        code: "PHASE_IMPOSSIBLE",
        pointer: "/patrol/resupplied",
        section: "14.9",
        variant: "torpedoes-offered-supply",
        during: ["resupply"],
        holds: ({ item }) => item,
      }),
      rule({
        code: "PHASE_IMPOSSIBLE",
        pointer: "/patrol/abort",
        section: "10.8.2",
        variant: "aborting-boat",
        during: ["abort_direction"],
        holds: ({ item }) => item !== null,
      }),
      rule({
        code: "MISSION_IMPOSSIBLE",
        pointer: "/patrol/missionState",
        section: "7.4",
        holds: ({ item, holder }) => isSpecial(holder.mission) !== (item === "none"),
      }),
      implies({
        code: "LOG_IMPOSSIBLE",
        pointer: "/log",
        section: "3.5",
        variant: "last-row",
        when: ({ state: { patrol, refit, phase } }) => patrol !== null && refit === null && phase !== "over",
        holds: ({ state, item }) => item.at(-1)?.month === state.month && item.at(-1)?.result === null,
      }),
    ],
  ),
];

/** 8.1.1 Limits the encounter checks required and made. Applies only to an otherwise sound patrol. */
export const checks: readonly Invariant<Snapshot, Charts>[] = [
  implies({
    code: "BOX_IMPOSSIBLE",
    pointer: "/patrol/checksDone",
    section: "8.1.1",
    variant: "check-made",
    during: BEFORE_CHECKS,
    when: ({ holder }) => holder.box === 0,
    holds: ({ item }) => item === 0,
  }),
  where("/patrol", ({ item }) => item !== null && item.box > 0, [
    atMost({
      code: "BOX_IMPOSSIBLE",
      pointer: "/patrol/checksRequired",
      section: "8.1.1",
      variant: "box-asks",
      most: ({ facts, holder }) => maxChecksIn(facts.boxes[holder.box - 1]),
    }),
    atMost({
      code: "BOX_IMPOSSIBLE",
      pointer: "/patrol/checksDoneInBox",
      section: "8.1.1",
      variant: "checks-box",
      count: ({ state: { engagement, phase }, item, holder }) => {
        const isFighting = engagement !== null && !holder.resupplyTried;
        return item + (isFighting || phase === "spare_parts" || phase === "pack_call" ? 1 : 0);
      },
      most: ({ holder }) => holder.checksRequired,
    }),
    rule({
      code: "BOX_IMPOSSIBLE",
      pointer: "/patrol/checksDone",
      section: "8.1.1",
      variant: "track-checks",
      values: ({ facts }) => ({ there: maxChecksAlong(facts.boxes) }),
      holds: ({ facts, item, holder }) => holder.resupplied || item <= 2 * maxChecksAlong(facts.boxes),
    }),
    atMost({
      code: "BOX_IMPOSSIBLE",
      pointer: "/patrol/checksDone",
      section: "8.1.1",
      variant: "patrol-lasts",
      most: MAX_PATROL_CHECKS,
    }),
  ]),
];

/** 7.1 Requires that a boat in port has no patrol. */
export const inPort: Invariant<Snapshot, Charts> = onlyIn({
  code: "PHASE_IMPOSSIBLE",
  pointer: "/patrol",
  section: "7.1",
  variant: "port-patrol",
  phases: PHASES.filter((phase) => !IN_PORT.includes(phase)),
});

/** 7.4.2 Requires a minelayer in port in the phase that chooses reloads. */
export const missionLoad: readonly Invariant<Snapshot, Charts>[] = [
  rule({
    code: "PHASE_IMPOSSIBLE",
    pointer: "/patrol/mission",
    section: "7.4.2",
    variant: "minelayer-loads",
    during: ["mission_load"],
    holds: ({ item, holder }) => item === "M" && holder.missionState === "pending",
  }),
  rule({
    code: "PHASE_IMPOSSIBLE",
    pointer: "/patrol/box",
    section: "7.4.2",
    variant: "reloads-chosen",
    during: ["mission_load"],
    holds: ({ item, holder }) => item === 0 && holder.checksRequired === 0,
  }),
];

/** 7.3.1 Requires a posting to an area for which the boat's mat has a track. */
export const posting: Invariant<Snapshot, Charts> = rule({
  code: "POSTING_IMPOSSIBLE",
  pointer: "/boat/posting",
  section: "7.3.1",
  holds: ({ state, charts, item, holder }) =>
    item === "none" || findTrack(charts, holder.type, item, state.options) !== undefined,
});
