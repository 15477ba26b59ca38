// Compares exact odds with samples and closed formulas on all cores. For options: npm run odds:proof -- --help

import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import Piscina from "piscina";
import type { Odds } from "../../../src/core/analysis/odds/answer";
import { rulesets } from "../../../src/rulesets/index";
import { type Case, casesOf } from "./cases";
import { combine, sigmaOf } from "./chi-square";
import { type Comparison, compare } from "./compare";
import { groupBySample, mergeCounts, type ValueCounts } from "./trials";
import type { WorkerTask } from "./worker";
import "../../../scripts/unread-output.mjs";

const { values } = parseArgs({
  options: {
    trials: { type: "string", default: "1000000" },
    bound: { type: "string", default: "20000" },
    ruleset: { type: "string" },
    operation: { type: "string", multiple: true },
    workers: { type: "string", default: String(availableParallelism()) },
    help: { type: "boolean", default: false },
  },
});

if (values.help) {
  console.log(`Usage: npm run odds:proof -- [options]

  --trials N        trials of every operation (default 1000000)
  --bound N         the most branches to follow in every case (default 20000)
  --ruleset ID      only this ruleset
  --operation NAME  only this operation; may be given several times
  --workers N       how many workers (default one for every core)`);
  process.exit(0);
}

/** Limit in standard deviations. Among some hundred values even one larger deviation is nearly impossible. */
const SIGMA = 5;

/** Trials per task, few enough that no worker waits long for another. */
const PART = 25_000;

const trials = Number(values.trials);

const bound = Number(values.bound);

const workers = Number(values.workers);

const filename = fileURLToPath(new URL("./worker-source.mjs", import.meta.url));

const pool = new Piscina({ filename, minThreads: workers, maxThreads: workers });

const ask = <Answer>(task: WorkerTask): Promise<Answer> => pool.run(task);

const samples = groupBySample(casesOf(rulesets))
  .map((cases, sample) => ({ cases, sample }))
  .filter(({ cases: [first] }) => {
    const { ruleset, operation } = first!;
    return (values.ruleset ?? ruleset) === ruleset && (values.operation ?? [operation]).includes(operation);
  });

const all: { readonly each: Case; readonly compared: Comparison; readonly sample: number }[] = [];

for (const { cases, sample } of samples) {
  const began = performance.now();
  const exact = Promise.all(cases.map((_, index) => ask<Odds>({ ask: "exact", sample, index, bound })));
  const tallies = await trialsOf(sample);
  for (const [index, odds] of (await exact).entries()) {
    const each = cases[index]!;
    const ruleset = [...rulesets].find(({ id }) => id === each.ruleset)!;
    const compared = compare(ruleset, each, odds, tallies[index]!, trials);
    all.push({ each, compared, sample });
    printCase(each, compared);
  }
  console.error(`${((performance.now() - began) / 1000).toFixed(0)} s`);
}

await pool.destroy();

for (const { id } of rulesets) sumUp(id);

process.exitCode = all.some(({ compared }) => isOff(compared)) ? 1 : 0;

/** Counts the values of every case of a sample over all trials. */
async function trialsOf(sample: number): Promise<ValueCounts[]> {
  const firsts = Array.from({ length: Math.ceil(trials / PART) }, (_, part) => part * PART);
  const parts = await Promise.all(
    firsts.map((first) =>
      ask<ValueCounts[]>({ ask: "trials", sample, seed: "proof", first, many: Math.min(PART, trials - first) }),
    ),
  );
  return parts.reduce((sum, part) => sum.map((tallied, index) => mergeCounts(tallied, part[index]!)));
}

function isOff({ sigma, chiSquare, wrong }: Comparison): boolean {
  return sigma > SIGMA || (chiSquare !== null && sigmaOf(chiSquare) > SIGMA) || wrong.length > 0;
}

function printCase(
  { ruleset, operation, kind, project }: Case,
  { groups, complete, formula, sigma, chiSquare, wrong }: Comparison,
): void {
  const how = `${complete ? "exact" : "within bounds"}${formula === null ? "" : ", formula"}`;
  const sum = chiSquare === null ? "" : `  chi-square ${chiSquare.sum.toFixed(1)} of ${chiSquare.free} free`;
  console.log(
    `${sigma.toFixed(2).padStart(5)} sigma  ${String(groups).padStart(4)} values  ${kind.padEnd(5)} ${ruleset} ${operation} ${project.join(" ")} (${how})${sum}`,
  );
  for (const line of wrong) console.log(`  WRONG ${line}`);
}

/**
 * Prints the total of a ruleset. Cases of one sample are not independent, so only the one with the most groups counts
 * in the sum.
 */
function sumUp(ruleset: string): void {
  const rulesetCases = all.filter(({ each }) => each.ruleset === ruleset);
  if (rulesetCases.length === 0) return;
  const finest = new Map<number, Comparison["chiSquare"]>();
  for (const { compared, sample } of rulesetCases) {
    if ((compared.chiSquare?.free ?? 0) > (finest.get(sample)?.free ?? -1)) finest.set(sample, compared.chiSquare);
  }
  const whole = combine([...finest.values()].filter((each) => each !== null));
  const counts = rulesetCases.reduce((sum, { compared }) => sum + compared.groups, 0);
  const worst = Math.max(...rulesetCases.map(({ compared }) => compared.sigma));
  const off = rulesetCases.filter(({ compared }) => isOff(compared)).length;
  const kinds = new Map<string, number>();
  for (const { each } of rulesetCases) kinds.set(each.kind, (kinds.get(each.kind) ?? 0) + 1);
  const kindCounts = [...kinds].map(([kind, many]) => `${many} ${kind}`).join(", ");
  console.log(
    `\n${ruleset}: ${rulesetCases.length} cases (${kindCounts}) of ${trials} trials, ${counts} counts: at most ${worst.toFixed(2)} sigma; chi-square ${whole.sum.toFixed(1)} of ${whole.free} free, ${sigmaOf(whole).toFixed(2)} sigma; ${off} failed`,
  );
}
