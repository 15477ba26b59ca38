import * as z from "zod";
import type { Answer, Decisions, NeedsRoll, Resolution } from "../contract/answer";
import type { AuditEntry } from "../contract/audit";
import type { Phrases } from "../contract/phrases";
import type { Fault, Malformed } from "../contract/request";
import type { AnyRuleset } from "../contract/ruleset";
import { lookupLanguage, namedLanguage } from "./accept-language";
import { describeDecisions } from "./describe";
import { faultAt } from "./message";
import { renderResult, renderSentence, scopesOf, wordFor } from "./sentence";
import { chartName as nameOfChart } from "./word-formatter";

/** Returns a text in the form a transport needs: the text itself, or a function that returns it for a language. */
export type Localizer<T> = (text: (phrases: Phrases) => string) => T;

/**
 * Adds sentences to an answer that the kernel gave in the language of these phrases: to its audit and its requested
 * dice. Returns it unchanged without phrases.
 */
export function addSentences<A extends Answer | Decisions>(
  ruleset: AnyRuleset,
  answer: A,
  phrases: Phrases | undefined,
): A {
  if (phrases === undefined || answer.kind === "DECISIONS" || answer.kind === "MALFORMED") return answer;
  return localize(ruleset, answer, (text) => text(phrases)) as A;
}

/**
 * Localizes an answer that the kernel gave without a language or in another one. The messages of refusals and faults
 * stay.
 */
export function localizeAnswer<A extends Answer>(ruleset: AnyRuleset, answer: A, phrases: Phrases): A {
  return addSentences(ruleset, describeAnswer(ruleset, answer, phrases) as A, phrases);
}

/** Localizes the decisions of a resolution, including those of its views. Returns any other answer unchanged. */
function describeAnswer(ruleset: AnyRuleset, answer: Answer, phrases: Phrases): Answer {
  if (answer.kind !== "RESOLUTION") return answer;
  const described = <T extends { readonly decisions: Resolution["decisions"] }>(of: T): T => {
    return { ...of, decisions: describeDecisions(ruleset, of.decisions, phrases) };
  };
  const { steps } = answer;
  const viewed = <T extends Pick<Resolution, "views">>(of: T): T => {
    return { ...of, ...(of.views && { views: of.views.map(described) }) };
  };
  return { ...viewed(described(answer)), ...(steps && { steps: steps.map(viewed) }) };
}

/** Adds a `sentence` to every audit entry, and texts to the requested dice. The localizer decides their form. */
export function localize<T>(ruleset: AnyRuleset, answer: Exclude<Answer, Malformed>, localizer: Localizer<T>) {
  if (answer.kind !== "RESOLUTION" && answer.kind !== "NEEDS_ROLL") return answer;
  const sentences = (entries: readonly AuditEntry[]) => localizeAudit(entries, localizer);
  if (answer.kind === "RESOLUTION") {
    const localizeParts = <A extends Pick<Resolution, "audit" | "views">>(of: A) => {
      const views = of.views?.map((view) => ({ ...view, audit: sentences(view.audit) }));
      return { ...of, audit: sentences(of.audit), ...(views && { views }) };
    };
    return { ...localizeParts(answer), ...(answer.steps && { steps: answer.steps.map(localizeParts) }) };
  }
  return {
    ...answer,
    next: localizeNextRoll(ruleset, answer.next, localizer),
    following: localizeFollowing(answer.following, localizer),
    audit: sentences(answer.audit),
  };
}

/** Adds texts to the requested dice: purpose, chart, column, modifiers and totals. */
export function localizeNextRoll<T>({ pack }: AnyRuleset, next: NeedsRoll["next"], localizer: Localizer<T>) {
  const { label, chart, chartName, column, modifiers, totals } = next;
  const printed = pack.charts[chart ?? ""]?.name ?? "";
  return {
    ...next,
    purpose: localizer((phrases) => purposeOf(label, phrases)),
    chartName:
      chart === null || chartName === null
        ? null
        : localizer((phrases) => nameOfChart(chart, chartName, printed, phrases)),
    columnName: column === null ? null : localizer((phrases) => wordFor(column, phrases, ...scopesOf(label, chart))),
    modifiers: modifiers.map((each) => ({ ...each, words: localizer((phrases) => wordFor(each.code, phrases)) })),
    totals: totals.map((total) => ({
      ...total,
      words: localizer((phrases) => renderResult({ ...total, label, chart }, phrases)),
    })),
  };
}

/** Adds its purpose to every roll that follows. The localizer decides its form. */
export function localizeFollowing<T>(following: NeedsRoll["following"], localizer: Localizer<T>) {
  return following.map((roll) => ({ ...roll, purpose: localizer((phrases) => purposeOf(roll.label, phrases)) }));
}

/** Returns the purpose of a roll by its label. */
export function purposeOf(label: string, { labels }: Pick<Phrases, "labels">): string {
  return labels[label] ?? label.replaceAll("-", " ");
}

/** Adds a `sentence` to every audit entry. The localizer decides its form. */
export function localizeAudit<T>(entries: readonly AuditEntry[], localizer: Localizer<T>) {
  return entries.map((entry) => ({ ...entry, sentence: localizer((phrases) => renderSentence(entry, phrases)) }));
}

/**
 * Returns the phrases of the language that a request names, or else its headers. Undefined if neither names a supported
 * one.
 */
export async function requestedPhrases(
  ruleset: AnyRuleset,
  language: unknown,
  acceptLanguage: string | undefined,
): Promise<Phrases | undefined> {
  const tag = supportedLanguage(ruleset, language ?? namedLanguage(acceptLanguage, ruleset.languages));
  return tag === undefined ? undefined : ruleset.phrasesOf(tag);
}

/** A ruleset, or another speaker of languages. */
interface SpokenLanguages {
  readonly languages: readonly string[];
}

/** Returns the ruleset's language for a tag, such as `en` for `en-US`. Undefined if there is none. */
export function supportedLanguage({ languages }: SpokenLanguages, tag: unknown): string | undefined {
  return lookupLanguage(tag, languages);
}

/** Returns the fault of an unsupported language. */
export function languageFault({ languages }: SpokenLanguages): Fault {
  return faultAt(UNKNOWN, "/language", { languages });
}

/** Returns the schema of a report's `language` field. Default: English. */
export function languageInput(languages: readonly string[]) {
  return z
    .string()
    .overwrite((tag) => lookupLanguage(tag, languages) ?? tag)
    .refine((language) => languages.includes(language), {
      message: UNKNOWN,
      params: { code: UNKNOWN, values: { languages } },
    })
    .nullish()
    .describe(`Language of the text: ${languages.join(", ")}. Default: English.`);
}

const UNKNOWN = "LANGUAGE_UNKNOWN";
