import { availableParallelism } from "node:os";
import { parseAnalysisRequest } from "../../core/analysis/call";
import type { Odds, OddsGroup, QuestionAnswer } from "../../core/analysis/odds/answer";
import { canHappen } from "../../core/analysis/odds/can-happen";
import { DEFAULT_TERMS } from "../../core/analysis/odds/compute";
import { odds } from "../../core/analysis/odds/odds";
import type { Prospects } from "../../core/analysis/procedure/answer";
import { prospects } from "../../core/analysis/procedure/prospects";
import type { Refusal } from "../../core/contract/answer";
import type { Phrases } from "../../core/contract/phrases";
import type { InvalidRequest } from "../../core/contract/request";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { isMalformed, isRejected } from "../../core/request/result";
import { operationWords, rulesetTitle } from "../../core/text/describe";
import { formatAnswer } from "../../core/text/message";
import { type CliCommand, example, withOutputOptions, withRequestOptions } from "../command";
import { EXIT, type ExitCode, unreadable } from "../exit";
import { type FormatLine, lineFormatter } from "../lines";
import { computeOdds, type OddsExecution } from "../odds/compute";
import { computeProspects } from "../odds/procedure";
import { wordAt } from "../odds/word-at";
import { type PlotBar, svgPlot, textPlot } from "../plot";
import { progress } from "../progress";
import {
  gatherProcedure,
  gatherRequest,
  type JsonObject,
  numberIn,
  type ProcedureOptions,
  type RequestOptions,
  requireRuleset,
} from "../request";
import { languageOf, type OutputOptions, phrasesFor, showRejection } from "../show";
import type { Terminal } from "../terminal";

/** Options of the odds command. */
export interface OddsOptions extends RequestOptions, ProcedureOptions, OutputOptions {
  readonly project?: readonly string[];
  readonly questions?: readonly string[];
  readonly bound?: string;
  readonly trials?: string;
  readonly seconds?: string;
  readonly workers?: string;
  readonly svg?: string;
}

/** Maximum number of groups in text output. JSON contains all of them. */
const MAX_BARS = 30;

/** Computes the odds of an operation or of a procedure. */
export const oddsCommand: CliCommand = {
  usage: "odds <ruleset> [operation]",
  analyses: ["odds", "prospects"],
  declare: (command) =>
    withRequestOptions(withOutputOptions(command))
      .description(
        "Compute the exact odds of an operation, or of a whole procedure with --until. If branches are left, also print a sample. Ctrl+C stops and prints the odds so far.",
      )
      .option("--until <json>", 'End a procedure here, such as \'[{"left":["detection"]}]\'; @file for a file.')
      .option(
        "--choices <json>",
        'Make these choices in a procedure, such as \'[{"operation":"endPhase"}]\'; @file for a file.',
      )
      .option("--policy <name>", "Make all other choices by this policy: cautious, aggressive or random.")
      .option(
        "--project <pointer...>",
        "Group results by these JSON pointers, such as /outcome/hits. Default: /outcome.",
      )
      .option(
        "--questions <id...>",
        "Answer these questions, such as target_sunk. Default: all of the operation, or none with --project.",
      )
      .option("--bound <branches>", "Follow at most this many branches. Default: 20,000.")
      .option("--trials <n>", "Sample this often if branches are left. Default: 10,000.")
      .option("--seconds <n>", "Stop after this many seconds.")
      .option(
        "--workers <n>",
        "Share more than 20,000 branches or 10,000 trials among this many workers; 0 for none. Default: one for each core.",
      )
      .option("--svg <file>", "Write the plot as SVG to a file.")
      .addHelpText(
        "after",
        example(
          "umpire odds hunters resolveDepthCharge --request attack.json --project /outcome/hits",
          "umpire odds hunters resolveTorpedoFire --request attack.json --questions target_sunk tons_sunk",
          "umpire odds hunters resolveEncounter --snapshot sea.json --bound 500000 --trials 100000",
          'umpire odds hunters --snapshot hunted.json --policy cautious --until \'[{"left":["detection"]}]\' --project fate',
        ),
      ),
  run: runOdds,
};

