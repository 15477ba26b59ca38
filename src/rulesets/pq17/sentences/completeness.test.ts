import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { EFFECT_NAMES, namesIn, ROLL_NAMES, THROW_NAMES } from "../../../core/audit/sentence";
import { pq17 } from "../index";
import { LABELS } from "../labels";
import { BATTLE_STEPS } from "../snapshot-surface";
import * as vocabulary from "../vocabulary";
import { en } from "./en";
import { sentences } from "./index";
import { NAMED } from "./names";

const languages = Object.entries(sentences);
const charts = pq17.charts(pq17.pack);

/** Files that emit effects: rules and operations. */
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

/** Every effect code that a change names. */
function emittedCodes(): string[] {
  const codes = sources().flatMap((source) =>
    [...source.matchAll(/\bdesk\s*\.(?:set|push)\(/g)].flatMap((match) => {
      const call = callAt(source, match.index + match[0].length - 1);
      const own = [...call.matchAll(/"([A-Z][A-Z_]+)",\s*(?:"|section|rule)/g)].map(([, code]) => code!);
      return own.slice(-1);
    }),
  );
  return [...new Set(codes)].sort();
}

/** Every result and column of the charts that are rolled on; Random Events tell the event. */
function chartCodes(): { chart: string; code: string }[] {
  return Object.values(pq17.pack.charts).flatMap((chart) => {
    const rows = [...(chart.rows ?? []), ...(chart.columns ?? []).flatMap((column) => column.rows)];
    const results = rows.flatMap((row) => {
      const { result, event } = row as { result?: string; event?: string };
      return [result, event].filter((each) => each !== undefined);
    });
    const columns = (chart.columns ?? []).map(({ id }) => id).filter((id) => !/^[\d*]$/.test(id));
    return [...new Set([...results, ...columns])].map((code) => ({ chart: chart.id, code }));
  });
}

const lacking = (words: Readonly<Record<string, string>>, codes: readonly string[]): string[] =>
  codes.filter((code) => !Object.hasOwn(words, code));

describe("3 sentences of PQ-17 in every language", () => {
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

  it("1.2, 1.4 have a name for everything that the charts name, in English as they do", () => {
    const areas = [...charts.AIR_COVER.facts.radii, ...charts.AIR_COVER.facts.sectors].map(({ id }) => id);
    for (const [language, { words }] of languages) {
      expect(lacking(words, [...NAMED.map(({ id }) => id), ...areas]), language).toEqual([]);
    }
    for (const { id, name } of charts.SHIPS.facts.ships) expect(en.words[id]).toBe(name);
    for (const { id, name } of charts.PORTS.facts.ports) expect(en.words[id]).toBe(name);
  });

  it("have a word for every result and column of every chart", () => {
    for (const [language, { words }] of languages) {
      const missing = chartCodes().filter(
        ({ chart, code }) => !Object.hasOwn(words, `${chart}.${code}`) && !Object.hasOwn(words, code),
      );
      expect(missing, language).toEqual([]);
    }
  });

  it("C.2 have a name for every modifier", () => {
    const listed = Object.values(pq17.pack.charts).flatMap(({ modifiers }) => modifiers ?? []);
    const codes = ["GALE_DISPERSAL", ...listed.map(({ code }) => code)];
    for (const [language, { words }] of languages) expect(lacking(words, codes), language).toEqual([]);
  });

  it("have a word for every code of the vocabulary", () => {
    const scopes = ["PHASE.", "RESULT.", ""];
    const { EDITIONS: _, CHITS: __, CARD_SYMBOLS: ___, ...told } = vocabulary;
    const codes = [...Object.values(told).flat(), ...BATTLE_STEPS].filter((code) => typeof code === "string");
    for (const [language, { words }] of languages) {
      const missing = codes.filter((code) => !scopes.some((scope) => Object.hasOwn(words, `${scope}${code}`)));
      expect(missing, language).toEqual([]);
    }
  });

  it("ask only for what an entry holds, and for the same in every language", () => {
    const english: Record<string, string> = { ...en.rolls, ...en.effects };
    const rollNames: readonly string[] = [...ROLL_NAMES, ...THROW_NAMES, "about"];
    const effectNames: readonly string[] = EFFECT_NAMES;
    const roots = (template: string): string[] => namesIn(template).map((name) => name.split(".")[0]!);
    for (const [language, { rolls, effects }] of languages) {
      for (const template of Object.values(rolls)) expect(rollNames).toEqual(expect.arrayContaining(roots(template)));
      for (const template of Object.values(effects)) {
        expect(effectNames).toEqual(expect.arrayContaining(roots(template)));
      }
      for (const [key, template] of Object.entries({ ...rolls, ...effects })) {
        expect(namesIn(template).sort(), `${language} ${key}`).toEqual(namesIn(english[key]!).sort());
      }
    }
  });
});
