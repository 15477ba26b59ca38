import type { Grammar } from "../../contract/phrases";

/** How Japanese is put together, whatever the game. */
export const JAPANESE: Grammar = {
  language: "ja",
  ruling: "裁定{ruling}による。",
  other: {
    roll: "{label}：{throw}：{result}。",
    throw: "{label}：ダイス{dice}個、{terms}：{faces}：{counted}。",
    effect: "{code}：{subject}：{before}から{after}へ。",
  },
  forms: {
    line: "{text}［{section}］",
    single: "{faces}",
    several: "{faces}={total}",
    modified: "{throw}、{modifiers}={modified}",
    modifier: "{value}（{name}）",
    adjusted: "{result}、{change}：{adjusted}",
    whom: "{change}、{role}{id}",
    plus: "+",
    minus: "−",
    separator: "、",
    thousands: ",",
    month: "{year}年{month}",
    item: "{id}",
  },
};
