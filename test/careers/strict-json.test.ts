import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { careersHandler } from "../../src/api/careers/index";
import { restHandler } from "../../src/api/rest/index";
import { EXIT } from "../../src/cli/exit";
import { strictLines } from "../../src/mcp/strict-lines";
import { hunters } from "../../src/rulesets/hunters/index";
import { umpire } from "../cli/terminal";
import { exampleOf } from "../fixtures/examples";
import { send } from "../http/client";
import { toyGraphqlHandler } from "../http/toy-graphql";
import { openService, type Service } from "./service";
import { hasPython, judgedByPython } from "./stand-alone";

/** A valid export, the same with a duplicate member, and the same with a lone surrogate. */
let whole = "";
let twice = "";
let half = "";
let service: Service;

beforeAll(async () => {
  service = await openService([hunters]);
  const { input } = exampleOf(hunters, "new");
  const made = await service.ask("createCareer", { ruleset: "hunters", input, server: true, name: "Patrol" });
  const file = await service.ask("exportCareer", { career: made.career.career }, made.tokens[0].token);
  whole = JSON.stringify(file);
  twice = whole.replace("{", '{"steps":[],');
  half = whole.replace("{", '{"\\udc00":1,');
});

afterAll(() => service.database.stop());

const json = { "content-type": "application/json" };

describe("export with a duplicate `steps` member", () => {
  test("REST: not verified, and the fault points to the member", async () => {
    const careers = careersHandler([hunters], service.context.openStore);
    const post = (body: string) => send(careers, { method: "POST", path: "/v1/careers/verify", headers: json, body });
    expect((await post(whole)).json).toMatchObject({ verified: true });
    expect((await post(`\ufeff${whole}`)).json).toMatchObject({ verified: true });
    const refused = await post(twice);
    expect([refused.status, refused.json.code, refused.json.pointer]).toEqual([400, "FIELD_REPEATED", "/steps"]);
    expect(refused.json.message).toMatch(
      /^The body cannot be read as JSON: the member "steps" appears twice, the second time at line 1, column \d+\.$/,
    );
    expect((await post(half)).json).toMatchObject({ status: 400, code: "JSON_MALFORMED" });
  });

  test("REST: a number that canonical JSON cannot hold is a fault, to verify and to import", async () => {
    const careers = careersHandler([hunters], service.context.openStore);
    const body = whole.replace('"last":{', '"last":{"tonnage":1e999,');
    expect(body).not.toBe(whole);
    for (const path of ["/v1/careers/verify", "/v1/careers/import"]) {
      const { status, json: problem } = await send(careers, { method: "POST", path, headers: json, body });
      expect([path, status, problem.code]).toEqual([path, 400, "INPUT_MALFORMED"]);
    }
  });

  test("command line: not verified", async () => {
    const files = { "whole.json": whole, "twice.json": twice, "half.json": half, "mark.json": `\ufeff${whole}` };
    const prove = (name: string) => umpire(["prove", name], { files });
    expect((await prove("whole.json")).code).toBe(EXIT.DONE);
    expect((await prove("mark.json")).code).toBe(EXIT.DONE);
    const refused = await prove("twice.json");
    expect(refused).toMatchObject({ code: EXIT.UNREADABLE });
    expect(refused.err).toMatch(
      /twice\.json cannot be read as JSON: the member "steps" appears twice, the second time at line 1, column \d+\./,
    );
    expect((await prove("half.json")).err).toContain("half of a surrogate pair");
  });

  test.runIf(hasPython)("stand-alone verifier: rejected", () => {
    const [right, marked, repeated, broken] = judgedByPython([whole, `\ufeff${whole}`, twice, half]);
    expect([right, marked].map((each) => each!.code)).toEqual([0, 0]);
    expect(repeated).toMatchObject({ code: 1, said: expect.stringContaining("an object has the member steps twice") });
    expect(broken).toMatchObject({ code: 1, said: expect.stringContaining("a text has half of a surrogate pair") });
  });
});

test("request with a duplicate member, REST and GraphQL: refused in the body and in the query", async () => {
  const rest = restHandler([hunters]);
  const body = '{"input":{},"seed":"a","seed":"b"}';
  const { json: answer } = await send(rest, { method: "POST", path: "/v1/hunters/new", headers: json, body });
  expect(answer).toMatchObject({ status: 400, code: "FIELD_REPEATED", pointer: "/seed" });
  const graphql = toyGraphqlHandler([]);
  const post = '{"query":"{ health { status } }","variables":{"a":1,"a":2}}';
  const posted = await send(graphql, { method: "POST", path: "/graphql", headers: json, body: post });
  expect(posted.json.errors[0].extensions.faults).toMatchObject([{ code: "FIELD_REPEATED", pointer: "/variables/a" }]);
  const query = new URLSearchParams({ query: "{ health { status } }", variables: '{"a":1,"a":2}' }).toString();
  const response = await send(graphql, { path: "/graphql", query });
  expect(response.json.errors[0].extensions.faults).toMatchObject([
    { code: "FIELD_REPEATED", pointer: "/variables/a" },
  ]);
});

test("MCP message with a duplicate member: answered with an error, and later messages are still processed", async () => {
  const answers: string[] = [];
  const lines = ['{"id":1,"method":"a"}', '{"id":2,"params":{"x":1,"x":2}}', "", "{", '{"id":"é","method":"b"}'];
  const bytes = Buffer.from(`${lines.join("\n")}\n`);
  // Single bytes, so that chunks split characters and lines.
  const pieces = Array.from({ length: bytes.length }, (_, at) => bytes.subarray(at, at + 1));
  const passed = await text(Readable.from(pieces).pipe(strictLines((answer) => answers.push(answer))));
  expect(passed).toBe(`${[lines[0], lines[2], lines[4]].join("\n")}\n`);
  expect(answers.map((line) => JSON.parse(line))).toEqual([
    {
      jsonrpc: "2.0",
      id: 2,
      error: {
        code: -32700,
        message: 'The line is not valid JSON: the member "x" appears twice, the second time at line 1, column 25.',
      },
    },
    {
      jsonrpc: "2.0",
      id: null,
      error: { code: -32700, message: "The line is not valid JSON: line 1, column 2: the text ends too early." },
    },
  ]);
});
