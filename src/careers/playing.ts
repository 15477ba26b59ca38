import { findOperation } from "../core/contract/ruleset";
import type { SnapshotBase } from "../core/contract/snapshot";
import { canSidePlay, hasTurn, isPlayedBySides } from "../core/engine/views";
import { assertRole, type OpenedCareer } from "./gate";
import { CareerProblem } from "./problem";
import type { DiceFields } from "./request";

/**
 * Throws unless the token may play at all: as owner, as referee, or as a side where the game lets sides play. A side
 * must use the server's dice, because it could choose among dice of its own. With `sideDice` it may roll its own.
 */
export function assertPlays(access: OpenedCareer, { seed, dice }: DiceFields): void {
  const { ruleset, slot, entry } = access;
  assertRole(access, isPlayedBySides(ruleset) ? ["OWNER", "REFEREE", "SIDE"] : ["OWNER", "REFEREE"], "door/play");
  if (slot.role !== "SIDE" || (seed === undefined && dice === undefined)) return;
  if (entry.sideDice === true && seed === undefined) return;
  throw new CareerProblem("DICE_FORBIDDEN");
}

/** Throws if the operation is not the side's own now. Unknown operations pass. */
export function assertMayPlay(access: OpenedCareer, snapshot: SnapshotBase, operation: string): void {
  const { ruleset } = access;
  if (findOperation(ruleset, operation) === undefined) return;
  if (mayPlay(access, snapshot, operation)) return;
  throw new CareerProblem("SIDE_FORBIDDEN");
}

/** True for a token that plays both sides, and for a side that may call this operation now. */
export function mayPlay({ ruleset, slot }: OpenedCareer, snapshot: SnapshotBase, operation: string): boolean {
  if (slot.role !== "SIDE") return true;
  return slot.side !== null && canSidePlay(ruleset, snapshot, slot.side, operation);
}

/** True for a token that plays both sides, and for a side that may call any operation now. */
export function mayPlayAny({ ruleset, slot }: OpenedCareer, snapshot: unknown): boolean {
  if (slot.role !== "SIDE") return true;
  return slot.side !== null && hasTurn(ruleset, snapshot as SnapshotBase, slot.side);
}
