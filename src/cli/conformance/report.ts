import type { Checked } from "./check";

/** The vectors of one rule, and how many of them an engine gets right. */
export interface RuleReport {
  readonly ruleset: string;
  readonly rule: string;
  readonly passed: number;
  readonly failed: number;
}

/** The report by rule, in the order of the rules' numbers. */
export function byRule(checked: readonly Checked[]): RuleReport[] {
  const rules = new Map<string, RuleReport>();
  for (const { ruleset, rule, shortcomings } of checked) {
    const key = `${ruleset} ${rule}`;
    const { passed, failed } = rules.get(key) ?? { passed: 0, failed: 0 };
    const right = shortcomings.length === 0;
    rules.set(key, { ruleset, rule, passed: passed + Number(right), failed: failed + Number(!right) });
  }
  const compare = new Intl.Collator("en", { numeric: true }).compare;
  return [...rules.values()].sort((a, b) => compare(a.ruleset, b.ruleset) || compare(a.rule, b.rule));
}

/** The report as text: rules that fail with their cases, and the sum. */
export function textReport(target: string, checked: readonly Checked[]): string {
  const rules = byRule(checked);
  const wrong = rules.filter(({ failed }) => failed > 0);
  const lines = wrong.flatMap(({ ruleset, rule, passed, failed }) => [
    `WRONG ${ruleset} ${rule}: ${failed} of ${passed + failed} cases`,
    ...checked
      .filter((each) => each.ruleset === ruleset && each.rule === rule && each.shortcomings.length > 0)
      .flatMap(({ id, title, shortcomings }) => [`  ${id}: ${title}`, ...shortcomings.map((line) => `    ${line}`)]),
  ]);
  const failed = checked.filter(({ shortcomings }) => shortcomings.length > 0).length;
  const sum = `${target}: ${checked.length - failed} of ${checked.length} cases right, ${rules.length - wrong.length} of ${rules.length} rules`;
  return [...lines, sum].join("\n");
}

/** The report as JSON. */
export function jsonReport(target: string, checked: readonly Checked[]): string {
  const failed = checked.filter(({ shortcomings }) => shortcomings.length > 0);
  return JSON.stringify(
    {
      kind: "CONFORMANCE",
      target,
      cases: checked.length,
      failed: failed.length,
      rules: byRule(checked),
      wrong: failed,
    },
    null,
    2,
  );
}

/** The report as JUnit XML: a suite for every rule. */
export function junitReport(target: string, checked: readonly Checked[]): string {
  const suites = byRule(checked).map(({ ruleset, rule, passed, failed }) => {
    const cases = checked.filter((each) => each.ruleset === ruleset && each.rule === rule).map(junitCase);
    return `  <testsuite name="${xml(`${ruleset} ${rule}`)}" tests="${passed + failed}" failures="${failed}">\n${cases.join("\n")}\n  </testsuite>`;
  });
  const failures = checked.filter(({ shortcomings }) => shortcomings.length > 0).length;
  const head = `<testsuites name="${xml(target)}" tests="${checked.length}" failures="${failures}">`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${head}\n${suites.join("\n")}\n</testsuites>`;
}

function junitCase({ ruleset, operation, id, title, shortcomings }: Checked): string {
  const open = `    <testcase classname="${xml(`${ruleset}.${operation}`)}" name="${xml(`${id}: ${title}`)}"`;
  if (shortcomings.length === 0) return `${open}/>`;
  return `${open}><failure message="${xml(shortcomings[0]!)}">${xml(shortcomings.join("\n"))}</failure></testcase>`;
}

function xml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll(/[^\t\n\r -￿]/g, "");
}
