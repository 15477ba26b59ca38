import { readAnalysisRequest } from "../../core/analysis/call";
import { type Job, readJob } from "../../core/analysis/simulation/job";
import { DEFAULT_RUNS, MOST_RUNS, simulate } from "../../core/analysis/simulation/simulate";
import { type Bar, type Measured, type Simulation, summaryOf } from "../../core/analysis/simulation/summary";
import type { Phrases } from "../../core/contract/phrases";
import { isMalformed, isRejected } from "../../core/request/read";
import { rulesetTitle } from "../../core/text/describe";
import { formatAnswer } from "../../core/text/message";
import { type CliCommand, example, requesting, shown } from "../command";
import { EXIT, type ExitCode, unreadable } from "../exit";
import { sayer } from "../lines";
import { wordAt } from "../odds/word-at";
import { type PlotBar, svgPlot, textPlot } from "../plot";
import { progress } from "../progress";
import { gather, gatherProcedure, numberIn, type ProcedureOptions, type RequestOptions, rulesetOf } from "../request";
import { languageOf, type Shown, showNo, wordsFor } from "../show";
import { awsProgram } from "../simulation/aws-program";
import { runHere } from "../simulation/here";
import { machineRunner } from "../simulation/machine";
import { poolRunner } from "../simulation/pool";
import type { Runner } from "../simulation/runner";
import type { Terminal } from "../terminal";

