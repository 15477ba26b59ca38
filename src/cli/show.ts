import type { Answer, Decision, Refusal } from "../core/contract/answer";
import type { Phrases } from "../core/contract/phrases";
import type { Malformed } from "../core/contract/request";
import type { AnyRuleset } from "../core/contract/ruleset";
import { malformed } from "../core/request/result";
import { pickLanguage } from "../core/text/accept-language";
import { addSentences, languageFault, requestedPhrases, supportedLanguage } from "../core/text/localize";
import { formatAnswer, formatFault } from "../core/text/message";
import { CommandExit, EXIT, type ExitCode, unreadable } from "./exit";
import { printRoll } from "./play/dice";
import type { Terminal } from "./terminal";
import { choiceLines, RulesetWords } from "./words";

/** Output options: JSON for programs, or text in a language for people. */
export interface OutputOptions {
  readonly json?: boolean;
  readonly language?: string | undefined;
}

/** Loads the words of a language. Ends the command if the ruleset does not support it. */
export function requirePhrases(ruleset: AnyRuleset, language: string | undefined): Promise<Phrases> {
  const spoken = supportedLanguage(ruleset, language ?? pickLanguage(undefined, ruleset.languages));
  if (spoken !== undefined) return ruleset.phrasesOf(spoken);
  throw unreadable(formatFault(languageFault(ruleset), ruleset.templates).message);
}

/** The language of a command: that of its option, or else of its request. Ends the command for an unknown language. */
export function languageOf(
  terminal: Terminal,
  ruleset: AnyRuleset,
  options: OutputOptions,
  request: Readonly<Record<string, unknown>>,
): string | undefined {
  const tag = options.language ?? request.language ?? undefined;
  const spoken = supportedLanguage(ruleset, tag);
  if (tag === undefined || spoken !== undefined) return spoken;
  const rejection = formatAnswer(malformed([languageFault(ruleset)]), ruleset.templates);
  throw new CommandExit(showRejection(terminal, rejection, options));
}

/**
 * The words for an answer: those of the requested language, or the default ones for text output. Undefined for JSON
 * without a language.
 */
export async function phrasesFor(
  terminal: Terminal,
  ruleset: AnyRuleset,
  { json = !terminal.isPeople, language }: OutputOptions,
): Promise<Phrases | undefined> {
  const phrases = await requestedPhrases(ruleset, language, undefined);
  return phrases ?? (json ? undefined : requirePhrases(ruleset, undefined));
}

/** Prints a refusal or faults. Returns the exit code. */
export function showRejection(
  terminal: Terminal,
  answer: Refusal | Malformed,
  { json = !terminal.isPeople }: OutputOptions,
): ExitCode {
  if (json) terminal.say(JSON.stringify(answer));
  else if (answer.kind === "REFUSAL") terminal.warn(`${answer.message} (${answer.citation.section}, ${answer.code})`);
  else for (const { code, pointer, message } of answer.faults) terminal.warn(`${pointer}: ${message} (${code})`);
  return answer.kind === "REFUSAL" ? EXIT.NO : EXIT.UNREADABLE;
}

/** Prints the answer of an operation, localized if `phrases` are given. Returns the exit code. */
export async function showAnswer(
  terminal: Terminal,
  ruleset: AnyRuleset,
  plain: Answer,
  phrases: Phrases | undefined,
  output: OutputOptions,
): Promise<ExitCode> {
  const { json = !terminal.isPeople } = output;
  const answer = addSentences(ruleset, plain, phrases);
  if (answer.kind === "REFUSAL" || answer.kind === "MALFORMED") return showRejection(terminal, answer, output);
  if (json || phrases === undefined) {
    terminal.say(JSON.stringify(answer));
    return EXIT.DONE;
  }
  const words = new RulesetWords(ruleset, phrases);
  if (answer.kind === "NEEDS_ROLL") {
    for (const { sentence = "" } of answer.audit) terminal.say(sentence);
    printRoll(terminal, answer, words);
    terminal.say(words.line("append", { dice: answer.dice.join(",") }).trimEnd());
    return EXIT.DONE;
  }
  for (const [index, { operation, audit, dice }] of (answer.steps ?? [answer]).entries()) {
    if (index > 0) terminal.say(words.line("goesOn", { operation: words.operation(operation) }));
    for (const { sentence = "" } of audit) terminal.say(sentence);
    if (dice.length > 0) terminal.say(words.line("dice", { dice: dice.join(",") }));
  }
  terminal.say("");
  for (const line of ruleset.brief?.(answer.snapshot, phrases) ?? []) terminal.say(line);
  showDecisions(terminal, answer.decisions, words);
  return EXIT.DONE;
}

/** Lists the open operations with their choices, and the closed ones with the rules that close them. */
export function showDecisions(terminal: Terminal, decisions: readonly Decision[], words: RulesetWords): void {
  const openDecisions = decisions.filter(({ legal }) => legal);
  terminal.say(words.line(openDecisions.length === 0 ? "nothingOpen" : "open"));
  for (const decision of openDecisions) {
    terminal.say(`  ${words.line("labeled", { name: decision.operation, text: words.operation(decision.operation) })}`);
    for (const line of choiceLines(decision, words)) terminal.say(`      ${line}`);
  }
  const closed = closedLines(decisions, words);
  if (closed.length > 0) terminal.say(words.line("closed"));
  for (const line of closed) terminal.say(`  ${line}`);
}

/** Lists the operations that a rule closes, and counts those that are only out of turn. */
export function closedLines(decisions: readonly Decision[], words: RulesetWords): readonly string[] {
  const refused = decisions.flatMap(({ operation, refusal }) => (refusal === null ? [] : [{ operation, refusal }]));
  const others = refused.filter(({ refusal }) => refusal.code !== "OUT_OF_TURN");
  const outOfTurn = refused.length - others.length;
  return [
    ...others.map(({ operation, refusal }) =>
      words.line("labeled", { name: words.operation(operation), text: words.refusal(refusal) }),
    ),
    ...(outOfTurn === 0 ? [] : [words.line("waiting", { count: outOfTurn })]),
  ];
}
