import { readFileSync } from "node:fs";
import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { describe, expect, test } from "vitest";
import { analyse } from "../../src/core/analysis/call";
import { type TakeOverAnswer, takeOver } from "../../src/core/analysis/take-over/take-over";
import type { Refusal } from "../../src/core/contract/answer";
import type { Malformed } from "../../src/core/contract/request";
import { replaceAt, valueAt } from "../../src/core/json/pointer";
import { handler as graphql } from "../../src/handlers/graphql";
import { handler as rest } from "../../src/handlers/rest";
import { takeOver as takeOverOfPackage } from "../../src/library/rules";
import { mcpServer } from "../../src/mcp/server";
import { rulesets } from "../../src/rulesets/index";
import { umpire } from "../cli/terminal";
import { ask, post } from "../http/client";

type Request = Readonly<Record<string, unknown>>;

/** A case for any engine; see test/vectors/README.md. */
interface Case {
  readonly ruleset: string;
  readonly id: string;
  readonly request: Request;
  readonly expect: {
    readonly kind: string;
    readonly snapshot?: object | null;
    readonly open?: readonly string[];
    readonly needed?: readonly string[];
    readonly faults?: readonly string[];
    readonly code?: string;
    readonly pointer?: string;
  };
}

const cases = JSON.parse(readFileSync("test/vectors/take-over.json", "utf8")) as readonly Case[];

const LANGUAGES = ["en", "fr", "ja"];

const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

const rulesetOf = (id: string) => rulesets.find((each) => each.id === id)!;

const QUERY = `
  fragment position on TakenPosition { snapshot decisions { operation title description legal kind input closed { pointer value title code section message } } digest }
  query($input: JSON, $known: JSON, $language: String) { RULESET { takeOver(input: $input, known: $known, language: $language) {
    ... on TakeOver { kind ruleset language position { ...position } asked { pointer title description needed schema } taken { pointer title words } }
    ... on Refusal { kind code message pointer }
  } } }`;

/** Returns the kernel's answer with the members of the query, and null for omitted ones. */
function selectFields(answer: TakeOverAnswer | Refusal): unknown {
  if (answer.kind === "REFUSAL") {
    const { kind, code, message, pointer } = answer;
    return { kind, code, message, pointer };
  }
  if (answer.position === null) return plain(answer);
  const { decisions, ...position } = answer.position;
  const selectedDecisions = decisions.map(
    ({ operation, title = null, description = null, legal, kind, input, closed }) => {
      return { operation, title, description, legal, kind, input, closed };
    },
  );
  return plain({ ...answer, position: { ...position, decisions: selectedDecisions } });
}

/** Returns the MCP tool's answer and, if it starts a game, the open decisions and the verification of its position. */
async function askAssistant(ruleset: string, request: Request) {
  const [here, there] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: "take-over", version: "1" });
  await Promise.all([mcpServer().connect(here), client.connect(there)]);
  await client.listTools();
  const call = async (name: string, args: object) =>
    // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
    (await client.callTool({ name, arguments: { ...args } })).structuredContent as any;
  const toolAnswer = await call("takeOver", { ruleset, ...request });
  const at = toolAnswer.position?.position;
  const openDecisions =
    at === undefined ? undefined : await call("decisions", { position: at, language: request.language });
  const proven = at === undefined ? undefined : await call("verify", { position: at });
  await client.close();
  return { toolAnswer, open: openDecisions, proven };
}

