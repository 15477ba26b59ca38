import { reason } from "../../../../core/choice/legality";
import type { Reason } from "../../../../core/contract/choice";
import { opponentOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import type { Force, Piece } from "../1-2-forces/state";
import type { Movement } from "../3-sequence-of-play/state";
import { resume } from "../5-1-movement/movement";
import { packHeld } from "../5-2-wolf-packs/wolf-packs";
import { drawLocationCards } from "../7-1-location/locate";
import { beginSubmarineCombat } from "../7-4-submarine-combat/combat";
import { duel } from "../7-4-submarine-combat/duel";
import { hunterHeld } from "../7-4-submarine-combat/targets";
import { fightBattle, findTarget } from "../7-5-surface-combat/declare";
import { canFight } from "../7-5-surface-combat/free-forces";
import { mayNotAttack } from "../7-5-surface-combat/german-limits";
import { type News, noNews } from "../7-5-surface-combat/outcomes";
import type { Context } from "../shared/context";
import { atSea, forceOf, forcesOf, isForce } from "../shared/game";
import { isSoviet } from "../shared/units";

/** 6.6.1 The forces of the other side that may fight a piece caught in transit: TFs, and Wolf Packs that may attack. */
export function transitFighters(state: Snapshot, charts: Charts, side: Side, piece: Piece): Force[] {
  if (!isForce(piece) || !piece.identified || piece.block === null) return [];
  return forcesOf(state, side, (force) => {
    if (!atSea(force) || force.at !== piece.at || force.refuelling) return false;
    if (force.kind === "wolf_pack") return packHeld(state, side, force) === undefined;
    if (force.kind !== "task_force") return false;
    if (piece.kind === "wolf_pack") return hunterHeld(state, charts, side, force) === undefined;
    return canFight(charts, force);
  });
}

/** 6.6.1 Why forces may not fight a piece together; undefined for TFs against a TF, or one force alone. */
export function cannotFightTogether(
  state: Snapshot,
  charts: Charts,
  side: Side,
  piece: Force,
  ids: readonly string[],
): Reason | undefined {
  const forces = ids.map((id) => forceOf(state, side, id));
  if (forces.length === 0) return undefined;
  const surface = piece.kind === "task_force" && forces.every(({ kind }) => kind === "task_force");
  if (surface && side === "axis" && mayNotAttack(state, charts, forces, piece)) {
    return { ...reason("FIGHT_IMPOSSIBLE/superior", "6.6.1"), also: [reason("SUPERIOR_ENEMY/attack", "7.5.7")] };
  }
  return surface || forces.length === 1 ? undefined : reason("FIGHT_IMPOSSIBLE/together", "6.6.1");
}

/** 6.6.1, 7.4.2 Forces fight a piece in transit, whose move ends if they find it; otherwise it goes on. */
export function fightInTransit(
  ctx: Context,
  side: Side,
  piece: Force,
  ids: readonly string[],
  movement: Movement,
): { fought: boolean; news: News } {
  const { state } = ctx;
  const mover: Side = opponentOf(side);
  const forces = ids.map((id) => forceOf(state, side, id));
  ctx.ruling("E-58", "6.6.1");
  const [first] = forces;
  const surface = piece.kind === "task_force" && forces.every(({ kind }) => kind === "task_force");
  const located = surface
    ? findTarget(ctx, side, ids, piece)
    : first === undefined
      ? []
      : findAlone(ctx, side, first, piece);
  if (located.length === 0 || first === undefined) {
    resume(ctx, mover, movement);
    return { fought: false, news: noNews() };
  }
  ctx.set(piece.moved, "done", true, "STOPPED_IN_TRANSIT", "6.6.1");
  if (surface) {
    const attack = { attackers: located, target: piece.id, hex: piece.at };
    return { fought: true, news: fightBattle(ctx, side, attack, true) };
  }
  if (piece.kind === "wolf_pack" && first.kind === "wolf_pack") duel(ctx, side, first, piece);
  else if (piece.kind === "wolf_pack") {
    beginSubmarineCombat(ctx, { side: mover, pack: piece, target: first, offensive: true, surface: null });
  } else beginSubmarineCombat(ctx, { side, pack: first, target: piece, offensive: false, surface: null });
  return { fought: true, news: noNews() };
}

function findAlone(ctx: Context, side: Side, force: Force, piece: Force): string[] {
  const kind = force.kind === "wolf_pack" ? "wolf_pack" : "task_force";
  const soviet = isSoviet(ctx.charts, force);
  return drawLocationCards(ctx, side, { kind, id: force.id, soviet }, piece, "7.1.1").found ? [force.id] : [];
}
