import { computeNamed } from "../../core/engine/report";
import { phrasesAsked } from "../../core/text/localize";
import { inWords } from "../../core/text/worded-fault";
import { EXIT, type ExitCode } from "../exit";
import { gather, type RequestOptions, rulesetOf } from "../request";
import { type Shown, showNo } from "../show";
import type { Terminal } from "../terminal";

/** Computes a report, such as a log sheet: for people its text where it has one, for programs all of it. */
export async function reportCommand(
  terminal: Terminal,
  id: string,
  name: string,
  options: Shown & Pick<RequestOptions, "request" | "snapshot" | "charts">,
): Promise<ExitCode> {
  const { json = !terminal.isPeople, language } = options;
  const ruleset = await rulesetOf(id);
  const request = { ...(await gather(terminal, options)), ...(language === undefined ? {} : { language }) };
  const phrases = await phrasesAsked(ruleset, request.language, undefined);
  const answer = await computeNamed(ruleset, name, request, phrases);
  if (answer.kind === "MALFORMED") return showNo(terminal, inWords(answer, phrases), options);
  const { text } = answer.output as { readonly text?: unknown };
  if (json) terminal.say(JSON.stringify(answer));
  else terminal.say(typeof text === "string" ? text.trimEnd() : JSON.stringify(answer.output, null, 2));
  return EXIT.DONE;
}
