import type { Phrases } from "../../contract/phrases";
import type { SnapshotBase } from "../../contract/snapshot";
import type { Enumeration } from "../../dice/enumerating";
import { add, ONE, type Rational, rational, subtract, toDecimal, ZERO } from "../../dice/rational";
import { formatNumber, wordFor } from "../../text/sentence";
import { fill } from "../../text/template";
import { probabilityOf, type QuestionAnswer, type SampledFigure, type SampledValues, shareOf } from "./answer";
import type { Observation, QuestionEntry } from "./questions";
import { NORMAL_DEVIATE_95 } from "./sampler";

/** What a question is about, and in which language. */
interface AnswerContext {
  readonly before: SnapshotBase;
  readonly phrases: Phrases;
}

/** Answers questions from the exact distribution and, if there is one, the sample. */
export function answerQuestions(
  questions: readonly QuestionEntry[],
  exact: Pick<Enumeration<Observation>, "outcomes" | "covered">,
  sample: SampledValues<Observation> | undefined,
  context: AnswerContext,
): QuestionAnswer[] {
  const uncovered = subtract(ONE, exact.covered);
  return questions.flatMap((question, index) => {
    const means = meansOf(exact.outcomes, index);
    const estimates = sample === undefined ? undefined : estimatesOf(sample, index);
    const subjects = new Set([...means.keys(), ...(estimates?.keys() ?? [])]);
    if (exact.outcomes.length === 0 && subjects.size === 0) subjects.add(WHOLE);
    const answers = [...subjects].map((subject) => {
      const mean = means.get(subject) ?? ZERO;
      const estimate = estimates && { ...(estimates.get(subject) ?? NEVER), trials: sample!.trials };
      const figures =
        question.question.kind === "CHANCE"
          ? chanceFigures(mean, add(mean, uncovered), estimate)
          : expectationFigures(uncovered.numerator === 0n ? mean : undefined, estimate);
      return withSentence(question, subject, figures, context);
    });
    return answers.sort((one, other) => rankOf(other) - rankOf(one) || (one.subject! < other.subject! ? -1 : 1));
  });
}

/** The subject of a question that is asked for the whole result. */
const WHOLE = "";

function rankOf({ value, sampled }: QuestionAnswer): number {
  return Number(sampled?.decimal ?? value?.decimal ?? 0);
}

/** Returns the figures of a question in one result, by subject. */
function figuresIn({ figures }: Observation, index: number): readonly (readonly [subject: string, figure: number])[] {
  const figure = figures[index]!;
  return typeof figure === "number" ? [[WHOLE, figure]] : Object.entries(figure);
}

/** Returns the sum of each subject over the followed branches, weighted by their probabilities. */
function meansOf(outcomes: Enumeration<Observation>["outcomes"], index: number): ReadonlyMap<string, Rational> {
  // Dice make few different denominators. Sums over one denominator are cheap.
  const sums = new Map<string, Map<bigint, bigint>>();
  for (const { value, numerator, denominator } of outcomes) {
    for (const [subject, figure] of figuresIn(value, index)) {
      const fraction = fractionOf(figure);
      const key = denominator * fraction.denominator;
      const byDenominator = sums.get(subject) ?? new Map<bigint, bigint>();
      sums.set(subject, byDenominator.set(key, (byDenominator.get(key) ?? 0n) + numerator * fraction.numerator));
    }
  }
  const totals = [...sums].map(([subject, byDenominator]) => {
    const parts = [...byDenominator].map(([denominator, numerator]) => rational(numerator, denominator));
    return [subject, parts.reduce(add, ZERO)] as const;
  });
  return new Map(totals);
}

/** The sum of a figure over the trials, and the sum of its squares. */
interface Estimate {
  readonly sum: number;
  readonly squares: number;
}

const NEVER: Estimate = { sum: 0, squares: 0 };

function estimatesOf({ counts }: SampledValues<Observation>, index: number): ReadonlyMap<string, Estimate> {
  const estimates = new Map<string, Estimate>();
  for (const { value, count } of counts.values()) {
    for (const [subject, figure] of figuresIn(value, index)) {
      const { sum, squares } = estimates.get(subject) ?? NEVER;
      estimates.set(subject, { sum: sum + count * figure, squares: squares + count * figure ** 2 });
    }
  }
  return estimates;
}

