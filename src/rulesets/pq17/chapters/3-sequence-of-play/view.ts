import * as z from "zod";
import { blockSchema, count, decisionSchema, named, sideSchema } from "../../schemas";
import type { Snapshot } from "../../snapshot";
import { SIDES, type Side } from "../../vocabulary";
import { reportSchema } from "../6-2-search/state";
import { knownOf } from "../6-3-shadowing/shadow-parts";
import { fighterFireSchema } from "../7-2-air-attack/state";
import { strikeSeen, strikeSeenSchema } from "../7-2-air-attack/view";
import { battleSeen, battleSeenSchema } from "../7-5-surface-combat/view";
import { piecesOf } from "../shared/game";
import type { Pending } from "./state";

/** B A decision within a segment, as the viewer sees it: without the parts of a force that has split. */
export const pendingSeenSchema = named(
  () =>
    z.strictObject({
      decision: decisionSchema,
      side: sideSchema.describe("Who decides."),
      block: blockSchema.nullable().describe("The block that it is about. Null for none."),
      submarines: named(
        z.strictObject({
          before: count(60, "7.4 Submarine CS that attack before the ASW attack."),
          after: count(60, "7.4 Maximum submarine CS that attack after it."),
        }),
        "SubmarinesPending",
        "7.4 Submarines that are to attack.",
      ).nullable(),
      air: strikeSeenSchema.nullable().describe("7.2 The air attack that it belongs to. Null for other decisions."),
      fire: z
        .array(fighterFireSchema)
        .max(60)
        .nullable()
        .describe("7.2.2 The fighters' targets, while the attacker names his. Null for other decisions."),
      battle: battleSeenSchema.nullable().describe("7.5 The surface battle in progress. Null if there is none."),
    }),
  "PendingSeen",
  "B A decision within a segment, as the viewer sees it.",
);

/** The public part of a decision in the midst of a segment: its kind, the deciding side, and the block it is about. */
export const pendingViewSchema = named(
  () =>
    pendingSeenSchema.unwrap().extend({
      split: named(
        z.strictObject({
          kept: blockSchema.describe("The block of the force that was split."),
          detached: blockSchema.describe("The block of the part that left it."),
          known: reportSchema
            .nullable()
            .describe("The shadowing side's last report of the force. Null without one, and for other viewers."),
        }),
        "SplitView",
        "6.3.4 A shadowed force that has split.",
      )
        .nullable()
        .describe("6.3.4 The force that has split. Null for other decisions."),
    }),
  "PendingView",
  "B A decision within a segment, as a side or an onlooker sees it.",
);

/** The public part of a decision in the midst of a segment. */
export type PendingView = z.infer<typeof pendingViewSchema>;

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
