// An engine that is wrong on purpose: it takes every refusal of one operation for another.
import { createInterface } from "node:readline";
import { register } from "tsx/esm/api";

register();
const { adjudicate } = await import("../../src/core/engine/adjudicate.ts");
const { rulesets } = await import("../../src/rulesets/index.ts");

for await (const line of createInterface({ input: process.stdin })) {
  const { id, ruleset, operation, request } = JSON.parse(line);
  if (request.seed === "silence") process.exit(7);
  const found = rulesets.find((each) => each.id === ruleset);
  const answer = adjudicate(found, { operation, ...request });
  if (operation === process.env.WRONG && answer.kind === "REFUSAL") answer.code = "LUCK";
  process.stderr.write("noise\n");
  process.stdout.write(`${JSON.stringify({ id, answer })}\n\n`);
}
