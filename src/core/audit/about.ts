import type { About, Citation } from "../contract/audit";
import type { Reason } from "../contract/choice";
import type { AnyRuleset } from "../contract/ruleset";
import type { SnapshotBase } from "../contract/snapshot";
import { memberOf } from "./pointer";

/** The member of an audit entry that says whom it is about; none when nobody is named. */
export function aboutOf(about: About | undefined): { readonly about?: About } {
  return about === undefined ? {} : { about };
}

/**
 * Whom a change of what stands at a path of `root` is about: the innermost record on the way that has a name, as `of`, the outermost as `in` where
 * it is another, and the record that was added as `item`; undefined when none has one. `named` is what the game calls a place itself.
 */
export function changeAbout(
  root: object,
  path: readonly string[],
  named: () => string | undefined,
  added: unknown,
): About | undefined {
  let at: unknown = root;
  const names: string[] = [];
  for (const token of path) {
    at = memberOf(at, token);
    const name = nameOf(at);
    if (name !== undefined) names.push(name);
  }
  const of = names.at(-1) ?? named();
  const [outer = of] = names;
  const item = nameOf(added);
  if (of === undefined && item === undefined) return undefined;
  return {
    ...(of !== undefined && { of }),
    ...(outer !== undefined && outer !== of && { in: outer }),
    ...(item !== undefined && { item }),
  };
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
