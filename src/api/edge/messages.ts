import type { MessageTemplates, Phrases } from "../../core/contract/phrases";
import type { KernelMessage } from "../../core/text/message";
import { type FaultTemplates, KERNEL_TEMPLATES, kernelPhrases, withFaults } from "../../core/text/phrase-book";
import en from "../words/en.json";
import fr from "../words/fr.json";
import ja from "../words/ja.json";

const FAULT_TEMPLATES: FaultTemplates = { en, fr, ja };

/** Ids of the messages of REST, GraphQL and the kernel. */
export type ApiMessage = keyof typeof en | KernelMessage;

/** The English messages of the kernel, REST and GraphQL. */
export const API_TEMPLATES: MessageTemplates = withApiTemplates(KERNEL_TEMPLATES);

/** Adds the messages of REST and GraphQL, in the language of the others. */
export function withApiTemplates<S extends MessageTemplates>(templates: S): S {
  return withFaults(templates, FAULT_TEMPLATES);
}

/** Returns the phrases for responses that belong to no game, in one of the kernel's languages. */
export function apiTemplatesIn(language: string): Phrases {
  return withApiTemplates(kernelPhrases(language));
}

/** Returns a message of REST or GraphQL that has no values. Default: in English. */
export function sentenceIn(id: string, language = "en"): string {
  return (FAULT_TEMPLATES[language] ?? API_TEMPLATES.faults)[id]!;
}
