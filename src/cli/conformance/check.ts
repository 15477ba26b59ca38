import type { Answer } from "../../core/contract/answer";
import { judge, type Owed, type Verdict } from "./judge";
import type { Asked } from "./laws";
import { NoAnswer } from "./no-answer";
import { type Reference, referencesOf } from "./reference";
import { includesLevel, type Law, type Level, levelOf, type Shortcoming, shortcoming } from "./shortcoming";
import { PAPER_FILE, type PaperGame, paperGames, paperShortcomings, TAKE_OVER } from "./take-over";
import type { Target } from "./targets";
import { requestOf, type Vector, type VectorRequest, vectorFiles } from "./vectors";

/** What an engine is asked, and where that stands. */
export interface Case {
  readonly ruleset: string;
  readonly file: string;
  readonly id: string;
  readonly title: string;
  /** The section of the rules that decides it. */
  readonly rule: string;
  readonly operation: string;
  readonly request: () => VectorRequest;
  readonly judge: (asked: Asked, answer: Answer, owed: Owed, reference: Reference | undefined) => Verdict;
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
  /** True if the engine answered that it does not support the case. */
  readonly unsupported: boolean;
  /** Where the answer falls short; empty when it does not. */
  readonly shortcomings: readonly Shortcoming[];
  /** Laws that the answer tells too little for. */
  readonly unchecked: readonly Law[];
}

/** How an engine is asked. */
export interface Asking {
  /** The folder of the vectors. */
  readonly root: string;
  /** The highest level that is checked. */
  readonly level: Level;
  /** How many answers are waited for at once. */
  readonly parallel: number;
  /** Aborted when the user wants to stop. */
  readonly signal: AbortSignal;
}

/** An engine that gives no answer so many times in a row is given up. */
const PATIENCE = 10;

/** Which cases are asked; all where a member is left out. */
export interface Selection {
  readonly operations?: readonly string[] | undefined;
  /** Sections of the rules, each with the sections below it. */
  readonly rules?: readonly string[] | undefined;
  readonly ids?: readonly string[] | undefined;
}

/** The vectors of some rulesets below a folder, and the games begun on paper. */
export function casesOf(rulesets: readonly string[], root: string): Case[] {
  const onPaper = paperGames(root).filter(({ ruleset }) => rulesets.includes(ruleset));
  return rulesets.flatMap((ruleset) => [
    ...vectorFiles(ruleset, root).flatMap(({ path, content }) =>
      content.vectors.map((vector) => vectorCase(ruleset, path, vector, root)),
    ),
    ...onPaper.filter((game) => game.ruleset === ruleset).map(paperCase),
  ]);
}

/** The cases of a selection. */
export function selected(cases: readonly Case[], { operations, rules, ids }: Selection): Case[] {
  return cases.filter(
    ({ operation, rule, id }) =>
      operations?.includes(operation) !== false &&
      ids?.includes(id) !== false &&
      rules?.some((each) => isWithin(rule, each)) !== false,
  );
}

/** True for a section and the sections below it: 9.6 holds 9.6.7, but not 9.61. */
export function isWithin(section: string, rule: string): boolean {
  return section === rule || section.startsWith(`${rule}.`);
}

function vectorCase(ruleset: string, file: string, vector: Vector, root: string): Case {
  const { id, title, citation: rule, operation, expect } = vector;
  const request = () => requestOf(ruleset, vector, root);
  return {
    ruleset,
    file,
    id,
    title,
    rule,
    operation,
    request,
    judge: (asked, answer, owed, reference) => judge(expect, asked, answer, owed, reference),
  };
}

/** A game begun on paper is decided by no section: it stands under the name of what is asked. */
function paperCase({ ruleset, id, request, expect }: PaperGame): Case {
  return {
    ruleset,
    file: PAPER_FILE,
    id,
    title: id.replaceAll("-", " "),
    rule: TAKE_OVER,
    operation: TAKE_OVER,
    request: () => request,
    judge: (_, answer) => ({ shortcomings: paperShortcomings(expect, answer), unchecked: [] }),
  };
}

/** Asks an engine for every case, several at once, and tells what came of each, in their order. */
export async function checkCases(
  target: Target,
  cases: readonly Case[],
  { root, level, parallel, signal }: Asking,
): Promise<Checked[]> {
  const references = await referencesOf(new Set(cases.map(({ ruleset }) => ruleset)), root);
  const verdicts: (Verdict | "UNSUPPORTED")[] = [];
  let next = 0;
  let silent = 0;
  const ask = async (): Promise<void> => {
    while (next < cases.length && silent < PATIENCE && !signal.aborted) {
      const index = next;
      next += 1;
      const each = cases[index]!;
      const { verdict, silence } = await verdictOn(target, each, references.get(each.ruleset));
      verdicts[index] = verdict;
      silent = silence === "none" ? 0 : silence === "now" ? silent + 1 : PATIENCE;
    }
  };
  await Promise.all(Array.from({ length: parallel }, ask));
  return cases.map((each, index) => checkedOf(each, verdicts[index], level));
}

/** What came of a case at a level. Without a verdict it was not asked. */
function checkedOf(
  { ruleset, file, id, title, rule, operation }: Case,
  verdict: Verdict | "UNSUPPORTED" | undefined,
  level: Level,
): Checked {
  const asked = verdict !== undefined;
  const unsupported = verdict === "UNSUPPORTED";
  const { shortcomings, unchecked } = !asked || unsupported ? { shortcomings: [], unchecked: [] } : verdict;
  return {
    ruleset,
    file,
    id,
    title,
    rule,
    operation,
    asked,
    unsupported,
    shortcomings: shortcomings.filter((each) => includesLevel(level, each.level)),
    unchecked: unchecked.filter((law) => includesLevel(level, levelOf(law))),
  };
}

/** The verdict on one case, and whether the engine was silent, or will be for ever. */
async function verdictOn(
  target: Target,
  { ruleset, operation, request, judge: judged }: Case,
  reference: Reference | undefined,
): Promise<{ readonly verdict: Verdict | "UNSUPPORTED"; readonly silence: NoAnswer["silence"] }> {
  const asked = { ruleset, operation, request: request() };
  try {
    const answer = await target.answer(asked);
    if (answer === "UNSUPPORTED") return { verdict: answer, silence: "none" };
    return { verdict: judged(asked, answer, target.owed, reference), silence: "none" };
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    const shortcomings = [shortcoming("answer", error.message)];
    return { verdict: { shortcomings, unchecked: [] }, silence: error.silence };
  }
}
