import type { About, Citation } from "../contract/audit";
import type { Reason } from "../contract/choice";
import type { SnapshotBase } from "../contract/operation";
import type { AnyRuleset } from "../contract/ruleset";
import { memberOf, tokensOf } from "./pointer";

/** The member of an audit entry that says whom it is about; none when nobody is named. */
export function aboutOf(about: About | undefined): { readonly about?: About } {
  return about === undefined ? {} : { about };
}

/** The id, unit or number of the innermost record on a pointer that has one. */
export function recordAt(root: object, pointer: string): About | undefined {
  let at: unknown = root;
  let name = nameOf(root);
  for (const token of tokensOf(pointer)) {
    at = memberOf(at, token);
    name = nameOf(at) ?? name;
  }
  return name === undefined ? undefined : { of: name };
}

/** The id of a record, or the unit it stands for, or its number; undefined without any. */
export function nameOf(record: unknown): string | undefined {
  if (typeof record !== "object" || record === null) return undefined;
  const { id, unit, no } = record as { readonly id?: unknown; readonly unit?: unknown; readonly no?: unknown };
  const name = id ?? unit;
  if (typeof name === "string") return name;
  return typeof no === "number" ? String(no) : undefined;
}

/** The audit code of a roll: its label in SCREAMING_SNAKE. */
export function codeOf(label: string): string {
  return label.toUpperCase().replaceAll("-", "_");
}

/** The citation of a reason; a reason without a section cites the operation's own first rule. */
export function citationOf(
  ruleset: AnyRuleset,
  state: Pick<SnapshotBase, "edition">,
  reason: Pick<Reason, "section">,
  operation?: { readonly rules: readonly string[] },
): Citation {
  return { ruleset: ruleset.id, edition: state.edition, section: reason.section || (operation?.rules[0] ?? "") };
}
