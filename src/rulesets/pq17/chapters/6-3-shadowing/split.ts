import { opponentOf } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import type { Context } from "../shared/context";
import { isShadowed, pieceAtBlock } from "../shared/game";
import { isDispersed, isScattered } from "../shared/units";
import { giveUp, noteUnshadowed } from "./give-up-shadowing";

/** 6.3.4 A shadowed force has split: its shadowers choose the part they follow, or follow the only one they can. */
export function askWhomToFollow(ctx: Context, owner: Side, remainder: Force, detached: Force): void {
  const { state } = ctx;
  if (remainder.block === null || detached.block === null || !isShadowed(state, owner, remainder.block)) return;
  const side = opponentOf(owner);
  const parts = followable(state, side, remainder, detached);
  const [only] = parts;
  if (parts.length > 1 && state.phase === "move_detach" && state.pending === null) {
    const pending = { decision: "shadow_follow", side, kept: remainder.block, detached: detached.block } as const;
    ctx.set(state, "pending", pending, "FORCE_SPLIT", "6.3.4");
  } else if (parts.length === 0) giveUp(ctx, side, remainder.block);
  else if (parts.length === 1 && only !== undefined && only !== remainder.block)
    follow(ctx, side, remainder.block, only);
}

/** 6.3.1-6.3.3 The parts of a split force that those who shadow it may go on shadowing. */
function followable(state: Snapshot, side: Side, remainder: Force, detached: Force): number[] {
  const naval = state.sides[side].shadowing.some(({ target, by }) => target === remainder.block && by === "force");
  const fits = (part: Force): boolean => {
    if (part.kind === "wolf_pack" || isScattered(part) || isDispersed(part)) return false;
    return !naval || part.kind === (side === "allied" ? "task_force" : "convoy");
  };
  return [remainder, detached].flatMap((part) => (part.block !== null && fits(part) ? [part.block] : []));
}

/** 6.3.4 The shadowers of a block follow another part of what was one force. */
export function follow(ctx: Context, side: Side, from: number, to: number): void {
  const { state } = ctx;
  if (from === to) return;
  for (const shadow of state.sides[side].shadowing) {
    if (shadow.target === from) ctx.set(shadow, "target", to, "SHADOW_FOLLOWS", "6.3.4");
  }
  const left = pieceAtBlock(state, opponentOf(side), from);
  if (left !== undefined) noteUnshadowed(ctx, left.id);
}
