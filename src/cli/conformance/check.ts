import type { Answer } from "../../core/contract/answer";
import { type CaseVerdict, judge, type RequiredMembers } from "./judge";
import type { EngineCall } from "./laws";
import { NoAnswer } from "./no-answer";
import { type Reference, referencesOf } from "./reference";
import { includesLevel, type Law, type Level, levelOf, type Shortcoming, shortcoming } from "./shortcoming";
import { PAPER_FILE, type PaperGame, paperGames, paperShortcomings, TAKE_OVER } from "./take-over";
import type { Target } from "./targets";
import { requestOf, type Vector, type VectorRequest, vectorFiles } from "./vectors";

/** A case for an engine: its place in the corpus, its request, and its judge. */
export interface Case {
  readonly ruleset: string;
  readonly file: string;
  readonly id: string;
  readonly title: string;
  /** The section of the rules that decides the case. */
  readonly rule: string;
  readonly operation: string;
  readonly request: () => VectorRequest;
  readonly judge: (
    call: EngineCall,
    answer: Answer,
    owed: RequiredMembers,
    reference: Reference | undefined,
  ) => CaseVerdict;
}

/** The result of one case. */
export interface CheckedCase {
  readonly ruleset: string;
  readonly file: string;
  readonly id: string;
  readonly title: string;
  /** The section of the rules that decides the case. */
  readonly rule: string;
  readonly operation: string;
  /** False if the run ended before this case: the engine stopped responding, or the user stopped it. */
  readonly asked: boolean;
  /** True if the engine answered that it does not support the case. */
  readonly unsupported: boolean;
  /** The failed checks. Empty for a correct answer. */
  readonly shortcomings: readonly Shortcoming[];
  /** Laws that were not checked because the answer lacks the members. */
  readonly unchecked: readonly Law[];
}

/** Options of a conformance run. */
export interface CheckOptions {
  /** The folder of the vectors. */
  readonly root: string;
  /** The highest level that is checked. */
  readonly level: Level;
  /** Number of parallel requests. */
  readonly parallel: number;
  /** Aborted when the user stops the run. */
  readonly signal: AbortSignal;
}

/** The run ends after this many consecutive cases without an answer. */
const MAX_SILENT_CASES = 10;

/** Selects cases. A missing member selects all. */
export interface CaseSelection {
  readonly operations?: readonly string[] | undefined;
  /** Sections of the rules, including their subsections. */
  readonly rules?: readonly string[] | undefined;
  readonly ids?: readonly string[] | undefined;
}

/** The vectors of some rulesets in a folder, and the games begun on paper. */
export function casesOf(rulesets: readonly string[], root: string): Case[] {
  const onPaper = paperGames(root).filter(({ ruleset }) => rulesets.includes(ruleset));
  return rulesets.flatMap((ruleset) => [
    ...vectorFiles(ruleset, root).flatMap(({ path, content }) =>
      content.vectors.map((vector) => vectorCase(ruleset, path, vector, root)),
    ),
    ...onPaper.filter((game) => game.ruleset === ruleset).map(paperCase),
  ]);
}

/** Selects cases by operation, rule and id. */
export function selectCases(cases: readonly Case[], { operations, rules, ids }: CaseSelection): Case[] {
  return cases.filter(
    ({ operation, rule, id }) =>
      operations?.includes(operation) !== false &&
      ids?.includes(id) !== false &&
      rules?.some((each) => isInSection(rule, each)) !== false,
  );
}

/** True for a section and its subsections: 9.6 includes 9.6.7, but not 9.61. */
export function isInSection(section: string, rule: string): boolean {
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
    judge: (call, answer, owed, reference) => judge(expect, call, answer, owed, reference),
  };
}

/** A game begun on paper has no rule section. The name of the operation takes its place. */
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

/** Sends every case to an engine, several in parallel. Returns the results in the order of the cases. */
export async function checkCases(
  target: Target,
  cases: readonly Case[],
  { root, level, parallel, signal }: CheckOptions,
): Promise<CheckedCase[]> {
  const references = await referencesOf(new Set(cases.map(({ ruleset }) => ruleset)), root);
  const verdicts: (CaseVerdict | "UNSUPPORTED")[] = [];
  let next = 0;
  let silent = 0;
  const ask = async (): Promise<void> => {
    while (next < cases.length && silent < MAX_SILENT_CASES && !signal.aborted) {
      const index = next;
      next += 1;
      const each = cases[index]!;
      const { verdict, silence } = await verdictOn(target, each, references.get(each.ruleset));
      verdicts[index] = verdict;
      silent = silence === "none" ? 0 : silence === "now" ? silent + 1 : MAX_SILENT_CASES;
    }
  };
  await Promise.all(Array.from({ length: parallel }, ask));
  return cases.map((each, index) => checkedOf(each, verdicts[index], level));
}

/** The result of a case at a level. Without a verdict, the case was not asked. */
function checkedOf(
  { ruleset, file, id, title, rule, operation }: Case,
  verdict: CaseVerdict | "UNSUPPORTED" | undefined,
  level: Level,
): CheckedCase {
  const isAsked = verdict !== undefined;
  const unsupported = verdict === "UNSUPPORTED";
  const { shortcomings, unchecked } = !isAsked || unsupported ? { shortcomings: [], unchecked: [] } : verdict;
  return {
    ruleset,
    file,
    id,
    title,
    rule,
    operation,
    asked: isAsked,
    unsupported,
    shortcomings: shortcomings.filter((each) => includesLevel(level, each.level)),
    unchecked: unchecked.filter((law) => includesLevel(level, levelOf(law))),
  };
}

/** The verdict on one case, and whether the engine is silent now or forever. */
async function verdictOn(
  target: Target,
  { ruleset, operation, request, judge: judgeCase }: Case,
  reference: Reference | undefined,
): Promise<{ readonly verdict: CaseVerdict | "UNSUPPORTED"; readonly silence: NoAnswer["silence"] }> {
  const call = { ruleset, operation, request: request() };
  try {
    const answer = await target.answer(call);
    if (answer === "UNSUPPORTED") return { verdict: answer, silence: "none" };
    return { verdict: judgeCase(call, answer, target.requiredMembers, reference), silence: "none" };
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    const shortcomings = [shortcoming("answer", error.message)];
    return { verdict: { shortcomings, unchecked: [] }, silence: error.silence };
  }
}
