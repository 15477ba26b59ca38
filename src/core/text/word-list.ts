import type { Phrases, Ruling } from "../contract/phrases";
import type { AnyRuleset } from "../contract/ruleset";
import { localizeChart, type OperationWords, operationWords, rulesetTitle } from "./describe";

type WordTexts = Readonly<Record<string, string>>;

/** All words and templates, by code, that a program needs to show a game in one language. */
interface WordList {
  readonly ruleset: string;
  readonly language: string;
  /** Title of the game. */
  readonly title: string;
  /** Title and description of every operation and report, by name. */
  readonly operations: Readonly<Record<string, OperationWords>>;
  /** Titles of input members by name. Members that are missing here have a word. */
  readonly members: WordTexts;
  /**
   * Words for codes. `SCOPE.code` takes precedence over the bare code. The scope is a chart, a label, an effect code or
   * a member.
   */
  readonly words: WordTexts;
  /** The purpose of every roll, by label. */
  readonly labels: WordTexts;
  /** Useful projections: by operation and JSON pointer, what the value there means. */
  readonly odds: Readonly<Record<string, WordTexts>>;
  /** Questions of odds: by operation and id, what the question is about. `{subject}` is what it is asked for. */
  readonly questions: Readonly<Record<string, WordTexts>>;
  readonly charts: WordTexts;
  /** When each modifier applies, by code. */
  readonly modifiers: WordTexts;
  /** Templates of refusals and of report findings, by code, `code/section` and `code/variant`. */
  readonly refusals: WordTexts;
  readonly rulings: Readonly<Record<string, Ruling>>;
}

/** Returns the words of a ruleset in the language of the phrases. */
export function wordList(ruleset: AnyRuleset, phrases: Phrases): WordList {
  const { start, operations, reports, pack } = ruleset;
  const { language, members, words, labels, odds, questions, refusals, findings, rulings } = phrases;
  const all = Object.values(pack.charts).map((chart) => localizeChart(chart, phrases));
  const applied = all.flatMap(({ modifiers = [] }) => modifiers);
  return {
    ruleset: ruleset.id,
    language,
    title: rulesetTitle(ruleset, phrases),
    operations: Object.fromEntries(
      [start, ...operations, ...reports].map(({ name }) => [name, operationWords(ruleset, name, phrases)]),
    ),
    members,
    words,
    labels,
    odds,
    questions: questionTitles(ruleset, questions),
    charts: Object.fromEntries(all.map(({ id, name }) => [id, name])),
    modifiers: Object.fromEntries(applied.map((each) => [each.code, each.when])),
    refusals: { ...refusals, ...findings },
    rulings,
  };
}

function questionTitles({ operations, analysis }: AnyRuleset, titles: WordTexts) {
  const declared = Object.entries(analysis?.questions ?? {});
  const titlesOf = (name: string): WordTexts => {
    const ofOperation = declared.filter(([, question]) => question.operations.includes(name));
    return Object.fromEntries(ofOperation.map(([id]) => [id, titles[id] ?? id]));
  };
  const all = operations.map(({ name }) => [name, titlesOf(name)] as const);
  return Object.fromEntries(all.filter(([, texts]) => Object.keys(texts).length > 0));
}
