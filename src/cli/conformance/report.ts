import type { BaselineComparison } from "./baseline";
import { type Cause, causesOf } from "./causes";
import type { CheckedCase } from "./check";
import type { Identity } from "./identity";
import { type ConformanceCheck, includesLevel, type Law, LEVELS, type Level } from "./shortcoming";

/** A run of the kit against an engine. */
export interface Run {
  readonly target: string;
  readonly identity: Identity;
  /** The highest level that was checked. */
  readonly level: Level;
  readonly checked: readonly CheckedCase[];
  /** The comparison with a baseline. Undefined without one. */
  readonly comparison?: BaselineComparison | undefined;
}

/** The results of one rule: the counts of its vectors, and the checks that failed. */
export interface RuleReport {
  readonly ruleset: string;
  readonly rule: string;
  readonly passed: number;
  readonly failed: number;
  readonly unsupported: number;
  readonly notAsked: number;
  readonly checks: readonly ConformanceCheck[];
}

/** A law, and the number of answers that lack the members to check it. */
export interface Unchecked {
  readonly check: Law;
  readonly cases: number;
}

/** A level, and the number of answered cases that are right at it. */
export interface LevelReport {
  readonly level: Level;
  readonly right: number;
}

/** True for a case with a correct answer. */
export function isRight({ asked, unsupported, shortcomings }: CheckedCase): boolean {
  return asked && !unsupported && shortcomings.length === 0;
}

/** True for a run without a new failure: every case was asked, and at least one is right. */
export function isGood({ checked, comparison }: Run): boolean {
  const failed = comparison?.fresh ?? checked.filter(({ shortcomings }) => shortcomings.length > 0);
  const isJudged = checked.some(isRight) || (comparison?.known.length ?? 0) > 0;
  return failed.length === 0 && isJudged && checked.every(({ asked }) => asked);
}

/** Reports by rule, in the order of the section numbers. */
export function byRule(checked: readonly CheckedCase[]): RuleReport[] {
  const compare = new Intl.Collator("en", { numeric: true }).compare;
  const rules = groupedBy(checked, ({ ruleset, rule }) => `${ruleset} ${rule}`);
  return [...rules.values()].map(ruleReport).sort((a, b) => compare(a.ruleset, b.ruleset) || compare(a.rule, b.rule));
}

function ruleReport(cases: readonly CheckedCase[]): RuleReport {
  const { ruleset, rule } = cases[0]!;
  const passed = cases.filter(isRight).length;
  const unsupported = cases.filter((each) => each.unsupported).length;
  const notAsked = cases.filter(({ asked }) => !asked).length;
  const checks = new Set(cases.flatMap(({ shortcomings }) => shortcomings.map(({ check }) => check)));
  const failed = cases.length - passed - unsupported - notAsked;
  return { ruleset, rule, passed, failed, unsupported, notAsked, checks: [...checks] };
}

/** The levels up to the checked one, each with the number of cases that are right at it. */
export function byLevel({ level, checked }: Run): LevelReport[] {
  const answeredCases = checked.filter(({ asked, unsupported }) => asked && !unsupported);
  return LEVELS.filter((each) => includesLevel(level, each)).map((each) => {
    const isRightAt = ({ shortcomings }: CheckedCase): boolean =>
      !shortcomings.some((shortcoming) => includesLevel(each, shortcoming.level));
    return { level: each, right: answeredCases.filter(isRightAt).length };
  });
}

/** The highest level at which every answered case is right. Null if there is none. */
export function reachedLevel(run: Run): Level | null {
  const answeredCount = run.checked.filter(({ asked, unsupported }) => asked && !unsupported).length;
  return byLevel(run).findLast(({ right }) => right > 0 && right === answeredCount)?.level ?? null;
}

/** The laws that could not be checked for some answers. */
export function uncheckedIn(checked: readonly CheckedCase[]): Unchecked[] {
  const counts = new Map<Law, number>();
  for (const law of checked.flatMap(({ unchecked }) => unchecked)) counts.set(law, (counts.get(law) ?? 0) + 1);
  return [...counts].map(([check, cases]) => ({ check, cases }));
}

/** Operations that the engine does not support, each with its number of cases. */
function unsupportedIn(checked: readonly CheckedCase[]): Readonly<Record<string, number>> {
  const groups = groupedBy(
    checked.filter(({ unsupported }) => unsupported),
    ({ ruleset, operation }) => `${ruleset} ${operation}`,
  );
  return Object.fromEntries([...groups].map(([operation, cases]) => [operation, cases.length]));
}

