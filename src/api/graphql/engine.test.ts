import {
  buildSchema,
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  parse,
} from "graphql";
import { describe, expect, test } from "vitest";
import { fullDocument } from "../../../test/conformance/full-document";
import { drill } from "../../../test/fixtures/drill";
import { operationsOf } from "../operations";
import { Shelf } from "../shelf";
import { engineOf } from "./engine";
import { graphqlSchema } from "./schema";
import { servedSchema } from "./served-schema";
import { slicesOf } from "./slices";

const { common, rulesets: slices } = slicesOf(graphqlSchema([drill]), [drill.id]);
const schema = servedSchema(new Shelf([drill]), common, slices);
const context = { id: "1", acceptLanguage: undefined, found: { requestError: false, internal: false } };

interface Asked {
  readonly document: DocumentNode;
  readonly operationName?: string | undefined;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** What the library's engine answers, and what ours does the first, the second and the third time. */
async function answers({ document, operationName, variables = {} }: Asked, of: GraphQLSchema = schema) {
  const engine = engineOf(of);
  const ours = [];
  for (let time = 0; time < 3; time += 1) {
    ours.push(await engine({ document, operationName, variables, context }));
  }
  const theirs = await execute({
    schema: of,
    document,
    operationName,
    variableValues: variables,
    contextValue: context,
  });
  return { ours, theirs };
}

async function expectAlike(asked: Asked, planned: boolean): Promise<ExecutionResult> {
  const { ours, theirs } = await answers(asked);
  for (const answer of ours) expect(JSON.stringify(answer)).toBe(JSON.stringify(theirs));
  // The library's engine makes objects without a prototype.
  const followed = ours.map(({ data }) => data != null && Object.getPrototypeOf(data) === Object.prototype);
  expect(followed).toEqual([false, planned, planned]);
  return theirs;
}

describe("a document answered by its plan", () => {
  test.each(operationsOf(drill).map(({ name }) => name))("says all that %s says", async (name) => {
    const { text } = fullDocument(schema, drill.id, name);
    const { snapshot, input, seed } = operationsOf(drill)
      .find((each) => each.name === name)!
      .example();
    const { data } = await expectAlike({ document: parse(text), variables: { snapshot, input, seed } }, true);
    expect(JSON.stringify(data)).toContain("RESOLUTION");
  });

  test("follows fragments, aliases and merged fields", async () => {
    const document = parse(`
      query One { ...A kind: __typename drill { charts { id } ...B rulings: interpretations { id } } }
      query Two { drill { __typename } }
      fragment A on Query { drill { charts { name } } }
      fragment B on DrillQueries { charts { id provenance { source } } ... on DrillQueries { charts { rules } } ...B2 }
      fragment B2 on DrillQueries { charts { chart } }
    `);
    const { data } = await expectAlike({ document, operationName: "One" }, true);
    const space = data!.drill as { charts: Record<string, unknown>[] };
    expect(Object.keys(space.charts[0]!)).toEqual(["name", "id", "provenance", "rules", "chart"]);
    await expectAlike({ document, operationName: "Two" }, true);
  });
});

describe("a document off the plan is answered by the library's engine", () => {
  test.each([
    ["a directive", "query ($no: Boolean = false) { drill { __typename charts @include(if: $no) { id } } }"],
    ["the schema", "{ __schema { queryType { name } } }"],
    ["a name that objects know otherwise", "{ drill { __proto__: __typename } }"],
    ["a value that is late", "{ rulesets { id } }"],
  ])("%s", async (_, text) => {
    await expectAlike({ document: parse(text) }, false);
  });

  test("an input that cannot be read, with its faults", async () => {
    const [, operation] = operationsOf(drill);
    const { text } = fullDocument(schema, drill.id, operation!.name);
    const { input } = operation!.example();
    const theirs = await expectAlike({ document: parse(text), variables: { snapshot: {}, input, seed: "1" } }, false);
    expect(theirs.errors?.[0]?.extensions.faults).toMatchObject([{ code: "RULESET_MISMATCH" }]);
  });

  test("variables that do not fit", async () => {
    const theirs = await expectAlike({ document: parse("query ($n: Int!) { drill { __typename } }") }, false);
    expect(theirs.errors).toHaveLength(1);
  });

  test("one of several operations that is not named", async () => {
    const document = parse("query A { drill { __typename } } query B { health { status } }");
    expect((await expectAlike({ document }, false)).errors).toHaveLength(1);
  });
});

test("what is late once is not asked for twice a second time", async () => {
  const late = buildSchema("type Query { late: Int }");
  let asked = 0;
  late.getQueryType()!.getFields().late!.resolve = async () => {
    asked += 1;
    throw new Error("no");
  };
  const { ours } = await answers({ document: parse("{ late }") }, late);
  // Once by the library each time, once by a plan that is then forgotten, and once for the comparison.
  expect(asked).toBe(5);
  expect(ours.map(({ data }) => JSON.stringify(data))).toEqual(Array(3).fill('{"late":null}'));
});

test("a mutation is never planned", async () => {
  const changing = buildSchema("type Query { a: Int } type Mutation { change: Int }");
  let changes = 0;
  const field = (getNamedType(changing.getMutationType()) as GraphQLObjectType).getFields().change!;
  field.resolve = () => {
    changes += 1;
    return changes;
  };
  const { ours } = await answers({ document: parse("mutation { change }") }, changing);
  expect(ours.map(({ data }) => data?.change)).toEqual([1, 2, 3]);
});
