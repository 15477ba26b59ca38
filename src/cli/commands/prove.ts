import { type CareerFile, fileSchema, joinPages, proveFile } from "../../proof/career-file";
import { EXIT, type ExitCode, unreadable } from "../exit";
import { readObject, rulesetOf } from "../request";
import type { Shown } from "../show";
import type { Terminal } from "../terminal";

/** Proves an exported career by playing it again, however long that takes: a file, or all the pages of one in order. */
export async function proveCommand(terminal: Terminal, files: readonly string[], options: Shown): Promise<ExitCode> {
  const { json = !terminal.isPeople } = options;
  const pages: CareerFile[] = [];
  for (const file of files) pages.push((await readObject(terminal, file, file)) as CareerFile);
  const read = fileSchema.safeParse(joinPages(pages));
  if (!read.success) throw unreadable("This is no exported career, or not all the pages of one in order.");
  const verdict = proveFile(await rulesetOf(read.data.ruleset), read.data, () => {});
  if ("kind" in verdict) throw unreadable(verdict.faults[0]!.message);
  const { verified, steps, difference } = verdict;
  if (json) terminal.say(JSON.stringify(verdict));
  else if (difference === null) terminal.say(`Proven: ${steps} steps.`);
  else terminal.say(`Not proven: step ${difference.version}, ${difference.code}.`);
  return verified ? EXIT.DONE : EXIT.NO;
}
