import { readdirSync, readFileSync } from "node:fs";
import { parseSync } from "oxc-parser";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { PROBLEM_TYPES } from "../../src/api/problems/kinds";
import apiEn from "../../src/api/words/en.json";
import apiFr from "../../src/api/words/fr.json";
import apiJa from "../../src/api/words/ja.json";
import { careerOperations } from "../../src/careers/operations/index";
import { CAREER_TEMPLATES } from "../../src/careers/problem";
import careersEn from "../../src/careers/words/en.json";
import careersFr from "../../src/careers/words/fr.json";
import careersJa from "../../src/careers/words/ja.json";
import { analysisCalls } from "../../src/core/analysis/index";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { declarationsIn } from "../../src/core/request/invariants";
import en from "../../src/core/text/grammar/en.json";
import fr from "../../src/core/text/grammar/fr.json";
import ja from "../../src/core/text/grammar/ja.json";
import { KERNEL_TEMPLATES } from "../../src/core/text/phrase-book";
import { namesIn } from "../../src/core/text/template";
import { fileSchema } from "../../src/proof/career-file";
import { rulesets } from "../../src/rulesets/index";

type Texts = Readonly<Record<string, string>>;

const GAMES = await Promise.all(
  [...rulesets].map(async ({ id, templates, phrasesOf }) => {
    const faults = Object.fromEntries(Object.entries(templates.faults).filter(([message]) => !(message in en.faults)));
    const [french, japanese] = await Promise.all([phrasesOf("fr"), phrasesOf("ja")]);
    const ofGame = (texts: Texts) =>
      Object.fromEntries(Object.keys(faults).map((message) => [message, texts[message]!]));
    return [id, `src/rulesets/${id}`, faults, ofGame(french.faults), ofGame(japanese.faults)] as const;
  }),
);

/** Every message catalogue: its name, the source folders that use it, and its sentences in three languages. */
const CATALOGUES: readonly (readonly [string, string, Texts, Texts, Texts])[] = [
  ["the kernel", "src", en.faults, fr.faults, ja.faults],
  ["the surfaces", "src", apiEn, apiFr, apiJa],
  ["stored games", "src/careers src/api/careers", careersEn, careersFr, careersJa],
  ...GAMES,
];

/** Ids that the code does not spell out: of invariants, and of the title and the meaning of every kind of problem. */
const OTHERS = new Set([
  ...[...rulesets].flatMap(({ invariants }) => declarationsIn(invariants).map(({ message }) => message)),
  ...Object.keys(PROBLEM_TYPES).flatMap((type) => [`${type}/title`, `${type}/doc`]),
]);

describe.each(CATALOGUES)("messages of %s", (_, folders, english, french, japanese) => {
  it("have a sentence in every language, with the same parameters", () => {
    for (const texts of [french, japanese]) {
      expect(Object.keys(texts)).toEqual(Object.keys(english));
      for (const [id, text] of Object.entries(texts)) {
        expect(parametersOf(text), id).toEqual(parametersOf(english[id]!));
        expect(text, id).not.toBe("");
      }
    }
  });

  it("are all used by the code", () => {
    const texts = folders.split(" ").flatMap((folder) => filesBelow(folder).map(textsIn));
    const isText = (text: string): boolean => texts.some((each) => each.has(text));
    const isBuilt = (id: string): boolean => {
      const [code = "", variant = ""] = id.split("/");
      return isText(`${code}/`) && isText(variant);
    };
    const unused = Object.keys(english).filter((id) => !isText(id) && !isBuilt(id) && !OTHERS.has(id));
    expect(unused).toEqual([]);
  });
});

/** The parameters of a sentence. A plural repeats one, and not every language has plurals. */
function parametersOf(text: string): readonly string[] {
  return [...new Set(namesIn(text))].sort();
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.includes("generated"))
    .map((file) => `${folder}/${file}`);
}

/** Returns every text in a source file: whole strings and the fixed parts of templates. */
function textsIn(path: string): ReadonlySet<string> {
  const texts = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    if (Array.isArray(node)) {
      for (const each of node) visit(each);
      return;
    }
    const { type, value } = node as { readonly type?: string; readonly value?: unknown };
    if (type === "Literal" && typeof value === "string") texts.add(value);
    if (type === "TemplateElement") texts.add((value as { readonly cooked: string }).cooked);
    for (const [name, each] of Object.entries(node)) {
      // A key can be a variant, such as a variant for a document limit.
      const key = name === "key" ? (each as { readonly name?: string }).name : undefined;
      if (key !== undefined) texts.add(key);
      visit(each);
    }
  };
  visit(parseSync(path, readFileSync(path, "utf8")).program);
  return texts;
}

