import { phraseBook } from "../../../core/text/phrase-book";
import { pack } from "../charts/pack";
import en from "./en.json";

const { MAP, GERMAN_SHIPS, ALLIED_SHIPS, AUSTRO_HUNGARIAN_SHIPS } = pack.charts;

const german = Object.entries(GERMAN_SHIPS.facts.ships).map(([id, { name }]) => ({ id, name }));

/** 2.1, 2.2 Spaces and ships, which are called as the charts call them where a language has no word of its own. */
const named = [...MAP.facts.spaces, ...german, ...ALLIED_SHIPS.facts.ships, ...AUSTRO_HUNGARIAN_SHIPS.facts.ships];

/** 3 The languages of Goeben, 1914, and everything that people read in each. */
export const { languages, phrasesOf } = phraseBook(
  en,
  { fr: () => import("./fr.json"), ja: () => import("./ja.json") },
  Object.fromEntries(named.map(({ id, name }) => [id, name])),
);
