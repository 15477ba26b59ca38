import { citationOf } from "../audit/about";
import type { Decision, DecisionKind } from "../contract/answer";
import type { Choice, DeclaredLimit, Limit, Reason } from "../contract/choice";
import { shareDefinitions } from "../contract/definitions";
import type { AnyOperation, Legality } from "../contract/operation";
import type { MessageTemplates, Phrases } from "../contract/phrases";
import type { DecisionScope } from "../contract/request";
import type { AnyRuleset } from "../contract/ruleset";
import type { SnapshotBase } from "../contract/snapshot";
import { describeDecisions } from "../text/describe";
import { formatReason } from "../text/say";
import { legalityOf, operationsInPhase } from "./legality";

/**
 * Lists the operations of a scope for one snapshot, with localized titles and messages. Legal ones have their narrowed
 * input, the others the rule that closes them. Never computes the legality of an operation outside of the scope.
 */
export function decisionsOf(
  ruleset: AnyRuleset,
  state: SnapshotBase,
  charts: unknown,
  scope: DecisionScope = "PHASE",
  sayings: MessageTemplates | Phrases = ruleset.templates,
): Decision[] {
  if (scope === "NONE") return [];
  const candidates =
    scope === "ALL"
      ? ruleset.operations
      : operationsInPhase(ruleset, state).filter(({ isDue }) => isDue?.(state) !== false);
  const judgements = candidates.map((operation) => ({
    operation,
    legality: legalityOf(ruleset, operation, state, charts),
  }));
  const kindOf = kindsOf(judgements);
  const decisions = judgements.flatMap(({ operation, legality }) => {
    if (legality.legal) return [openDecision(operation, kindOf(operation), legality.input, sayings)];
    return scope === "OPEN" ? [] : [closedDecision(ruleset, operation.name, state, legality.reason, sayings)];
  });
  return "words" in sayings ? describeDecisions(ruleset, decisions, sayings) : decisions.map(withSharedSchemas);
}

/** Replaces long repeated parts of the input schema by references. */
function withSharedSchemas(decision: Decision): Decision {
  return decision.input === null ? decision : { ...decision, input: shareDefinitions(decision.input) };
}

/** An operation with its legality. */
interface JudgedOperation {
  readonly operation: AnyOperation;
  readonly legality: Legality;
}

/** Returns the kind of each open operation. An undeclared kind depends on the other open operations. */
function kindsOf(judgements: readonly JudgedOperation[]): (operation: AnyOperation) => DecisionKind {
  const openKinds = judgements.filter(({ legality }) => legality.legal).map(({ operation }) => operation.kind);
  const canEnd = openKinds.includes("END");
  const mayLeave = openKinds.includes(undefined);
  return ({ kind }) => {
    if (kind === "END" || kind === "STANDING") return kind;
    return canEnd || (kind === "MAY" && mayLeave) ? "MAY" : "MUST";
  };
}

function openDecision(
  { name: operation }: AnyOperation,
  kind: DecisionKind,
  input: Choice,
  sayings: MessageTemplates,
): Decision {
  const { schema, limits, closed } = input;
  const localizedLimits = limits.map((limit) => localizeLimit(limit, sayings));
  return { operation, legal: true, kind, input: schema, limits: localizedLimits, closed, refusal: null };
}

/** Adds the message of a limit in the given language. */
export function localizeLimit(declared: DeclaredLimit, sayings: MessageTemplates): Limit {
  const { code, section, variant: _, params: __, ...rest } = declared;
  return { code, section, message: formatReason(declared, sayings), ...rest };
}

function closedDecision(
  ruleset: AnyRuleset,
  operation: string,
  state: SnapshotBase,
  why: Reason,
  sayings: MessageTemplates,
): Decision {
  const { code, section } = why;
  const refusal = { code, citation: citationOf(ruleset, state, { section }), message: formatReason(why, sayings) };
  return { operation, legal: false, kind: null, input: null, limits: [], closed: [], refusal };
}
