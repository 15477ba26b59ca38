// Plays the vectors of one game with one mutant active at a time. Bundled with switches in the chapters (bundle.ts).

import { parentPort, workerData } from "node:worker_threads";
import { judge, REQUIRED_OF_SERVERS } from "../../src/cli/conformance/judge";
import { referencesOf } from "../../src/cli/conformance/reference";
import { requestOf, type Vector, vectorFiles } from "../../src/cli/conformance/vectors";
import type { Answer } from "../../src/core/contract/answer";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { loadRuleset } from "../../src/rulesets/registry";

/** What the worker is started for: the game, its vectors, and a mutant that is active while modules load. */
export interface Start {
  readonly game: string;
  readonly vectors: string;
  readonly active: number;
  /** True if the caller knows already what each vector reaches. */
  readonly isKnown: boolean;
}

/** A mutant to play against some vectors, by their places. */
export interface Play {
  readonly mutant: number;
  readonly vectors: readonly number[];
}

/** Ids of the mutants that each vector reaches, and of those reached while modules load. */
export interface Reached {
  readonly atLoad: readonly number[];
  readonly byVector: readonly (readonly number[])[];
  readonly ids: readonly string[];
  /** Ids of the vectors that fail without a mutant: they would kill every mutant that they reach. */
  readonly wrong: readonly string[];
}

/** The vector that killed a mutant, and how; undefined for a survivor. */
export interface Played {
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
port.postMessage({ atLoad: loaded, byVector, ids: vectors.map(({ id }) => id), wrong } satisfies Reached);

port.on("message", ({ mutant, vectors: places }: Play) => {
  globalThis.__active = mutant;
  port.postMessage({ mutant, killer: killerOf(places) } satisfies Played);
  globalThis.__active = active;
});

function reachedBy(vector: Vector): number[] {
  globalThis.__reached = new Set();
  answerTo(vector);
  return [...globalThis.__reached];
}

function killerOf(places: readonly number[]): Played["killer"] {
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
    const asked = { ruleset: game, operation: vector.operation, request: requestOf(game, vector, root) };
    const [shortcoming] = judge(vector.expect, asked, answer, REQUIRED_OF_SERVERS, reference).shortcomings;
    return shortcoming?.check;
  } catch {
    return "exception";
  }
}

function answerTo(vector: Vector): Answer {
  return adjudicate(ruleset, { operation: vector.operation, decisions: "NONE", ...requestOf(game, vector, root) });
}
