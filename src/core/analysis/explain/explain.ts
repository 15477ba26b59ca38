import * as z from "zod";
import type { TotalMeaning } from "../../contract/answer";
import type { AuditEntry } from "../../contract/audit";
import type { AnyChart } from "../../contract/chart";
import type { Fault, Unread } from "../../contract/request";
import type { AnyRuleset } from "../../contract/ruleset";
import { overrideCharts } from "../../request/charts";
import { gathered } from "../../request/fault";
import { faultsFound, isMalformed, malformed } from "../../request/read";
import { languageFault, spokenLanguage } from "../../text/localize";
import { faultAt } from "../../text/message";
import { readLine } from "../audit-line";
import { defineAnalysis, type Given, languageField } from "../call";
import { HEADINGS } from "../headings";
import { operationOf, replayed } from "../replay";
import { explainEntry } from "./explain-entry";
import { explanationSchema } from "./explanation";

const own = z.strictObject({
  entry: z
    .record(z.string(), z.unknown())
    .optional()
    .describe("A line of an audit trail, as a resolution returned it. Send this, or `request` and `index`."),
  request: z
    .record(z.string(), z.unknown())
    .optional()
    .describe(
      "The request of a resolution with its operation's name as `operation`: its line is then explained with what the operation knows.",
    ),
  index: z
    .int32()
    .min(0)
    .max(100_000)
    .optional()
    .describe("Which line of the audit trail of that request, from 0; the full one, whatever it asked for."),
  language: languageField,
});

type Own = z.infer<typeof own>;

/** Why a line of an audit trail says what it says. */
export const explain = defineAnalysis({
  name: "explain",
  ...HEADINGS.explain,
  shared: ["charts"],
  own,
  answer: explanationSchema,
  meaning: "Why a line of an audit trail says what it says.",
  speaks: true,
  refuses: false,
  example: (ruleset, { operations }): Given => {
    const { operation } = ruleset.analysis?.odds ?? { operation: ruleset.operations[0]!.name };
    return { request: { operation, ...operations[operation] }, index: 1 };
  },
  call: async (ruleset, fields, { charts: given }) => {
    const { language = ruleset.languages[0]! } = fields;
    const spoken = spokenLanguage(ruleset, language);
    const own = given ?? fields.request?.charts ?? undefined;
    const laid = own === undefined ? undefined : overrideCharts(ruleset.pack, ruleset.packSchema, own);
    const drawn = pointedAt(given === undefined ? "/request" : "", laid?.ok === false ? laid.faults : []);
    const line = fields.entry === undefined ? lineOf(ruleset, fields) : readEntry(fields.entry);
    const more = faultsFound(line);
    const others = more.filter(({ pointer }) => !drawn.some((each) => each.pointer === pointer));
    const faults = gathered(spoken === undefined ? [languageFault(ruleset)] : [], drawn, others);
    if (isMalformed(line) || laid?.ok === false || faults.length > 0) return malformed(faults);
    const charts = (laid?.pack ?? ruleset.pack).charts as Readonly<Record<string, AnyChart>>;
    const phrases = await ruleset.phrasesOf(spoken!);
    return explainEntry(line.entry, { ruleset, charts, phrases, totals: line.totals });
  },
});

interface Line {
  readonly entry: AuditEntry;
  readonly totals: readonly TotalMeaning[] | undefined;
}

function readEntry(given: unknown): Line | Unread {
  const read = readLine(given, "/entry");
  return isMalformed(read) ? read : { ...read, totals: undefined };
}

/** Faults of what stands at `root` in the request, which was read by itself. */
function pointedAt(root: string, faults: readonly Fault[]): Fault[] {
  return faults.map((fault) => ({ ...fault, pointer: `${root}${fault.pointer}` }));
}

/** A line of a recorded request, resolved again; and what its totals mean, asked for with a tape that ends just before it. */
function lineOf(ruleset: AnyRuleset, { request, index = 0 }: Own): Line | Unread {
  if (request === undefined) {
    return malformed([faultAt("ENTRY_MALFORMED", "/entry")]);
  }
  const operation = operationOf(request);
  if (typeof operation !== "string") return malformed([operation]);
  const instead = { audit: "FULL", views: undefined } as const;
  const answer = replayed(ruleset, { operation, request }, instead);
  if (answer.kind === "MALFORMED") {
    return malformed(pointedAt("/request", answer.faults).map((fault) => ({ ...fault, code: "REQUEST_MALFORMED" })));
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
  const asked = replayed(ruleset, { operation, request }, { ...instead, dice: before });
  return { entry, totals: asked.kind === "NEEDS_ROLL" ? asked.next.totals : undefined };
}
