import { describe, expect, it } from "vitest";
import { analyse } from "../../src/core/analysis/call";
import { compare } from "../../src/core/analysis/compare/compare";
import type { Comparison } from "../../src/core/analysis/compare/schema";
import { analysisCallOf } from "../../src/core/analysis/index";
import type { Odds } from "../../src/core/analysis/odds/answer";
import { oddsOf, parseOdds } from "../../src/core/analysis/odds/compute";
import { unknownPlaces } from "../../src/core/analysis/odds/projection";
import { readsOf } from "../../src/core/analysis/odds/questions";
import { prospectsOf } from "../../src/core/analysis/procedure/compute";
import { namesIn } from "../../src/core/text/template";
import { handler as rest } from "../../src/handlers/rest";
import { rulesets } from "../../src/rulesets/index";
import { exampleOf } from "../fixtures/examples";
import { allPhrases } from "../fixtures/phrases";
import { send } from "../http/client";

/** Trials of a sample. */
const TRIALS = 200;

/** Standard errors that a sample may be off. */
const MOST_ERRORS = 5;

const GAMES = rulesets.map((ruleset) => {
  const questions = Object.entries(ruleset.analysis?.questions ?? {});
  const operations = ruleset.operations
    .map(({ name }) => name)
    .filter((name) => questions.some(([, each]) => each.operations.includes(name)));
  return { id: ruleset.id, ruleset, questions, operations };
});

const decimal = (value: { readonly decimal: string } | null) => Number(value?.decimal);

