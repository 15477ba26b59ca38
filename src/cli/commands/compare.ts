import { analyse, readAnalysisRequest } from "../../core/analysis/call";
import { compare, compareSides, type OtherRules } from "../../core/analysis/compare/compare";
import type { ComparedSide, Comparison } from "../../core/analysis/compare/schema";
import type { Odds } from "../../core/analysis/odds/answer";
import type { Malformed } from "../../core/contract/answer";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { isMalformed } from "../../core/request/read";
import { formatAnswer } from "../../core/text/message";
import { fileSchema, provePage } from "../../proof/career-file";
import { moveOf } from "../../proof/replay";
import { type CliCommand, example, requesting, shown } from "../command";
import { EXIT, type ExitCode, unreadable } from "../exit";
import { type Say, sayer } from "../lines";
import { moduleOf } from "../older-package";
import { type Fields, gather, numberIn, type RequestOptions, readObject, readValue, rulesetOf } from "../request";
import { type Shown, showNo } from "../show";
import type { Terminal } from "../terminal";

/** What the compare command takes beside a request. */
export interface CompareOptions extends RequestOptions, Shown {
  readonly against?: string;
  readonly project?: readonly string[];
  readonly bound?: string;
  readonly trials?: string;
  /** The folder of an older package, whose rules play the other side. */
  readonly rules?: string;
}

/** Compares a request under two sets of rules. */
export const compareCommand: CliCommand = {
  usage: "compare <ruleset> <operation>",
  analyses: ["compare"],
  declare: (command) =>
    requesting(shown(command))
      .description(
        "Resolve a request twice with the same dice, as it stands and otherwise, and tell where the two part; ends with 1 where they end apart.",
      )
      .option("--against <json>", "what is otherwise: edition, options, rulings, snapshot, charts, dice; or @file")
      .option("--rules <folder>", "the folder of an older package, whose rules play the other side")
      .option("--project <pointer...>", "tell the odds of both sides too, of what stands there")
      .option("--bound <branches>", "the most branches to follow on each side")
      .option("--trials <n>", "how often to sample each side when branches are left")
      .addHelpText(
        "after",
        example(
          `umpire compare hunters resolveDepthCharge --request attack.json --against '{"rulings":{"lightThenSeriousKills":true}}'`,
          "umpire compare hunters resolveDepthCharge --request attack.json --rules older/node_modules/naval-umpire",
        ),
      ),
  run: runCompare,
};

/** Resolves a request twice with the same dice and tells where the two part; ends with 1 where they end apart. */
async function runCompare(
  terminal: Terminal,
  id: string,
  operation: string,
  options: CompareOptions,
): Promise<ExitCode> {
  const ruleset = await rulesetOf(id);
  const { project, bound, trials, language, rules } = options;
  // Rules of an older package are enough to compare with.
  const request = { ...(rules !== undefined && { against: {} }), ...(await gather(terminal, options)) };
  const asked = {
    ...request,
    operation,
    ...(options.against === undefined ? {} : { against: await readValue(terminal, options.against, "--against") }),
    ...(project === undefined ? {} : { project }),
    ...(bound === undefined ? {} : { bound: numberIn(bound, "--bound") }),
    ...(trials === undefined ? {} : { trials: numberIn(trials, "--trials") }),
    ...(language === undefined ? {} : { language }),
  };
  const found = await comparedWith(ruleset, asked, rules);
  if (found.kind === "MALFORMED") return showNo(terminal, found, options);
  show(terminal, found, options);
  return found.same ? EXIT.DONE : EXIT.NO;
}

/** What a career's comparison takes. */
export interface CompareCareerOptions extends Shown {
  readonly against: string;
}

/** Compares an exported career with itself under other rules. */
export const compareCareerCommand: CliCommand = {
  usage: "compare-career <file>",
  declare: (command) =>
    shown(command)
      .description("Tell the first step of an exported career that would have come out otherwise with the same dice.")
      .requiredOption("--against <json>", "what is otherwise, as for compare")
      .addHelpText("after", example(`umpire compare-career career.json --against '{"rulings":{"eventEndsBox":true}}'`)),
  run: runCompareCareer,
};

/** Tells the first step of an exported career that would come out otherwise, each played with its own dice; ends with 1 where there is one. */
async function runCompareCareer(terminal: Terminal, path: string, options: CompareCareerOptions): Promise<ExitCode> {
  const read = fileSchema.safeParse(await readObject(terminal, path, path));
  if (!read.success) throw unreadable("This is no exported career.");
  const { ruleset: id, steps, charts, first } = read.data;
  const ruleset = await rulesetOf(id);
  const against = await readValue(terminal, options.against, "--against");
  const proof = provePage(ruleset, read.data);
  if (isMalformed(proof)) return showNo(terminal, formatAnswer(proof, ruleset.templates), options);
  const { language, json = !terminal.isPeople } = options;
  const say = sayer(language ?? ruleset.languages[0]!);
  for (const [index, snapshot] of [first, ...proof.snapshots].entries()) {
    const step = steps[index];
    const move = step && moveOf(step);
    if (move === undefined) continue;
    const { dice, ...called } = move;
    const asked = {
      ...called,
      ...(step!.kind === "START" ? {} : { snapshot }),
      ...(charts === null ? {} : { charts }),
      ...(dice.kind === "TAPE" ? { dice: dice.dice } : { seed: dice.seed }),
      against,
      ...(language === undefined ? {} : { language }),
    };
    const found = await comparedWith(ruleset, asked, undefined);
    if (found.kind === "MALFORMED") return showNo(terminal, found, options);
    if (found.same) continue;
    if (json) terminal.say(JSON.stringify({ version: step!.version, comparison: found }));
    else {
      terminal.say(say("firstStepApart", { version: step!.version }));
      show(terminal, found, options);
    }
    return EXIT.NO;
  }
  if (proof.difference !== null) throw unreadable(`Step ${proof.difference.version} cannot be played again.`);
  terminal.say(
    json ? JSON.stringify({ version: null, comparison: null }) : say("allStepsAlike", { steps: steps.length }),
  );
  return EXIT.DONE;
}