/** What the simulate command takes beside a request. */
export interface SimulateOptions extends RequestOptions, ProcedureOptions, Shown {
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

/** Runs of a part on a state machine. */
const USUAL_PART = 100;

/** Bars shown to people; programs get them all. */
const SHOWN = 25;

/** Makes many runs of an operation or of games. */
export const simulateCommand: CliCommand = {
  usage: "simulate <ruleset>",
  analyses: ["simulate"],
  declare: (command) =>
    requesting(shown(command))
      .description(
        "Make many runs of an operation or of whole games, on every core. Ctrl+C ends it with what there is.",
      )
      .option("--operation <name>", "the operation resolved first; new unless there is a snapshot")
      .option("--policy <name>", "who plays on: cautious, aggressive or random")
      .option("--choices <json>", 'what is chosen wherever it is legal, or @file: \'[{"operation":"endPhase"}]\'')
      .option("--until <json>", "where a run ends before the game does, or @file: '[{\"operations\":10}]'")
      .option("--runs <n>", "how many runs")
      .option("--first <n>", "number of the first run, to make one again")
      .option("--measure <name...>", "what is told: a measure of the ruleset, or a pointer such as /snapshot/vp")
      .option("--moves <n>", "the most operations of one run")
      .option("--seconds <n>", "the most time to take")
      .option("--workers <n>", "how many workers; 0 for none beside this process")
      .option("--machine <arn>", "the state machine of a deployment, in place of this machine; needs the program aws")
      .option("--part <n>", "how many runs the state machine gives one function, 100 unless told")
      .option("--svg <file>", "write the first measure's histogram as SVG")
      .addHelpText(
        "after",
        example("umpire simulate hunters --input @start.json --policy cautious --runs 1000 --measure tons fate"),
      ),
  run: runSimulate,
};

/** Makes many runs, on every core unless told, and tells what they came to. */
async function runSimulate(terminal: Terminal, id: string, options: SimulateOptions): Promise<ExitCode> {
  const { json = !terminal.isPeople, svg } = options;
  const ruleset = await rulesetOf(id);
  const { language: asks, ...request } = await gather(terminal, options);
  const language = languageOf(terminal, ruleset, options, { language: asks });
  const sayings = await wordsFor(terminal, ruleset, { ...options, language });
  const phrases = sayings ?? (await ruleset.phrasesOf(ruleset.languages[0]!));
  const say = sayer(phrases.language);
  const given = { ...request, ...(await gatherProcedure(terminal, options)) };
  const { choices, until: ends } = given;
  const read = readAnalysisRequest(simulate, { choices, until: ends });
  if (isMalformed(read)) return showNo(terminal, formatAnswer(read, phrases), options);
  const job: Job = { ...given, ...jobOf(options) };
  const ready = readJob(ruleset, { ...job, sayings });
  if (isRejected(ready)) return showNo(terminal, formatAnswer(ready, phrases), options);
  const asked = whole(options.runs, "--runs", DEFAULT_RUNS, 1);
  const first = whole(options.first, "--first", 0, 0);
  const until = performance.now() + whole(options.seconds, "--seconds", Number.POSITIVE_INFINITY, 1) * 1000;
  const run = runnerOf(options);
  const onProgress = progress(terminal, asked, (made) => say("runsMade", made));
  const rows = await run({ ruleset: id, job, first, count: asked }, { signal: terminal.signal, until, onProgress });
  const stopped = rows.length === asked ? null : terminal.signal.aborted ? ("CANCELLED" as const) : ("TIME" as const);
  const { operation: opening = null, policy = null } = job;
  const told = summaryOf(ruleset, { opening, policy, seed: ready.seed, first, asked, stopped }, ready.measures, rows);
  if (svg !== undefined) await terminal.writeFile(svg, svgOf(rulesetTitle(ruleset, phrases), told, phrases));
  if (json) terminal.say(JSON.stringify(told));
  else for (const line of linesOf(told, phrases)) terminal.say(line);
  return EXIT.DONE;
}

/** Every core of this machine unless told: this process alone, so many workers, or the state machine of a deployment. */
function runnerOf({ workers, machine, part }: SimulateOptions): Runner {
  if (machine !== undefined) return machineRunner(awsProgram(machine), whole(part, "--part", USUAL_PART, 1));
  const threads = workers === undefined ? undefined : whole(workers, "--workers", 0, 0);
  return threads === 0 ? runHere : poolRunner(threads);
}

/** Without an operation and without a snapshot whole games are meant. */
function jobOf({ operation, snapshot, request, measure, moves }: SimulateOptions): Job {
  const fresh = operation === undefined && snapshot === undefined && request === undefined;
  const opening = fresh ? "new" : operation;
  return {
    ...(opening === undefined ? {} : { operation: opening }),
    ...(measure === undefined ? {} : { measures: measure }),
    ...(moves === undefined ? {} : { moves: numberIn(moves, "--moves") }),
  };
}

function whole(text: string | undefined, what: string, usual: number, least: number): number {
  if (text === undefined) return usual;
  const number = numberIn(text, what);
  if (number >= least && number <= MOST_RUNS * 1000) return number;
  throw unreadable(`${what} takes a whole number of at least ${least}.`);
}

function linesOf({ runs, asked, over, stopped, moves, seed, measures }: Simulation, phrases: Phrases): string[] {
  const say = sayer(phrases.language);
  const ended = stopped === null ? "" : say("runsStopped", { asked, stop: say(`stop${stopped}`) });
  const games = moves === null ? "" : say("runsGames", { over: over ?? 0, mean: moves.mean });
  return [
    say("runs", { runs, stopped: ended, games, seed: `${seed}/n` }),
    ...measures.flatMap((each) => measureLines(each, phrases)),
  ];
}

function measureLines({ measure, description, numbers, groups }: Measured, phrases: Phrases): string[] {
  const say = sayer(phrases.language);
  const about = phrases.measures[measure] ?? description;
  const quantiles = numbers?.quantiles.map(({ share, value }) => `${share * 100}% ${value}`).join("  ") ?? "";
  const figures =
    numbers === null ? [] : [say("mean", { mean: numbers.mean, deviation: numbers.deviation, quantiles })];
  const bars = groups.slice(0, SHOWN).map((bar) => barOf(bar, measure, phrases));
  return ["", about === null ? measure : `${measure}: ${about}`, ...figures, textPlot(bars)];
}

function barOf({ value, from, to, count, share, low, high, run }: Bar, measure: string, phrases: Phrases): PlotBar {
  const say = sayer(phrases.language);
  const range = from === to ? String(from) : say("range", { least: String(from), most: String(to) });
  const name = value === null && from !== null ? range : wordAt(measure, value, phrases);
  const between = say("interval", { share: percent(share), low: percent(low), high: percent(high) });
  return { name, share, note: `${count}  ${between}  ${say("runNumber", { run })}` };
}

/** A share with one decimal of a percent: what is less than 1 is never shown as 100%, nor what is more than 0 as 0%. */
export function percent(share: number): string {
  const tenths = Math.round(share * 1000);
  const shown = share <= 0 || share >= 1 ? tenths : Math.min(Math.max(tenths, 1), 999);
  return `${(shown / 10).toFixed(1)}%`;
}

/** The measures one below the other would be many documents; the first is drawn. */
function svgOf(title: string, { measures }: Simulation, phrases: Phrases): string {
  const [measured] = measures;
  const bars = (measured?.groups ?? []).slice(0, SHOWN).map((bar) => barOf(bar, measured!.measure, phrases));
  return svgPlot(`${title}: ${measured?.measure ?? ""}`, bars);
}
