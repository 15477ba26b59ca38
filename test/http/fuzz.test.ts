import fc from "fast-check";
import { expect, test } from "vitest";
import { graphqlSchema } from "../../src/api/graphql/declared/schema";
import { operationsOf } from "../../src/api/operations";
import { handler as graphql } from "../../src/handlers/graphql";
import { handler as rest } from "../../src/handlers/rest";
import { rulesets } from "../../src/rulesets/index";
import { findDisagreements, type Transports } from "../conformance/runner";
import { exampleOf } from "../fixtures/examples";

const RUNS = Number(process.env.FUZZ_RUNS ?? 250);
const wires: Transports = { rest, graphql, schema: await graphqlSchema(rulesets) };

// biome-ignore lint/suspicious/noExplicitAny: requests are broken in every way here
type Json = any;

/** Returns the paths of all values in a JSON value. */
function places(value: Json, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, item]) => places(item, [...path, key]))];
}

function change(value: Json, path: readonly string[], to: (old: Json) => Json): Json {
  const [key, ...rest] = path;
  if (key === undefined) return to(value);
  const copy = Array.isArray(value) ? [...value] : { ...value };
  copy[key] = change(copy[key], rest, to);
  if (copy[key] === undefined) {
    if (Array.isArray(copy)) copy.splice(Number(key), 1);
    else delete copy[key];
  }
  return copy;
}

/** A list stays a list, because GraphQL coerces a single value to a list of one. */
function replaced(old: Json, value: Json): Json {
  return Array.isArray(old) && value !== null && value !== undefined && !Array.isArray(value) ? [value] : value;
}

const replacement = fc.oneof(
  fc.constantFrom(null, undefined, true, "", "none", [], {}, 0, -1, 1, 2, 3, 9, 1000, 2 ** 31, 1.5),
  fc.jsonValue({ maxDepth: 2 }),
);

test.each(rulesets.map((ruleset) => ({ id: ruleset.id, ruleset })))(
  "random damage to a request to $id: the same faults from the kernel, REST and GraphQL",
  async ({ ruleset }) => {
    const requests = operationsOf(ruleset).map((operation) => ({
      operation: operation.name,
      ...exampleOf(ruleset, operation.name),
    }));
    const broken = fc
      .constantFrom(...requests)
      .chain(({ operation, ...request }) =>
        fc.tuple(
          fc.constant(operation),
          fc.constant(request),
          fc.array(fc.tuple(fc.nat(), replacement), { minLength: 1, maxLength: 3 }),
        ),
      );
    await fc.assert(
      fc.asyncProperty(broken, async ([operation, request, changes]) => {
        let body: Json = request;
        for (const [place, value] of changes) {
          const known = places(body).filter((path) => path.length > 0);
          body = change(body, known[place % known.length]!, (old) => replaced(old, value));
        }
        const sent = JSON.parse(JSON.stringify(body));
        // REST and GraphQL treat a null seed as omitted. The kernel does not accept null there.
        if (sent.seed === null) delete sent.seed;
        expect(await findDisagreements(wires, ruleset, operation, sent, { broken: "several" })).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  },
);
