import { buildSchema, type GraphQLSchema, isEnumType, isObjectType, isUnionType, validateSchema } from "graphql";
import { describe, expect, test } from "vitest";
import { send } from "../../../test/http/client";
import { noStore } from "../../../test/http/toy-graphql";
import { registry } from "../../rulesets/registry";
import { pascalCase } from "../names";
import { graphqlHandler } from "./serving";

const GAMES = ["hunters", "goeben", "pq17"];

/** A served subset in SDL. */
type Subset = GraphQLSchema;

const handler = graphqlHandler({ rulesets: registry, openStore: noStore });

const textOf = async (name: string) => (await send(handler, { path: `/schema/${name}.graphql` })).text;

const subsets = new Map<string, Subset>(
  await Promise.all([...GAMES, "careers"].map(async (name) => [name, buildSchema(await textOf(name))] as const)),
);

function fieldsOf(schema: Subset, type: string): readonly string[] {
  const declared = schema.getType(type);
  return isObjectType(declared) ? Object.keys(declared.getFields()) : [];
}

function valuesOf(schema: Subset, type: string): readonly string[] {
  const declared = schema.getType(type);
  return isEnumType(declared) ? declared.getValues().map(({ name }) => name) : [];
}

describe.each(GAMES)("subset of %s", (game) => {
  const schema = subsets.get(game)!;
  const title = pascalCase(game);

  test("valid, with generic play, reads, reports and stored games", () => {
    expect(validateSchema(schema)).toEqual([]);
    const fields = fieldsOf(schema, `${title}Queries`);
    expect(fields).toEqual(expect.arrayContaining(["play", "decisions", "map", "geometry", "odds"]));
    expect(fieldsOf(schema, "Mutation")).toContain("playStep");
  });

  test("without a field for each operation, and without other games", () => {
    const operations = valuesOf(schema, `${title}Operation`);
    expect(operations.length).toBeGreaterThan(10);
    expect(fieldsOf(schema, `${title}Queries`).filter((field) => operations.includes(field))).toEqual([]);
    expect(valuesOf(schema, "OperationName").toSorted()).toEqual(operations.toSorted());
    const others = GAMES.filter((other) => other !== game).map(pascalCase);
    expect(Object.keys(schema.getTypeMap()).filter((name) => others.some((other) => name.startsWith(other)))).toEqual(
      [],
    );
  });

  test("has every kind of audit line", () => {
    expect(Object.keys(schema.getTypeMap())).toEqual(
      expect.arrayContaining(["RollEntry", "ThrowEntry", "EffectEntry", "RulingEntry"]),
    );
  });
});

test("subset of PQ-17: its view is typed, and the only kind of view", () => {
  const union = subsets.get("pq17")!.getType("GameView");
  expect(isUnionType(union) && union.getTypes().map(({ name }) => name)).toEqual(["Pq17View"]);
  expect(subsets.get("hunters")!.getType("GameView")).toBeUndefined();
});

test("subset of stored games: answers of every game without their states, and typed views", () => {
  const schema = subsets.get("careers")!;
  expect(validateSchema(schema)).toEqual([]);
  expect(fieldsOf(schema, "Query").filter((field) => GAMES.includes(field))).toEqual([]);
  expect(fieldsOf(schema, "HuntersPlayResolution")).toContain("digest");
  expect(schema.getType("HuntersState")).toBeUndefined();
  expect(fieldsOf(schema, "Pq17View")).toContain("own");
});

test("unknown subset: 404 DOCUMENT_UNKNOWN with the nearest name", async () => {
  const { status, json } = await send(handler, { path: "/schema/hunter.graphql" });
  expect([status, json.errors[0].extensions.code]).toEqual([404, "DOCUMENT_UNKNOWN"]);
  expect(json.errors[0].message).toContain("hunters");
});
