import { opponentOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Role, Side } from "../../vocabulary";
import { phasingOf } from "../shared/game";
import { sideIn, visibleUnits } from "./battle";
import { canStrike } from "./carrier-strike";
import { mayHoldOthers } from "./free-forces";
import { gunChoice } from "./gunnery-targets";
import type { BattleStep, SurfaceBattle, SurfaceDecision } from "./state";
import { torpedoChoice } from "./torpedo-targets";
import { withdrawChoice } from "./withdrawal";

const FIRST_SURPRISED: readonly BattleStep[] = [
  "maneuver_attacker",
  "gun_targets_defender",
  "gun_targets_attacker",
  "guns",
  "torpedo_targets_attacker",
  "torpedoes",
  "guns_surprised",
  "withdraw_defender",
  "withdraw_attacker",
];

const FIRST: readonly BattleStep[] = [
  "maneuver_defender",
  "maneuver_attacker",
  "gun_targets_defender",
  "gun_targets_attacker",
  "guns",
  "torpedo_targets_defender",
  "torpedo_targets_attacker",
  "torpedoes",
  "withdraw_defender",
  "withdraw_attacker",
];

const LATER: readonly BattleStep[] = [
  "engage_phasing",
  "engage_other",
  "maneuver_defender",
  "maneuver_attacker",
  "carrier",
  ...FIRST.slice(2),
];

const UNESCORTED: readonly BattleStep[] = ["gun_targets_attacker", "guns", "torpedo_targets_attacker", "torpedoes"];

/** 7.5.2, 7.5.8 The steps of the round in progress, in order. */
export function stepsOf({ round, surprise, unescorted }: SurfaceBattle): readonly BattleStep[] {
  if (unescorted !== null) return UNESCORTED;
  if (round > 1) return LATER;
  return surprise ? FIRST_SURPRISED : FIRST;
}

/** 7.5.2 A decision of a step: the side that decides, and when there is anything to decide. */
interface Question {
  readonly decision: SurfaceDecision["decision"];
  readonly decider: (state: Snapshot, battle: SurfaceBattle) => Side;
  readonly isOpen: (state: Snapshot, charts: Charts, battle: SurfaceBattle, side: Side) => boolean;
}

const by =
  (role: Role): Question["decider"] =>
  (_, battle) =>
    sideIn(battle, role);

const mayEngage: Question["isOpen"] = (state, _, battle, side) => {
  const fighting = battle.forces.filter((each) => each.side === side).map(({ force }) => force);
  return mayHoldOthers(state, side, battle.hex, fighting);
};

const mayManeuver: Question["isOpen"] = (_state, _charts, battle, side) => visibleUnits(battle, side).length > 0;

const mayFire: Question["isOpen"] = (...where) => gunChoice(...where) !== undefined;

const mayLaunch: Question["isOpen"] = (...where) => torpedoChoice(...where) !== undefined;

const mayWithdraw: Question["isOpen"] = (...where) => withdrawChoice(...where) !== undefined;

/** 7.5.2 The questions of the steps of a battle; null for a step that is played without one. */
export const QUESTIONS: Readonly<Record<BattleStep, Question | null>> = {
  set_up: null,
  engage_phasing: { decision: "surf_engage", decider: phasingOf, isOpen: mayEngage },
  engage_other: { decision: "surf_engage", decider: (state) => opponentOf(phasingOf(state)), isOpen: mayEngage },
  maneuver_defender: { decision: "surf_maneuver_defender", decider: by("defender"), isOpen: mayManeuver },
  maneuver_attacker: { decision: "surf_maneuver_attacker", decider: by("attacker"), isOpen: mayManeuver },
  carrier: { decision: "surf_carrier", decider: by("defender"), isOpen: canStrike },
  gun_targets_defender: { decision: "surf_gun_targets_defender", decider: by("defender"), isOpen: mayFire },
  gun_targets_attacker: { decision: "surf_gun_targets_attacker", decider: by("attacker"), isOpen: mayFire },
  guns: null,
  torpedo_targets_defender: { decision: "surf_torp_targets_defender", decider: by("defender"), isOpen: mayLaunch },
  torpedo_targets_attacker: { decision: "surf_torp_targets_attacker", decider: by("attacker"), isOpen: mayLaunch },
  torpedoes: null,
  guns_surprised: null,
  withdraw_defender: { decision: "surf_withdraw_defender", decider: by("defender"), isOpen: mayWithdraw },
  withdraw_attacker: { decision: "surf_withdraw_attacker", decider: by("attacker"), isOpen: mayWithdraw },
};

/** True when a side has something to decide in the step in progress. */
export function isOpen(state: Snapshot, charts: Charts, battle: SurfaceBattle, side: Side): boolean {
  return QUESTIONS[battle.step]?.isOpen(state, charts, battle, side) ?? false;
}