async function comparedWith(
  ruleset: AnyRuleset,
  asked: Fields,
  folder: string | undefined,
): Promise<Comparison | Malformed> {
  if (folder === undefined) return analyse(ruleset, compare, asked) as Promise<Comparison | Malformed>;
  const read = readAnalysisRequest(compare, asked);
  const answer = isMalformed(read)
    ? read
    : await compareSides(ruleset, read.fields, read.request, () => 0, await olderRules(folder, ruleset.id));
  return formatAnswer(answer, ruleset.templates) as Comparison | Malformed;
}

/** The rules of an older package, which reads a tape in order, whatever its rolls are for. */
async function olderRules(folder: string, id: string): Promise<OtherRules> {
  const older = await moduleOf(folder, "./rules");
  const ruleset = await older.loadRuleset?.(id);
  if (ruleset === undefined) throw unreadable(`The package in ${folder} has no rules of ${id} to compare with.`);
  const resolve: OtherRules["resolve"] = ({ rolls, ...request }) => {
    const dice = rolls === undefined ? request.dice : [...rolls.flatMap(({ faces }) => faces), ...request.dice!];
    const answer = older.adjudicate(ruleset, { ...request, dice });
    const [fault] = answer.faults ?? [];
    if (rolls === undefined || fault?.code !== "TAPE_LEFT_OVER") return answer;
    return older.adjudicate(ruleset, { ...request, dice: dice!.slice(0, Number(fault.pointer.split("/").at(-1))) });
  };
  return { resolve, odds: (request, spent) => older.odds(ruleset, request, spent) };
}

/** The line that tells of each side. */
const SIDES = { one: "asItStands", other: "otherwise" } as const;

function show(terminal: Terminal, found: Comparison, { json = !terminal.isPeople }: Shown): void {
  if (json) terminal.say(JSON.stringify(found));
  else for (const line of linesOf(found)) terminal.say(line);
}

function linesOf({ language, same, one, other, differs, changes, odds }: Comparison): string[] {
  const say = sayer(language);
  const both = (text: (side: "one" | "other") => string) =>
    (["one", "other"] as const).map((side) => `  ${say(SIDES[side], { text: text(side) })}`);
  const ends = { one: endOf(one, say), other: endOf(other, say) };
  const parted = differs && { index: differs.index, pointer: differs.pointer || "/" };
  return [
    say(same ? "endAlike" : "endApart"),
    ...(ends.one === undefined && ends.other === undefined ? [] : both((side) => ends[side] ?? say("endedThere"))),
    ...(parted === null
      ? []
      : [say("firstApart", parted), ...both((side) => differs![side]?.sentence ?? say("endedThere"))]),
    ...[one, other].flatMap((side, index) => {
      const rolls = side.alone.map(({ purpose, faces }) => `${purpose} ${faces.join(",")}`).join("; ");
      const name = SIDES[index === 0 ? "one" : "other"];
      return rolls === "" ? [] : [say(name, { text: say("diceAlone", { rolls }) })];
    }),
    ...(changes === null || changes.length === 0
      ? []
      : [
          say("changedAfter"),
          ...changes.map((each) => `  ${each.pointer}: ${written(each.one)} → ${written(each.other)}`),
        ]),
    ...(odds === null ? [] : [say("bothOdds"), ...oddsLines(odds)]),
  ];
}

/** How a side ends that was not carried out; undefined of one that was. */
function endOf({ refusal, needs }: ComparedSide, say: Say): string | undefined {
  if (refusal !== null) {
    const { message, code, citation } = refusal;
    return say("refusedThere", { message, code, section: citation.section });
  }
  if (needs === null) return undefined;
  return say("moreDice", { missing: needs.missing, dice: needs.dice, purpose: needs.purpose });
}

/** Each value told apart with its chance on either side. */
function oddsLines({ one, other }: NonNullable<Comparison["odds"]>): string[] {
  const [first, second] = [one, other].map((odds) => {
    const groups = (odds as Odds | null)?.groups ?? [];
    return new Map(groups.map(({ values, probability }) => [written(Object.values(values)), probability.decimal]));
  });
  const values = [...new Set([...first!.keys(), ...second!.keys()])];
  return values.map((value) => `  ${value}: ${first!.get(value) ?? "-"} | ${second!.get(value) ?? "-"}`);
}

function written(value: unknown): string {
  return JSON.stringify(value);
}
