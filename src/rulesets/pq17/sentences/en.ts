import type { Phrases } from "../../../core/contract/phrases";
import { ENGLISH } from "../../../core/text/grammar/en";
import { effects } from "./en/effects";
import { names } from "./en/names";
import { results } from "./en/results";
import { rolls } from "./en/rolls";
import { sheet } from "./en/sheet";
import { terms } from "./en/terms";
import { words } from "./en/words";
import { moreWords } from "./en/words-2";
import { resultWords } from "./results";

const said = { ...words, ...moreWords, ...names };

/** 3 PQ-17 in English; the other languages have the same keys. */
export const en: Phrases = {
  ...ENGLISH,
  rolls,
  effects,
  words: { ...resultWords(results, said), ...said, ...terms, ...sheet },
};
