import type { Phrases } from "../../../core/contract/phrases";
import { JAPANESE } from "../../../core/text/grammar/ja";
import { effects } from "./ja/effects";
import { explanations } from "./ja/explanations";
import { markers } from "./ja/markers";
import { ships, spaces } from "./ja/names";
import { rolls } from "./ja/rolls";
import { sheet } from "./ja/sheet";
import { terms } from "./ja/terms";
import { words } from "./ja/words";

/** 3 Goeben, 1914 in Japanese. */
export const ja: Phrases = {
  ...JAPANESE,
  rolls,
  effects,
  words: { ...spaces, ...ships, ...markers, ...words, ...terms, ...sheet },
  explanations,
};
