import { citationOf } from "../audit/about";
import type { Decision } from "../contract/answer";
import type { Choice, Reason } from "../contract/choice";
import type { AnyOperation, SnapshotBase } from "../contract/operation";
import type { AnyRuleset } from "../contract/ruleset";
import { isPhase, outOfPhase } from "./legality";

/** Every operation of a ruleset for one snapshot: the legal ones with their narrowed input, the others with the rule that closes them. */
export function decisionsOf(ruleset: AnyRuleset, state: SnapshotBase, charts: unknown): Decision[] {
  const shut = closedByTurn(ruleset, state);
  return ruleset.operations.map((operation, index) => shut[index] ?? decisionOf(ruleset, operation, state, charts));
}

/** By ruleset and by what decides them, the decisions that are the same in every game: of operations out of turn. */
const known = new WeakMap<AnyRuleset, Map<string, readonly (Decision | undefined)[]>>();

/** The decisions of the operations whose turn it is not, each at its operation's place; frozen, since games share them. */
function closedByTurn(ruleset: AnyRuleset, state: SnapshotBase): readonly (Decision | undefined)[] {
  let lists = known.get(ruleset);
  if (lists === undefined) {
    lists = new Map();
    known.set(ruleset, lists);
  }
  const stand = ruleset.phaseOf(state);
  const over = ruleset.over(state);
  const key = `${over} ${state.edition} ${stand}`;
  let list = lists.get(key);
  if (list === undefined) {
    list = ruleset.operations.map(({ name, phases: turn }) =>
      turn === undefined || isPhase(turn, stand)
        ? undefined
        : frozen(closedDecision(ruleset, name, state, outOfPhase(ruleset, turn, stand, over))),
    );
    lists.set(key, list);
  }
  return list;
}

/** The decision of an operation whose turn it is. */
function decisionOf(ruleset: AnyRuleset, operation: AnyOperation, state: SnapshotBase, charts: unknown): Decision {
  const legality = operation.legality(state, charts);
  if (!legality.legal) return closedByDoor(ruleset, operation.name, state, legality.reason);
  return Object.isFrozen(legality.input)
    ? alwaysOpen(operation, legality.input)
    : openDecision(operation, legality.input);
}

function openDecision({ name }: AnyOperation, { schema, limits, closed }: Choice): Decision {
  return { operation: name, legal: true, input: schema, limits, closed, refusal: null };
}

/** By a choice that is frozen, and so the same in every game, and by operation, the decision that offers it. */
const offered = new WeakMap<Choice, Map<AnyOperation, Decision>>();

function alwaysOpen(operation: AnyOperation, choice: Choice): Decision {
  let decisions = offered.get(choice);
  if (decisions === undefined) {
    decisions = new Map();
    offered.set(choice, decisions);
  }
  let decision = decisions.get(operation);
  if (decision === undefined) {
    decision = frozen(openDecision(operation, choice));
    decisions.set(operation, decision);
  }
  return decision;
}

/** By ruleset and by all that is told, the decisions of operations whose own rules close them. */
const shutBy = new WeakMap<AnyRuleset, Map<string, Decision>>();

/** Sentences may name what a game holds, so that there is no end of them; later ones are not shared. */
const MOST_SHUT = 2000;

function closedByDoor(ruleset: AnyRuleset, operation: string, state: SnapshotBase, why: Reason): Decision {
  let decisions = shutBy.get(ruleset);
  if (decisions === undefined) {
    decisions = new Map();
    shutBy.set(ruleset, decisions);
  }
  const key = [operation, state.edition, why.code, why.section, why.message].join("\n");
  const known = decisions.get(key);
  if (known !== undefined) return known;
  const decision = closedDecision(ruleset, operation, state, why);
  if (decisions.size < MOST_SHUT) decisions.set(key, frozen(decision));
  return decision;
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
