import * as z from "zod";
import type { TotalMeaning } from "../../contract/answer";
import type { AuditEntry } from "../../contract/audit";
import type { AnyChart, ChartPack } from "../../contract/chart";
import type { Fault, InvalidRequest, Result } from "../../contract/request";
import type { AnyRuleset } from "../../contract/ruleset";
import { overrideCharts } from "../../request/charts";
import { mergeFaults } from "../../request/fault";
import { isMalformed, malformed, malformedFaults } from "../../request/result";
import { languageFault, supportedLanguage } from "../../text/localize";
import { faultAt } from "../../text/message";
import { parseLine } from "../audit-line";
import { defineAnalysis, languageField, type RequestFields } from "../call";
import { HEADINGS } from "../headings";
import { operationOf, replayRequest } from "../replay";
import { explainEntry } from "./explain-entry";
import { explanationSchema } from "./explanation";

const explainFields = z.strictObject({
  entry: z
    .record(z.string(), z.unknown())
    .optional()
    .describe("An audit line from a resolution. Send this, or `request` and `index`."),
  request: z
    .record(z.string(), z.unknown())
    .optional()
    .describe(
      "The request of a resolution, with the operation's name as `operation`. The explanation then includes what only the operation knows.",
    ),
  index: z
    .int32()
    .min(0)
    .max(100_000)
    .optional()
    .describe("Number of the line in the full audit trail of the request, from 0."),
  language: languageField,
});

type ExplainFields = z.infer<typeof explainFields>;

/** Explains a line of an audit trail. */
export const explain = defineAnalysis({
  name: "explain",
  ...HEADINGS.explain,
  shared: ["charts"],
  own: explainFields,
  answer: explanationSchema,
  meaning: "Explanation of an audit line.",
  isLocalized: true,
  refuses: false,
  example: (ruleset, { operations }): RequestFields => {
    const { operation } = ruleset.analysis?.odds ?? { operation: ruleset.operations[0]!.name };
    return { request: { operation, ...operations[operation] }, index: 1 };
  },
  call: async (ruleset, fields, { charts: sentCharts }) => {
    const { language = ruleset.languages[0] } = fields;
    const spoken = supportedLanguage(ruleset, language);
    const overrides = sentCharts ?? fields.request?.charts ?? undefined;
    const pack: Result<ChartPack> =
      overrides === undefined ? ruleset.pack : overrideCharts(ruleset.pack, ruleset.packSchema, overrides);
    const chartFaults = prefixPointers(sentCharts === undefined ? "/request" : "", malformedFaults(pack));
    const line = fields.entry === undefined ? lineOf(ruleset, fields) : parseEntry(fields.entry);
    const lineFaults = malformedFaults(line);
    const otherFaults = lineFaults.filter(({ pointer }) => !chartFaults.some((each) => each.pointer === pointer));
    const faults = mergeFaults(spoken === undefined ? [languageFault(ruleset)] : [], chartFaults, otherFaults);
    if (isMalformed(line) || isMalformed(pack) || faults.length > 0) return malformed(faults);
    const charts = pack.charts as Readonly<Record<string, AnyChart>>;
    const phrases = await ruleset.phrasesOf(spoken!);
    return explainEntry(line.entry, { ruleset, charts, phrases, totals: line.totals });
  },
});

interface ExplainedLine {
  readonly entry: AuditEntry;
  readonly totals: readonly TotalMeaning[] | undefined;
}

function parseEntry(line: unknown): ExplainedLine | InvalidRequest {
  const parsed = parseLine(line, "/entry");
  return isMalformed(parsed) ? parsed : { ...parsed, totals: undefined };
}

/** Prefixes the pointers of faults with `root`, the place in the request of a value that was parsed alone. */
function prefixPointers(root: string, faults: readonly Fault[]): Fault[] {
  return faults.map((fault) => ({ ...fault, pointer: `${root}${fault.pointer}` }));
}

/**
 * Replays a recorded request and returns one of its audit lines. A second replay, on a tape that ends before this line,
 * supplies the meaning of each total.
 */
function lineOf(ruleset: AnyRuleset, { request, index = 0 }: ExplainFields): ExplainedLine | InvalidRequest {
  if (request === undefined) {
    return malformed([faultAt("ENTRY_MALFORMED", "/entry")]);
  }
  const operation = operationOf(request);
  if (typeof operation !== "string") return malformed([operation]);
  const overrides = { audit: "FULL", views: undefined } as const;
  const answer = replayRequest(ruleset, { operation, request }, overrides);
  if (answer.kind === "MALFORMED") {
    return malformed(
      prefixPointers("/request", answer.faults).map((fault) => ({ ...fault, code: "REQUEST_MALFORMED" })),
    );
  }
  if (answer.kind !== "RESOLUTION") {
    return malformed([faultAt("REQUEST_MALFORMED", "/request")]);
  }
  const entry = answer.audit[index];
  if (entry === undefined) {
    return malformed([faultAt("INDEX_MALFORMED", "/index", { lines: answer.audit.length })]);
  }
  if (!("faces" in entry)) return { entry, totals: [] };
  const before = answer.audit.slice(0, index).flatMap((each) => ("faces" in each ? each.faces : []));
  const truncated = replayRequest(ruleset, { operation, request }, { ...overrides, dice: before });
  return { entry, totals: truncated.kind === "NEEDS_ROLL" ? truncated.next.totals : undefined };
}
