import { verifyCareerFile } from "../../careers/operations/transfer";
import { CareerProblem } from "../../careers/problem";
import { type CareerFile, joinPages } from "../../careers/shapes";
import { registry } from "../../rulesets/registry";
import { EXIT, type ExitCode, unreadable } from "../exit";
import { readObject } from "../request";
import type { Shown } from "../show";
import type { Terminal } from "../terminal";

/** Proves an exported career by playing it again, however long that takes: a file, or all the pages of one in order. */
export async function proveCommand(terminal: Terminal, files: readonly string[], options: Shown): Promise<ExitCode> {
  const { json = !terminal.isPeople } = options;
  const pages: CareerFile[] = [];
  for (const file of files) pages.push((await readObject(terminal, file, file)) as CareerFile);
  const read = verifyCareerFile.input.safeParse(joinPages(pages));
  if (!read.success) throw unreadable("This is no exported career, or not all the pages of one in order.");
  const rulesets = {
    ids: registry.map(({ id }) => id),
    find: (id: string) => registry.find((each) => each.id === id)?.load(),
  };
  const openStore = () => Promise.reject(new Error("A file is proven without a store."));
  const context = { rulesets, openStore, budgetMs: Number.POSITIVE_INFINITY, lifetime: 0 };
  try {
    const verdict = await verifyCareerFile.call(context, { token: undefined }, read.data);
    const { verified, steps, difference } = verdict;
    if (json) terminal.say(JSON.stringify(verdict));
    else if (difference === null) terminal.say(`Proven: ${steps} steps.`);
    else terminal.say(`Not proven: step ${difference.version}, ${difference.code}.`);
    return verified ? EXIT.DONE : EXIT.NO;
  } catch (error) {
    throw error instanceof CareerProblem ? unreadable(error.message) : error;
  }
}
