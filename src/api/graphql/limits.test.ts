import { readFileSync } from "node:fs";
import { buildSchema, getIntrospectionQuery, parse } from "graphql";
import { describe, expect, test } from "vitest";
import { fullDocument } from "../../../test/conformance/full-document";
import { exampleDocument } from "../../console/example-document";
import { rulesets } from "../../rulesets/index";
import { isSlowDocument } from "./document";
import { DOCUMENT_LIMITS, exceededLimit } from "./limits";

const ids = rulesets.map(({ id }) => id);

const schema = buildSchema(readFileSync("schema/schema.graphql", "utf8"));

/** Returns the message for the limit that a document exceeds, or undefined. */
function exceeded(text: string): readonly [string, unknown] | undefined {
  const message = exceededLimit(parse(text), ids);
  return message && [message.id, message.values?.limit];
}

const times = (count: number, part: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => part(at)).join(" ");

describe("a document that validation would compare for seconds exceeds a limit", () => {
  test.each<[string, string, keyof typeof DOCUMENT_LIMITS]>([
    ["one leaf many times", `{ rulesets { ${"id ".repeat(5_900)} } }`, "pairs"],
    ["one leaf of a chart many times", `{ hunters { charts { ${"id ".repeat(3_000)} } } }`, "pairs"],
    ["one name in many fields", `{ health { ${times(150, () => "status { a }")} } }`, "pairs"],
    [
      "one name in two fragments",
      `{ ...A ...B } ${times(2, (at) => `fragment ${"AB"[at]} on Query { health { ${"status ".repeat(100)} } }`)}`,
      "pairs",
    ],
    [
      "one name in many fragments",
      `{ health { ${times(90, (at) => `...F${at}`)} } } ${times(90, (at) => `fragment F${at} on Health { ${times(5, () => "status")} }`)}`,
      "pairs",
    ],
    ["one name in inline fragments", `{ health { ${times(150, () => "... on Health { status }")} } }`, "pairs"],
    [
      "one name in a fragment that nothing spreads",
      `{ health { status } } fragment A on Health { ${"status ".repeat(150)} }`,
      "pairs",
    ],
    ["one leaf of the schema many times", `{ __schema { types { ${"name ".repeat(3_000)} } } }`, "pairs"],
    [
      "a bomb of fragments of the schema",
      `{ __schema { types { ...F0 } } } ${times(20, (at) => `fragment F${at} on __Type { ${times(3, (name) => `a${at}${name}: ofType { ...F${at + 1} }`)} }`)} fragment F20 on __Type { name }`,
      "analyses",
    ],
    [
      "a bomb of fragments of the schema that nothing spreads",
      `{ health { status } } ${times(20, (at) => `fragment F${at} on X { ${times(3, (name) => `__a${name} { ...F${at + 1} }`)} }`)} fragment F20 on X { name }`,
      "selections",
    ],
    ["one call many times", `{ hunters { ${"charts { id } ".repeat(1_400)} } }`, "calls"],
    ["many operations", `${times(101, (at) => `query Q${at} { health { status } }`)}`, "definitions"],
    [
      "many fragments in a circle",
      times(60, (at) => `fragment F${at} on X { ${times(8, (to) => `b${to} { ...F${(at + to) % 60} }`)} }`),
      "depth",
    ],
    [
      "many operations with one large fragment",
      `${times(90, (at) => `query Q${at} { ...F }`)} fragment F on Query { health { ${times(400, (at) => `s${at}`)} } }`,
      "selections",
    ],
  ])("%s", (_title, text, limit) => {
    expect(exceeded(text)?.[1]).toBe(DOCUMENT_LIMITS[limit]);
  });
});

describe("a useful document exceeds none", () => {
  test.each(rulesets.map((ruleset) => [ruleset.id, ruleset] as const))(
    "every field of an answer of %s, several times",
    (id, ruleset) => {
      const { name } = ruleset.operations.at(-1)!;
      const { text } = fullDocument(schema, id, name, { calls: ruleset.views === undefined ? 4 : 2 });
      expect(exceeded(text)).toBeUndefined();
      expect(exceeded(exampleDocument(schema, id, name, {})!.query)).toBeUndefined();
    },
  );

  test("the introspection of a console", () => expect(exceeded(getIntrospectionQuery())).toBeUndefined());

  test("the documents of the guides", () => {
    const pages = ["docs/graphql.md", "docs/answers.md", "docs/careers.md"].map((path) => readFileSync(path, "utf8"));
    const texts = pages.flatMap((page) => [...page.matchAll(/```graphql\n([\s\S]*?)```/g)].map(([, text]) => text!));
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.map(exceeded)).toEqual(texts.map(() => undefined));
  });

  test("a fragment inside itself, which validation reports", () => {
    expect(exceeded("{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }")).toBeUndefined();
  });
});

describe("a document is slow", () => {
  test.each<[string, boolean, string]>([
    ["that asks for odds", true, '{ hunters { odds(operation: "new") { __typename } } }'],
    [
      "that asks for odds by another name, in a fragment",
      true,
      "{ ...F } fragment F on Query { a: hunters { ...G } } fragment G on HuntersQueries { b: simulate { __typename } }",
    ],
    ["that asks for the proof of a stored game", true, '{ verifyCareer(career: "a") { __typename } }'],
    ["in any of its operations", true, "query A { health { status } } query B { pq17 { compare { __typename } } }"],
  ])("%s", (_title, expected, text) => expect(isSlowDocument(text, ids)).toBe(expected));

  test.each<[string, string]>([
    ["asks for the schema", getIntrospectionQuery()],
    ["asks for a report", "{ hunters { logSheet { __typename } pq17 { situation { __typename } } } }"],
    [
      "tells an audit trail",
      "{ hunters { tell(audit: []) { __typename } explain { __typename } takeOver { __typename } } }",
    ],
    [
      "only mentions odds, in an alias, a text or an answer",
      '{ odds: hunters { simulate: new(seed: "odds") { odds } } }',
    ],
    ["exceeds a limit", `{ hunters { ${times(5, (at) => `a${at}: odds { __typename }`)} } }`],
    ["cannot be parsed", "{ hunters { odds"],
    ["nests too deep", `{ hunters { odds { ${"{a".repeat(40_000)}`],
  ])("not if it %s", (_title, text) => expect(isSlowDocument(text, ids)).toBe(false));
});
