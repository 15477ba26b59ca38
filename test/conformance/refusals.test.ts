import { beforeAll, describe, expect, it } from "vitest";
import type { Reason } from "../../src/core/contract/choice";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { legalityOf } from "../../src/core/engine/legality";
import { KERNEL_TEMPLATES } from "../../src/core/text/phrase-book";
import { formatReason } from "../../src/core/text/reason";
import { namesIn } from "../../src/core/text/template";
import { allPhrases } from "../fixtures/phrases";
import { findRefusals, PLANS } from "./catalogue-plans";
import { requestOf, vectorFiles } from "./vectors";

const BOOKS = await Promise.all(
  PLANS.map(async (plan) => ({ ...plan, id: plan.ruleset.id, book: await allPhrases(plan.ruleset) })),
);

/** Text that no sentence for people may contain: a code or a raw value. */
const CODED = /[{}]|\w+_\w*|undefined|NaN|\[object/;

/** Sentences that are used only inside other sentences. */
const PARTS = /^(?:ASSIGNMENT_NOT_ON_P1\/mission|BOAT_NOT_AVAILABLE\/each|SPEED(?:\/.+)?)$/;

/** Refusals of a choice: they name the required value or number instead of a reason. */
const CHOICES = /^(?:CHOICE_|VALUE_NOT_LISTED)/;

const isPart = (key: string): boolean => PARTS.test(key) || CHOICES.test(key);

/** Form of a refusal by language: the forbidden action, then the reason, which does not end the sentence. */
const REASON: Readonly<Record<string, RegExp>> = {
  en: /^You cannot [^:]+: [^:]+\.$/,
  fr: /^Vous ne pouvez [^:]+\u00a0: [^:]+\.$/,
  ja: /^[^。]*ない(?:。[^。]+)+。$/,
};

describe.each(BOOKS)("refusals of $id", ({ ruleset, book, play, foreign, invented }) => {
  const sourceRefusals = findRefusals(ruleset);
  const OWN_CODES = new Set(Object.keys(ruleset.templates.refusals).map((key) => key.split("/")[0]));

  it.each(Object.entries(book))("have the same keys and parameters in %s as in English", (_, phrases) => {
    const sentences = { ...phrases.refusals, ...phrases.findings };
    const english = { ...book.en!.refusals, ...book.en!.findings };
    expect(Object.keys(sentences).sort()).toEqual(Object.keys(english).sort());
    for (const [key, template] of Object.entries(sentences)) {
      expect([key, [...new Set(namesIn(template))].sort()]).toEqual([key, [...new Set(namesIn(english[key]!))].sort()]);
    }
  });

  it.each(Object.entries(book))("state in %s what the reader cannot do, and why", (language, { refusals }) => {
    const sentences = Object.entries(refusals).filter(([key]) => key in ruleset.templates.refusals && !isPart(key));
    expect(sentences.length).toBeGreaterThan(70);
    expect(sentences.filter(([, sentence]) => !REASON[language]!.test(sentence))).toEqual([]);
  });

  it("have a sentence for every refusal in the rules, using only its parameters", () => {
    const { refusals } = ruleset.templates;
    expect(sourceRefusals.length).toBeGreaterThan(50);
    for (const { code, section, variant, params } of sourceRefusals) {
      const keys = variant === undefined ? [`${code}/${section}`, code] : [`${code}/${variant}`];
      const key = keys.find((each) => each in refusals);
      expect([key, keys]).toEqual([expect.any(String), keys]);
      if (params !== undefined) expect([key, params]).toEqual([key, expect.arrayContaining(namesIn(refusals[key!]!))]);
    }
  });

  describe("from random games and vectors", () => {
    const distinctReasons = new Map<string, Reason>();

    beforeAll(() => {
      const { charts } = ruleset.pack;
      play((state) => {
        for (const operation of ruleset.operations) {
          const legality = legalityOf(ruleset, operation, state, charts);
          if (!legality.legal) distinctReasons.set(JSON.stringify(legality.reason), legality.reason);
        }
      });
    }, 300_000);

    it.each(Object.entries(book))("contain no code in %s", (language, phrases) => {
      expect(distinctReasons.size).toBeGreaterThan(20);
      const sentences = [...distinctReasons.values()].map((reason) => formatReason(reason, phrases));
      const vectors = vectorFiles(ruleset.id).flatMap(({ content }) => content.vectors);
      for (const vector of vectors.filter(({ expect: { kind } }) => kind === "REFUSAL")) {
        const request = { operation: vector.operation, ...requestOf(ruleset.id, vector) };
        const answer = adjudicate(ruleset, request, { phrases });
        if (answer.kind !== "REFUSAL" || !OWN_CODES.has(answer.code) || KERNEL.has(answer.code)) continue;
        if (!Object.values(request.input as object).some((value) => invented.test(String(value))))
          sentences.push(answer.message);
      }
      expect(sentences.filter((message) => CODED.test(message)).slice(0, 20)).toEqual([]);
      if (language !== "ja") return;
      const latin = sentences.filter((message) => /[a-z]{3}/.test(message.replace(foreign, "").replace(OPTION, "")));
      expect(latin.slice(0, 20)).toEqual([]);
    });
  });
});

/** These sentences name the members of an input. */
const KERNEL = new Set(Object.keys(KERNEL_TEMPLATES.refusals).map((key) => key.split("/")[0]));

/** Name of a request option, which every language keeps as is. */
const OPTION = /\b[a-z]+[A-Z]\w+\b/g;
