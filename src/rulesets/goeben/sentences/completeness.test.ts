import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { EFFECT_NAMES, namesIn, ROLL_NAMES, THROW_NAMES } from "../../../core/audit/sentence";
import { goeben } from "../index";
import { LABELS } from "../labels";
import * as vocabulary from "../vocabulary";
import { en } from "./en";
import { sentences } from "./index";

const languages = Object.entries(sentences);
const charts = goeben.charts(goeben.pack);

/** Files that emit effects: every source of the ruleset but its tests, its sentences and its reports. */
function sources(): string[] {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const paths = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".ts"));
  const emits = paths.filter((path) => /^(rules|operations)\//.test(path) && !path.endsWith(".test.ts"));
  return emits.map((path) => readFileSync(join(root, path), "utf8"));
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

/** Helpers that hand a code on to a change of the snapshot. */
const CHANGES = /(?<!function )\b(?:desk\s*\.(?:set|push)|changeVp|unstow|discard|addSpaces)\(/g;

/** Every code that a change names, by itself or through a helper, and the codes that bombardment hits give VP by. */
function emittedCodes(): string[] {
  const offered: readonly string[] = vocabulary.INTELLIGENCE_EFFECTS;
  const hits = charts.BOMBARDMENT_HIT.columns.flatMap(({ rows }) => rows.filter(({ vpDice }) => vpDice !== null));
  const named = sources().flatMap((source) =>
    [...source.matchAll(CHANGES)].flatMap((match) => {
      const call = callAt(source, match.index + match[0].length - 1);
      return [...call.matchAll(/"([A-Z][A-Z_]+)"/g)].map(([, code]) => code!);
    }),
  );
  const codes = [...named, ...hits.map(({ result }) => `VP_${result.toUpperCase()}`)];
  return [...new Set(codes)].filter((code) => !offered.includes(code)).sort();
}

/** Every result and column of the charts that are rolled on. */
function chartCodes(): { chart: string; code: string }[] {
  return Object.values(goeben.pack.charts).flatMap((chart) => {
    const rows = [...(chart.rows ?? []), ...(chart.columns ?? []).flatMap((column) => column.rows)];
    const results = rows.flatMap((row) => {
      const { result, unclear } = row as { result?: string; unclear?: string };
      return [result, unclear].filter((each) => each !== undefined);
    });
    const columns = (chart.columns ?? []).map((column) => column.id);
    return [...new Set([...results, ...columns])].map((code) => ({ chart: chart.id, code }));
  });
}

const lacking = (words: Readonly<Record<string, string>>, codes: readonly string[]): string[] =>
  codes.filter((code) => !Object.hasOwn(words, code));

describe("3 sentences of Goeben, 1914 in every language", () => {
  it("have one sentence per roll label", () => {
    for (const [language, { rolls }] of languages) {
      expect(Object.keys(rolls).sort(), language).toEqual(Object.keys(LABELS).sort());
    }
  });

  it("have one sentence per effect code that an operation emits, and none for others", () => {
    const codes = [...new Set(Object.keys(en.effects).map((key) => key.split(/[/=]/)[0]!))].sort();
    expect(codes).toEqual(emittedCodes());
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

  it("have a name for every space, ship, unit, marker and cargo of the charts", () => {
    const markers = Object.entries(charts.INCIDENT_MARKERS.facts.markers);
    const ids = [
      ...charts.MAP.facts.spaces.map(({ id }) => id),
      ...charts.ALLIED_SHIPS.facts.ships.map(({ id }) => id),
      ...charts.AUSTRO_HUNGARIAN_SHIPS.facts.ships.map(({ id }) => id),
      ...charts.COASTAL_DEFENCE.facts.units.map(({ id }) => id),
      ...markers.flatMap(([kind, { count }]) => Array.from({ length: count }, (_, index) => `${kind}_${index + 1}`)),
    ];
    for (const [language, { words }] of languages) expect(lacking(words, ids), language).toEqual([]);
  });

  it("name spaces and ships in English as the charts do", () => {
    for (const { id, name } of [...charts.MAP.facts.spaces, ...charts.ALLIED_SHIPS.facts.ships]) {
      expect(en.words[id]).toBe(name);
    }
    for (const [id, { name }] of Object.entries(charts.CARGO.facts.cargo)) expect(en.words[id]).toBe(name);
    for (const [id, { name }] of Object.entries(charts.ORDERS.facts.orders)) expect(en.words[id]).toBe(name);
  });

  it("have a word for every result and column of every chart", () => {
    for (const [language, { words }] of languages) {
      const missing = chartCodes().filter(
        ({ chart, code }) => !Object.hasOwn(words, `${chart}.${code}`) && !Object.hasOwn(words, code),
      );
      expect(missing, language).toEqual([]);
    }
  });

  it("have a name for every term of a number of dice and every modifier", () => {
    const terms = sources().flatMap((source) => [...source.matchAll(/\bterm\("([A-Z_]+)"/g)].map(([, code]) => code!));
    const cargo = vocabulary.CARGO.map((each) => each.toUpperCase());
    const listed = Object.values(goeben.pack.charts).flatMap(({ modifiers }) => modifiers ?? []);
    const codes = [...terms, ...cargo, ...listed.map(({ code }) => code)];
    for (const [language, { words }] of languages) expect(lacking(words, codes), language).toEqual([]);
  });

  it("have a word for every code of the vocabulary", () => {
    const scopes = ["PHASE.", "kind.", ""];
    const codes = Object.values(vocabulary).flat();
    for (const [language, { words }] of languages) {
      const missing = codes.filter((code) => !scopes.some((scope) => Object.hasOwn(words, `${scope}${code}`)));
      expect(missing, language).toEqual([]);
    }
  });

  it("ask only for what an entry holds, and for the same in every language", () => {
    const english: Record<string, string> = { ...en.rolls, ...en.effects };
    const rollNames: readonly string[] = [...ROLL_NAMES, ...THROW_NAMES, "about"];
    const effectNames: readonly string[] = EFFECT_NAMES;
    for (const [language, { rolls, effects }] of languages) {
      for (const template of Object.values(rolls)) {
        expect(
          namesIn(template).map((name) => name.split(".")[0]),
          template,
        ).toSatisfy((names: string[]) => names.every((name) => rollNames.includes(name)));
      }
      for (const template of Object.values(effects)) {
        expect(
          namesIn(template).map((name) => name.split(".")[0]),
          template,
        ).toSatisfy((names: string[]) => names.every((name) => effectNames.includes(name)));
      }
      for (const [key, template] of Object.entries({ ...rolls, ...effects })) {
        expect(namesIn(template).sort(), `${language} ${key}`).toEqual(namesIn(english[key]!).sort());
      }
    }
  });
});
