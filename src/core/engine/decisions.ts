import { citationOf } from "../audit/about";
import type { Decision } from "../contract/answer";
import type { DeclaredLimit, Limit, Reason } from "../contract/choice";
import { shared } from "../contract/definitions";
import type { AnyOperation } from "../contract/operation";
import type { Sayings } from "../contract/phrases";
import type { DecisionScope } from "../contract/request";
import type { AnyRuleset } from "../contract/ruleset";
import type { SnapshotBase } from "../contract/snapshot";
import { sayReason } from "../text/say";
import { legalityOf, operationsInPhase } from "./legality";

/**
 * The operations of a ruleset for one snapshot, as many as the scope asks for: the legal ones with their narrowed input, the others
 * with the rule that closes them, said in these words. Of those that a scope leaves out the legality is not asked.
 */
export function decisionsOf(
  ruleset: AnyRuleset,
  state: SnapshotBase,
  charts: unknown,
  scope: DecisionScope = "PHASE",
  sayings: Sayings = ruleset.sayings,
): Decision[] {
  if (scope === "NONE") return [];
  const asked =
    scope === "ALL"
      ? ruleset.operations
      : operationsInPhase(ruleset, state).filter(({ isDue }) => isDue?.(state) !== false);
  const listed = withKinds(
    asked.map((operation) => [operation, decisionOf(ruleset, operation, state, charts, sayings)]),
  );
  return scope === "OPEN" ? listed.filter(({ legal }) => legal) : listed;
}

/** The decisions, the open ones with their kinds: what is not declared depends on what else is open. */
function withKinds(listed: readonly (readonly [AnyOperation, Decision])[]): Decision[] {
  const open = listed.filter(([, { legal }]) => legal).map(([{ kind }]) => kind);
  const canEnd = open.includes("END");
  const mayLeave = open.includes(undefined);
  return listed.map(([{ kind }, decision]) => {
    if (!decision.legal) return decision;
    if (kind === "END" || kind === "STANDING") return { ...decision, kind };
    return { ...decision, kind: canEnd || (kind === "MAY" && mayLeave) ? "MAY" : "MUST" };
  });
}

/** The decision of one operation. */
function decisionOf(
  ruleset: AnyRuleset,
  operation: AnyOperation,
  state: SnapshotBase,
  charts: unknown,
  sayings: Sayings,
): Decision {
  const legality = legalityOf(ruleset, operation, state, charts);
  if (!legality.legal) return closedDecision(ruleset, operation.name, state, legality.reason, sayings);
  const { schema, limits, closed } = legality.input;
  const told = limits.map((limit) => limitIn(limit, sayings));
  return {
    operation: operation.name,
    legal: true,
    kind: null,
    input: shared(schema),
    limits: told,
    closed,
    refusal: null,
  };
}

/** A limit with its sentence in these words. */
export function limitIn(declared: DeclaredLimit, sayings: Sayings): Limit {
  const { code, section, variant: _, params: __, ...rest } = declared;
  return { code, section, text: sayReason(declared, sayings), ...rest };
}

function closedDecision(
  ruleset: AnyRuleset,
  operation: string,
  state: SnapshotBase,
  why: Reason,
  sayings: Sayings,
): Decision {
  const { code, section } = why;
  const refusal = { code, citation: citationOf(ruleset, state, { section }), message: sayReason(why, sayings) };
  return { operation, legal: false, kind: null, input: null, limits: [], closed: [], refusal };
}
