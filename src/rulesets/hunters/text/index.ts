import { phraseBook } from "../../../core/text/phrase-book";
import en from "./en.json";

/** The languages of The Hunters, and everything that people read in each. */
export const { languages, templates, defaultPhrases, phrasesOf } = phraseBook(en, {
  fr: () => import("./fr.json"),
  ja: () => import("./ja.json"),
});
