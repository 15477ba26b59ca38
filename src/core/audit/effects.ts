import type { AuditEntry } from "../contract/audit";
import { canonicalJson } from "../json/canonical";
import { cloneJson } from "../json/clone";
import { isIndex, memberOf, tokensOf } from "../json/pointer";

/** The snapshot after all effects, or a sentence about the first effect that does not fit. */
export type EffectsResult =
  | { readonly ok: true; readonly snapshot: unknown }
  | { readonly ok: false; readonly fault: string };

/** An object or a list, and the key of one of its members. */
interface MemberSlot {
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

/** Applies the effects of an audit trail to a copy of a snapshot, in order, without any knowledge of the rules. */
export function applyAuditEffects(snapshot: unknown, audit: readonly AuditEntry[]): EffectsResult {
  const root = cloneJson(snapshot);
  for (const entry of audit) {
    if (entry.kind !== "effect") continue;
    const { code, pointer, before = null, after } = entry;
    const slot = slotAt(root, pointer);
    if (slot === undefined)
      return { ok: false, fault: `${code} changes ${pointer}, which is not a place in the snapshot.` };
    const current = memberOf(slot.holder, slot.key) ?? null;
    if (canonicalJson(current) !== canonicalJson(before)) {
      const [says, stands] = [JSON.stringify(before), JSON.stringify(current)];
      return { ok: false, fault: `${code} at ${pointer} expects ${says} before the change, not ${stands}.` };
    }
    slot.holder[slot.key] = cloneJson(after);
  }
  return { ok: true, snapshot: root };
}

/**
 * Returns the object or list that a JSON pointer ends in, and the last key. Undefined if a step does not exist, or if
 * the end is neither a member of an object nor an item of a list.
 */
function slotAt(root: unknown, pointer: string): MemberSlot | undefined {
  const tokens = tokensOf(pointer);
  const key = tokens.pop();
  if (!pointer.startsWith("/") || key === undefined) return undefined;
  const node = tokens.reduce(memberOf, root);
  if (!isHolder(node) || key === "__proto__") return undefined;
  if (Array.isArray(node) && !(isIndex(key) && Number(key) <= node.length)) return undefined;
  return { holder: node, key };
}

function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
