import type { Phrases } from "../../../core/contract/phrases";
import { JAPANESE } from "../../../core/text/grammar/ja";
import { effects } from "./ja/effects";
import { explanations } from "./ja/explanations";
import { names } from "./ja/names";
import { results } from "./ja/results";
import { rolls } from "./ja/rolls";
import { sheet } from "./ja/sheet";
import { terms } from "./ja/terms";
import { words } from "./ja/words";
import { moreWords } from "./ja/words-2";
import { resultWords } from "./results";

const said = { ...words, ...moreWords, ...names };

/** 3 PQ-17 in Japanese. */
export const ja: Phrases = {
  ...JAPANESE,
  rolls,
  effects,
  words: { ...resultWords(results, said), ...said, ...terms, ...sheet },
  explanations,
};
