import type { GraphQLFormattedError } from "graphql";
import { describe, expect, test } from "vitest";
import { FAULT_LIMIT } from "../../src/core/request/fault";
import { handler as graphql } from "../../src/handlers/graphql";
import { handler as rest } from "../../src/handlers/rest";
import { type Reply, send } from "./client";

const HEADERS = { "content-type": "application/json" };

const ask = (query: string, variables: object = {}): Promise<Reply> =>
  send(graphql, { method: "POST", path: "/graphql", headers: HEADERS, body: JSON.stringify({ query, variables }) });

const times = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join(" ");

/** Maximum CPU time in milliseconds, generous for a busy machine. Before the fix it took many times as long. */
const LITTLE = 2_000;

/** Returns the CPU time of a warm run, in milliseconds. */
async function spent(act: () => Promise<unknown>): Promise<number> {
  await act();
  const before = process.cpuUsage();
  await act();
  return process.cpuUsage(before).user / 1000;
}

const post = (path: string, body: string): Promise<Reply> =>
  send(rest, { method: "POST", path, headers: HEADERS, body });

const READ = "query A($r: String!) { career(career: $r) { version } }";

describe("POST /graphql, many faults", () => {
  const NEW = 'query($i: HuntersNewInput!) { hunters { new(input: $i, seed: "x") { __typename } } }';
  const misspelt = (count: number) => ({
    i: Object.fromEntries(Array.from({ length: count }, (_, at) => [`x${at}`, 1])),
  });

  test("thousands of unknown fields in variables: little CPU time, on the second request too", async () => {
    expect(await spent(() => ask(NEW, misspelt(5_000)))).toBeLessThan(LITTLE);
  });

  test("faults in variables: FAULT_LIMIT errors as over REST, each with its code", async () => {
    for (let time = 0; time < 2; time += 1) {
      const { errors } = (await ask(NEW, misspelt(60))).json;
      expect(errors).toHaveLength(FAULT_LIMIT);
      const codes = errors.map((each: { extensions: { code: string } }) => each.extensions.code);
      expect(new Set(codes)).toEqual(new Set(["INPUT_MALFORMED", "FIELD_UNKNOWN"]));
    }
  });

  test("faults in many variables: each has its pointer", async () => {
    const names = times(40, (at) => `$a${at}`);
    const declared = times(40, (at) => `$a${at}: Int!`);
    const query = `query(${declared}) { hunters { new(input: { boat: VIIC, number: 1, name: "x" }, dice: [${names}]) { __typename } } }`;
    const { errors } = (
      await ask(query, Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`a${at}`, at < 30 ? 1 : "x"])))
    ).json;
    expect(errors).toHaveLength(10);
    expect(
      errors.map((each: { extensions: { faults: [{ pointer: string }] } }) => each.extensions.faults[0].pointer),
    ).toEqual(Array.from({ length: 10 }, (_, at) => `/dice/${at + 30}`));
  });

  test("error message: repeats only a part of the request and gives the reason", async () => {
    const { text, json } = await ask(NEW, misspelt(10_000));
    expect(text.length).toBeLessThan(50_000);
    expect(json.errors[5].message).toMatch(
      /^Variable "\$i" got invalid value \{ x0: 1, .* \.\.\. .*; Field "x\d+" is not defined/,
    );
  });

  test.each([
    [
      "types",
      `query(${times(3_000, (at) => `$a${at}: Pq17HuntersGoebenSnapshotInputX${at}`)}) { hunters goeben pq17 }`,
    ],
    ["fragments", `${times(90, (at) => `fragment f${at} on HuntersGoebenPq17X${at} { a }`)} { hunters goeben pq17 }`],
    ["arguments", `{ pq17 { decisions(${times(4_900, (at) => `snapshott${at}: 1`)}) { __typename } } }`],
  ])("unknown %s: a limited number of errors, in little CPU time", async (_, query) => {
    const { errors } = (await ask(query)).json;
    expect(errors).toHaveLength(FAULT_LIMIT + 1);
    expect(errors.at(-1).message).toContain("Too many validation errors");
    expect(await spent(() => ask(query))).toBeLessThan(LITTLE);
  });
});

