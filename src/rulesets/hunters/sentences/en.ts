import type { Phrases } from "../../../core/contract/phrases";
import { ENGLISH } from "../../../core/text/grammar/en";
import { adjustments } from "./en/adjustments";
import { effects } from "./en/effects";
import { modifiers } from "./en/modifiers";
import { rolls } from "./en/rolls";
import { sheet } from "./en/sheet";
import { words } from "./en/words";

/** 3 The Hunters in English; the other languages have the same keys. */
export const en: Phrases = {
  ...ENGLISH,
  rolls,
  effects,
  words: { ...words, ...modifiers, ...adjustments, ...sheet },
  forms: { ...ENGLISH.forms, item: "{type}{ name} ({tons} t)" },
};
