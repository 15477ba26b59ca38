import { parseAnalysisRequest } from "../../core/analysis/call";
import { type Job, parseJob } from "../../core/analysis/simulation/job";
import { DEFAULT_RUNS, MOST_RUNS, simulate } from "../../core/analysis/simulation/simulate";
import { type Bar, type Measured, type Simulation, summaryOf } from "../../core/analysis/simulation/summary";
import type { Phrases } from "../../core/contract/phrases";
import { isMalformed, isRejected } from "../../core/request/result";
import { rulesetTitle } from "../../core/text/describe";
import { formatAnswer } from "../../core/text/message";
import { type CliCommand, example, withOutputOptions, withRequestOptions } from "../command";
import { EXIT, type ExitCode, unreadable } from "../exit";
import { lineFormatter } from "../lines";
import { wordAt } from "../odds/word-at";
import { type PlotBar, svgPlot, textPlot } from "../plot";
import { progress } from "../progress";
import {
  gatherProcedure,
  gatherRequest,
  numberIn,
  type ProcedureOptions,
  type RequestOptions,
  requireRuleset,
} from "../request";
import { languageOf, type OutputOptions, phrasesFor, showRejection } from "../show";
import { awsProgram } from "../simulation/aws-program";
import { machineRunner } from "../simulation/machine";
import { poolRunner } from "../simulation/pool";
import { type Runner, runHere } from "../simulation/runner";
import type { Terminal } from "../terminal";

/** Options of the simulate command. */
export interface SimulateOptions extends RequestOptions, ProcedureOptions, OutputOptions {
  readonly operation?: string;
  readonly runs?: string;
  readonly first?: string;
  readonly measure?: readonly string[];
  readonly moves?: string;
  readonly seconds?: string;
  readonly workers?: string;
  readonly machine?: string;
  readonly part?: string;
  readonly svg?: string;
}

/** Default number of runs per part on a state machine. */
const DEFAULT_PART = 100;

/** Maximum number of bars in text output. JSON contains all of them. */
const MAX_BARS = 25;

/** Makes many runs of an operation or of games. */
export const simulateCommand: CliCommand = {
  usage: "simulate <ruleset>",
  analyses: ["simulate"],
  declare: (command) =>
    withRequestOptions(withOutputOptions(command))
      .description(
        "Simulate an operation or whole games many times, on every core. Ctrl+C stops and prints the results so far.",
      )
      .option("--operation <name>", "Resolve this operation first. Default without a snapshot: new.")
      .option("--policy <name>", "Play on by this policy: cautious, aggressive or random.")
      .option(
        "--choices <json>",
        'Make these choices wherever they are legal, such as \'[{"operation":"endPhase"}]\'; @file for a file.',
      )
      .option(
        "--until <json>",
        "End a run here, such as '[{\"operations\":10}]'; @file for a file. Default: the end of the game.",
      )
      .option("--runs <n>", "Make this many runs. Default: 100.")
      .option("--first <n>", "Number the first run, to repeat a run.")
      .option("--measure <name...>", "Print these measures of the ruleset, or JSON pointers such as /snapshot/vp.")
      .option("--moves <n>", "End a run after this many operations.")
      .option("--seconds <n>", "Stop after this many seconds.")
      .option("--workers <n>", "Use this many workers; 0 for only this process. Default: one for each core.")
      .option("--machine <arn>", "Run on the state machine of a deployment instead; needs the program aws.")
      .option("--part <n>", "Give each function of the state machine this many runs. Default: 100.")
      .option("--svg <file>", "Write the histogram of the first measure as SVG to a file.")
      .addHelpText(
        "after",
        example("umpire simulate hunters --input @start.json --policy cautious --runs 1000 --measure tons fate"),
      ),
  run: runSimulate,
};

/** Makes many runs and prints their summary. Default: on every core. */
async function runSimulate(terminal: Terminal, id: string, options: SimulateOptions): Promise<ExitCode> {
  const { json = !terminal.isPeople, svg } = options;
  const ruleset = await requireRuleset(id);
  const { language: requestLanguage, ...request } = await gatherRequest(terminal, options);
  const language = languageOf(terminal, ruleset, options, { language: requestLanguage });
  const templates = await phrasesFor(terminal, ruleset, { ...options, language });
  const phrases = templates ?? (await ruleset.phrasesOf(ruleset.languages[0]));
  const formatLine = lineFormatter(phrases.language);
  const fields = { ...request, ...(await gatherProcedure(terminal, options)) };
  const { choices, until: ends } = fields;
  const parsed = parseAnalysisRequest(simulate, { choices, until: ends });
  if (isMalformed(parsed)) return showRejection(terminal, formatAnswer(parsed, phrases), options);
  const job: Job = { ...fields, ...jobOf(options) };
  const ready = parseJob(ruleset, { ...job, templates });
  if (isRejected(ready)) return showRejection(terminal, formatAnswer(ready, phrases), options);
  const runCount = wholeNumberIn(options.runs, "--runs", DEFAULT_RUNS, 1);
  const first = wholeNumberIn(options.first, "--first", 0, 0);
  const until = performance.now() + wholeNumberIn(options.seconds, "--seconds", Number.POSITIVE_INFINITY, 1) * 1000;
  const run = runnerOf(options);
  const onProgress = progress(terminal, runCount, (count) => formatLine("runsMade", count));
  const rows = await run({ ruleset: id, job, first, count: runCount }, { signal: terminal.signal, until, onProgress });
  const stopped =
    rows.length === runCount ? null : terminal.signal.aborted ? ("CANCELLED" as const) : ("TIME" as const);
  const { operation: opening = null, policy = null } = job;
  const summary = summaryOf(
    ruleset,
    { opening, policy, seed: ready.seed, first, asked: runCount, stopped },
    ready.measures,
    rows,
  );
  if (svg !== undefined) await terminal.writeFile(svg, svgOf(rulesetTitle(ruleset, phrases), summary, phrases));
  if (json) terminal.say(JSON.stringify(summary));
  else for (const line of linesOf(summary, phrases)) terminal.say(line);
  return EXIT.DONE;
}

