import type { Phrases } from "../../../core/audit/sentence";
import { effects } from "./ja/effects";
import { explanations } from "./ja/explanations";
import { modifiers } from "./ja/modifiers";
import { rolls } from "./ja/rolls";
import { sheet } from "./ja/sheet";
import { words } from "./ja/words";

/** 3 The Hunters in Japanese. */
export const ja: Phrases = {
  language: "ja",
  rolls,
  effects,
  ruling: "裁定{ruling}による。",
  other: { roll: "{label}：{throw}：{result}。", effect: "{code}：{subject}：{before}から{after}へ。" },
  words: { ...words, ...modifiers, ...sheet },
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
    item: "{type}{「name」}（{tons}トン）",
  },
  explanations,
};
