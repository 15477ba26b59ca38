import type { AuditEntry } from "../contract/audit";
import { canonicalJson, cloneJson } from "./canonical";
import { memberOf, tokensOf } from "./pointer";

/** The snapshot that the effects of an audit trail lead to, or the first that does not fit, as a sentence. */
export type Applied =
  | { readonly ok: true; readonly snapshot: unknown }
  | { readonly ok: false; readonly fault: string };

/** An object or a list, and one of its members. */
interface Place {
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

/** Applies the effects of an audit trail to a snapshot, in order, as a stranger would; the one given stays as it is. */
export function appliedEffects(snapshot: unknown, audit: readonly AuditEntry[]): Applied {
  const root = cloneJson(snapshot);
  for (const entry of audit) {
    if (entry.kind !== "effect") continue;
    const { code, pointer, before = null, after } = entry;
    const place = placeOf(root, pointer);
    if (place === undefined) return { ok: false, fault: `${code} changes ${pointer}, where nothing can stand.` };
    const stood = memberOf(place.holder, place.key) ?? null;
    if (canonicalJson(stood) !== canonicalJson(before)) {
      const [says, stands] = [JSON.stringify(before), JSON.stringify(stood)];
      return { ok: false, fault: `${code} at ${pointer} says ${says} stood there, not ${stands}.` };
    }
    place.holder[place.key] = cloneJson(after);
  }
  return { ok: true, snapshot: root };
}

/** Where a JSON pointer leads; undefined when it passes what is not there or ends at no member of an object and no item of a list. */
function placeOf(root: unknown, pointer: string): Place | undefined {
  const tokens = tokensOf(pointer);
  const key = tokens.pop();
  if (!pointer.startsWith("/") || key === undefined) return undefined;
  const node = tokens.reduce(memberOf, root);
  if (!isHolder(node) || key === "__proto__") return undefined;
  if (Array.isArray(node) && !(/^(0|[1-9]\d*)$/.test(key) && Number(key) <= node.length)) return undefined;
  return { holder: node, key };
}

function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
