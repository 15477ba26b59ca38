import type { RulesDifference } from "../../core/contract/revision";
import { isMalformed } from "../../core/request/result";
import { formatAnswer } from "../../core/text/message";
import { type CareerFile, fileSchema, joinPages, proveFile, type Verdict } from "../../proof/career-file";
import { proofText, remarkText } from "../../proof/proof-text";
import { keysSchema, type PublishedKey } from "../../proof/signature";
import { type CliCommand, example, withOutputOptions } from "../command";
import { EXIT, type ExitCode, unreadable } from "../exit";
import { lineFormatter } from "../lines";
import { rulesIn } from "../older-package";
import { readObject, requireRuleset } from "../request";
import type { OutputOptions } from "../show";
import type { Terminal } from "../terminal";

/** Options of the prove command. */
export interface ProveOptions extends OutputOptions {
  /** Folders of older packages. Their rules prove the steps that were played under them. */
  readonly rules?: readonly string[];
  /** A file of the keys that the service publishes. */
  readonly keys?: string;
}

/** Proves an exported career. */
export const proveCommand: CliCommand = {
  usage: "prove <files...>",
  declare: (command) =>
    withOutputOptions(command)
      .description("Prove an exported career by replaying its file, or all its pages in order.")
      .option("--rules <folder...>", "Prove older steps by the rules of the older packages in these folders.")
      .option("--keys <file>", "Read the service's public keys, from /.well-known/naval-umpire-keys.json.")
      .addHelpText("after", example("umpire prove career.json --keys keys.json", "umpire prove page1.json page2.json")),
  run: runProve,
};

/** Proves an exported career by replaying it, without a time limit: one file, or all its pages in order. */
async function runProve(terminal: Terminal, files: readonly string[], options: ProveOptions): Promise<ExitCode> {
  const { json = !terminal.isPeople, language = "en" } = options;
  const formatLine = lineFormatter(language);
  const pages: CareerFile[] = [];
  for (const file of files) pages.push((await readObject(terminal, file, file)) as CareerFile);
  const parsed = fileSchema.safeParse(joinPages(pages));
  if (!parsed.success) throw unreadable("This is not an exported career, or not all its pages in order.");
  const id = parsed.data.ruleset;
  const rules = await Promise.all((options.rules ?? []).map((folder) => rulesIn(folder, id)));
  const ruleset = await requireRuleset(id);
  const keys = await keysIn(terminal, options.keys);
  const verdict = formatAnswer(proveFile(ruleset, parsed.data, { rules, keys }), ruleset.templates);
  if (isMalformed(verdict)) throw unreadable(verdict.faults[0]!.message);
  const { verified, steps, difference } = verdict;
  if (json) terminal.say(JSON.stringify(verdict));
  else if (difference === null) terminal.say(formatLine("proven", { steps }));
  else if (verdict.rules === null)
    terminal.say(formatLine("notProven", { version: difference.version, code: difference.code }));
  else {
    terminal.say(formatLine("notProvenByRules", { version: difference.version, code: difference.code }));
    for (const line of rulesLines(verdict.rules, language)) terminal.say(line);
  }
  if (!json)
    for (const line of [
      ...diceLines(verdict, language),
      ...takenBackLines(verdict, language),
      ...remarkLines(verdict, language),
    ])
      terminal.say(line);
  return verified === true ? EXIT.DONE : EXIT.NO;
}

/** The number of steps for each origin of dice, and what that proves. */
function diceLines({ dice }: Verdict, language: string): readonly string[] {
  const formatLine = lineFormatter(language);
  return dice.map((origin) => {
    const name = `${origin.steps} ${origin.origin}`;
    return `  ${formatLine("labeled", { name, text: proofText(origin, language) })}`;
  });
}

/** The number of moves that were taken back. No line without such moves. */
function takenBackLines({ takenBack }: Verdict, language: string): readonly string[] {
  if (takenBack === null || takenBack.steps === 0) return [];
  return [`  ${lineFormatter(language)("takenBack", takenBack)}`];
}

/** The remarks of the proof, each with the number of steps and the first of them. */
function remarkLines({ remarks }: Verdict, language: string): readonly string[] {
  const formatLine = lineFormatter(language);
  return remarks.map(({ code, steps, first }) => {
    const name = `${steps} ${code} (${first})`;
    return `  ${formatLine("labeled", { name, text: remarkText(code, language) })}`;
  });
}

async function keysIn(terminal: Terminal, file: string | undefined): Promise<readonly PublishedKey[]> {
  if (file === undefined) return [];
  const parsed = keysSchema.safeParse(await readObject(terminal, file, "--keys"));
  if (parsed.success) return parsed.data.keys;
  throw unreadable(`The file ${file} does not contain the public keys of a service.`);
}

/** The changes of the rules since a step was played, one line each. */
export function rulesLines({ played, current, changes }: RulesDifference, language: string): readonly string[] {
  const formatLine = lineFormatter(language);
  return [
    formatLine("playedUnder", { played, current }),
    ...changes.flatMap(({ revision, date, changes: each }) => [
      formatLine("revision", { revision, date }),
      ...each.map(({ sections, rulings, words }) => {
        const name = [...sections, ...rulings].join(", ");
        return `  ${formatLine("labeled", { name, text: words[language] ?? words.en ?? "" })}`;
      }),
    ]),
  ];
}
