import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { canonicalJson } from "../../src/core/json/canonical";
import { unplayedDifference } from "../../src/proof/links";
import { digestOfStep, stepSchema } from "../../src/proof/record";
import { keysSchema, signatureState } from "../../src/proof/signature";

const page = readFileSync("docs/proof.md", "utf8");

const [step, keys] = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text]) => JSON.parse(text!));

test("docs/proof.md, the example: its digest, signature, seed and faces are what the page says they are made of", () => {
  const { digest, signature, ...covered } = stepSchema.parse(step);
  const bytes = canonicalJson(covered);
  expect(digest).toBe(`sha256:${createHash("sha256").update(bytes, "utf8").digest("hex")}`);
  expect(digestOfStep(step)).toBe(digest);
  const example = page.match(/^ {4}(\{"algorithm.*)…\n {4}…(.*\})$/m)!;
  expect([bytes.startsWith(example[1]!), bytes.endsWith(example[2]!)]).toEqual([true, true]);
  expect(signatureState(step, keysSchema.parse(keys).keys)).toBe("RIGHT");
  expect(signatureState({ ...step, digest: step.previous }, keysSchema.parse(keys).keys)).toBe("WRONG");
  const message = `naval-umpire-dice/1\n${step.version}\n${step.entropy}`;
  expect(step.seed).toBe(createHmac("sha256", step.revealed).update(message).digest("hex"));
  expect(unplayedDifference(step, undefined, () => undefined)).toBeUndefined();
  expect(signature).not.toBeNull();
});

test("docs/proof.md, the file: every kind of step has its row, and every member of a step is in the example", () => {
  for (const kind of stepSchema.shape.kind.options)
    expect(page).toMatch(new RegExp(`^\\| (\`\\w+\`, )?\`${kind}\``, "m"));
  expect(Object.keys(step).sort()).toEqual(Object.keys(stepSchema.shape).sort());
});