/** Prints the odds of one operation or of a procedure. Large computations use every core. */
async function runOdds(
  terminal: Terminal,
  id: string,
  operation: string | undefined,
  options: OddsOptions,
): Promise<ExitCode> {
  const { project, questions, bound, trials, seconds } = options;
  const ruleset = await requireRuleset(id);
  const { dice: _dice, ...position } = await gatherRequest(terminal, options);
  const request = {
    ...position,
    ...(await gatherProcedure(terminal, options)),
    ...(project === undefined ? {} : { project }),
    ...(questions === undefined ? {} : { questions }),
    ...(bound === undefined ? {} : { bound: numberIn(bound, "--bound") }),
    ...(trials === undefined ? {} : { trials: numberIn(trials, "--trials") }),
    ...(operation === undefined ? {} : { operation }),
  };
  const workers = options.workers === undefined ? availableParallelism() : numberIn(options.workers, "--workers");
  if (workers < 0) throw unreadable("--workers must be a whole number, 0 or more.");
  const began = performance.now();
  const most = seconds === undefined ? Number.POSITIVE_INFINITY : numberIn(seconds, "--seconds") * 1000;
  const timeUsed = () => (terminal.signal.aborted ? 1 : (performance.now() - began) / most);
  const language = languageOf(terminal, ruleset, options, position);
  const templates = await phrasesFor(terminal, ruleset, { ...options, language });
  const phrases = templates ?? (await ruleset.phrasesOf(ruleset.languages[0]));
  const execution = (bound: number = DEFAULT_TERMS.bound): OddsExecution => ({
    workers,
    timeUsed: timeUsed,
    onProgress: progress(terminal, bound, (count) => lineFormatter(phrases.language)("branchesMade", count)),
  });
  const context: OddsContext = { ruleset, request, templates, phrases, executionFor: execution };
  const report = await (isProcedure(request) ? reportProspects(context) : reportOdds(context));
  if (isRejected(report)) return showRejection(terminal, formatAnswer(report, phrases), options);
  return show(terminal, report, context, options);
}

/** True for a request that describes a procedure. A request without an operation must. */
function isProcedure(request: JsonObject): boolean {
  return !("operation" in request) || ["until", "choices", "policy"].some((field) => field in request);
}

/** The subject and the settings of an odds computation. */
interface OddsContext {
  readonly ruleset: AnyRuleset;
  readonly request: JsonObject;
  /** The words for refusals. Default: English with codes. */
  readonly templates: Phrases | undefined;
  readonly phrases: Phrases;
  /** Creates the execution settings. The bound is the total for the progress messages. */
  readonly executionFor: (bound: number | undefined) => OddsExecution;
}

/** An answer with its title and the groups to show. */
interface OddsReport {
  readonly answer: Odds | Prospects;
  readonly title: string;
  readonly groups: readonly OddsGroup[];
}

/** Computes the odds of one operation. */
async function reportOdds({
  ruleset,
  request,
  templates,
  executionFor: execution,
}: OddsContext): Promise<OddsReport | Refusal | InvalidRequest> {
  const parsed = parseAnalysisRequest(odds, request);
  if (isMalformed(parsed)) return parsed;
  const { snapshot, input, charts } = parsed.request;
  const answer = await computeOdds(
    ruleset,
    { ...parsed.fields, snapshot, input, charts, templates },
    execution(parsed.fields.bound),
  );
  return answer.kind === "ODDS" ? { answer, title: answer.operation, groups: answer.groups } : answer;
}

