import * as z from "zod";
import { cloneJson } from "../../audit/canonical";
import type { AnyPolicy } from "../../contract/analysis";
import type { Refusal } from "../../contract/answer";
import type { Picker } from "../../contract/choice";
import type { Sayings } from "../../contract/phrases";
import type { Fault, Unread } from "../../contract/request";
import type { AnyRuleset } from "../../contract/ruleset";
import type { SnapshotBase } from "../../contract/snapshot";
import { SeededDice } from "../../dice/seeded";
import { apply, type Move, seededPick } from "../../engine/apply";
import { callFaults, type ReadyCall, readyCall } from "../../engine/legality";
import { chooseMove } from "../../engine/policy";
import { gathered } from "../../request/fault";
import { faultsFound, isMalformed, isNo, malformed, onCharts, readSnapshot } from "../../request/read";
import { faultAt } from "../../text/message";
import type { Spent } from "../odds/compute";
import { choiceFaults, chosenMove, type FixedChoice, onlyMove, ruleSchema } from "./choices";
import { type Condition, conditionSchema, countsOperations, type Met, metBy, untilFaults } from "./until";

/** Where a procedure ends, as requests say it. */
export const untilField = z
  .array(conditionSchema)
  .min(1)
  .max(20)
  .describe("Where it ends: at the first of these that holds between two operations, and always with the game.");

/** The fields by which a request says how play goes on. */
export const procedureFields = {
  policy: z
    .string()
    .max(100)
    .optional()
    .describe("Who decides what no fixed choice does, such as cautious, aggressive or random; nobody unless told."),
  choices: z
    .array(ruleSchema)
    .max(100)
    .optional()
    .describe("Fixed choices: at each decision the first that is legal is made. What leaves no choice needs none."),
};

/** How play goes on from a snapshot, or from an operation on it. Plain JSON. */
export interface ProcedureRequest {
  /** The operation resolved first; play goes on from the snapshot when it is left out. */
  readonly operation?: string | undefined;
  readonly snapshot?: unknown;
  readonly input?: unknown;
  readonly charts?: unknown;
  readonly policy?: string | undefined;
  readonly choices?: readonly FixedChoice[] | undefined;
  readonly until?: readonly Condition[] | undefined;
  /** The sentences of a refusal. Default: English. */
  readonly sayings?: Sayings | undefined;
}

/** Why play ended: a condition held, the game was over, nobody had said what to choose, or it had gone on too long. */
export const ENDS = ["UNTIL", "OVER", "STUCK", "MOVES"] as const;

/** How a procedure ended, and at which of its conditions. */
export interface End {
  readonly end: (typeof ENDS)[number];
  readonly until: number | null;
}

/** A procedure that has been read: what remains is to play it. */
export interface Procedure {
  readonly ruleset: AnyRuleset;
  readonly charts: unknown;
  /** Null where play goes on from the snapshot. */
  readonly first: ReadyCall | null;
  readonly draft: () => SnapshotBase;
  readonly policy: AnyPolicy | null;
  readonly choices: readonly FixedChoice[];
  /** True where a state is another one after another number of operations. */
  readonly counts: boolean;
  /** Makes states look alike that differ only in what cannot matter to what is asked; what is given is changed. */
  readonly level: (state: SnapshotBase) => void;
  /** How play ends in a state after so many operations; undefined when it goes on. */
  readonly endIn: (state: SnapshotBase, operations: number) => End | undefined;
}

/** Faults of what a procedure names, its call and snapshot apart. */
export function procedureFaults(ruleset: AnyRuleset, { policy, choices = [], until = [] }: ProcedureRequest): Fault[] {
  const known = Object.keys(ruleset.analysis?.policies ?? {});
  const unknown =
    policy === undefined || known.includes(policy)
      ? []
      : [faultAt("POLICY_UNKNOWN", "/policy", { known: known.join(", ") })];
  return [...unknown, ...choiceFaults(ruleset, choices), ...untilFaults(ruleset, until)];
}

/** Reads a procedure, beside whose own faults those found elsewhere are told: ready, refused by a rule, or malformed. */
export function readProcedure(
  ruleset: AnyRuleset,
  request: ProcedureRequest,
  found: readonly Fault[] = [],
): Procedure | Refusal | Unread {
  const { operation, snapshot, charts: overrides, choices = [], until = [] } = request;
  const faults = [...found, ...procedureFaults(ruleset, request)];
  if (faults.length > 0) return malformed(gathered(faults, startFaults(ruleset, request)));
  const policy = request.policy === undefined ? null : ruleset.analysis!.policies[request.policy]!;
  const rest = { ruleset, policy, choices, counts: until.some(countsOperations), level: () => {} };
  if (operation === undefined) {
    const read = readSnapshot(ruleset, snapshot, overrides);
    if (isMalformed(read)) return read;
    const { state, charts } = read;
    const endIn = endsOf(ruleset, until, state);
    return { ...rest, charts, first: null, draft: () => cloneJson(state), endIn };
  }
  const first = readyCall(ruleset, { ...request, operation }, request.sayings);
  if (isNo(first)) return first;
  return { ...rest, charts: first.charts, first, draft: first.draft, endIn: endsOf(ruleset, until, first.draft()) };
}

/** Faults of the call or the snapshot that it begins with. */
function startFaults(ruleset: AnyRuleset, request: ProcedureRequest): readonly Fault[] {
  const { operation, snapshot, charts } = request;
  if (operation !== undefined) return callFaults(ruleset, { ...request, operation });
  return faultsFound(onCharts(charts, () => readSnapshot(ruleset, snapshot, charts)));
}

function endsOf(ruleset: AnyRuleset, until: readonly Condition[], start: SnapshotBase): Procedure["endIn"] {
  const conditions: readonly Met[] = until.map((condition) => metBy(ruleset, condition, start));
  return (state, operations) => {
    const met = conditions.findIndex((isMet) => isMet(state, operations));
    if (met >= 0) return { end: "UNTIL", until: met };
    return ruleset.over(state) ? { end: "OVER", until: null } : undefined;
  };
}

/** The move that leaves nothing to a policy: the first fixed choice that is legal, or without a policy the only move there is. */
export function settledMove({ ruleset, choices, policy, charts }: Procedure, state: SnapshotBase): Move | undefined {
  const chosen = chosenMove(ruleset, choices, state, charts);
  return chosen ?? (policy === null ? onlyMove(ruleset, state, charts) : undefined);
}

/** What one play of a procedure came to. */
export interface Played extends End {
  readonly state: SnapshotBase;
  /** What the first operation came to, where there is one. */
  readonly outcome: unknown;
  readonly operations: number;
}

/** Plays a procedure once with dice of a seed, for at most so many operations; undefined when the time was over before its end. */
export function playOnce(procedure: Procedure, seed: string, most: number, spent: Spent): Played | undefined {
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
    if (spent() >= 1) return undefined;
    const move = nextMove(procedure, state, pick);
    if (move === undefined) return { end: "STUCK", until: null, state, outcome, operations };
    resolve(move);
  }
}

function nextMove(procedure: Procedure, state: SnapshotBase, pick: Picker): Move | undefined {
  const { ruleset, policy, charts } = procedure;
  return (
    settledMove(procedure, state) ?? (policy === null ? undefined : chooseMove(ruleset, policy, state, charts, pick))
  );
}
