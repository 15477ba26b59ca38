import { opponentOf, shipTypeOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import { describeVerdict, drawCard, judge, type Verdict } from "../6-2-search/cards";
import { noteCarriers } from "../6-2-search/reports";
import { spendCam } from "../6-2-search/search";
import { noteFought } from "../7-1-location/combat-segment";
import { atSea, type Context, forcesOf, isForce, piecesOf } from "../shared/game";
import { isHelpless, isSoviet, typeOf } from "../shared/units";
import { forcesIn } from "./battle";
import { deploy } from "./display";
import type { SurfaceBattle } from "./state";

/** 7.5 True for a TF that can fight: it is at sea and holds a ship with guns that is not helpless. */
export function canFight(charts: Charts, force: Force): boolean {
  if (force.kind !== "task_force" || !atSea(force)) return false;
  return force.units.some((ship) => shipTypeOf(charts, typeOf(charts, ship)).gunnery && !isHelpless(ship));
}

/** D-35 True for a TF of a side that has not fought in this segment and can. */
export function isFree(state: Snapshot, charts: Charts, side: Side, force: Force): boolean {
  return !state.sides[side].fought.includes(force.id) && canFight(charts, force);
}

/** D-35 The TFs of a side in a hex that have not fought in this segment and can, in canonical order. */
export function freeForces(state: Snapshot, charts: Charts, side: Side, hex: string): Force[] {
  return forcesOf(state, side, (force) => force.at === hex && isFree(state, charts, side, force));
}

/** True when other blocks of a side stand in a hex that may be TFs, so far as its enemy knows; he is asked whatever they are. */
export function mayHoldOthers(state: Snapshot, side: Side, hex: string, known: readonly string[]): boolean {
  return piecesOf(state, side).some((piece) => {
    if (!atSea(piece) || piece.at !== hex || known.includes(piece.id)) return false;
    return !isForce(piece) || !piece.identified || piece.kind === "task_force";
  });
}

/** D-49 Of several forces the one that is known best. */
export function bestKnown(forces: readonly Force[]): Force | undefined {
  const rank = (force: Force): number => (force.identified ? force.idLevel + 1 : 0);
  return [...forces].sort((a, b) => rank(b) - rank(a))[0];
}

/** 7.5.1, 7.5.2(i) Draws a card by which one TF finds an enemy in battle: to intercept, or to engage. */
export function findEnemy(
  ctx: Context,
  side: Side,
  force: Force,
  target: Force,
  label: "interception-card" | "engage-card",
): boolean {
  const { state, charts } = ctx;
  const section = label === "engage-card" ? "7.5.2" : "7.5.1";
  const search = { side, row: "force" as const, soviet: isSoviet(charts, force), target, transit: false };
  const read = (card: Parameters<typeof judge>[2]): Verdict => judge(state, charts, card, search);
  const card = drawCard(ctx, side, label, section, (each) => describeVerdict(each, read(each)), {
    force: force.id,
  });
  const verdict = read(card);
  if (verdict.denied === "cam") spendCam(ctx, target);
  if (verdict.denied === "carrier") noteCarriers(ctx, opponentOf(side), target, "6.2.2");
  return verdict.success;
}

/** 7.5.2(i) TFs that try to join a battle draw a card each; those that find the enemy are deployed. Gives those that joined. */
export function engage(ctx: Context, battle: SurfaceBattle, side: Side, ids: readonly string[]): string[] {
  const { state, charts } = ctx;
  const enemy = opponentOf(side);
  const joined: string[] = [];
  ctx.ruling("D-20", "7.5.2");
  for (const force of engagers(state, charts, battle, side).filter(({ id }) => ids.includes(id))) {
    const target = bestKnown(forcesIn(state, battle, enemy));
    if (target === undefined || !findEnemy(ctx, side, force, target, "engage-card")) continue;
    joinBattle(ctx, battle, side, force);
    deploy(ctx, battle, side, force);
    joined.push(force.id);
  }
  return joined;
}

/** 7.5.2(i) The TFs of a side that may try to join a battle. */
export function engagers(state: Snapshot, charts: Charts, battle: SurfaceBattle, side: Side): Force[] {
  const fighting = battle.forces.filter((each) => each.side === side).map(({ force }) => force);
  const forces = battle.transit
    ? forcesOf(state, side, (force) => force.at === battle.hex && canFight(charts, force))
    : freeForces(state, charts, side, battle.hex);
  return forces.filter(({ id }) => !fighting.includes(id));
}

/** D-35, 11.3.2 A force fights: it is done for the segment, and refuels no more. */
export function joinBattle(ctx: Context, battle: SurfaceBattle, side: Side, force: Force): void {
  ctx.push(battle.forces, { side, force: force.id, block: force.block }, "ENGAGED", "7.5");
  if (!battle.transit) noteFought(ctx, side, force, "7.5");
  if (force.refuelling) ctx.set(force, "refuelling", false, "REFUELLING_STOPPED", "11.3.2");
}
