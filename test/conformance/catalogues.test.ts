import { beforeAll, describe, expect, it } from "vitest";
import type { AuditEntry } from "../../src/core/contract/audit";
import type { Phrases } from "../../src/core/contract/phrases";
import { knownWord } from "../../src/core/text/patterns";
import { EFFECT_NAMES, effectTemplate, ROLL_NAMES, renderSentence, THROW_NAMES } from "../../src/core/text/sentence";
import { namesIn } from "../../src/core/text/template";
import { allPhrases } from "../fixtures/phrases";
import { chartCodes, effectCodes, modifierCodes, namedIds, PLANS, playedLines, vectorLines } from "./catalogue-plans";

/** Every game in every language, the one that it is written in first. */
const BOOKS = await Promise.all(
  PLANS.map(async (plan) => ({ ...plan, id: plan.ruleset.id, book: await allPhrases(plan.ruleset) })),
);

const LANGUAGES = BOOKS.flatMap((plan) =>
  Object.entries(plan.book).map(([language, phrases]) => ({
    ...{ plan, id: plan.id, language, phrases, english: plan.book.en! },
  })),
);

const sorted = (record: object): string[] => Object.keys(record).sort();

/** The codes that have a word neither under one of the scopes nor bare. */
function lacking(phrases: Phrases, codes: readonly string[], scopes: readonly string[] = [""]): string[] {
  return codes.filter((code) => !scopes.some((scope) => knownWord(`${scope}${code}`, phrases) !== undefined));
}

/** Every text that stands somewhere below, but for keys. */
function textsIn(written: unknown): readonly string[] {
  if (typeof written === "string") return [written];
  return Object.values(written as object).flatMap(textsIn);
}