/**
 * Selects the runner: the state machine of a deployment, this process (`--workers 0`), or workers. Default: one worker
 * per core.
 */
function runnerOf({ workers, machine, part }: SimulateOptions): Runner {
  if (machine !== undefined) return machineRunner(awsProgram(machine), wholeNumberIn(part, "--part", DEFAULT_PART, 1));
  const threads = workers === undefined ? undefined : wholeNumberIn(workers, "--workers", 0, 0);
  return threads === 0 ? runHere : poolRunner(threads);
}

/** Without an operation and a snapshot, the job is whole games. */
function jobOf({ operation, snapshot, request, measure, moves }: SimulateOptions): Job {
  const fresh = operation === undefined && snapshot === undefined && request === undefined;
  const opening = fresh ? "new" : operation;
  return {
    ...(opening === undefined ? {} : { operation: opening }),
    ...(measure === undefined ? {} : { measures: measure }),
    ...(moves === undefined ? {} : { moves: numberIn(moves, "--moves") }),
  };
}

function wholeNumberIn(text: string | undefined, what: string, usual: number, least: number): number {
  if (text === undefined) return usual;
  const number = numberIn(text, what);
  if (number >= least && number <= MOST_RUNS * 1000) return number;
  throw unreadable(`${what} must be a whole number, ${least} or more.`);
}

function linesOf(
  { runs, asked: runCount, over, stopped, moves, seed, measures }: Simulation,
  phrases: Phrases,
): string[] {
  const formatLine = lineFormatter(phrases.language);
  const ended =
    stopped === null ? "" : formatLine("runsStopped", { asked: runCount, stop: formatLine(`stop${stopped}`) });
  const games = moves === null ? "" : formatLine("runsGames", { over: over ?? 0, mean: moves.mean });
  return [
    formatLine("runs", { runs, stopped: ended, games, seed: `${seed}/n` }),
    ...measures.flatMap((each) => measureLines(each, phrases)),
  ];
}

function measureLines({ measure, description, numbers, groups }: Measured, phrases: Phrases): string[] {
  const formatLine = lineFormatter(phrases.language);
  const about = phrases.measures[measure] ?? description;
  const quantiles = numbers?.quantiles.map(({ share, value }) => `${share * 100}% ${value}`).join("  ") ?? "";
  const figures =
    numbers === null ? [] : [formatLine("mean", { mean: numbers.mean, deviation: numbers.deviation, quantiles })];
  const bars = groups.slice(0, MAX_BARS).map((bar) => barOf(bar, measure, phrases));
  const heading = about === null ? measure : formatLine("labeled", { name: measure, text: about });
  return ["", heading, ...figures, textPlot(bars)];
}

function barOf({ value, from, to, count, share, low, high, run }: Bar, measure: string, phrases: Phrases): PlotBar {
  const formatLine = lineFormatter(phrases.language);
  const range = from === to ? String(from) : formatLine("range", { least: String(from), most: String(to) });
  const name = value === null && from !== null ? range : wordAt(measure, value, phrases);
  const between = formatLine("interval", {
    share: formatPercent(share),
    low: formatPercent(low),
    high: formatPercent(high),
  });
  return { name, share, note: `${count}  ${between}  ${formatLine("runNumber", { run })}` };
}

/** A percentage with one decimal. A share below 1 is never "100.0%", and one above 0 is never "0.0%". */
export function formatPercent(share: number): string {
  const tenths = Math.round(share * 1000);
  const tenthsShown = share <= 0 || share >= 1 ? tenths : Math.min(Math.max(tenths, 1), 999);
  return `${(tenthsShown / 10).toFixed(1)}%`;
}

/** Draws only the first measure: SVG output is one document. */
function svgOf(title: string, { measures }: Simulation, phrases: Phrases): string {
  const [measured] = measures;
  const bars = (measured?.groups ?? []).slice(0, MAX_BARS).map((bar) => barOf(bar, measured!.measure, phrases));
  const name = measured?.measure ?? "";
  return svgPlot(lineFormatter(phrases.language)("labeled", { name: title, text: name }), bars);
}
