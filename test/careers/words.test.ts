import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callCareers } from "../../src/careers/index";
import { careerOperations } from "../../src/careers/operations/index";
import type { CareerProblem } from "../../src/careers/problem";
import { hunters } from "../../src/rulesets/hunters/index";
import { openService, type Service } from "./service";

describe("fault of a request", () => {
  let service: Service;
  let token: string;
  let career: string;

  beforeAll(async () => {
    service = await openService([hunters]);
    const input = { boat: "VIIC", number: 96, name: "Lehmann" };
    const made = await service.ask("createCareer", { ruleset: "hunters", input, seed: "words" });
    career = made.career.career;
    token = made.tokens[0].token;
  });
  afterAll(() => service.database.stop());

  async function problemOf(name: string, input: object, acceptLanguage?: string): Promise<CareerProblem> {
    const operation = careerOperations.find((each) => each.name === name)!;
    const answer = await callCareers(service.context, operation, { token, acceptLanguage }, { career, ...input });
    if (answer.ok) throw new Error(`${name} succeeded`);
    return answer.problem;
  }

  const step = { expectedVersion: 0, operation: "loadTorpedoes", input: {}, seed: "words" };

  test.each<[string, string, object]>([
    ["fields and dice", "playStep", { expectedVersion: -1, operation: 5, entropy: {}, nonsense: 1 }],
    ["a step's input", "playStep", step],
    ["a second beginning", "playStep", { ...step, operation: "new" }],
    ["a game there is none of", "createCareer", { career: undefined, ruleset: "checkers", server: true }],
    ["a snapshot with dice", "createCareer", { career: undefined, ruleset: "hunters", snapshot: {}, seed: "x" }],
    ["a version there is none of", "career", { version: 7 }],
    ["a token there is none of", "revokeToken", { tokenId: "a".repeat(22) }],
    ["a side in a game without", "issueToken", { role: "SIDE", side: "axis" }],
    [
      "another writer",
      "playStep",
      { ...step, expectedVersion: 9, operation: "resolveAssignment", input: { request: false } },
    ],
    ["a career there is none of", "career", { career: "a".repeat(22) }],
  ])("is in the caller's language: %s", async (_title, name, input) => {
    const english = await problemOf(name, input);
    const expected = { kind: english.kind, code: english.code, currentVersion: english.currentVersion };
    const places = english.faults.map(({ code, pointer }) => ({ code, pointer }));
    for (const [language, header] of [
      ["fr", "fr-CA"],
      ["ja", "ja"],
    ] as const) {
      const own = await problemOf(name, input, header);
      expect(own).toMatchObject(expected);
      expect(own.faults.map(({ code, pointer }) => ({ code, pointer }))).toEqual(places);
      const sentences = [own.message, ...own.faults.map(({ message }) => message)];
      const before = [english.message, ...english.faults.map(({ message }) => message)];
      expect(
        sentences.filter((message) => before.includes(message)),
        language,
      ).toEqual([]);
    }
    expect(await problemOf(name, input, "en")).toMatchObject({ message: english.message });
  });
});
