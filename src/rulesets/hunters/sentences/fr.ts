import type { Phrases } from "../../../core/audit/sentence";
import { effects } from "./fr/effects";
import { explanations } from "./fr/explanations";
import { modifiers } from "./fr/modifiers";
import { rolls } from "./fr/rolls";
import { sheet } from "./fr/sheet";
import { words } from "./fr/words";

/** 3 The Hunters in French. */
export const fr: Phrases = {
  language: "fr",
  rolls,
  effects,
  ruling: "Tranché par la décision {ruling}.",
  other: { roll: "Jet pour {label} : {throw} : {result}.", effect: "{code} : {subject} : de {before} à {after}." },
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
    thousands: "\u202f",
    month: "{month} {year}",
    item: "{type}{ name} ({tons} t)",
  },
  explanations,
};
