import { piecesOf } from "./rules/game";
import type { Snapshot } from "./snapshot";
import type { Pending } from "./snapshot-pending";
import { SIDES, type Side } from "./vocabulary";

/** A.4 What everyone sees of a decision in the midst of a segment: what it is, whose it is, and the block it is about. */
export interface PendingSeen {
  readonly decision: string;
  readonly side: Side;
  readonly block: number | null;
}

/** A.4 What a side sees of a pending decision, or an onlooker for null. */
export function pendingSeen(state: Snapshot, pending: Pending, _viewer: Side | null): PendingSeen {
  const { decision, side, movement } = pending;
  const mover = SIDES.flatMap((each) => (each === side ? [] : piecesOf(state, each))).find(
    ({ id }) => id === movement.piece,
  );
  return { decision, side, block: mover?.block ?? null };
}
