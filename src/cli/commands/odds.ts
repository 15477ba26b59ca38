import { availableParallelism } from "node:os";
import { readAsked } from "../../core/analysis/call";
import type { Odds, OddsGroup } from "../../core/analysis/odds/answer";
import { USUAL_TERMS } from "../../core/analysis/odds/compute";
import { odds } from "../../core/analysis/odds/odds";
import { EXIT, type ExitCode, unreadable } from "../exit";
import { computeOdds } from "../odds/compute";
import { type PlotBar, svgPlot, textPlot } from "../plot";
import { progress } from "../progress";
import { gather, numberIn, type RequestOptions, rulesetOf } from "../request";
import { type Shown, showNo } from "../show";
import type { Terminal } from "../terminal";

/** What the odds command takes beside a request. */
export interface OddsOptions extends RequestOptions, Shown {
  readonly project?: readonly string[];
  readonly bound?: string;
  readonly trials?: string;
  readonly seconds?: string;
  readonly workers?: string;
  readonly svg?: string;
}

/** Groups shown to people; programs get them all. */
const SHOWN = 30;

/** Tells the odds of one operation, computed on every core where many branches or trials are asked for. */
export async function oddsCommand(
  terminal: Terminal,
  id: string,
  operation: string,
  options: OddsOptions,
): Promise<ExitCode> {
  const { json = !terminal.isPeople, project, bound, trials, seconds, svg } = options;
  const ruleset = await rulesetOf(id);
  const { dice: _dice, ...request } = await gather(terminal, options);
  const terms = {
    ...(project === undefined ? {} : { project }),
    ...(bound === undefined ? {} : { bound: numberIn(bound, "--bound") }),
    ...(trials === undefined ? {} : { trials: numberIn(trials, "--trials") }),
  };
  const workers = options.workers === undefined ? availableParallelism() : numberIn(options.workers, "--workers");
  if (workers < 0) throw unreadable("--workers takes a whole number of at least 0.");
  const began = performance.now();
  const most = seconds === undefined ? Number.POSITIVE_INFINITY : numberIn(seconds, "--seconds") * 1000;
  const spent = () => (terminal.signal.aborted ? 1 : (performance.now() - began) / most);
  const read = readAsked(odds, { ...request, ...terms, operation });
  if ("kind" in read) return showNo(terminal, read, options);
  const { snapshot, input, charts } = read.given;
  const onProgress = progress(terminal, read.own.bound ?? USUAL_TERMS.bound, "branches");
  const asked = { ...read.own, snapshot, input, charts };
  const answer = await computeOdds(ruleset, asked, { workers, spent, onProgress });
  if (answer.kind !== "ODDS") return showNo(terminal, answer, options);
  const bars = answer.groups.slice(0, SHOWN).map((group) => barOf(group, answer.exact.complete));
  if (svg !== undefined) await terminal.writeFile(svg, svgPlot(`${ruleset.title}: ${operation}`, bars));
  if (json) terminal.say(JSON.stringify(answer));
  else for (const line of linesOf(answer, bars)) terminal.say(line);
  return EXIT.DONE;
}

function linesOf({ exact, sample, groups, unlisted }: Odds, bars: readonly PlotBar[]): string[] {
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
