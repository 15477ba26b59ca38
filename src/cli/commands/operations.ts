import { adjudicate, decide, type Request } from "../../core/operation/adjudicate";
import { EXIT, type ExitCode, unreadable } from "../exit";
import { gather, type RequestOptions, rulesetOf } from "../request";
import type { Terminal } from "../terminal";
import { type Shown, showAnswer, showDecisions, showNo } from "../told";

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
  const asked = { ...fields, operation, ...(options.audit === undefined ? {} : { audit: options.audit }) };
  const answer = adjudicate(ruleset, asked as Request);
  if (options.out !== undefined && answer.kind === "RESOLUTION") {
    await terminal.writeFile(options.out, `${JSON.stringify(answer, null, 2)}\n`);
  }
  return showAnswer(terminal, ruleset, answer, options);
}

/** Lists what may be done on a snapshot. */
export async function decisionsCommand(
  terminal: Terminal,
  id: string,
  options: RequestOptions & Shown,
): Promise<ExitCode> {
  const { json = !terminal.isPeople } = options;
  const answer = decide(await rulesetOf(id), await gather(terminal, options));
  if (answer.kind === "MALFORMED") return showNo(terminal, answer, options);
  if (json) terminal.say(JSON.stringify(answer));
  else showDecisions(terminal, answer.decisions);
  return EXIT.DONE;
}
