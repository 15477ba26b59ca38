import { analyse, parseAnalysisRequest } from "../../core/analysis/call";
import { compare, compareSides, type OtherRules } from "../../core/analysis/compare/compare";
import type { ComparedSide, Comparison } from "../../core/analysis/compare/schema";
import type { Odds } from "../../core/analysis/odds/answer";
import type { Malformed } from "../../core/contract/request";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { isMalformed } from "../../core/request/result";
import { formatAnswer } from "../../core/text/message";
import { fileSchema, provePage } from "../../proof/career-file";
import { moveOf } from "../../proof/replay";
import { type CliCommand, example, withOutputOptions, withRequestOptions } from "../command";
import { EXIT, type ExitCode, unreadable } from "../exit";
import { type FormatLine, lineFormatter } from "../lines";
import { moduleOf } from "../older-package";
import {
  gatherRequest,
  type JsonObject,
  numberIn,
  type RequestOptions,
  readObject,
  readValue,
  requireRuleset,
} from "../request";
import { type OutputOptions, showRejection } from "../show";
import type { Terminal } from "../terminal";

/** Options of the compare command. */
export interface CompareOptions extends RequestOptions, OutputOptions {
  readonly against?: string;
  readonly project?: readonly string[];
  readonly questions?: readonly string[];
  readonly bound?: string;
  readonly trials?: string;
  /** The folder of an older package, whose rules resolve the other side. */
  readonly rules?: string;
}

/** Compares a request under two sets of rules. */
export const compareCommand: CliCommand = {
  usage: "compare <ruleset> <operation>",
  analyses: ["compare"],
  declare: (command) =>
    withRequestOptions(withOutputOptions(command))
      .description(
        "Resolve a request twice with the same dice, unchanged and changed, and print the first difference. Exit code 1 if the results differ.",
      )
      .option("--against <json>", "Change the edition, options, rulings, snapshot, charts or dice; @file for a file.")
      .option("--rules <folder>", "Play the changed side by the rules of an older package in this folder.")
      .option("--project <pointer...>", "Also print the odds of the values at these JSON pointers, for both sides.")
      .option("--questions <id...>", "Also answer these questions about the odds of both sides.")
      .option("--bound <branches>", "Follow at most this many branches on each side. Default: 20,000.")
      .option("--trials <n>", "Sample each side this often if branches are left. Default: 10,000.")
      .addHelpText(
        "after",
        example(
          `umpire compare hunters resolveDepthCharge --request attack.json --against '{"rulings":{"lightThenSeriousKills":true}}'`,
          "umpire compare hunters resolveDepthCharge --request attack.json --rules older/node_modules/naval-umpire",
        ),
      ),
  run: runCompare,
};

/**
 * Resolves a request twice with the same dice and prints where the results differ. Exit code 1 if the outcomes differ.
 */
async function runCompare(
  terminal: Terminal,
  id: string,
  operation: string,
  options: CompareOptions,
): Promise<ExitCode> {
  const ruleset = await requireRuleset(id);
  const { project, questions, bound, trials, language, rules } = options;
  // With the rules of an older package, `against` may be empty.
  const request = { ...(rules !== undefined && { against: {} }), ...(await gatherRequest(terminal, options)) };
  const fields = {
    ...request,
    operation,
    ...(options.against === undefined ? {} : { against: await readValue(terminal, options.against, "--against") }),
    ...(project === undefined ? {} : { project }),
    ...(questions === undefined ? {} : { questions }),
    ...(bound === undefined ? {} : { bound: numberIn(bound, "--bound") }),
    ...(trials === undefined ? {} : { trials: numberIn(trials, "--trials") }),
    ...(language === undefined ? {} : { language }),
  };
  const comparison = await compareUnder(ruleset, fields, rules);
  if (comparison.kind === "MALFORMED") return showRejection(terminal, comparison, options);
  show(terminal, comparison, options);
  return comparison.same ? EXIT.DONE : EXIT.NO;
}

