import { analyse } from "../../core/analysis/call";
import { explain } from "../../core/analysis/explain/explain";
import type { Explanation } from "../../core/analysis/explain/explanation";
import { type AuditNarration, tell } from "../../core/analysis/tell";
import { verify } from "../../core/analysis/verify";
import type { Malformed } from "../../core/contract/request";
import { memberOf } from "../../core/json/pointer";
import type { Localized } from "../../core/text/message";
import { type CliCommand, example, withOutputOptions } from "../command";
import { EXIT, type ExitCode, unreadable } from "../exit";
import { type FormatLine, lineFormatter } from "../lines";
import { moduleOf } from "../older-package";
import { type JsonObject, numberIn, readFileValue, readObject, requireRuleset } from "../request";
import { type OutputOptions, showRejection } from "../show";
import type { Terminal } from "../terminal";
import { rulesLines } from "./prove";

type Verification = Exclude<Localized<ReturnType<typeof verify.call>>, { kind: "REFUSAL" }>;

/** Checks an exported resolution. */
export const verifyCommand: CliCommand = {
  usage: "verify <ruleset>",
  analyses: ["verify"],
  declare: (command) =>
    withOutputOptions(command)
      .description("Replay an exported resolution and check that it is right.")
      .requiredOption("--request <file>", "Read the request, with the name of the operation in `operation`.")
      .requiredOption("--answer <file>", "Check the answer in this file.")
      .option("--rules <folder>", "Check by the rules of an older package in this folder.")
      .addHelpText("after", example("umpire verify hunters --request request.json --answer answer.json")),
  run: runVerify,
};

/** Replays an exported resolution and prints whether it is right. */
async function runVerify(
  terminal: Terminal,
  id: string,
  options: OutputOptions & { readonly request: string; readonly answer: string; readonly rules?: string },
): Promise<ExitCode> {
  const { json = !terminal.isPeople, language = "en" } = options;
  const formatLine = lineFormatter(language);
  const request = await readObject(terminal, options.request, "--request");
  const answer = await readObject(terminal, options.answer, "--answer");
  const verification = await verifyUnder(id, { request, answer }, options.rules);
  if (verification.kind !== "VERIFICATION") return showRejection(terminal, verification, options);
  const { right, difference, checked, rules } = verification;
  if (json) terminal.say(JSON.stringify(verification));
  else if (difference === null) terminal.say(formatLine("right", { checked: checked.join(", ") }));
  else {
    const { code, pointer, reason } = difference;
    const values = { expected: JSON.stringify(difference.expected), found: JSON.stringify(difference.found) };
    terminal.say(formatLine(rules ? "notByRules" : "wrong", { code, pointer, ...values }));
    if (reason !== null) terminal.say(reason);
    for (const line of rules ? rulesLines(rules, language) : []) terminal.say(line);
  }
  return right === true ? EXIT.DONE : EXIT.NO;
}

/** Verifies a recorded answer with the current rules, or with those of an older package in a folder. */
async function verifyUnder(id: string, recorded: JsonObject, folder: string | undefined): Promise<Verification> {
  if (folder === undefined) return analyse(await requireRuleset(id), verify, recorded) as Verification;
  const { verify: check, loadRuleset } = await moduleOf(folder, "./rules");
  const ruleset = await loadRuleset?.(id);
  if (ruleset === undefined)
    throw unreadable(`The package in ${folder} does not contain the rules of ${id} to verify with.`);
  return check(ruleset, recorded);
}

/** Localizes an audit trail. */
export const tellCommand: CliCommand = {
  usage: "tell <ruleset>",
  analyses: ["tell"],
  declare: (command) =>
    withOutputOptions(command)
      .description("Print an audit trail in a language, without replaying it.")
      .requiredOption("--audit <file>", "Read the audit trail, or an answer with one; - for standard input.")
      .addHelpText("after", example("umpire tell hunters --audit answer.json --language ja")),
  run: runTell,
};

