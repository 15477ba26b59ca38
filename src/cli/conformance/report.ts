import type { Checked } from "./check";
import type { Check, Law } from "./shortcoming";

/** The vectors of one rule, how many of them an engine gets right, and the checks that the others fail. */
export interface RuleReport {
  readonly ruleset: string;
  readonly rule: string;
  readonly passed: number;
  readonly failed: number;
  readonly notAsked: number;
  readonly checks: readonly Check[];
}

/** A law that some answers tell too little for, and how many. */
export interface Unchecked {
  readonly check: Law;
  readonly cases: number;
}

/** True for a case that was asked and answered rightly. */
export function isRight({ asked, shortcomings }: Checked): boolean {
  return asked && shortcomings.length === 0;
}

/** The report by rule, in the order of the rules' numbers. */
export function byRule(checked: readonly Checked[]): RuleReport[] {
  const rules = new Map<string, Checked[]>();
  for (const each of checked) {
    const key = `${each.ruleset} ${each.rule}`;
    const cases = rules.get(key);
    if (cases === undefined) rules.set(key, [each]);
    else cases.push(each);
  }
  const compare = new Intl.Collator("en", { numeric: true }).compare;
  return [...rules.values()].map(ruleReport).sort((a, b) => compare(a.ruleset, b.ruleset) || compare(a.rule, b.rule));
}

function ruleReport(cases: readonly Checked[]): RuleReport {
  const { ruleset, rule } = cases[0]!;
  const passed = cases.filter(isRight).length;
  const notAsked = cases.filter(({ asked }) => !asked).length;
  const checks = new Set(cases.flatMap(({ shortcomings }) => shortcomings.map(({ check }) => check)));
  return { ruleset, rule, passed, failed: cases.length - passed - notAsked, notAsked, checks: [...checks] };
}

/** The laws that some answers tell too little for. */
export function uncheckedIn(checked: readonly Checked[]): Unchecked[] {
  const counts = new Map<Law, number>();
  for (const law of checked.flatMap(({ unchecked }) => unchecked)) counts.set(law, (counts.get(law) ?? 0) + 1);
  return [...counts].map(([check, cases]) => ({ check, cases }));
}

/** The report as text: rules that fail with their cases and checks, what could not be checked, and the sum. */
export function textReport(target: string, checked: readonly Checked[]): string {
  const rules = byRule(checked);
  const wrong = rules.filter(({ failed }) => failed > 0);
  const lines = wrong.flatMap(({ ruleset, rule, passed, failed, checks }) => [
    `WRONG ${ruleset} ${rule}: ${failed} of ${passed + failed} cases (${checks.join(", ")})`,
    ...checked
      .filter((each) => each.ruleset === ruleset && each.rule === rule && each.shortcomings.length > 0)
      .flatMap(({ id, title, shortcomings }) => [
        `  ${id}: ${title}`,
        ...shortcomings.map(({ check, message }) => `    ${check}: ${message}`),
      ]),
  ]);
  const unchecked = uncheckedIn(checked).map(
    ({ check, cases }) => `NOT CHECKED ${check}: in ${cases} cases the answer does not tell what it is read off`,
  );
  const right = rules.filter(({ failed, notAsked }) => failed + notAsked === 0).length;
  const sum = `${target}: ${checked.filter(isRight).length} of ${checked.length} cases right, ${right} of ${rules.length} rules`;
  const notAsked = checked.filter(({ asked }) => !asked).length;
  const given = `${notAsked} cases were not asked: the engine no longer answers, or the run was stopped`;
  return [...lines, ...unchecked, ...(notAsked > 0 ? [given] : []), sum].join("\n");
}

/** The report as JSON. */
export function jsonReport(target: string, checked: readonly Checked[]): string {
  const wrong = checked.filter(({ shortcomings }) => shortcomings.length > 0);
  return JSON.stringify(
    {
      kind: "CONFORMANCE",
      target,
      cases: checked.length,
      failed: wrong.length,
      notAsked: checked.filter(({ asked }) => !asked).length,
      unchecked: uncheckedIn(checked),
      rules: byRule(checked),
      wrong,
    },
    null,
    2,
  );
}

/** The report as JUnit XML: a suite for every rule, and the first check that a case fails as the type of its failure. */
export function junitReport(target: string, checked: readonly Checked[]): string {
  const suites = byRule(checked).map(({ ruleset, rule, passed, failed, notAsked }) => {
    const cases = checked.filter((each) => each.ruleset === ruleset && each.rule === rule).map(junitCase);
    const name = xml(`${ruleset} ${rule}`);
    const sums = `tests="${passed + failed + notAsked}" failures="${failed}" skipped="${notAsked}"`;
    return `  <testsuite name="${name}" ${sums}>\n${cases.join("\n")}\n  </testsuite>`;
  });
  const failures = checked.filter(({ shortcomings }) => shortcomings.length > 0).length;
  const head = `<testsuites name="${xml(target)}" tests="${checked.length}" failures="${failures}">`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${head}\n${suites.join("\n")}\n</testsuites>`;
}

function junitCase({ ruleset, operation, id, title, asked, shortcomings }: Checked): string {
  const open = `    <testcase classname="${xml(`${ruleset}.${operation}`)}" name="${xml(`${id}: ${title}`)}"`;
  if (!asked) return `${open}><skipped message="not asked"/></testcase>`;
  const [first] = shortcomings;
  if (first === undefined) return `${open}/>`;
  const lines = shortcomings.map(({ check, message }) => `${check}: ${message}`);
  return `${open}><failure type="${first.check}" message="${xml(first.message)}">${xml(lines.join("\n"))}</failure></testcase>`;
}

function xml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll(/[^\t\n\r\u0020-\uFFFD]/g, "");
}