describe.each(cases)("$ruleset: $id", ({ ruleset: id, request, expect: expectation }) => {
  const ruleset = rulesetOf(id);

  test("is answered as the vector expects", async () => {
    const answer = (await analyse(ruleset, takeOver, request)) as TakeOverAnswer | Refusal | Malformed;
    expect(answer.kind).toBe(expectation.kind);
    if (answer.kind === "MALFORMED") {
      expect(answer.faults.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(
        expect.arrayContaining([...(expectation.faults ?? ["none is expected"])]),
      );
    } else if (answer.kind === "REFUSAL") {
      expect(answer).toMatchObject({ code: expectation.code, pointer: expectation.pointer });
    } else {
      const needed = answer.asked.flatMap(({ pointer, needed: is }) => (is ? [pointer] : []));
      expect(needed).toEqual(expectation.needed ?? []);
      const openOperations = answer.position?.decisions.flatMap(({ operation, legal }) => (legal ? [operation] : []));
      expect(openOperations).toEqual(expectation.open);
      if (expectation.snapshot === null) expect(answer.position).toBeNull();
      else expect(answer.position?.snapshot).toMatchObject(expectation.snapshot!);
    }
  });

  test.each(LANGUAGES)("is answered alike on every transport, in %s", async (language) => {
    const localizedRequest = { ...request, language };
    const answer = (await analyse(ruleset, takeOver, localizedRequest)) as TakeOverAnswer | Refusal | Malformed;
    const headers = { "accept-language": language };
    for (const [body, headerFields] of [
      [localizedRequest, {}],
      [request, headers],
    ] as const) {
      const { status, json } = await post(rest, `/v1/${id}/takeOver`, body, headerFields);
      expect(status).toBe({ TAKE_OVER: 200, REFUSAL: 422, MALFORMED: 400 }[answer.kind]);
      if (answer.kind === "TAKE_OVER") expect(json).toEqual(plain(answer));
      else if (answer.kind === "REFUSAL") expect(json).toMatchObject({ code: answer.code, pointer: answer.pointer });
      else expect(json.faults.map(pair)).toEqual(answer.faults.map(pair));
    }
    const { json } = await ask(graphql, QUERY.replace("RULESET", id), localizedRequest);
    if (answer.kind === "MALFORMED")
      expect(json.errors[0].extensions.faults.map(pair)).toEqual(answer.faults.map(pair));
    else expect(json.data[id].takeOver).toEqual(selectFields(answer));
    expect(plain(await takeOverOfPackage(ruleset as never, localizedRequest))).toEqual(plain(answer));
    const command = ["take-over", id, "--request", "paper.json", "--json", "--language", language];
    const ran = await umpire(command, { files: { "paper.json": request } });
    if (answer.kind === "MALFORMED") expect(ran.json.faults.map(pair)).toEqual(answer.faults.map(pair));
    else expect(ran.json).toEqual(plain(answer));
    expect(ran.code).toBe(
      answer.kind === "MALFORMED" ? 2 : answer.kind === "TAKE_OVER" && answer.position !== null ? 0 : 1,
    );
  });

  test("starts an MCP game if the answer is a position, and verifies as given", async () => {
    const answer = (await analyse(ruleset, takeOver, request)) as TakeOverAnswer | Refusal | Malformed;
    const { toolAnswer, open, proven } = await askAssistant(id, request);
    expect(toolAnswer.kind).toBe(answer.kind);
    if (answer.kind !== "TAKE_OVER") return;
    expect([toolAnswer.asked, toolAnswer.taken]).toEqual([plain(answer.asked), plain(answer.taken)]);
    expect(toolAnswer.position === null).toBe(answer.position === null);
    if (answer.position === null) return;
    expect(toolAnswer.position.open).toEqual(expectation.open);
    expect(open.open.map(({ operation }: { operation: string }) => operation)).toEqual(expectation.open);
    expect(proven).toMatchObject({ verified: true, steps: 1, dice: [{ origin: "GIVEN", steps: 1, first: 0 }] });
  });
});

function pair({ code, pointer }: { readonly code: string; readonly pointer: string }): string {
  return `${code} ${pointer}`;
}

describe("questions about a paper game", () => {
  const schemaOf = async (ruleset: string, pointer: string, known: object, language: string) => {
    const input = ruleset === "pq17" ? { scenario: "pq_17" } : {};
    const answer = (await analyse(rulesetOf(ruleset), takeOver, { input, known, language })) as TakeOverAnswer;
    return answer.asked.find((each) => each.pointer === pointer)?.schema;
  };

  test.for([
    ["en", "Messina"],
    ["ja", "メッシーナ"],
  ])("list the spaces of a ship by name, in %s", async ([language, title]) => {
    const known = { turn: 3, order: "italian_alliance", alert: 2, vp: 0 };
    const { oneOf, type } = (await schemaOf("goeben", "/known/ships/goeben/space", known, language!))!;
    expect(oneOf).toContainEqual({ const: "messina", title });
    expect(oneOf).not.toContainEqual(expect.objectContaining({ const: "black_sea" }));
    expect(oneOf).not.toContainEqual(expect.objectContaining({ const: null }));
    expect(type).toBe("string");
    const { items, minItems } = (await schemaOf("goeben", "/known/colliers", known, language!))!;
    expect(items).toMatchObject({ oneOf: expect.arrayContaining([expect.objectContaining({ const: null })]) });
    expect(items).not.toMatchObject({ oneOf: expect.arrayContaining([{ const: "messina", title }]) });
    expect(minItems).toBe(1);
  });

  test("ask for the ice of each region, which the snapshot stores as one record", async () => {
    const { properties } = (await schemaOf("pq17", "/known/ice", { turn: 12, vp: 0 }, "en"))!;
    expect(Object.keys(properties as object)).toContain("west_i");
  });
});

test.each([
  ["hunters", 4],
  ["goeben", 3],
  ["pq17", 3],
])("%s: %d requests take over a game from nothing", async (id, most) => {
  const ruleset = rulesetOf(id);
  let request: object = { input: {}, known: {} };
  let requests = 0;
  for (let position: unknown = null; position === null; ) {
    const answer = (await analyse(ruleset, takeOver, { ...request })) as TakeOverAnswer;
    requests += 1;
    position = answer.position;
    for (const { pointer } of answer.asked) {
      const value = valueAt(ruleset.takeOver!.example, pointer);
      if (value !== undefined) request = replaceAt(request, pointer, value) as object;
    }
  }
  expect(requests).toBe(most);
});
