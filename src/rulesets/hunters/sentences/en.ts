import type { Phrases } from "../../../core/audit/sentence";
import { effects } from "./en/effects";
import { modifiers } from "./en/modifiers";
import { rolls } from "./en/rolls";
import { sheet } from "./en/sheet";
import { words } from "./en/words";

/** 3 The Hunters in English; the other languages have the same keys. */
export const en: Phrases = {
  language: "en",
  rolls,
  effects,
  ruling: "Decided by ruling {ruling}.",
  other: { roll: "Roll for {label}: {throw}: {result}.", effect: "{code}: {subject}: {before} to {after}." },
  words: { ...words, ...modifiers, ...sheet },
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
    item: "{type}{ name} ({tons} t)",
  },
};
