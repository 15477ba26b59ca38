import { randomUUID } from "node:crypto";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { adjudicate, decide } from "../../core/engine/adjudicate";
import { DECISION_FIELDS, operationFields, readRequest } from "../../core/request/fields";
import { inWords } from "../../core/text/worded-fault";
import { EXIT, type ExitCode, unreadable } from "../exit";
import { type Fields, gather, type RequestOptions, rulesetOf } from "../request";
import { phrasesOf, type Shown, showAnswer, showDecisions, showNo, wordsFor } from "../show";
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
  const { language: _, ...fields } = await gather(terminal, options);
  if ("operation" in fields && fields.operation !== operation)
    throw unreadable("The request is for another operation.");
  const standard = operation === ruleset.start.name ? standardStart(terminal, ruleset, fields, options) : {};
  const { operation: __, ...asked }: Fields = {
    ...standard,
    ...fields,
    ...(options.audit && { audit: options.audit }),
  };
  const { request, faults } = readRequest(ruleset, operation, asked, operationFields(ruleset));
  const answer = adjudicate(ruleset, request, faults, await wordsFor(terminal, ruleset, options));
  if (options.out !== undefined && answer.kind === "RESOLUTION") {
    await terminal.writeFile(options.out, `${JSON.stringify(answer, null, 2)}\n`);
  }
  return showAnswer(terminal, ruleset, answer, options);
}

/** What a new game begins with where nothing is told of it: the standard input, and a seed of its own. */
function standardStart(terminal: Terminal, ruleset: AnyRuleset, { input, seed, dice }: Fields, shown: Shown): Fields {
  const { json = !terminal.isPeople } = shown;
  const rolled = seed !== undefined || dice !== undefined ? {} : { seed: randomUUID() };
  if (!json && input === undefined) terminal.say("This is the standard game; --input names another.");
  return { ...rolled, ...(input === undefined ? { input: ruleset.start.standard() } : {}) };
}

/** Lists what may be done on a snapshot. */
export async function decisionsCommand(
  terminal: Terminal,
  id: string,
  options: RequestOptions & Shown,
): Promise<ExitCode> {
  const { json = !terminal.isPeople } = options;
  const ruleset = await rulesetOf(id);
  const words = await wordsFor(terminal, ruleset, options);
  const { language: _, ...fields } = await gather(terminal, options);
  const { request, faults } = readRequest(ruleset, "decisions", fields, DECISION_FIELDS);
  const answer = decide(ruleset, request, faults, words);
  if (answer.kind === "MALFORMED") return showNo(terminal, inWords(answer, words), options);
  if (json) terminal.say(JSON.stringify(answer));
  else showDecisions(terminal, answer.decisions, new Words(ruleset, await phrasesOf(ruleset, options.language)));
  return EXIT.DONE;
}
