import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Checked } from "../../src/cli/conformance/check";
import { byRule, junitReport } from "../../src/cli/conformance/report";
import { adapter, NoAnswer } from "../../src/cli/conformance/targets";
import { EXIT } from "../../src/cli/exit";
import type { Answer } from "../../src/core/operation/contract";
import { handler as rest } from "../../src/handlers/rest";
import { rulesets } from "../../src/rulesets/index";
import { send } from "../http/client";
import { umpire } from "./terminal";

const VECTORS = fileURLToPath(new URL("../vectors", import.meta.url));
const LONG = 60_000;

/** A fault put into an engine, and the operation it is put into. */
type Spoil = (operation: string, answer: Answer) => Answer;

/** The very handlers behind HTTP, with their answers spoilt on the way. */
let spoil: Spoil = (_, answer) => answer;
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = { "content-type": "application/json" };
  const path = request.url!;
  const { status, text } = await send(rest, { method: "POST", path, headers, body: Buffer.concat(chunks).toString() });
  const body = spoil(path.split("/").at(-1)!, JSON.parse(text));
  response.writeHead(status, headers).end(JSON.stringify(body));
});
let url = "";
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

/** A few operations that the wrong engines are asked for, so that not every vector is sent over HTTP again and again. */
const FEW = [
  "--ruleset",
  "hunters",
  "--operation",
  "abortPatrol",
  "resolveFollow",
  "resolveNightWait",
  "resolveFlakStay",
];
const check = (...more: readonly string[]) => umpire(["conformance", "--vectors", VECTORS, ...more]);

describe("7 the conformance kit", () => {
  it(
    "finds the own kernel right in every vector of every ruleset",
    async () => {
      const { code, json } = await check("--report", "json");
      expect(json.wrong).toEqual([]);
      expect(code).toBe(EXIT.DONE);
      expect(json.cases).toBeGreaterThan(500);
      expect(new Set(json.rules.map(({ ruleset }: { ruleset: string }) => ruleset))).toEqual(
        new Set(rulesets.map(({ id }) => id)),
      );
    },
    LONG,
  );

  it(
    "finds a server that speaks the wire right, over HTTP",
    async () => {
      const { code, out } = await check("--endpoint", `${url}/`, ...FEW);
      expect(out).toContain(`${url}: `);
      expect(code).toBe(EXIT.DONE);
    },
    LONG,
  );

  it(
    "finds each wrong rule of a wrong engine, names it, and no other",
    async () => {
      const wrongs: readonly (readonly [operation: string, spoil: Spoil])[] = [
        [
          "resolveNightWait",
          (_, answer) => (answer.kind === "RESOLUTION" ? { ...answer, audit: answer.audit.slice(1) } : answer),
        ],
        [
          "abortPatrol",
          (_, answer) =>
            answer.kind === "RESOLUTION" ? { ...answer, snapshot: { ...answer.snapshot, patrol: null } } : answer,
        ],
        ["resolveFollow", (_, answer) => (answer.kind === "REFUSAL" ? { ...answer, code: "LUCK" } : answer)],
      ];
      for (const [wrong, act] of wrongs) {
        spoil = (operation, answer) => (operation === wrong ? act(operation, answer) : answer);
        const { code, json } = await check("--endpoint", url, ...FEW, "--report", "json");
        expect(code, wrong).toBe(EXIT.NO);
        expect(new Set(json.wrong.map(({ operation }: Checked) => operation))).toEqual(new Set([wrong]));
        const named = json.rules
          .filter(({ failed }: { failed: number }) => failed > 0)
          .map(({ rule }: { rule: string }) => rule);
        expect(named).toEqual(expect.arrayContaining(json.wrong.map(({ rule }: Checked) => rule)));
      }
      spoil = (_, answer) => answer;
    },
    LONG,
  );

  it(
    "checks a program in any language over its standard input and output",
    async () => {
      const engine = fileURLToPath(new URL("wrong-engine.mjs", import.meta.url));
      process.env.WRONG = "resolveFollow";
      const { code, out } = await check("--adapter", `${process.execPath} ${engine}`, "--ruleset", "hunters");
      delete process.env.WRONG;
      expect(code).toBe(EXIT.NO);
      expect(out).toContain("WRONG hunters 9.7");
      expect(out).toContain('got "LUCK"');
    },
    LONG,
  );

  it(
    "says of an engine that is not there, or ends, that it gives no answer",
    async () => {
      const gone = adapter("exit 3");
      await expect(gone.answer("hunters", "new", { input: {}, seed: "x" })).rejects.toThrow(NoAnswer);
      await gone.stop();
      const { code, out } = await check("--endpoint", "http://127.0.0.1:9", ...FEW);
      expect(code).toBe(EXIT.NO);
      expect(out).toContain("cannot be reached");
    },
    LONG,
  );

  it("ends with 2 for a report, a ruleset or a folder that there is none of", async () => {
    expect((await check("--report", "html")).code).toBe(EXIT.UNREADABLE);
    expect((await check("--ruleset", "chess")).code).toBe(EXIT.UNREADABLE);
    expect((await umpire(["conformance", "--vectors", "/nowhere"])).code).toBe(EXIT.UNREADABLE);
    expect((await check("--endpoint", url, "--adapter", "true")).code).toBe(EXIT.UNREADABLE);
  });

  it("reports in the order of the rules, and as JUnit", () => {
    const one = (rule: string, shortcomings: readonly string[]): Checked => ({
      ruleset: "x",
      file: "f",
      id: `case-${rule}`,
      title: `${rule} a <b>`,
      rule,
      operation: "o",
      shortcomings,
    });
    const checked = [one("9.10", []), one("9.2", ['a "wrong" line']), one("9.10", ["b"])];
    expect(byRule(checked)).toEqual([
      { ruleset: "x", rule: "9.2", passed: 0, failed: 1 },
      { ruleset: "x", rule: "9.10", passed: 1, failed: 1 },
    ]);
    const xml = junitReport("an engine", checked);
    expect(xml).toContain('<testsuites name="an engine" tests="3" failures="2">');
    expect(xml).toContain('<failure message="a &quot;wrong&quot; line">');
    expect(xml).toContain("9.2 a &lt;b&gt;");
  });
});
