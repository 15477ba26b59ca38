import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { Ajv } from "ajv";
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { hunters } from "../../src/rulesets/hunters/index";
import { CLIENTS, type ToolClient } from "./clients";

const BOAT = { boat: "VIIC", number: 235, name: "Blennemann" };
const UNTIL = [{ operations: 1 }];

describe.each(CLIENTS)("%s", (_version, open) => {
  let client: ToolClient;
  const published = new Map<string, ReturnType<Ajv["compile"]>>();

  beforeEach(async () => {
    client = await open();
    const ajv = new Ajv({ strict: false });
    for (const { name, outputSchema } of (await client.listTools()).tools) {
      published.set(name, ajv.compile(outputSchema!));
    }
  });
  afterEach(() => client.close());

  /** Calls a tool. Returns its answer, which must match the published schema. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  async function call(name: string, args: Record<string, unknown>): Promise<any> {
    const { structuredContent, isError } = await client.callTool({ name, arguments: args });
    const validate = published.get(name)!;
    expect([name, validate(structuredContent), validate.errors]).toEqual([name, true, null]);
    const { kind } = structuredContent as { kind: string };
    expect([name, kind, isError ?? false]).toEqual([name, kind, kind === "MALFORMED"]);
    return structuredContent;
  }

  test("a fault of every tool: the client returns it with its code and pointer", async () => {
    for (const name of published.keys()) {
      expect(await call(name, { colour: "red" })).toMatchObject({
        kind: "MALFORMED",
        faults: expect.arrayContaining([{ code: "FIELD_UNKNOWN", pointer: "/colour", message: expect.any(String) }]),
      });
    }
  });

  test("a fault in any field of every tool: the client returns it with the pointer to the field", async () => {
    const { tools } = await client.listTools();
    const { position } = await call("new", { ruleset: "hunters", input: BOAT });
    let requests = 0;
    for (const { name, inputSchema } of tools) {
      const fields = Object.keys(inputSchema.properties ?? {});
      const whole = {
        ...(fields.includes("position") && { position }),
        ...(fields.includes("ruleset") && { ruleset: "hunters" }),
        ...(fields.includes("operation") && { operation: "resolveAssignment" }),
        ...(fields.includes("until") && { until: UNTIL }),
      };
      for (const field of fields) {
        requests += 1;
        const { kind, faults } = await call(name, { ...whole, [field]: { strange: true } });
        const pointers = faults?.map(({ pointer }: { pointer: string }) => pointer.split("/")[1]);
        if (field !== "known")
          expect([name, field, kind, pointers]).toEqual([name, field, "MALFORMED", expect.arrayContaining([field])]);
      }
    }
    expect(requests).toBeGreaterThan(30);
  });

  test("every kind of answer of every tool matches the published schema", async () => {
    const newGame = await call("new", { ruleset: "hunters", input: BOAT });
    const { position } = newGame;
    const request = { position, operation: "resolveAssignment", input: { request: false } };
    const kinds = [newGame.kind];
    const add = async (name: string, args: Record<string, unknown>) => {
      const { kind } = await call(name, args);
      kinds.push(kind);
    };
    await add("games", {});
    await add("decisions", { position });
    await add("new", { ruleset: "hunters", input: BOAT, physical: true });
    await add("resolve", { position, operation: "resolveEncounter" });
    await add("odds", request);
    await add("odds", { position, operation: "resolveEncounter" });
    await add("prospects", { ...request, until: UNTIL });
    await add("prospects", { position, operation: "resolveEncounter", until: UNTIL });
    await add("takeOver", { ruleset: "hunters", ...hunters.takeOver!.example });
    await add("takeOver", { ruleset: "hunters" });
    const next = (await call("resolve", request)).position;
    await add("compare", { position: next, against: {} });
    await add("explain", { position: next, index: 0 });
    await add("tell", { position: next });
    await add("verify", { position: next });
    expect(kinds).toEqual([
      ...["RESOLUTION", "GAMES", "DECISIONS", "NEEDS_ROLL", "REFUSAL", "ODDS", "REFUSAL", "PROSPECTS", "REFUSAL"],
      ...["TAKE_OVER", "TAKE_OVER", "COMPARISON", "EXPLANATION", "TELLING", "VERDICT"],
    ]);
  });
});

const MISSING = [
  "umpire://chess/charts",
  "umpire://hunters/charts/none",
  "umpire://careers/sha256:0",
  "umpire://nowhere",
];

test.each(MISSING)("resource %s, which does not exist: code -32002 with its address", async (uri) => {
  const [, open] = CLIENTS[0]!;
  const client = await open();
  onTestFinished(() => client.close());
  await expect(client.readResource({ uri })).rejects.toMatchObject({ code: -32_002, data: { uri } });
});

test.each([
  ["2025-06-18", -32_002],
  ["2025-11-25", -32_002],
  ["2026-07-28", -32_602],
])("resource that does not exist, `umpire mcp` in revision %s of the protocol: code %i", async (revision, code) => {
  const child = spawn(process.execPath, ["--import", "tsx", "src/cli/main.ts", "mcp"], { stdio: "pipe" });
  onTestFinished(() => void child.kill());
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ask = async (message: object) => {
    child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id: 1, ...message })}\n`);
    return JSON.parse((await lines.next()).value);
  };
  const clientInfo = { name: "test", version: "1" };
  const uri = "umpire://hunters/charts/none";
  if (revision < "2026") {
    const params = { protocolVersion: revision, clientInfo, capabilities: {} };
    expect((await ask({ method: "initialize", params })).result).toMatchObject({ protocolVersion: revision });
    expect((await ask({ method: "resources/read", params: { uri } })).error).toMatchObject({ code, data: { uri } });
    return;
  }
  const prefix = "io.modelcontextprotocol";
  const _meta = {
    [`${prefix}/protocolVersion`]: revision,
    [`${prefix}/clientInfo`]: clientInfo,
    [`${prefix}/clientCapabilities`]: {},
  };
  expect((await ask({ method: "resources/read", params: { uri, _meta } })).error).toMatchObject({
    code,
    data: { uri },
  });
});
