import { expect, onTestFinished, test } from "vitest";
import { registry } from "../../src/rulesets/registry";
import { CLIENTS } from "./clients";

const nested = (depth: number): unknown => JSON.parse(`${"[".repeat(depth)}${"]".repeat(depth)}`);

/** Arbitrary values that an assistant may send. */
const STRANGE: readonly (readonly [string, unknown])[] = [
  ["a number", 7],
  ["a number too large", Number.POSITIVE_INFINITY],
  ["no number", Number.NaN],
  ["a text", "x"],
  ["half a character", "\ud800"],
  ["half a character within", { name: "\ud800", "\udc00": 1, note: "\udfff" }],
  ["a long text", "x".repeat(100_000)],
  ["a list", [1]],
  ["an object", { x: 1 }],
  ["a prototype", JSON.parse('{"__proto__":{"boat":"VIIC"},"constructor":1}')],
  ["what nests without end", nested(5_000)],
  ["what nests without end within", { name: nested(5_000), boat: { a: nested(5_000) } }],
  ["many members", Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`x${at}`, at]))],
];

test.each(CLIENTS)(
  "tools, %s, strange values in every field: data with a code and a pointer for every fault",
  async (_version, open) => {
    const client = await open();
    onTestFinished(() => client.close());
    const positions: string[] = [];
    const operations: string[] = [];
    for (const { id } of registry) {
      const { structuredContent } = await client.callTool({ name: "new", arguments: { ruleset: id } });
      const { position, open } = structuredContent as { position: string; open: readonly { operation: string }[] };
      positions.push(position);
      operations.push(open[0]!.operation);
    }
    const { tools } = await client.listTools();
    const bare: string[] = [];
    let requests = 0;
    for (const { name, inputSchema } of tools) {
      for (const [index, { id }] of registry.entries()) {
        const fields = Object.keys(inputSchema.properties ?? {});
        const whole = {
          ...(fields.includes("position") && { position: positions[index]! }),
          ...(fields.includes("ruleset") && { ruleset: id }),
          ...(fields.includes("operation") && { operation: operations[index]! }),
        };
        for (const field of [...fields, "strange"]) {
          for (const [what, value] of STRANGE) {
            requests += 1;
            const answer = await client
              .callTool({ name, arguments: { ...whole, [field]: value } })
              .catch((error: Error) => ({ structuredContent: undefined, content: error.message }));
            const { kind, faults } = Object(answer.structuredContent) as {
              kind?: string;
              faults?: { code: string; pointer: string; message: string }[];
            };
            const isTold =
              kind === "MALFORMED"
                ? faults?.every(({ code, pointer, message }) => code && pointer !== undefined && message)
                : kind;
            if (!isTold) bare.push(`${id} ${name}.${field} ${what}: ${JSON.stringify(answer.content).slice(0, 150)}`);
          }
        }
      }
    }
    expect([requests > 1_000, bare]).toEqual([true, []]);
  },
);
