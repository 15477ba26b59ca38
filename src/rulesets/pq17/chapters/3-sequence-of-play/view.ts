import type { Snapshot } from "../../snapshot";
import { SIDES, type Side } from "../../vocabulary";
import type { Report } from "../6-2-search/state";
import { knownOf } from "../6-3-shadowing/shadow-parts";
import { type StrikeView, strikeSeen } from "../7-2-air-attack/view";
import { type BattleView, battleSeen } from "../7-5-surface-combat/view";
import { piecesOf } from "../shared/game";
import type { Pending } from "./state";

/** The public part of a decision in the midst of a segment: its kind, the deciding side, and the block it is about. */
export interface PendingView {
  readonly decision: string;
  readonly side: Side;
  readonly block: number | null;
  /** 7.2 The air attack it belongs to; null for other decisions. */
  readonly air: StrikeView | null;
  /** 7.2.2 The targets of the risen fighters, while the attacker names his own targets. Null for other decisions. */
  readonly fire: readonly { readonly aircraft: string; readonly targets: readonly string[] }[] | null;
  /** 7.5.2 The surface battle in progress; null without one. */
  readonly battle: BattleView | null;
  /** 7.4 Submarine CS that attack before and after the ASW attack at most; null for other decisions. */
  readonly submarines: { readonly before: number; readonly after: number } | null;
  /**
   * 6.3.4 The blocks of a force that has split, and the shadowing side's last report of it; null for other decisions.
   */
  readonly split: { readonly kept: number; readonly detached: number; readonly known: Report | null } | null;
}

/** A pending decision as a viewer sees it: a side, or null for an onlooker. */
export function pendingSeen(state: Snapshot, pending: Pending, viewer: Side | null): PendingView {
  const { decision, side } = pending;
  const air = "strike" in pending ? strikeSeen(state, pending.strike, viewer) : null;
  const battle = "battle" in pending ? battleSeen(state, pending.battle, viewer) : null;
  const submarines = pending.decision === "sub_targets" ? { before: pending.before, after: pending.after } : null;
  const fire = pending.decision === "air_return_fire" ? pending.fire : null;
  return {
    decision,
    side,
    block: blockOf(state, pending),
    air,
    fire,
    battle,
    submarines,
    split: splitSeen(state, pending, viewer),
  };
}

function splitSeen(state: Snapshot, pending: Pending, viewer: Side | null): PendingView["split"] {
  if (pending.decision !== "shadow_follow") return null;
  const { side, kept, detached } = pending;
  return { kept, detached, known: viewer === side ? (knownOf(state, pending) ?? null) : null };
}

function blockOf(state: Snapshot, pending: Pending): number | null {
  switch (pending.decision) {
    case "transit_react": {
      const movers = SIDES.filter((side) => side !== pending.side).flatMap((side) => piecesOf(state, side));
      return movers.find(({ id }) => id === pending.movement.piece)?.block ?? null;
    }
    case "sub_targets": {
      const block = pending.offensive ? pending.pack : pending.target;
      return SIDES.flatMap((side) => piecesOf(state, side)).find(({ id }) => id === block)?.block ?? null;
    }
    case "surf_intercept": {
      const { attack } = pending;
      return piecesOf(state, pending.side).find(({ id }) => id === attack.target)?.block ?? null;
    }
    case "shadow_follow":
      return pending.kept;
    default:
      return "strike" in pending ? pending.strike.block : null;
  }
}
