import * as z from "zod";
import { auditEntrySchema } from "../audit/entry-schema";
import { pointerTo } from "../audit/pointer";
import type { AuditEntry } from "../contract/audit";
import type { AnyRuleset } from "../contract/ruleset";
import { gathered } from "../request/fault";
import { faultsFound, malformed } from "../request/read";
import { languageFault, spokenLanguage, tellLines } from "../text/localize";
import { readLine } from "./audit-line";
import { defineAnalysis, type Given, languageField } from "./call";
import { HEADINGS } from "./headings";
import { replayed } from "./replay";

/** The most lines of an audit trail that are told at once. */
const MOST_LINES = 20_000;

const own = z.strictObject({
  audit: z
    .array(z.record(z.string(), z.unknown()))
    .max(MOST_LINES)
    .describe(
      "An audit trail as a resolution returned it, or any of its lines; sentences that stand there are left out.",
    ),
  language: languageField,
});

const answer = z
  .strictObject({
    kind: z.literal("TELLING").describe("Always TELLING."),
    ruleset: z.string().describe("Id of the ruleset."),
    language: z.string().describe("Language of the sentences; codes are the same in every language."),
    audit: z.array(auditEntrySchema).describe("The same lines in the same order, each with its sentence."),
  })
  .meta({ id: "Telling", description: "An audit trail in the words of a language." });

/** An audit trail in the words of a language. */
export interface Telling {
  readonly kind: "TELLING";
  readonly ruleset: string;
  readonly language: string;
  readonly audit: readonly (AuditEntry & { readonly sentence?: string })[];
}

/** An audit trail in the words of another language. */
export const tell = defineAnalysis({
  name: "tell",
  ...HEADINGS.tell,
  shared: [],
  own,
  answer,
  meaning: "An audit trail in the words of a language.",
  speaks: true,
  refuses: false,
  bodyLimit: 1024 * 1024,
  example: (ruleset, { operations }): Given => {
    const { operation } = ruleset.analysis?.odds ?? { operation: ruleset.operations[0]!.name };
    const request = { operation, ...operations[operation] };
    const answer = replayed(ruleset, { operation, request }, { audit: "SUMMARY" });
    return { audit: answer.kind === "RESOLUTION" ? answer.audit.slice(0, 3) : [], language: ruleset.languages.at(-1) };
  },
  withLines: (answer, change) => ({ ...answer, audit: change(answer.audit as readonly AuditEntry[]) }),
  call: async (ruleset, { audit, language = ruleset.languages[0]! }) => {
    const spoken = spokenLanguage(ruleset, language);
    const lines = audit.map((line, index) => readLine(line, pointerTo("/audit", [index])));
    const faults = gathered(
      spoken === undefined ? [languageFault(ruleset)] : [],
      ...lines.map((line) => faultsFound(line)),
    );
    if (faults.length > 0) return malformed(faults);
    const entries = lines.flatMap((line) => ("entry" in line ? [line.entry] : []));
    return told(ruleset, entries, spoken!);
  },
});

async function told(
  ruleset: AnyRuleset,
  entries: readonly AuditEntry[],
  language: string,
): Promise<z.infer<typeof answer>> {
  const phrases = await ruleset.phrasesOf(language);
  const audit = tellLines(entries, (text) => text(phrases)) as z.infer<typeof answer>["audit"];
  return { kind: "TELLING", ruleset: ruleset.id, language, audit };
}
