import type { Phrases } from "../../../core/contract/phrases";
import { FRENCH } from "../../../core/text/grammar/fr";
import { adjustments } from "./fr/adjustments";
import { effects } from "./fr/effects";
import { explanations } from "./fr/explanations";
import { modifiers } from "./fr/modifiers";
import { rolls } from "./fr/rolls";
import { sheet } from "./fr/sheet";
import { words } from "./fr/words";

/** 3 The Hunters in French. */
export const fr: Phrases = {
  ...FRENCH,
  rolls,
  effects,
  words: { ...words, ...modifiers, ...adjustments, ...sheet },
  forms: { ...FRENCH.forms, item: "{type}{ name} ({tons} t)" },
  explanations,
};
