import type { Decision, SideView } from "../contract/answer";
import type { AuditEntry } from "../contract/audit";
import { type AnyRuleset, findOperation } from "../contract/ruleset";
import type { SnapshotBase } from "../contract/snapshot";
import { ONLOOKER } from "../request/fields";

/** True if the sides of the game call operations themselves. */
export function isPlayedBySides({ operations }: AnyRuleset): boolean {
  return operations.some(({ by }) => by !== undefined);
}

/** True if a side may call the operation now: it decides, or the operation has no deciding side. */
export function canSidePlay(ruleset: AnyRuleset, state: SnapshotBase, side: string, operation: string): boolean {
  const by = findOperation(ruleset, operation)?.by;
  const decider = by?.(state);
  return by !== undefined && (decider === null || decider === side);
}

/** True if the side may call any operation now. */
export function hasTurn(ruleset: AnyRuleset, state: SnapshotBase, side: string): boolean {
  return ruleset.operations.some(({ name }) => canSidePlay(ruleset, state, side, name));
}

/** Returns the decisions that belong to a side. */
export function decisionsForSide(
  ruleset: AnyRuleset,
  state: SnapshotBase,
  side: string,
  decisions: readonly Decision[],
): readonly Decision[] {
  return decisions.filter(({ operation }) => canSidePlay(ruleset, state, side, operation));
}

/**
 * Returns the audit lines that a side may read, or an onlooker if null. In a game with hidden information, the game
 * decides.
 */
export function auditForViewer(
  { views }: AnyRuleset,
  side: string | null,
  before: SnapshotBase,
  after: SnapshotBase,
  audit: readonly AuditEntry[],
): readonly AuditEntry[] {
  return views === undefined ? audit : views.audit(audit, side, before, after);
}

/** Returns the part of a resolution that a viewer may see; `before` is the snapshot before it. */
export function sideViewOf(
  ruleset: AnyRuleset,
  viewer: string,
  before: SnapshotBase,
  after: SnapshotBase,
  audit: readonly AuditEntry[],
  decisions: readonly Decision[],
): SideView {
  const side = viewer === ONLOOKER ? null : viewer;
  return {
    side: viewer,
    view: ruleset.views!.of(after, side),
    audit: auditForViewer(ruleset, side, before, after, audit),
    decisions: decisionsForViewer(ruleset, viewer, after, decisions),
  };
}

/** Returns the decisions that belong to a viewer. An onlooker has none. */
export function decisionsForViewer(
  ruleset: AnyRuleset,
  viewer: string,
  state: SnapshotBase,
  decisions: readonly Decision[],
): readonly Decision[] {
  return viewer === ONLOOKER ? [] : decisionsForSide(ruleset, state, viewer, decisions);
}
