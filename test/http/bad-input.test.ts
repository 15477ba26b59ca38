import { describe, expect, test } from "vitest";
import { graphqlSchema } from "../../src/api/graphql/declared/schema";
import { handler as graphql } from "../../src/handlers/graphql";
import { handler as rest } from "../../src/handlers/rest";
import { rulesets } from "../../src/rulesets/index";
import { fullDocument } from "../conformance/full-document";
import { exampleOf } from "../fixtures/examples";
import { ask, post } from "./client";

// biome-ignore lint/suspicious/noExplicitAny: requests are broken in every way here
type Json = any;

const schema = await graphqlSchema(rulesets);
const hunters = rulesets.find(({ id }) => id === "hunters")!;

function requestOf(operation: string): Json {
  return exampleOf(hunters, operation);
}

/** Sends one request over REST and GraphQL and returns the faults of each response. */
async function faultsOn(operation: string, body: Json): Promise<{ rest: Json; graphql: Json }> {
  const before = JSON.stringify(body);
  const onRest = await post(rest, `/v1/hunters/${operation}`, body);
  const { text } = fullDocument(schema, "hunters", operation);
  const onGraphql = await ask(graphql, text, body, { accept: "application/graphql-response+json" });
  expect(JSON.stringify(body)).toBe(before);
  expect(Math.max(onRest.status, onGraphql.status)).toBeLessThan(500);
  const { errors, data } = onGraphql.json;
  return {
    rest: { status: onRest.status, ...onRest.json },
    graphql:
      errors === undefined
        ? data.hunters[operation]
        : errors.flatMap((error: Json) => error.extensions.faults ?? error),
  };
}

type Break = (body: Json) => void;
const without =
  (key: string): Break =>
  (body) =>
    delete body[key];
const withValue =
  (key: string, value: unknown): Break =>
  (body) => {
    body[key] = value;
  };

describe("malformed request: the same code and pointer over REST and GraphQL", () => {
  test.each<[string, string, string, string, Break]>([
    ["a wrong type", "new", "INPUT_MALFORMED", "/input/number", (body) => (body.input.number = "ninety-six")],
    ["a number out of range", "new", "INPUT_MALFORMED", "/input/number", (body) => (body.input.number = 0)],
    ["a number beyond 32 bits", "new", "INPUT_MALFORMED", "/input/number", (body) => (body.input.number = 2 ** 40)],
    ["a number with a fraction", "new", "INPUT_MALFORMED", "/input/number", (body) => (body.input.number = 9.6)],
    ["an unknown choice", "new", "INPUT_MALFORMED", "/input/boat", (body) => (body.input.boat = "XXI")],
    ["an unknown field", "new", "FIELD_UNKNOWN", "/input/foo", (body) => (body.input.foo = 1)],
    ["a field with a strange name", "new", "FIELD_UNKNOWN", "/input/a~1b~0", (body) => (body.input["a/b~"] = 1)],
    [
      "a snapshot of another ruleset",
      "resolveEncounter",
      "RULESET_MISMATCH",
      "/snapshot/ruleset",
      (body) => (body.snapshot.ruleset = "goeben"),
    ],
    [
      "a snapshot of another edition",
      "resolveEncounter",
      "EDITION_UNKNOWN",
      "/snapshot/edition",
      (body) => (body.snapshot.edition = "third"),
    ],
    [
      "a snapshot with a wrong type",
      "resolveEncounter",
      "SNAPSHOT_MALFORMED",
      "/snapshot/boat/hull",
      (body) => (body.snapshot.boat.hull = "dry"),
    ],
    [
      "a snapshot with an unknown field",
      "resolveEncounter",
      "FIELD_UNKNOWN",
      "/snapshot/boat/radar",
      (body) => (body.snapshot.boat.radar = true),
    ],
    ["a snapshot that is a text", "resolveEncounter", "SNAPSHOT_MISSING", "/snapshot", withValue("snapshot", "VIIC")],
    ["a snapshot that is a list", "resolveEncounter", "SNAPSHOT_MISSING", "/snapshot", withValue("snapshot", [])],
    ["no snapshot", "resolveEncounter", "SNAPSHOT_MISSING", "/snapshot", without("snapshot")],
    ["no seed and no dice", "resolveEncounter", "SEED_OR_DICE", "/seed", without("seed")],
    ["both seed and dice", "resolveEncounter", "SEED_OR_DICE", "/seed", withValue("dice", [1, 1])],
    ["an empty seed", "resolveEncounter", "SEED_MALFORMED", "/seed", withValue("seed", "")],
    ["a seed too long", "resolveEncounter", "SEED_MALFORMED", "/seed", withValue("seed", "x".repeat(129))],
    ["a seed that is a number", "resolveEncounter", "SEED_MALFORMED", "/seed", withValue("seed", 7)],
    ["charts that are a list", "resolveEncounter", "CHARTS_MALFORMED", "/charts", withValue("charts", [])],
    ["an unknown chart", "resolveEncounter", "CHART_UNKNOWN", "/charts/Z9", withValue("charts", { Z9: {} })],
    ["an unknown level of audit", "resolveEncounter", "AUDIT_UNKNOWN", "/audit", withValue("audit", "LOUD")],
  ])("%s", async (_title, operation, code, pointer, breakIt) => {
    const body = requestOf(operation);
    breakIt(body);
    const faults = await faultsOn(operation, body);
    expect(faults.rest).toMatchObject({ status: 400, kind: "MALFORMED", code, pointer });
    expect(faults.rest.message).toMatch(/\S/);
    expect(faults.graphql).toContainEqual(expect.objectContaining({ code, pointer }));
  });

  test("unknown field of the request: FIELD_UNKNOWN with its pointer", async () => {
    const reply = await post(rest, "/v1/hunters/resolveEncounter", { ...requestOf("resolveEncounter"), sed: "x" });
    expect(reply.json).toMatchObject({ status: 400, code: "FIELD_UNKNOWN", pointer: "/sed" });
    const { json } = await ask(graphql, '{ hunters { resolveEncounter(snapshot: {}, sed: "x") { __typename } } }');
    expect(json.errors[0].extensions).toMatchObject({ code: "FIELD_UNKNOWN", faults: [{ pointer: "/sed" }] });
  });

  test("thousands of unknown fields: 20 faults, and long names are shortened", async () => {
    const many = Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`k${index}`, 1]));
    const long = "k".repeat(100_000);
    for (const body of [
      { ...requestOf("resolveEncounter"), ...many },
      { ...requestOf("resolveEncounter"), input: many },
      { ...requestOf("resolveEncounter"), snapshot: { ...requestOf("resolveEncounter").snapshot, ...many } },
    ]) {
      const { json } = await post(rest, "/v1/hunters/resolveEncounter", body);
      expect(json.faults).toHaveLength(20);
      expect(json.code).toBe("FIELD_UNKNOWN");
    }
    const named = await post(rest, "/v1/hunters/resolveEncounter", { ...requestOf("resolveEncounter"), [long]: 1 });
    expect(named.json.message.length).toBeLessThan(300);
    const snapshot = { ...requestOf("resolveEncounter").snapshot, ruleset: long };
    const other = await post(rest, "/v1/hunters/resolveEncounter", { ...requestOf("resolveEncounter"), snapshot });
    expect(other.text.length).toBeLessThan(1000);
  });

  test("game at the step limit: STEP_LIMIT from operations and decisions", async () => {
    const body = requestOf("resolveEncounter");
    body.snapshot.step = 100_000;
    const faults = await faultsOn("resolveEncounter", body);
    expect(faults.rest).toMatchObject({ status: 400, code: "STEP_LIMIT", pointer: "/snapshot/step" });
    const { json } = await post(rest, "/v1/hunters/decisions", { snapshot: body.snapshot });
    expect(json).toMatchObject({ status: 400, code: "STEP_LIMIT" });
  });

  test("field `__proto__`: FIELD_UNKNOWN like any other", async () => {
    const text = JSON.stringify(requestOf("resolveEncounter")).replace('"seed"', '"__proto__":{"x":1},"seed"');
    const reply = await post(rest, "/v1/hunters/resolveEncounter", JSON.parse(text));
    expect(reply.json).toMatchObject({ status: 400, code: "FIELD_UNKNOWN", pointer: "/__proto__" });
  });
});

