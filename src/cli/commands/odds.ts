import { availableParallelism } from "node:os";
import { readAsked } from "../../core/analysis/call";
import type { Odds, OddsGroup } from "../../core/analysis/odds/answer";
import { USUAL_TERMS } from "../../core/analysis/odds/compute";
import { odds } from "../../core/analysis/odds/odds";
import type { Prospects } from "../../core/analysis/procedure/answer";
import { prospects } from "../../core/analysis/procedure/prospects";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { EXIT, type ExitCode, unreadable } from "../exit";
import { computeOdds, type OddsGoing } from "../odds/compute";
import { computeProspects } from "../odds/procedure";
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
import { type Shown, showNo } from "../show";
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

/** Tells the odds of one operation, or of a procedure, computed on every core where much is asked for. */
export async function oddsCommand(
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
  const going = { workers, spent };
  return isProcedure(request)
    ? tellProspects(terminal, ruleset, request, going, options)
    : tellOdds(terminal, ruleset, request, going, options);
}

/** True of a request that says how play goes on; one without an operation has to. */
function isProcedure(request: Fields): boolean {
  return !("operation" in request) || ["until", "choices", "policy"].some((field) => field in request);
}

/** How odds are computed, but for whom progress is told. */
type Going = Omit<OddsGoing, "onProgress">;

async function tellOdds(
  terminal: Terminal,
  ruleset: AnyRuleset,
  request: Fields,
  going: Going,
  options: OddsOptions,
): Promise<ExitCode> {
  const read = readAsked(odds, request);
  if ("kind" in read) return showNo(terminal, read, options);
  const { snapshot, input, charts } = read.given;
  const onProgress = progress(terminal, read.own.bound ?? USUAL_TERMS.bound, "branches");
  const answer = await computeOdds(ruleset, { ...read.own, snapshot, input, charts }, { ...going, onProgress });
  if (answer.kind !== "ODDS") return showNo(terminal, answer, options);
  const bars = answer.groups.slice(0, SHOWN).map((group) => barOf(group, answer.exact.complete));
  return show(terminal, answer, `${ruleset.title}: ${answer.operation}`, bars, options);
}

async function tellProspects(
  terminal: Terminal,
  ruleset: AnyRuleset,
  request: Fields,
  going: Going,
  options: OddsOptions,
): Promise<ExitCode> {
  const read = readAsked(prospects, request);
  if ("kind" in read) return showNo(terminal, read, options);
  const { snapshot, input, charts } = read.given;
  const onProgress = progress(terminal, read.own.bound ?? USUAL_TERMS.bound, "branches");
  const answer = await computeProspects(ruleset, { ...read.own, snapshot, input, charts }, { ...going, onProgress });
  if (answer.kind !== "PROSPECTS") return showNo(terminal, answer, options);
  const bars = answer.groups.slice(0, SHOWN).map(({ end, until, values, ...group }) => {
    const named = { end: until === null ? end : `${end} ${until}`, ...values };
    return barOf({ values: named, ...group }, answer.exact.complete);
  });
  return show(terminal, answer, `${ruleset.title}: ${answer.opening ?? "odds"}`, bars, options);
}

async function show(
  terminal: Terminal,
  answer: Odds | Prospects,
  title: string,
  bars: readonly PlotBar[],
  { json = !terminal.isPeople, svg }: OddsOptions,
): Promise<ExitCode> {
  if (svg !== undefined) await terminal.writeFile(svg, svgPlot(title, bars));
  if (json) terminal.say(JSON.stringify(answer));
  else for (const line of linesOf(answer, bars)) terminal.say(line);
  return EXIT.DONE;
}

function linesOf({ exact, sample, groups, unlisted }: Odds | Prospects, bars: readonly PlotBar[]): string[] {
  const { complete, branches, covered, stopped } = exact;
  const far = complete
    ? `Exact: ${branches} branches.`
    : `${branches} branches cover ${covered.decimal}; stopped by ${stopped}.`;
  const sampled =
    sample === null ? [] : [`Sampled beside: ${sample.trials} trials of seed ${sample.seed}, 95% intervals.`];
  const more = groups.length - bars.length + (unlisted?.groups ?? 0);
  return [textPlot(bars), "", far, ...sampled, ...(more > 0 ? [`${more} more are not shown.`] : [])];
}

/** A group as a bar; its probability is told as exact only when no branch was left. */
export function barOf({ values, probability, most, sampled }: OddsGroup, complete: boolean): PlotBar {
  const name =
    Object.values(values)
      .map((value) => JSON.stringify(value))
      .join(" ") || "-";
  const share = sampled === null ? Number(probability.decimal) : Number(sampled.decimal);
  const fraction = probability.denominator.length <= 8 ? ` = ${probability.numerator}/${probability.denominator}` : "";
  const note = complete
    ? `${probability.decimal}${fraction}`
    : sampled === null
      ? `${probability.decimal} to ${most.decimal}`
      : `~${sampled.decimal} (${sampled.low} to ${sampled.high})`;
  return { name: name.length > 60 ? `${name.slice(0, 57)}...` : name, share, note };
}
