import type { Answer } from "../../core/operation/contract";
import { shortcomings } from "./expectations";
import { NoAnswer, type Target } from "./targets";
import { requestOf, type Vector, vectorFiles } from "./vectors";

/** What came of one vector. */
export interface Checked {
  readonly ruleset: string;
  readonly file: string;
  readonly id: string;
  readonly title: string;
  /** The section of the rules that decides the case. */
  readonly rule: string;
  readonly operation: string;
  /** Where the answer falls short, one line each; empty when it does not. */
  readonly shortcomings: readonly string[];
}

/** Runs the vectors of a ruleset below a folder against an engine, one after the other: all, or those of some operations. */
export async function checkVectors(
  target: Target,
  ruleset: string,
  root: string,
  operations?: readonly string[],
): Promise<Checked[]> {
  const found: Checked[] = [];
  for (const { path, content } of vectorFiles(ruleset, root)) {
    for (const vector of content.vectors) {
      const { id, title, citation, operation } = vector;
      if (operations?.includes(operation) === false) continue;
      const short = await shortOf(target, ruleset, vector, root);
      found.push({ ruleset, file: path, id, title, rule: citation, operation, shortcomings: short });
    }
  }
  return found;
}

async function shortOf(target: Target, ruleset: string, vector: Vector, root: string): Promise<readonly string[]> {
  let answer: Answer;
  try {
    answer = await target.answer(ruleset, vector.operation, requestOf(ruleset, vector, root));
  } catch (error) {
    if (error instanceof NoAnswer) return [error.message];
    throw error;
  }
  try {
    return shortcomings(vector.expect, answer);
  } catch {
    return [`The answer has not the shape of a ${answer.kind}.`];
  }
}
