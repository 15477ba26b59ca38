import * as z from "zod";
import type { AnyPolicy } from "../../contract/analysis";
import type { Refusal } from "../../contract/answer";
import type { Picker } from "../../contract/choice";
import type { MessageTemplates, Phrases } from "../../contract/phrases";
import type { Fault, InvalidRequest } from "../../contract/request";
import type { AnyRuleset } from "../../contract/ruleset";
import type { SnapshotBase } from "../../contract/snapshot";
import { SeededDice } from "../../dice/seeded";
import { apply, type Move, seededPick } from "../../engine/apply";
import { callFaults, type ReadyCall, readyCall } from "../../engine/legality";
import { chooseMove } from "../../engine/policy";
import { cloneJson } from "../../json/clone";
import { callWithCharts } from "../../request/charts";
import { mergeFaults } from "../../request/fault";
import { isMalformed, isRejected, malformed, malformedFaults } from "../../request/result";
import { parseSnapshot } from "../../request/snapshot";
import { faultAt } from "../../text/message";
import type { TimeUsed } from "../odds/compute";
import { choiceFaults, type FixedChoice, firstLegalChoice, fixedChoiceSchema, onlyMove } from "./choices";
import {
  type Condition,
  type ConditionTest,
  conditionSchema,
  conditionTestOf,
  countsOperations,
  untilFaults,
} from "./until";

/** The request field for the conditions that end a procedure. */
export const untilField = z
  .array(conditionSchema)
  .min(1)
  .max(20)
  .describe(
    "Conditions that end play. Play ends at the first true condition between two operations, or when the game is over.",
  );

/** The request fields that determine how play goes on. */
export const procedureFields = {
  policy: z
    .string()
    .max(100)
    .optional()
    .describe(
      "The policy that decides if no fixed choice is legal, such as cautious, aggressive or random. Default: none.",
    ),
  choices: z
    .array(fixedChoiceSchema)
    .max(100)
    .optional()
    .describe(
      "Fixed choices. Each decision uses the first legal one. A decision with only one possible move needs none.",
    ),
};

/** A procedure: how play goes on from a snapshot, or from an operation on it. Plain JSON. */
export interface ProcedureRequest {
  /** The operation resolved first. Optional; without it play goes on from the snapshot. */
  readonly operation?: string | undefined;
  readonly snapshot?: unknown;
  readonly input?: unknown;
  readonly charts?: unknown;
  readonly policy?: string | undefined;
  readonly choices?: readonly FixedChoice[] | undefined;
  readonly until?: readonly Condition[] | undefined;
  /** Refusal messages. Default: English. */
  readonly templates?: MessageTemplates | Phrases | undefined;
}

/** Why play ended: a condition held, the game was over, no choice or policy decided, or it took too many moves. */
export const ENDS = ["UNTIL", "OVER", "STUCK", "MOVES"] as const;

/** How a procedure ended, and the index of the condition that ended it. */
export interface End {
  readonly end: (typeof ENDS)[number];
  readonly until: number | null;
}

/** A parsed procedure, ready to play. */
export interface Procedure {
  readonly ruleset: AnyRuleset;
  readonly charts: unknown;
  /** Null if play goes on from the snapshot. */
  readonly first: ReadyCall | null;
  readonly draft: () => SnapshotBase;
  readonly policy: AnyPolicy | null;
  readonly choices: readonly FixedChoice[];
  /** True if states after different numbers of operations must not be merged. */
  readonly counts: boolean;
  /** Removes differences, in place, that cannot affect the requested endings, so that such states can be merged. */
  readonly level: (state: SnapshotBase) => void;
  /** Returns how play ends in a state after this many operations; undefined if it goes on. */
  readonly endIn: (state: SnapshotBase, operations: number) => End | undefined;
}

/** Returns the faults of policy, choices and conditions; not those of the call or the snapshot. */
export function procedureFaults(ruleset: AnyRuleset, { policy, choices = [], until = [] }: ProcedureRequest): Fault[] {
  const known = Object.keys(ruleset.analysis?.policies ?? {});
  const unknown = policy === undefined || known.includes(policy) ? [] : [unknownPolicyFault(known)];
  return [...unknown, ...choiceFaults(ruleset, choices), ...untilFaults(ruleset, until)];
}

/** Returns the fault of an unknown policy, with the policies of the game. */
function unknownPolicyFault(known: readonly string[]): Fault {
  if (known.length === 0) return faultAt("POLICY_UNKNOWN/none", "/policy");
  return faultAt("POLICY_UNKNOWN", "/policy", { known: known.join(", ") });
}

