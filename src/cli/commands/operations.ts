import { randomUUID } from "node:crypto";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { adjudicateFields, listDecisionsFromFields } from "../../core/engine/adjudicate";
import { addSentences, supportedLanguage } from "../../core/text/localize";
import { type CliCommand, example, withOutputOptions, withRequestOptions } from "../command";
import { EXIT, type ExitCode, unreadable } from "../exit";
import { lineIn } from "../lines";
import { gatherRequest, type JsonObject, type RequestOptions, requireRuleset } from "../request";
import { type OutputOptions, phrasesFor, showAnswer, showDecisions, showRejection } from "../show";
import type { Terminal } from "../terminal";
import { RulesetWords } from "../words";

/** Options of the commands that resolve an operation. */
interface ResolveOptions extends RequestOptions, OutputOptions {
  readonly audit?: string;
  readonly out?: string;
}

/** Starts a game. */
export const newCommand: CliCommand = {
  usage: "new <ruleset>",
  declare: (command) =>
    withRequestOptions(withOutputOptions(command))
      .description("Start a game. Default: the standard game.")
      .option("--out <file>", "Write the resolution to a file, which --snapshot can read.")
      .addHelpText(
        "after",
        example(`umpire new hunters --input '{"boat":"VIIC","number":96,"name":"Lehmann"}' --seed war --out game.json`),
      ),
  run: (terminal, id: string, options: ResolveOptions) => runResolve(terminal, id, "new", options),
};

/** Resolves an operation. */
export const resolveCommand: CliCommand = {
  usage: "resolve <ruleset> <operation>",
  declare: (command) =>
    withRequestOptions(withOutputOptions(command))
      .description("Resolve an operation with seeded or real dice.")
      .option("--audit <level>", "FULL, SUMMARY or NONE")
      .option("--run-on", "Continue automatically while you can only end the phase.")
      .option("--out <file>", "Write the resolution to a file, which --snapshot can read.")
      .addHelpText(
        "after",
        example(
          "umpire resolve hunters resolveAssignment --snapshot game.json --input '{\"request\":false}' --dice 3,4",
          "umpire resolve hunters resolveEncounter --request - < request.json",
        ),
      ),
  run: runResolve,
};

/** Resolves one operation, or starts a game with `new`. */
async function runResolve(
  terminal: Terminal,
  id: string,
  operation: string,
  options: ResolveOptions,
): Promise<ExitCode> {
  const ruleset = await requireRuleset(id);
  const fields = withLanguage(await gatherRequest(terminal, options), options);
  if ("operation" in fields && fields.operation !== operation) throw unreadable("The request names another operation.");
  const standard = operation === ruleset.start.name ? standardStart(ruleset, fields) : {};
  const { operation: _, ...request }: JsonObject = {
    ...standard,
    ...fields,
    ...(options.audit && { audit: options.audit }),
  };
  const language = supportedLanguage(ruleset, request.language);
  const phrases = await phrasesFor(terminal, ruleset, { ...options, language });
  if (phrases !== undefined && isPeople(terminal, options) && "input" in standard)
    terminal.say(lineIn(phrases.language, "standard"));
  const answer = adjudicateFields(ruleset, operation, request, { phrases });
  if (options.out !== undefined && answer.kind === "RESOLUTION") {
    await terminal.writeFile(options.out, `${JSON.stringify(answer, null, 2)}\n`);
  }
  return showAnswer(terminal, ruleset, answer, phrases, options);
}

function isPeople(terminal: Terminal, { json = !terminal.isPeople }: OutputOptions): boolean {
  return !json;
}

/** The fields of a request. The language option takes precedence over the language of the request. */
function withLanguage(fields: JsonObject, { language }: OutputOptions): JsonObject {
  return language === undefined ? fields : { ...fields, language };
}

/** The defaults of a new game: the standard input and a new seed. */
function standardStart(ruleset: AnyRuleset, { input, seed, dice }: JsonObject): JsonObject {
  const newSeed = seed !== undefined || dice !== undefined ? {} : { seed: randomUUID() };
  return { ...newSeed, ...(input === undefined ? { input: ruleset.start.standard() } : {}) };
}

/** Lists the decisions of a position. */
export const decisionsCommand: CliCommand = {
  usage: "decisions <ruleset>",
  declare: (command) =>
    withRequestOptions(withOutputOptions(command))
      .description("List the open operations of a snapshot, and the rules that close the others.")
      .addHelpText("after", example("umpire decisions hunters --snapshot game.json")),
  run: runDecisions,
};

/** Lists the open decisions of a snapshot, and the rules that close the others. */
async function runDecisions(
  terminal: Terminal,
  id: string,
  options: RequestOptions & OutputOptions,
): Promise<ExitCode> {
  const ruleset = await requireRuleset(id);
  const fields = withLanguage(await gatherRequest(terminal, options), options);
  const language = supportedLanguage(ruleset, fields.language);
  const phrases = await phrasesFor(terminal, ruleset, { ...options, language });
  const answer = addSentences(ruleset, listDecisionsFromFields(ruleset, fields, { phrases }), phrases);
  if (answer.kind === "MALFORMED") return showRejection(terminal, answer, options);
  if (phrases !== undefined && isPeople(terminal, options))
    showDecisions(terminal, answer.decisions, new RulesetWords(ruleset, phrases));
  else terminal.say(JSON.stringify(answer));
  return EXIT.DONE;
}
