import { beforeAll, describe, expect, it } from "vitest";
import type { AuditEntry } from "../../src/core/contract/audit";
import type { Phrases } from "../../src/core/contract/phrases";
import { knownWord } from "../../src/core/text/patterns";
import { EFFECT_NAMES, effectTemplate, ROLL_NAMES, renderSentence, THROW_NAMES } from "../../src/core/text/sentence";
import { namesIn } from "../../src/core/text/template";
import { allPhrases, differentNames } from "../fixtures/phrases";
import { chartCodes, effectCodes, modifierCodes, namedIds, PLANS, playedLines, vectorLines } from "./catalogue-plans";

/** Every game with its catalogues in all languages, its original language first. */
const BOOKS = await Promise.all(
  PLANS.map(async (plan) => ({ ...plan, id: plan.ruleset.id, book: await allPhrases(plan.ruleset) })),
);

const LANGUAGES = BOOKS.flatMap((plan) =>
  Object.entries(plan.book).map(([language, phrases]) => ({
    ...{ plan, id: plan.id, language, phrases, english: plan.book.en! },
  })),
);

const sorted = (record: object): string[] => Object.keys(record).sort();

/** Returns the codes without a word, neither under one of the scopes nor unscoped. */
function findMissingWords(phrases: Phrases, codes: readonly string[], scopes: readonly string[] = [""]): string[] {
  return codes.filter((code) => !scopes.some((scope) => knownWord(`${scope}${code}`, phrases) !== undefined));
}

/** Returns every text in a value, at any depth, without keys. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return Object.values(value as object).flatMap(textsIn);
}

/** The parts of a catalogue that contain text for people. */
const TEXT_PARTS = [
  "rolls",
  "effects",
  "refusals",
  "findings",
  "faults",
  "fields",
  "settings",
  "operations",
  "odds",
  "labels",
  "when",
  "rulings",
] as const;

