import * as z from "zod";
import type { Answer } from "../contract/answer";
import type { AuditEntry } from "../contract/audit";
import type { Phrases } from "../contract/phrases";
import type { Fault } from "../contract/request";
import type { AnyRuleset } from "../contract/ruleset";
import { renderResult, renderSentence } from "./sentence";

/** Turns a text that exists in every language into the form a wire serves: the text itself, or a way to ask for it. */
export type Localizer = (text: (phrases: Phrases) => string) => unknown;

/** An answer with a `sentence` beside every audit entry and `words` beside every total, as the localizer makes them. */
export function localize(answer: Answer, localizer: Localizer): Answer {
  if (answer.kind !== "RESOLUTION" && answer.kind !== "NEEDS_ROLL") return answer;
  const sentences = (entries: readonly AuditEntry[]) =>
    entries.map((entry) => ({ ...entry, sentence: localizer((phrases) => renderSentence(entry, phrases)) }));
  const audit = sentences(answer.audit);
  if (answer.kind === "RESOLUTION") {
    const views = answer.views?.map((view) => ({ ...view, audit: sentences(view.audit) }));
    return { ...answer, audit, ...(views && { views }) };
  }
  const { label, chart } = answer.next;
  const totals = answer.next.totals.map((total) => ({
    ...total,
    words: localizer((phrases) => renderResult({ ...total, label, chart }, phrases)),
  }));
  return { ...answer, next: { ...answer.next, totals }, audit };
}

type Languages = AnyRuleset["languages"];

/** True for a language that the ruleset speaks. */
export function isLanguage({ languages }: AnyRuleset, language: unknown): language is string {
  return typeof language === "string" && languages.includes(language);
}

/** The fault of a language that the ruleset does not speak. */
export function languageFault({ languages }: AnyRuleset): Fault {
  return { code: UNKNOWN, pointer: "/language", message: messageOf(languages) };
}

/** The member of a report's input that names the language of its text, one of these; English unless given. */
export function languageInput(languages: Languages) {
  return z
    .string()
    .refine((language) => languages.includes(language), {
      message: messageOf(languages),
      params: { code: UNKNOWN },
    })
    .nullish()
    .describe(`Language of the text, one of ${languages.join(", ")}; English unless given.`);
}

const UNKNOWN = "LANGUAGE_UNKNOWN";

function messageOf(languages: Languages): string {
  return `A language is one of ${languages.join(", ")}.`;
}
