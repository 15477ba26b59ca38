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
import { answerOf, findDisagreements, findReportDisagreements, findShortcomings, type Transports } from "./runner";
import { requestOf, vectorFiles } from "./vectors";

const transports: Transports = { rest, graphql, schema: await graphqlSchema(rulesets) };

const references = await referencesOf(
  rulesets.map(({ id }) => id),
  fileURLToPath(new URL("../vectors", import.meta.url)),
);

const schema = JSON.parse(readFileSync(new URL("../vectors/vector.schema.json", import.meta.url), "utf8"));

const validate = new Ajv2020({ allErrors: true }).compile(schema);

/**
 * Declares the tests that kernel, REST and GraphQL agree on every vector and example of every ruleset. They are split
 * over `shares` files so that as many workers share them; `index` starts at 0. Vectors are sorted by operation first,
 * so that a share has few different GraphQL documents.
 */
export function declareParity(index: number, shares: number): void {
  describe.each(rulesets.map((ruleset) => ({ id: ruleset.id, ruleset })))("$id", ({ id, ruleset }) => {
    const shareOf = <T>(items: readonly T[]): T[] => {
      const from = (share: number) => Math.ceil((items.length * share) / shares);
      return items.slice(from(index), from(index + 1));
    };
    const files = vectorFiles(id);
    const vectors = files
      .flatMap(({ content }) => content.vectors.map((vector) => ({ vector })))
      .sort(
        ({ vector: one }, { vector: other }) =>
          Number(one.operation > other.operation) - Number(one.operation < other.operation),
      );

    test.each(shareOf(files))("$path matches the schema of vectors", ({ content }) => {
      validate(content);
      expect(validate.errors ?? []).toEqual([]);
    });

    test.each(shareOf(vectors))("$vector.id: $vector.title", async ({ vector }) => {
      const request = requestOf(id, vector);
      const kernel = answerOf(ruleset, vector.operation, request);
      expect(await findDisagreements(transports, ruleset, vector.operation, request, { kernel })).toEqual([]);
    });

    test.each(shareOf(ruleset.reports))(
      "report $name: its example gets the same answer from kernel, REST and GraphQL",
      async (report) => {
        expect(
          await findReportDisagreements(transports, ruleset, report, reportExampleOf(ruleset, report.name)),
        ).toEqual([]);
      },
    );

    test("report names differ from operations and other fields of the namespace", () => {
      const names = [...operationsOf(ruleset), ...ruleset.reports].map(({ name }) => name);
      const reserved = ["decisions", "charts", "rulings", "words", "operations", ...ANALYSIS_NAMES, ...names];
      expect(new Set(reserved).size).toBe(reserved.length);
    });

    test.each(shareOf(operationsOf(ruleset)))(
      "operation $name: its example resolves alike in kernel, REST and GraphQL",
      async (operation) => {
        const { snapshot, input, seed } = exampleOf(ruleset, operation.name);
        const request = { ...(snapshot === undefined ? {} : { snapshot }), input, seed };
        const kernel = answerOf(ruleset, operation.name, request);
        const expected = {
          id: "example",
          title: "1",
          citation: "1",
          operation: operation.name,
          base: null,
          input,
          seed,
        };
        const vector = { ...expected, expect: { kind: "RESOLUTION" as const } };
        expect([
          ...findShortcomings(ruleset, vector, request, kernel, references.get(id)!),
          ...(await findDisagreements(transports, ruleset, operation.name, request, { kernel })),
        ]).toEqual([]);
      },
    );
  });
}
