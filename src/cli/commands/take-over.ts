import { choicesOf, type DecisionSchema } from "../../client/decisions";
import { analyse } from "../../core/analysis/call";
import { type TakeOverAnswer, takeOver } from "../../core/analysis/take-over/take-over";
import type { Refusal } from "../../core/contract/answer";
import type { Malformed } from "../../core/contract/request";
import { type CliCommand, example, withOutputOptions } from "../command";
import { EXIT, type ExitCode } from "../exit";
import { type FormatLine, lineFormatter } from "../lines";
import { readObject, readValue, requireRuleset } from "../request";
import { type OutputOptions, phrasesFor, requirePhrases, showDecisions, showRejection } from "../show";
import type { Terminal } from "../terminal";
import { RulesetWords } from "../words";

/** Options of the take-over command. */
export interface TakeOverOptions extends OutputOptions {
  readonly request?: string;
  readonly input?: string;
  readonly known?: string;
  readonly charts?: string;
  readonly out?: string;
}

/** Takes over a game that was begun on paper. */
export const takeOverCommand: CliCommand = {
  usage: "take-over <ruleset>",
  analyses: ["takeOver"],
  declare: (command) =>
    withOutputOptions(command)
      .description("Take over a game that was begun on paper, or list what is missing.")
      .option("--request <file>", "Read a whole request as JSON; - for standard input.")
      .option("--input <json>", "Start the game with this input of `new`; @file for a file.")
      .option("--known <json>", "Set what you know of the game; @file for a file.")
      .option("--charts <json>", "Change charts of the ruleset; @file for a file.")
      .option("--out <file>", "Write the position to a file, which --snapshot can read.")
      .addHelpText("after", example("umpire take-over hunters --request paper.json --out game.json")),
  run: runTakeOver,
};

/** Takes over a game begun on paper, or prints the missing facts. */
async function runTakeOver(terminal: Terminal, id: string, options: TakeOverOptions): Promise<ExitCode> {
  const { json = !terminal.isPeople, language, out } = options;
  const ruleset = await requireRuleset(id);
  const request = options.request === undefined ? {} : await readObject(terminal, options.request, "--request");
  const parts = await Promise.all(
    (["input", "known", "charts"] as const).map(async (name) => {
      const text = options[name];
      return text === undefined ? [] : [[name, await readValue(terminal, text, `--${name}`)] as const];
    }),
  );
  const fields = { ...request, ...Object.fromEntries(parts.flat()), ...(language !== undefined && { language }) };
  const templates = await phrasesFor(terminal, ruleset, options);
  const answer = (await analyse(ruleset, takeOver, fields, undefined, templates)) as
    | TakeOverAnswer
    | Refusal
    | Malformed;
  if (answer.kind !== "TAKE_OVER") return showRejection(terminal, answer, options);
  const { position, asked: questions, taken } = answer;
  if (out !== undefined && position !== null) await terminal.writeFile(out, JSON.stringify(position));
  if (json) terminal.say(JSON.stringify(answer));
  else {
    const phrases = await requirePhrases(ruleset, answer.language);
    const formatLine = lineFormatter(phrases.language);
    for (const { title, words } of taken) terminal.say(formatLine("labeled", { name: title, text: words }));
    for (const line of position === null ? [] : (ruleset.brief?.(position.snapshot, phrases) ?? [])) terminal.say(line);
    if (position === null)
      for (const each of questions.filter(({ needed }) => needed)) terminal.say(missingFactLine(each, formatLine));
    else showDecisions(terminal, position.decisions as never, new RulesetWords(ruleset, phrases));
  }
  return position === null ? EXIT.NO : EXIT.DONE;
}

/** A missing fact, with the allowed answers if they are a list or a range. */
function missingFactLine(
  { title, description, pointer, schema }: TakeOverAnswer["asked"][number],
  formatLine: FormatLine,
): string {
  const answers = answersOf(schema as DecisionSchema, formatLine);
  const text = `${description}${answers === "" ? "" : ` [${answers}]`} (${pointer})`;
  return formatLine("labeled", { name: title, text });
}

/** Maximum number of answers on a line. The JSON output contains the whole schema. */
const MAX_CHOICES = 24;

function answersOf(schema: DecisionSchema, formatLine: FormatLine): string {
  const { minimum, maximum } = schema;
  if (minimum !== undefined && maximum !== undefined) return `${minimum}–${maximum}`;
  const choices = choicesOf(schema) ?? [];
  const labels = choices.slice(0, MAX_CHOICES).map(({ value, title }) => {
    return title === String(value) ? title : formatLine("labeled", { name: String(value), text: title });
  });
  return [...labels, ...(choices.length > MAX_CHOICES ? ["…"] : [])].join(", ");
}