describe("faults of requests", () => {
  it("are returned in the requested language, with the same pointers", async () => {
    for (const ruleset of rulesets) {
      const { start } = ruleset;
      const request = { operation: start.name, input: { nonsense: 1 }, snapshot: {}, dice: [-1], charts: 7 };
      const faultsIn = async (language?: string) => {
        const phrases = language === undefined ? undefined : await ruleset.phrasesOf(language);
        const answer = adjudicate(ruleset, request as never, { phrases });
        if (answer.kind !== "MALFORMED") throw new Error(answer.kind);
        return answer.faults;
      };
      const english = await faultsIn();
      const places = english.map(({ code, pointer }) => ({ code, pointer }));
      expect(places.length).toBeGreaterThan(2);
      for (const language of ["fr", "ja"]) {
        const faults = await faultsIn(language);
        expect(faults.map(({ code, pointer }) => ({ code, pointer }))).toEqual(places);
        expect(faults.filter(({ message }, index) => message === english[index]!.message)).toEqual([]);
      }
    }
  });
});

/** Returns every error message in a zod schema, at any depth. */
function schemaMessages(of: unknown, visited = new Set<unknown>()): readonly string[] {
  if (typeof of !== "object" || of === null || visited.has(of)) return [];
  visited.add(of);
  const def = (of as { readonly _zod?: { readonly def: Readonly<Record<string, unknown>> } })._zod?.def;
  if (def === undefined) return Object.values(of).flatMap((each) => schemaMessages(each, visited));
  // A lazy schema's parts are in none of its members until it is unwrapped.
  if (def.type === "lazy") return schemaMessages((of as z.ZodLazy).unwrap(), visited);
  const messages =
    typeof def.error === "function" ? [String(def.error({ code: "custom", path: [], input: null }))] : [];
  return [...messages, ...Object.values(def).flatMap((each) => schemaMessages(each, visited))];
}

describe("messages of schemas outside of the games", () => {
  it.each([
    ["analyses", analysisCalls.map(({ own }) => own), KERNEL_TEMPLATES],
    ["career files", fileSchema, KERNEL_TEMPLATES],
    ["stored games", careerOperations.map(({ input }) => input), CAREER_TEMPLATES],
  ])("exist for %s", (_, schemas, { faults }) => {
    const messages = [...new Set(schemaMessages(schemas))];
    expect(messages.length).toBeGreaterThan(0);
    expect(messages.filter((message) => faults[message] === undefined)).toEqual([]);
  });
});

/** Words that look like codes but are not: text in brackets and names of values. */
const PLAIN = /\bnull\b|\bIDs?\b|\bCS\b|Unicode|\b[A-Z]{2}\b/g;

describe.each([...rulesets].map((ruleset) => ({ id: ruleset.id, ruleset })))("messages of $id", ({ ruleset }) => {
  const { start, operations, reports, snapshot, packSchema, takeOver, templates } = ruleset;

  it("exist for every schema constraint on a text", () => {
    const schemas = [
      [start, ...operations, ...reports].map(({ input }) => input),
      snapshot,
      packSchema,
      takeOver?.known,
    ];
    const messages = [...new Set(schemaMessages(schemas))];
    expect(messages.length).toBeGreaterThan(3);
    if (ruleset.id === "pq17") expect(messages).toContain("form/date");
    expect(messages.filter((message) => templates.faults[message] === undefined)).toEqual([]);
  });

  it("exist for every invariant", () => {
    const messages = [...new Set(declarationsIn(ruleset.invariants).map(({ message }) => message))];
    expect(messages.filter((message) => templates.faults[message] === undefined)).toEqual([]);
  });

  it("contain no Latin word in Japanese", async () => {
    const { faults } = await ruleset.phrasesOf("ja");
    const texts = declarationsIn(ruleset.invariants).map(({ message }) => faults[message]!);
    expect(texts.filter((text) => /[a-z]{3}/i.test(text.replaceAll(/\{[^}]*\}/g, "").replaceAll(PLAIN, "")))).toEqual(
      [],
    );
  });
});
