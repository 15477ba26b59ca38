import { describe, expect, it } from "vitest";
import { declarationsIn } from "../../src/core/request/invariants";
import { formatFault } from "../../src/core/text/message";
import { rulesets } from "../../src/rulesets/index";
import { CODED } from "../fixtures/coded";
import { examplesOf, verdictOn, verdictOnBase, verdictsOnVectors } from "./examples";

describe.each(rulesets)("invariants of $id", (ruleset) => {
  const examples = examplesOf(ruleset);
  const vectors = verdictsOnVectors(ruleset);

  it("hold for the base snapshot of every counterexample", () => {
    const bases = [...new Set(examples.map(({ base }) => base))];
    expect(bases.flatMap((base) => verdictOnBase(ruleset, base).faults)).toEqual([]);
  });

  it.each(examples.map((example) => ({ title: `${example.fault} of ${example.base}`, example })))(
    "$title: reports exactly the expected fault",
    ({ example }) => {
      const { expected, faults, violations } = verdictOn(ruleset, example);
      expect(faults).toEqual(expected);
      expect(formatFault(violations[0]!.fault, ruleset.templates).message).not.toMatch(/[{}]|undefined|\[object/);
    },
  );

  it.each(["fr", "ja"])("have sentences without codes in %s", async (language) => {
    const phrases = await ruleset.phrasesOf(language);
    const outcomes = examples.flatMap((example) => {
      const faults = verdictOn(ruleset, example).violations.map(({ fault }) => fault);
      return faults.map((fault) => ({
        message: formatFault(fault, phrases).message,
        english: formatFault(fault, ruleset.templates).message,
      }));
    });
    expect(outcomes.length).toBeGreaterThan(50);
    expect(outcomes.filter(({ message, english }) => message === english)).toEqual([]);
    // Ids that players chose appear in quotation marks.
    const messages = new Set(outcomes.map(({ message }) => message.replaceAll(/«\u00a0\w+\u00a0»|「\w+」/g, "")));
    expect([...messages].filter((message) => CODED.test(message))).toEqual([]);
  });

  it("each have a counterexample here or among the vectors", () => {
    const all = [...vectors, ...examples.map((example) => verdictOn(ruleset, example))];
    const expected = all.filter((verdict) => verdict.faults.join() === verdict.expected.join());
    const broken = expected.map(({ violations }) => [...new Set(violations.map(({ declaration }) => declaration))]);
    const covered = new Set(broken.flatMap((declarations) => (declarations.length === 1 ? declarations : [])));
    const missing = declarationsIn(ruleset.invariants).filter((declaration) => !covered.has(declaration));
    expect(missing.map(({ paths, message }) => `${paths[0]!.pointer} ${message}`)).toEqual([]);
  });
});
