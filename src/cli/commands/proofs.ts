import { analyse } from "../../core/analysis/call";
import { explain } from "../../core/analysis/explain/explain";
import type { Explanation } from "../../core/analysis/explain/explanation";
import { type AuditNarration, tell } from "../../core/analysis/tell";
import { verify } from "../../core/analysis/verify";
import { memberOf } from "../../core/audit/pointer";
import type { Malformed } from "../../core/contract/answer";
import type { Localized } from "../../core/text/message";
import { type CliCommand, example, shown } from "../command";
import { EXIT, type ExitCode, unreadable } from "../exit";
import { type Say, sayer } from "../lines";
import { moduleOf } from "../older-package";
import { type Fields, numberIn, readFileValue, readObject, rulesetOf } from "../request";
import { type Shown, showNo } from "../show";
import type { Terminal } from "../terminal";
import { rulesLines } from "./prove";

type Verification = Exclude<Localized<ReturnType<typeof verify.call>>, { kind: "REFUSAL" }>;

/** Checks an exported resolution. */
export const verifyCommand: CliCommand = {
  usage: "verify <ruleset>",
  analyses: ["verify"],
  declare: (command) =>
    shown(command)
      .description("Replay an exported resolution and say whether it is right.")
      .requiredOption("--request <file>", "the request, with its operation's name as `operation`")
      .requiredOption("--answer <file>", "the answer to be checked")
      .option("--rules <folder>", "the folder of an older package, whose rules check it in place of these")
      .addHelpText("after", example("umpire verify hunters --request request.json --answer answer.json")),
  run: runVerify,
};

/** Replays an exported resolution and says whether it is right. */
async function runVerify(
  terminal: Terminal,
  id: string,
  options: Shown & { readonly request: string; readonly answer: string; readonly rules?: string },
): Promise<ExitCode> {
  const { json = !terminal.isPeople, language = "en" } = options;
  const say = sayer(language);
  const request = await readObject(terminal, options.request, "--request");
  const answer = await readObject(terminal, options.answer, "--answer");
  const found = await verified(id, { request, answer }, options.rules);
  if (found.kind !== "VERIFICATION") return showNo(terminal, found, options);
  const { right, difference, checked, rules } = found;
  if (json) terminal.say(JSON.stringify(found));
  else if (difference === null) terminal.say(say("right", { checked: checked.join(", ") }));
  else {
    const { code, pointer, reason } = difference;
    const values = { expected: JSON.stringify(difference.expected), found: JSON.stringify(difference.found) };
    terminal.say(say(rules ? "notByRules" : "wrong", { code, pointer, ...values }));
    if (reason !== null) terminal.say(reason);
    for (const line of rules ? rulesLines(rules, language) : []) terminal.say(line);
  }
  return right === true ? EXIT.DONE : EXIT.NO;
}

/** What the rules here say of a recorded answer, or those of the older package in a folder. */
async function verified(id: string, recorded: Fields, folder: string | undefined): Promise<Verification> {
  if (folder === undefined) return analyse(await rulesetOf(id), verify, recorded) as Verification;
  const { verify: check, loadRuleset } = await moduleOf(folder, "./rules");
  const ruleset = await loadRuleset?.(id);
  if (ruleset === undefined) throw unreadable(`The package in ${folder} has no rules of ${id} to verify with.`);
  return check(ruleset, recorded);
}

/** Says an audit trail in a language. */
export const tellCommand: CliCommand = {
  usage: "tell <ruleset>",
  analyses: ["tell"],
  declare: (command) =>
    shown(command)
      .description("Say an audit trail in a language, without playing it again.")
      .requiredOption("--audit <file>", "the audit trail, or the answer that holds it; - for standard input")
      .addHelpText("after", example("umpire tell hunters --audit answer.json --language ja")),
  run: runTell,
};

/** Says an audit trail, or that of an answer, in a language. */
async function runTell(terminal: Terminal, id: string, options: Shown & { readonly audit: string }): Promise<ExitCode> {
  const { json = !terminal.isPeople, language } = options;
  const ruleset = await rulesetOf(id);
  const given = await readFileValue(terminal, options.audit, "--audit");
  const audit = Array.isArray(given) ? given : memberOf(given, "audit");
  const asked = { audit, ...(language === undefined ? {} : { language }) };
  const told = (await analyse(ruleset, tell, asked)) as AuditNarration | Malformed;
  if (told.kind === "MALFORMED") return showNo(terminal, told, options);
  if (json) terminal.say(JSON.stringify(told));
  else for (const { sentence } of told.audit) terminal.say(sentence ?? "");
  return EXIT.DONE;
}

/** What the explain command takes. */
export interface ExplainOptions extends Shown {
  readonly entry?: string;
  readonly request?: string;
  readonly index?: string;
}

/** Explains a line of an audit trail. */
export const explainCommand: CliCommand = {
  usage: "explain <ruleset>",
  analyses: ["explain"],
  declare: (command) =>
    shown(command)
      .description("Explain a line of an audit trail, and what other totals would have meant.")
      .option("--entry <file>", "the line; - for standard input")
      .option("--request <file>", "in its place a request, with its operation's name as `operation`")
      .option("--index <n>", "which line of its audit trail, from 0")
      .addHelpText("after", example("umpire explain hunters --request request.json --index 2 --language fr")),
  run: runExplain,
};

/** Explains a line of an audit trail. */
async function runExplain(terminal: Terminal, id: string, options: ExplainOptions): Promise<ExitCode> {
  const { json = !terminal.isPeople, entry, request, index, language } = options;
  if ((entry === undefined) === (request === undefined))
    throw unreadable("Give either --entry, or --request and --index.");
  const ruleset = await rulesetOf(id);
  const asked = {
    ...(entry === undefined ? {} : { entry: await readObject(terminal, entry, "--entry") }),
    ...(request === undefined ? {} : { request: await readObject(terminal, request, "--request") }),
    ...(index === undefined ? {} : { index: numberIn(index, "--index") }),
    ...(language === undefined ? {} : { language }),
  };
  const told = (await analyse(ruleset, explain, asked)) as Explanation | Malformed;
  if (told.kind === "MALFORMED") return showNo(terminal, told, options);
  if (json) terminal.say(JSON.stringify(told));
  else for (const line of linesOf(told)) terminal.say(line);
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
  const say = sayer(language);
  const operations = rule.operations.join(", ") || say("severalOperations");
  return [
    sentence,
    ...(purpose === null ? [] : [purpose]),
    say("ruleBy", { section: rule.section, operations }),
    ...(chart === null ? [] : [chartLine(chart, say)]),
    ...modifiers.map(({ value, words, section, when }) =>
      `  ${value > 0 ? "+" : ""}${value} ${words} (${section}) ${when ?? ""}`.trimEnd(),
    ),
    ...adjustments.map(({ value, words, section, becomes }) => {
      const change = value === null ? words : `${value > 0 ? "+" : ""}${value} ${words}`;
      return `  ${change} (${section}): ${becomes}`;
    }),
    ...totals.map((each) => totalLine(each, say)),
    ...(totals.length > 0 && !complete ? [say("chartAlone")] : []),
    ...rulings.map(({ id, question, ruling }) => `${id} ${question} ${ruling}`),
  ];
}

function chartLine({ id, name, column }: NonNullable<Explanation["chart"]>, say: Say): string {
  return say("onChart", { id, name, column: column === null ? "" : say("inColumn", { column }) });
}

function totalLine({ total, modified, ways, of, fell, words }: Explanation["totals"][number], say: Say): string {
  return say("totalLine", { total, modified, ways, of, mark: fell ? "→" : " ", words: words ?? "-" });
}
