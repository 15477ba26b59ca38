import { afterAll, describe, expect, test } from "vitest";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { rulesets } from "../../src/rulesets/index";
import { askAssistant, askCommandLine, openAssistant, sampleOf } from "./surfaces";

/** So many vectors of each game are sent; every one by `npm run parity`. */
const SAMPLE = process.env.PARITY === "whole" ? Number.POSITIVE_INFINITY : 150;

const session = await openAssistant();
afterAll(() => session.client.close());

const KINDS = ["RESOLUTION", "REFUSAL", "NEEDS_ROLL", "MALFORMED"];

const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

describe.each(rulesets.map((ruleset) => ({ id: ruleset.id, ruleset })))("the vectors of $id", ({ ruleset }) => {
  const sample = sampleOf(ruleset, "command line", SAMPLE);

  test.each(sample)("$vector.id is answered by the command line as by the kernel", async ({ vector, request }) => {
    const { operation } = vector;
    const kernel = adjudicate(ruleset, { operation, ...request });
    expect(await askCommandLine(ruleset, operation, request)).toEqual(plain(kernel));
  });

  // No tool takes a snapshot, charts or rerolls: a game stands where a vector begins, so that its snapshot has to be one.
  const standing = sampleOf(ruleset, "assistant", SAMPLE, ({ charts, rerolls, expect: { pointer = "" } }) => {
    return charts === undefined && rerolls === undefined && !pointer.startsWith("/snapshot");
  });

  test.each(standing)("$vector.id is answered by the tools for assistants as by the kernel", async (each) => {
    const { told, expected } = await askAssistant(session, each);
    expect(told).toMatchObject(plain(expected));
  });

  test("the samples hold answers of several kinds", () => {
    for (const cases of [sample, standing]) {
      const kinds = new Set(cases.map(({ vector }) => vector.expect.kind));
      expect(KINDS.filter((kind) => kinds.has(kind as "REFUSAL")).length).toBeGreaterThan(1);
    }
  });
});
