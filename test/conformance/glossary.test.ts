import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { stripPlaceholders, textsOf } from "../fixtures/catalogue-texts";

const LANGUAGES = ["en", "fr", "ja"] as const;
type Language = (typeof LANGUAGES)[number];
type Words = Readonly<Record<Language, readonly string[]>>;

/** A row of the glossary: its game, or "All games", the right words, and the words that must not appear. */
interface Term {
  readonly game: string;
  readonly right: Words;
  readonly wrong: Words;
}

const FOLDERS: Readonly<Record<string, string>> = {
  "The Hunters": "hunters",
  "Goeben, 1914": "goeben",
  "PQ-17": "pq17",
};

const TERMS: readonly Term[] = readFileSync("docs/glossary.md", "utf8")
  .split(/^## /m)
  .slice(1)
  .flatMap((section) => {
    const game = section.slice(0, section.indexOf("\n"));
    const rows = section.split("\n").filter((line) => line.startsWith("| "));
    return rows.slice(2).map((row) => termOf(game, row));
  });

function termOf(game: string, row: string): Term {
  const [, , en = "", fr = "", ja = "", not = ""] = row.split("|").map((cell) => cell.trim());
  const alternatives = (cell: string): readonly string[] => cell.split(" / ");
  const banned = new Map(
    not
      .split(";")
      .filter((part) => part !== "")
      .map((part) => {
        const [language = "", words = ""] = part.split(":").map((piece) => piece.trim());
        return [language, words.split(/, ?/)] as const;
      }),
  );
  for (const language of banned.keys()) expect(LANGUAGES, row).toContain(language);
  return {
    game,
    right: { en: alternatives(en), fr: alternatives(fr), ja: alternatives(ja) },
    wrong: { en: banned.get("en") ?? [], fr: banned.get("fr") ?? [], ja: banned.get("ja") ?? [] },
  };
}

const escapeWord = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** Returns a pattern of a word in its forms: plurals, feminines, and every form of a verb in -er. */
function formsOf(word: string, language: Language): RegExp {
  if (language === "ja") return new RegExp(escapeWord(word), "giu");
  const suffix = language === "en" ? "(?:s|es|ed|ing)?" : "(?:e|x)?s?";
  const forms = word.split(" ").map((part) => {
    if (language === "fr" && /..er$/.test(part)) return `${escapeWord(part.slice(0, -2))}\\p{L}*`;
    if (language === "fr" && /..al$/.test(part)) return `${escapeWord(part.slice(0, -1))}(?:l|le|les|ux)`;
    return `${escapeWord(part)}${suffix}`;
  });
  return new RegExp(`(?<![\\p{L}\\p{N}])${forms.join("[\\s-]")}(?![\\p{L}\\p{N}])`, "giu");
}

/** The words of a text in which a search is exact: plain apostrophes stay, any space is a space. */
const plain = (text: string): string => text.replaceAll(/[\s\u00a0\u202f]+/g, " ");

interface Rule {
  readonly wrong: RegExp;
  readonly word: string;
  readonly advice: string;
}

/** Returns the terms that apply to texts of a game, or to texts about every game. */
function termsFor(game: string | undefined): readonly Term[] {
  return game === undefined ? TERMS : TERMS.filter((term) => term.game === game || term.game === "All games");
}

/** Returns a check of texts: each wrong word that a text has outside of the right ones, with the word to write. */
function checkOf(terms: readonly Term[], language: Language): (text: string) => readonly string[] {
  const rightWords = [...new Set(terms.flatMap(({ right }) => right[language]))].sort((a, b) => b.length - a.length);
  const right = rightWords.map((word) => formsOf(word, language));
  const rules: readonly Rule[] = terms.flatMap((term) =>
    term.wrong[language]
      .filter((word) => !rightWords.includes(word))
      .map((word) => ({
        wrong: formsOf(word, language),
        word,
        advice: `write "${term.right[language].join('" or "')}" (${term.right.en.join(" / ")})`,
      })),
  );
  return (text) => {
    const rest = right.reduce((left, word) => left.replaceAll(word, "\u0000"), plain(text));
    return rules.filter(({ wrong }) => rest.search(wrong) >= 0).map(({ word, advice }) => `"${word}": ${advice}`);
  };
}

const GAME_OF = new Map(Object.entries(FOLDERS).map(([game, folder]) => [folder, game]));

/** Returns the files of a folder, at any depth, whose path matches. */
function filesIn(folder: string, pattern: RegExp): readonly string[] {
  const names = readdirSync(folder, { recursive: folder !== ".", encoding: "utf8" });
  return names.map((name) => `${folder}/${name.replaceAll("\\", "/")}`).filter((file) => pattern.test(file));
}

const gameOf = (file: string): string | undefined => GAME_OF.get(/rulesets\/(\w+)\//.exec(file)?.[1] ?? "");

const CATALOGUES = filesIn("src", /\/(en|fr|ja)\.json$/).map((file) => {
  const language = LANGUAGES.find((each) => file.endsWith(`/${each}.json`))!;
  return { file, language, game: gameOf(file) };
});

/** Documents that people write. Generated pages quote the catalogues. */
const DOCUMENTS = [".", "docs", "examples", "src", "test/vectors"]
  .flatMap((folder) => filesIn(folder, /\.md$/))
  .filter((file) => !/^docs\/(coverage|glossary|invariants|rulings)\b|node_modules/.test(file))
  .map((file) => ({ file, game: gameOf(file) }));

describe("docs/glossary.md", () => {
  it("has one row per term, with a word in each language", () => {
    expect(TERMS.length).toBeGreaterThan(75);
    expect(TERMS.filter(({ right }) => LANGUAGES.some((language) => right[language].includes("")))).toEqual([]);
    const names = TERMS.map(({ game, right }) => `${game}: ${right.en.join(" / ")}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it("does not call a right word wrong", () => {
    const confused = TERMS.flatMap(({ game, wrong }) =>
      LANGUAGES.flatMap((language) => {
        const right = termsFor(game === "All games" ? undefined : game).flatMap((term) => term.right[language]);
        return wrong[language].filter((word) => right.includes(word)).map((word) => `${game}, ${language}: ${word}`);
      }),
    );
    expect(confused).toEqual([]);
  });
});

it.each(CATALOGUES)("$file: one word per thing, as in docs/glossary.md", ({ file, language, game }) => {
  const check = checkOf(termsFor(game), language);
  const texts = textsOf(JSON.parse(readFileSync(file, "utf8")));
  expect(texts.length).toBeGreaterThan(5);
  expect(
    texts.flatMap(([key, text]) => check(stripPlaceholders(text)).map((advice) => `${file} ${key}: ${advice}`)),
  ).toEqual([]);
});

it.each(DOCUMENTS)("$file: one word per thing, as in docs/glossary.md", ({ file, game }) => {
  const check = checkOf(termsFor(game), "en");
  const prose = readFileSync(file, "utf8").replaceAll(/^ *```.*?^ *```/gms, (code) => code.replaceAll(/[^\n]/g, ""));
  const lines = prose.split("\n").map((line) => line.replaceAll(/`[^`]*`|\S*\/\S*/g, ""));
  expect(lines.flatMap((line, index) => check(line).map((advice) => `${file}:${index + 1}: ${advice}`))).toEqual([]);
});

/** The parts of a catalogue that follow the English sentence by sentence. Rulings are free prose. */
const CLOSE = /^\/(rolls|effects|words|labels|members|refusals|faults|findings|fields|odds)\//;

/**
 * Rows whose translations may leave the term out or use another word for it, since the context names the thing ("Échecs
 * consécutifs"), or since English has the word with a second meaning (to block, to follow). Their wrong words are banned
 * all the same.
 */
const FREELY_TRANSLATED = [
  "The Hunters: U-boat",
  "The Hunters: patrol",
  "The Hunters: escort",
  "The Hunters: follow",
  "The Hunters: crew",
  "The Hunters: award",
  "Goeben, 1914: task force",
  "Goeben, 1914: intelligence",
  "Goeben, 1914: phase",
  "PQ-17: block",
  "PQ-17: merchant",
  "PQ-17: convoy",
];

describe.each(Object.entries(FOLDERS))(
  "%s: where English has a term, French and Japanese have it too",
  (game, folder) => {
    const [english, ...translations] = LANGUAGES.map((language) => ({
      language,
      texts: new Map(textsOf(JSON.parse(readFileSync(`src/rulesets/${folder}/text/${language}.json`, "utf8")))),
    }));
    const terms = termsFor(game).filter((term) => !FREELY_TRANSLATED.includes(`${term.game}: ${term.right.en[0]}`));

    it.each(terms.map((term) => [term.right.en.join(" / "), term] as const))("%s", (_, { right }) => {
      const forms = (language: Language) => right[language].map((word) => formsOf(word, language));
      const inEnglish = forms("en");
      const missing = [...english!.texts].flatMap(([key, text]) => {
        if (!CLOSE.test(key) || inEnglish.every((word) => plain(stripPlaceholders(text)).search(word) < 0)) return [];
        return translations.flatMap(({ language, texts }) => {
          const translated = texts.get(key);
          if (translated === undefined || forms(language).some((word) => plain(translated).search(word) >= 0))
            return [];
          return [`${language} ${key}: use "${right[language].join('" or "')}" in "${translated}"`];
        });
      });
      expect(missing).toEqual([]);
    });
  },
);
