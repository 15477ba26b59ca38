import { citationOf } from "../audit/about";
import type { Decision, DecisionKind, OpenDecision } from "../contract/answer";
import type { Choice, ClosedValue, DeclaredClosedValue, DeclaredLimit, Limit, Reason } from "../contract/choice";
import type { AnyOperation, Legality } from "../contract/operation";
import type { MessageTemplates, Phrases } from "../contract/phrases";
import type { DecisionScope } from "../contract/request";
import type { AnyRuleset } from "../contract/ruleset";
import type { SnapshotBase } from "../contract/snapshot";
import { shareDefinitions } from "../json/schema";
import { describeDecisions } from "../text/describe";
import { formatReason } from "../text/reason";
import { legalityOf, operationsInPhase } from "./legality";

/**
 * Lists the operations of a scope for one snapshot, with localized titles and messages. Legal ones have their narrowed
 * input, the others the rule that closes them. Never computes the legality of an operation outside of the scope, nor
 * any input for the scope NAMES.
 */
export function decisionsOf(
  ruleset: AnyRuleset,
  state: SnapshotBase,
  charts: unknown,
  scope: DecisionScope = "PHASE",
  templates: MessageTemplates | Phrases = ruleset.templates,
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
    if (legality.legal) {
      const choice = scope === "NAMES" ? undefined : legality.input;
      return [openDecision(operation, kindOf(operation), choice, templates)];
    }
    return scope === "OPEN" ? [] : [closedDecision(ruleset, operation.name, state, legality.reason, templates)];
  });
  return "words" in templates ? describeDecisions(ruleset, decisions, templates) : decisions.map(withSharedSchemas);
}

/** The parts of an open decision that describe its input. */
type DecisionInput = Pick<OpenDecision, "input" | "limits" | "closed">;

/** The input of an open operation that the scope NAMES lists: a schema that accepts anything. */
export const NO_INPUT: DecisionInput = { input: {}, limits: [], closed: [] };

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

/** Lists an open operation. Without a choice, it lists no input. */
function openDecision(
  { name: operation }: AnyOperation,
  kind: DecisionKind,
  choice: Choice | undefined,
  templates: MessageTemplates,
): Decision {
  const input = choice === undefined ? NO_INPUT : localizeInput(choice, templates);
  return { operation, legal: true, kind, ...input, refusal: null };
}

/** The parts of a choice that a decision lists. */
export type ListedChoice = Pick<Choice, "schema" | "limits" | "closed">;

/** Returns the input of an open decision, with its messages in the given language. */
export function localizeInput({ schema, limits, closed }: ListedChoice, templates: MessageTemplates): DecisionInput {
  return {
    input: schema,
    limits: limits.map((limit) => localizeLimit(limit, templates)),
    closed: closed.map((each) => localizeClosed(each, templates)),
  };
}

/** Adds the message of a closed value in the given language. */
function localizeClosed(declared: DeclaredClosedValue, templates: MessageTemplates): ClosedValue {
  const { code, section, pointer, value } = declared;
  return { pointer, value, code, section, message: formatReason(declared, templates) };
}

/** Adds the message of a limit in the given language. */
function localizeLimit(declared: DeclaredLimit, templates: MessageTemplates): Limit {
  const { code, section, variant: _, params: __, ...rest } = declared;
  return { code, section, message: formatReason(declared, templates), ...rest };
}

function closedDecision(
  ruleset: AnyRuleset,
  operation: string,
  state: SnapshotBase,
  why: Reason,
  templates: MessageTemplates,
): Decision {
  const { code, section } = why;
  const refusal = { code, citation: citationOf(ruleset, state, { section }), message: formatReason(why, templates) };
  return { operation, legal: false, kind: null, input: null, limits: [], closed: [], refusal };
}
