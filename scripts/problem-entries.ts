import { withApiTemplates } from "../src/api/edge/messages";
import { refusalCodes, requestCodes, rulesetFaultCodes } from "../src/api/problems/codes";
import { engineMessageOf } from "../src/api/problems/engine";
import type { ProblemEntries, ProblemEntry, ProblemSource } from "../src/api/problems/entry";
import { kindsOf } from "../src/api/problems/kinds";
import { withCareerTemplates } from "../src/careers/problem";
import type { Phrases } from "../src/core/contract/phrases";
import type { AnyRuleset } from "../src/core/contract/ruleset";
import { operationWords, rulesetTitle } from "../src/core/text/describe";
import { codeOfMessage } from "../src/core/text/message";
import { kernelPhrases } from "../src/core/text/phrase-book";
import { partsOf } from "../src/core/text/template";
import { sampleOf } from "./problem-samples";

/** An answer that a published vector expects, with the request that gives it in any language. */
export interface ProblemEvidence {
  readonly code: string;
  readonly operation: string;
  /** The section that a refusal cites. Omitted for a fault. */
  readonly section?: string;
  /** Returns the answer in a language, without the members that every problem has. Omitted if an earlier one has it. */
  readonly answer?: (phrases: Phrases) => NonNullable<ProblemEntry["example"]>;
}

/** Returns the facts about every code in one language, in the order of codes. */
export async function problemEntries(
  rulesets: readonly AnyRuleset[],
  evidenceOf: (ruleset: AnyRuleset) => Promise<readonly ProblemEvidence[]>,
  language: string,
): Promise<ProblemEntries> {
  const entries = new Map<
    string,
    { messages: Set<string>; sources: ProblemSource[]; example?: NonNullable<ProblemEntry["example"]> }
  >();
  const entryOf = (code: string) => {
    const entry = entries.get(code) ?? { messages: new Set<string>(), sources: [] };
    entries.set(code, entry);
    return entry;
  };
  const service = withCareerTemplates(withApiTemplates(kernelPhrases(language)));
  const general = GENERAL_MESSAGES.map((id) => service.faults[id]!);
  for (const code of requestCodes()) {
    const entry = entryOf(code);
    const engineMessage = engineMessageOf(code);
    const own = engineMessage === undefined ? templatesOf(code, service.faults) : [engineMessage];
    for (const template of own.length === 0 || code === "INPUT_MALFORMED" ? [...own, ...general] : own)
      entry.messages.add(readable(template));
    entry.sources.push(...kindsOf(code).map((kind) => ({ kind, operations: [], rules: [] })));
  }
  for (const ruleset of rulesets) {
    const phrases = await ruleset.phrasesOf(language);
    const evidence = await evidenceOf(ruleset);
    const { id } = ruleset;
    const title = rulesetTitle(ruleset, phrases);
    const add = (code: string, kind: "refusal" | "malformed", templates: Readonly<Record<string, string>>) => {
      const entry = entryOf(code);
      for (const template of templatesOf(code, templates)) entry.messages.add(readable(template));
      const own = evidence.filter(
        (each) => each.code === code && (each.section === undefined) === (kind === "malformed"),
      );
      const names = [...new Set(own.map(({ operation }) => operation))];
      const cited = own.flatMap(({ section = "" }) => (section === "" ? [] : [section]));
      const operations = names.map((name) => ({ name, title: operationWords(ruleset, name, phrases).title }));
      entry.sources.push({ ruleset: id, title, kind, operations, rules: [...new Set(cited)] });
      const answer = own.find((each) => each.answer !== undefined)?.answer;
      if (answer !== undefined) entry.example ??= answer(phrases);
    };
    for (const code of refusalCodes(ruleset)) add(code, "refusal", phrases.refusals);
    for (const code of rulesetFaultCodes(ruleset)) add(code, "malformed", phrases.faults);
    for (const code of requestCodes()) {
      const answer = evidence.find((each) => each.code === code && each.answer !== undefined)?.answer;
      if (answer !== undefined) entryOf(code).example ??= answer(phrases);
    }
  }
  const sorted = [...entries].sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(
    sorted.map(([code, entry]) => {
      const messages = [...entry.messages];
      return [code, { ...entry, messages, ...(entry.example === undefined && { sample: sampleOf(code, messages) }) }];
    }),
  );
}

/** The messages of faults whose code has no message of its own. */
const GENERAL_MESSAGES = ["value/missing", "value/kind", "value/one-of"] as const;

function templatesOf(code: string, templates: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(templates)
    .filter(([id]) => codeOfMessage(id) === code)
    .map(([, template]) => template);
}

/** Returns a template with only names in braces: `{count} hits` of `{count} {count|hit|hits}`. */
function readable(template: string): string {
  return partsOf(template)
    .map((part) => {
      if (typeof part === "string") return part;
      if ("one" in part) return part.other;
      return `${part.before}{${part.name.split(".").findLast((word) => !/^\d+$/.test(word)) ?? part.name}}${part.after}`;
    })
    .join("");
}
