import { opponentOf } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import { lowerId } from "../6-6-transit/id-loss";
import type { Context } from "../shared/context";
import { atSea, findPiece, isForce, isShadowed, pieceAtBlock } from "../shared/game";
import { dropShadow } from "./shadowing";

/** 6.3.5 The enemy blocks that a side shadows, ascending. */
export function shadowedBlocks(state: Snapshot, side: Side): number[] {
  return [...new Set(state.sides[side].shadowing.map(({ target }) => target))].sort((a, b) => a - b);
}

/** 6.3.5 Before a side moves its blocks the other may give up shadowing; play waits for it when it shadows anything. */
export function askToGiveUp(ctx: Context, mover: Side): void {
  const { state } = ctx;
  const side = opponentOf(mover);
  if (shadowedBlocks(state, side).length === 0) return;
  ctx.set(state, "pending", { decision: "shadow_give_up", side }, "SHADOWERS_ASKED", "6.3.5");
}

/** 6.3.5, D-30 A side gives up shadowing a block, which loses 1 ID in this segment whether it moves or not. */
export function giveUp(ctx: Context, side: Side, block: number): void {
  const { state } = ctx;
  for (const shadow of state.sides[side].shadowing.filter(({ target }) => target === block)) {
    dropShadow(ctx, side, shadow, "6.3.5");
  }
  const target = pieceAtBlock(state, opponentOf(side), block);
  if (target !== undefined) noteUnshadowed(ctx, target.id);
}

/** D-30 Notes a force whose shadowing has ended in its own movement segment before it moved. */
export function noteUnshadowed(ctx: Context, piece: string): void {
  const { state } = ctx;
  if (state.unshadowed.includes(piece)) return;
  ctx.ruling("D-30", "6.3.5");
  ctx.push(state.unshadowed, piece, "UNSHADOWED", "6.3.5");
}

/** D-30 At the end of a movement segment a force that lost its shadowers and has not moved loses 1 ID, once. */
export function settleUnshadowed(ctx: Context, side: Side): void {
  const { state } = ctx;
  if (state.unshadowed.length === 0) return;
  for (const id of state.unshadowed) {
    const piece = findPiece(state, side, id);
    // 6.6 In PM turns what has not moved loses its 1 ID all the same.
    if (piece === undefined || !isForce(piece) || !atSea(piece) || state.turn % 2 === 0) continue;
    if (piece.moved.entered.length === 0 && !isShadowed(state, side, piece.block)) lowerId(ctx, side, piece, "6.3.5");
  }
  ctx.set(state, "unshadowed", [], "UNSHADOWED", "6.3.5");
}
