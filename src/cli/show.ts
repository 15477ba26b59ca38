import type { Answer, Decision, Malformed, Refusal } from "../core/contract/answer";
import type { Phrases } from "../core/contract/phrases";
import type { AnyRuleset } from "../core/contract/ruleset";
import { malformed } from "../core/request/read";
import { pickLanguage } from "../core/text/accept-language";
import { addSentences, languageFault, requestedPhrases, supportedLanguage } from "../core/text/localize";
import { formatAnswer, formatFault } from "../core/text/message";
import { Ending, EXIT, type ExitCode, unreadable } from "./exit";
import { sayRoll } from "./play/dice";
import type { Terminal } from "./terminal";
import { choicesOf, Words } from "./words";

/** How answers are shown: as JSON for programs, or as text in a language for people. */
export interface Shown {
  readonly json?: boolean;
  readonly language?: string | undefined;
}

/** The words of the language asked for; ends the command when the ruleset does not speak it. */
export function phrasesOf(ruleset: AnyRuleset, language: string | undefined): Promise<Phrases> {
  const spoken = supportedLanguage(ruleset, language ?? pickLanguage(undefined, ruleset.languages));
  if (spoken !== undefined) return ruleset.phrasesOf(spoken);
  throw unreadable(formatFault(languageFault(ruleset), ruleset.templates).message);
}

/** The language of a command: that of its option, or else of its request. Ends the command for an unknown language. */
export function languageOf(
  terminal: Terminal,
  ruleset: AnyRuleset,
  options: Shown,
  request: Readonly<Record<string, unknown>>,
): string | undefined {
  const asked = options.language ?? request.language ?? undefined;
  const spoken = supportedLanguage(ruleset, asked);
  if (asked === undefined || spoken !== undefined) return spoken;
  const no = formatAnswer(malformed([languageFault(ruleset)]), ruleset.templates);
  throw new Ending(showNo(terminal, no, options));
}

/** The words that an answer is told in: those of the language asked for, and in any case people's; none for programs that ask for none. */
export async function wordsFor(
  terminal: Terminal,
  ruleset: AnyRuleset,
  { json = !terminal.isPeople, language }: Shown,
): Promise<Phrases | undefined> {
  const asked = await requestedPhrases(ruleset, language, undefined);
  return asked ?? (json ? undefined : phrasesOf(ruleset, undefined));
}

/** Shows a refusal or what cannot be read, and says what the command ends with. */
export function showNo(
  terminal: Terminal,
  answer: Refusal | Malformed,
  { json = !terminal.isPeople }: Shown,
): ExitCode {
  if (json) terminal.say(JSON.stringify(answer));
  else if (answer.kind === "REFUSAL") terminal.warn(`${answer.message} (${answer.citation.section}, ${answer.code})`);
  else for (const { code, pointer, message } of answer.faults) terminal.warn(`${pointer}: ${message} (${code})`);
  return answer.kind === "REFUSAL" ? EXIT.NO : EXIT.UNREADABLE;
}

/** Shows what an operation answered, in these words where there are any, and says what the command ends with. */
export async function showAnswer(
  terminal: Terminal,
  ruleset: AnyRuleset,
  plain: Answer,
  phrases: Phrases | undefined,
  shown: Shown,
): Promise<ExitCode> {
  const { json = !terminal.isPeople } = shown;
  const answer = addSentences(ruleset, plain, phrases);
  if (answer.kind === "REFUSAL" || answer.kind === "MALFORMED") return showNo(terminal, answer, shown);
  if (json || phrases === undefined) {
    terminal.say(JSON.stringify(answer));
    return EXIT.DONE;
  }
  const words = new Words(ruleset, phrases);
  if (answer.kind === "NEEDS_ROLL") {
    for (const { sentence = "" } of answer.audit) terminal.say(sentence);
    sayRoll(terminal, answer, words);
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

/** Lists what may be done next with what has to be chosen for it, and what is closed by which rule. */
export function showDecisions(terminal: Terminal, decisions: readonly Decision[], words: Words): void {
  const open = decisions.filter(({ legal }) => legal);
  terminal.say(words.line(open.length === 0 ? "nothingOpen" : "open"));
  for (const decision of open) {
    terminal.say(`  ${decision.operation}: ${words.operation(decision.operation)}`);
    for (const line of choicesOf(decision, words)) terminal.say(`      ${line}`);
  }
  const closed = closedLines(decisions, words);
  if (closed.length > 0) terminal.say(words.line("closed"));
  for (const line of closed) terminal.say(`  ${line}`);
}

/** What is closed by a rule other than that it is not its turn, and how much else waits for its turn. */
export function closedLines(decisions: readonly Decision[], words: Words): readonly string[] {
  const refused = decisions.flatMap(({ operation, refusal }) => (refusal === null ? [] : [{ operation, refusal }]));
  const others = refused.filter(({ refusal }) => refusal.code !== "OUT_OF_TURN");
  const waiting = refused.length - others.length;
  return [
    ...others.map(({ operation, refusal }) => `${words.operation(operation)}: ${words.refusal(refusal)}`),
    ...(waiting === 0 ? [] : [words.line("waiting", { count: waiting })]),
  ];
}
