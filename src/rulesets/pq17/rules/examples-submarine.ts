import type { Snapshot } from "../snapshot";
import type { Force } from "../snapshot-forces";
import type { Phase, Side } from "../vocabulary";
import { exampleAt } from "./examples";
import { forceOf } from "./game";

/** Scenario PQ-17 with a German Wolf Pack over the convoy, which has been identified. */
export function exampleOfPack(): Snapshot {
  const state = exampleAt("submarine_combat", "axis");
  const convoy = identified(state, "allied", "convoy_pq_17", 1);
  forceOf(state, "axis", "wolf_pack_eisteufel_1").at = convoy.at;
  return state;
}

/** The same Wolf Pack as it names its targets: one submarine before the ASW attack, two after it. */
export function exampleOfTargets(): Snapshot {
  const ids = { pack: "wolf_pack_eisteufel_1", target: "convoy_pq_17" };
  return {
    ...exampleOfPack(),
    pending: {
      decision: "sub_targets",
      side: "axis",
      ...ids,
      before: 1,
      after: 2,
      odd: false,
      offensive: false,
      surface: null,
    },
  };
}

/** Scenario PQ-17 with a German Wolf Pack, which has been identified, under the Home Fleet. */
export function exampleOfHunt(): Snapshot {
  const state = exampleAt("submarine_combat", "allied");
  identified(state, "axis", "wolf_pack_eisteufel_2", 1).at = forceOf(state, "allied", "tf_home_fleet").at;
  return state;
}

/** Scenario PQ-17 with a British and a German Wolf Pack in one hex, of which the German one has been identified. */
export function exampleOfDuel(): Snapshot {
  const state = exampleAt("submarine_combat", "allied");
  identified(state, "axis", "wolf_pack_eisteufel_2", 1).at = forceOf(state, "allied", "wolf_pack_british_1").at;
  return state;
}

/** Scenario PQ-17 with the convoy scattered, and a German Wolf Pack over it. */
export function exampleOfStrays(phase: Phase = "submarine_combat"): Snapshot {
  const state = exampleAt(phase, "axis");
  const convoy = identified(state, "allied", "convoy_pq_17", 3);
  if (convoy.convoy !== null) convoy.convoy.scattered = true;
  convoy.units = convoy.units.filter(({ unit }) => ["mv", "mo", "mc"].includes(unit));
  forceOf(state, "axis", "wolf_pack_eisteufel_1").at = convoy.at;
  return state;
}

function identified(state: Snapshot, side: Side, id: string, idLevel: number): Force {
  const force = forceOf(state, side, id);
  force.identified = true;
  force.idLevel = idLevel;
  return force;
}
