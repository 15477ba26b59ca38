import { describe, expect, test } from "vitest";
import { pascalCase } from "../../src/api/names";
import { operationsOf } from "../../src/api/operations";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { handler } from "../../src/handlers/graphql";
import { rulesets } from "../../src/rulesets/index";
import { exampleOf } from "../fixtures/examples";
import { ask } from "./client";

describe.each(rulesets.map((ruleset) => [ruleset.id, ruleset] as const))("generic play of %s", (id, ruleset) => {
  const title = pascalCase(id);
  const document = `query Play($operation: ${title}Operation!, $snapshot: Snapshot, $input: JSON, $seed: String, $dice: [Int!]) {
    ${id} {
      play(operation: $operation, snapshot: $snapshot, input: $input, seed: $seed, dice: $dice) {
        __typename
        ... on Resolution { snapshot digest dice outcomeJson audit { code sentence } decisions { operation legal } }
        ... on ${title}PlayResolution { outcome { __typename } state { __typename } }
        ... on Refusal { code }
        ... on NeedsRoll { next { label purpose } }
      }
    }
  }`;
  const play = async (variables: object) => (await ask(handler, document, variables)).json;

  test.each(operationsOf(ruleset).map(({ name }) => name))(
    "%s: the same document, the kernel's answer",
    async (name) => {
      const { snapshot, input, seed } = exampleOf(ruleset, name);
      const kernel = adjudicate(ruleset, { operation: name, snapshot, input, seed });
      if (kernel.kind !== "RESOLUTION") throw new Error(kernel.kind);
      const json = await play({ operation: name, snapshot: snapshot ?? null, input: input ?? null, seed });
      expect(json.errors).toBeUndefined();
      const { outcome, audit, ...answer } = json.data[id].play;
      expect(answer).toEqual({
        __typename: `${title}PlayResolution`,
        snapshot: kernel.snapshot,
        digest: kernel.digest,
        dice: kernel.dice,
        outcomeJson: kernel.outcome,
        decisions: kernel.decisions.map(({ operation, legal }) => ({ operation, legal })),
        state: { __typename: `${title}State` },
      });
      expect(audit.map(({ code }: { code: string }) => code)).toEqual(kernel.audit.map(({ code }) => code));
      const hasMembers = Object.keys(kernel.outcome as object).length > 0;
      expect(outcome === null).toBe(!hasMembers);
    },
  );

  test("too few dice: the next roll", async () => {
    const { operation } = ruleset.analysis!.odds!;
    const { snapshot, input } = exampleOf(ruleset, operation);
    const json = await play({ operation, snapshot, input, dice: [] });
    expect(json.data[id].play).toMatchObject({ __typename: "NeedsRoll", next: { purpose: expect.any(String) } });
  });

  test("unknown operation: a fault with its pointer", async () => {
    const { errors } = await play({ operation: "fly", seed: "a" });
    expect(errors[0].extensions).toMatchObject({ faults: [{ pointer: "/operation" }] });
  });
});