describe.each(LANGUAGES)("3 the catalogue of $id in $language", ({ plan, language, phrases, english }) => {
  const { ruleset } = plan;
  const { charts } = ruleset.pack;

  it("has the same keys as the English one", () => {
    expect(phrases.language).toBe(language);
    for (const part of ["rolls", "effects", "labels", "fields", "rulings", "forms"] as const) {
      expect(sorted(phrases[part]), part).toEqual(sorted(english[part]));
    }
    const formsOf = ({ patterns }: Phrases) => patterns.each.map(({ form }) => form.source);
    expect(formsOf(phrases)).toEqual(formsOf(english));
    expect(findMissingWords(phrases, Object.keys(english.words))).toEqual([]);
    expect(findMissingWords(english, Object.keys(phrases.words))).toEqual([]);
    if (language === "en") return;
    const { policies = {}, measures = {} } = ruleset.analysis ?? {};
    expect([phrases.title, sorted(phrases.policies), sorted(phrases.measures)]).toEqual([
      expect.any(String),
      sorted(policies),
      sorted(measures),
    ]);
  });

  it("describes every roll in a phrase, without section number or full stop", () => {
    const labels = Object.values(phrases.labels);
    expect(labels.length).toBeGreaterThan(40);
    expect(labels.filter((label) => /^[A-Z]?[-.]?\d[\d.()ivx]*,? |[.。]$/.test(label))).toEqual([]);
  });

  it("contains no code of an option, value or operation", () => {
    // Members of requests appear in backticks. English faults are skipped: they name values as a request contains them.
    const parts = TEXT_PARTS.filter((part) => part !== "faults" || language !== "en").map((part) => phrases[part]);
    const texts = textsIn(parts).map((text) => text.replaceAll(/\{[^}]*\}|`[^`]*`/g, ""));
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter((text) => /[a-z]\d?[A-Z][a-z]|[A-Za-z\d]_[A-Za-z\d]/.test(text))).toEqual([]);
  });

  it("uses the same parameters as the English one, and only those an entry contains", () => {
    const rollNames: readonly string[] = [...ROLL_NAMES, ...THROW_NAMES, "about"];
    const known = { rolls: rollNames, effects: [...EFFECT_NAMES, "about"] as readonly string[] };
    for (const part of ["rolls", "effects"] as const) {
      for (const [key, template] of Object.entries(phrases[part])) {
        expect(differentNames(template, english[part][key]!), key).toEqual([]);
        expect(namesIn(template).filter((name) => !known[part].includes(name.split(".")[0]!))).toEqual([]);
      }
    }
    for (const { form, word } of phrases.patterns.each) {
      const groups = [...form.source.matchAll(/\(\?<(\w+)>/g)].map(([, name]) => name!);
      expect(groups, form.source).toEqual(expect.arrayContaining(namesIn(word)));
      const same = english.patterns.each.find((each) => each.form.source === form.source)!;
      expect(differentNames(word, same.word)).toEqual([]);
    }
  });

  it("has a sentence for every label, and for every effect that the rules bring about and no other", () => {
    expect(sorted(phrases.rolls)).toEqual(sorted(phrases.labels));
    const codes = [...new Set(Object.keys(phrases.effects).map((key) => key.split(/[/=]/)[0]!))].sort();
    expect(codes).toEqual(effectCodes(plan));
    for (const code of codes) expect(phrases.effects).toHaveProperty(code);
  });

  it("has a sentence for every label and for exactly the effects that the rules produce", () => {
    expect(
      chartCodes(plan).filter(({ chart, code }) => findMissingWords(phrases, [code], [`${chart}.`, ""]).length > 0),
    ).toEqual([]);
    expect(findMissingWords(phrases, modifierCodes(plan))).toEqual([]);
    expect(findMissingWords(phrases, plan.vocabulary, [...plan.scopes, ""])).toEqual([]);
  });

  it("has a name for everything the charts name, and for every copy of it", () => {
    expect(findMissingWords(phrases, namedIds(plan))).toEqual([]);
  });

  it.runIf(language !== ruleset.languages[0])("names every chart and describes when every modifier applies", () => {
    const modifiers = Object.values(charts).flatMap((chart) => chart.modifiers ?? []);
    expect(sorted(phrases.charts)).toEqual(sorted(charts));
    expect(sorted(phrases.when)).toEqual([...new Set(modifiers.map(({ code }) => code))].sort());
  });

  it("names the same options and section in every ruling as the English one", () => {
    const codes = (text: string) => [...new Set(text.match(/\b[a-z]+[A-Z]\w+\b/g) ?? [])].sort();
    for (const [id, { section, question, ruling }] of Object.entries(phrases.rulings)) {
      const same = english.rulings[id]!;
      expect(section, id).toMatch(/\S/);
      expect([section, codes(`${question} ${ruling}`)], id).toEqual([
        same.section,
        codes(`${same.question} ${same.ruling}`),
      ]);
    }
  });
});

it.each(BOOKS)("D, E rulings of $id: numbered without gaps", ({ book, numbered }) => {
  for (const letter of numbered) {
    const idParts = Object.keys(book.en!.rulings).flatMap((id) => /^([A-Z])-?(\d+)/.exec(id)?.slice(1, 3) ?? []);
    const numbers = idParts.flatMap((each, index) => (each === letter ? [Number(idParts[index + 1])] : []));
    const distinct = [...new Set(numbers)].sort((a, b) => a - b);
    expect(distinct).toEqual(distinct.map((_, index) => index + 1));
    expect(distinct.length).toBeGreaterThan(10);
  }
});

/**
 * Returns the required parameters of a sentence that its audit entry lacks. Optional parameters bring their own marks,
 * or a text of their own, as in `{name<1|| at}{ name}`.
 */
function findMissingParams(entry: AuditEntry, phrases: Phrases): string[] {
  if (entry.kind === "ruling") return [];
  const template = entry.kind === "effect" ? effectTemplate(entry, phrases) : (phrases.rolls[entry.label] ?? "");
  const names = namesIn(template.replace(/\{([^\w{}]+[\w.]+[^\w{}]*|[\w.]+[^\w{}]+|[\w.]+<1\|\|[^{}]*)\}/g, ""));
  return names.filter((name) => {
    const [root, ...path] = name.split(".");
    if (!["after", "before", "about"].includes(root!) || path.length === 0) return false;
    let at: unknown = entry[root as keyof AuditEntry];
    for (const key of path) at = (at as Record<string, unknown> | null | undefined)?.[key];
    return at === undefined;
  });
}

/** Wraps phrases so that every code without a word is recorded in `missed`. */
function watchPhrases(phrases: Phrases): { phrases: Phrases; missed: Set<string> } {
  const missed = new Set<string>();
  const words = new Proxy(phrases.words, {
    getOwnPropertyDescriptor(target, key) {
      const descriptor = Reflect.getOwnPropertyDescriptor(target, key);
      if (descriptor === undefined && /^[A-Za-z]+(?:_\w+)+$/.test(String(key))) missed.add(String(key));
      return descriptor;
    },
  });
  return { phrases: { ...phrases, words }, missed };
}

/** Text that no sentence may contain: a code, a raw value, or a sign that something is missing. */
const CODED = /[{}]|\w*_\w*|\b[A-Z]{3,}(?: [A-Z]{2,})+\b|undefined|NaN|\[object/;

/** An id that a player chose, as each language quotes it. */
const QUOTED_ID = /“\w+”|「\w+」|«\u00a0\w+\u00a0»/g;

const HOLED = /: :|：：|\s[,.]|，|^\s|: \.|：。|：、/;

describe.each(BOOKS)("19 sentences of $id, from games and vectors", (plan) => {
  const lines = new Map<string, { readonly entry: AuditEntry; readonly whole: boolean; readonly isPlayed: boolean }>();

  beforeAll(() => {
    const recordLine = (isPlayed: boolean) => (entry: AuditEntry, whole: boolean) => {
      const key = JSON.stringify(entry, (name, value) => (name === "faces" || name === "section" ? undefined : value));
      if (!lines.has(key)) lines.set(key, { entry, whole, isPlayed });
    };
    playedLines(plan, recordLine(true));
    vectorLines(plan, recordLine(false));
  }, 300_000);

  it.each(Object.entries(plan.book))("are complete in %s and contain no code", (_, phrases) => {
    expect(lines.size).toBeGreaterThan(1000);
    const { phrases: watchedPhrases, missed } = watchPhrases(phrases);
    const faults = new Set<string>();
    for (const { entry, whole } of lines.values()) {
      missed.clear();
      const sentence = renderSentence(entry, watchedPhrases).replace(/\s*[[［][^\]］]*[\]］]$/, "");
      const unknownCodes = [...missed].filter(
        (code) => !plan.invented.test(code) && knownWord(code, phrases) === undefined,
      );
      const codes = unknownCodes.filter(
        (code) => sentence.includes(code) || sentence.includes(code.replaceAll("_", " ")),
      );
      const holes = whole ? [...findMissingParams(entry, phrases), ...(HOLED.exec(sentence) ?? [])] : [];
      for (const fault of [...codes, ...(CODED.exec(sentence.replaceAll(QUOTED_ID, "")) ?? []), ...holes])
        faults.add(`${fault} in: ${sentence}`);
      if (entry.kind !== "effect" && entry.kind !== "ruling") expect(phrases.rolls).toHaveProperty(entry.label);
    }
    expect([...faults].slice(0, 40)).toEqual([]);
  });

  it("contain no foreign word in Japanese except names from the charts", () => {
    const { ja } = plan.book;
    const sentences = [...lines.values()].flatMap(({ entry, whole, isPlayed }) =>
      whole && isPlayed ? [renderSentence(entry, ja!).replace(/［.*］$/, "")] : [],
    );
    const latinSentences = sentences.filter((sentence) => /[a-z]{2}/.test(sentence.replace(plan.foreign, "")));
    expect([...new Set(latinSentences)].slice(0, 40)).toEqual([]);
  });
});
