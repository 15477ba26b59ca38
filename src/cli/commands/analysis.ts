import { analyse } from "../../core/analysis/call";
import { type AnalysisName, headingOf } from "../../core/analysis/headings";
import { analysisCallOf } from "../../core/analysis/index";
import { isRejected } from "../../core/request/result";
import { type CliCommand, example, withOutputOptions, withRequestOptions } from "../command";
import { EXIT, type ExitCode } from "../exit";
import { gatherRequest, type RequestOptions, requireRuleset } from "../request";
import { languageOf, type OutputOptions, phrasesFor, showRejection } from "../show";
import type { Terminal } from "../terminal";

/** The generic command of an analysis: it reads a request and prints the answer as JSON. */
export function analysisCommand(name: AnalysisName): CliCommand {
  const command = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return {
    usage: `${command} <ruleset>`,
    analyses: [name],
    declare: (declared) =>
      withRequestOptions(withOutputOptions(declared), ["request", ...analysisCallOf(name).shared])
        .description(`${headingOf(name).title}.`)
        .addHelpText("after", example(`umpire ${command} hunters --request request.json`)),
    run: (terminal, id: string, options: RequestOptions & OutputOptions) => runAnalysis(terminal, name, id, options),
  };
}

async function runAnalysis(
  terminal: Terminal,
  name: AnalysisName,
  id: string,
  options: RequestOptions & OutputOptions,
): Promise<ExitCode> {
  const { json = !terminal.isPeople } = options;
  const ruleset = await requireRuleset(id);
  const request = await gatherRequest(terminal, options);
  const language = languageOf(terminal, ruleset, options, request);
  const phrases = await phrasesFor(terminal, ruleset, { ...options, language });
  const localizedRequest = language === undefined ? request : { ...request, language };
  const timeUsed = () => (terminal.signal.aborted ? 1 : 0);
  const answer = await analyse(ruleset, analysisCallOf(name), localizedRequest, timeUsed, phrases);
  if (isRejected(answer)) return showRejection(terminal, answer, options);
  terminal.say(JSON.stringify(answer, null, json ? undefined : 2));
  return EXIT.DONE;
}
