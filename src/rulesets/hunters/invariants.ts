import type { Invariant } from "../../core/contract/invariant";
import * as setup from "./chapters/4-setup/invariants";
import * as victory from "./chapters/5-victory/invariants";
import * as patrols from "./chapters/7-patrols/invariants";
import * as encounters from "./chapters/8-encounters/invariants";
import * as unescorted from "./chapters/9-4-unescorted-attack/invariants";
import * as detection from "./chapters/9-6-detection/invariants";
import * as following from "./chapters/9-7-following/invariants";
import * as damage from "./chapters/10-damage/invariants";
import * as boats from "./chapters/11-4-new-boats/invariants";
import * as advancement from "./chapters/11-advancement/invariants";
import * as events from "./chapters/12-random-events/invariants";
import * as wolfpacks from "./chapters/13-5-wolfpacks/invariants";
import * as penetration from "./chapters/14-11-convoy-penetration/invariants";
import { inTurn, where } from "./chapters/shared/invariant";
import { log, onPatrol, takenOver } from "./chapters/shared/invariants";
import type { Charts } from "./charts/schema";
import type { Snapshot } from "./snapshot";

/** 6.1 Requires the contents that each phase needs. */
const phases: readonly Invariant<Snapshot, Charts>[] = [
  patrols.inPort,
  onPatrol,
  ...encounters.phases,
  victory.careerEnd,
  boats.refit,
  damage.kommandant,
];

/** 8.2, 9.1.1 The invariants of a fight: its targets, its light, its escort, and what its phase needs. */
const fights: readonly Invariant<Snapshot, Charts>[] = [
  ...encounters.invariants,
  ...penetration.invariants,
  encounters.dayNight,
  unescorted.roundPlan,
  detection.cycle,
  unescorted.escortArrived,
  following.stragglers,
];

/** 3.5, 4.2, 5.1, 11.3 The invariants of a career: its months, and no more than its log supports. */
const career: readonly Invariant<Snapshot, Charts>[] = [
  ...takenOver,
  penetration.edition,
  ...setup.months,
  victory.lastMonth,
  ...advancement.career,
];

/** Requires something to choose in the phases that offer a choice. */
const offers: readonly Invariant<Snapshot, Charts>[] = [
  ...following.offers,
  events.spareParts,
  boats.boatRequest,
  ...patrols.missionLoad,
  unescorted.targetsAtArrival,
  patrols.posting,
];

/** Limits counts to what the log supports. */
const counts: readonly Invariant<Snapshot, Charts>[] = [...advancement.counts, events.rerollLimit, detection.rounds];

/**
 * The invariants of every snapshot of The Hunters that play can reach. Packs, choices, counts and the log are checked
 * only if the rest is sound.
 */
export const invariants: readonly Invariant<Snapshot, Charts>[] = [
  inTurn(
    [...damage.boxes, ...setup.invariants, ...phases, ...patrols.invariants, ...fights, ...career],
    wolfpacks.invariants,
    where("", ({ state }) => state.phase !== "over", [
      ...offers,
      ...patrols.checks,
      ...counts,
      ...log,
      victory.tonnage,
    ]),
  ),
];
