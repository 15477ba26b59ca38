import type { Decision, SideView } from "../contract/answer";
import type { AuditEntry } from "../contract/audit";
import type { AnyRuleset } from "../contract/ruleset";
import type { SnapshotBase } from "../contract/snapshot";
import { ONLOOKER } from "../request/fields";

/** True in a game whose sides call operations themselves. */
export function sidesPlay({ operations }: AnyRuleset): boolean {
  return operations.some(({ by }) => by !== undefined);
}

/** True when an operation is a side's to call now: its own, or one that nobody decides. */
export function sideMayPlay({ operations }: AnyRuleset, state: SnapshotBase, side: string, operation: string): boolean {
  const by = operations.find(({ name }) => name === operation)?.by;
  const decider = by?.(state);
  return by !== undefined && (decider === null || decider === side);
}

/** True when there is anything that is a side's to call now. */
export function hasTurn(ruleset: AnyRuleset, state: SnapshotBase, side: string): boolean {
  return ruleset.operations.some(({ name }) => sideMayPlay(ruleset, state, side, name));
}

/** The decisions that are a side's. */
export function decisionsShown(
  ruleset: AnyRuleset,
  state: SnapshotBase,
  side: string,
  decisions: readonly Decision[],
): readonly Decision[] {
  return decisions.filter(({ operation }) => sideMayPlay(ruleset, state, side, operation));
}

/** The lines of an audit trail that a side may read, or an onlooker for null: in a game that hides something only those it says. */
export function auditShown(
  { views }: AnyRuleset,
  side: string | null,
  before: SnapshotBase,
  after: SnapshotBase,
  audit: readonly AuditEntry[],
): readonly AuditEntry[] {
  return views === undefined ? audit : views.audit(audit, side, before, after);
}

/** A resolution as a viewer may know it; `before` is the snapshot it began with. */
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
    view: ruleset.views?.of(after, side),
    audit: auditShown(ruleset, side, before, after, audit),
    decisions: side === null ? [] : decisionsShown(ruleset, after, side, decisions),
  };
}
