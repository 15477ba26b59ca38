import type { SnapshotBase } from "../core/contract/snapshot";
import { canSidePlay, hasTurn, isPlayedBySides } from "../core/engine/views";
import { allow, type Opened } from "./gate";
import { CareerProblem } from "./problem";
import type { DiceFields } from "./request";

/**
 * Lets through whoever may play at all: owner, referee, and a side where its game lets sides play. A side rolls with the
 * server's dice alone, since it could choose among its own.
 */
export function assertPlays(opened: Opened, { seed, dice }: DiceFields): void {
  const { ruleset, slot } = opened;
  allow(opened, isPlayedBySides(ruleset) ? ["OWNER", "REFEREE", "SIDE"] : ["OWNER", "REFEREE"], "door/play");
  if (slot.role !== "SIDE" || (seed === undefined && dice === undefined)) return;
  throw new CareerProblem("FORBIDDEN", "DICE_FORBIDDEN");
}

/** Lets a side through when its game says that this operation is its own now; an operation there is none of passes. */
export function assertMayPlay(opened: Opened, snapshot: SnapshotBase, operation: string): void {
  const { ruleset } = opened;
  if (!ruleset.operations.some(({ name }) => name === operation)) return;
  if (mayPlay(opened, snapshot, operation)) return;
  throw new CareerProblem("FORBIDDEN", "SIDE_FORBIDDEN");
}

/** True for who plays all, and for a side whose own this operation is now. */
export function mayPlay({ ruleset, slot }: Opened, snapshot: SnapshotBase, operation: string): boolean {
  if (slot.role !== "SIDE") return true;
  return slot.side !== null && canSidePlay(ruleset, snapshot, slot.side, operation);
}

/** True for who plays all, and for a side that has anything to play now. */
export function mayPlayAny({ ruleset, slot }: Opened, snapshot: unknown): boolean {
  if (slot.role !== "SIDE") return true;
  return slot.side !== null && hasTurn(ruleset, snapshot as SnapshotBase, slot.side);
}
