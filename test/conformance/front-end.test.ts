import { describe, expect, it } from "vitest";
import type { Answer } from "../../src/core/contract/answer";
import { adjudicate, listDecisions } from "../../src/core/engine/adjudicate";
import { addSentences } from "../../src/core/text/localize";
import { CODED } from "../fixtures/coded";
import { allPhrases } from "../fixtures/phrases";
import { PLANS } from "./catalogue-plans";

/** One in this many moves is checked with a generic front end. */
const EVERY = 17;

const BOOKS = await Promise.all(
  PLANS.map(async (plan) => ({ ...plan, id: plan.ruleset.id, book: await allPhrases(plan.ruleset) })),
);

/** Fields that a sentence names by their request name. */
const FIELD = /\bfirstEnd\b/g;

/** Returns the texts of an answer to a move that was not played. */
function textsShownBy(answer: Answer): readonly string[] {
  if (answer.kind === "REFUSAL") return [answer.message];
  if (answer.kind !== "NEEDS_ROLL") return [];
  const { purpose, chartName, columnName, modifiers, totals } = answer.next as typeof answer.next & {
    readonly purpose: string;
    readonly columnName: string | null;
  };
  const words = [...modifiers, ...totals].map((each) => (each as { readonly words?: string }).words ?? "");
  return [purpose, ...[chartName, columnName].filter((each) => each !== null), ...words];
}

describe.each(BOOKS)("a generic front end for $id", ({ ruleset, book, play }) => {
  it.each(["fr", "ja"])(
    "shows dice requests and refusals in %s without codes",
    (language) => {
      const phrases = book[language]!;
      const messages = { NEEDS_ROLL: new Set<string>(), REFUSAL: new Set<string>() };
      let count = 0;
      play((state, { operation, input }) => {
        count += 1;
        if (count % EVERY !== 0) return;
        const snapshot = structuredClone(state);
        const tryInput = (moveInput: unknown) => {
          const request = {
            operation: operation.name,
            snapshot,
            input: moveInput,
            dice: [],
            decisions: "NONE" as const,
          };
          const answer = addSentences(ruleset, adjudicate(ruleset, request, { phrases }), phrases);
          if (answer.kind === "NEEDS_ROLL" || answer.kind === "REFUSAL")
            for (const each of textsShownBy(answer)) messages[answer.kind].add(each);
        };
        tryInput(input);
        // First omit each member in turn, then call every open operation with an empty input.
        for (const omitted of Object.keys(input as object)) tryInput({ ...(input as object), [omitted]: undefined });
        const answer = listDecisions(ruleset, { snapshot, decisions: "ALL" }, { phrases });
        if (answer.kind !== "DECISIONS") throw new Error(JSON.stringify(answer));
        for (const { refusal } of answer.decisions) if (refusal !== null) messages.REFUSAL.add(refusal.message);
      });
      expect(messages.NEEDS_ROLL.size).toBeGreaterThan(30);
      expect(messages.REFUSAL.size).toBeGreaterThan(10);
      const coded = [...messages.NEEDS_ROLL, ...messages.REFUSAL].filter((text) => CODED.test(text.replace(FIELD, "")));
      expect(coded).toEqual([]);
    },
    300_000,
  );
});