type AnswerFigures = Pick<QuestionAnswer, "value" | "most" | "sampled">;

type TrialEstimate = Estimate & { readonly trials: number };

function chanceFigures(least: Rational, most: Rational, estimate: TrialEstimate | undefined): AnswerFigures {
  const share = estimate && shareOf(estimate.sum, estimate.trials, least, most);
  const sampled = share ? { decimal: share.decimal, low: share.low, high: share.high } : null;
  return { value: probabilityOf(least), most: probabilityOf(most), sampled };
}

function expectationFigures(mean: Rational | undefined, estimate: TrialEstimate | undefined): AnswerFigures {
  return { value: mean ? probabilityOf(mean) : null, most: null, sampled: estimate ? sampledMean(estimate) : null };
}

function sampledMean({ sum, squares, trials }: TrialEstimate): SampledFigure {
  const mean = sum / trials;
  const spread = NORMAL_DEVIATE_95 * Math.sqrt(Math.max(0, squares / trials - mean ** 2) / trials);
  const [decimal, low, high] = [mean, mean - spread, mean + spread].map((each) => toDecimal(fractionOf(each), DIGITS));
  return { decimal: decimal!, low: low!, high: high! };
}

/** Decimals of a figure. */
const DIGITS = 9;

function fractionOf(figure: number): Rational {
  if (Number.isSafeInteger(figure)) return { numerator: BigInt(figure), denominator: 1n };
  return rational(BigInt(Math.round(figure * 10 ** DIGITS)), 10n ** BigInt(DIGITS));
}

function withSentence(
  { id, question }: QuestionEntry,
  subject: string,
  figures: AnswerFigures,
  { before, phrases }: AnswerContext,
): QuestionAnswer {
  const { kind } = question;
  const name = ("nameOf" in question ? question.nameOf?.(subject, before) : undefined) ?? subject;
  const word = subject === WHOLE ? "" : wordFor(name, phrases);
  const what = fill(phrases.questions[id] ?? id, { subject: word });
  const text = kind === "CHANCE" ? chanceText(what, figures, phrases) : expectationText(what, figures, phrases);
  const sentence = text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return { id, kind, subject: subject === WHOLE ? null : subject, ...figures, sentence };
}

function chanceText(what: string, { value, most, sampled }: AnswerFigures, phrases: Phrases): string {
  const { answers } = phrases;
  const least = shareText(value!.decimal, phrases);
  const highest = shareText(most!.decimal, phrases);
  const bounds = least === highest ? least : fill(answers.between, { least, most: highest });
  const share =
    sampled === null ? bounds : fill(answers.about, { value: percentText(Number(sampled.decimal), phrases) });
  return fill(answers.chance, { what, share });
}

function expectationText(what: string, { value, sampled }: AnswerFigures, phrases: Phrases): string {
  const { answers } = phrases;
  const figure = value ?? sampled;
  if (figure === null) return fill(answers.unknown, { what });
  const rounded = formatNumber(roundFigure(Number(figure.decimal)), phrases.forms);
  const number = value === null ? fill(answers.about, { value: rounded }) : rounded;
  return fill(answers.expectation, { what, number });
}

/** Formats a share as a percentage with one decimal. Only 0 is written as 0%, and only 1 as 100%. */
function shareText(decimal: string, phrases: Phrases): string {
  const { answers } = phrases;
  const share = Number(decimal);
  if (share > 0 && share < 0.0005) return fill(answers.below, { share: percentText(0.001, phrases) });
  if (share < 1 && share >= 0.9995) return fill(answers.above, { share: percentText(0.999, phrases) });
  return percentText(share, phrases);
}

function percentText(share: number, { answers, forms }: Phrases): string {
  return fill(answers.percent, { number: formatNumber(Math.round(share * 1000) / 10, forms) });
}

/** Rounds a figure to three digits, but never its whole part. */
function roundFigure(figure: number): number {
  const size = Math.abs(figure);
  return Number(figure.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 2));
}
