import type { Comparison } from "./baseline";
import { type Cause, causesOf } from "./causes";
import type { Checked } from "./check";
import type { Identity } from "./identity";
import { type Check, includesLevel, type Law, LEVELS, type Level } from "./shortcoming";

/** A run of the kit against an engine. */
export interface Run {
  readonly target: string;
  readonly identity: Identity;
  /** The highest level that was checked. */
  readonly level: Level;
  readonly checked: readonly Checked[];
  /** How the run compares with a baseline; undefined without one. */
  readonly comparison?: Comparison | undefined;
}

/** The vectors of one rule, how many of them an engine gets right, and the checks that the others fail. */
export interface RuleReport {
  readonly ruleset: string;
  readonly rule: string;
  readonly passed: number;
  readonly failed: number;
  readonly unsupported: number;
  readonly notAsked: number;
  readonly checks: readonly Check[];
}

/** A law that some answers tell too little for, and how many. */
export interface Unchecked {
  readonly check: Law;
  readonly cases: number;
}

/** A level, and how many of the cases that the engine answered are right at it. */
export interface LevelReport {
  readonly level: Level;
  readonly right: number;
}

/** True for a case that was asked and answered rightly. */
export function isRight({ asked, unsupported, shortcomings }: Checked): boolean {
  return asked && !unsupported && shortcomings.length === 0;
}

/** True for a run without a new failure: every case was asked, and at least one of them is right. */
export function isGood({ checked, comparison }: Run): boolean {
  const failed = comparison?.fresh ?? checked.filter(({ shortcomings }) => shortcomings.length > 0);
  const isJudged = checked.some(isRight) || (comparison?.known.length ?? 0) > 0;
  return failed.length === 0 && isJudged && checked.every(({ asked }) => asked);
}

/** The report by rule, in the order of the rules' numbers. */
export function byRule(checked: readonly Checked[]): RuleReport[] {
  const compare = new Intl.Collator("en", { numeric: true }).compare;
  const rules = groupedBy(checked, ({ ruleset, rule }) => `${ruleset} ${rule}`);
  return [...rules.values()].map(ruleReport).sort((a, b) => compare(a.ruleset, b.ruleset) || compare(a.rule, b.rule));
}

function ruleReport(cases: readonly Checked[]): RuleReport {
  const { ruleset, rule } = cases[0]!;
  const passed = cases.filter(isRight).length;
  const unsupported = cases.filter((each) => each.unsupported).length;
  const notAsked = cases.filter(({ asked }) => !asked).length;
  const checks = new Set(cases.flatMap(({ shortcomings }) => shortcomings.map(({ check }) => check)));
  const failed = cases.length - passed - unsupported - notAsked;
  return { ruleset, rule, passed, failed, unsupported, notAsked, checks: [...checks] };
}

/** The levels up to the one that was checked, each with the cases that are right at it. */
export function byLevel({ level, checked }: Run): LevelReport[] {
  const answered = checked.filter(({ asked, unsupported }) => asked && !unsupported);
  return LEVELS.filter((each) => includesLevel(level, each)).map((each) => {
    const isRightAt = ({ shortcomings }: Checked): boolean =>
      !shortcomings.some((shortcoming) => includesLevel(each, shortcoming.level));
    return { level: each, right: answered.filter(isRightAt).length };
  });
}

/** The highest level at which every case that the engine answered is right; null if there is none. */
export function reachedLevel(run: Run): Level | null {
  const answered = run.checked.filter(({ asked, unsupported }) => asked && !unsupported).length;
  return byLevel(run).findLast(({ right }) => right > 0 && right === answered)?.level ?? null;
}

/** The laws that some answers tell too little for. */
export function uncheckedIn(checked: readonly Checked[]): Unchecked[] {
  const counts = new Map<Law, number>();
  for (const law of checked.flatMap(({ unchecked }) => unchecked)) counts.set(law, (counts.get(law) ?? 0) + 1);
  return [...counts].map(([check, cases]) => ({ check, cases }));
}

/** Operations that the engine does not support, with the number of their cases. */
function unsupportedIn(checked: readonly Checked[]): Readonly<Record<string, number>> {
  const groups = groupedBy(
    checked.filter(({ unsupported }) => unsupported),
    ({ ruleset, operation }) => `${ruleset} ${operation}`,
  );
  return Object.fromEntries([...groups].map(([operation, cases]) => [operation, cases.length]));
}

function groupedBy(
  checked: readonly Checked[],
  keyOf: (each: Checked) => string,
): ReadonlyMap<string, readonly Checked[]> {
  const groups = new Map<string, Checked[]>();
  for (const each of checked) {
    const group = groups.get(keyOf(each));
    if (group === undefined) groups.set(keyOf(each), [each]);
    else group.push(each);
  }
  return groups;
}

/** Rules that a line of the text report names at most. */
const MOST_RULES = 8;

