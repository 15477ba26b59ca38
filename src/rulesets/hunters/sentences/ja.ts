import type { Phrases } from "../../../core/contract/phrases";
import { JAPANESE } from "../../../core/text/grammar/ja";
import { adjustments } from "./ja/adjustments";
import { effects } from "./ja/effects";
import { explanations } from "./ja/explanations";
import { modifiers } from "./ja/modifiers";
import { rolls } from "./ja/rolls";
import { sheet } from "./ja/sheet";
import { words } from "./ja/words";

/** 3 The Hunters in Japanese. */
export const ja: Phrases = {
  ...JAPANESE,
  rolls,
  effects,
  words: { ...words, ...modifiers, ...adjustments, ...sheet },
  forms: { ...JAPANESE.forms, item: "{type}{「name」}（{tons}トン）" },
  explanations,
};