describe.each(GAMES)("questions of $id", ({ id, ruleset, questions, operations }) => {
  it("name existing operations, places and measures", () => {
    expect(questions.length).toBeGreaterThan(20);
    const names = ruleset.operations.map(({ name }) => name);
    expect(questions.flatMap(([, each]) => each.operations).filter((name) => !names.includes(name))).toEqual([]);
    const measures = Object.keys(ruleset.analysis!.measures);
    for (const [question, each] of questions) {
      const places = readsOf(each).filter((place) => !measures.includes(place));
      for (const name of each.operations) {
        const { outcome } = ruleset.operations.find((operation) => operation.name === name)!;
        expect([question, name, unknownPlaces(places, { outcome, snapshot: ruleset.snapshot })]).toEqual([
          question,
          name,
          [],
        ]);
      }
    }
  });

  it("have a text in every language, with no name but the subject", async () => {
    for (const phrases of Object.values(await allPhrases(ruleset))) {
      expect(Object.keys(phrases.questions)).toEqual(questions.map(([question]) => question));
      const names = Object.values(phrases.questions).flatMap(namesIn);
      expect(names.filter((name) => name !== "subject")).toEqual([]);
    }
  });

  it("appear in the description of the ruleset", async () => {
    const { json } = await send(rest, { path: `/v1/${id}` });
    expect(json.questions.map((each: { id: string }) => each.id)).toEqual(questions.map(([question]) => question));
    for (const { name, questions: listed } of json.operations) {
      expect([name, listed]).toEqual([
        name,
        questions.filter(([, each]) => each.operations.includes(name)).map(([question]) => question),
      ]);
    }
  });

  it.each(operations)("%s: bounds are in order, and the sample agrees with the exact answers", (operation) => {
    const { snapshot, input } = exampleOf(ruleset, operation);
    const request = { operation, snapshot, input, bound: 200, trials: 0 };
    // Asked alone, a question holds every roll that cannot change what it reads. The sample holds none.
    const ids = questions.filter(([, each]) => each.operations.includes(operation)).map(([question]) => question);
    const alone = ids.map((question) => oddsOf(ruleset, { ...request, questions: [question] }) as Odds);
    const exact = alone.flatMap((odds) => odds.questions);
    for (const odds of alone) {
      for (const { id: question, kind, value, most } of odds.questions) {
        const isOrdered =
          kind === "EXPECTATION"
            ? (value === null) === !odds.exact.complete
            : 0 <= decimal(value) && decimal(value) <= decimal(most) && decimal(most) <= 1;
        expect([question, isOrdered]).toEqual([question, true]);
      }
    }
    const ready = parseOdds(ruleset, request);
    if ("kind" in ready) throw new Error(JSON.stringify(ready));
    const nothing = {
      outcomes: [],
      branches: 0,
      complete: false,
      stopped: "bound",
      covered: { numerator: 0n, denominator: 1n },
    } as const;
    const sampled = ready.answer(nothing, ready.sample(0, TRIALS)) as Odds;
    for (const { id: question, kind, subject, value, most } of exact) {
      const estimate = sampled.questions.find((each) => each.id === question && each.subject === subject)?.sampled;
      if (kind === "CHANCE") {
        const [low, high] = [decimal(value), decimal(most)];
        const share = decimal(estimate ?? { decimal: "0" });
        const error = MOST_ERRORS * Math.sqrt(Math.max(low * (1 - low), high * (1 - high), 1 / TRIALS) / TRIALS);
        expect([question, subject, share >= low - error && share <= high + error]).toEqual([question, subject, true]);
      } else if (value !== null) {
        const spread =
          (MOST_ERRORS * (decimal({ decimal: estimate!.high }) - decimal({ decimal: estimate!.low }))) / 3.92;
        const isNear = Math.abs(decimal(estimate!) - decimal(value)) <= spread + 0.1;
        expect([question, subject, isNear]).toEqual([question, subject, true]);
      }
    }
  });

  it("a chance is the sum of the groups in which it comes true", () => {
    for (const [question, each] of questions) {
      if (!("at" in each) || each.kind !== "CHANCE" || each.is === undefined || each.at.includes("*")) continue;
      for (const operation of each.operations) {
        const { snapshot, input } = exampleOf(ruleset, operation);
        const request = {
          operation,
          snapshot,
          input,
          project: [each.at],
          questions: [question],
          bound: 300,
          trials: 0,
        };
        const odds = oddsOf(ruleset, request) as Odds;
        const sum = (isTrue: boolean) =>
          odds.groups
            .filter(
              ({ values }) => [values[each.at]].flat().some((value) => each.is!.includes(value as never)) === isTrue,
            )
            .reduce((total, { probability }) => total + decimal(probability), 0);
        const [answer] = odds.questions;
        expect(decimal(answer!.value)).toBeCloseTo(sum(true), 6);
        expect(1 - decimal(answer!.most)).toBeCloseTo(sum(false), 6);
      }
    }
  });

  it.each(["odds", "prospects", "compare"] as const)("%s: an unknown id is a fault at its place", async (name) => {
    const operation = ruleset.analysis!.odds.operation;
    const { snapshot, input, seed } = exampleOf(ruleset, operation);
    const own = { odds: {}, prospects: { until: [{ operations: 1 }] }, compare: { against: {}, seed } }[name];
    const request = { operation, snapshot, input, questions: ["colour"], ...own };
    const answer = await analyse(ruleset, analysisCallOf(name), request);
    expect(answer).toMatchObject({
      kind: "MALFORMED",
      faults: [{ code: "QUESTION_UNKNOWN", pointer: "/questions/0" }],
    });
  });

  it("of a comparison with the same rules have the same answers on both sides", async () => {
    const operation = ruleset.analysis!.odds.operation;
    const { snapshot, input, seed } = exampleOf(ruleset, operation);
    const [id] = questions.find(([, each]) => each.operations.includes(operation))!;
    const terms = { questions: [id], bound: 200, trials: 20 };
    const request = { operation, snapshot, input, seed, against: {}, language: "fr", ...terms };
    const { odds } = (await analyse(ruleset, compare, request)) as Comparison;
    const alone = oddsOf(ruleset, { operation, snapshot, input, ...terms, templates: await ruleset.phrasesOf("fr") });
    expect(odds!.one!.questions).toEqual((alone as Odds).questions);
    expect(odds!.other).toEqual(odds!.one);
  });

  it("of a procedure of one operation have the same answers as the operation", () => {
    const operation = ruleset.analysis!.odds.operation;
    const { snapshot, input } = exampleOf(ruleset, operation);
    const prospects = prospectsOf(ruleset, {
      operation,
      snapshot,
      input,
      until: [{ operations: 1 }],
      bound: 3000,
      trials: 50,
    });
    if (prospects.kind !== "PROSPECTS") throw new Error(JSON.stringify(prospects));
    expect(prospects.questions.length).toBeGreaterThan(0);
    const ids = [...new Set(prospects.questions.map((each) => each.id))];
    const alone = oddsOf(ruleset, { operation, snapshot, input, questions: ids, bound: 3000, trials: 0 }) as Odds;
    if (!prospects.exact.complete || !alone.exact.complete) return;
    expect(prospects.questions).toEqual(alone.questions);
  });
});
