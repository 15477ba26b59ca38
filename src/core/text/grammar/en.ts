import type { Grammar } from "../../contract/phrases";

/** How English is put together, whatever the game. */
export const ENGLISH: Grammar = {
  language: "en",
  ruling: "Decided by ruling {ruling}.",
  other: {
    roll: "Roll for {label}: {throw}: {result}.",
    throw: "Dice for {label}: {dice}: {terms}: {faces}: {counted}.",
    effect: "{code}: {subject}: {before} to {after}.",
  },
  forms: {
    line: "{text} [{section}]",
    single: "{faces}",
    several: "{faces} = {total}",
    modified: "{throw}, {modifiers} = {modified}",
    modifier: "{value} ({name})",
    adjusted: "{result}; {change}: {adjusted}",
    whom: "{change}, {role} {id}",
    plus: "+",
    minus: "−",
    separator: ", ",
    thousands: ",",
    month: "{month} {year}",
    item: "{id}",
  },
};
