import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import type { Phase, Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import { stateOf } from "../7-5-surface-combat/battle";
import type { DisplayPart, DisplayUnit, SurfaceBattle, SurfaceDecision } from "../7-5-surface-combat/state";
import { exampleAt } from "./examples";
import { forceOf } from "./game";
import { typeOf } from "./units";

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

/** Scenario PQ-17 in the surface combat segment of the Allies: their cruisers stand over Tirpitz and her destroyers, which they have found. */
export function exampleMeeting(phasing: Side = "allied", phase: Phase = "surface_combat"): Snapshot {
  const state = exampleAt(phase, phasing);
  const german = germanForce(state);
  const allied = state.sides.allied.forces.find(({ id }) => id === "tf_cruiser_cover");
  if (german === undefined || allied === undefined) return state;
  german.station = "at_sea";
  german.at = allied.at;
  german.block = 90;
  for (const force of [german, allied]) {
    force.identified = true;
    force.idLevel = 1;
  }
  return state;
}

/** The German TF of the examples. */
export function germanForce(state: Snapshot): Force | undefined {
  return state.sides.axis.forces.find(({ kind }) => kind === "task_force");
}

const STEPS: Readonly<Record<SurfaceDecision["decision"], SurfaceBattle["step"]>> = {
  surf_submarines: "set_up",
  surf_engage: "engage_phasing",
  surf_maneuver_defender: "maneuver_defender",
  surf_maneuver_attacker: "maneuver_attacker",
  surf_carrier: "carrier",
  surf_gun_targets_defender: "gun_targets_defender",
  surf_gun_targets_attacker: "gun_targets_attacker",
  surf_torp_targets_defender: "torpedo_targets_defender",
  surf_torp_targets_attacker: "torpedo_targets_attacker",
  surf_withdraw_defender: "withdraw_defender",
  surf_withdraw_attacker: "withdraw_attacker",
};

/** The meeting of `exampleMeeting` as a battle in round 2, in which a side is to decide. */
export function exampleBattle(decision: SurfaceDecision["decision"], role: "attacker" | "defender"): Snapshot {
  const state = exampleMeeting();
  const german = germanForce(state);
  const allied = state.sides.allied.forces.find(({ id }) => id === "tf_cruiser_cover");
  if (german === undefined || allied === undefined) return state;
  const early = decision === "surf_submarines";
  const battle: SurfaceBattle = {
    hex: allied.at,
    transit: false,
    attacker: "allied",
    forces: [
      { side: "allied", force: allied.id, block: allied.block },
      { side: "axis", force: german.id, block: german.block },
    ],
    round: early ? 0 : 2,
    step: STEPS[decision],
    surprise: false,
    outmatched: false,
    germanLosses: false,
    hadWarships: true,
    unescorted: null,
    struck: false,
    units: early ? [] : [...unitsOf("allied", allied, 1), ...unitsOf("axis", german, 41)],
    guns: [],
    torpedoes: [],
    escortsLost: [],
  };
  const side: Side = role === "attacker" ? "allied" : "axis";
  return { ...state, pending: { decision, side, battle } };
}

function unitsOf(side: Side, force: Force, from: number): DisplayUnit[] {
  const ships = force.units.filter((ship) => typeOf(pack.charts, ship) !== "SS");
  return ships.map((ship, index): DisplayUnit => {
    const part: DisplayPart = { force: force.id, ...stateOf(pack.charts, ship), cs: ship.cs, spent: 0 };
    return {
      no: from + index,
      side,
      area: typeOf(pack.charts, ship) === "DD" ? "torpedo_attack" : "deployment",
      evasion: false,
      screens: [],
      protects: null,
      since: 1,
      withdrawn: false,
      hit: false,
      parts: [part],
    };
  });
}
