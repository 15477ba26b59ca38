import type { AnyQuestion, ResultAnswer } from "../../contract/analysis";
import type { Scalar } from "../../contract/choice";
import type { Fault } from "../../contract/request";
import type { AnyRuleset } from "../../contract/ruleset";
import type { SnapshotBase } from "../../contract/snapshot";
import { tokensOf } from "../../json/pointer";
import { faultAt } from "../../text/message";
import { type Projected, project, projectWith } from "./projection";

/** A question of a ruleset with its id. */
export interface QuestionEntry {
  readonly id: string;
  readonly question: AnyQuestion;
}

/** A number, or one for each subject. In an answer to a chance, 1 stands for true and 0 for false. */
export type Figures = number | Readonly<Record<string, number>>;

/** What odds keep of one result: the projected values, and a figure for each question, in order. */
export interface Observation {
  readonly values: Projected;
  readonly figures: readonly Figures[];
}

/** Maximum questions in one request. */
export const QUESTION_LIMIT = 50;

/** Returns the questions that the odds of an operation can answer: its own, and those that need no outcome. */
export function questionsFor(ruleset: AnyRuleset, operation: string): readonly QuestionEntry[] {
  return questionsOf(ruleset).filter((each) => each.question.operations.includes(operation) || isAboutState(each));
}

/** Returns the questions that the odds of an operation answer if the request names none. */
export function defaultQuestions(ruleset: AnyRuleset, operation: string): readonly QuestionEntry[] {
  return questionsOf(ruleset).filter(({ question }) => question.operations.includes(operation));
}

/** Returns the questions that the odds of a procedure can answer. */
export function procedureQuestions(ruleset: AnyRuleset): readonly QuestionEntry[] {
  return questionsOf(ruleset).filter(isAboutState);
}

function questionsOf({ analysis }: AnyRuleset): readonly QuestionEntry[] {
  return Object.entries(analysis?.questions ?? {}).map(([id, question]) => ({ id, question }));
}

function isAboutState({ question }: QuestionEntry): boolean {
  return readsOf(question).every((place) => tokensOf(place)[0] !== "outcome");
}

/** Returns the places that the answer to a question depends on: JSON pointers, or names of measures. */
export function readsOf(question: AnyQuestion): readonly string[] {
  if ("at" in question) return [question.at];
  return "gain" in question ? [question.gain] : question.reads;
}

/** Returns a fault for each id that is not an id of `known`, or is repeated. */
export function questionFaults(ids: readonly string[], known: readonly QuestionEntry[]): Fault[] {
  const names = known.map(({ id }) => id);
  const code = names.length === 0 ? "QUESTION_UNKNOWN/none" : "QUESTION_UNKNOWN";
  return ids.flatMap((id, index) =>
    names.includes(id) && ids.indexOf(id) === index ? [] : [faultAt(code, `/questions/${index}`, { names })],
  );
}

/** Returns the questions with these ids, in the order of `ids`. Without ids, returns `usual`. */
export function selectQuestions(
  ids: readonly string[] | undefined,
  known: readonly QuestionEntry[],
  usual: readonly QuestionEntry[],
): readonly QuestionEntry[] {
  return ids === undefined ? usual : ids.flatMap((id) => known.filter((each) => each.id === id));
}

/** A result with the snapshots before and after it. */
interface Result {
  readonly before: SnapshotBase;
  readonly after: SnapshotBase;
  readonly outcome: unknown;
}

/** Answers questions about one result. */
export function answerResult(ruleset: AnyRuleset, questions: readonly QuestionEntry[], result: Result): Figures[] {
  return questions.map(({ question }) => figuresOf(resultAnswer(ruleset, question, result)));
}

function resultAnswer(ruleset: AnyRuleset, question: AnyQuestion, result: Result): ResultAnswer {
  if ("answer" in question) return question.answer(result);
  if ("gain" in question) {
    const at = (snapshot: SnapshotBase) => Number(projectWith(ruleset, [question.gain], snapshot)[question.gain] ?? 0);
    return at(result.after) - at(result.before);
  }
  const { at, is, atLeast, isPresent, kind } = question;
  const place = project([at], { outcome: result.outcome, snapshot: result.after })[at];
  const values: readonly unknown[] = Array.isArray(place) ? place.flat(Number.POSITIVE_INFINITY) : [place];
  if (is === undefined && atLeast === undefined && isPresent === undefined)
    return values.reduce<number>((sum, value) => sum + Number(value ?? 0), 0);
  const passed = values.filter((value) => {
    if (isPresent) return value !== null && value !== undefined;
    return is?.includes(value as Scalar) || (atLeast !== undefined && typeof value === "number" && value >= atLeast);
  });
  return kind === "CHANCE" ? passed.length > 0 : passed.length;
}

function figuresOf(answer: ResultAnswer): Figures {
  if (typeof answer !== "object") return Number(answer);
  return Object.fromEntries(Object.entries(answer).map(([subject, value]) => [subject, Number(value)]));
}
