import type { AuditEntry } from "../contract/audit";
import { canonicalJson, cloneJson } from "./canonical";

/** What the effects of an audit trail make of a snapshot, or the first that does not fit it, as a sentence. */
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
    const stood = memberOf(place) ?? null;
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
  const [start, ...tokens] = pointer.split("/").map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
  const key = tokens.pop();
  if (start !== "" || key === undefined) return undefined;
  let node = root;
  for (const token of tokens) node = isHolder(node) ? memberOf({ holder: node, key: token }) : undefined;
  if (!isHolder(node) || key === "__proto__") return undefined;
  if (Array.isArray(node) && !(/^(0|[1-9]\d*)$/.test(key) && Number(key) <= node.length)) return undefined;
  return { holder: node, key };
}

function memberOf({ holder, key }: Place): unknown {
  return Object.hasOwn(holder, key) ? holder[key] : undefined;
}

function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
