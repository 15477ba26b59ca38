import type { Phrases, Ruling } from "../contract/phrases";
import type { AnyRuleset } from "../contract/ruleset";
import { type OperationWords, operationWords, rulesetTitle, wordedChart } from "./describe";

type Texts = Readonly<Record<string, string>>;

/** Everything that a program needs to show a game in one language without a code: words and templates by their codes. */
interface WordList {
  readonly ruleset: string;
  readonly language: string;
  /** What the game is called. */
  readonly title: string;
  /** What every operation and report is called and does, by its name. */
  readonly operations: Readonly<Record<string, OperationWords>>;
  /** What members of inputs are called, by their names; those missing have a word of their own. */
  readonly members: Texts;
  /** Words for codes; `SCOPE.code`, with a chart, a label, an effect code or a member as scope, comes before the bare code. */
  readonly words: Texts;
  /** The purpose of every roll, by its label. */
  readonly labels: Texts;
  /** What is worth asking odds for: by operation, what stands at each JSON pointer to be projected. */
  readonly odds: Readonly<Record<string, Texts>>;
  readonly charts: Texts;
  /** When every modifier applies, by its code. */
  readonly modifiers: Texts;
  /** Templates of refusals, and of what reports find, by code, `code/section` and `code/variant`. */
  readonly refusals: Texts;
  readonly rulings: Readonly<Record<string, Ruling>>;
}

/** The words of a ruleset in the language of these phrases. */
export function wordsOf(ruleset: AnyRuleset, phrases: Phrases): WordList {
  const { start, operations, reports, pack } = ruleset;
  const { language, members, words, labels, odds, refusals, findings, rulings } = phrases;
  const all = Object.values(pack.charts).map((chart) => wordedChart(chart, phrases));
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
    charts: Object.fromEntries(all.map(({ id, name }) => [id, name])),
    modifiers: Object.fromEntries(applied.map((each) => [each.code, each.when])),
    refusals: { ...refusals, ...findings },
    rulings,
  };
}