/** The parts of a catalogue whose texts are sentences and names for people. */
const WRITTEN = [
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

  it("has the keys of the English one", () => {
    expect(phrases.language).toBe(language);
    for (const part of ["rolls", "effects", "labels", "fields", "rulings", "forms"] as const) {
      expect(sorted(phrases[part]), part).toEqual(sorted(english[part]));
    }
    const formsOf = ({ patterns }: Phrases) => patterns.each.map(({ form }) => form.source);
    expect(formsOf(phrases)).toEqual(formsOf(english));
    expect(lacking(phrases, Object.keys(english.words))).toEqual([]);
    expect(lacking(english, Object.keys(phrases.words))).toEqual([]);
    if (language === "en") return;
    const { policies = {}, measures = {} } = ruleset.analysis ?? {};
    expect([phrases.title, sorted(phrases.policies), sorted(phrases.measures)]).toEqual([
      expect.any(String),
      sorted(policies),
      sorted(measures),
    ]);
  });

  it("says what a roll is for in a phrase, without the section and the full stop", () => {
    const labels = Object.values(phrases.labels);
    expect(labels.length).toBeGreaterThan(40);
    expect(labels.filter((label) => /^[A-Z]?[-.]?\d[\d.()ivx]*,? |[.。]$/.test(label))).toEqual([]);
  });

  it("names no option, value or operation by its code", () => {
    // The English faults name codes as a request contains them.
    const written = WRITTEN.filter((part) => part !== "faults" || language !== "en").map((part) => phrases[part]);
    const texts = textsIn(written).map((text) => text.replaceAll(/\{[^}]*\}/g, ""));
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter((text) => /[a-z]\d?[A-Z][a-z]|[A-Za-z\d]_[A-Za-z\d]/.test(text))).toEqual([]);
  });

  it("asks for the same things as the English one, and only for what an entry holds", () => {
    const rollNames: readonly string[] = [...ROLL_NAMES, ...THROW_NAMES, "about"];
    const known = { rolls: rollNames, effects: [...EFFECT_NAMES, "about"] as readonly string[] };
    for (const part of ["rolls", "effects"] as const) {
      for (const [key, template] of Object.entries(phrases[part])) {
        expect(namesIn(template).sort(), key).toEqual(namesIn(english[part][key]!).sort());
        expect(namesIn(template).filter((name) => !known[part].includes(name.split(".")[0]!))).toEqual([]);
      }
    }
    for (const { form, word } of phrases.patterns.each) {
      const groups = [...form.source.matchAll(/\(\?<(\w+)>/g)].map(([, name]) => name!);
      expect(groups, form.source).toEqual(expect.arrayContaining(namesIn(word)));
      const same = english.patterns.each.find((each) => each.form.source === form.source)!;
      expect(namesIn(word).sort()).toEqual(namesIn(same.word).sort());
    }
  });

  it("has a sentence for every label, and for every effect that the rules bring about and no other", () => {
    expect(sorted(phrases.rolls)).toEqual(sorted(phrases.labels));
    const codes = [...new Set(Object.keys(phrases.effects).map((key) => key.split(/[/=]/)[0]!))].sort();
    expect(codes).toEqual(effectCodes(plan));
    for (const code of codes) expect(phrases.effects).toHaveProperty(code);
  });

  it("has a word for every result and column of every chart, every modifier and every code of the vocabulary", () => {
    expect(
      chartCodes(plan).filter(({ chart, code }) => lacking(phrases, [code], [`${chart}.`, ""]).length > 0),
    ).toEqual([]);
    expect(lacking(phrases, modifierCodes(plan))).toEqual([]);
    expect(lacking(phrases, plan.vocabulary, [...plan.scopes, ""])).toEqual([]);
  });

  it("has a name for everything that the charts name, and for every copy of it", () => {
    expect(lacking(phrases, namedIds(plan))).toEqual([]);
  });

  it.runIf(language !== ruleset.languages[0])("names every chart and says when every modifier applies", () => {
    const modifiers = Object.values(charts).flatMap((chart) => chart.modifiers ?? []);
    expect(sorted(phrases.charts)).toEqual(sorted(charts));
    expect(sorted(phrases.when)).toEqual([...new Set(modifiers.map(({ code }) => code))].sort());
  });

  it("names the same options in every ruling as the English one, and its section", () => {
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

it.each(BOOKS)("D, E the rulings of $id are numbered without a gap", ({ book, numbered }) => {
  for (const letter of numbered) {
    const found = Object.keys(book.en!.rulings).flatMap((id) => /^([A-Z])-?(\d+)/.exec(id)?.slice(1, 3) ?? []);
    const numbers = found.flatMap((each, index) => (each === letter ? [Number(found[index + 1])] : []));
    const distinct = [...new Set(numbers)].sort((a, b) => a - b);
    expect(distinct).toEqual(distinct.map((_, index) => index + 1));
    expect(distinct.length).toBeGreaterThan(10);
  }
});

/** What a sentence asks for and its line does not hold, but what it may do without: that brings marks of its own. */
function missing(entry: AuditEntry, phrases: Phrases): string[] {
  if (entry.kind === "ruling") return [];
  const template = entry.kind === "effect" ? effectTemplate(entry, phrases) : (phrases.rolls[entry.label] ?? "");
  const asked = namesIn(template.replace(/\{([^\w{}]+[\w.]+[^\w{}]*|[\w.]+[^\w{}]+)\}/g, ""));
  return asked.filter((name) => {
    const [root, ...path] = name.split(".");
    if (!["after", "before", "about"].includes(root!) || path.length === 0) return false;
    let at: unknown = entry[root as keyof AuditEntry];
    for (const key of path) at = (at as Record<string, unknown> | null | undefined)?.[key];
    return at === undefined;
  });
}

/** Phrases that note each code for which a sentence has no word. */
function watched(phrases: Phrases): { phrases: Phrases; missed: Set<string> } {
  const missed = new Set<string>();
  const words = new Proxy(phrases.words, {
    getOwnPropertyDescriptor(target, key) {
      const found = Reflect.getOwnPropertyDescriptor(target, key);
      if (found === undefined && /^[A-Za-z]+(?:_\w+)+$/.test(String(key))) missed.add(String(key));
      return found;
    },
  });
  return { phrases: { ...phrases, words }, missed };
}

/** What no sentence holds: a code, or what a value looks like to a program; and what betrays that something is missing. */
const CODED = /[{}]|\w*_\w*|\b[A-Z]{3,}(?: [A-Z]{2,})+\b|undefined|NaN|\[object/;

const HOLED = /: :|：：|\s[,.]|，|^\s|: \.|：。|：、/;

describe.each(BOOKS)("19 sentences of $id, of games and of vectors", (plan) => {
  const lines = new Map<string, { readonly entry: AuditEntry; readonly whole: boolean; readonly played: boolean }>();

  beforeAll(() => {
    const noting = (played: boolean) => (entry: AuditEntry, whole: boolean) => {
      const key = JSON.stringify(entry, (name, value) => (name === "faces" || name === "section" ? undefined : value));
      if (!lines.has(key)) lines.set(key, { entry, whole, played });
    };
    playedLines(plan, noting(true));
    vectorLines(plan, noting(false));
  }, 300_000);

  it.each(Object.entries(plan.book))("read well in %s: nothing is missing and no code is left over", (_, phrases) => {
    expect(lines.size).toBeGreaterThan(1000);
    const { phrases: told, missed } = watched(phrases);
    const faults = new Set<string>();
    for (const { entry, whole } of lines.values()) {
      missed.clear();
      const sentence = renderSentence(entry, told).replace(/\s*[[［][^\]］]*[\]］]$/, "");
      const left = [...missed].filter((code) => !plan.invented.test(code) && knownWord(code, phrases) === undefined);
      const codes = left.filter((code) => sentence.includes(code.replaceAll("_", " ")));
      const holes = whole ? [...missing(entry, phrases), ...(HOLED.exec(sentence) ?? [])] : [];
      for (const fault of [...codes, ...(CODED.exec(sentence) ?? []), ...holes]) faults.add(`${fault} in: ${sentence}`);
      if (entry.kind !== "effect" && entry.kind !== "ruling") expect(phrases.rolls).toHaveProperty(entry.label);
    }
    expect([...faults].slice(0, 40)).toEqual([]);
  });

  it("hold no word of another language in Japanese but names that the charts give", () => {
    const { ja } = plan.book;
    const sentences = [...lines.values()].flatMap(({ entry, whole, played }) =>
      whole && played ? [renderSentence(entry, ja!).replace(/［.*］$/, "")] : [],
    );
    const left = sentences.filter((sentence) => /[a-z]{2}/.test(sentence.replace(plan.foreign, "")));
    expect([...new Set(left)].slice(0, 40)).toEqual([]);
  });
});
