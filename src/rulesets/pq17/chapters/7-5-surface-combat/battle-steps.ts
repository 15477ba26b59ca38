import { opponentOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Role, Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import { rollSurprise } from "../7-6-surprise/surprise";
import { noteAttacked } from "../12-special-conditions/conditions";
import { type Context, phasingOf } from "../shared/game";
import { battleDecision, battleIn, forcesIn, hasWarships, shown, sideIn } from "./battle";
import { endBattle } from "./battle-end";
import { canStrike } from "./carrier-strike";
import { deploy } from "./display";
import { fireGuns, type Salvo } from "./gunnery-fire";
import { gunChoice } from "./gunnery-targets";
import { joinBattle, mayHoldOthers } from "./joining-forces";
import { beginRound, endRound, stepsOf } from "./round";
import type { BattleStep, SurfaceBattle, SurfaceDecision } from "./state";
import { launchTorpedoes, torpedoChoice, type Volley } from "./torpedo-fire";
import { isAlone, unescortedRounds } from "./unescorted";
import { withdrawChoice } from "./withdrawal";

/** 7.5 The events of a battle until the next decision. */
export interface News {
  readonly salvos: Salvo[];
  readonly volleys: Volley[];
  /** Units that left the display. */
  readonly withdrawn: number[];
}

/** 7.5 The events of a battle before any. */
export function noNews(): News {
  return { salvos: [], volleys: [], withdrawn: [] };
}

/** 7.5 Two sides meet: surprise is rolled, the submarines of a convoy may act first (7.4.6), and the forces are deployed. */
export function startBattle(
  ctx: Context,
  start: { hex: string; transit: boolean; attacker: Side; attackers: readonly Force[]; defenders: readonly Force[] },
): News {
  const { state } = ctx;
  const { hex, transit, attacker } = start;
  const defender = opponentOf(attacker);
  const fresh: SurfaceBattle = {
    hex,
    transit,
    attacker,
    forces: [],
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
  wait(ctx, fresh, "surf_submarines", defender);
  const { battle } = battleDecision(state);
  for (const force of start.attackers) joinBattle(ctx, battle, attacker, force);
  for (const force of start.defenders) {
    noteAttacked(ctx, defender, force);
    joinBattle(ctx, battle, defender, force);
  }
  rollSurprise(ctx, battle);
  // 7.4.6 Every convoy is asked, since its enemy does not know whether it holds submarines.
  const convoy = start.defenders.some(({ kind }) => kind === "convoy");
  if (convoy && !battle.surprise) return noNews();
  return deployAll(ctx, battle);
}

/** 7.5 Deploys the forces that are left and begins the first round. */
export function deployAll(ctx: Context, battle: SurfaceBattle): News {
  const { state, charts } = ctx;
  const defender = sideIn(battle, "defender");
  for (const side of [battle.attacker, defender]) {
    for (const force of forcesIn(state, battle, side)) deploy(ctx, battle, side, force);
  }
  ctx.set(battle, "hadWarships", hasWarships(charts, battle, defender), "HAD_WARSHIPS", "7.5.8");
  if (isAlone(state, charts, battle)) {
    ctx.set(battle, "unescorted", unescortedRounds(state, charts, battle), "UNESCORTED", "7.5.8");
  }
  beginRound(ctx, battle);
  const news = noNews();
  goOn(ctx, news);
  return news;
}

/** 7.4.6 Goes on with a surface battle once the submarines of the convoy have had their combat: its forces are deployed. */
export function resumeBattle(ctx: Context, battle: SurfaceBattle): void {
  wait(ctx, battle, "surf_submarines", battle.attacker);
  deployAll(ctx, battleDecision(ctx.state).battle);
}

/** 7.5.2 Plays on from the step in progress, which is done, to the next that a side must decide, or to the end of the battle. */
export function goOn(ctx: Context, news: News): void {
  for (let battle = battleIn(ctx.state); battle !== undefined; battle = battleIn(ctx.state)) {
    if (battle.step === "maneuver_attacker" && isBrokenOff(battle)) {
      endBattle(ctx, battle, false);
      continue;
    }
    const order = stepsOf(battle);
    const next = order[order.indexOf(battle.step) + 1];
    if (next === undefined) {
      const end = endRound(ctx, battle);
      if (end === "next") beginRound(ctx, battle);
      else endBattle(ctx, battle, end === "scatter");
      continue;
    }
    ctx.set(battle, "step", next, "STEP", "7.5.2");
    if (!runStep(ctx, battle, next, news)) return;
  }
}

/** 7.5.2(ii) True when every unit of both sides is in Withdrawal. */
export function isBrokenOff(battle: SurfaceBattle): boolean {
  const all = [...shown(battle, "allied"), ...shown(battle, "axis")];
  return battle.unescorted === null && all.every(({ area }) => area === "withdrawal");
}

/** Runs a step, or waits for the side that decides in it: false. */
function runStep(ctx: Context, battle: SurfaceBattle, step: BattleStep, news: News): boolean {
  const attacker = battle.attacker;
  const defender = sideIn(battle, "defender");
  switch (step) {
    case "guns": {
      const surprised = battle.surprise && battle.round === 1 && battle.unescorted === null;
      news.salvos.push(...fireGuns(ctx, battle, surprised ? [attacker] : [attacker, defender]));
      return true;
    }
    case "guns_surprised":
      news.salvos.push(...fireGuns(ctx, battle, [defender]));
      return true;
    case "torpedoes":
      news.volleys.push(...launchTorpedoes(ctx, battle, [defender, attacker]));
      return true;
    default:
      return !ask(ctx, battle, step);
  }
}

/** Waits for a side's decision where it has one to make; true when it waits. */
function ask(ctx: Context, battle: SurfaceBattle, step: BattleStep): boolean {
  const question = QUESTIONS[step];
  if (question === null) return false;
  const side = question.asked(ctx.state, battle);
  if (!question.isOpen(ctx.state, ctx.charts, battle, side)) return false;
  wait(ctx, battle, question.decision, side);
  return true;
}

/** 7.5.2 A question that a side is asked in a step, and when it has anything to decide. */
interface Question {
  readonly decision: SurfaceDecision["decision"];
  readonly asked: (state: Snapshot, battle: SurfaceBattle) => Side;
  readonly isOpen: (state: Snapshot, charts: Charts, battle: SurfaceBattle, side: Side) => boolean;
}

const by =
  (role: Role): Question["asked"] =>
  (_, battle) =>
    sideIn(battle, role);

const mayEngage: Question["isOpen"] = (state, _, battle, side) => {
  const fighting = battle.forces.filter((each) => each.side === side).map(({ force }) => force);
  return mayHoldOthers(state, side, battle.hex, fighting);
};

const mayManeuver: Question["isOpen"] = (_state, _charts, battle, side) => shown(battle, side).length > 0;

const mayFire: Question["isOpen"] = (...where) => gunChoice(...where) !== undefined;

const mayLaunch: Question["isOpen"] = (...where) => torpedoChoice(...where) !== undefined;

const mayWithdraw: Question["isOpen"] = (...where) => withdrawChoice(...where) !== undefined;

/** 7.5.2 The questions of the steps of a battle; null for a step that is played without one. */
const QUESTIONS: Readonly<Record<BattleStep, Question | null>> = {
  set_up: null,
  engage_phasing: { decision: "surf_engage", asked: phasingOf, isOpen: mayEngage },
  engage_other: { decision: "surf_engage", asked: (state) => opponentOf(phasingOf(state)), isOpen: mayEngage },
  maneuver_defender: { decision: "surf_maneuver_defender", asked: by("defender"), isOpen: mayManeuver },
  maneuver_attacker: { decision: "surf_maneuver_attacker", asked: by("attacker"), isOpen: mayManeuver },
  carrier: { decision: "surf_carrier", asked: by("defender"), isOpen: canStrike },
  gun_targets_defender: { decision: "surf_gun_targets_defender", asked: by("defender"), isOpen: mayFire },
  gun_targets_attacker: { decision: "surf_gun_targets_attacker", asked: by("attacker"), isOpen: mayFire },
  guns: null,
  torpedo_targets_defender: { decision: "surf_torp_targets_defender", asked: by("defender"), isOpen: mayLaunch },
  torpedo_targets_attacker: { decision: "surf_torp_targets_attacker", asked: by("attacker"), isOpen: mayLaunch },
  torpedoes: null,
  guns_surprised: null,
  withdraw_defender: { decision: "surf_withdraw_defender", asked: by("defender"), isOpen: mayWithdraw },
  withdraw_attacker: { decision: "surf_withdraw_attacker", asked: by("attacker"), isOpen: mayWithdraw },
};

/** True when a side has something to decide in a step. */
export function isOpen(
  { state, charts }: Pick<Context, "state" | "charts">,
  battle: SurfaceBattle,
  step: BattleStep,
  side: Side,
): boolean {
  return QUESTIONS[step]?.isOpen(state, charts, battle, side) ?? false;
}

function wait(ctx: Context, battle: SurfaceBattle, decision: SurfaceDecision["decision"], side: Side): void {
  const { state } = ctx;
  const { pending } = state;
  if (pending !== null && "battle" in pending && pending.battle === battle) {
    ctx.set(pending, "side", side, "DECIDES", "7.5.2");
    ctx.set(pending, "decision", decision, "DECISION", "7.5.2", { side });
    return;
  }
  ctx.set(state, "pending", { decision, side, battle }, "BATTLE", "7.5");
}
