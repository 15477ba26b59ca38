import { availableParallelism } from "node:os";
import { readAnalysisRequest } from "../../core/analysis/call";
import type { Odds, OddsGroup } from "../../core/analysis/odds/answer";
import { DEFAULT_TERMS } from "../../core/analysis/odds/compute";
import { odds } from "../../core/analysis/odds/odds";
import type { Prospects } from "../../core/analysis/procedure/answer";
import { prospects } from "../../core/analysis/procedure/prospects";
import type { Refusal } from "../../core/contract/answer";
import type { Phrases } from "../../core/contract/phrases";
import type { InvalidRequest } from "../../core/contract/request";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { isMalformed, isRejected } from "../../core/request/read";
import { operationWords, rulesetTitle } from "../../core/text/describe";
import { formatAnswer } from "../../core/text/message";
import { type CliCommand, example, requesting, shown } from "../command";
import { EXIT, type ExitCode, unreadable } from "../exit";
import { type Say, sayer } from "../lines";
import { computeOdds, type OddsGoing } from "../odds/compute";
import { computeProspects } from "../odds/procedure";
import { wordAt } from "../odds/word-at";
import { type PlotBar, svgPlot, textPlot } from "../plot";
import { progress } from "../progress";
import {
  type Fields,
  gather,
  gatherProcedure,
  numberIn,
  type ProcedureOptions,
  type RequestOptions,
  rulesetOf,
} from "../request";
import { languageOf, type Shown, showNo, wordsFor } from "../show";
import type { Terminal } from "../terminal";

/** What the odds command takes beside a request. */
export interface OddsOptions extends RequestOptions, ProcedureOptions, Shown {
  readonly project?: readonly string[];
  readonly bound?: string;
  readonly trials?: string;
  readonly seconds?: string;
  readonly workers?: string;
  readonly svg?: string;
}

/** Groups shown to people; programs get them all. */
const SHOWN = 30;

/** Computes the odds of an operation or of a procedure. */
export const oddsCommand: CliCommand = {
  usage: "odds <ruleset> [operation]",
  analyses: ["odds", "prospects"],
  declare: (command) =>
    requesting(shown(command))
      .description(
        "Tell the exact odds of an operation, or with --until of a whole procedure; where branches are left, a sample beside them. Ctrl+C ends it with what there is.",
      )
      .option("--until <json>", 'where a procedure ends, or @file: \'[{"left":["detection"]}]\'')
      .option("--choices <json>", 'what is chosen in a procedure, or @file: \'[{"operation":"endPhase"}]\'')
      .option("--policy <name>", "who chooses the rest: cautious, aggressive or random")
      .option("--project <pointer...>", "what is told apart, such as /outcome/hits")
      .option("--bound <branches>", "the most branches to follow")
      .option("--trials <n>", "how often to sample when branches are left")
      .option("--seconds <n>", "the most time to take")
      .option(
        "--workers <n>",
        "how many workers share more than 20,000 branches or 10,000 trials, one for every core unless told; 0 for none, as the service does it",
      )
      .option("--svg <file>", "write the plot as SVG")
      .addHelpText(
        "after",
        example(
          "umpire odds hunters resolveDepthCharge --request attack.json --project /outcome/hits",
          "umpire odds hunters resolveEncounter --snapshot sea.json --bound 500000 --trials 100000",
          'umpire odds hunters --snapshot hunted.json --policy cautious --until \'[{"left":["detection"]}]\' --project fate',
        ),
      ),
  run: runOdds,
};

/** Tells the odds of one operation, or of a procedure, computed on every core where much is asked for. */
async function runOdds(
  terminal: Terminal,
  id: string,
  operation: string | undefined,
  options: OddsOptions,
): Promise<ExitCode> {
  const { project, bound, trials, seconds } = options;
  const ruleset = await rulesetOf(id);
  const { dice: _dice, ...gathered } = await gather(terminal, options);
  const request = {
    ...gathered,
    ...(await gatherProcedure(terminal, options)),
    ...(project === undefined ? {} : { project }),
    ...(bound === undefined ? {} : { bound: numberIn(bound, "--bound") }),
    ...(trials === undefined ? {} : { trials: numberIn(trials, "--trials") }),
    ...(operation === undefined ? {} : { operation }),
  };
  const workers = options.workers === undefined ? availableParallelism() : numberIn(options.workers, "--workers");
  if (workers < 0) throw unreadable("--workers takes a whole number of at least 0.");
  const began = performance.now();
  const most = seconds === undefined ? Number.POSITIVE_INFINITY : numberIn(seconds, "--seconds") * 1000;
  const spent = () => (terminal.signal.aborted ? 1 : (performance.now() - began) / most);
  const language = languageOf(terminal, ruleset, options, gathered);
  const sayings = await wordsFor(terminal, ruleset, { ...options, language });
  const phrases = sayings ?? (await ruleset.phrasesOf(ruleset.languages[0]!));
  const going = (bound: number = DEFAULT_TERMS.bound): OddsGoing => ({
    workers,
    spent,
    onProgress: progress(terminal, bound, (made) => sayer(phrases.language)("branchesMade", made)),
  });
  const asked: AskedOf = { ruleset, request, sayings, phrases, going };
  const told = await (isProcedure(request) ? askProspects(asked) : askOdds(asked));
  if (isRejected(told)) return showNo(terminal, formatAnswer(told, phrases), options);
  return show(terminal, told, asked, options);
}