/** Parses a procedure: returns it ready to play, a refusal or faults. Faults include `knownFaults`. */
export function parseProcedure(
  ruleset: AnyRuleset,
  request: ProcedureRequest,
  knownFaults: readonly Fault[] = [],
): Procedure | Refusal | InvalidRequest {
  const { operation, snapshot, charts: overrides, choices = [], until = [] } = request;
  const faults = [...knownFaults, ...procedureFaults(ruleset, request)];
  if (faults.length > 0) return malformed(mergeFaults(faults, startFaults(ruleset, request)));
  const policy = request.policy === undefined ? null : ruleset.analysis!.policies[request.policy]!;
  const rest = { ruleset, policy, choices, counts: until.some(countsOperations), level: () => {} };
  if (operation === undefined) {
    const snapshotResult = parseSnapshot(ruleset, snapshot, overrides);
    if (isMalformed(snapshotResult)) return snapshotResult;
    const { state, charts } = snapshotResult;
    const endIn = endTestOf(ruleset, until, state);
    return { ...rest, charts, first: null, draft: () => cloneJson(state), endIn };
  }
  const first = readyCall(ruleset, { ...request, operation }, request.templates);
  if (isRejected(first)) return first;
  return { ...rest, charts: first.charts, first, draft: first.draft, endIn: endTestOf(ruleset, until, first.draft()) };
}

/** Returns the faults of the first call, or of the snapshot. */
function startFaults(ruleset: AnyRuleset, request: ProcedureRequest): readonly Fault[] {
  const { operation, snapshot, charts } = request;
  if (operation !== undefined) return callFaults(ruleset, { ...request, operation });
  return malformedFaults(callWithCharts(charts, () => parseSnapshot(ruleset, snapshot, charts)));
}

function endTestOf(ruleset: AnyRuleset, until: readonly Condition[], start: SnapshotBase): Procedure["endIn"] {
  const conditions: readonly ConditionTest[] = until.map((condition) => conditionTestOf(ruleset, condition, start));
  return (state, operations) => {
    const index = conditions.findIndex((isMet) => isMet(state, operations));
    if (index >= 0) return { end: "UNTIL", until: index };
    return ruleset.over(state) ? { end: "OVER", until: null } : undefined;
  };
}

/**
 * Returns the move that is made without asking the policy: the first legal fixed choice or, without a policy, the only
 * legal move.
 */
export function forcedMove({ ruleset, choices, policy, charts }: Procedure, state: SnapshotBase): Move | undefined {
  const chosen = firstLegalChoice(ruleset, choices, state, charts);
  return chosen ?? (policy === null ? onlyMove(ruleset, state, charts) : undefined);
}

/** The result of playing a procedure once. */
export interface ProcedureRun extends End {
  readonly state: SnapshotBase;
  /** Outcome of the first operation, if there is one. */
  readonly outcome: unknown;
  readonly operations: number;
}

/** Plays a procedure once with seeded dice, for at most `most` operations. Undefined if the time ran out first. */
export function playOnce(
  procedure: Procedure,
  seed: string,
  most: number,
  timeUsed: TimeUsed,
): ProcedureRun | undefined {
  const { ruleset, first, charts, endIn } = procedure;
  const state = procedure.draft();
  const pick = seededPick(seed);
  let outcome: unknown;
  let operations = 0;
  const resolve = ({ operation, input }: Pick<ReadyCall, "operation" | "input">): unknown => {
    const dice = new SeededDice(seed, { ruleset: ruleset.id, operation: operation.name, step: state.step });
    operations += 1;
    return apply(operation, state, charts, input, dice).outcome;
  };
  if (first !== null) outcome = resolve(first);
  for (;;) {
    const end = endIn(state, operations);
    if (end !== undefined) return { ...end, state, outcome, operations };
    if (operations >= most) return { end: "MOVES", until: null, state, outcome, operations };
    if (timeUsed() >= 1) return undefined;
    const move = nextMove(procedure, state, pick);
    if (move === undefined) return { end: "STUCK", until: null, state, outcome, operations };
    resolve(move);
  }
}

function nextMove(procedure: Procedure, state: SnapshotBase, pick: Picker): Move | undefined {
  const { ruleset, policy, charts } = procedure;
  return (
    forcedMove(procedure, state) ?? (policy === null ? undefined : chooseMove(ruleset, policy, state, charts, pick))
  );
}
