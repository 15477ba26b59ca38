import { describe, expect, it } from "vitest";
import type { Answer } from "../../src/core/contract/answer";
import { adjudicate, decide } from "../../src/core/engine/adjudicate";
import { addSentences } from "../../src/core/text/localize";
import { CODED } from "../fixtures/coded";
import { allPhrases } from "../fixtures/phrases";
import { PLANS } from "./catalogue-plans";

/** Every so many moves one is looked at as a front end would that knows no game. */
const EVERY = 17;

const BOOKS = await Promise.all(
  PLANS.map(async (plan) => ({ ...plan, id: plan.ruleset.id, book: await allPhrases(plan.ruleset) })),
);

/** The fields that a sentence names as a request does. */
const FIELD = /\bfirstEnd\b/g;

/** What an answer that plays nothing shows to people. */
function shown(answer: Answer): readonly string[] {
  if (answer.kind === "REFUSAL") return [answer.message];
  if (answer.kind !== "NEEDS_ROLL") return [];
  const { purpose, chartName, columnName, modifiers, totals } = answer.next as typeof answer.next & {
    readonly purpose: string;
    readonly columnName: string | null;
  };
  const words = [...modifiers, ...totals].map((each) => (each as { readonly words?: string }).words ?? "");
  return [purpose, ...[chartName, columnName].filter((each) => each !== null), ...words];
}

describe.each(BOOKS)("a front end that knows nothing of $id", ({ ruleset, book, play }) => {
  it.each(["fr", "ja"])(
    "asks for dice and says why a rule says no in %s, and never in codes",
    (language) => {
      const phrases = book[language]!;
      const said = { NEEDS_ROLL: new Set<string>(), REFUSAL: new Set<string>() };
      let count = 0;
      play((state, { operation, input }) => {
        count += 1;
        if (count % EVERY !== 0) return;
        const snapshot = structuredClone(state);
        const ask = (given: unknown) => {
          const request = { operation: operation.name, snapshot, input: given, dice: [], decisions: "NONE" as const };
          const answer = addSentences(ruleset, adjudicate(ruleset, request, { phrases }), phrases);
          if (answer.kind === "NEEDS_ROLL" || answer.kind === "REFUSAL")
            for (const each of shown(answer)) said[answer.kind].add(each);
        };
        ask(input);
        // Each member left out in turn, and one by one all that is open, called as if it took nothing.
        for (const left of Object.keys(input as object)) ask({ ...(input as object), [left]: undefined });
        const listed = decide(ruleset, { snapshot, decisions: "ALL" }, { phrases });
        if (listed.kind !== "DECISIONS") throw new Error(JSON.stringify(listed));
        for (const { refusal } of listed.decisions) if (refusal !== null) said.REFUSAL.add(refusal.message);
      });
      expect(said.NEEDS_ROLL.size).toBeGreaterThan(30);
      expect(said.REFUSAL.size).toBeGreaterThan(10);
      const coded = [...said.NEEDS_ROLL, ...said.REFUSAL].filter((text) => CODED.test(text.replace(FIELD, "")));
      expect(coded).toEqual([]);
    },
    300_000,
  );
});
