import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { rulesets } from "../../src/rulesets/index";
import { rulingsOf } from "../fixtures/phrases";
import { vectorFiles } from "./vectors";

/** A decision required by the rules, located by section. Several may share a ruling. */
const decisionSchema = z.strictObject({
  section: z.string().regex(/^\d{1,2}(\.\d{1,2}){0,2}$/),
  decision: z.string().min(10).max(200),
  /** Number of the ruling in the register. */
  ruling: z.string(),
  /** Reason why no audit can cite the ruling. Omitted if a vector's audit cites it. */
  neverCited: z.string().min(10).optional(),
});

type Decision = z.infer<typeof decisionSchema>;

/** Reads the hand-written list of a game's decisions. */
function decisionsOf(game: string): readonly Decision[] {
  const file = readFileSync(new URL(`./decisions/${game}.json`, import.meta.url), "utf8");
  return z.array(decisionSchema).parse(JSON.parse(file));
}

/** Returns a message, with advice, for each item missing from the other list. */
function listMissing(items: readonly string[], others: readonly string[], advice: string): readonly string[] {
  return items.filter((each) => !others.includes(each)).map((each) => `${each}: ${advice}`);
}

describe.each(rulesets.map((ruleset) => ({ id: ruleset.id, ruleset })))(
  "the decisions of $id",
  async ({ id, ruleset }) => {
    const decisions = decisionsOf(id);
    const register = await rulingsOf(ruleset);
    const decidedRulings = [...new Set(decisions.map(({ ruling }) => ruling))];
    const numbers = Object.keys(register);

    test("match the rulings in the register one to one", () => {
      expect(decidedRulings.length).toBeGreaterThan(50);
      expect([
        ...listMissing(decidedRulings, numbers, `write its question and its ruling in src/rulesets/${id}/text/*.json`),
        ...listMissing(numbers, decidedRulings, `add its decision to test/conformance/decisions/${id}.json`),
      ]).toEqual([]);
    });

    test("begin with one in the section that the register names", () => {
      const first = new Map([...decisions].reverse().map(({ ruling, section }) => [ruling, section]));
      const sections = numbers.map((ruling) => [ruling, first.get(ruling)]);
      expect(sections).toEqual(Object.entries(register).map(([ruling, { section }]) => [ruling, section]));
    });

    test("agree, for each ruling, on whether an audit can cite it", () => {
      const reasons = new Map<string, Set<string | undefined>>();
      for (const { ruling, neverCited } of decisions) {
        reasons.set(ruling, (reasons.get(ruling) ?? new Set()).add(neverCited));
      }
      expect([...reasons].filter(([, variants]) => variants.size > 1).map(([ruling]) => ruling)).toEqual([]);
    });

    test("are cited by the audit of a vector, unless the list gives a reason", () => {
      const vectors = vectorFiles(id).flatMap(({ content }) => content.vectors);
      const cited = [...new Set(vectors.flatMap(({ expect: { rulings } }) => rulings ?? []))];
      const never = decisions.filter(({ neverCited }) => neverCited !== undefined).map(({ ruling }) => ruling);
      const citable = decidedRulings.filter((ruling) => !never.includes(ruling));
      expect(cited.length).toBeGreaterThan(50);
      expect([
        ...listMissing(
          citable,
          cited,
          "write a vector whose audit cites it, or say in the list why none can (neverCited)",
        ),
        ...listMissing(cited, citable, "a vector cites it: take neverCited off the list"),
      ]).toEqual([]);
    });
  },
);
