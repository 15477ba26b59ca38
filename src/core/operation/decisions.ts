import type { Citation } from "../audit/entry";
import type { Reason } from "./choice";
import type { AnyOperation, AnyRuleset, Decision, SnapshotBase } from "./contract";
import { doorOf } from "./turn";

/** Every operation of a ruleset for one snapshot: the legal ones with their narrowed input, the others with the rule that closes them. */
export function decisionsOf(ruleset: AnyRuleset, state: SnapshotBase, charts: unknown): Decision[] {
  return ruleset.operations.map((operation) => decisionOf(ruleset, operation, state, charts));
}

function decisionOf(ruleset: AnyRuleset, operation: AnyOperation, state: SnapshotBase, charts: unknown): Decision {
  const door = doorOf(ruleset, operation, state, charts);
  if (door.open) {
    const { schema, limits, closed } = door.input;
    return { operation: operation.name, legal: true, input: schema, limits, closed, refusal: null };
  }
  const { code, section, message } = door.reason;
  const refusal = { code, citation: citationOf(ruleset, state, { section }), message };
  return { operation: operation.name, legal: false, input: null, limits: [], closed: [], refusal };
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
