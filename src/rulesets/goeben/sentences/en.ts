import type { Phrases } from "../../../core/audit/sentence";
import { effects } from "./en/effects";
import { markers } from "./en/markers";
import { ships, spaces } from "./en/names";
import { rolls } from "./en/rolls";
import { sheet } from "./en/sheet";
import { terms } from "./en/terms";
import { words } from "./en/words";

/** 3 Goeben, 1914 in English; the other languages have the same keys. */
export const en: Phrases = {
  language: "en",
  rolls,
  effects,
  ruling: "Decided by ruling {ruling}.",
  other: {
    roll: "Roll for {label}: {throw}: {result}.",
    throw: "Dice for {label}: {dice}: {terms}: {faces}: {counted}.",
    effect: "{code}: {subject}: {before} to {after}.",
  },
  words: { ...spaces, ...ships, ...markers, ...words, ...terms, ...sheet },
  forms: {
    line: "{text} [{section}]",
    single: "{faces}",
    several: "{faces} = {total}",
    modified: "{throw}, {modifiers} = {modified}",
    modifier: "{value} ({name})",
    plus: "+",
    minus: "−",
    separator: ", ",
    thousands: ",",
    month: "{month} {year}",
    item: "{id}",
  },
};
