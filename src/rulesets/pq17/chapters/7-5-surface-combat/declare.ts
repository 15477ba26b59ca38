import { caseOf } from "../../../../core/choice/cases";
import { reason } from "../../../../core/choice/legality";
import { customLimit } from "../../../../core/choice/limits";
import { every, listOf, oneOf, within } from "../../../../core/choice/values";
import type { Choice, Picker, Reason } from "../../../../core/contract/choice";
import { opponentOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import { attackable, scatteredIn } from "../7-1-location/attackable";
import { drawLocationCards } from "../7-1-location/locate";
import type { Context } from "../shared/context";
import { forceAtBlock, forceOf, forcesOf } from "../shared/game";
import { isScattered, isSoviet } from "../shared/units";
import { startBattle } from "./battle-steps";
import { bestKnown, freeForces, isFree, mayHoldOthers } from "./free-forces";
import { mayNotAttack } from "./german-limits";
import { findEnemy } from "./joining-forces";
import { type News, noNews } from "./outcomes";
import type { SurfaceAttack } from "./state";

/** 7.5 The attackers and the attacked blocks, as the input of an operation. */
export interface AttackInput {
  readonly block: number;
  readonly attackers: string[];
}

/** 7.5 The result of a declared attack until the next decision. */
export interface Declared {
  /** 7.1.1 The TFs that found the target. */
  readonly located: string[];
  readonly news: News;
}

/** 7.5, D-35 The TFs of a side that may still declare an attack. */
function attackers(state: Snapshot, charts: Charts, side: Side): Force[] {
  const { attacked } = state.sides[side];
  return forcesOf(
    state,
    side,
    (force) => !attacked.includes(force.id) && !force.refuelling && isFree(state, charts, side, force),
  );
}

/** 7.5 The identified enemy forces that surface ships may attack in a hex: TFs, and convoys that have not scattered. */
function surfaceTargets(state: Snapshot, charts: Charts, side: Side, hex: string): Force[] {
  const { fought } = state.sides[opponentOf(side)];
  return attackable(state, charts, side, hex).filter(
    (force) =>
      force.kind !== "wolf_pack" &&
      !isScattered(force) &&
      force.units.length > 0 &&
      (force.kind === "convoy" || !fought.includes(force.id)),
  );
}

const LIMITS = reason("SUPERIOR_ENEMY/attack", "7.5.7");

/** 7.5 The attacks that a side may declare; a reason when there are none. */
export function attackChoice(state: Snapshot, charts: Charts, side: Side): Choice<AttackInput> | Reason {
  const able = attackers(state, charts, side);
  const cases: Record<string, Choice<AttackInput>> = {};
  const hexes = new Set(state.sides[side].forces.filter(({ kind }) => kind === "task_force").map(({ at }) => at));
  const strays = [...hexes].flatMap((hex) => scatteredIn(state, charts, side, hex));
  const closed: Record<string, Reason> = Object.fromEntries(strays.map(({ value, reason: why }) => [value, why]));
  for (const hex of new Set(able.map(({ at }) => at))) {
    const here = able.filter(({ at }) => at === hex);
    for (const target of surfaceTargets(state, charts, side, hex)) {
      const { block } = target;
      if (block === null) continue;
      const barred = (ids: readonly string[]): boolean =>
        side === "axis" &&
        mayNotAttack(
          state,
          charts,
          here.filter(({ id }) => ids.includes(id)),
          target,
        );
      const ids = here.map(({ id }) => id);
      if (barred(ids)) closed[String(block)] = LIMITS;
      else cases[String(block)] = attackOn(block, ids, barred);
    }
  }
  if (Object.keys(cases).length > 0) return caseOf("block", cases, closed);
  const superior = Object.values(closed).find(({ code }) => code === LIMITS.code);
  const none = reason("NOTHING_TO_ATTACK", "7.5");
  const [stray] = strays;
  return superior ?? (stray === undefined ? none : { ...none, also: [stray.reason] });
}

function attackOn(
  block: number,
  ids: readonly string[],
  barred: (ids: readonly string[]) => boolean,
): Choice<AttackInput> {
  const choice = every<AttackInput>({
    block: oneOf([block]),
    attackers: listOf(oneOf(ids), 1, ids.length, { distinct: true }),
  });
  const draw = (pick: Picker): AttackInput => {
    const input = choice.draw(pick);
    return barred(input.attackers) ? { block, attackers: [...ids] } : input;
  };
  return within(
    choice,
    customLimit(LIMITS, ["/attackers/*"], (input) => !barred(input.attackers)),
    { pointer: "/attackers", draw },
  );
}

/** 7.5 Declares an attack: every TF draws its location card (D-49); the other side may intercept those that find the target. */
export function declareBattle(ctx: Context, side: Side, { block, attackers: ids }: AttackInput): Declared {
  const { state } = ctx;
  const own = state.sides[side];
  const target = forceAtBlock(state, opponentOf(side), block);
  for (const id of ids) ctx.push(own.attacked, id, "ATTACK_DECLARED", "7.5");
  const located = findTarget(ctx, side, ids, target);
  if (located.length === 0) return { located, news: noNews() };
  const attack: SurfaceAttack = { attackers: located, target: target.id, hex: target.at };
  const enemy = opponentOf(side);
  if (mayHoldOthers(state, enemy, target.at, [target.id])) {
    ctx.set(state, "pending", { decision: "surf_intercept", side: enemy, attack }, "MAY_INTERCEPT", "7.5.1");
    return { located, news: noNews() };
  }
  return { located, news: fightBattle(ctx, side, attack, false) };
}

/** 7.1.1, D-49 The TFs that find their target, each by its own location card. */
export function findTarget(ctx: Context, side: Side, ids: readonly string[], target: Force): string[] {
  if (ids.length > 1) ctx.ruling("D-49", "7.5.1");
  return [...ids].sort().filter((id) => {
    const force = forceOf(ctx.state, side, id);
    const seeker = { kind: "task_force" as const, id, soviet: isSoviet(ctx.charts, force) };
    return drawLocationCards(ctx, side, seeker, target, "7.1.1").found;
  });
}

/** 7.5.2 The attack that was declared is fought. */
export function fightBattle(
  ctx: Context,
  side: Side,
  { attackers: ids, target, hex }: SurfaceAttack,
  transit: boolean,
): News {
  const { state } = ctx;
  const defender = forceOf(state, opponentOf(side), target);
  const forces = state.sides[side].forces.filter(({ id }) => ids.includes(id));
  return startBattle(ctx, { hex, transit, attacker: side, attackers: forces, defenders: [defender] });
}

/** 7.5.1, D-19 The TFs of a side that may intercept an attack. */
export function interceptors(state: Snapshot, charts: Charts, side: Side, attack: SurfaceAttack): Force[] {
  const foes = state.sides[opponentOf(side)].forces.filter(({ id }) => attack.attackers.includes(id));
  const target = bestKnown(foes);
  return freeForces(state, charts, side, attack.hex).filter(
    (force) =>
      force.id !== attack.target &&
      !(side === "axis" && target !== undefined && mayNotAttack(state, charts, [force], target)),
  );
}

/** 7.5.1, D-19 TFs that intercept draw their cards until one finds the attackers, which it attacks instead. Gives the one that did. */
export function intercept(
  ctx: Context,
  side: Side,
  attack: SurfaceAttack,
  ids: readonly string[],
): { by: string | null; news: News } {
  const { state, charts } = ctx;
  const foes = state.sides[opponentOf(side)].forces.filter(({ id }) => attack.attackers.includes(id));
  const best = bestKnown(foes);
  ctx.ruling("D-19", "7.5.1");
  for (const force of interceptors(state, charts, side, attack).filter(({ id }) => ids.includes(id))) {
    if (best === undefined || !finds(ctx, side, force, best)) continue;
    const start = { hex: attack.hex, transit: false, attacker: side, attackers: [force], defenders: foes };
    return { by: force.id, news: startBattle(ctx, start) };
  }
  return { by: null, news: fightBattle(ctx, opponentOf(side), attack, false) };
}

function finds(ctx: Context, side: Side, force: Force, target: Force): boolean {
  const { interceptionCards, interceptionCardsShadowing } = ctx.charts.LIMITS.facts;
  const shadows = ctx.state.sides[side].shadowing.some((each) => each.target === target.block);
  const cards = shadows ? interceptionCardsShadowing : interceptionCards;
  for (let card = 0; card < cards; card += 1) {
    if (findEnemy(ctx, side, force, target, "interception-card")) return true;
  }
  return false;
}
