import type { Phrases } from "../../../core/audit/sentence";

/** English. */
export const en: Phrases = {
  language: "en",
  rolls: {},
  effects: {},
  ruling: "Ruling {ruling} applied",
  other: {
    roll: "{label}: {throw}{ → (result)}",
    throw: "{label}: {faces}: {counted} counted",
    effect: "{code}: {before} → {after}",
  },
  words: {},
  forms: {
    line: "{text} ({section}).",
    single: "{faces}",
    several: "{faces} = {total}",
    modified: "{throw}, {modifiers} = {modified}",
    modifier: "{value} {name}",
    plus: "+",
    minus: "−",
    separator: ", ",
    thousands: ",",
    month: "{month} {year}",
    item: "{id}",
  },
};