/**
 * The report as text: new failures by cause, then by rule, then what was not judged, and the sum at the end, where a long
 * report leaves the reader.
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
    ...section("Not judged", openLines(checked)),
    "",
    ...sumLines(run, rules),
  ].join("\n");
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ["", title, ...lines.map((line) => `  ${line}`)];
}

function causeLines({ check, cases, rules, example }: Cause): readonly string[] {
  return [
    `${counted(cases, "case")}: ${check}: ${example.message}`,
    `    rules: ${someOf(Object.entries(rules).map(([rule, count]) => `${rule} (${count})`))}`,
    `    example: --ruleset ${example.ruleset} --id ${example.id} (${example.operation}) ${example.title}`,
  ];
}

function wrongLine({ ruleset, rule, checks }: RuleReport, rules: readonly RuleReport[]): string {
  const { passed, failed } = rules.find((each) => each.ruleset === ruleset && each.rule === rule)!;
  return `WRONG ${ruleset} ${rule}: ${failed} of ${passed + failed} cases (${checks.join(", ")})`;
}

function baselineLines(comparison: Comparison | undefined): readonly string[] {
  if (comparison === undefined) return [];
  const { path, isOtherCorpus, fresh, known, fixed } = comparison;
  return [
    `${path}: ${fresh.length} new failures, ${known.length} known failures, ${fixed.length} fixed`,
    ...fixed.map(({ ruleset, id, title }) => `FIXED ${ruleset} ${id}: ${title}`),
    ...(fixed.length > 0 ? ["Run again with --update-baseline to take the fixed cases out of the file."] : []),
    ...(isOtherCorpus
      ? ["The baseline was written for another corpus: changed vectors can fail for a new reason."]
      : []),
  ];
}

function openLines(checked: readonly Checked[]): readonly string[] {
  const unsupported = Object.entries(unsupportedIn(checked));
  const notAsked = checked.filter(({ asked }) => !asked).length;
  return [
    ...(unsupported.length > 0
      ? [`UNSUPPORTED ${someOf(unsupported.map(([operation, cases]) => `${operation} (${cases})`))}`]
      : []),
    ...uncheckedIn(checked).map(
      ({ check, cases }) => `NOT CHECKED ${check}: ${counted(cases, "answer")} without the members that it needs`,
    ),
    ...(notAsked > 0
      ? [`${counted(notAsked, "case")} not asked: the engine no longer answers, or the run was stopped`]
      : []),
  ];
}

function sumLines(run: Run, rules: readonly RuleReport[]): readonly string[] {
  const { target, level, checked, comparison } = run;
  const answered = checked.filter(({ asked, unsupported }) => asked && !unsupported).length;
  const levels = byLevel(run).map(({ level: each, right }) => `${each} ${right} of ${answered}`);
  const right = checked.filter(isRight).length;
  const failed = checked.filter(({ shortcomings }) => shortcomings.length > 0).length;
  const parts = [
    `${right} of ${checked.length} cases right`,
    `${failed} wrong${comparison === undefined ? "" : ` (${comparison.fresh.length} new)`}`,
    `${checked.filter(({ unsupported }) => unsupported).length} unsupported`,
    `${checked.filter(({ asked }) => !asked).length} not asked`,
  ];
  const whole = rules.filter(
    ({ passed, failed, notAsked, unsupported }) => passed > 0 && failed + notAsked + unsupported === 0,
  );
  return [
    `Right at each level: ${levels.join(", ")}`,
    `Level reached: ${reachedLevel(run) ?? "none"} (asked: ${level})`,
    `${target}: ${parts.join(", ")}; ${whole.length} of ${rules.length} rules right`,
  ];
}

function someOf(names: readonly string[]): string {
  const more = names.length - MOST_RULES;
  return more > 0 ? `${names.slice(0, MOST_RULES).join(", ")} and ${more} more` : names.join(", ");
}

function counted(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}

/** The report as JSON. */
export function jsonReport(run: Run): string {
  const { target, identity, level, checked, comparison } = run;
  const wrong = checked.filter(({ shortcomings }) => shortcomings.length > 0);
  const idsOf = (cases: readonly Checked[]): readonly string[] => cases.map(({ ruleset, id }) => `${ruleset} ${id}`);
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

/** The report as JUnit XML: a suite for every rule, and the first check that a case fails as the type of its failure. */
export function junitReport(run: Run): string {
  const { target, identity, level, checked, comparison } = run;
  const known = new Set(comparison?.known);
  const isFailure = (each: Checked): boolean => each.shortcomings.length > 0 && !known.has(each);
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
  { ruleset, operation, id, title, asked, unsupported, shortcomings }: Checked,
  isKnown: boolean,
): string {
  const open = `    <testcase classname="${xml(`${ruleset}.${operation}`)}" name="${xml(`${id}: ${title}`)}"`;
  const skipped = (why: string): string => `${open}><skipped message="${xml(why)}"/></testcase>`;
  if (!asked) return skipped("not asked");
  if (unsupported) return skipped("unsupported");
  const [first] = shortcomings;
  if (first === undefined) return `${open}/>`;
  const lines = shortcomings.map(({ check, message }) => `${check}: ${message}`);
  if (isKnown) return skipped(`known failure: ${lines[0]}`);
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
