import type { Phrases } from "../../../core/audit/sentence";
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
  language: "ja",
  rolls,
  effects,
  ruling: "裁定{ruling}による。",
  other: { roll: "{label}：{throw}：{result}。", effect: "{code}：{subject}：{before}から{after}へ。" },
  words: { ...resultWords(results, said), ...said, ...terms, ...sheet },
  forms: {
    line: "{text}［{section}］",
    single: "{faces}",
    several: "{faces}={total}",
    modified: "{throw}、{modifiers}={modified}",
    modifier: "{value}（{name}）",
    plus: "+",
    minus: "−",
    separator: "、",
    thousands: ",",
    month: "{year}年{month}",
    item: "{id}",
  },
  explanations,
};
