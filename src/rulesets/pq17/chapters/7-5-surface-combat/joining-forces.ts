import { opponentOf } from "../../charts/pack";
import type { Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import { drawCard } from "../6-2-search/cards";
import { noteCarriers } from "../6-2-search/reports";
import { spendCam } from "../6-2-search/search";
import { describeVerdict, judge, type Verdict } from "../6-2-search/verdicts";
import { noteFought } from "../7-1-location/locate";
import type { Context } from "../shared/context";
import { isSoviet } from "../shared/units";
import { forcesIn } from "./battle";
import { deployForce } from "./display";
import { bestKnown, engagers } from "./free-forces";
import type { SurfaceBattle } from "./state";

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
  const readCard = (card: Parameters<typeof judge>[2]): Verdict => judge(state, charts, card, search);
  const card = drawCard(ctx, side, label, section, (each) => describeVerdict(each, readCard(each)), {
    force: force.id,
  });
  const verdict = readCard(card);
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
    deployForce(ctx, battle, side, force);
    joined.push(force.id);
  }
  return joined;
}

/** D-35, 11.3.2 A force fights: it is done for the segment, and refuels no more. */
export function joinBattle(ctx: Context, battle: SurfaceBattle, side: Side, force: Force): void {
  ctx.push(battle.forces, { side, force: force.id, block: force.block }, "ENGAGED", "7.5");
  if (!battle.transit) noteFought(ctx, side, force, "7.5");
  if (force.refuelling) ctx.set(force, "refuelling", false, "REFUELLING_STOPPED", "11.3.2");
}
