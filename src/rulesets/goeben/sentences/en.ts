import type { Phrases } from "../../../core/contract/phrases";
import { ENGLISH } from "../../../core/text/grammar/en";
import { effects } from "./en/effects";
import { markers } from "./en/markers";
import { ships, spaces } from "./en/names";
import { rolls } from "./en/rolls";
import { sheet } from "./en/sheet";
import { terms } from "./en/terms";
import { words } from "./en/words";

/** 3 Goeben, 1914 in English; the other languages have the same keys. */
export const en: Phrases = {
  ...ENGLISH,
  rolls,
  effects,
  words: { ...spaces, ...ships, ...markers, ...words, ...terms, ...sheet },
};
