import { judge, type Verdict } from "./judge";
import { NoAnswer } from "./no-answer";
import { type Reference, referencesOf } from "./reference";
import type { Law, Shortcoming } from "./shortcoming";
import type { Target } from "./targets";
import { requestOf, type Vector, vectorFiles } from "./vectors";

/** A vector, and where it stands. */
export interface Case {
  readonly ruleset: string;
  readonly file: string;
  readonly vector: Vector;
}

/** What came of one vector. */
export interface Checked {
  readonly ruleset: string;
  readonly file: string;
  readonly id: string;
  readonly title: string;
  /** The section of the rules that decides the case. */
  readonly rule: string;
  readonly operation: string;
  /** False when the engine was given up, or the user stopped, before it came to this one. */
  readonly asked: boolean;
  /** Where the answer falls short; empty when it does not. */
  readonly shortcomings: readonly Shortcoming[];
  /** Laws that the answer tells too little for. */
  readonly unchecked: readonly Law[];
}

/** How an engine is asked. */
export interface Asking {
  /** The folder of the vectors. */
  readonly root: string;
  /** How many answers are waited for at once. */
  readonly parallel: number;
  /** Aborted when the user wants to stop. */
  readonly signal: AbortSignal;
}

/** An engine that gives no answer so many times in a row is given up. */
const PATIENCE = 10;

/** The vectors of some rulesets below a folder: all, or those of some operations. */
export function casesOf(rulesets: readonly string[], root: string, operations?: readonly string[]): Case[] {
  return rulesets.flatMap((ruleset) =>
    vectorFiles(ruleset, root).flatMap(({ path, content }) =>
      content.vectors
        .filter(({ operation }) => operations?.includes(operation) !== false)
        .map((vector) => ({ ruleset, file: path, vector })),
    ),
  );
}

/** Asks an engine for every case, several at once, and tells what came of each, in their order. */
export async function checkCases(
  target: Target,
  cases: readonly Case[],
  { root, parallel, signal }: Asking,
): Promise<Checked[]> {
  const references = await referencesOf(new Set(cases.map(({ ruleset }) => ruleset)), root);
  const verdicts: Verdict[] = [];
  let next = 0;
  let silent = 0;
  const ask = async (): Promise<void> => {
    while (next < cases.length && silent < PATIENCE && !signal.aborted) {
      const index = next;
      next += 1;
      const each = cases[index]!;
      const { verdict, silence } = await verdictOn(target, each, root, references.get(each.ruleset));
      verdicts[index] = verdict;
      silent = silence === "none" ? 0 : silence === "now" ? silent + 1 : PATIENCE;
    }
  };
  await Promise.all(Array.from({ length: parallel }, ask));
  return cases.map((each, index) => checkedOf(each, verdicts[index]));
}

/** What came of a case; without a verdict it was not asked. */
function checkedOf({ ruleset, file, vector }: Case, verdict: Verdict | undefined): Checked {
  const { id, title, citation: rule, operation } = vector;
  const { shortcomings, unchecked } = verdict ?? { shortcomings: [], unchecked: [] };
  return { ruleset, file, id, title, rule, operation, asked: verdict !== undefined, shortcomings, unchecked };
}

/** The verdict on one case, and whether the engine was silent, or will be for ever. */
async function verdictOn(
  target: Target,
  { ruleset, vector }: Case,
  root: string,
  reference: Reference | undefined,
): Promise<{ readonly verdict: Verdict; readonly silence: NoAnswer["silence"] }> {
  const { operation, expect } = vector;
  const asked = { ruleset, operation, request: requestOf(ruleset, vector, root) };
  try {
    const answer = await target.answer(asked);
    return { verdict: judge(expect, asked, answer, target.owed, reference), silence: "none" };
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    const shortcomings = [{ check: "answer" as const, message: error.message }];
    return { verdict: { shortcomings, unchecked: [] }, silence: error.silence };
  }
}
