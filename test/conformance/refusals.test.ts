import { beforeAll, describe, expect, it } from "vitest";
import type { Reason } from "../../src/core/contract/choice";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { legalityOf } from "../../src/core/engine/legality";
import { KERNEL_TEMPLATES } from "../../src/core/text/phrase-book";
import { formatReason } from "../../src/core/text/say";
import { namesIn } from "../../src/core/text/template";
import { allPhrases } from "../fixtures/phrases";
import { PLANS, refusalsNamed } from "./catalogue-plans";
import { requestOf, vectorFiles } from "./vectors";

const BOOKS = await Promise.all(
  PLANS.map(async (plan) => ({ ...plan, id: plan.ruleset.id, book: await allPhrases(plan.ruleset) })),
);

/** What no sentence holds that a person reads: a code, or what a value looks like to a program. */
const CODED = /[{}]|\w+_\w*|undefined|NaN|\[object/;

/** What is said within another sentence. */
const PARTS = /^(?:ASSIGNMENT_NOT_ON_P1\/mission|BOAT_NOT_AVAILABLE\/each|SPEED(?:\/.+)?)$/;

/** How to answer a choice: these name the value or the number to choose instead of a reason. */
const CHOICES = /^(?:CHOICE_|VALUE_NOT_LISTED)/;

const isPart = (key: string): boolean => PARTS.test(key) || CHOICES.test(key);

/** The form of a refusal by language: what the reader cannot do, then the reason, which is not the end of the sentence. */
const REASON: Readonly<Record<string, RegExp>> = {
  en: /^You cannot [^:]+: [^:]+\.$/,
  fr: /^Vous ne pouvez [^:]+\u00a0: [^:]+\.$/,
  ja: /^[^。]*ない(?:。[^。]+)+。$/,
};

describe.each(BOOKS)("the refusals of $id", ({ ruleset, book, play, foreign, invented }) => {
  const own = refusalsNamed(ruleset);
  const SAID = new Set(Object.keys(ruleset.templates.refusals).map((key) => key.split("/")[0]));

  it.each(Object.entries(book))("have the keys of the English ones in %s, and name the same", (_, phrases) => {
    const said = { ...phrases.refusals, ...phrases.findings };
    const english = { ...book.en!.refusals, ...book.en!.findings };
    expect(Object.keys(said).sort()).toEqual(Object.keys(english).sort());
    for (const [key, template] of Object.entries(said)) {
      expect([key, [...new Set(namesIn(template))].sort()]).toEqual([key, [...new Set(namesIn(english[key]!))].sort()]);
    }
  });

  it.each(Object.entries(book))("say in %s what the reader cannot do, and why", (language, { refusals }) => {
    const said = Object.entries(refusals).filter(([key]) => key in ruleset.templates.refusals && !isPart(key));
    expect(said.length).toBeGreaterThan(70);
    expect(said.filter(([, sentence]) => !REASON[language]!.test(sentence))).toEqual([]);
  });

  it("have a sentence wherever a rule says no, which names nothing but what the rule gives", () => {
    const { refusals } = ruleset.templates;
    expect(own.length).toBeGreaterThan(50);
    for (const { code, section, variant, params } of own) {
      const keys = variant === undefined ? [`${code}/${section}`, code] : [`${code}/${variant}`];
      const key = keys.find((each) => each in refusals);
      expect([key, keys]).toEqual([expect.any(String), keys]);
      if (params !== undefined) expect([key, params]).toEqual([key, expect.arrayContaining(namesIn(refusals[key!]!))]);
    }
  });

  describe("in games at random and in vectors", () => {
    const met = new Map<string, Reason>();

    beforeAll(() => {
      const { charts } = ruleset.pack;
      play((state) => {
        for (const operation of ruleset.operations) {
          const legality = legalityOf(ruleset, operation, state, charts);
          if (!legality.legal) met.set(JSON.stringify(legality.reason), legality.reason);
        }
      });
    }, 300_000);

    it.each(Object.entries(book))("are said in %s without a code", (language, phrases) => {
      expect(met.size).toBeGreaterThan(20);
      const told = [...met.values()].map((reason) => formatReason(reason, phrases));
      const vectors = vectorFiles(ruleset.id).flatMap(({ content }) => content.vectors);
      for (const vector of vectors.filter(({ expect: { kind } }) => kind === "REFUSAL")) {
        const request = { operation: vector.operation, ...requestOf(ruleset.id, vector) };
        const answer = adjudicate(ruleset, request, { phrases });
        if (answer.kind !== "REFUSAL" || !SAID.has(answer.code) || KERNEL.has(answer.code)) continue;
        if (!Object.values(request.input as object).some((value) => invented.test(String(value))))
          told.push(answer.message);
      }
      expect(told.filter((message) => CODED.test(message)).slice(0, 20)).toEqual([]);
      if (language !== "ja") return;
      const latin = told.filter((message) => /[a-z]{3}/.test(message.replace(foreign, "").replace(OPTION, "")));
      expect(latin.slice(0, 20)).toEqual([]);
    });
  });
});

/** Said with the names of an input's members. */
const KERNEL = new Set(Object.keys(KERNEL_TEMPLATES.refusals).map((key) => key.split("/")[0]));

/** The name of an option of the request, which every language gives as it is sent. */
const OPTION = /\b[a-z]+[A-Z]\w+\b/g;