/** Computes the odds of a procedure. Each group also contains how it ended. */
async function reportProspects({
  ruleset,
  request,
  templates,
  phrases,
  executionFor: execution,
}: OddsContext): Promise<OddsReport | Refusal | InvalidRequest> {
  const parsed = parseAnalysisRequest(prospects, request);
  if (isMalformed(parsed)) return parsed;
  const { snapshot, input, charts } = parsed.request;
  const fields = { ...parsed.fields, snapshot, input, charts, templates };
  const answer = await computeProspects(ruleset, fields, execution(parsed.fields.bound));
  if (answer.kind !== "PROSPECTS") return answer;
  const formatLine = lineFormatter(phrases.language);
  const groups = answer.groups.map(({ end, until, values, ...group }) => {
    return { ...group, values: { end: formatLine(`end${end}`, { until: until ?? "" }), ...values } };
  });
  return { answer, title: answer.opening ?? "", groups };
}

async function show(
  terminal: Terminal,
  { answer, title, groups }: OddsReport,
  { ruleset, phrases }: OddsContext,
  { json = !terminal.isPeople, svg, project }: OddsOptions,
): Promise<ExitCode> {
  const formatLine = lineFormatter(phrases.language);
  const bars = groups.slice(0, MAX_BARS).map((group) => barOf(group, answer.exact.complete, phrases));
  const name = rulesetTitle(ruleset, phrases);
  const heading =
    title === "" ? name : formatLine("labeled", { name, text: operationWords(ruleset, title, phrases).title });
  if (svg !== undefined) await terminal.writeFile(svg, svgPlot(heading, bars));
  if (json) terminal.say(JSON.stringify(answer));
  else {
    // Without places, the groups are whole outcomes: questions are what people read.
    const plotted = project === undefined && answer.questions.length > 0 ? [] : bars;
    const lines = [...sentencesOf(answer.questions), ...linesOf(answer, plotted, formatLine)];
    for (const line of lines) terminal.say(line);
  }
  return EXIT.DONE;
}

/** Returns the sentences of the answers, without those of things that cannot happen, unless nothing can. */
function sentencesOf(answers: readonly QuestionAnswer[]): readonly string[] {
  const possible = answers.filter(canHappen);
  return (possible.length > 0 ? possible : answers).map(({ sentence }) => sentence);
}

function linesOf(
  { exact, sample, groups, unlisted }: Odds | Prospects,
  bars: readonly PlotBar[],
  formatLine: FormatLine,
): string[] {
  const { complete, branches, covered, stopped } = exact;
  const far =
    complete || stopped === null
      ? formatLine("oddsExact", { branches })
      : formatLine("oddsCovered", { branches, covered: covered.decimal, stop: formatLine(`stop${stopped}`) });
  const sampled = sample === null ? [] : [formatLine("oddsSampled", { trials: sample.trials, seed: sample.seed })];
  const more = groups.length - bars.length + (unlisted?.groups ?? 0);
  const plot = bars.length === 0 ? [] : [textPlot(bars)];
  const hidden = more > 0 && bars.length > 0 ? [formatLine("notShown", { count: more })] : [];
  return [...plot, "", far, ...sampled, ...hidden];
}

/** A group as a bar. Its probability is exact only if the enumeration is complete. */
export function barOf({ values, probability, most, sampled }: OddsGroup, complete: boolean, phrases: Phrases): PlotBar {
  const formatLine = lineFormatter(phrases.language);
  const name =
    Object.entries(values)
      .map(([place, value]) => wordAt(place, value, phrases))
      .join(phrases.forms.separator) || "-";
  const share = sampled === null ? Number(probability.decimal) : Number(sampled.decimal);
  const fraction = probability.denominator.length <= 8 ? ` = ${probability.numerator}/${probability.denominator}` : "";
  const note = complete
    ? `${probability.decimal}${fraction}`
    : sampled === null
      ? formatLine("range", { least: probability.decimal, most: most.decimal })
      : formatLine("interval", { share: `~${sampled.decimal}`, low: sampled.low, high: sampled.high });
  return { name: name.length > 60 ? `${name.slice(0, 57)}...` : name, share, note };
}
