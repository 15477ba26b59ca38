import { pack } from "../charts/pack";
import type { Snapshot } from "../snapshot";
import type { Force } from "../snapshot-forces";
import type { DisplayPart, DisplayUnit, SurfaceBattle, SurfaceDecision } from "../snapshot-surface";
import type { Phase, Side } from "../vocabulary";
import { exampleAt } from "./examples";
import { stateOf } from "./surface-battle";
import { typeOf } from "./units";

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
