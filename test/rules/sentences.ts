import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import type { Phrases } from "../../src/core/contract/phrases";
import type { AnyRuleset } from "../../src/core/contract/ruleset";
import { EFFECT_NAMES, namesIn, ROLL_NAMES, THROW_NAMES } from "../../src/core/text/sentence";

/** The texts of a ruleset's sources whose paths below its folder fit, tests never. */
export function sourcesOf({ id }: AnyRuleset, wanted: (path: string) => boolean): string[] {
  const root = fileURLToPath(new URL(`../../src/rulesets/${id}`, import.meta.url));
  const paths = readdirSync(root, { recursive: true, encoding: "utf8" });
  const own = paths.filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts") && wanted(path));
  return own.map((path) => readFileSync(join(root, path), "utf8"));
}

/** The texts of all calls in sources of what a pattern finds up to the opening parenthesis. */
export function callsIn(sources: readonly string[], opening: RegExp): string[] {
  return sources.flatMap((source) =>
    [...source.matchAll(opening)].map((match) => callAt(source, match.index + match[0].length - 1)),
  );
}

function callAt(source: string, start: number): string {
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    if (source[at] === "(") depth += 1;
    if (source[at] === ")") depth -= 1;
    if (depth === 0) return source.slice(start, at + 1);
  }
  throw new Error("A call never ends.");
}

/** A code of a chart: a result or a column. */
export interface ChartCode {
  readonly chart: string;
  readonly code: string;
}

/** What a game's words must cover. */
export interface Wanted {
  readonly ruleset: AnyRuleset;
  readonly labels: Readonly<Record<string, string>>;
  /** Every effect code that the rules emit, sorted. */
  readonly effects: readonly string[];
  readonly chartCodes: readonly ChartCode[];
  /** Ids of what the charts name, such as ships. */
  readonly named?: readonly string[];
  /** Codes of modifiers and terms beside those the charts list. */
  readonly modifiers?: readonly string[];
  readonly vocabulary: readonly string[];
  /** What a word of the vocabulary may stand under, such as `PHASE.`. */
  readonly scopes: readonly string[];
}

/** The tests that every ruleset's sentences pass, in every language. */
export function testSentences(wanted: Wanted): void {
  const { ruleset, labels, effects, chartCodes, named = [], modifiers = [], vocabulary, scopes } = wanted;
  const languages = Object.entries(ruleset.sentences);
  const en = ruleset.sentences.en!;

  it("have one sentence per roll label", () => {
    for (const [language, { rolls }] of languages) {
      expect(Object.keys(rolls).sort(), language).toEqual(Object.keys(labels).sort());
    }
  });

  it("have one sentence per effect code that an operation emits, and none for others", () => {
    const codes = [...new Set(Object.keys(en.effects).map((key) => key.split(/[/=]/)[0]!))].sort();
    expect(codes).toEqual(effects);
    for (const code of codes) expect(en.effects).toHaveProperty(code);
  });

  it("have the same keys in every language", () => {
    for (const [language, phrases] of languages) {
      expect(phrases.language).toBe(language);
      for (const part of ["rolls", "effects", "words", "forms"] as const) {
        expect(Object.keys(phrases[part]).sort(), `${language} ${part}`).toEqual(Object.keys(en[part]).sort());
      }
    }
  });

  it("have a name for everything that the charts name", () => {
    for (const [language, { words }] of languages) expect(lacking(words, named), language).toEqual([]);
  });

  it("have a word for every result and column of every chart", () => {
    for (const [language, { words }] of languages) {
      const missing = chartCodes.filter(({ chart, code }) => lacking(words, [code], [`${chart}.`, ""]).length > 0);
      expect(missing, language).toEqual([]);
    }
  });

  it("have a name for every modifier and every term of a number of dice", () => {
    const listed = Object.values(ruleset.pack.charts).flatMap((chart) =>
      (chart.modifiers ?? []).map(({ code }) => code),
    );
    for (const [language, { words }] of languages) {
      expect(lacking(words, [...listed, ...modifiers]), language).toEqual([]);
    }
  });

  it("have a word for every code of the vocabulary", () => {
    for (const [language, { words }] of languages) {
      expect(lacking(words, vocabulary, [...scopes, ""]), language).toEqual([]);
    }
  });

  it("ask only for what an entry holds", () => {
    const rollNames: readonly string[] = [...ROLL_NAMES, ...THROW_NAMES, "about"];
    for (const [, { rolls, effects: told }] of languages) {
      for (const template of Object.values(rolls)) expect(strangersIn(template, rollNames), template).toEqual([]);
      for (const template of Object.values(told)) expect(strangersIn(template, EFFECT_NAMES), template).toEqual([]);
    }
  });

  it("ask for the same things in every language", () => {
    const english = templatesOf(en);
    for (const [language, phrases] of languages) {
      for (const [key, template] of Object.entries(templatesOf(phrases))) {
        expect(namesIn(template).sort(), `${language} ${key}`).toEqual(namesIn(english[key]!).sort());
      }
    }
  });
}

function lacking(words: Phrases["words"], codes: readonly string[], scopes: readonly string[] = [""]): string[] {
  return codes.filter((code) => !scopes.some((scope) => Object.hasOwn(words, `${scope}${code}`)));
}

function templatesOf({ rolls, effects }: Phrases): Readonly<Record<string, string>> {
  return { ...rolls, ...effects };
}

function strangersIn(template: string, known: readonly string[]): string[] {
  const roots = namesIn(template).map((name) => name.split(".")[0]!);
  return roots.filter((name) => !known.includes(name));
}
