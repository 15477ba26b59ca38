import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { rulesets } from "../../src/rulesets/index";
import { rulingsOf } from "../fixtures/phrases";
import { vectorFiles } from "./vectors";

/** A decision that the rules ask for, at its place in them. Several may share a ruling. */
const decisionSchema = z.strictObject({
  section: z.string().regex(/^\d{1,2}(\.\d{1,2}){0,2}$/),
  decision: z.string().min(10).max(200),
  /** The number under which the register answers it. */
  ruling: z.string(),
  /** Why no audit can cite the ruling; left out for one that a vector's audit cites. */
  neverCited: z.string().min(10).optional(),
});

type Decision = z.infer<typeof decisionSchema>;

/** The decisions of a game, listed by hand. */
function decisionsOf(game: string): readonly Decision[] {
  const file = readFileSync(new URL(`./decisions/${game}.json`, import.meta.url), "utf8");
  return z.array(decisionSchema).parse(JSON.parse(file));
}

/** What is in one list and not in the other, and what to do about it. */
function lacking(found: readonly string[], in_: readonly string[], toDo: string): readonly string[] {
  return found.filter((each) => !in_.includes(each)).map((each) => `${each}: ${toDo}`);
}

describe.each(rulesets.map((ruleset) => ({ id: ruleset.id, ruleset })))(
  "the decisions of $id",
  async ({ id, ruleset }) => {
    const decisions = decisionsOf(id);
    const register = await rulingsOf(ruleset);
    const listed = [...new Set(decisions.map(({ ruling }) => ruling))];
    const numbers = Object.keys(register);

    test("each have a ruling in the register, and every ruling has its decision", () => {
      expect(listed.length).toBeGreaterThan(50);
      expect([
        ...lacking(listed, numbers, `write its question and its ruling in src/rulesets/${id}/text/*.json`),
        ...lacking(numbers, listed, `add its decision to test/conformance/decisions/${id}.json`),
      ]).toEqual([]);
    });

    test("begin with one at the section that the register names", () => {
      const first = new Map([...decisions].reverse().map(({ ruling, section }) => [ruling, section]));
      const sections = numbers.map((ruling) => [ruling, first.get(ruling)]);
      expect(sections).toEqual(Object.entries(register).map(([ruling, { section }]) => [ruling, section]));
    });

    test("say of each ruling once and for all whether an audit can cite it", () => {
      const reasons = new Map<string, Set<string | undefined>>();
      for (const { ruling, neverCited } of decisions) {
        reasons.set(ruling, (reasons.get(ruling) ?? new Set()).add(neverCited));
      }
      expect([...reasons].filter(([, said]) => said.size > 1).map(([ruling]) => ruling)).toEqual([]);
    });

    test("are cited by the audit of a vector, unless the list says why none can", () => {
      const vectors = vectorFiles(id).flatMap(({ content }) => content.vectors);
      const cited = [...new Set(vectors.flatMap(({ expect: { rulings } }) => rulings ?? []))];
      const never = decisions.filter(({ neverCited }) => neverCited !== undefined).map(({ ruling }) => ruling);
      const citable = listed.filter((ruling) => !never.includes(ruling));
      expect(cited.length).toBeGreaterThan(50);
      expect([
        ...lacking(citable, cited, "write a vector whose audit cites it, or say in the list why none can (neverCited)"),
        ...lacking(cited, citable, "a vector cites it: take neverCited off the list"),
      ]).toEqual([]);
    });
  },
);