/** True of a request that says how play goes on; one without an operation has to. */
function isProcedure(request: Fields): boolean {
  return !("operation" in request) || ["until", "choices", "policy"].some((field) => field in request);
}

/** What odds are asked of, and how. */
interface AskedOf {
  readonly ruleset: AnyRuleset;
  readonly request: Fields;
  /** The sentences of a refusal. Default: English with codes. */
  readonly sayings: Phrases | undefined;
  readonly phrases: Phrases;
  /** How they are computed, with progress told up to a bound. */
  readonly going: (bound: number | undefined) => OddsGoing;
}

/** An answer, with what it is about and the groups that are shown of it. */
interface Told {
  readonly answer: Odds | Prospects;
  readonly title: string;
  readonly groups: readonly OddsGroup[];
}

/** The odds of one operation. */
async function askOdds({ ruleset, request, sayings, going }: AskedOf): Promise<Told | Refusal | InvalidRequest> {
  const read = readAnalysisRequest(odds, request);
  if (isMalformed(read)) return read;
  const { snapshot, input, charts } = read.request;
  const answer = await computeOdds(
    ruleset,
    { ...read.fields, snapshot, input, charts, sayings },
    going(read.fields.bound),
  );
  return answer.kind === "ODDS" ? { answer, title: answer.operation, groups: answer.groups } : answer;
}

/** The odds of a procedure, whose groups tell how each ended too. */
async function askProspects({
  ruleset,
  request,
  sayings,
  phrases,
  going,
}: AskedOf): Promise<Told | Refusal | InvalidRequest> {
  const read = readAnalysisRequest(prospects, request);
  if (isMalformed(read)) return read;
  const { snapshot, input, charts } = read.request;
  const fields = { ...read.fields, snapshot, input, charts, sayings };
  const answer = await computeProspects(ruleset, fields, going(read.fields.bound));
  if (answer.kind !== "PROSPECTS") return answer;
  const say = sayer(phrases.language);
  const groups = answer.groups.map(({ end, until, values, ...group }) => {
    return { ...group, values: { end: say(`end${end}`, { until: until ?? "" }), ...values } };
  });
  return { answer, title: answer.opening ?? "", groups };
}

async function show(
  terminal: Terminal,
  { answer, title, groups }: Told,
  { ruleset, phrases }: AskedOf,
  { json = !terminal.isPeople, svg }: OddsOptions,
): Promise<ExitCode> {
  const bars = groups.slice(0, SHOWN).map((group) => barOf(group, answer.exact.complete, phrases));
  const about = title === "" ? [] : [operationWords(ruleset, title, phrases).title];
  if (svg !== undefined)
    await terminal.writeFile(svg, svgPlot([rulesetTitle(ruleset, phrases), ...about].join(": "), bars));
  if (json) terminal.say(JSON.stringify(answer));
  else for (const line of linesOf(answer, bars, sayer(phrases.language))) terminal.say(line);
  return EXIT.DONE;
}

function linesOf({ exact, sample, groups, unlisted }: Odds | Prospects, bars: readonly PlotBar[], say: Say): string[] {
  const { complete, branches, covered, stopped } = exact;
  const far =
    complete || stopped === null
      ? say("oddsExact", { branches })
      : say("oddsCovered", { branches, covered: covered.decimal, stop: say(`stop${stopped}`) });
  const sampled = sample === null ? [] : [say("oddsSampled", { trials: sample.trials, seed: sample.seed })];
  const more = groups.length - bars.length + (unlisted?.groups ?? 0);
  return [textPlot(bars), "", far, ...sampled, ...(more > 0 ? [say("notShown", { count: more })] : [])];
}

/** A group as a bar; its probability is told as exact only when no branch was left. */
export function barOf({ values, probability, most, sampled }: OddsGroup, complete: boolean, phrases: Phrases): PlotBar {
  const say = sayer(phrases.language);
  const name =
    Object.entries(values)
      .map(([place, value]) => wordAt(place, value, phrases))
      .join(phrases.forms.separator) || "-";
  const share = sampled === null ? Number(probability.decimal) : Number(sampled.decimal);
  const fraction = probability.denominator.length <= 8 ? ` = ${probability.numerator}/${probability.denominator}` : "";
  const note = complete
    ? `${probability.decimal}${fraction}`
    : sampled === null
      ? say("range", { least: probability.decimal, most: most.decimal })
      : say("interval", { share: `~${sampled.decimal}`, low: sampled.low, high: sampled.high });
  return { name: name.length > 60 ? `${name.slice(0, 57)}...` : name, share, note };
}
