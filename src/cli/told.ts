import { pickLanguage } from "../core/audit/language";
import { type Phrases, renderSentence } from "../core/audit/sentence";
import type { Answer, AnyRuleset, Decision, Malformed, Refusal } from "../core/operation/contract";
import { isLanguage, languageFault } from "../core/operation/languages";
import { EXIT, type ExitCode, unreadable } from "./exit";
import type { Terminal } from "./terminal";

/** How answers are shown: as JSON for programs, or as text in a language for people. */
export interface Shown {
  readonly json?: boolean;
  readonly language?: string;
}

/** The words of the language asked for; ends the command when the ruleset does not speak it. */
export function phrasesOf(ruleset: AnyRuleset, language: string | undefined): Phrases {
  const { sentences } = ruleset;
  const asked = language ?? pickLanguage(undefined, Object.keys(sentences));
  if (isLanguage(ruleset, asked)) return sentences[asked]!;
  throw unreadable(languageFault(ruleset).message);
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

/** Shows what an operation answered, and says what the command ends with. */
export function showAnswer(terminal: Terminal, ruleset: AnyRuleset, answer: Answer, shown: Shown): ExitCode {
  const { json = !terminal.isPeople, language } = shown;
  if (answer.kind === "REFUSAL" || answer.kind === "MALFORMED") return showNo(terminal, answer, shown);
  if (json) {
    terminal.say(JSON.stringify(answer));
    return EXIT.DONE;
  }
  const phrases = phrasesOf(ruleset, language);
  for (const entry of answer.audit) terminal.say(renderSentence(entry, phrases));
  if (answer.kind === "NEEDS_ROLL") {
    const { dice, label, citation, totals } = answer.next;
    terminal.say(`Roll ${dice} for ${label} (${citation.section}) and append it to --dice ${answer.dice.join(",")}`);
    for (const { total, modified, result } of totals) terminal.say(`  ${total} (${modified}): ${result}`);
    return EXIT.DONE;
  }
  terminal.say(`\n${JSON.stringify(answer.outcome)}`);
  terminal.say(`dice ${answer.dice.join(",")}\n${answer.digest}\n`);
  showDecisions(terminal, answer.decisions);
  return EXIT.DONE;
}

/** Lists what may be done next, and what is closed by which rule. */
export function showDecisions(terminal: Terminal, decisions: readonly Decision[]): void {
  for (const { operation, input } of decisions.filter(({ legal }) => legal)) {
    terminal.say(`${operation}  ${JSON.stringify(input)}`);
  }
  for (const { operation, refusal } of decisions.filter(({ legal }) => !legal)) {
    terminal.say(`(${operation}: ${refusal?.message} ${refusal?.citation.section})`);
  }
}
