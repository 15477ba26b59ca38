import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { careersHandler } from "../../src/api/careers/index";
import { quotaOf } from "../../src/api/careers/quota";
import { DATABASES, type Database } from "../careers/databases";
import { MORE } from "../careers/service";
import { drill } from "../fixtures/drill";
import { ask, post } from "./client";
import { toyGraphqlHandler } from "./toy-graphql";

afterEach(() => vi.restoreAllMocks());

const NEW = { ruleset: "drill", seed: "drill", decisions: "NONE", audit: "NONE" };

describe.each(DATABASES)("quota of careers on %s", (_name, start) => {
  let database: Database;

  beforeAll(async () => {
    database = await start();
  });

  afterAll(() => database.stop());

  const handlerWith = (perHour: string) =>
    careersHandler([drill], database.openStore, { ...MORE, quota: quotaOf({ CAREERS_PER_HOUR: perHour }) });

  test("exceeded: 429 TOO_MANY_CAREERS with Retry-After, until that time has passed", async () => {
    const now = vi.spyOn(performance, "now").mockReturnValue(0);
    const careers = handlerWith("4");
    const made = await post(careers, "/v1/careers", NEW);
    const { token } = made.json.tokens[0];
    const owner = { authorization: `Bearer ${token}` };
    // Tokens are free, so careers created with a token count too. Copies count like new games.
    expect((await post(careers, "/v1/careers", NEW, owner)).status).toBe(201);
    expect((await post(careers, `/v1/careers/${made.json.career.career}/fork`, {}, owner)).status).toBe(201);
    expect((await post(careers, "/v1/careers", NEW)).status).toBe(201);
    const refused = await post(careers, "/v1/careers", NEW, owner);
    expect([refused.status, refused.json.code, refused.json.type, refused.headers["retry-after"]]).toEqual([
      ...[429, "TOO_MANY_CAREERS", "/problems/TOO_MANY_CAREERS", "900"],
    ]);
    expect(refused.json.message).toBe("Your address has created too many careers; try again in 900 s.");
    now.mockReturnValue(900_000);
    expect((await post(careers, "/v1/careers", NEW)).status).toBe(201);
  });

  test("requests that create no career do not count", async () => {
    vi.spyOn(performance, "now").mockReturnValue(0);
    const careers = handlerWith("2");
    for (let count = 0; count < 5; count += 1) {
      expect((await post(careers, "/v1/careers", { ...NEW, seed: 5 })).status).toBe(400);
      expect((await post(careers, "/v1/careers/import", { ruleset: "drill" })).status).toBe(400);
      expect((await post(careers, "/v1/careers", { ...NEW, ruleset: "chess" })).status).toBe(400);
    }
    const { json } = await post(careers, "/v1/careers", NEW);
    const headers = { authorization: `Bearer ${json.tokens[0].token}` };
    for (let count = 0; count < 5; count += 1) {
      const path = `/v1/careers/${json.career.career}/steps`;
      expect((await post(careers, path, { expectedVersion: 7, operation: "x", seed: "a" }, headers)).status).not.toBe(
        429,
      );
    }
    expect((await post(careers, "/v1/careers", NEW)).status).toBe(201);
    expect((await post(careers, "/v1/careers", NEW)).status).toBe(429);
  });

  test("every field of a GraphQL document that creates a career counts", async () => {
    vi.spyOn(performance, "now").mockReturnValue(0);
    const quota = quotaOf({ CAREERS_PER_HOUR: "2" });
    const graphql = toyGraphqlHandler([drill], { openStore: database.openStore, careers: { ...MORE, quota } });
    const field = (alias: string) => `${alias}: createCareer(ruleset: drill, seed: "drill") { career { career } }`;
    const { json } = await ask(graphql, `mutation { ${["a", "b", "c"].map(field).join(" ")} }`);
    expect(json.errors.map(({ extensions }: { extensions: { code: string } }) => extensions.code)).toEqual([
      "TOO_MANY_CAREERS",
    ]);
    expect([json.data.a, json.data.b, json.data.c].map((each) => each !== null)).toEqual([true, true, false]);
    const again = await ask(graphql, `mutation { ${field("a")} }`);
    expect([again.status, again.headers["retry-after"]]).toEqual([429, "1800"]);
  });
});

describe("CAREERS_PER_HOUR", () => {
  test.each([
    ["without it", undefined, 120],
    ["empty", "", 120],
    ["a number", "3", 3],
  ])("%s", (_what, text, count) => {
    vi.spyOn(performance, "now").mockReturnValue(0);
    const quota = quotaOf({ CAREERS_PER_HOUR: text })!;
    const waits = Array.from({ length: 130 }, () => quota.take("192.0.2.1").wait);
    expect(waits.filter((wait) => wait === 0)).toHaveLength(count);
    expect(quota.take("192.0.2.2").wait).toBe(0);
  });

  test.each(["many", "abc", "0", "-1", "1.5", "1e3", " 5", "99999999"])("invalid value %j: refused", (text) => {
    const sentence = `CAREERS_PER_HOUR must be a whole number from 1 to 9999999, or none, and not ${JSON.stringify(text)}.`;
    expect(() => quotaOf({ CAREERS_PER_HOUR: text })).toThrow(sentence);
  });

  test("`none`: no limit", () => expect(quotaOf({ CAREERS_PER_HOUR: "none" })).toBeUndefined());
});
