import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Phrases } from "../../src/core/contract/phrases";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { formatFault } from "../../src/core/text/message";
import { renderSentence, wordFor } from "../../src/core/text/sentence";
import { fill, namesIn } from "../../src/core/text/template";
import * as goeben from "../../src/rulesets/goeben/vocabulary";
import * as hunters from "../../src/rulesets/hunters/vocabulary";
import * as pq17 from "../../src/rulesets/pq17/vocabulary";
import { doubled } from "../fixtures/doubled";
import { allPhrases } from "../fixtures/phrases";
import { examplesOf, verdictOn } from "../invariants/examples";
import { PLANS, vectorLines } from "./catalogue-plans";
import { requestOf, vectorFiles } from "./vectors";

const CATALOGUES = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) =>
  /(^|\/)(en|fr|ja)\.json$/.test(file),
);

it.each(CATALOGUES)("src/%s: no text repeats a word twice in a row", (file) => {
  const texts = textsIn(JSON.parse(readFileSync(`src/${file}`, "utf8")));
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((text) => doubled(text) !== undefined)).toEqual([]);
});

/** Returns every text in a value, at any depth. */
function textsIn(value: unknown): readonly string[] {
  return typeof value === "string" ? [value] : Object.values(value as object).flatMap(textsIn);
}

const VOCABULARIES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { goeben, hunters, pq17 };

const LANGUAGES = await Promise.all(
  PLANS.map(async (plan) => ({ plan, id: plan.ruleset.id, book: Object.values(await allPhrases(plan.ruleset)) })),
);

describe.each(LANGUAGES)("sentences of $id do not repeat a word next to a vocabulary word", ({ plan, id, book }) => {
  const { ruleset } = plan;

  it("in rule sentences that name a boat, a type, an area or another vocabulary entry", () => {
    const filled = book.flatMap((phrases) =>
      Object.values({ ...phrases.refusals, ...phrases.findings }).flatMap((template) =>
        namesIn(template).flatMap((name) =>
          wordsGoingBy(name, id, phrases).map((word) => fill(template, { [name]: word })),
        ),
      ),
    );
    expect(filled.length).toBeGreaterThan(100);
    expect(filled.filter((text) => doubled(text) !== undefined)).toEqual([]);
  });

  it("in refusals, faults and audit lines of its vectors", () => {
    const vectors = vectorFiles(id).flatMap(({ content }) => content.vectors);
    const refused = vectors.filter(({ expect: { kind } }) => kind === "REFUSAL" || kind === "MALFORMED");
    const sentences = new Set<string>();
    for (const phrases of book) {
      for (const vector of refused) {
        const request = { operation: vector.operation, ...requestOf(id, vector) };
        const answer = adjudicate(ruleset, request, { phrases });
        if (answer.kind === "REFUSAL") sentences.add(answer.message);
        if (answer.kind === "MALFORMED") for (const { message } of answer.faults) sentences.add(message);
      }
    }
    vectorLines(plan, (entry) => {
      for (const phrases of book) sentences.add(renderSentence(entry, phrases));
    });
    expect(sentences.size).toBeGreaterThan(500);
    expect([...sentences].filter((text) => doubled(text) !== undefined)).toEqual([]);
  });

  it("in snapshot violations", () => {
    const faults = examplesOf(ruleset).flatMap((example) =>
      verdictOn(ruleset, example).violations.map(({ fault }) => fault),
    );
    const messages = book.flatMap((phrases) => faults.map((fault) => formatFault(fault, phrases).message));
    expect(messages.length).toBeGreaterThan(100);
    expect(messages.filter((text) => doubled(text) !== undefined)).toEqual([]);
  });
});

/** Returns the words that may replace a code in a sentence: those of the vocabulary lists named after it. */
function wordsGoingBy(name: string, id: string, phrases: Phrases): readonly string[] {
  const kind = name.toUpperCase().replace(/S$/, "");
  const lists = Object.entries(VOCABULARIES[id]!).filter(([list]) =>
    list.split("_").some((part) => part.startsWith(kind)),
  );
  const codes = lists
    .flatMap(([, list]) => (Array.isArray(list) ? list : []))
    .filter((code) => typeof code === "string");
  return codes.map((code) => wordFor(code, phrases, name, kind));
}
