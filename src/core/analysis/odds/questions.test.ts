import { describe, expect, it } from "vitest";
import { drill } from "../../../../test/fixtures/drill";
import type { AnyQuestion } from "../../contract/analysis";
import type { AnyRuleset } from "../../contract/ruleset";
import { rational } from "../../dice/rational";
import { kernelPhrases } from "../../text/phrase-book";
import type { SampledValue } from "./answer";
import { answerQuestions } from "./question-answers";
import { answerResult, type Observation, procedureQuestions, questionFaults, questionsFor } from "./questions";

const QUESTIONS: Readonly<Record<string, AnyQuestion>> = {
  hit: { kind: "CHANCE", operations: ["fire"], at: "/outcome/shots/*/hits", atLeast: 1 },
  hits: { kind: "EXPECTATION", operations: ["fire"], at: "/outcome/shots/*/hits" },
  misses: { kind: "EXPECTATION", operations: ["fire"], at: "/outcome/shots/*/result", is: ["miss"] },
  prize: { kind: "CHANCE", operations: ["fire"], at: "/outcome/prize", isPresent: true },
  score: { kind: "EXPECTATION", operations: [], gain: "/snapshot/score" },
  sunk: {
    kind: "CHANCE",
    operations: ["fire"],
    reads: ["/outcome/sunk"],
    answer: ({ outcome }) => ({ raft: outcome.sunk, hulk: false }),
    nameOf: (subject) => (subject === "raft" ? "old raft" : subject),
  },
};

const analysis = { odds: { operation: "fire", project: [] }, projections: {}, unmoved: {}, policies: {}, measures: {} };

const ruleset = { ...drill, analysis: { ...analysis, questions: QUESTIONS } } as unknown as AnyRuleset;

const list = Object.entries(QUESTIONS).map(([id, question]) => ({ id, question }));

const result = (overrides: object) => ({
  before: { score: 2 } as never,
  after: { score: 7 } as never,
  outcome: {
    shots: [
      { hits: 0, result: "miss" },
      { hits: 3, result: "hit" },
    ],
    prize: null,
    sunk: true,
    ...overrides,
  },
});

describe("the figures of one result", () => {
  it("are truths as 0 and 1, sums, counts, gains, and one per subject", () => {
    expect(answerResult(ruleset, list, result({}))).toEqual([1, 3, 1, 0, 5, { raft: 1, hulk: 0 }]);
    expect(answerResult(ruleset, list, result({ shots: [], prize: "x" }))).toEqual([
      0,
      0,
      0,
      1,
      5,
      { raft: 1, hulk: 0 },
    ]);
  });

  it("are 0 if the place does not exist", () => {
    const nothing = { ...result({}), outcome: { sunk: false } };
    expect(answerResult(ruleset, list.slice(0, 4), nothing)).toEqual([0, 0, 0, 0]);
  });
});

describe("the questions of an operation", () => {
  it("are its own and those without an outcome; a procedure has only the latter", () => {
    expect(questionsFor(ruleset, "fire")).toHaveLength(6);
    expect(questionsFor(ruleset, "finish").map(({ id }) => id)).toEqual(["score"]);
    expect(procedureQuestions(ruleset).map(({ id }) => id)).toEqual(["score"]);
  });

  it("unknown or repeated ids are faults at their place", () => {
    const faults = questionFaults(["hit", "colour", "hit"], list);
    expect(faults.map(({ code, pointer }) => [code, pointer])).toEqual([
      ["QUESTION_UNKNOWN", "/questions/1"],
      ["QUESTION_UNKNOWN", "/questions/2"],
    ]);
  });
});

describe("the answers", () => {
  const phrases = {
    ...kernelPhrases("en"),
    questions: { hit: "the target is hit", hits: "Hits", sunk: "{subject} is sunk" },
  };
  const [hit, hits, , , , sunk] = list;
  const three = [hit!, hits!, sunk!];
  const outcome = (figures: Observation["figures"], numerator: bigint, denominator: bigint) => ({
    value: { values: {}, figures },
    ...rational(numerator, denominator),
  });
  const context = { before: {} as never, phrases };

  it("are exact if every branch was followed", () => {
    const outcomes = [outcome([1, 3, { raft: 1, hulk: 0 }], 1n, 6n), outcome([0, 0, { raft: 0, hulk: 0 }], 5n, 6n)];
    const answers = answerQuestions(three, { outcomes, covered: rational(1n, 1n) }, undefined, context);
    expect(answers.map(({ id, subject, value }) => [id, subject, `${value?.numerator}/${value?.denominator}`])).toEqual(
      [
        ["hit", null, "1/6"],
        ["hits", null, "1/2"],
        ["sunk", "raft", "1/6"],
        ["sunk", "hulk", "0/1"],
      ],
    );
    expect(answers.map(({ sentence }) => sentence)).toEqual([
      "The target is hit: 16.7%.",
      "Hits: 0.5 on average.",
      "Old raft is sunk: 16.7%.",
      "Hulk is sunk: 0%.",
    ]);
  });

  it("are bounds of chances if branches remain, and no expectation", () => {
    const outcomes = [outcome([1, 3, { raft: 1 }], 1n, 4n)];
    const answers = answerQuestions(three, { outcomes, covered: rational(1n, 4n) }, undefined, context);
    expect(answers.map(({ value, most }) => [value?.decimal, most?.decimal])).toEqual([
      ["0.250000000", "1.000000000"],
      [undefined, undefined],
      ["0.250000000", "1.000000000"],
    ]);
    expect(answers.map(({ sentence }) => sentence)).toEqual([
      "The target is hit: 25% to 100%.",
      "Hits: not computed.",
      "Old raft is sunk: 25% to 100%.",
    ]);
  });

  it("contain the estimate of the sample", () => {
    const value = (figures: Observation["figures"]): SampledValue<Observation> => {
      return { value: { values: {}, figures }, count: 50 };
    };
    const counts = new Map([
      ["a", value([1, 3, { raft: 1 }])],
      ["b", value([0, 0, { raft: 0 }])],
    ]);
    const exact = { outcomes: [], covered: rational(0n, 1n) };
    const answers = answerQuestions(three, exact, { counts, trials: 100 }, context);
    expect(answers.map(({ sampled }) => sampled?.decimal)).toEqual(["0.500000000", "1.500000000", "0.500000000"]);
    expect(answers[1]!.sampled).toEqual({ decimal: "1.500000000", low: "1.206005402", high: "1.793994598" });
    expect(answers.map(({ sentence }) => sentence)).toEqual([
      "The target is hit: about 50%.",
      "Hits: about 1.5 on average.",
      "Old raft is sunk: about 50%.",
    ]);
  });

  it("are never 0% or 100% by rounding", () => {
    const outcomes = [outcome([1, 0, {}], 1n, 9999n), outcome([0, 0, {}], 9998n, 9999n)];
    const [answer] = answerQuestions([hit!], { outcomes, covered: rational(1n, 1n) }, undefined, context);
    expect(answer!.sentence).toBe("The target is hit: less than 0.1%.");
  });
});
