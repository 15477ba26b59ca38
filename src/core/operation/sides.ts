import type { AuditEntry } from "../audit/entry";
import type { AnyRuleset, Decision, SnapshotBase } from "./contract";
import type { Fault } from "./fault";

/** Who looks on without a side of his own, where a side is named. */
export const ONLOOKER = "onlooker";

/** What one side, or an onlooker, may know of a resolution. */
export interface SideView {
  readonly side: string;
  readonly view: unknown;
  readonly audit: readonly AuditEntry[];
  /** The operations that are this side's now, open or closed; none for an onlooker. */
  readonly decisions: readonly Decision[];
}

/** Everyone a resolution can be shown to: the sides of a game that hides something, and an onlooker; nobody elsewhere. */
export function viewersOf({ view, sides = [] }: AnyRuleset): readonly string[] {
  return view === undefined ? [] : [...sides, ONLOOKER];
}

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

/** The decisions that are a side's, without what it may not know of them. */
export function decisionsShown(
  ruleset: AnyRuleset,
  state: SnapshotBase,
  side: string,
  decisions: readonly Decision[],
): readonly Decision[] {
  const own = decisions.filter(({ operation }) => sideMayPlay(ruleset, state, side, operation));
  return ruleset.decisionsFor?.(state, side, own) ?? own;
}

/** The lines of an audit trail that a side may read, or an onlooker for null: in a game that hides something only those it says. */
export function auditShown(
  { view, auditView }: AnyRuleset,
  side: string | null,
  before: SnapshotBase,
  after: SnapshotBase,
  audit: readonly AuditEntry[],
): readonly AuditEntry[] {
  if (view === undefined) return audit;
  return auditView?.(audit, side, before, after) ?? [];
}

/** What a viewer may know of a resolution; `before` is the snapshot it began with. */
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
    view: ruleset.view?.(after, side),
    audit: auditShown(ruleset, side, before, after, audit),
    decisions: side === null ? [] : decisionsShown(ruleset, after, side, decisions),
  };
}

/** The faults of the views a request asks for: each must be a side's or an onlooker's, and none asked for twice. */
export function viewFaults(ruleset: AnyRuleset, views: unknown): Fault[] {
  if (views === undefined || views === null) return [];
  const viewers = viewersOf(ruleset);
  const message = `Views are a list of ${viewers.join(", ") || "nobody: this game hides nothing"}, each at most once.`;
  if (!Array.isArray(views)) return [{ code: "VIEWS_UNKNOWN", pointer: "/views", message }];
  const wrong = views.findIndex((each, index) => !viewers.includes(each) || views.indexOf(each) < index);
  return wrong < 0 ? [] : [{ code: "VIEWS_UNKNOWN", pointer: `/views/${wrong}`, message }];
}
