import type { Phrases } from "../../../core/audit/sentence";
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
  language: "ja",
  rolls,
  effects,
  ruling: "裁定{ruling}による。",
  other: {
    roll: "{label}：{throw}：{result}。",
    throw: "{label}：ダイス{dice}個、{terms}：{faces}：{counted}。",
    effect: "{code}：{subject}：{before}から{after}へ。",
  },
  words: { ...spaces, ...ships, ...markers, ...words, ...terms, ...sheet },
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
