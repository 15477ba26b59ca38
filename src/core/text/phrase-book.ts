import type { Catalogue, Grammar, Phrases, Ruling, Sayings } from "../contract/phrases";
import en from "./grammar/en.json";
import fr from "./grammar/fr.json";
import ja from "./grammar/ja.json";
import { readPatterns } from "./patterns";

/** The languages a ruleset speaks, and what it has to say in each; a language is loaded when it is first asked for. */
export interface PhraseBook {
  /** Tags of the languages; the first is the default. */
  readonly languages: readonly string[];
  /** English sentences with codes as they stand, there before any language is loaded. */
  readonly sayings: Sayings;
  /** The words of one of the languages. */
  readonly phrasesOf: (language: string) => Promise<Phrases>;
}

const GRAMMARS: Readonly<Record<string, Grammar>> = { en, fr, ja };

/** The languages that the kernel speaks. */
export const LANGUAGES: readonly string[] = Object.keys(GRAMMARS);

const NO_WORDS: Catalogue = { rolls: {}, effects: {}, words: {}, labels: {}, refusals: {}, members: {}, rulings: {} };

/** The kernel's own words in one of its languages, for what is said where no game is asked. */
export function kernelPhrases(language: string): Phrases {
  return phrasesFrom(GRAMMARS[language]!, NO_WORDS, () => "", {});
}

/** A catalogue in which nothing is missing that the English one says. */
type Translation<E extends Catalogue> = Catalogue & {
  readonly [part in
    | "rolls"
    | "effects"
    | "odds"
    | "labels"
    | "members"
    | "fields"
    | "refusals"
    | "faults"
    | "rulings"]: Readonly<Record<keyof E[part], unknown>>;
};

type English = Catalogue & { readonly rulings: Readonly<Record<string, Ruling>> };

/**
 * Puts a ruleset's catalogues together with the grammar of their languages. `names` are what the charts call things; a
 * language that calls them otherwise says so among its words.
 */
export function phraseBook<E extends English>(
  english: E,
  others: Readonly<Record<"fr" | "ja", () => Promise<{ readonly default: Translation<E> }>>>,
  names: Catalogue["words"] = {},
): PhraseBook {
  const sectionOf = (id: string): string => english.rulings[id]?.section ?? "";
  const loaders: Readonly<Record<string, () => Promise<Phrases>>> = {
    en: async () => phrasesFrom(en, english, sectionOf, names),
    fr: async () => phrasesFrom(fr, (await others.fr()).default, sectionOf, names),
    ja: async () => phrasesFrom(ja, (await others.ja()).default, sectionOf, names),
  };
  const loaded = new Map<string, Promise<Phrases>>();
  const phrasesOf = (language: string): Promise<Phrases> => {
    const known = loaded.get(language) ?? loaders[language]!();
    loaded.set(language, known);
    return known;
  };
  return { languages: Object.keys(loaders), sayings: sayingsOf(en, english), phrasesOf };
}

/** The sentences of a catalogue, and the kernel's where it has none of its own. */
function sayingsOf(grammar: Grammar, { refusals, faults }: Partial<Pick<Catalogue, "refusals" | "faults">>): Sayings {
  return { refusals: { ...grammar.refusals, ...refusals }, faults: { ...grammar.faults, ...faults } };
}

/** Words with more sentences of faults, such as those that a surface has of its own. */
export function withFaults<S extends Sayings>(sayings: S, faults: Sayings["faults"]): S {
  return { ...sayings, faults: { ...sayings.faults, ...faults } };
}

/** The kernel's own English sentences. */
export const KERNEL_SAYINGS: Sayings = sayingsOf(en, {});

function phrasesFrom(
  grammar: Grammar,
  catalogue: Catalogue,
  sectionOf: (ruling: string) => string,
  names: Catalogue["words"],
): Phrases {
  const {
    words,
    patterns = {},
    fields = {},
    settings = {},
    findings = {},
    operations = {},
    odds = {},
    charts = {},
    when = {},
    policies = {},
    measures = {},
    rulings,
    forms,
  } = catalogue;
  const sections = Object.entries(rulings).map(([id, each]) => [id, { ...each, section: sectionOf(id) }] as const);
  return {
    ...grammar,
    ...catalogue,
    ...sayingsOf(grammar, catalogue),
    words: { ...names, ...words },
    patterns: readPatterns(patterns),
    fields,
    settings,
    findings,
    operations,
    odds,
    charts,
    when,
    policies,
    measures,
    rulings: Object.fromEntries(sections),
    forms: { ...grammar.forms, ...forms },
  };
}