/** Prints an audit trail, or that of an answer, in a language. */
async function runTell(
  terminal: Terminal,
  id: string,
  options: OutputOptions & { readonly audit: string },
): Promise<ExitCode> {
  const { json = !terminal.isPeople, language } = options;
  const ruleset = await requireRuleset(id);
  const content = await readFileValue(terminal, options.audit, "--audit");
  const audit = Array.isArray(content) ? content : memberOf(content, "audit");
  const request = { audit, ...(language === undefined ? {} : { language }) };
  const narration = (await analyse(ruleset, tell, request)) as AuditNarration | Malformed;
  if (narration.kind === "MALFORMED") return showRejection(terminal, narration, options);
  if (json) terminal.say(JSON.stringify(narration));
  else for (const { sentence } of narration.audit) terminal.say(sentence ?? "");
  return EXIT.DONE;
}

/** Options of the explain command. */
export interface ExplainOptions extends OutputOptions {
  readonly entry?: string;
  readonly request?: string;
  readonly index?: string;
}

/** Explains a line of an audit trail. */
export const explainCommand: CliCommand = {
  usage: "explain <ruleset>",
  analyses: ["explain"],
  declare: (command) =>
    withOutputOptions(command)
      .description("Explain a line of an audit trail, and what other totals would have meant.")
      .option("--entry <file>", "Read the line; - for standard input.")
      .option("--request <file>", "Or read a request, with the name of the operation in `operation`.")
      .option("--index <n>", "Explain this line of its audit trail, counted from 0.")
      .addHelpText("after", example("umpire explain hunters --request request.json --index 2 --language fr")),
  run: runExplain,
};

/** Explains a line of an audit trail. */
async function runExplain(terminal: Terminal, id: string, options: ExplainOptions): Promise<ExitCode> {
  const { json = !terminal.isPeople, entry, request, index, language } = options;
  if ((entry === undefined) === (request === undefined))
    throw unreadable("Use either --entry, or --request and --index.");
  const ruleset = await requireRuleset(id);
  const fields = {
    ...(entry === undefined ? {} : { entry: await readObject(terminal, entry, "--entry") }),
    ...(request === undefined ? {} : { request: await readObject(terminal, request, "--request") }),
    ...(index === undefined ? {} : { index: numberIn(index, "--index") }),
    ...(language === undefined ? {} : { language }),
  };
  const explanation = (await analyse(ruleset, explain, fields)) as Explanation | Malformed;
  if (explanation.kind === "MALFORMED") return showRejection(terminal, explanation, options);
  if (json) terminal.say(JSON.stringify(explanation));
  else for (const line of linesOf(explanation)) terminal.say(line);
  return EXIT.DONE;
}

function linesOf({
  language,
  sentence,
  purpose,
  chart,
  modifiers,
  adjustments,
  totals,
  rulings,
  rule,
  complete,
}: Explanation) {
  const formatLine = lineFormatter(language);
  const operations = rule.operations.join(", ") || formatLine("severalOperations");
  return [
    sentence,
    ...(purpose === null ? [] : [purpose]),
    formatLine("ruleBy", { section: rule.section, operations }),
    ...(chart === null ? [] : [chartLine(chart, formatLine)]),
    ...modifiers.map(({ value, words, section, when }) =>
      `  ${value > 0 ? "+" : ""}${value} ${words} (${section}) ${when ?? ""}`.trimEnd(),
    ),
    ...adjustments.map(({ value, words, section, becomes }) => {
      const change = value === null ? words : `${value > 0 ? "+" : ""}${value} ${words}`;
      return `  ${formatLine("labeled", { name: `${change} (${section})`, text: becomes })}`;
    }),
    ...totals.map((each) => totalLine(each, formatLine)),
    ...(totals.length > 0 && !complete ? [formatLine("chartAlone")] : []),
    ...rulings.map(({ id, question, ruling }) => `${id} ${question} ${ruling}`),
  ];
}

function chartLine({ id, name, column }: NonNullable<Explanation["chart"]>, formatLine: FormatLine): string {
  return formatLine("onChart", { id, name, column: column === null ? "" : formatLine("inColumn", { column }) });
}

function totalLine(
  { total, modified, ways, of, fell, words }: Explanation["totals"][number],
  formatLine: FormatLine,
): string {
  return formatLine("totalLine", { total, modified, ways, of, mark: fell ? "→" : " ", words: words ?? "-" });
}