/** Options of the compare-career command. */
export interface CompareCareerOptions extends OutputOptions {
  readonly against: string;
}

/** Compares an exported career with itself under other rules. */
export const compareCareerCommand: CliCommand = {
  usage: "compare-career <file>",
  declare: (command) =>
    withOutputOptions(command)
      .description("Find the first step of an exported career that would have a different result with the same dice.")
      .requiredOption(
        "--against <json>",
        "Change the edition, options, rulings, snapshot, charts or dice; @file for a file.",
      )
      .addHelpText("after", example(`umpire compare-career career.json --against '{"rulings":{"eventEndsBox":true}}'`)),
  run: runCompareCareer,
};

/**
 * Prints the first step of an exported career that would have another outcome. Each step uses its own dice. Exit code 1
 * if there is one.
 */
async function runCompareCareer(terminal: Terminal, path: string, options: CompareCareerOptions): Promise<ExitCode> {
  const parsed = fileSchema.safeParse(await readObject(terminal, path, path));
  if (!parsed.success) throw unreadable("This is not an exported career.");
  const { ruleset: id, steps, charts, first } = parsed.data;
  const ruleset = await requireRuleset(id);
  const against = await readValue(terminal, options.against, "--against");
  const proof = provePage(ruleset, parsed.data);
  if (isMalformed(proof)) return showRejection(terminal, formatAnswer(proof, ruleset.templates), options);
  const { language, json = !terminal.isPeople } = options;
  const formatLine = lineFormatter(language ?? ruleset.languages[0]);
  for (const [index, snapshot] of [first, ...proof.snapshots].entries()) {
    const step = steps[index];
    const move = step && moveOf(step);
    if (move === undefined) continue;
    const { dice, ...called } = move;
    const fields = {
      ...called,
      ...(step!.kind === "START" ? {} : { snapshot }),
      ...(charts === null ? {} : { charts }),
      ...(dice.kind === "TAPE" ? { dice: dice.dice } : { seed: dice.seed }),
      against,
      ...(language === undefined ? {} : { language }),
    };
    const comparison = await compareUnder(ruleset, fields, undefined);
    if (comparison.kind === "MALFORMED") return showRejection(terminal, comparison, options);
    if (comparison.same) continue;
    if (json) terminal.say(JSON.stringify({ version: step!.version, comparison }));
    else {
      terminal.say(formatLine("firstStepApart", { version: step!.version }));
      show(terminal, comparison, options);
    }
    return EXIT.NO;
  }
  if (proof.difference !== null) throw unreadable(`Step ${proof.difference.version} cannot be replayed.`);
  terminal.say(
    json ? JSON.stringify({ version: null, comparison: null }) : formatLine("allStepsAlike", { steps: steps.length }),
  );
  return EXIT.DONE;
}

async function compareUnder(
  ruleset: AnyRuleset,
  fields: JsonObject,
  folder: string | undefined,
): Promise<Comparison | Malformed> {
  if (folder === undefined) return analyse(ruleset, compare, fields) as Promise<Comparison | Malformed>;
  const parsed = parseAnalysisRequest(compare, fields);
  const answer = isMalformed(parsed)
    ? parsed
    : await compareSides(ruleset, parsed.fields, parsed.request, () => 0, await olderRules(folder, ruleset.id));
  return formatAnswer(answer, ruleset.templates) as Comparison | Malformed;
}

/** The rules of an older package. It reads the dice in order and ignores which rolls they belong to. */
async function olderRules(folder: string, id: string): Promise<OtherRules> {
  const older = await moduleOf(folder, "./rules");
  const ruleset = await older.loadRuleset?.(id);
  if (ruleset === undefined)
    throw unreadable(`The package in ${folder} does not contain the rules of ${id} to compare with.`);
  const resolve: OtherRules["resolve"] = ({ rolls, ...request }) => {
    const dice = rolls === undefined ? request.dice : [...rolls.flatMap(({ faces }) => faces), ...request.dice!];
    const answer = older.adjudicate(ruleset, { ...request, dice });
    const [fault] = answer.faults ?? [];
    if (rolls === undefined || fault?.code !== "TAPE_LEFT_OVER") return answer;
    return older.adjudicate(ruleset, { ...request, dice: dice!.slice(0, Number(fault.pointer.split("/").at(-1))) });
  };
  return { resolve, odds: (request, timeUsed) => older.odds(ruleset, request, timeUsed) };
}