test.each<[string, unknown, readonly string[]]>([
  ["nothing", {}, ["QUERY_MALFORMED /query"]],
  ["a list of nothing", [{}], ["BODY_NOT_OBJECT "]],
  ["null", null, ["BODY_NOT_OBJECT "]],
  ["no document", { query: null, variables: {} }, ["QUERY_MALFORMED /query"]],
  ["an empty document", { query: "" }, ["QUERY_MALFORMED /query"]],
  ["white space", { query: " " }, ["GRAPHQL_PARSE_FAILED at 1:2"]],
  ["an empty selection", { query: "{}" }, ["GRAPHQL_PARSE_FAILED at 1:2"]],
  ["no variables", { query: READ }, ["INPUT_MALFORMED /career"]],
  ["empty variables", { query: READ, variables: {} }, ["INPUT_MALFORMED /career"]],
  ["variables that are null", { query: READ, variables: null }, ["INPUT_MALFORMED /career"]],
  ["a variable that is null", { query: READ, variables: { r: null } }, ["INPUT_MALFORMED /career"]],
  ["a list of variables", { query: READ, variables: [] }, ["VARIABLES_MALFORMED /variables"]],
  ["a text of variables", { query: READ, variables: "{}" }, ["VARIABLES_MALFORMED /variables"]],
  [
    "an operation of another name",
    { query: READ, operationName: "B" },
    ["OPERATION_RESOLUTION_FAILURE /operationName"],
  ],
  [
    "two operations and no name",
    { query: "query A { __typename } query B { __typename }" },
    ["OPERATION_RESOLUTION_FAILURE /operationName"],
  ],
  [
    "aliases without arguments",
    { query: "{ a: career { version } b: careerSteps { version } c: career(career: 7) { version } }" },
    [
      "INPUT_MALFORMED /career",
      "INPUT_MALFORMED /career",
      "INPUT_MALFORMED /career",
      "GRAPHQL_VALIDATION_FAILED at 1:42",
    ],
  ],
  [
    "an alias for two things",
    { query: "{ a: hunters { __typename } a: pq17 { __typename } }" },
    ["GRAPHQL_VALIDATION_FAILED at 1:3"],
  ],
])("%s: a code, a position and a message for every error", async (_title, body, expected) => {
  const reply = await send(graphql, { method: "POST", path: "/graphql", headers: HEADERS, body: JSON.stringify(body) });
  const { errors } = reply.json as { errors: readonly GraphQLFormattedError[] };
  const summaries = errors.map(({ message, locations, extensions }) => {
    const { code, faults } = extensions as { code: string; faults?: readonly [{ code: string; pointer: string }] };
    expect([message.length > 10, faults?.[0].code ?? code]).toEqual([true, code]);
    return `${code} ${faults?.[0].pointer ?? `at ${locations?.[0]?.line}:${locations?.[0]?.column}`}`;
  });
  expect([...summaries].sort()).toEqual([...expected].sort());
});

describe("shortened text: never half of a character", () => {
  test("quotation of a malformed body", async () => {
    for (const pad of ["", "x"]) {
      const { text, json } = await post("/v1/hunters/new", `{"a":xxxxxxxx${pad}${"😀".repeat(30)}}`);
      expect(json.code).toBe("JSON_MALFORMED");
      expect(text).not.toMatch(/\\ud[89a-f]/);
    }
  });

  test("shortened name", async () => {
    for (const pad of ["", "x"]) {
      const { text, json } = await post("/v1/hunters/new", JSON.stringify({ [pad + "😀".repeat(40)]: 1 }));
      expect(json.code).toBe("FIELD_UNKNOWN");
      expect(text).not.toMatch(/\\ud[89a-f]/);
    }
  });
});

test("POST /v1/{ruleset}/decision: the message suggests `decisions`", async () => {
  expect((await post("/v1/hunters/decision", "{}")).json.message).toContain("did you mean decisions?");
});
