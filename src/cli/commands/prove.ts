import type { RulesDifference } from "../../core/contract/revision";
import { isMalformed } from "../../core/request/read";
import { formatAnswer } from "../../core/text/message";
import { type CareerFile, fileSchema, joinPages, proveFile, type Verdict } from "../../proof/career-file";
import { keysSchema, type PublishedKey } from "../../proof/signature";
import { proofText, remarkText } from "../../proof/wording";
import { type CliCommand, example, shown } from "../command";
import { EXIT, type ExitCode, unreadable } from "../exit";
import { sayer } from "../lines";
import { rulesIn } from "../older-package";
import { readObject, rulesetOf } from "../request";
import type { Shown } from "../show";
import type { Terminal } from "../terminal";

/** What the prove command takes. */
export interface ProveOptions extends Shown {
  /** Folders of older packages, whose rules prove what was played under them. */
  readonly rules?: readonly string[];
  /** A file of the keys that a service publishes. */
  readonly keys?: string;
}

/** Proves an exported career. */
export const proveCommand: CliCommand = {
  usage: "prove <files...>",
  declare: (command) =>
    shown(command)
      .description("Prove an exported career by playing it again: its file, or all its pages in order.")
      .option(
        "--rules <folder...>",
        "folders of older packages, whose rules prove the steps that were played under them",
      )
      .option("--keys <file>", "the service's published keys, from /.well-known/naval-umpire-keys.json")
      .addHelpText("after", example("umpire prove career.json --keys keys.json", "umpire prove page1.json page2.json")),
  run: runProve,
};

/** Proves an exported career by playing it again, however long that takes: a file, or all the pages of one in order. */
async function runProve(terminal: Terminal, files: readonly string[], options: ProveOptions): Promise<ExitCode> {
  const { json = !terminal.isPeople, language = "en" } = options;
  const say = sayer(language);
  const pages: CareerFile[] = [];
  for (const file of files) pages.push((await readObject(terminal, file, file)) as CareerFile);
  const read = fileSchema.safeParse(joinPages(pages));
  if (!read.success) throw unreadable("This is no exported career, or not all the pages of one in order.");
  const id = read.data.ruleset;
  const rules = await Promise.all((options.rules ?? []).map((folder) => rulesIn(folder, id)));
  const ruleset = await rulesetOf(id);
  const keys = await keysIn(terminal, options.keys);
  const verdict = formatAnswer(proveFile(ruleset, read.data, { rules, keys }), ruleset.templates);
  if (isMalformed(verdict)) throw unreadable(verdict.faults[0]!.message);
  const { verified, steps, difference } = verdict;
  if (json) terminal.say(JSON.stringify(verdict));
  else if (difference === null) terminal.say(say("proven", { steps }));
  else if (verdict.rules === null)
    terminal.say(say("notProven", { version: difference.version, code: difference.code }));
  else {
    terminal.say(say("notProvenByRules", { version: difference.version, code: difference.code }));
    for (const line of rulesLines(verdict.rules, language)) terminal.say(line);
  }
  if (!json)
    for (const line of [...diceLines(verdict, language), ...remarkLines(verdict, language)]) terminal.say(line);
  return verified === true ? EXIT.DONE : EXIT.NO;
}

/** How many steps have dice of each origin, and what that proves. */
function diceLines({ dice }: Verdict, language: string): readonly string[] {
  return dice.map((told) => `  ${told.steps} ${told.origin}: ${proofText(told, language)}`);
}

/** What the proof remarks, with how many steps and the first of them. */
function remarkLines({ remarks }: Verdict, language: string): readonly string[] {
  return remarks.map(({ code, steps, first }) => `  ${steps} ${code} (${first}): ${remarkText(code, language)}`);
}

async function keysIn(terminal: Terminal, file: string | undefined): Promise<readonly PublishedKey[]> {
  if (file === undefined) return [];
  const read = keysSchema.safeParse(await readObject(terminal, file, "--keys"));
  if (read.success) return read.data.keys;
  throw unreadable(`The file ${file} holds no keys as a service publishes them.`);
}

/** What changed of the rules since something was played, line by line for people. */
export function rulesLines({ played, current, changes }: RulesDifference, language: string): readonly string[] {
  const say = sayer(language);
  return [
    say("playedUnder", { played, current }),
    ...changes.flatMap(({ revision, date, changes: each }) => [
      say("revision", { revision, date }),
      ...each.map(({ sections, rulings, words }) => {
        return `  ${[...sections, ...rulings].join(", ")}: ${words[language] ?? words.en ?? ""}`;
      }),
    ]),
  ];
}