function groupedBy(
  checked: readonly CheckedCase[],
  keyOf: (each: CheckedCase) => string,
): ReadonlyMap<string, readonly CheckedCase[]> {
  const groups = new Map<string, CheckedCase[]>();
  for (const each of checked) {
    const group = groups.get(keyOf(each));
    if (group === undefined) groups.set(keyOf(each), [each]);
    else group.push(each);
  }
  return groups;
}

/** Maximum number of rules on a line of the text report. */
const MAX_RULES = 8;

/**
 * Formats the report as text: new failures by cause, then by rule, then unjudged cases. The totals come last, where the
 * terminal shows the end of a long report.
 */
export function textReport(run: Run): string {
  const { target, identity, level, checked, comparison } = run;
  const failing = comparison?.fresh ?? checked.filter(({ shortcomings }) => shortcomings.length > 0);
  const causes = causesOf(failing);
  const rules = byRule(checked);
  const revisions = Object.entries(identity.revisions).map(
    ([id, revision]) => `${id} revision ${revision ?? "unknown"}`,
  );
  return [
    `${target}, checked at level ${level} by kit ${identity.kit}`,
    `Vectors: ${revisions.join(", ")}; corpus ${identity.corpus}`,
    ...section("Failures by cause", causes.flatMap(causeLines)),
    ...section(
      "Failures by rule",
      byRule(failing).map((failed) => wrongLine(failed, rules)),
    ),
    ...section("Baseline", baselineLines(comparison)),
    ...section("Not checked", openLines(checked)),
    "",
    ...sumLines(run, rules),
  ].join("\n");
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ["", title, ...lines.map((line) => `  ${line}`)];
}

function causeLines({ check, cases, rules, example }: Cause): readonly string[] {
  return [
    `${countOf(cases, "case")} ${cases === 1 ? "fails" : "fail"} ${check}: ${example.message}`,
    `    rules: ${someOf(Object.entries(rules).map(([rule, count]) => `${rule} (${count})`))}`,
    `    example: --ruleset ${example.ruleset} --id ${example.id} (${example.operation}) ${example.title}`,
  ];
}

function wrongLine({ ruleset, rule, checks }: RuleReport, rules: readonly RuleReport[]): string {
  const { passed, failed } = rules.find((each) => each.ruleset === ruleset && each.rule === rule)!;
  return `FAILED ${ruleset} ${rule}: ${failed} of ${passed + failed} cases (${checks.join(", ")})`;
}

function baselineLines(comparison: BaselineComparison | undefined): readonly string[] {
  if (comparison === undefined) return [];
  const { path, isOtherCorpus, fresh, known, fixed } = comparison;
  return [
    `${path}: ${countOf(fresh.length, "new failure")}, ${countOf(known.length, "known failure")}, ${fixed.length} fixed`,
    ...fixed.map(({ ruleset, id, title }) => `FIXED ${ruleset} ${id}: ${title}`),
    ...(fixed.length > 0 ? ["To remove the fixed cases from the file, run again with --update-baseline."] : []),
    ...(isOtherCorpus
      ? ["The baseline was written for another corpus: changed vectors can fail for a new reason."]
      : []),
  ];
}

function openLines(checked: readonly CheckedCase[]): readonly string[] {
  const unsupported = Object.entries(unsupportedIn(checked));
  const notAsked = checked.filter(({ asked }) => !asked).length;
  return [
    ...(unsupported.length > 0
      ? [`UNSUPPORTED ${someOf(unsupported.map(([operation, cases]) => `${operation} (${cases})`))}`]
      : []),
    ...uncheckedIn(checked).map(
      ({ check, cases }) =>
        `NOT CHECKED ${check}: ${countOf(cases, "answer")} without the members that this check reads`,
    ),
    ...(notAsked > 0
      ? [`NOT SENT ${countOf(notAsked, "case")}: the engine stopped answering, or the run was stopped`]
      : []),
  ];
}

function sumLines(run: Run, rules: readonly RuleReport[]): readonly string[] {
  const { target, level, checked, comparison } = run;
  const answeredCount = checked.filter(({ asked, unsupported }) => asked && !unsupported).length;
  const levels = byLevel(run).map(({ level: each, right }) => `${each} ${right} of ${answeredCount}`);
  const right = checked.filter(isRight).length;
  const failed = checked.filter(({ shortcomings }) => shortcomings.length > 0).length;
  const parts = [
    `${right} of ${checked.length} cases passed`,
    `${failed} failed${comparison === undefined ? "" : ` (${comparison.fresh.length} new)`}`,
    `${checked.filter(({ unsupported }) => unsupported).length} unsupported`,
    `${checked.filter(({ asked }) => !asked).length} not sent`,
  ];
  const whole = rules.filter(
    ({ passed, failed, notAsked, unsupported }) => passed > 0 && failed + notAsked + unsupported === 0,
  );
  return [
    `Passed at each level: ${levels.join(", ")}`,
    `Level reached: ${reachedLevel(run) ?? "none"} (requested: ${level})`,
    `${target}: ${parts.join(", ")}; ${whole.length} of ${rules.length} rules passed`,
  ];
}

