import { opponentOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import type { Pending } from "../3-sequence-of-play/state";
import { atSea, type Report } from "../shared/game";
import { entriesOf, shown } from "./battle";
import { isOpen } from "./flow";
import { stepsOf } from "./round";
import type { DisplayUnit, SurfaceBattle, SurfaceDecision } from "./state";

/** G.22 What a surface battle cannot be: forces, units and numbers that do not exist, or a decision out of its step. */
export function checkBattle(
  state: Snapshot,
  charts: Charts,
  { decision, side, battle }: SurfaceDecision,
  tell: Report,
): void {
  let sound = true;
  const report: Report = (code, pointer, message) => {
    sound = false;
    tell(code, pointer, message);
  };
  const transit = state.phase === "move_blocks";
  if (state.phase !== "surface_combat" && !transit) {
    report("PENDING_IMPOSSIBLE", "/pending", "Battles are fought in their segment or in transit (7.5, 6.6.1).");
  }
  if (battle.transit !== transit) {
    report("BATTLE_IMPOSSIBLE", "/pending/battle/transit", "In transit is what is fought while blocks move (6.6.1).");
  }
  checkStep(decision, side, battle, report);
  for (const [index, each] of battle.forces.entries()) {
    const force = state.sides[each.side].forces.find(({ id }) => id === each.force);
    if (force !== undefined && (force.station === "in_port" || force.at !== battle.hex)) {
      report("PLACE_IMPOSSIBLE", `/pending/battle/forces/${index}/force`, `${each.force} is not in ${battle.hex}.`);
    }
  }
  battle.units.forEach((unit, index) => {
    checkUnit(state, charts, battle, unit, `/pending/battle/units/${index}`, report);
  });
  checkAims(battle, report);
  if (sound) checkChoice(state, charts, { decision, side, battle }, report);
}

/** G.23 Decisions that may be answered with nothing, whoever is there. */
const IDLE: readonly SurfaceDecision["decision"][] = ["surf_submarines", "surf_engage", "surf_carrier"];

/** B A decision that nobody could take is no decision. */
function checkChoice(
  state: Snapshot,
  charts: Charts,
  { decision, side, battle }: SurfaceDecision,
  report: Report,
): void {
  if (IDLE.includes(decision)) return;
  if (shown(battle, side).length === 0) {
    report("BATTLE_IMPOSSIBLE", "/pending/battle/units", "Who decides has somebody on the Battle Display (7.5.2).");
  } else if (!isOpen({ state, charts }, battle, battle.step, side)) {
    report("PENDING_IMPOSSIBLE", "/pending/decision", "There is nothing to decide in this step of the battle (7.5.2).");
  }
}

function checkStep(decision: SurfaceDecision["decision"], side: Side, battle: SurfaceBattle, report: Report): void {
  const fault = (message: string): void => report("PENDING_IMPOSSIBLE", "/pending/decision", message);
  if (decision === "surf_submarines") {
    if (battle.round !== 0 || side === battle.attacker) fault("Submarines of a convoy act before the first round.");
    return;
  }
  if (battle.round === 0) fault("Rounds count from 1 (7.5.2).");
  const attacks = side === battle.attacker;
  if (decision === "surf_engage") {
    if (battle.step !== "engage_phasing" && battle.step !== "engage_other") fault("Forces join in their step.");
  } else {
    const step = decision.replace("surf_", "").replace("torp_", "torpedo_");
    if (battle.step !== step) fault(`The step is ${battle.step}.`);
    if (decision.endsWith("attacker") !== attacks) fault("It is the other side's decision.");
  }
  if (!stepsOf(battle).includes(battle.step)) fault(`The round in progress has no step ${battle.step}.`);
}

function checkUnit(
  state: Snapshot,
  charts: Charts,
  battle: SurfaceBattle,
  unit: DisplayUnit,
  pointer: string,
  report: Report,
): void {
  if (battle.units.filter(({ no }) => no === unit.no).length > 1) {
    report("UNIT_REPEATED", `${pointer}/no`, `Unit ${unit.no} stands twice.`);
  }
  const known = (no: number): boolean => battle.units.some((each) => each.no === no);
  for (const no of [...unit.screens, ...(unit.protects === null ? [] : [unit.protects])]) {
    if (!known(no)) report("UNIT_UNKNOWN", pointer, `There is no unit ${no} on the display.`);
  }
  unit.parts.forEach((part, index) => {
    const at = `${pointer}/parts/${index}`;
    const fights = battle.forces.some((each) => each.side === unit.side && each.force === part.force);
    const force = state.sides[unit.side].forces.find(({ id }) => id === part.force);
    if (!fights || force === undefined) {
      report("PIECE_UNKNOWN", `${at}/force`, `${part.force} does not fight in this battle.`);
      return;
    }
    const have = entriesOf(charts, force, part).reduce((sum, { cs }) => sum + cs, 0);
    const shown = battle.units
      .filter((each) => each.side === unit.side)
      .flatMap(({ parts }) => parts)
      .filter((each) => each.force === part.force && sameState(charts, force, each, part))
      .reduce((sum, { cs }) => sum + cs, 0);
    if (shown !== have) report("CS_IMPOSSIBLE", `${at}/cs`, `${part.force} has ${have} CS of ${part.unit} so marked.`);
  });
}

function sameState(
  charts: Charts,
  force: Force,
  a: DisplayUnit["parts"][number],
  b: DisplayUnit["parts"][number],
): boolean {
  if (a.unit !== b.unit) return false;
  const [first] = entriesOf(charts, force, a);
  const [second] = entriesOf(charts, force, b);
  return first === second;
}

function checkAims({ units, guns, torpedoes }: SurfaceBattle, report: Report): void {
  for (const key of ["guns", "torpedoes"] as const) {
    const aims = key === "guns" ? guns : torpedoes;
    aims.forEach(({ unit, target }, index) => {
      const [firer, mark] = [unit, target].map((no) => units.find((each) => each.no === no));
      if (firer === undefined || mark === undefined || firer.side === mark.side) {
        report("TARGET_IMPOSSIBLE", `/pending/battle/${key}/${index}`, "A unit aims at an enemy on the display.");
      }
    });
  }
}

/** 7.5.1 What an attack that may be intercepted cannot be. */
export function checkInterception(
  state: Snapshot,
  { side, attack }: Extract<Pending, { decision: "surf_intercept" }>,
  report: Report,
): void {
  if (state.phase !== "surface_combat" || side === state.phasing) {
    report("PENDING_IMPOSSIBLE", "/pending", "The other side intercepts an attack in its segment (7.5.1).");
  }
  const inHex = (owner: Side, id: string): boolean =>
    state.sides[owner].forces.some((force) => force.id === id && atSea(force) && force.at === attack.hex);
  attack.attackers.forEach((id, index) => {
    if (!inHex(opponentOf(side), id)) {
      report("PIECE_UNKNOWN", `/pending/attack/attackers/${index}`, `No force ${id} attacks in ${attack.hex}.`);
    }
  });
  if (!inHex(side, attack.target)) {
    report("PIECE_UNKNOWN", "/pending/attack/target", `No force ${attack.target} is attacked in ${attack.hex}.`);
  }
}

/** 6.3.3 What cruisers that may shadow after a battle cannot be. */
export function checkShadowing(
  state: Snapshot,
  { side, targets, forces }: Extract<Pending, { decision: "surf_shadow" }>,
  report: Report,
): void {
  if (state.phase !== "surface_combat" && state.phase !== "move_blocks") {
    report("PENDING_IMPOSSIBLE", "/pending", "Cruisers shadow after a battle (6.3.3).");
  }
  if (side !== "allied") report("PENDING_IMPOSSIBLE", "/pending/side", "Allied cruisers shadow (6.3.3).");
  targets.forEach((block, index) => {
    if (!state.sides.axis.forces.some((force) => force.block === block && atSea(force))) {
      report("BLOCK_UNKNOWN", `/pending/targets/${index}`, `There is no Axis force behind block ${block}.`);
    }
  });
  forces.forEach((id, index) => {
    if (!state.sides.allied.forces.some((force) => force.id === id)) {
      report("PIECE_UNKNOWN", `/pending/forces/${index}`, `There is no force ${id}.`);
    }
  });
}
