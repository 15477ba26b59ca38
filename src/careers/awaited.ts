import * as z from "zod";
import { sideSchema } from "../core/contract/game-names";
import type { AnyRuleset } from "../core/contract/ruleset";
import type { SnapshotBase } from "../core/contract/snapshot";
import { hasTurn, isPlayedBySides } from "../core/engine/views";

/** Schema of a seat that can move now. */
export const awaitedSchema = z
  .strictObject({
    side: sideSchema.nullable().describe("The side. Null for the player of a game that no sides play."),
    since: z
      .string()
      .describe(
        "Time from which the seat is awaited: that of the step that gave it its turn, or of its own last move.",
      ),
  })
  .meta({ id: "AwaitedSeat", description: "A seat that can move now." });

/** The seats that can move now, in an output. */
export const awaitedField = z
  .array(awaitedSchema)
  .describe("The seats that can move after the newest step, and since when. Empty after the end of the game.");

/** A seat that can move now. */
export type AwaitedSeat = z.infer<typeof awaitedSchema>;

/**
 * Returns the seats that can move on a snapshot. A seat that could move before keeps its time. The others have the time
 * of this step, `at`. Lists no decisions: the time that takes would leak information about them.
 */
export function awaitedAfter(
  ruleset: AnyRuleset,
  snapshot: SnapshotBase,
  at: string,
  before: readonly AwaitedSeat[],
): readonly AwaitedSeat[] {
  if (ruleset.over(snapshot)) return [];
  const seats = isPlayedBySides(ruleset)
    ? (ruleset.views?.sides ?? []).filter((side) => hasTurn(ruleset, snapshot, side))
    : [null];
  return seats.map((side) => before.find((seat) => seat.side === side) ?? { side, since: at });
}

/** The members of a stored step from which its seats follow. */
interface PlayedPosition {
  readonly step: { readonly at: string; readonly kind: string };
  readonly snapshot: SnapshotBase;
  readonly awaited: readonly AwaitedSeat[] | null;
}

/**
 * Returns the seats that can move after the newest step. An older version of the service stored no times. Such a seat
 * has the time of the step.
 */
export function awaitedOf(ruleset: AnyRuleset, { step, snapshot, awaited }: PlayedPosition): readonly AwaitedSeat[] {
  if (step.kind === "END") return [];
  return awaitedAfter(ruleset, snapshot, step.at, awaited ?? []);
}
