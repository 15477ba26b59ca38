import { citationOf } from "../audit/about";
import { memoize } from "../charts/memoize";
import { illegal, reason } from "../choice/legality";
import type { Refusal } from "../contract/answer";
import type { Reason } from "../contract/choice";
import type { AnyOperation, Legality, Phases } from "../contract/operation";
import type { MessageTemplates } from "../contract/phrases";
import { DICE_LIMIT, type Fault, type InvalidRequest } from "../contract/request";
import type { AnyRuleset } from "../contract/ruleset";
import type { SnapshotBase } from "../contract/snapshot";
import { cloneJson } from "../json/clone";
import { type Call, type ParsedCall, parseCall } from "../request/call";
import { callWithCharts } from "../request/charts";
import { isMalformed, malformed, malformedFaults } from "../request/result";
import { faultAt } from "../text/message";
import { formatReason } from "../text/reason";

/** Returns the legality of an operation: illegal outside of its phases, else by its own rules. */
export function legalityOf(
  ruleset: AnyRuleset,
  operation: AnyOperation,
  state: SnapshotBase,
  charts: unknown,
): Legality {
  const { phases } = operation;
  if (phases !== undefined) {
    const phase = ruleset.phaseOf(state);
    if (!isPhase(phases, phase)) return illegal(outOfPhaseReason(ruleset, phases, phase, ruleset.over(state)));
  }
  return operation.legality(state, charts);
}

/** Operations by ruleset and phase. Without this cache a simulated game takes 1.1 times as long. */
const operationLists = memoize((_: AnyRuleset) => new Map<string, readonly AnyOperation[]>());

/**
 * Returns the operations of the current phase, in declared order. All others are closed, without calling `legality`.
 */
export function operationsInPhase(ruleset: AnyRuleset, state: SnapshotBase): readonly AnyOperation[] {
  const lists = operationLists(ruleset);
  const phase = ruleset.phaseOf(state);
  let list = lists.get(phase);
  if (list === undefined) {
    list = ruleset.operations.filter(({ phases }) => isPhase(phases, phase));
    lists.set(phase, list);
  }
  return list;
}

/** True if the phase is one of `phases`; an operation without phases may always be called. */
export function isPhase(phases: Phases | undefined, phase: string): boolean {
  return phases === undefined || phases.of.includes(phase);
}

/** Returns why an operation is closed: the game is over, or play is in another phase. */
export function outOfPhaseReason({ whenOver }: AnyRuleset, phases: Phases, phase: string, over: boolean): Reason {
  if (over) return whenOver ?? reason("GAME_OVER", phases.section);
  return reason("OUT_OF_TURN/phase", phases.section, { phase, phases: { or: phases.of } });
}

/** A call that has passed every check and can be resolved. */
export interface ReadyCall {
  readonly operation: AnyOperation | AnyRuleset["start"];
  readonly charts: unknown;
  readonly input: unknown;
  /** Returns a new draft of the snapshot, before any roll. */
  readonly draft: () => SnapshotBase;
  /** The parsed snapshot. May serve as the draft if the call is resolved only once. */
  readonly firstDraft?: SnapshotBase;
}

/** Parses a call and checks the rules: returns a call ready to resolve, a refusal or faults. */
export function readyCall(
  ruleset: AnyRuleset,
  call: Call,
  templates?: MessageTemplates,
): ReadyCall | Refusal | InvalidRequest {
  const read = parseCall(ruleset, call);
  return isMalformed(read) ? read : checkRules(ruleset, read, templates);
}

/** Checks a parsed call against the rules. */
export function checkRules(ruleset: AnyRuleset, call: ParsedCall, templates?: MessageTemplates): ReadyCall | Refusal {
  const { charts, input } = call;
  if (call.state === undefined) {
    const { start } = ruleset;
    const reason = start.choice(charts).check(input);
    const edition = (input as { edition?: string }).edition ?? ruleset.editions.at(-1)!;
    if (reason !== undefined) return refuse(ruleset, start, { edition }, reason, templates);
    return { operation: start, charts, input, draft: () => start.blank(input, charts) };
  }
  const { operation, state } = call;
  const legality = legalityOf(ruleset, operation, state, charts);
  if (!legality.legal) return refuse(ruleset, operation, state, legality.reason, templates);
  const reason = legality.input.check(input);
  if (reason !== undefined) return refuse(ruleset, operation, state, reason, templates);
  return { operation, charts, input, draft: () => cloneJson(state), firstDraft: state };
}

/** Returns the faults of a malformed call; empty for a well-formed one, even if a rule refuses it. */
export function callFaults(ruleset: AnyRuleset, call: Call): readonly Fault[] {
  const ready = callWithCharts(call.charts, () => readyCall(ruleset, call));
  return malformedFaults(ready);
}

/** Creates the refusal by a rule, with its message in the given language. */
export function refuse(
  ruleset: AnyRuleset,
  operation: { readonly name: string; readonly rules: readonly string[] },
  state: Pick<SnapshotBase, "edition">,
  reason: Reason,
  templates: MessageTemplates = ruleset.templates,
): Refusal {
  return {
    kind: "REFUSAL",
    ruleset: ruleset.id,
    operation: operation.name,
    code: reason.code,
    message: formatReason(reason, templates),
    citation: citationOf(ruleset, state, reason, operation),
    pointer: reason.pointer === undefined ? "" : `/input${reason.pointer}`,
  };
}

/** Returns the fault of charts that make one operation exceed DICE_LIMIT. */
export function diceLimitFault(): InvalidRequest {
  return malformed([faultAt("DICE_LIMIT", "/charts", { most: DICE_LIMIT })]);
}
