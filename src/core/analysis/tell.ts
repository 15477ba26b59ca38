import * as z from "zod";
import { auditEntrySchema } from "../audit/entry-schema";
import type { AuditEntry } from "../contract/audit";
import type { AnyRuleset } from "../contract/ruleset";
import { pointerTo } from "../json/pointer";
import { mergeFaults } from "../request/fault";
import { malformed, malformedFaults } from "../request/result";
import { languageFault, localizeAudit, supportedLanguage } from "../text/localize";
import { parseLine } from "./audit-line";
import { defineAnalysis, languageField, type RequestFields } from "./call";
import { HEADINGS } from "./headings";
import { replayRequest } from "./replay";

/** Maximum lines per request. */
const MOST_LINES = 20_000;

const tellFields = z.strictObject({
  audit: z
    .array(z.record(z.string(), z.unknown()))
    .max(MOST_LINES)
    .describe("An audit trail from a resolution, or some of its lines. Existing sentences are replaced."),
  language: languageField,
});

const answer = z
  .strictObject({
    kind: z.literal("TELLING").describe("Always TELLING."),
    ruleset: z.string().describe("Id of the ruleset."),
    language: z.string().describe("Language of the sentences. Codes are the same in every language."),
    audit: z.array(auditEntrySchema).describe("The same lines in the same order, each with its sentence."),
  })
  .meta({ id: "Telling", description: "An audit trail with sentences in a language." });

/** An audit trail with a sentence for each line. */
export interface AuditNarration {
  readonly kind: "TELLING";
  readonly ruleset: string;
  readonly language: string;
  readonly audit: readonly (AuditEntry & { readonly sentence?: string })[];
}

/** Adds the sentences of another language to an audit trail. */
export const tell = defineAnalysis({
  name: "tell",
  ...HEADINGS.tell,
  shared: [],
  own: tellFields,
  answer,
  meaning: "An audit trail with sentences in a language.",
  isLocalized: true,
  refuses: false,
  bodyLimit: 1024 * 1024,
  example: (ruleset, { operations }): RequestFields => {
    const { operation } = ruleset.analysis?.odds ?? { operation: ruleset.operations[0]!.name };
    const request = { operation, ...operations[operation] };
    const answer = replayRequest(ruleset, { operation, request }, { audit: "SUMMARY" });
    return { audit: answer.kind === "RESOLUTION" ? answer.audit.slice(0, 3) : [], language: ruleset.languages.at(-1) };
  },
  withLines: (answer, change) => ({ ...answer, audit: change(answer.audit as readonly AuditEntry[]) }),
  call: async (ruleset, { audit, language = ruleset.languages[0] }) => {
    const spoken = supportedLanguage(ruleset, language);
    const lines = audit.map((line, index) => parseLine(line, pointerTo("/audit", [index])));
    const faults = mergeFaults(
      spoken === undefined ? [languageFault(ruleset)] : [],
      ...lines.map((line) => malformedFaults(line)),
    );
    if (faults.length > 0) return malformed(faults);
    const entries = lines.flatMap((line) => ("entry" in line ? [line.entry] : []));
    return narrate(ruleset, entries, spoken!);
  },
});

async function narrate(
  ruleset: AnyRuleset,
  entries: readonly AuditEntry[],
  language: string,
): Promise<z.infer<typeof answer>> {
  const phrases = await ruleset.phrasesOf(language);
  const audit = localizeAudit(entries, (text) => text(phrases)) as z.infer<typeof answer>["audit"];
  return { kind: "TELLING", ruleset: ruleset.id, language, audit };
}
