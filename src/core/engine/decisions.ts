import { citationOf } from "../audit/about";
import { onceFor } from "../charts/once";
import type { Decision } from "../contract/answer";
import type { Reason } from "../contract/choice";
import type { AnyOperation, SnapshotBase } from "../contract/operation";
import type { AnyRuleset } from "../contract/ruleset";
import { isPhase, outOfPhase } from "./legality";

/** Every operation of a ruleset for one snapshot: the legal ones with their narrowed input, the others with the rule that closes them. */
export function decisionsOf(ruleset: AnyRuleset, state: SnapshotBase, charts: unknown): Decision[] {
  const closed = closedByPhase(ruleset, state);
  return ruleset.operations.map((operation, index) => closed[index] ?? decisionOf(ruleset, operation, state, charts));
}

/** By ruleset and by where play stands, the decisions of its operations out of phase: without it a request of hunters takes 1.4 as long. */
const closedLists = onceFor((_: AnyRuleset) => new Map<string, readonly (Decision | undefined)[]>());

/** The decisions of the operations out of phase, each at its operation's place; frozen, since games share them. */
function closedByPhase(ruleset: AnyRuleset, state: SnapshotBase): readonly (Decision | undefined)[] {
  const lists = closedLists(ruleset);
  const phase = ruleset.phaseOf(state);
  const over = ruleset.over(state);
  const key = `${over} ${state.edition} ${phase}`;
  let list = lists.get(key);
  if (list === undefined) {
    list = ruleset.operations.map(({ name, phases }) =>
      phases === undefined || isPhase(phases, phase)
        ? undefined
        : frozen(closedDecision(ruleset, name, state, outOfPhase(ruleset, phases, phase, over))),
    );
    lists.set(key, list);
  }
  return list;
}

/** The decision of an operation in its phase. */
function decisionOf(ruleset: AnyRuleset, operation: AnyOperation, state: SnapshotBase, charts: unknown): Decision {
  const legality = operation.legality(state, charts);
  if (!legality.legal) return closedDecision(ruleset, operation.name, state, legality.reason);
  const { schema, limits, closed } = legality.input;
  return { operation: operation.name, legal: true, input: schema, limits, closed, refusal: null };
}

function closedDecision(ruleset: AnyRuleset, operation: string, state: SnapshotBase, why: Reason): Decision {
  const { code, section, message } = why;
  const refusal = { code, citation: citationOf(ruleset, state, { section }), message };
  return { operation, legal: false, input: null, limits: [], closed: [], refusal };
}

/** A decision that many answers share, and none may change. */
function frozen(decision: Decision): Decision {
  freeze(decision);
  return decision;
}

function freeze(value: unknown): void {
  if (typeof value === "object" && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
}
