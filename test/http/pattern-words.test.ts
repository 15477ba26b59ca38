import { afterAll, beforeAll, expect, test } from "vitest";
import { careersHandler } from "../../src/api/careers/index";
import type { LambdaHandler } from "../../src/api/edge/edge";
import { restHandler } from "../../src/api/rest/index";
import { pq17 } from "../../src/rulesets/pq17/index";
import { type Database, startSqlite } from "../careers/databases";
import { MORE } from "../careers/service";
import { exampleOf } from "../fixtures/examples";
import { post, send } from "./client";

let database: Database;
let careers: LambdaHandler;
const rest = restHandler([pq17]);

beforeAll(async () => {
  database = await startSqlite();
  careers = careersHandler([pq17], database.openStore, MORE);
});
afterAll(() => database.stop());

const token = { authorization: `Bearer nut_${"a".repeat(43)}` };

/** Requests with a text of the wrong form: its pointer, and a function that sends the request in a language. */
const WRONG: readonly [string, (language: string) => ReturnType<typeof send>][] = [
  [
    "/input/target",
    (language) => {
      const { input, ...body } = exampleOf(pq17, "declareAirAttack");
      return post(rest, "/v1/pq17/declareAirAttack", {
        ...body,
        input: { ...(input as object), target: "x" },
        language,
      });
    },
  ],
  [
    "/idempotencyKey",
    (language) => post(careers, "/v1/careers", { ruleset: "pq17", seed: "x", language }, { "idempotency-key": "a b" }),
  ],
  [
    "/after",
    (language) =>
      send(careers, { path: "/v1/careers", query: "after=x", headers: { ...token, "accept-language": language } }),
  ],
  [
    "/format",
    (language) => post(careers, "/v1/careers/import", { format: "x", steps: [] }, { "accept-language": language }),
  ],
];

test.each(WRONG)(
  "text of the wrong form at %s: the message gives the allowed form, in three languages",
  async (pointer, ask) => {
    const messages = [];
    for (const language of ["en", "fr", "ja"]) {
      const { status, json } = await ask(language);
      const reported = json.faults.find((fault: { pointer: string }) => fault.pointer === pointer);
      expect([status, reported?.message]).toEqual([400, expect.stringMatching(/\S.{15,}/)]);
      expect(reported.message).not.toMatch(/\\d|\/\^|\$\/|\]\{/);
      messages.push(reported.message);
    }
    expect(new Set(messages).size).toBe(3);
  },
);