describe("tape", () => {
  async function tapeOf(operation: string): Promise<{ body: Json; dice: number[] }> {
    const { seed, ...body } = requestOf(operation);
    const { json } = await post(rest, `/v1/hunters/${operation}`, { ...body, seed });
    return { body, dice: json.dice };
  }

  test("too short: NEEDS_ROLL with the next dice", async () => {
    const { body, dice } = await tapeOf("resolveDepthCharge");
    expect(dice.length).toBeGreaterThan(1);
    const faults = await faultsOn("resolveDepthCharge", { ...body, dice: dice.slice(0, -1) });
    expect(faults.rest).toMatchObject({ status: 200, kind: "NEEDS_ROLL", next: { label: expect.any(String) } });
    expect(faults.graphql).toMatchObject({ __typename: "NeedsRoll", next: { sides: faults.rest.next.sides } });
  });

  test("too long: the pointer names the first surplus face", async () => {
    const { body, dice } = await tapeOf("resolveDepthCharge");
    const faults = await faultsOn("resolveDepthCharge", { ...body, dice: [...dice, 6, 6] });
    const fault = { code: "TAPE_LEFT_OVER", pointer: `/dice/${dice.length}` };
    expect(faults.rest).toMatchObject({ status: 400, ...fault });
    expect(faults.graphql).toContainEqual(expect.objectContaining(fault));
  });

  test.each([[7], [0], [-1], [1.5], ["6"], [null]])("face %j on a d6: the pointer names it", async (face) => {
    const { body, dice } = await tapeOf("resolveDepthCharge");
    const faults = await faultsOn("resolveDepthCharge", { ...body, dice: [dice[0], face, ...dice.slice(2)] });
    const fault = { code: "TAPE_FACE_WRONG", pointer: "/dice/1" };
    expect(faults.rest).toMatchObject({ status: 400, ...fault });
    expect(faults.graphql).toContainEqual(expect.objectContaining(fault));
  });
});

test("operation out of turn: a refusal with its rule", async () => {
  const body = { ...requestOf("resolveDepthCharge"), snapshot: requestOf("resolveEncounter").snapshot };
  const faults = await faultsOn("resolveDepthCharge", body);
  expect(faults.rest).toMatchObject({ status: 422, kind: "REFUSAL", citation: { ruleset: "hunters" } });
  expect(faults.rest.citation.section).toMatch(/^\d/);
  expect(faults.graphql).toMatchObject({
    __typename: "Refusal",
    code: faults.rest.code,
    citation: faults.rest.citation,
  });
});
