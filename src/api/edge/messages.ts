import type { MessageTemplates } from "../../core/contract/phrases";
import type { KernelMessage } from "../../core/text/message";
import { KERNEL_TEMPLATES, withFaults } from "../../core/text/phrase-book";
import en from "../words/en.json";
import fr from "../words/fr.json";
import ja from "../words/ja.json";

/** The messages of REST and GraphQL themselves, by language. */
export const SENTENCES: Readonly<Record<string, MessageTemplates["faults"]>> = { en, fr, ja };

/** Ids of the messages of REST, GraphQL and the kernel. */
export type ApiMessage = keyof typeof en | KernelMessage;

/** The English messages of the kernel, REST and GraphQL. */
export const API_TEMPLATES: MessageTemplates = withFaults(KERNEL_TEMPLATES, en);
