import { piecesOf } from "./rules/game";
import type { Snapshot } from "./snapshot";
import type { Pending } from "./snapshot-pending";
import { type StrikeSeen, strikeSeen } from "./views-air";
import { SIDES, type Side } from "./vocabulary";

/** A.4 What everyone sees of a decision in the midst of a segment: what it is, whose it is, and the block it is about. */
export interface PendingSeen {
  readonly decision: string;
  readonly side: Side;
  readonly block: number | null;
  /** 7.2 The air attack it belongs to; null for other decisions. */
  readonly air: StrikeSeen | null;
}

/** A.4 What a side sees of a pending decision, or an onlooker for null. */
export function pendingSeen(state: Snapshot, pending: Pending, viewer: Side | null): PendingSeen {
  const { decision, side } = pending;
  const air = "strike" in pending ? strikeSeen(state, pending.strike, viewer) : null;
  return { decision, side, block: blockOf(state, pending), air };
}

function blockOf(state: Snapshot, pending: Pending): number | null {
  switch (pending.decision) {
    case "transit_react": {
      const movers = SIDES.filter((side) => side !== pending.side).flatMap((side) => piecesOf(state, side));
      return movers.find(({ id }) => id === pending.movement.piece)?.block ?? null;
    }
    case "sub_targets": {
      const wanted = pending.offensive ? pending.pack : pending.target;
      return SIDES.flatMap((side) => piecesOf(state, side)).find(({ id }) => id === wanted)?.block ?? null;
    }
    case "shadow_follow":
      return pending.kept;
    default:
      return "strike" in pending ? pending.strike.block : null;
  }
}
