import { randomUUID } from "node:crypto";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { adjudicate, decide } from "../../core/engine/adjudicate";
import { DECISION_FIELDS, operationFields, readRequest } from "../../core/request/fields";
import { wordAnswer } from "../../core/text/localize";
import { EXIT, type ExitCode, unreadable } from "../exit";
import { lineIn } from "../lines";
import { type Fields, gather, type RequestOptions, rulesetOf } from "../request";
import { type Shown, showAnswer, showDecisions, showNo, wordsFor } from "../show";
import type { Terminal } from "../terminal";
import { Words } from "../words";

/** Resolves one operation, or starts a game with `new`. */
export async function resolveCommand(
  terminal: Terminal,
  id: string,
  operation: string,
  options: RequestOptions & Shown & { readonly audit?: string; readonly out?: string },
): Promise<ExitCode> {
  const ruleset = await rulesetOf(id);
  const fields = withLanguage(await gather(terminal, options), options);
  if ("operation" in fields && fields.operation !== operation)
    throw unreadable("The request is for another operation.");
  const standard = operation === ruleset.start.name ? standardStart(ruleset, fields) : {};
  const { operation: _, ...asked }: Fields = {
    ...standard,
    ...fields,
    ...(options.audit && { audit: options.audit }),
  };
  const { request, language, faults } = readRequest(ruleset, operation, asked, operationFields(ruleset));
  const phrases = await wordsFor(terminal, ruleset, { ...options, language });
  if (phrases !== undefined && isPeople(terminal, options) && "input" in standard)
    terminal.say(lineIn(phrases.language, "standard"));
  const answer = adjudicate(ruleset, request, { found: faults, phrases });
  if (options.out !== undefined && answer.kind === "RESOLUTION") {
    await terminal.writeFile(options.out, `${JSON.stringify(answer, null, 2)}\n`);
  }
  return showAnswer(terminal, ruleset, answer, phrases, options);
}

function isPeople(terminal: Terminal, { json = !terminal.isPeople }: Shown): boolean {
  return !json;
}

/** The fields of a request in the language of the option, or else in that which the request names. */
function withLanguage(fields: Fields, { language }: Shown): Fields {
  return language === undefined ? fields : { ...fields, language };
}

/** What a new game begins with where nothing is told of it: the standard input, and a seed of its own. */
function standardStart(ruleset: AnyRuleset, { input, seed, dice }: Fields): Fields {
  const rolled = seed !== undefined || dice !== undefined ? {} : { seed: randomUUID() };
  return { ...rolled, ...(input === undefined ? { input: ruleset.start.standard() } : {}) };
}

/** Lists what may be done on a snapshot. */
export async function decisionsCommand(
  terminal: Terminal,
  id: string,
  options: RequestOptions & Shown,
): Promise<ExitCode> {
  const ruleset = await rulesetOf(id);
  const fields = withLanguage(await gather(terminal, options), options);
  const { request, language, faults } = readRequest(ruleset, "decisions", fields, DECISION_FIELDS);
  const phrases = await wordsFor(terminal, ruleset, { ...options, language });
  const answer = wordAnswer(ruleset, decide(ruleset, request, { found: faults, phrases }), phrases);
  if (answer.kind === "MALFORMED") return showNo(terminal, answer, options);
  if (phrases !== undefined && isPeople(terminal, options))
    showDecisions(terminal, answer.decisions, new Words(ruleset, phrases));
  else terminal.say(JSON.stringify(answer));
  return EXIT.DONE;
}
