import { isWithin, type Place, placesAt, replacedAt } from "../audit/pointer";
import type { Malformed, Reported } from "../contract/answer";
import type { AnyReport } from "../contract/operation";
import type { Phrases } from "../contract/phrases";
import type { Result } from "../contract/request";
import type { AnyRuleset } from "../contract/ruleset";
import type { SnapshotBase } from "../contract/snapshot";
import { faultsOf, gathered, shortened } from "../request/fault";
import {
  faultsFound,
  headFaults,
  isMalformed,
  malformed,
  migrated,
  onCharts,
  readCharts,
  stateFaults,
} from "../request/read";
import { nearestSaid } from "../text/did-you-mean";
import { spokenLanguage } from "../text/localize";
import { faultAt, sayAnswer } from "../text/message";

/**
 * Reads a report's input, every snapshot in it included, and computes the report in the language it names, else in the words
 * that its caller reads, where those are known.
 */
export async function compute(
  ruleset: AnyRuleset,
  report: AnyReport,
  request: Readonly<Record<string, unknown>>,
  spoken?: Phrases,
): Promise<Reported | Malformed> {
  const { charts: overrides, ...input } = request;
  const { languages, phrasesOf } = ruleset;
  const named = spokenLanguage(ruleset, input.language);
  const phrases = named === undefined && spoken !== undefined ? spoken : await phrasesOf(named ?? languages[0]!);
  const answer = onCharts(
    overrides,
    (): Result<Reported> => {
      const charts = readCharts(ruleset, overrides);
      const read = readInput(ruleset, report, input);
      if (isMalformed(charts) || isMalformed(read)) return malformed(gathered(faultsFound(charts), faultsFound(read)));
      const faults = report.snapshots
        .flatMap((pattern) => placesAt(read.input, pattern))
        .map(({ pointer, value }) => stateFaults(ruleset, value as SnapshotBase, charts.charts, pointer));
      const impossible = gathered(...faults);
      if (impossible.length > 0) return malformed(impossible);
      const output = report.compute(read.input, charts.charts, phrases);
      return { kind: "REPORT", ruleset: ruleset.id, report: report.name, output };
    },
    (answer) => answer.kind !== "REPORT" || report.output.safeParse(answer.output).success,
  );
  return sayAnswer(answer, named === undefined ? (spoken ?? ruleset.sayings) : phrases);
}

/** Computes the report of a name, as `compute` does; a name that is none's is a fault. */
export async function computeNamed(
  ruleset: AnyRuleset,
  name: string,
  request: Readonly<Record<string, unknown>>,
  spoken?: Phrases,
): Promise<Reported | Malformed> {
  const found = ruleset.reports.find((each) => each.name === name);
  if (found !== undefined) return compute(ruleset, found, request, spoken);
  const names = ruleset.reports.map((each) => each.name);
  const hint = nearestSaid(name, names, { id: "hint/names", values: { names } });
  const values = { name: shortened(name), hint };
  const sayings = spoken ?? ruleset.sayings;
  return sayAnswer(malformed([faultAt("REPORT_UNKNOWN", "/report", values)]), sayings);
}

function readInput(ruleset: AnyRuleset, report: AnyReport, input: unknown): Result<{ readonly input: unknown }> {
  const places = report.snapshots.flatMap((pattern) => placesAt(input, pattern));
  const heads = places.flatMap(({ pointer, value }) => headFaults(ruleset, value, pointer));
  const parsed = report.input.safeParse(inShape(ruleset, places, input));
  const codeAt = (pointer: string): string => {
    if (pointer === "/language") return "LANGUAGE_UNKNOWN";
    return places.some((place) => pointer.startsWith(`${place.pointer}/`)) ? "SNAPSHOT_MALFORMED" : "INPUT_MALFORMED";
  };
  if (parsed.success && heads.length === 0) return { input: parsed.data };
  // Whatever is no snapshot of this ruleset is reported as that alone.
  const strange = places
    .map(({ pointer }) => pointer)
    .filter((place) => heads.some((head) => isWithin(head.pointer, place)));
  const faults = parsed.success ? [] : faultsOf(parsed.error, "", codeAt);
  const others = faults.filter(({ pointer }) => !strange.some((place) => isWithin(pointer, place)));
  return malformed(gathered(heads, others));
}

/** The input with its snapshots in the shape of the revision in force. */
function inShape(ruleset: AnyRuleset, places: readonly Place[], input: unknown): unknown {
  if (ruleset.migrations === undefined) return input;
  const sound = places.filter(({ pointer, value }) => headFaults(ruleset, value, pointer).length === 0);
  return sound.reduce((found, { pointer, value }) => replacedAt(found, pointer, migrated(ruleset, value)), input);
}
