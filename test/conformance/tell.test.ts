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

/** One in this many moves is narrated. */
const EVERY = 11;

const BOOKS = await Promise.all(
  PLANS.map(async (plan) => ({ ...plan, id: plan.ruleset.id, book: await allPhrases(plan.ruleset) })),
);

/** Returns the audits of an answer in transport form: the full one and each viewer's. */
function auditsOf(answer: Answer): readonly (readonly AuditEntry[])[] {
  const { audit, views = [] } = JSON.parse(JSON.stringify(answer)) as Resolution;
  return [audit, ...views.map((view) => view.audit)];
}

describe.each(BOOKS)(
  "audit of $id: `tell` in a language matches the localized resolution",
  ({ ruleset, book, play }) => {
    it("for the referee and every side, full and brief, between any two languages", async () => {
      const answers: Answer[] = [];
      let count = 0;
      play((state, { operation, input }) => {
        count += 1;
        if (count % EVERY !== 0) return;
        const audit = count % (2 * EVERY) === 0 ? ("FULL" as const) : ("SUMMARY" as const);
        const [snapshot, views] = [structuredClone(state), viewersOf(ruleset)];
        const request = { operation: operation.name, snapshot, input, seed: "tell", audit, decisions: "NONE" as const };
        answers.push(adjudicate(ruleset, views.length > 0 ? { ...request, views } : request));
      });
      let lines = 0;
      for (const answer of answers) {
        const audits = auditsOf(answer);
        // Other languages' sentences and GraphQL's additions are removed.
        const localizedAudits = auditsOf(localizeAnswer(ruleset, answer, book.ja!)).map((audit) =>
          audit.map((entry) => ({
            ...entry,
            __typename: "AuditEntry",
            about: entry.kind === "ruling" ? null : (entry.about ?? null),
          })),
        );
        for (const [language, phrases] of Object.entries(book)) {
          for (const [index, expected] of auditsOf(localizeAnswer(ruleset, answer, phrases)).entries()) {
            for (const audit of [audits[index]!, localizedAudits[index]!]) {
              const narration = (await analyse(ruleset, tell, { audit, language })) as AuditNarration;
              expect(JSON.parse(JSON.stringify(narration))).toEqual({
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
      expect(answers.length).toBeGreaterThan(15);
      expect(lines).toBeGreaterThan(300);
    }, 300_000);
  },
);
