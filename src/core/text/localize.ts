import * as z from "zod";
import type { Answer, Decisions, Malformed, NeedsRoll, Resolution } from "../contract/answer";
import type { AuditEntry } from "../contract/audit";
import type { Phrases } from "../contract/phrases";
import type { Fault } from "../contract/request";
import type { AnyRuleset } from "../contract/ruleset";
import { lookupLanguage, namedLanguage } from "./accept-language";
import { describeDecisions } from "./describe";
import { faultAt } from "./message";
import { chartName as nameOfChart } from "./sayer";
import { renderResult, renderSentence, scopesOf, wordFor } from "./sentence";

/** Turns a text that exists in every language into the form a wire serves: the text itself, or a way to ask for it. */
export type Localizer<T> = (text: (phrases: Phrases) => string) => T;

/**
 * An answer that the kernel gave in these words, with all that they are still to be said in: the lines of its audit, dice asked for,
 * faults. Where there are no words it stays as it is.
 */
export function wordAnswer<A extends Answer | Decisions>(
  ruleset: AnyRuleset,
  answer: A,
  phrases: Phrases | undefined,
): A {
  if (phrases === undefined || answer.kind === "DECISIONS" || answer.kind === "MALFORMED") return answer;
  return localize(ruleset, answer, (text) => text(phrases)) as A;
}

/** An answer that the kernel gave in no words or in others, told in those of a language; what it refuses stays as it was said. */
export function tellAnswer<A extends Answer>(ruleset: AnyRuleset, answer: A, phrases: Phrases): A {
  return wordAnswer(ruleset, describeAnswer(ruleset, answer, phrases) as A, phrases);
}

/** A resolution whose decisions are told in the words of a language, those of its views too; any other answer as it is. */
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

/** An answer with a `sentence` beside every audit entry, and with words for the dice that it asks for, as the localizer makes them. */
export function localize<T>(ruleset: AnyRuleset, answer: Exclude<Answer, Malformed>, localizer: Localizer<T>) {
  if (answer.kind !== "RESOLUTION" && answer.kind !== "NEEDS_ROLL") return answer;
  const sentences = (entries: readonly AuditEntry[]) => tellLines(entries, localizer);
  if (answer.kind === "RESOLUTION") {
    const told = <A extends Pick<Resolution, "audit" | "views">>(of: A) => {
      const views = of.views?.map((view) => ({ ...view, audit: sentences(view.audit) }));
      return { ...of, audit: sentences(of.audit), ...(views && { views }) };
    };
    return { ...told(answer), ...(answer.steps && { steps: answer.steps.map(told) }) };
  }
  return { ...answer, next: tellNext(ruleset, answer.next, localizer), audit: sentences(answer.audit) };
}

/** The dice asked for in words: what for, on which chart and column, and each modifier and total. */
export function tellNext<T>({ pack }: AnyRuleset, next: NeedsRoll["next"], localizer: Localizer<T>) {
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

/** What a roll of this label is for. */
export function purposeOf(label: string, { labels }: Pick<Phrases, "labels">): string {
  return labels[label] ?? label.replaceAll("-", " ");
}

/** The lines of an audit trail with a `sentence` beside each, as the localizer makes them. */
export function tellLines<T>(entries: readonly AuditEntry[], localizer: Localizer<T>) {
  return entries.map((entry) => ({ ...entry, sentence: localizer((phrases) => renderSentence(entry, phrases)) }));
}

/** The words of the language that a request names, or else its headers; undefined where neither names one that the ruleset speaks. */
export async function phrasesAsked(
  ruleset: AnyRuleset,
  language: unknown,
  acceptLanguage: string | undefined,
): Promise<Phrases | undefined> {
  const named = spokenLanguage(ruleset, language ?? namedLanguage(acceptLanguage, ruleset.languages));
  return named === undefined ? undefined : ruleset.phrasesOf(named);
}

type Languages = AnyRuleset["languages"];

/** The ruleset's language for a tag that a request names, such as `en` for `en-US`; undefined if it has none. */
export function spokenLanguage({ languages }: Pick<AnyRuleset, "languages">, tag: unknown): string | undefined {
  return lookupLanguage(tag, languages);
}

/** The fault of a language that the ruleset does not speak. */
export function languageFault({ languages }: Pick<AnyRuleset, "languages">): Fault {
  return faultAt(UNKNOWN, "/language", { languages });
}

/** The member of a report's input that names the language of its text, one of these; English unless given. */
export function languageInput(languages: Languages) {
  return z
    .string()
    .overwrite((tag) => lookupLanguage(tag, languages) ?? tag)
    .refine((language) => languages.includes(language), {
      message: UNKNOWN,
      params: { code: UNKNOWN, values: { languages } },
    })
    .nullish()
    .describe(`Language of the text, one of ${languages.join(", ")}; English unless given.`);
}

const UNKNOWN = "LANGUAGE_UNKNOWN";
