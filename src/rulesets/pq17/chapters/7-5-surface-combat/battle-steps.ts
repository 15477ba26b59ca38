import { opponentOf } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import type { Role, Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import { rollSurprise } from "../7-6-surprise/surprise";
import { noteAttacked } from "../12-special-conditions/conditions";
import type { Context } from "../shared/game";
import { battleIn, forcesIn, hasWarships, shown, sideIn } from "./battle";
import { endBattle } from "./battle-end";
import { canStrike } from "./carrier-strike";
import { deploy, settleDisplay } from "./display";
import { fireGuns, type Salvo } from "./gunnery-fire";
import { gunChoice } from "./gunnery-targets";
import { joinBattle, mayHoldOthers } from "./joining-forces";
import { beginRound, endRound, stepsOf } from "./round";
import type { BattleStep, SurfaceBattle, SurfaceDecision } from "./state";
import { launchTorpedoes, torpedoChoice, type Volley } from "./torpedo-fire";
import { isAlone, unescortedRounds } from "./unescorted";
import { withdrawChoice } from "./withdrawal";

/** What happened in a battle until the next decision. */
export interface News {
  readonly salvos: Salvo[];
  readonly volleys: Volley[];
  /** Units that left the display. */
  readonly withdrawn: number[];
}

/** Nothing has happened yet. */
export function noNews(): News {
  return { salvos: [], volleys: [], withdrawn: [] };
}

/** G.22 Two sides meet: surprise is rolled, the submarines of a convoy may act first (7.4.6), and the forces are deployed. */
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
  const battle = battleIn(state) ?? fresh;
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

/** G.22 Deploys the forces that are left and begins the first round. */
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

/** 7.4.6, 7.5.6 Goes on with a battle after the combat that it waited for. */
export function resume(ctx: Context, battle: SurfaceBattle): News {
  wait(ctx, battle, "surf_submarines", battle.attacker);
  const held = battleIn(ctx.state) ?? battle;
  if (held.round === 0) return deployAll(ctx, held);
  settleDisplay(ctx, held, null);
  const news = noNews();
  goOn(ctx, news);
  return news;
}

/** G.23 Plays on from the step in progress, which is done, to the next that a side must decide, or to the end of the battle. */
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
    case "set_up":
      return true;
    default:
      return !ask(ctx, battle, step);
  }
}

/** Waits for a side's decision where it has one to make; true when it waits. */
function ask(ctx: Context, battle: SurfaceBattle, step: BattleStep): boolean {
  const asked = questionOf(ctx.state, battle, step);
  if (asked === undefined || !isOpen(ctx, battle, step, asked.side)) return false;
  wait(ctx, battle, asked.decision, asked.side);
  return true;
}

type Question = Pick<SurfaceDecision, "decision" | "side">;

function questionOf(state: Snapshot, battle: SurfaceBattle, step: BattleStep): Question | undefined {
  const by = (role: Role, decision: SurfaceDecision["decision"]): Question => ({
    decision,
    side: sideIn(battle, role),
  });
  const phasing = state.phasing ?? battle.attacker;
  switch (step) {
    case "engage_phasing":
      return { decision: "surf_engage", side: phasing };
    case "engage_other":
      return { decision: "surf_engage", side: opponentOf(phasing) };
    case "maneuver_defender":
      return by("defender", "surf_maneuver_defender");
    case "maneuver_attacker":
      return by("attacker", "surf_maneuver_attacker");
    case "carrier":
      return by("defender", "surf_carrier");
    case "gun_targets_defender":
      return by("defender", "surf_gun_targets_defender");
    case "gun_targets_attacker":
      return by("attacker", "surf_gun_targets_attacker");
    case "torpedo_targets_defender":
      return by("defender", "surf_torp_targets_defender");
    case "torpedo_targets_attacker":
      return by("attacker", "surf_torp_targets_attacker");
    case "withdraw_defender":
      return by("defender", "surf_withdraw_defender");
    case "withdraw_attacker":
      return by("attacker", "surf_withdraw_attacker");
    default:
      return undefined;
  }
}

/** True when a side has something to decide in a step. */
export function isOpen(
  { state, charts }: Pick<Context, "state" | "charts">,
  battle: SurfaceBattle,
  step: BattleStep,
  side: Side,
): boolean {
  switch (step) {
    case "engage_phasing":
    case "engage_other": {
      const fighting = battle.forces.filter((each) => each.side === side).map(({ force }) => force);
      return mayHoldOthers(state, side, battle.hex, fighting);
    }
    case "maneuver_defender":
    case "maneuver_attacker":
      return shown(battle, side).length > 0;
    case "carrier":
      return canStrike(state, charts, battle, side);
    case "gun_targets_defender":
    case "gun_targets_attacker":
      return gunChoice(state, charts, battle, side) !== undefined;
    case "torpedo_targets_defender":
    case "torpedo_targets_attacker":
      return torpedoChoice(state, charts, battle, side) !== undefined;
    default:
      return withdrawChoice(state, charts, battle, side) !== undefined;
  }
}

function wait(ctx: Context, battle: SurfaceBattle, decision: SurfaceDecision["decision"], side: Side): void {
  const { state } = ctx;
  const { pending } = state;
  if (pending !== null && "battle" in pending && pending.battle === battle) {
    ctx.set(pending, "side", side, "DECIDES", "7.5.2");
    ctx.set(pending, "decision", decision, "DECISION", "7.5.2");
    return;
  }
  ctx.set(state, "pending", { decision, side, battle }, "BATTLE", "7.5");
}

/** 7.4.6 Goes on with a surface battle once the submarines of the convoy have had their combat. */
export function resumeBattle(ctx: Context, battle: SurfaceBattle): void {
  resume(ctx, battle);
}
