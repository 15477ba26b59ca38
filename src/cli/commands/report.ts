import { evaluateReportByName } from "../../core/engine/report";
import { requestedPhrases } from "../../core/text/localize";
import { type CliCommand, example, withOutputOptions } from "../command";
import { EXIT, type ExitCode } from "../exit";
import { gatherRequest, type RequestOptions, requireRuleset } from "../request";
import { type OutputOptions, showRejection } from "../show";
import type { Terminal } from "../terminal";

/** Computes a report of a game. */
export const reportCommand: CliCommand = {
  usage: "report <ruleset> <report>",
  declare: (command) =>
    withOutputOptions(command)
      .description("Print a report of a game, such as its log sheet or its situation.")
      .option("--request <file>", "Read a whole request as JSON; - for standard input.")
      .option("--snapshot <file>", "Read the snapshot, if the report needs one; - for standard input.")
      .option("--charts <json>", "Change charts of the ruleset; @file for a file.")
      .addHelpText("after", example("umpire report hunters logSheet --snapshot game.json --language fr")),
  run: runReport,
};

/** Computes a report, such as a log sheet. Prints its text if it has one, or the whole report as JSON. */
async function runReport(
  terminal: Terminal,
  id: string,
  name: string,
  options: OutputOptions & Pick<RequestOptions, "request" | "snapshot" | "charts">,
): Promise<ExitCode> {
  const { json = !terminal.isPeople, language } = options;
  const ruleset = await requireRuleset(id);
  const request = { ...(await gatherRequest(terminal, options)), ...(language === undefined ? {} : { language }) };
  const phrases = await requestedPhrases(ruleset, request.language, undefined);
  const answer = await evaluateReportByName(ruleset, name, request, phrases);
  if (answer.kind === "MALFORMED") return showRejection(terminal, answer, options);
  const { text } = answer.output as { readonly text?: unknown };
  if (json) terminal.say(JSON.stringify(answer));
  else terminal.say(typeof text === "string" ? text.trimEnd() : JSON.stringify(answer.output, null, 2));
  return EXIT.DONE;
}
