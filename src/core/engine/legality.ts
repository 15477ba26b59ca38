import { citationOf } from "../audit/about";
import { cloneJson } from "../audit/canonical";
import { onceFor } from "../charts/once";
import { illegal, reason } from "../choice/legality";
import type { Refusal } from "../contract/answer";
import type { Reason } from "../contract/choice";
import type { AnyOperation, Legality, Phases } from "../contract/operation";
import type { Sayings } from "../contract/phrases";
import { DICE_LIMIT, type Fault, type Unread } from "../contract/request";
import type { AnyRuleset } from "../contract/ruleset";
import type { SnapshotBase } from "../contract/snapshot";
import { type Call, faultsFound, isMalformed, malformed, onCharts, type ReadCall, readCall } from "../request/read";
import { faultAt } from "../text/message";
import { sayReason } from "../text/say";

/** The legality of an operation: illegal when play stands elsewhere, else as the operation's own rules say. */
export function legalityOf(
  ruleset: AnyRuleset,
  operation: AnyOperation,
  state: SnapshotBase,
  charts: unknown,
): Legality {
  const { phases } = operation;
  if (phases !== undefined) {
    const phase = ruleset.phaseOf(state);
    if (!isPhase(phases, phase)) return illegal(outOfPhase(ruleset, phases, phase, ruleset.over(state)));
  }
  return operation.legality(state, charts);
}

/** By ruleset and by where play stands, the operations in their phase: without it a simulated game takes 1.1 as long. */
const operationLists = onceFor((_: AnyRuleset) => new Map<string, readonly AnyOperation[]>());

/** The operations in their phase, in the order declared; every other one is closed without its `legality` being asked. */
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

/** True when play stands where these phases ask for; an operation without any may always be called. */
export function isPhase(phases: Phases | undefined, phase: string): boolean {
  return phases === undefined || phases.of.includes(phase);
}

/** Why an operation is closed when play stands elsewhere than its phases ask for, or the game is over. */
export function outOfPhase({ whenOver }: AnyRuleset, phases: Phases, phase: string, over: boolean): Reason {
  if (over) return whenOver ?? reason("GAME_OVER", phases.section);
  return reason("OUT_OF_TURN/phase", phases.section, { phase, phases: { or: phases.of } });
}

/** A call that has passed every check: what remains is to roll. */
export interface ReadyCall {
  readonly operation: AnyOperation | AnyRuleset["start"];
  readonly charts: unknown;
  readonly input: unknown;
  /** A new draft of the snapshot, before any die is rolled. */
  readonly draft: () => SnapshotBase;
  /** The snapshot as it was read: the draft of whoever resolves the call once and makes no other. */
  readonly read?: SnapshotBase;
}

/** Reads a call and asks the rules: ready to be resolved, refused by a rule, or malformed. */
export function readyCall(ruleset: AnyRuleset, call: Call, sayings?: Sayings): ReadyCall | Refusal | Unread {
  const read = readCall(ruleset, call);
  return isMalformed(read) ? read : allowed(ruleset, read, sayings);
}

/** Asks the rules whether a call that was read may be made. */
export function allowed(ruleset: AnyRuleset, read: ReadCall, sayings?: Sayings): ReadyCall | Refusal {
  const { charts, input } = read;
  if (read.state === undefined) {
    const { start } = ruleset;
    const reason = start.choice(charts).check(input);
    const edition = (input as { edition?: string }).edition ?? ruleset.editions.at(-1)!;
    if (reason !== undefined) return refuse(ruleset, start, { edition }, reason, sayings);
    return { operation: start, charts, input, draft: () => start.blank(input, charts) };
  }
  const { operation, state } = read;
  const legality = legalityOf(ruleset, operation, state, charts);
  if (!legality.legal) return refuse(ruleset, operation, state, legality.reason, sayings);
  const reason = legality.input.check(input);
  if (reason !== undefined) return refuse(ruleset, operation, state, reason, sayings);
  return { operation, charts, input, draft: () => cloneJson(state), read: state };
}

/** Everything that is wrong with a call that cannot be read; nothing of one that can, whether or not a rule says no. */
export function callFaults(ruleset: AnyRuleset, call: Call): readonly Fault[] {
  const ready = onCharts(call.charts, () => readyCall(ruleset, call));
  return faultsFound(ready);
}

/** The answer of a rule that says no, in these words. */
export function refuse(
  ruleset: AnyRuleset,
  operation: { readonly name: string; readonly rules: readonly string[] },
  state: Pick<SnapshotBase, "edition">,
  reason: Reason,
  sayings: Sayings = ruleset.sayings,
): Refusal {
  return {
    kind: "REFUSAL",
    ruleset: ruleset.id,
    operation: operation.name,
    code: reason.code,
    message: sayReason(reason, sayings),
    citation: citationOf(ruleset, state, reason, operation),
    pointer: reason.pointer === undefined ? "" : `/input${reason.pointer}`,
  };
}

/** The answer to charts that make one operation roll without end. */
export function tooManyDice(): Unread {
  return malformed([faultAt("DICE_LIMIT", "/charts", { most: DICE_LIMIT })]);
}
