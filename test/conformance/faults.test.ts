import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import surfacesFr from "../../src/api/words/fr.json";
import surfacesJa from "../../src/api/words/ja.json";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { declarationsIn } from "../../src/core/request/invariants";
import en from "../../src/core/text/grammar/en.json";
import fr from "../../src/core/text/grammar/fr.json";
import ja from "../../src/core/text/grammar/ja.json";
import { tellAnswer } from "../../src/core/text/localize";
import { namesIn } from "../../src/core/text/template";
import { rulesets } from "../../src/rulesets/index";

/** Faults of the reader of JSON are found before any game is known, so the words of the surfaces hold them. */
const READER = { fr: surfacesFr, ja: surfacesJa };

const KERNEL: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fr: { ...READER.fr, ...fr.faultSentences },
  ja: { ...READER.ja, ...ja.faultSentences },
};

/** Places where the kernel says what is wrong: by a fault, or by a sentence that one holds. */
const SAID =
  /(?:faultAt\((?:[^"()]|\([^()]*\)|"[^"\s]*")*?|sentence(?: =|:)\s*(?:[\w.= ]+\?\s*)?)"((?:[^"\\]|\\.)*\s(?:[^"\\]|\\.)*)"(?:\s*:\s*"((?:[^"\\]|\\.)*)")?/g;

/** The English sentences of the kernel's faults, as its sources hold them. */
function kernelSentences(): readonly string[] {
  const files = readdirSync("src/core", { recursive: true, encoding: "utf8" });
  const sources = files.filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
  return sources.flatMap((file) =>
    [...readFileSync(`src/core/${file}`, "utf8").matchAll(SAID)].flatMap(([, ...found]) =>
      found.filter((each) => each !== undefined),
    ),
  );
}

describe("faults of requests", () => {
  const sentences = kernelSentences();

  it("have words in every language, which hold what the English ones do", () => {
    expect(sentences.length).toBeGreaterThan(45);
    for (const words of Object.values(KERNEL)) {
      expect(sentences.filter((sentence) => words[sentence] === undefined)).toEqual([]);
      for (const [english, own] of Object.entries(words)) {
        expect(namesIn(own).sort(), english).toEqual(namesIn(english).sort());
      }
    }
    expect(Object.keys(fr.faultSentences)).toEqual(Object.keys(ja.faultSentences));
    expect(en).not.toHaveProperty("faultSentences");
  });

  it("are said in the language asked for, at the same places", async () => {
    for (const ruleset of rulesets) {
      const { start } = ruleset;
      const request = { operation: start.name, input: { nonsense: 1 }, snapshot: {}, dice: [-1], charts: 7 };
      const english = adjudicate(ruleset, request as never);
      if (english.kind !== "MALFORMED") throw new Error(english.kind);
      const places = english.faults.map(({ code, pointer }) => ({ code, pointer }));
      expect(places.length).toBeGreaterThan(2);
      for (const language of ["fr", "ja"]) {
        const told = tellAnswer(ruleset, english, await ruleset.phrasesOf(language));
        if (told.kind !== "MALFORMED") throw new Error(told.kind);
        expect(told.faults.map(({ code, pointer }) => ({ code, pointer }))).toEqual(places);
        const same = told.faults.filter(({ message }, index) => message === english.faults[index]!.message);
        expect(same.map(({ message }) => message)).toEqual([]);
      }
    }
  });
});

/** Every sentence that a schema of zod holds for what does not fit it, in it and below it. */
function schemaSentences(of: unknown, seen = new Set<unknown>()): readonly string[] {
  if (typeof of !== "object" || of === null || seen.has(of)) return [];
  seen.add(of);
  const def = (of as { readonly _zod?: { readonly def: Readonly<Record<string, unknown>> } })._zod?.def;
  if (def === undefined) return Object.values(of).flatMap((each) => schemaSentences(each, seen));
  // What a schema is made of when it is first asked for stands in no member of it.
  if (def.type === "lazy") return schemaSentences((of as z.ZodLazy).unwrap(), seen);
  const own = typeof def.error === "function" ? [String(def.error({ code: "custom", path: [], input: null }))] : [];
  return [...own, ...Object.values(def).flatMap((each) => schemaSentences(each, seen))];
}

describe.each([...rulesets].map((ruleset) => ({ id: ruleset.id, ruleset })))("schemas of $id", ({ ruleset }) => {
  const { start, operations, reports, snapshot, packSchema, takeOver } = ruleset;
  const schemas = [[start, ...operations, ...reports].map(({ input }) => input), snapshot, packSchema, takeOver?.known];

  it.each(["fr", "ja"])("say in %s what a text must look like", async (language) => {
    const { faultSentences } = await ruleset.phrasesOf(language);
    const sentences = [...new Set(schemaSentences(schemas))];
    expect(sentences.length).toBeGreaterThan(3);
    if (ruleset.id === "pq17") expect(sentences).toContain("Name a date as year-month-day.");
    expect(sentences.filter((sentence) => faultSentences[sentence] === undefined)).toEqual([]);
  });
});

/** Where no code is, though it looks like one: what stands in a bracket, and what programs call a value. */
const PLAIN = /\bnull\b|\bIDs?\b|\bCS\b|Unicode|\b[A-Z]{2}\b/g;

describe.each([...rulesets].map((ruleset) => ({ id: ruleset.id, ruleset })))("invariants of $id", ({ ruleset }) => {
  const sentences = new Set(declarationsIn(ruleset.invariants).map(({ sentence }) => sentence));

  it.each(["fr", "ja"])("have sentences in %s, which name what the English ones do", async (language) => {
    const { faultSentences: faults } = await ruleset.phrasesOf(language);
    expect([...sentences].filter((sentence) => faults[sentence] === undefined)).toEqual([]);
    for (const sentence of sentences) {
      const own = faults[sentence]!;
      expect(namesIn(own).sort(), sentence).toEqual(namesIn(sentence).sort());
      if (language === "ja") expect(own.replaceAll(/\{[^}]*\}/g, "").replaceAll(PLAIN, "")).not.toMatch(/[a-z]{3}/i);
    }
  });
});

/** The English sentences of what is wrong with charts of a game, as the sources of its charts hold them. */
function chartSentences(id: string): readonly string[] {
  const folder = `src/rulesets/${id}/charts`;
  const files = readdirSync(folder).filter((file) => /^(faults|references)[\w-]*\.ts$/.test(file));
  return files.flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, "utf8").matchAll(/"([^"\n]* [^"\n]*\.)"/g)].map(([, sentence]) => sentence!),
  );
}

describe.each(
  rulesets.filter(({ chartFaults }) => chartFaults !== undefined).map((ruleset) => ({ id: ruleset.id, ruleset })),
)("faults of a caller's charts of $id", ({ id, ruleset }) => {
  const sentences = chartSentences(id);

  it.each(["fr", "ja"])("have sentences in %s, which name what the English ones do", async (language) => {
    const { faultSentences } = await ruleset.phrasesOf(language);
    expect(sentences.length).toBeGreaterThan(20);
    expect(sentences.filter((sentence) => faultSentences[sentence] === undefined)).toEqual([]);
    for (const sentence of sentences) {
      expect(namesIn(faultSentences[sentence]!).sort(), sentence).toEqual(namesIn(sentence).sort());
    }
  });
});