function someOf(names: readonly string[]): string {
  const more = names.length - MAX_RULES;
  return more > 0 ? `${names.slice(0, MAX_RULES).join(", ")} and ${more} more` : names.join(", ");
}

function countOf(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}

/** The report as JSON. */
export function jsonReport(run: Run): string {
  const { target, identity, level, checked, comparison } = run;
  const wrong = checked.filter(({ shortcomings }) => shortcomings.length > 0);
  const idsOf = (cases: readonly CheckedCase[]): readonly string[] =>
    cases.map(({ ruleset, id }) => `${ruleset} ${id}`);
  return JSON.stringify(
    {
      kind: "CONFORMANCE",
      target,
      ...identity,
      level,
      reached: reachedLevel(run),
      levels: byLevel(run),
      cases: checked.length,
      right: checked.filter(isRight).length,
      failed: wrong.length,
      unsupported: checked.filter(({ unsupported }) => unsupported).length,
      notAsked: checked.filter(({ asked }) => !asked).length,
      unsupportedOperations: unsupportedIn(checked),
      unchecked: uncheckedIn(checked),
      causes: causesOf(wrong),
      rules: byRule(checked),
      wrong,
      ...(comparison === undefined
        ? {}
        : {
            baseline: {
              path: comparison.path,
              isOtherCorpus: comparison.isOtherCorpus,
              fresh: idsOf(comparison.fresh),
              known: idsOf(comparison.known),
              fixed: idsOf(comparison.fixed),
            },
          }),
    },
    null,
    2,
  );
}

/** Formats the report as JUnit XML: one suite per rule. The type of a failure is the first failed check. */
export function junitReport(run: Run): string {
  const { target, identity, level, checked, comparison } = run;
  const known = new Set(comparison?.known);
  const isFailure = (each: CheckedCase): boolean => each.shortcomings.length > 0 && !known.has(each);
  const revisions = Object.entries(identity.revisions).map(
    ([id, revision]) => [`revision.${id}`, `${revision}`] as const,
  );
  const reached = reachedLevel(run) ?? "none";
  const facts = [
    ["kit", identity.kit],
    ["corpus", identity.corpus],
    ...revisions,
    ["level", level],
    ["reached", reached],
  ];
  const properties = facts.map(([name, value]) => `      <property name="${xml(name!)}" value="${xml(value!)}"/>`);
  const suites = byRule(checked).map(({ ruleset, rule, unsupported, notAsked }) => {
    const cases = checked.filter((each) => each.ruleset === ruleset && each.rule === rule);
    const failures = cases.filter(isFailure).length;
    const skipped = unsupported + notAsked + cases.filter((each) => known.has(each)).length;
    const name = xml(`${ruleset} ${rule}`);
    const sums = `tests="${cases.length}" failures="${failures}" skipped="${skipped}"`;
    const lines = cases.map((each) => junitCase(each, known.has(each)));
    const head = `    <properties>\n${properties.join("\n")}\n    </properties>`;
    return `  <testsuite name="${name}" ${sums}>\n${head}\n${lines.join("\n")}\n  </testsuite>`;
  });
  const head = `<testsuites name="${xml(target)}" tests="${checked.length}" failures="${checked.filter(isFailure).length}">`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${head}\n${suites.join("\n")}\n</testsuites>`;
}

function junitCase(
  { ruleset, operation, id, title, asked, unsupported, shortcomings }: CheckedCase,
  isKnown: boolean,
): string {
  const openTag = `    <testcase classname="${xml(`${ruleset}.${operation}`)}" name="${xml(`${id}: ${title}`)}"`;
  const skipped = (why: string): string => `${openTag}><skipped message="${xml(why)}"/></testcase>`;
  if (!asked) return skipped("not sent");
  if (unsupported) return skipped("unsupported");
  const [first] = shortcomings;
  if (first === undefined) return `${openTag}/>`;
  const lines = shortcomings.map(({ check, message }) => `${check}: ${message}`);
  if (isKnown) return skipped(`known failure: ${lines[0]}`);
  return `${openTag}><failure type="${first.check}" message="${xml(first.message)}">${xml(lines.join("\n"))}</failure></testcase>`;
}

function xml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll(/[^\t\n\r\u0020-\uFFFD]/g, "");
}
