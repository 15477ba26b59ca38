import { follow } from "../../src/core/analysis/procedure/follow";
import { type ProcedureRequest, parseProcedure } from "../../src/core/analysis/procedure/procedure";
import type { WalkResult } from "../../src/core/analysis/procedure/walk";
import type { AnyRuleset } from "../../src/core/contract/ruleset";
import type { SnapshotBase } from "../../src/core/contract/snapshot";
import type { Dice } from "../../src/core/dice/dice";
import { enumerate } from "../../src/core/dice/enumerating";
import type { Rational } from "../../src/core/dice/rational";
import { SeededDice } from "../../src/core/dice/seeded";
import { apply, type Move } from "../../src/core/engine/apply";
import { canonicalJson } from "../../src/core/json/canonical";
import { cloneJson } from "../../src/core/json/clone";

/** The possible snapshots after an operation with their chances, as sorted text. */
export type Shares = readonly string[];

/** Follows an operation without merge points and with them. Returns undefined if it exceeds the bound. */
export function followBothWays(
  ruleset: AnyRuleset,
  request: ProcedureRequest,
  bound: number,
): { readonly merged: Shares; readonly every: Shares; readonly spared: number } | undefined {
  const { first, charts, draft } = readAs(ruleset, request);
  const { operation, input } = first!;
  const run = (dice: Dice): SnapshotBase => {
    const snapshot = draft();
    apply(operation, snapshot, charts, input, dice);
    return snapshot;
  };
  const every = enumerate(run, { bound, keyOf: canonicalJson });
  if (!every.complete) return undefined;
  const walked = walkFrom(ruleset, request, bound);
  if (!walked.complete) return undefined;
  return {
    merged: walked.endings.map(({ ending, ...chance }) => share(ending.values["/snapshot"], chance)).sort(),
    every: every.outcomes.map(({ value, ...chance }) => share(value, chance)).sort(),
    spared: every.branches - walked.branches,
  };
}

function walkFrom(ruleset: AnyRuleset, request: ProcedureRequest, bound: number): WalkResult {
  return follow(
    readAs(ruleset, request),
    (state) => ({ values: { "/snapshot": state }, figures: [] }),
    bound,
    () => false,
  );
}

function readAs(ruleset: AnyRuleset, request: ProcedureRequest) {
  const procedure = parseProcedure(ruleset, { ...request, until: [{ operations: 1 }] });
  if ("kind" in procedure) throw new Error(JSON.stringify(procedure));
  return procedure;
}

function share(value: unknown, { numerator, denominator }: Rational): string {
  return `${canonicalJson(value)} ${numerator}/${denominator}`;
}

/** A position, and a move from there. */
export interface Beginning {
  readonly state: SnapshotBase;
  readonly move: Move;
}

/** An arrival at a merge point: the first position, the seed of its dice, and the merge point's number on the way. */
interface Arrival {
  readonly from: Beginning;
  readonly seed: string;
  readonly joint: number;
}

/** Two arrivals that met at a merge point, and their results with the same dice from there. */
export interface Meeting {
  readonly place: string;
  readonly ends: readonly [string, string];
}

/** Repeats moves with other dice. Continues arrivals that meet at a merge point with the same dice. */
export function meetingsOf(charts: unknown, beginnings: readonly Beginning[], seed: string, runs: number): Meeting[] {
  const diceOf = (diceSeed: string): SeededDice =>
    new SeededDice(diceSeed, { ruleset: "joints", operation: "joints", step: 0 });
  const applyMove = ({ state, move }: Beginning, dice: (draft: SnapshotBase) => Dice): SnapshotBase => {
    const draft = cloneJson(state);
    apply(move.operation, draft, charts, move.input, dice(draft));
    return draft;
  };
  const goOn = ({ from, seed: firstSeed, joint: last }: Arrival, later: string): string => {
    let dice = diceOf(firstSeed);
    let joints = 0;
    const end = applyMove(from, () => ({
      roll: (request) => dice.roll(request),
      mergePoint() {
        joints += 1;
        if (joints === last) dice = diceOf(later);
      },
    }));
    return canonicalJson({ ...end, step: 0 });
  };
  const arrivals = new Map<string, Arrival>();
  const pairs: { readonly place: string; readonly arrivals: readonly [Arrival, Arrival] }[] = [];
  for (let run = 0; run < runs; run += 1) {
    const from = beginnings[run % beginnings.length]!;
    const runSeed = `${seed}-${run}`;
    const dice = diceOf(runSeed);
    let joint = 0;
    applyMove(from, (draft) => ({
      roll: (request) => dice.roll(request),
      mergePoint(place, live) {
        joint += 1;
        const key = canonicalJson([from.move.operation.name, place, live, { ...draft, step: 0 }]);
        const now = { from, seed: runSeed, joint };
        const before = arrivals.get(key);
        if (before === undefined) arrivals.set(key, now);
        else pairs.push({ place, arrivals: [before, now] });
      },
    }));
  }
  return pairs.map(({ place, arrivals: [one, other] }) => {
    const later = `${other.seed}-later`;
    return { place, ends: [goOn(one, later), goOn(other, later)] };
  });
}

/** Returns true if a move reaches a merge point with these dice. */
export function hasJoint(ruleset: AnyRuleset, charts: unknown, state: SnapshotBase, move: Move, seed: string): boolean {
  const dice = new SeededDice(seed, { ruleset: ruleset.id, operation: "joints", step: state.step });
  let isReached = false;
  apply(move.operation, cloneJson(state), charts, move.input, {
    roll: (request) => dice.roll(request),
    mergePoint: () => {
      isReached = true;
    },
  });
  return isReached;
}
