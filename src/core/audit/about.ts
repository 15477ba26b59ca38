import type { About, Citation } from "../contract/audit";
import type { Reason } from "../contract/choice";
import type { AnyRuleset } from "../contract/ruleset";
import type { SnapshotBase } from "../contract/snapshot";
import { memberOf } from "../json/pointer";

/** Returns the `about` member of an audit entry, or an empty object if the entry has no subject. */
export function aboutField(about: About | undefined): { readonly about?: About } {
  return about === undefined ? {} : { about };
}

/**
 * Returns the subjects of a change at `path` within `root`. `of` is the innermost record on the path that has a name.
 * `in` is the outermost one, if it differs. `item` is the record that was added. `fallbackName` supplies the game's own
 * name if no record on the path has one. Returns undefined if nothing has a name.
 */
export function changeAbout(
  root: object,
  path: readonly string[],
  fallbackName: () => string | undefined,
  added: unknown,
): About | undefined {
  let at: unknown = root;
  const names: string[] = [];
  for (const token of path) {
    at = memberOf(at, token);
    const name = recordName(at);
    if (name !== undefined) names.push(name);
  }
  const of = names.at(-1) ?? fallbackName();
  const [outer = of] = names;
  const item = recordName(added);
  if (of === undefined && item === undefined) return undefined;
  return {
    ...(of !== undefined && { of }),
    ...(outer !== undefined && outer !== of && { in: outer }),
    ...(item !== undefined && { item }),
  };
}

/** Returns the `id` of a record, or else its `unit`, or else its `no` as text. Undefined if it has none of them. */
export function recordName(record: unknown): string | undefined {
  if (typeof record !== "object" || record === null) return undefined;
  const { id, unit, no } = record as { readonly id?: unknown; readonly unit?: unknown; readonly no?: unknown };
  const name = id ?? unit;
  if (typeof name === "string") return name;
  return typeof no === "number" ? String(no) : undefined;
}

/** Returns the audit code of a roll: its label in SCREAMING_SNAKE_CASE. */
export function codeOf(label: string): string {
  return label.toUpperCase().replaceAll("-", "_");
}

/** Returns the citation of a reason. A reason without a section cites the first rule of the operation. */
export function citationOf(
  ruleset: AnyRuleset,
  state: Pick<SnapshotBase, "edition">,
  reason: Pick<Reason, "section">,
  operation?: { readonly rules: readonly string[] },
): Citation {
  return { ruleset: ruleset.id, edition: state.edition, section: reason.section || (operation?.rules[0] ?? "") };
}
