import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import Ajv2020 from "ajv/dist/2020";
import { describe, expect, test } from "vitest";
import { graphqlSchema } from "../../src/api/graphql/declared/schema";
import { operationsOf } from "../../src/api/operations";
import { referencesOf } from "../../src/cli/conformance/reference";
import { ANALYSIS_NAMES } from "../../src/core/analysis/headings";
import { handler as graphql } from "../../src/handlers/graphql";
import { handler as rest } from "../../src/handlers/rest";
import { rulesets } from "../../src/rulesets/index";
import { exampleOf, reportExampleOf } from "../fixtures/examples";
import { answerOf, disagreements, reportDisagreements, shortcomingsOf, type Wires } from "./runner";
import { requestOf, vectorFiles } from "./vectors";

const wires: Wires = { rest, graphql, schema: await graphqlSchema(rulesets) };

const references = await referencesOf(
  rulesets.map(({ id }) => id),
  fileURLToPath(new URL("../vectors", import.meta.url)),
);

const schema = JSON.parse(readFileSync(new URL("../vectors/vector.schema.json", import.meta.url), "utf8"));

const validate = new Ajv2020({ allErrors: true }).compile(schema);

/**
 * Declares the tests that kernel and wires agree on every vector and example of every ruleset. They are dealt out to
 * `hands` files, so that as many workers share them; `hand` counts from 0. Vectors go by their operation, so that the
 * first is answered by the library's own engine and those after it from the plan of the same document.
 */
export function declareParity(hand: number, hands: number): void {
  describe.each(rulesets.map((ruleset) => ({ id: ruleset.id, ruleset })))("$id", ({ id, ruleset }) => {
    const dealt = <T>(items: readonly T[]): T[] => {
      const from = (share: number) => Math.ceil((items.length * share) / hands);
      return items.slice(from(hand), from(hand + 1));
    };
    const files = vectorFiles(id);
    const vectors = files
      .flatMap(({ content }) => content.vectors.map((vector) => ({ vector })))
      .sort(
        ({ vector: one }, { vector: other }) =>
          Number(one.operation > other.operation) - Number(one.operation < other.operation),
      );

    test.each(dealt(files))("$path follows the schema of vectors", ({ content }) => {
      validate(content);
      expect(validate.errors ?? []).toEqual([]);
    });

    test.each(dealt(vectors))("$vector.id: $vector.title", async ({ vector }) => {
      const request = requestOf(id, vector);
      const kernel = answerOf(ruleset, vector.operation, request);
      expect(await disagreements(wires, ruleset, vector.operation, request, { kernel })).toEqual([]);
    });

    test.each(dealt(ruleset.reports))("the example of report $name is answered alike everywhere", async (report) => {
      expect(await reportDisagreements(wires, ruleset, report, reportExampleOf(ruleset, report.name))).toEqual([]);
    });

    test("no report shares its name with an operation or another field of the namespace", () => {
      const names = [...operationsOf(ruleset), ...ruleset.reports].map(({ name }) => name);
      const taken = ["decisions", "charts", "rulings", "words", "operations", ...ANALYSIS_NAMES, ...names];
      expect(new Set(taken).size).toBe(taken.length);
    });

    test.each(dealt(operationsOf(ruleset)))("the example of $name resolves alike everywhere", async (operation) => {
      const { snapshot, input, seed } = exampleOf(ruleset, operation.name);
      const request = { ...(snapshot === undefined ? {} : { snapshot }), input, seed };
      const kernel = answerOf(ruleset, operation.name, request);
      const expected = { id: "example", title: "1", citation: "1", operation: operation.name, base: null, input, seed };
      const vector = { ...expected, expect: { kind: "RESOLUTION" as const } };
      expect([
        ...shortcomingsOf(ruleset, vector, request, kernel, references.get(id)!),
        ...(await disagreements(wires, ruleset, operation.name, request, { kernel })),
      ]).toEqual([]);
    });
  });
}
