import { opponentOf } from "../../charts/pack";
import type { Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import { rollSurprise } from "../7-6-surprise/surprise";
import { noteAttacked } from "../12-special-conditions/conditions";
import type { Context } from "../shared/context";
import { battleDecision, battleIn, forcesIn, hasWarships, sideIn, visibleUnits } from "./battle";
import { endBattle } from "./battle-end";
import { deployForce } from "./display";
import { fireGuns } from "./gunnery-fire";
import { joinBattle } from "./joining-forces";
import { type News, noNews } from "./outcomes";
import { beginRound, endRound } from "./round";
import type { BattleStep, SurfaceBattle, SurfaceDecision } from "./state";
import { QUESTIONS, stepsOf } from "./steps";
import { launchTorpedoes } from "./torpedo-fire";
import { isAlone, unescortedRounds } from "./unescorted";

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
  // 7.4.6 Every convoy gets the question, because its enemy does not know whether it includes submarines.
  const convoy = start.defenders.some(({ kind }) => kind === "convoy");
  if (convoy && !battle.surprise) return noNews();
  return deployAll(ctx, battle);
}

/** 7.5 Deploys the forces that are left and begins the first round. */
export function deployAll(ctx: Context, battle: SurfaceBattle): News {
  const { state, charts } = ctx;
  const defender = sideIn(battle, "defender");
  for (const side of [battle.attacker, defender]) {
    for (const force of forcesIn(state, battle, side)) deployForce(ctx, battle, side, force);
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

/**
 * 7.5.2 Completes the step in progress and continues to the next step that a side must decide, or to the end of the
 * battle.
 */
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
  const all = [...visibleUnits(battle, "allied"), ...visibleUnits(battle, "axis")];
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
  const side = question.decider(ctx.state, battle);
  if (!question.isOpen(ctx.state, ctx.charts, battle, side)) return false;
  wait(ctx, battle, question.decision, side);
  return true;
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
