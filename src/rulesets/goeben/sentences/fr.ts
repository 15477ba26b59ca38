import type { Phrases } from "../../../core/contract/phrases";
import { FRENCH } from "../../../core/text/grammar/fr";
import { effects } from "./fr/effects";
import { explanations } from "./fr/explanations";
import { markers } from "./fr/markers";
import { ships, spaces } from "./fr/names";
import { rolls } from "./fr/rolls";
import { sheet } from "./fr/sheet";
import { terms } from "./fr/terms";
import { words } from "./fr/words";

/** 3 Goeben, 1914 in French. */
export const fr: Phrases = {
  ...FRENCH,
  rolls,
  effects,
  words: { ...spaces, ...ships, ...markers, ...words, ...terms, ...sheet },
  explanations,
};
