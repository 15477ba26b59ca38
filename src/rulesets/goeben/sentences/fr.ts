import type { Phrases } from "../../../core/audit/sentence";
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
  language: "fr",
  rolls,
  effects,
  ruling: "Tranché par la décision {ruling}.",
  other: {
    roll: "Jet pour {label} : {throw} : {result}.",
    throw: "Dés pour {label} : {dice} : {terms} : {faces} : {counted}.",
    effect: "{code} : {subject} : de {before} à {after}.",
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
    thousands: "\u202f",
    month: "{month} {year}",
    item: "{id}",
  },
  explanations,
};
