import type { Phrases } from "../../../core/contract/phrases";
import { FRENCH } from "../../../core/text/grammar/fr";
import { effects } from "./fr/effects";
import { explanations } from "./fr/explanations";
import { names } from "./fr/names";
import { results } from "./fr/results";
import { rolls } from "./fr/rolls";
import { sheet } from "./fr/sheet";
import { terms } from "./fr/terms";
import { words } from "./fr/words";
import { moreWords } from "./fr/words-2";
import { resultWords } from "./results";

const said = { ...words, ...moreWords, ...names };

/** 3 PQ-17 in French. */
export const fr: Phrases = {
  ...FRENCH,
  rolls,
  effects,
  words: { ...resultWords(results, said), ...said, ...terms, ...sheet },
  explanations,
};
