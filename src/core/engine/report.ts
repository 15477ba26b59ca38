import type { Reported } from "../contract/answer";
import type { AnyReport } from "../contract/operation";
import type { Phrases } from "../contract/phrases";
import type { Malformed, Result } from "../contract/request";
import { type AnyRuleset, findReport } from "../contract/ruleset";
import type { SnapshotBase } from "../contract/snapshot";
import { isWithin, type LocatedValue, replaceAt, valuesAt } from "../json/pointer";
import { callWithCharts, parseCharts } from "../request/charts";
import { issueFaults, mergeFaults, shorten } from "../request/fault";
import { isMalformed, malformed, malformedFaults } from "../request/result";
import { headFaults, migrateSnapshot, stateFaults } from "../request/snapshot";
import { nearestNameHint } from "../text/did-you-mean";
import { supportedLanguage } from "../text/localize";
import { faultAt, formatAnswer } from "../text/message";

/**
 * Parses a report's input, including its snapshots, and computes the report. The language is the one the input names,
 * else the caller's, else the ruleset's first.
 */
export async function evaluateReport(
  ruleset: AnyRuleset,
  report: AnyReport,
  request: Readonly<Record<string, unknown>>,
  spoken?: Phrases,
): Promise<Reported | Malformed> {
  const { charts: overrides, ...input } = request;
  const { languages, phrasesOf } = ruleset;
  const requestedLanguage = supportedLanguage(ruleset, input.language);
  const phrases =
    requestedLanguage === undefined && spoken !== undefined
      ? spoken
      : await phrasesOf(requestedLanguage ?? languages[0]);
  const answer = callWithCharts(
    overrides,
    (): Result<Reported> => {
      const charts = parseCharts(ruleset, overrides);
      const read = parseInput(ruleset, report, input);
      if (isMalformed(charts) || isMalformed(read))
        return malformed(mergeFaults(malformedFaults(charts), malformedFaults(read)));
      const faults = report.snapshots
        .flatMap((pattern) => valuesAt(read.input, pattern))
        .map(({ pointer, value }) => stateFaults(ruleset, value as SnapshotBase, charts.charts, pointer));
      const impossible = mergeFaults(...faults);
      if (impossible.length > 0) return malformed(impossible);
      const output = report.compute(read.input, charts.charts, phrases);
      return { kind: "REPORT", ruleset: ruleset.id, report: report.name, output };
    },
    (answer) => answer.kind !== "REPORT" || report.output.safeParse(answer.output).success,
  );
  return formatAnswer(answer, requestedLanguage === undefined ? (spoken ?? ruleset.templates) : phrases);
}

/** Computes the report with this name; an unknown name is a fault. */
export async function evaluateReportByName(
  ruleset: AnyRuleset,
  name: string,
  request: Readonly<Record<string, unknown>>,
  spoken?: Phrases,
): Promise<Reported | Malformed> {
  const report = findReport(ruleset, name);
  if (report !== undefined) return evaluateReport(ruleset, report, request, spoken);
  const names = ruleset.reports.map((each) => each.name);
  const hint = nearestNameHint(name, names, { id: "hint/names", values: { names } });
  const values = { name: shorten(name), hint };
  const templates = spoken ?? ruleset.templates;
  return formatAnswer(malformed([faultAt("REPORT_UNKNOWN", "/report", values)]), templates);
}

function parseInput(ruleset: AnyRuleset, report: AnyReport, input: unknown): Result<{ readonly input: unknown }> {
  const places = report.snapshots.flatMap((pattern) => valuesAt(input, pattern));
  const heads = places.flatMap(({ pointer, value }) => headFaults(ruleset, value, pointer));
  const parsed = report.input.safeParse(migrateSnapshots(ruleset, places, input));
  const codeAt = (pointer: string): string => {
    if (pointer === "/language") return "LANGUAGE_UNKNOWN";
    return places.some((place) => pointer.startsWith(`${place.pointer}/`)) ? "SNAPSHOT_MALFORMED" : "INPUT_MALFORMED";
  };
  if (parsed.success && heads.length === 0) return { input: parsed.data };
  // A value that is not a snapshot of this ruleset gets that one fault only.
  const foreign = places
    .map(({ pointer }) => pointer)
    .filter((place) => heads.some((head) => isWithin(head.pointer, place)));
  const faults = parsed.success ? [] : issueFaults(parsed.error, "", codeAt);
  const others = faults.filter(({ pointer }) => !foreign.some((place) => isWithin(pointer, place)));
  return malformed(mergeFaults(heads, others));
}

/** Migrates the snapshots in the input to the revision in force. */
function migrateSnapshots(ruleset: AnyRuleset, places: readonly LocatedValue[], input: unknown): unknown {
  if (ruleset.migrations === undefined) return input;
  const valid = places.filter(({ pointer, value }) => headFaults(ruleset, value, pointer).length === 0);
  return valid.reduce(
    (migratedInput, { pointer, value }) => replaceAt(migratedInput, pointer, migrateSnapshot(ruleset, value)),
    input,
  );
}
