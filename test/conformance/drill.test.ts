import { describe, expect, test } from "vitest";
import { graphqlSchema } from "../../src/api/graphql/declared/schema";
import { restHandler } from "../../src/api/rest/index";
import type { Answer, Resolution } from "../../src/core/contract/answer";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { blank, drill } from "../fixtures/drill";
import { toyGraphqlHandler } from "../http/toy-graphql";
import { partialDifferences } from "./differences";
import { judge, REQUIRED_OF_PROGRAMS, REQUIRED_OF_SERVERS, rollEntriesOf, shortcomings } from "./expectations";
import { findDisagreements, type Transports } from "./runner";

const transports: Transports = {
  rest: restHandler([drill]),
  graphql: toyGraphqlHandler([drill]),
  schema: await graphqlSchema([drill]),
};

const shots = [{ target: 0, gun: "bow_gun", note: null, night: true }];

const request = { operation: "resolveFire", snapshot: blank(), input: { shots }, dice: [3, 3] };

describe("a ruleset of every shape: kernel, REST and GraphQL answer alike", () => {
  test.each<[string, Answer["kind"], string, object]>([
    ["a resolution", "RESOLUTION", "resolveFire", { snapshot: blank(), input: { shots }, seed: "a" }],
    ["a replay", "RESOLUTION", "resolveFire", { snapshot: blank(), input: { shots }, dice: [3, 3] }],
    ["dice needed", "NEEDS_ROLL", "resolveFire", { snapshot: blank(), input: { shots }, dice: [3] }],
    ["a tape too long", "MALFORMED", "resolveFire", { snapshot: blank(), input: { shots }, dice: [3, 3, 3] }],
    ["a 7 on a d6", "MALFORMED", "resolveFire", { snapshot: blank(), input: { shots }, dice: [3, 7] }],
    ["a refusal", "REFUSAL", "resolveFire", { snapshot: { ...blank(), done: true }, input: { shots }, seed: "a" }],
    [
      "a refusal of a value",
      "REFUSAL",
      "resolveFire",
      { snapshot: blank(), input: { shots: [{ ...shots[0], target: 3 }] }, seed: "a" },
    ],
    [
      "a bad value",
      "MALFORMED",
      "resolveFire",
      { snapshot: blank(), input: { shots: [{ ...shots[0], target: 9 }] }, seed: "a" },
    ],
    [
      "a value of a wrong type",
      "MALFORMED",
      "resolveFire",
      { snapshot: blank(), input: { shots: [{ ...shots[0], target: "x" }] }, seed: "a" },
    ],
    ["a field too many", "MALFORMED", "resolveFire", { snapshot: blank(), input: { shots, foo: 1 }, seed: "a" }],
    [
      "a chart override",
      "RESOLUTION",
      "resolveFire",
      { snapshot: blank(), input: { shots }, seed: "a", charts: { G1: { name: "Mine" } } },
    ],
    [
      "an unknown chart",
      "MALFORMED",
      "resolveFire",
      { snapshot: blank(), input: { shots }, seed: "a", charts: { G9: {} } },
    ],
    ["no input asked for", "RESOLUTION", "endDrill", { snapshot: blank(), input: {}, seed: "a" }],
    ["a new game", "RESOLUTION", "new", { input: {}, seed: "a" }],
  ])("%s", async (_title, kind, operation, request) => {
    expect(adjudicate(drill, { operation, ...request }).kind).toBe(kind);
    expect(await findDisagreements(transports, drill, operation, request as never)).toEqual([]);
  });
});

describe("the conformance runner", () => {
  test("differences name their location", () => {
    expect(partialDifferences({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }], c: 4 }, "outcome")).toEqual([
      "outcome/a/1/b: expected 2, got 3",
    ]);
    expect(partialDifferences([1], [1, 2], "x")).toEqual(["x: expected 1 items, got 2: [1,2]"]);
    expect(partialDifferences({ a: null }, {}, "x")).toEqual(["x/a: expected null, got nothing"]);
  });

  test("comparison of rolls includes their modifiers", () => {
    const answer = adjudicate(drill, { operation: "resolveFire", snapshot: blank(), input: { shots }, dice: [3, 3] });
    const roll = { label: "gunnery", faces: [3, 3], modified: 7, result: "hit" };
    expect(shortcomings({ kind: "RESOLUTION", rolls: [{ ...roll, modifiers: { NIGHT: 1 } }] }, answer)).toEqual([]);
    expect(shortcomings({ kind: "RESOLUTION", rolls: [{ ...roll, modifiers: {} }] }, answer)).toHaveLength(1);
    expect(shortcomings({ kind: "REFUSAL" }, answer)).toHaveLength(1);
    expect(shortcomings({ kind: "RESOLUTION", rolls: [] }, answer)).toHaveLength(1);
  });

  test("a vector that names the section of a roll: the section is compared", () => {
    const answer = adjudicate(drill, request);
    const expected = (section: string) => ({ kind: "RESOLUTION" as const, rolls: [{ label: "gunnery", section }] });
    const [roll] = rollEntriesOf(answer.kind === "RESOLUTION" ? answer.audit : []);
    expect(shortcomings(expected(roll!.citation.section), answer)).toEqual([]);
    expect(shortcomings(expected("99"), answer)).toEqual([
      {
        check: "rolls",
        level: "rolls",
        message: `rolls/0/citation/section: expected "99", got "${roll!.citation.section}"`,
      },
    ]);
  });

  test("optional fields are checked if present and reported as unchecked otherwise", () => {
    const {
      ruleset: _,
      operation: __,
      digest,
      decisions: ___,
      algorithm: ____,
      ...bare
    } = adjudicate(drill, request) as Resolution;
    const judged = (answer: object, owed = REQUIRED_OF_PROGRAMS) =>
      judge({ kind: "RESOLUTION" }, { ruleset: "drill", operation: "resolveFire", request }, answer as Answer, owed);
    const unchecked = ["operation", "digest", "decisions"];
    expect(judged(bare)).toEqual({ shortcomings: [], unchecked });
    expect(judged({ ...bare, digest: digest.toUpperCase() })).toMatchObject({
      shortcomings: [{ check: "digest" }],
      unchecked: ["operation", "decisions"],
    });
    const missing = judged(bare, REQUIRED_OF_SERVERS).shortcomings.map(({ message }) => message);
    expect(missing).toEqual(["ruleset", "operation", "digest", "decisions"].map((member) => `/${member} is missing`));
  });

  test.each([
    [{}],
    [{ kind: "RESOLUTION" }],
    [{ kind: "RESOLUTION", snapshot: 7, audit: {}, dice: {}, digest: 1, decisions: {}, ruleset: [], operation: null }],
    [{ kind: "RESOLUTION", snapshot: {}, audit: [{ kind: "effect", pointer: 3 }], dice: [], decisions: [null] }],
    [{ kind: "NEEDS_ROLL", next: 3, audit: [], dice: 3 }],
    [{ kind: "REFUSAL" }],
    [{ kind: "MALFORMED", faults: 3 }],
  ])("answers of any shape are judged: %j", (answer) => {
    const kind = (answer as { kind?: "RESOLUTION" }).kind ?? "RESOLUTION";
    const call = { ruleset: "drill", operation: "resolveFire", request };
    const expected = { kind, code: "X", rolls: [], next: {} };
    expect(judge(expected, call, answer as unknown as Answer, REQUIRED_OF_SERVERS).shortcomings).not.toEqual([]);
  });
});
