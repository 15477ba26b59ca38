import { afterEach, describe, expect, test } from "vitest";
import { adapter } from "../../src/cli/conformance/adapter";
import { MAX_BYTES } from "../../src/cli/conformance/size";
import { endpoint, type Target } from "../../src/cli/conformance/targets";
import type { Answer } from "../../src/core/contract/answer";
import { listening, type TestServer } from "./corrupting-server";

const CALL = { ruleset: "hunters", operation: "new", request: { input: {}, seed: "x" } };
const REFUSED = { message: "The answer is larger than 16 MB.", silence: "none" };
/** JSON of an exact size, padded with one long member. */
const jsonOf = (bytes: number): string => {
  const empty = JSON.stringify({ kind: "" }).length;
  return JSON.stringify({ kind: "x".repeat(bytes - empty) });
};

describe("maximum size of an answer", () => {
  let server: TestServer | undefined;
  let target: Target | undefined;
  afterEach(async () => {
    await target?.stop();
    server?.close();
    [server, target] = [undefined, undefined];
  });
  const serve = async (write: (body: { write: (text: string) => void; end: (text: string) => void }) => void) => {
    server = await listening((_, response) => write(response.writeHead(200, { "content-type": "application/json" })));
    target = endpoint(server.url, 20);
  };

  test("a server's answer of that size is read, and a larger one rejected", async () => {
    await serve((body) => body.end(jsonOf(MAX_BYTES)));
    expect(((await target!.answer(CALL)) as Answer).kind.length).toBe(MAX_BYTES - '{"kind":""}'.length);
    server!.close();
    await serve((body) => body.end(jsonOf(MAX_BYTES + 1)));
    await expect(target!.answer(CALL)).rejects.toMatchObject(REFUSED);
  });

  test("an endless answer of a server is rejected at that size, and the connection closed", async () => {
    let closed = (): void => {};
    const hungUp = new Promise<void>((resolve) => {
      closed = resolve;
    });
    server = await listening((_, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      const more = (): void => {
        while (!response.destroyed && response.write(" ".repeat(100_000)));
      };
      response.on("drain", more).on("close", closed);
      more();
    });
    target = endpoint(server.url, 20);
    await expect(target.answer(CALL)).rejects.toMatchObject(REFUSED);
    await hungUp;
  });

  test("a program's larger line is rejected, and the following lines are read", async () => {
    const engine = [
      "const lines = require('node:readline').createInterface({ input: process.stdin });",
      "lines.on('line', (line) => {",
      "  const { id } = JSON.parse(line);",
      `  const kind = id === 1 ? 'x'.repeat(${MAX_BYTES}) : 'REFUSAL';`,
      "  process.stdout.write(JSON.stringify({ id, answer: { kind } }) + '\\n');",
      "});",
    ].join(" ");
    target = adapter(`${process.execPath} -e "${engine.replaceAll("$", "\\$")}"`, 20);
    await expect(target.answer(CALL)).rejects.toMatchObject(REFUSED);
    expect(await target.answer(CALL)).toEqual({ kind: "REFUSAL" });
  });

  test("a program's last line needs no line break", async () => {
    const engine = `process.stdin.once('data', () => process.stdout.end('{\\"id\\":1,\\"answer\\":{\\"kind\\":\\"REFUSAL\\"}}'))`;
    target = adapter(`${process.execPath} -e "${engine}; setTimeout(() => {}, 500)"`, 20);
    expect(await target.answer(CALL)).toEqual({ kind: "REFUSAL" });
  });
});