/** The line that introduces each side. */
const SIDES = { one: "asItStands", other: "otherwise" } as const;

function show(terminal: Terminal, comparison: Comparison, { json = !terminal.isPeople }: OutputOptions): void {
  if (json) terminal.say(JSON.stringify(comparison));
  else for (const line of linesOf(comparison)) terminal.say(line);
}

function linesOf({ language, same, one, other, differs, changes, odds }: Comparison): string[] {
  const formatLine = lineFormatter(language);
  const both = (text: (side: "one" | "other") => string) =>
    (["one", "other"] as const).map((side) => `  ${formatLine(SIDES[side], { text: text(side) })}`);
  const ends = { one: formatEnd(one, formatLine), other: formatEnd(other, formatLine) };
  const parted = differs && { index: differs.index, pointer: differs.pointer || "/" };
  return [
    formatLine(same ? "endAlike" : "endApart"),
    ...(ends.one === undefined && ends.other === undefined
      ? []
      : both((side) => ends[side] ?? formatLine("endedThere"))),
    ...(parted === null
      ? []
      : [formatLine("firstApart", parted), ...both((side) => differs![side]?.sentence ?? formatLine("endedThere"))]),
    ...[one, other].flatMap((side, index) => {
      const rolls = side.alone.map(({ purpose, faces }) => `${purpose} ${faces.join(",")}`).join("; ");
      const name = SIDES[index === 0 ? "one" : "other"];
      return rolls === "" ? [] : [formatLine(name, { text: formatLine("diceAlone", { rolls }) })];
    }),
    ...(changes === null || changes.length === 0
      ? []
      : [
          formatLine("changedAfter"),
          ...changes.map((each) => `  ${each.pointer}: ${formatValue(each.one)} → ${formatValue(each.other)}`),
        ]),
    ...(odds === null ? [] : [formatLine("bothOdds"), ...oddsLines(odds)]),
  ];
}

/** Formats how a side ended without a resolution. Undefined if it has one. */
function formatEnd({ refusal, needs }: ComparedSide, formatLine: FormatLine): string | undefined {
  if (refusal !== null) {
    const { message, code, citation } = refusal;
    return formatLine("refusedThere", { message, code, section: citation.section });
  }
  if (needs === null) return undefined;
  return formatLine("moreDice", { missing: needs.missing, dice: needs.dice, purpose: needs.purpose });
}

/** One line per answer and per value, with its probability on either side. */
function oddsLines({ one, other }: NonNullable<Comparison["odds"]>): string[] {
  const [firstAnswers, secondAnswers] = [one, other].map((odds) => {
    const answers = (odds as Odds | null)?.questions ?? [];
    return new Map(answers.map(({ id, subject, sentence }) => [`${id} ${subject ?? ""}`, sentence]));
  });
  const keys = [...new Set([...firstAnswers!.keys(), ...secondAnswers!.keys()])];
  const lines = keys.map((key) => `  ${firstAnswers!.get(key) ?? "-"} | ${secondAnswers!.get(key) ?? "-"}`);
  const [first, second] = [one, other].map((odds) => {
    const groups = ((odds as Odds | null)?.groups ?? []).filter(({ values }) => Object.keys(values).length > 0);
    return new Map(groups.map(({ values, probability }) => [formatValue(Object.values(values)), probability.decimal]));
  });
  const values = [...new Set([...first!.keys(), ...second!.keys()])];
  return [...lines, ...values.map((value) => `  ${value}: ${first!.get(value) ?? "-"} | ${second!.get(value) ?? "-"}`)];
}

function formatValue(value: unknown): string {
  return JSON.stringify(value);
}
