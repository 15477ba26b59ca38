import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { EFFECT_NAMES, namesIn, ROLL_NAMES } from "../../../core/audit/sentence";
import { hunters } from "../index";
import { LABELS } from "../labels";
import * as vocabulary from "../vocabulary";
import { en } from "./en";
import { sentences } from "./index";

const languages = Object.entries(sentences);
const charts = Object.values(hunters.pack.charts);

/** Files that emit effects: every source of the ruleset but its tests, its sentences and its reports. */
function sources(): string[] {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const paths = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".ts"));
  const left = /\.test\.ts$|^(sentences|reports)\/|^testing\.ts$/;
  return paths.filter((path) => !left.test(path)).map((path) => readFileSync(join(root, path), "utf8"));
}

/** The text of a call from its opening parenthesis to the closing one. */
function callAt(source: string, start: number): string {
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    if (source[at] === "(") depth += 1;
    if (source[at] === ")") depth -= 1;
    if (depth === 0) return source.slice(start, at + 1);
  }
  throw new Error("A call never ends.");
}

/** Every code that a desk.set or desk.push names; each names it as the argument before its section. */
function emittedCodes(): string[] {
  const calls = sources().flatMap((source) =>
    [...source.matchAll(/\b(?:desk|table)\s*\.(?:set|push)\(/g)].map((match) =>
      callAt(source, match.index + match[0].length - 1),
    ),
  );
  const codes = calls.map((call) => {
    const code = /"([A-Z][A-Z0-9_]+)",\s*[^,]+,?\s*\)$/.exec(call)?.[1];
    if (code === undefined) throw new Error(`No effect code is to be read in ${call}`);
    return code;
  });
  return [...new Set(codes)].sort();
}

/** Every result and column of the charts that is a code: proper names of ships and columns named by dates are not. */
function chartCodes(): { chart: string; code: string }[] {
  return charts.flatMap(({ id, kind, rows, columns }) => {
    const named = kind === "roster" || id === "T4";
    const all = [...(rows ?? []), ...(columns ?? []).flatMap((column) => column.rows)];
    const results = named ? [] : all.map((row) => String((row as { result?: unknown }).result));
    const ids = (columns ?? []).map((column) => column.id).filter((column) => !/\d{4}/.test(column));
    return [...new Set([...results, ...ids])].map((code) => ({ chart: id, code }));
  });
}

describe("3 audit sentences in every language", () => {
  it("have one sentence per roll label", () => {
    for (const [language, { rolls }] of languages) {
      expect(Object.keys(rolls).sort(), language).toEqual(Object.keys(LABELS).sort());
    }
  });

  it("have one sentence per effect code that an operation emits, and none for others", () => {
    const codes = Object.keys(en.effects).map((key) => key.split(/[/=]/)[0]!);
    expect([...new Set(codes)].sort()).toEqual(emittedCodes());
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

  it("have a name for every modifier of every chart", () => {
    const codes = charts.flatMap(({ modifiers }) => (modifiers ?? []).map(({ code }) => code));
    for (const [language, { words }] of languages) {
      expect(
        codes.filter((code) => !Object.hasOwn(words, code)),
        language,
      ).toEqual([]);
    }
  });

  it("have a word for every result and column of every chart", () => {
    for (const [language, { words }] of languages) {
      const missing = chartCodes().filter(
        ({ chart, code }) => !Object.hasOwn(words, `${chart}.${code}`) && !Object.hasOwn(words, code),
      );
      expect(missing, language).toEqual([]);
    }
  });

  it("have a word for every code of the vocabulary", () => {
    const scopes = ["PHASE.", "fate.", "reason.", "award.", "boatDue.", ""];
    const codes = Object.values(vocabulary).flat();
    for (const [language, { words }] of languages) {
      const missing = codes.filter((code) => !scopes.some((scope) => Object.hasOwn(words, `${scope}${code}`)));
      expect(missing, language).toEqual([]);
    }
  });

  it("ask only for what an entry holds", () => {
    const effectNames: readonly string[] = EFFECT_NAMES;
    const rollNames: readonly string[] = ROLL_NAMES;
    for (const [, { rolls, effects }] of languages) {
      for (const template of Object.values(rolls)) {
        expect(
          namesIn(template).filter((name) => !rollNames.includes(name)),
          template,
        ).toEqual([]);
      }
      for (const template of Object.values(effects)) {
        const roots = namesIn(template).map((name) => name.split(".")[0]!);
        expect(
          roots.filter((name) => !effectNames.includes(name)),
          template,
        ).toEqual([]);
      }
    }
  });

  it("ask for the same things in every language", () => {
    const english: Record<string, string> = { ...en.rolls, ...en.effects };
    for (const [language, { rolls, effects }] of languages) {
      for (const [key, template] of Object.entries({ ...rolls, ...effects })) {
        expect(namesIn(template).sort(), `${language} ${key}`).toEqual(namesIn(english[key]!).sort());
      }
    }
  });
});
