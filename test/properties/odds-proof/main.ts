// Compares exact odds with samples and closed formulas on every core: npm run odds:proof -- --help tells the rest.

import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import Piscina from "piscina";
import type { Odds } from "../../../src/core/analysis/odds/answer";
import { rulesets } from "../../../src/rulesets/index";
import { type Case, casesOf } from "./cases";
import { sigmaOf, together } from "./chi-square";
import { type Compared, compare } from "./compare";
import { inOneSample, merged, type Tallied } from "./trials";
import type { Asked } from "./worker";
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

/** With some hundreds of values told apart, even one count beyond this many standard deviations is next to impossible. */
const SIGMA = 5;

/** Trials of one part: so few that no worker waits long for another. */
const PART = 25_000;

const trials = Number(values.trials);

const bound = Number(values.bound);

const workers = Number(values.workers);

const filename = fileURLToPath(new URL("./worker-source.mjs", import.meta.url));

const pool = new Piscina({ filename, minThreads: workers, maxThreads: workers });

const ask = <Answer>(asked: Asked): Promise<Answer> => pool.run(asked);

const samples = inOneSample(casesOf(rulesets))
  .map((cases, sample) => ({ cases, sample }))
  .filter(({ cases: [first] }) => {
    const { ruleset, operation } = first!;
    return (values.ruleset ?? ruleset) === ruleset && (values.operation ?? [operation]).includes(operation);
  });

const all: { readonly each: Case; readonly compared: Compared; readonly sample: number }[] = [];

for (const { cases, sample } of samples) {
  const began = performance.now();
  const exact = Promise.all(cases.map((_, index) => ask<Odds>({ ask: "exact", sample, index, bound })));
  const tallies = await trialsOf(sample);
  for (const [index, odds] of (await exact).entries()) {
    const each = cases[index]!;
    const ruleset = [...rulesets].find(({ id }) => id === each.ruleset)!;
    const compared = compare(ruleset, each, odds, tallies[index]!, trials);
    all.push({ each, compared, sample });
    tell(each, compared);
  }
  console.error(`${((performance.now() - began) / 1000).toFixed(0)} s`);
}

await pool.destroy();

for (const { id } of rulesets) sumUp(id);

process.exitCode = all.some(({ compared }) => isOff(compared)) ? 1 : 0;

/** How often the values of every case of a sample fall in all trials. */
async function trialsOf(sample: number): Promise<Tallied[]> {
  const firsts = Array.from({ length: Math.ceil(trials / PART) }, (_, part) => part * PART);
  const parts = await Promise.all(
    firsts.map((first) =>
      ask<Tallied[]>({ ask: "trials", sample, seed: "proof", first, many: Math.min(PART, trials - first) }),
    ),
  );
  return parts.reduce((sum, part) => sum.map((tallied, index) => merged(tallied, part[index]!)));
}

function isOff({ sigma, chiSquare, wrong }: Compared): boolean {
  return sigma > SIGMA || (chiSquare !== null && sigmaOf(chiSquare) > SIGMA) || wrong.length > 0;
}

function tell(
  { ruleset, operation, kind, project }: Case,
  { groups, complete, formula, sigma, chiSquare, wrong }: Compared,
): void {
  const how = `${complete ? "exact" : "within bounds"}${formula === null ? "" : ", formula"}`;
  const sum = chiSquare === null ? "" : `  chi-square ${chiSquare.sum.toFixed(1)} of ${chiSquare.free} free`;
  console.log(
    `${sigma.toFixed(2).padStart(5)} sigma  ${String(groups).padStart(4)} values  ${kind.padEnd(5)} ${ruleset} ${operation} ${project.join(" ")} (${how})${sum}`,
  );
  for (const line of wrong) console.log(`  WRONG ${line}`);
}

/** A ruleset as a whole; of cases in one sample only the one that tells most apart counts in the sum, for they are not independent. */
function sumUp(ruleset: string): void {
  const own = all.filter(({ each }) => each.ruleset === ruleset);
  if (own.length === 0) return;
  const finest = new Map<number, Compared["chiSquare"]>();
  for (const { compared, sample } of own) {
    if ((compared.chiSquare?.free ?? 0) > (finest.get(sample)?.free ?? -1)) finest.set(sample, compared.chiSquare);
  }
  const whole = together([...finest.values()].filter((each) => each !== null));
  const counts = own.reduce((sum, { compared }) => sum + compared.groups, 0);
  const worst = Math.max(...own.map(({ compared }) => compared.sigma));
  const off = own.filter(({ compared }) => isOff(compared)).length;
  const kinds = new Map<string, number>();
  for (const { each } of own) kinds.set(each.kind, (kinds.get(each.kind) ?? 0) + 1);
  const made = [...kinds].map(([kind, many]) => `${many} ${kind}`).join(", ");
  console.log(
    `\n${ruleset}: ${own.length} cases (${made}) of ${trials} trials, ${counts} counts: at most ${worst.toFixed(2)} sigma; chi-square ${whole.sum.toFixed(1)} of ${whole.free} free, ${sigmaOf(whole).toFixed(2)} sigma; ${off} failed`,
  );
}
