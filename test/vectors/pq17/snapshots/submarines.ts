import type { SubTargets } from "../../../../src/rulesets/pq17/chapters/7-4-submarine-combat/state";
import type { SurfaceBattle } from "../../../../src/rulesets/pq17/chapters/7-5-surface-combat/state";
import type { Snapshot } from "../../../../src/rulesets/pq17/snapshot";
import type { Phase, Side } from "../../../../src/rulesets/pq17/vocabulary";
import { alone, forceOf, plane, ship } from "../kit/pieces";
import { scenarioAt } from "../kit/scenario";
import { AT_SEA } from "./air";

/** The Wolf Pack of these bases. */
export const PACK = "wolf_pack_eisteufel_1";

/** The convoy that is attacked. */
export const CONVOY = "convoy_pq_17";

/** The TF of these bases. */
export const FLEET = "tf_home_fleet";

/**
 * A phase of a side with an Allied force and a German Wolf Pack of two, both of block 1. They share one hex of open
 * water.
 */
function meeting(phase: Phase, phasing: Side, id: string, known: Side): Snapshot {
  const state = scenarioAt(phase, phasing);
  alone(state, "allied", id);
  alone(state, "axis", PACK);
  const allied = forceOf(state, "allied", id);
  const pack = forceOf(state, "axis", PACK);
  Object.assign(allied, { at: AT_SEA, block: 1 });
  Object.assign(pack, { at: AT_SEA, block: 1, units: [ship("ss_german", 2)] });
  Object.assign(known === "allied" ? allied : pack, { identified: true });
  return state;
}

/** A Wolf Pack over a convoy of freighters that has been identified. */
function attack(): Snapshot {
  const state = meeting("submarine_combat", "axis", CONVOY, "allied");
  forceOf(state, "allied", CONVOY).units = [ship("mv", 9)];
  return state;
}

/** A Wolf Pack over a battleship that has been identified. */
function attackOnFleet(): Snapshot {
  const state = meeting("submarine_combat", "axis", FLEET, "allied");
  forceOf(state, "allied", FLEET).units = [ship("washington", 5)];
  return state;
}

/** A Wolf Pack that names its targets, one submarine before the ASW attack and none after. */
function naming(): Snapshot {
  const state = meeting("submarine_combat", "axis", FLEET, "allied");
  forceOf(state, "allied", FLEET).units = [ship("washington", 5)];
  const ids = { side: "axis", pack: PACK, target: FLEET } as const;
  state.pending = pendingTargets({ ...ids, before: 1 });
  return state;
}

/** The same over a convoy with an escort: three destroyer CS and an ES; both submarines attack after the ASW attack. */
function escorted(): Snapshot {
  const state = meeting("submarine_combat", "axis", CONVOY, "allied");
  forceOf(state, "allied", CONVOY).units = [ship("dd_ai", 3), ship("es_british", 1), ship("mv", 9)];
  state.pending = pendingTargets({ side: "axis", pack: PACK, target: CONVOY, after: 2 });
  return state;
}

/** 7.4.3 A Wolf Pack that names what its submarines attack. */
export function pendingTargets(
  changes: Partial<SubTargets> & Pick<SubTargets, "side" | "pack" | "target">,
): SubTargets {
  const none = { before: 0, after: 0, odd: false, offensive: false, surface: null };
  return { decision: "sub_targets", ...none, ...changes };
}

/** A TF over a Wolf Pack that has been identified. */
function hunt(): Snapshot {
  const state = meeting("submarine_combat", "allied", FLEET, "axis");
  forceOf(state, "allied", FLEET).units = [ship("duke_of_york", 4), ship("dd_ai", 3)];
  return state;
}

/** A British Wolf Pack of two over a German one. */
function duel(): Snapshot {
  const state = meeting("submarine_combat", "allied", "wolf_pack_british_1", "axis");
  forceOf(state, "allied", "wolf_pack_british_1").units = [ship("ss_british", 2)];
  return state;
}

/** A Wolf Pack over a convoy that has scattered. */
function strays(): Snapshot {
  const state = attack();
  const convoy = forceOf(state, "allied", CONVOY);
  convoy.idLevel = 3;
  Object.assign(convoy.convoy!, { scattered: true });
  return state;
}

/** A German cruiser and two destroyers over a convoy that has scattered. */
function raider(): Snapshot {
  const state = strays();
  const convoy = structuredClone(forceOf(state, "allied", CONVOY));
  const fresh = scenarioAt("surface_combat", "axis");
  alone(fresh, "allied", CONVOY);
  alone(fresh, "axis", "trondheim_group");
  Object.assign(forceOf(fresh, "allied", CONVOY), convoy);
  const fuel = { state: "full", marker: 20, refuelled: false };
  const units = [ship("admiral_hipper", 4), ship("dd_z34_36", 2)];
  const at = { station: "at_sea", at: AT_SEA, block: 1, sailed: true };
  Object.assign(forceOf(fresh, "axis", "trondheim_group"), { ...at, fuel, units });
  return fresh;
}

/** 7.4.6 The same cruiser against an escorted convoy that holds submarines, before the ships are deployed. */
function submarinesOfConvoy(): Snapshot {
  const state = raider();
  const convoy = forceOf(state, "allied", CONVOY);
  convoy.units = [ship("dd_ai", 3), ship("mv", 9), ship("ss_british", 2)];
  Object.assign(convoy.convoy!, { scattered: false });
  state.sides.axis.attacked = ["trondheim_group"];
  const forces = [
    { side: "axis", force: "trondheim_group", block: 1 },
    { side: "allied", force: CONVOY, block: 1 },
  ] as const;
  const battle: SurfaceBattle = {
    hex: AT_SEA,
    transit: false,
    attacker: "axis",
    forces: forces.map((each) => ({ ...each })),
    round: 0,
    step: "set_up",
    surprise: false,
    outmatched: false,
    germanLosses: false,
    hadWarships: false,
    unescorted: null,
    struck: false,
    units: [],
    guns: [],
    torpedoes: [],
    escortsLost: [],
  };
  state.pending = { decision: "surf_submarines", side: "allied", battle };
  return state;
}

/** A Wolf Pack that moves in or next to an Allied Air Radius, in open water. */
function patrol(): Snapshot {
  const state = meeting("move_blocks", "axis", FLEET, "axis");
  forceOf(state, "allied", FLEET).at = "0807";
  forceOf(state, "axis", PACK).idLevel = 2;
  const at = { base: "sumburgh", mission: "radius", hex: AT_SEA, radius: [AT_SEA] } as const;
  state.sides.allied.aircraft = [plane("patrol", "catalina", 1, { ...at, radius: [...at.radius] })];
  return state;
}

/** The random event of the Allies with one TF in a coastal hex, where a Wolf Pack lies too. */
function mines(): Snapshot {
  const state = meeting("random_event", "allied", FLEET, "axis");
  const coast = "0817";
  Object.assign(forceOf(state, "allied", FLEET), { at: coast, units: [ship("nigeria", 4), ship("dd_ai", 2)] });
  forceOf(state, "axis", PACK).at = coast;
  return state;
}

/** The snapshots that vectors on submarines and torpedoes start from. */
export const snapshots: Readonly<Record<string, () => Snapshot>> = {
  "sub-attack": attack,
  "sub-attack-tf": attackOnFleet,
  "sub-targets": naming,
  "sub-escorted": escorted,
  "sub-hunt": hunt,
  "sub-duel": duel,
  "sub-strays": strays,
  "sub-raider": raider,
  "sub-of-convoy": submarinesOfConvoy,
  "sub-patrol": patrol,
  "sub-mines": mines,
};
