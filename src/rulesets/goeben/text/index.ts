import { phraseBook } from "../../../core/text/phrase-book";
import { pack } from "../charts/pack";
import en from "./en.json";

const { MAP, GERMAN_SHIPS, ALLIED_SHIPS, AUSTRO_HUNGARIAN_SHIPS, CARGO, ORDERS } = pack.charts;

const byId = { ...GERMAN_SHIPS.facts.ships, ...CARGO.facts.cargo, ...ORDERS.facts.orders };

/** 2.1, 2.2 Spaces, ships, cargo and orders, called as the charts call them where a language has no word of its own. */
const entries = [
  ...MAP.facts.spaces,
  ...ALLIED_SHIPS.facts.ships,
  ...AUSTRO_HUNGARIAN_SHIPS.facts.ships,
  ...Object.entries(byId).map(([id, { name }]) => ({ id, name })),
];

/** 3 The languages of Goeben, 1914, and everything that people read in each. */
export const { languages, templates, defaultPhrases, phrasesOf } = phraseBook(
  en,
  { fr: () => import("./fr.json"), ja: () => import("./ja.json") },
  Object.fromEntries(entries.map(({ id, name }) => [id, name])),
);
