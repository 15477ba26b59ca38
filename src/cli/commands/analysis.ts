import { analyse } from "../../core/analysis/call";
import { type AnalysisName, headingOf } from "../../core/analysis/headings";
import { analysisCallOf } from "../../core/analysis/index";
import { isRejected } from "../../core/request/read";
import { type CliCommand, example, requesting, shown } from "../command";
import { EXIT, type ExitCode } from "../exit";
import { gather, type RequestOptions, rulesetOf } from "../request";
import { languageOf, type Shown, showNo, wordsFor } from "../show";
import type { Terminal } from "../terminal";

/** The command of an analysis that needs none of its own: it reads a request and writes the answer as JSON. */
export function analysisCommand(name: AnalysisName): CliCommand {
  const command = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return {
    usage: `${command} <ruleset>`,
    analyses: [name],
    declare: (declared) =>
      requesting(shown(declared), ["request", ...analysisCallOf(name).shared])
        .description(`${headingOf(name).title}.`)
        .addHelpText("after", example(`umpire ${command} hunters --request request.json`)),
    run: (terminal, id: string, options: RequestOptions & Shown) => runAnalysis(terminal, name, id, options),
  };
}

async function runAnalysis(
  terminal: Terminal,
  name: AnalysisName,
  id: string,
  options: RequestOptions & Shown,
): Promise<ExitCode> {
  const { json = !terminal.isPeople } = options;
  const ruleset = await rulesetOf(id);
  const request = await gather(terminal, options);
  const language = languageOf(terminal, ruleset, options, request);
  const phrases = await wordsFor(terminal, ruleset, { ...options, language });
  const asked = language === undefined ? request : { ...request, language };
  const spent = () => (terminal.signal.aborted ? 1 : 0);
  const answer = await analyse(ruleset, analysisCallOf(name), asked, spent, [], phrases);
  if (isRejected(answer)) return showNo(terminal, answer, options);
  terminal.say(JSON.stringify(answer, null, json ? undefined : 2));
  return EXIT.DONE;
}
