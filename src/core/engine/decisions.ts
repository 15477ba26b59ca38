import { citationOf } from "../audit/about";
import type { Decision, DecisionKind } from "../contract/answer";
import type { Choice, DeclaredLimit, Limit, Reason } from "../contract/choice";
import { shared } from "../contract/definitions";
import type { AnyOperation, Legality } from "../contract/operation";
import type { Phrases, Sayings } from "../contract/phrases";
import type { DecisionScope } from "../contract/request";
import type { AnyRuleset } from "../contract/ruleset";
import type { SnapshotBase } from "../contract/snapshot";
import { describeDecisions } from "../text/describe";
import { sayReason } from "../text/say";
import { legalityOf, operationsInPhase } from "./legality";

/**
 * The operations of a ruleset for one snapshot, as many as the scope asks for: the legal ones with their narrowed input, the others
 * with the rule that closes them, all called in these words. Of those that a scope leaves out the legality is not asked.
 */
export function decisionsOf(
  ruleset: AnyRuleset,
  state: SnapshotBase,
  charts: unknown,
  scope: DecisionScope = "PHASE",
  sayings: Sayings | Phrases = ruleset.sayings,
): Decision[] {
  if (scope === "NONE") return [];
  const asked =
    scope === "ALL"
      ? ruleset.operations
      : operationsInPhase(ruleset, state).filter(({ isDue }) => isDue?.(state) !== false);
  const judged = asked.map((operation) => ({ operation, legality: legalityOf(ruleset, operation, state, charts) }));
  const kindOf = kindsOf(judged);
  const listed = judged.flatMap(({ operation, legality }) => {
    if (legality.legal) return [openDecision(operation, kindOf(operation), legality.input, sayings)];
    return scope === "OPEN" ? [] : [closedDecision(ruleset, operation.name, state, legality.reason, sayings)];
  });
  return "words" in sayings ? describeDecisions(ruleset, listed, sayings) : listed.map(sharing);
}

/** A decision in whose input nothing long stands twice. */
function sharing(decision: Decision): Decision {
  return decision.input === null ? decision : { ...decision, input: shared(decision.input) };
}

/** An operation with what closes it, or else how it may be called. */
interface Judged {
  readonly operation: AnyOperation;
  readonly legality: Legality;
}

/** What each open operation is for play: what is not declared depends on what else is open. */
function kindsOf(judged: readonly Judged[]): (operation: AnyOperation) => DecisionKind {
  const open = judged.filter(({ legality }) => legality.legal).map(({ operation }) => operation.kind);
  const canEnd = open.includes("END");
  const mayLeave = open.includes(undefined);
  return ({ kind }) => {
    if (kind === "END" || kind === "STANDING") return kind;
    return canEnd || (kind === "MAY" && mayLeave) ? "MAY" : "MUST";
  };
}

function openDecision(
  { name: operation }: AnyOperation,
  kind: DecisionKind,
  input: Choice,
  sayings: Sayings,
): Decision {
  const { schema, limits, closed } = input;
  const told = limits.map((limit) => limitIn(limit, sayings));
  return { operation, legal: true, kind, input: schema, limits: told, closed, refusal: null };
}

/** A limit with its sentence in these words. */
export function limitIn(declared: DeclaredLimit, sayings: Sayings): Limit {
  const { code, section, variant: _, params: __, ...rest } = declared;
  return { code, section, message: sayReason(declared, sayings), ...rest };
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
