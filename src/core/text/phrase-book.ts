import type { Catalogue, Grammar, Languages, MessageTemplates, Phrases, Ruling } from "../contract/phrases";
import en from "./grammar/en.json";
import fr from "./grammar/fr.json";
import ja from "./grammar/ja.json";
import { parsePatterns } from "./patterns";

/** The languages of a ruleset and its texts in each. A language is loaded on first use. */
export interface PhraseBook {
  /** Tags of the languages. The first one is the default. */
  readonly languages: Languages;
  /** English templates, available before any language is loaded. They show codes unchanged. */
  readonly templates: MessageTemplates;
  /** Returns the phrases of the first language, which is never loaded later. */
  readonly defaultPhrases: () => Phrases;
  /** Loads the phrases of one of the languages. Throws a TypeError for any other. */
  readonly phrasesOf: (language: string) => Promise<Phrases>;
}

const GRAMMARS: Readonly<Record<string, Grammar>> = { en, fr, ja };

/** Tags of the languages that the kernel supports. */
export const LANGUAGES: Languages = ["en", "fr", "ja"];

const NO_WORDS: Catalogue = { rolls: {}, effects: {}, words: {}, labels: {}, refusals: {}, members: {}, rulings: {} };

/**
 * Returns the kernel's own phrases, for messages outside of any game. Throws a TypeError if the language is not in
 * `LANGUAGES`.
 */
export function kernelPhrases(language: string): Phrases {
  return phrasesFrom(GRAMMARS[language]!, NO_WORDS, () => "", {});
}

/** A catalogue with every key of the English one. */
type Translation<E extends Catalogue> = Catalogue & {
  readonly [part in
    | "rolls"
    | "effects"
    | "odds"
    | "questions"
    | "labels"
    | "members"
    | "fields"
    | "refusals"
    | "faults"
    | "rulings"]: Readonly<Record<keyof E[part], unknown>>;
};

type English = Catalogue & { readonly rulings: Readonly<Record<string, Ruling>> };

/**
 * Combines a ruleset's catalogues with the grammars of their languages. `names` contains names from the charts. A
 * language overrides them with its own words.
 */
export function phraseBook<E extends English>(
  english: E,
  others: Readonly<Record<"fr" | "ja", () => Promise<{ readonly default: Translation<E> }>>>,
  names: Catalogue["words"] = {},
): PhraseBook {
  const sectionOf = (id: string): string => english.rulings[id]?.section ?? "";
  let englishPhrases: Phrases | undefined;
  const defaultPhrases = (): Phrases => {
    englishPhrases ??= phrasesFrom(en, english, sectionOf, names);
    return englishPhrases;
  };
  const loaders: Readonly<Record<string, () => Promise<Phrases>>> = {
    en: async () => defaultPhrases(),
    fr: async () => phrasesFrom(fr, (await others.fr()).default, sectionOf, names),
    ja: async () => phrasesFrom(ja, (await others.ja()).default, sectionOf, names),
  };
  const loaded = new Map<string, Promise<Phrases>>();
  const phrasesOf = (language: string): Promise<Phrases> => {
    const known = loaded.get(language) ?? loaders[language]!();
    loaded.set(language, known);
    return known;
  };
  return { languages: LANGUAGES, templates: templatesOf(en, english), defaultPhrases, phrasesOf };
}

/** Returns the templates of a catalogue. The kernel's templates are the default. */
function templatesOf(
  grammar: Grammar,
  { refusals, faults }: Partial<Pick<Catalogue, "refusals" | "faults">>,
): MessageTemplates {
  return { refusals: { ...grammar.refusals, ...refusals }, faults: { ...grammar.faults, ...faults } };
}

/** Templates of faults by language, such as those of a transport. */
export type FaultTemplates = Readonly<Record<string, MessageTemplates["faults"]>>;

/** Adds templates of faults, in the language of the others. Templates without a language are English. */
export function withFaults<S extends MessageTemplates>(templates: S, added: FaultTemplates): S {
  const { language = "en" } = templates as Partial<Phrases>;
  return { ...templates, faults: { ...templates.faults, ...added[language] } };
}

/** The kernel's own English templates. */
export const KERNEL_TEMPLATES: MessageTemplates = templatesOf(en, {});

function phrasesFrom(
  grammar: Grammar,
  catalogue: Catalogue,
  sectionOf: (ruling: string) => string,
  names: Catalogue["words"],
): Phrases {
  const {
    words,
    articles = {},
    patterns = {},
    fields = {},
    settings = {},
    findings = {},
    operations = {},
    odds = {},
    questions = {},
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
    ...templatesOf(grammar, catalogue),
    words: { ...names, ...words },
    articles,
    patterns: parsePatterns(patterns),
    fields,
    settings,
    findings,
    operations,
    odds,
    questions,
    charts,
    when,
    policies,
    measures,
    rulings: Object.fromEntries(sections),
    forms: { ...grammar.forms, ...forms },
  };
}
