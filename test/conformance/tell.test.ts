import { describe, expect, it } from "vitest";
import { analyse } from "../../src/core/analysis/call";
import { type AuditNarration, tell } from "../../src/core/analysis/tell";
import type { Answer, Resolution } from "../../src/core/contract/answer";
import type { AuditEntry } from "../../src/core/contract/audit";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { viewersOf } from "../../src/core/request/fields";
import { localizeAnswer } from "../../src/core/text/localize";
import { allPhrases } from "../fixtures/phrases";
import { PLANS } from "./catalogue-plans";

/** Every so many moves one is told. */
const EVERY = 11;

const BOOKS = await Promise.all(
  PLANS.map(async (plan) => ({ ...plan, id: plan.ruleset.id, book: await allPhrases(plan.ruleset) })),
);

/** The audits that an answer holds as a wire writes them: its own and what each viewer may read of it. */
function auditsOf(answer: Answer): readonly (readonly AuditEntry[])[] {
  const { audit, views = [] } = JSON.parse(JSON.stringify(answer)) as Resolution;
  return [audit, ...views.map((view) => view.audit)];
}

describe.each(BOOKS)("an audit of $id is told in a language as its resolution would be", ({ ruleset, book, play }) => {
  it("by the referee and by every side, whole and in short, from any language to any other", async () => {
    const asked: Answer[] = [];
    let count = 0;
    play((state, { operation, input }) => {
      count += 1;
      if (count % EVERY !== 0) return;
      const audit = count % (2 * EVERY) === 0 ? ("FULL" as const) : ("SUMMARY" as const);
      const [snapshot, views] = [structuredClone(state), viewersOf(ruleset)];
      const request = { operation: operation.name, snapshot, input, seed: "tell", audit, decisions: "NONE" as const };
      asked.push(adjudicate(ruleset, views.length > 0 ? { ...request, views } : request));
    });
    let lines = 0;
    for (const answer of asked) {
      const given = auditsOf(answer);
      // The sentences of another language are left out, and so is what GraphQL adds.
      const spoken = auditsOf(localizeAnswer(ruleset, answer, book.ja!)).map((audit) =>
        audit.map((entry) => ({
          ...entry,
          __typename: "AuditEntry",
          about: entry.kind === "ruling" ? null : (entry.about ?? null),
        })),
      );
      for (const [language, phrases] of Object.entries(book)) {
        for (const [index, expected] of auditsOf(localizeAnswer(ruleset, answer, phrases)).entries()) {
          for (const audit of [given[index]!, spoken[index]!]) {
            const told = (await analyse(ruleset, tell, { audit, language })) as AuditNarration;
            expect(JSON.parse(JSON.stringify(told))).toEqual({
              kind: "TELLING",
              ruleset: ruleset.id,
              language,
              audit: expected,
            });
          }
          lines += expected.filter((entry) => "sentence" in entry).length;
        }
      }
    }
    expect(asked.length).toBeGreaterThan(15);
    expect(lines).toBeGreaterThan(300);
  }, 300_000);
});
