import * as z from "zod";
import type { Phrases } from "../audit/sentence";
import type { AnyRuleset } from "./contract";
import type { Fault } from "./fault";

type Sentences = Readonly<Record<string, Phrases>>;

/** True for a language the ruleset's audit trails can be told in. */
export function isLanguage({ sentences }: AnyRuleset, language: unknown): language is string {
  return typeof language === "string" && Object.hasOwn(sentences, language);
}

/** The fault of a language that the ruleset does not speak. */
export function languageFault({ sentences }: AnyRuleset): Fault {
  return { code: UNKNOWN, pointer: "/language", message: messageOf(sentences) };
}

/** The member of a report's input that says in which of these languages its text is told; English unless given. */
export function languageInput(sentences: Sentences) {
  return z
    .string()
    .refine((language) => Object.hasOwn(sentences, language), {
      message: messageOf(sentences),
      params: { code: UNKNOWN },
    })
    .nullish()
    .describe(`Language of the text, one of ${namesOf(sentences)}; English unless given.`);
}

const UNKNOWN = "LANGUAGE_UNKNOWN";

function messageOf(sentences: Sentences): string {
  return `A language is one of ${namesOf(sentences)}.`;
}

function namesOf(sentences: Sentences): string {
  return Object.keys(sentences).join(", ");
}
