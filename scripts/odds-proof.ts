// Compares exact odds with samples and closed formulas, a million runs a case unless told: odds-proof.ts [runs] [branches].
import { rulesets } from "../src/rulesets/index";
import { casesOf } from "./odds-proof/cases";
import { compare } from "./odds-proof/compare";

/** With a few hundred values told apart, even one count beyond this many standard deviations is next to impossible. */
const SIGMA = 5;

const [trials = 1_000_000, bound = 50_000] = process.argv.slice(2).map(Number);
let worst = 0;
let failed = 0;
const cases = casesOf(rulesets);
for (const each of cases) {
  const { ruleset: id, operation, kind, project } = each;
  const ruleset = [...rulesets].find((one) => one.id === id)!;
  const began = performance.now();
  const { groups, complete, formula, sigma, wrong } = compare(ruleset, each, { trials, bound, seed: "proof" });
  worst = Math.max(worst, sigma);
  if (sigma > SIGMA || wrong.length > 0) failed += 1;
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const how = `${complete ? "exact" : "within bounds"}${formula === null ? "" : ", formula"}`;
  console.log(
    `${sigma.toFixed(2).padStart(5)} sigma  ${String(groups).padStart(4)} values  ${kind.padEnd(5)} ${id} ${operation} ${project.join(" ")} (${how}) ${seconds} s`,
  );
  for (const line of wrong) console.log(`  WRONG ${line}`);
}
console.log(`\n${cases.length} cases of ${trials} runs: at most ${worst.toFixed(2)} sigma, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
