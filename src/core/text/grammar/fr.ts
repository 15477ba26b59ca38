import type { Grammar } from "../../contract/phrases";

/** How French is put together, whatever the game. */
export const FRENCH: Grammar = {
  language: "fr",
  ruling: "Tranché par la décision {ruling}.",
  other: {
    roll: "Jet pour {label} : {throw} : {result}.",
    throw: "Dés pour {label} : {dice} : {terms} : {faces} : {counted}.",
    effect: "{code} : {subject} : de {before} à {after}.",
  },
  forms: {
    line: "{text} [{section}]",
    single: "{faces}",
    several: "{faces} = {total}",
    modified: "{throw}, {modifiers} = {modified}",
    modifier: "{value} ({name})",
    adjusted: "{result} ; {change} : {adjusted}",
    whom: "{change}, {role} {id}",
    plus: "+",
    minus: "−",
    separator: ", ",
    thousands: "\u202f",
    month: "{month} {year}",
    item: "{id}",
  },
};
