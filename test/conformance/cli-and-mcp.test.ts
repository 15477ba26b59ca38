import { afterAll, describe, expect, test } from "vitest";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { rulesets } from "../../src/rulesets/index";
import { askAssistant, askCommandLine, openAssistant, sampleOf } from "./surfaces";

/** Number of vectors sent per game. `npm run parity` sends all. */
const SAMPLE = process.env.PARITY === "whole" ? Number.POSITIVE_INFINITY : 150;

const session = await openAssistant();
afterAll(() => session.client.close());

const KINDS = ["RESOLUTION", "REFUSAL", "NEEDS_ROLL", "MALFORMED"];

const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

describe.each(rulesets.map((ruleset) => ({ id: ruleset.id, ruleset })))("the vectors of $id", ({ ruleset }) => {
  const sample = sampleOf(ruleset, "command line", SAMPLE);

  test.each(sample)("$vector.id: command line and kernel answer alike", async ({ vector, request }) => {
    const { operation } = vector;
    const kernel = adjudicate(ruleset, { operation, ...request });
    expect(await askCommandLine(ruleset, operation, request)).toEqual(plain(kernel));
  });

  // MCP tools do not accept charts or rerolls, and a game starts from the vector's snapshot, so it must be valid.
  const playableCases = sampleOf(ruleset, "assistant", SAMPLE, ({ charts, rerolls, expect: { pointer = "" } }) => {
    return charts === undefined && rerolls === undefined && !pointer.startsWith("/snapshot");
  });

  test.each(playableCases)("$vector.id: MCP tools and kernel answer alike", async (each) => {
    const { answer, expected } = await askAssistant(session, each);
    expect(answer).toMatchObject(plain(expected));
  });

  test("the samples contain several kinds of answers", () => {
    for (const cases of [sample, playableCases]) {
      const kinds = new Set(cases.map(({ vector }) => vector.expect.kind));
      expect(KINDS.filter((kind) => kinds.has(kind as "REFUSAL")).length).toBeGreaterThan(1);
    }
  });
});
