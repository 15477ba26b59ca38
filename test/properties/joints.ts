import { follow } from "../../src/core/analysis/procedure/follow";
import { type ProcedureRequest, readProcedure } from "../../src/core/analysis/procedure/procedure";
import type { WalkResult } from "../../src/core/analysis/procedure/walk";
import { canonicalJson, cloneJson } from "../../src/core/audit/canonical";
import type { AnyRuleset } from "../../src/core/contract/ruleset";
import type { SnapshotBase } from "../../src/core/contract/snapshot";
import type { Dice } from "../../src/core/dice/dice";
import { enumerate } from "../../src/core/dice/enumerating";
import type { Rational } from "../../src/core/dice/rational";
import { SeededDice } from "../../src/core/dice/seeded";
import { apply, type Move } from "../../src/core/engine/apply";

/** The chance of every snapshot that an operation may come to, as texts in order. */
export type Shares = readonly string[];

/** What an operation may come to, followed without its joints and with them; undefined where the first takes more branches. */
export function bothWays(
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
  const walked = walkedFrom(ruleset, request, bound);
  if (!walked.complete) return undefined;
  return {
    merged: walked.endings.map(({ ending, ...chance }) => share(ending.values["/snapshot"], chance)).sort(),
    every: every.outcomes.map(({ value, ...chance }) => share(value, chance)).sort(),
    spared: every.branches - walked.branches,
  };
}

function walkedFrom(ruleset: AnyRuleset, request: ProcedureRequest, bound: number): WalkResult {
  return follow(readAs(ruleset, request), ["/snapshot"], bound, () => false);
}

function readAs(ruleset: AnyRuleset, request: ProcedureRequest) {
  const procedure = readProcedure(ruleset, { ...request, until: [{ operations: 1 }] });
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

/** An arrival at a joint: where it began, the dice that led there, and how many joints there were up to it. */
interface Arrival {
  readonly from: Beginning;
  readonly seed: string;
  readonly joint: number;
}

/** Two ways that met at a joint, and what they came to when the same dice fell after it. */
export interface Meeting {
  readonly place: string;
  readonly ends: readonly [string, string];
}

/** Makes moves again and again with other dice, and lets ways that meet at a joint go on with the same ones. */
export function meetingsOf(charts: unknown, beginnings: readonly Beginning[], seed: string, runs: number): Meeting[] {
  const diceOf = (own: string): SeededDice => new SeededDice(own, { ruleset: "joints", operation: "joints", step: 0 });
  const played = ({ state, move }: Beginning, dice: (draft: SnapshotBase) => Dice): SnapshotBase => {
    const draft = cloneJson(state);
    apply(move.operation, draft, charts, move.input, dice(draft));
    return draft;
  };
  const goOn = ({ from, seed: own, joint: last }: Arrival, later: string): string => {
    let dice = diceOf(own);
    let joints = 0;
    const end = played(from, () => ({
      roll: (request) => dice.roll(request),
      joint() {
        joints += 1;
        if (joints === last) dice = diceOf(later);
      },
    }));
    return canonicalJson({ ...end, step: 0 });
  };
  const arrived = new Map<string, Arrival>();
  const met: { readonly place: string; readonly ways: readonly [Arrival, Arrival] }[] = [];
  for (let run = 0; run < runs; run += 1) {
    const from = beginnings[run % beginnings.length]!;
    const own = `${seed}-${run}`;
    const dice = diceOf(own);
    let joint = 0;
    played(from, (draft) => ({
      roll: (request) => dice.roll(request),
      joint(place, live) {
        joint += 1;
        const key = canonicalJson([from.move.operation.name, place, live, { ...draft, step: 0 }]);
        const now = { from, seed: own, joint };
        const before = arrived.get(key);
        if (before === undefined) arrived.set(key, now);
        else met.push({ place, ways: [before, now] });
      },
    }));
  }
  return met.map(({ place, ways: [one, other] }) => {
    const later = `${other.seed}-later`;
    return { place, ends: [goOn(one, later), goOn(other, later)] };
  });
}

/** True for a move that comes to a joint with these dice. */
export function hasJoint(ruleset: AnyRuleset, charts: unknown, state: SnapshotBase, move: Move, seed: string): boolean {
  const dice = new SeededDice(seed, { ruleset: ruleset.id, operation: "joints", step: state.step });
  let found = false;
  apply(move.operation, cloneJson(state), charts, move.input, {
    roll: (request) => dice.roll(request),
    joint: () => {
      found = true;
    },
  });
  return found;
}
