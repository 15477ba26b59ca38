// Plays the vectors of one game with one mutant active at a time. Bundled with switches in the chapters (bundle.ts).

import { parentPort, workerData } from "node:worker_threads";
import { judge, REQUIRED_OF_SERVERS } from "../../src/cli/conformance/judge";
import { referencesOf } from "../../src/cli/conformance/reference";
import { requestOf, type Vector, vectorFiles } from "../../src/cli/conformance/vectors";
import type { Answer } from "../../src/core/contract/answer";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { loadRuleset } from "../../src/rulesets/registry";

/** Worker data: the game, its vectors, and the mutant that is active while modules load, if any. */
export interface Start {
  readonly game: string;
  readonly vectors: string;
  readonly active: number;
  /** True if the caller already knows which mutants each vector reaches. */
  readonly isKnown: boolean;
}

/** A mutant and the indexes of the vectors to play against it. */
export interface MutantTask {
  readonly mutant: number;
  readonly vectors: readonly number[];
}

/** Ids of the mutants reached by each vector, and of those reached while modules load. */
export interface ReachedMutants {
  readonly atLoad: readonly number[];
  readonly byVector: readonly (readonly number[])[];
  readonly ids: readonly string[];
  /** Ids of the vectors that fail without a mutant. They would kill every mutant they reach. */
  readonly wrong: readonly string[];
}

/** The vector that killed a mutant, and the failed check; undefined if the mutant survived. */
export interface MutantResult {
  readonly mutant: number;
  readonly killer: { readonly id: string; readonly check: string } | undefined;
}

declare global {
  var __active: number;
  var __reached: Set<number>;
}

const { game, vectors: root, active, isKnown } = workerData as Start;

const atLoad = [...globalThis.__reached];
const ruleset = (await loadRuleset(game))!;
const loaded = [...new Set([...atLoad, ...globalThis.__reached])];
const vectors: readonly Vector[] = vectorFiles(game, root).flatMap(({ content }) => content.vectors);
const reference = (await referencesOf([game], root)).get(game)!;
const port = parentPort!;

const byVector = isKnown ? [] : vectors.map(reachedBy);
const wrong = isKnown ? [] : vectors.filter((vector) => failedCheck(vector) !== undefined).map(({ id }) => id);
port.postMessage({ atLoad: loaded, byVector, ids: vectors.map(({ id }) => id), wrong } satisfies ReachedMutants);

port.on("message", ({ mutant, vectors: places }: MutantTask) => {
  globalThis.__active = mutant;
  port.postMessage({ mutant, killer: killerOf(places) } satisfies MutantResult);
  globalThis.__active = active;
});

function reachedBy(vector: Vector): number[] {
  globalThis.__reached = new Set();
  answerTo(vector);
  return [...globalThis.__reached];
}

function killerOf(places: readonly number[]): MutantResult["killer"] {
  for (const place of places) {
    const vector = vectors[place]!;
    const check = failedCheck(vector);
    if (check !== undefined) return { id: vector.id, check };
  }
  return undefined;
}

function failedCheck(vector: Vector): string | undefined {
  try {
    const answer = answerTo(vector);
    const call = { ruleset: game, operation: vector.operation, request: requestOf(game, vector, root) };
    const [shortcoming] = judge(vector.expect, call, answer, REQUIRED_OF_SERVERS, reference).shortcomings;
    return shortcoming?.check;
  } catch {
    return "exception";
  }
}

function answerTo(vector: Vector): Answer {
  return adjudicate(ruleset, { operation: vector.operation, decisions: "NONE", ...requestOf(game, vector, root) });
}
