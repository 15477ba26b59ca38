import { type GraphQLSchema, isEnumType, isObjectType, printType } from "graphql";
import { describe, expect, test } from "vitest";
import { drill } from "../../../test/fixtures/drill";
import { ask, send } from "../../../test/http/client";
import { noStore, toyGraphqlHandler } from "../../../test/http/toy-graphql";
import { careerContext } from "../../careers/context";
import { rulesets } from "../../rulesets/index";
import { registry as entries } from "../../rulesets/registry";
import { pascalCase, spelledOut } from "../names";
import { Registry } from "../registry";
import { graphqlSchema } from "./declared/schema";
import { CAREERS, COMMON, type CommonPart, printedParts, splitSchema } from "./parts";
import { sdlOf } from "./sdl";
import { servedSchema } from "./served-schema";
import { graphqlHandler } from "./serving";

const all = [...rulesets, drill];
const ids = all.map(({ id }) => id);
const declared = await graphqlSchema(all);
const parts = splitSchema(declared, ids);
const registry = new Registry(all);
const careers = careerContext(registry, noStore);

function servedBy(...names: readonly string[]): GraphQLSchema {
  const ownParts = names.map((name) => parts.get(name)!);
  return servedSchema(registry, careers, parts.get(COMMON) as CommonPart, ownParts);
}

describe("the schema as it is served", () => {
  test("is the one declared, to the last description, every field in its place", () => {
    const served = servedBy(...ids, CAREERS);
    expect(typesOf(served)).toEqual(typesOf(declared));
    expect(served.getDirectives().map(String)).toEqual(declared.getDirectives().map(String));
  });

  test.each(ids)("a document about %s needs no other ruleset", (id) => {
    const text = sdlOf(servedBy(id));
    const others = ids.filter((each) => each !== id);
    expect(text).toContain(`${pascalCase(id)}State`);
    expect(others.filter((other) => text.includes(`type ${pascalCase(other)}`))).toEqual([]);
    expect(text).not.toContain("type Career");
  });

  test("a document about no game or stored games needs no ruleset", () => {
    const text = sdlOf(servedBy());
    const isDeclared = (id: string) => new RegExp(`(?:type|enum|input|union) ${pascalCase(id)}`).test(text);
    expect(ids.filter(isDeclared)).toEqual([]);
    expect(text).toContain("interface AuditEntry");
    expect(text).not.toContain("type Mutation");
    expect(sdlOf(servedBy(CAREERS))).toContain("type Mutation");
  });
});

function typesOf(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap()).map(printType).sort();
}

test("the printed schema: executes without descriptions, introspection has them", async () => {
  const handler = graphqlHandler({ rulesets: entries, openStore: noStore });
  const query = '{ __type(name: "GoebenState") { description fields { name description } } }';
  const { json } = await ask(handler, query);
  expect(json.data.__type.description).toMatch(/\w/);
  for (const { name, description } of json.data.__type.fields) expect(description, name).toMatch(/\w/);
  expect(JSON.stringify(await printedParts("goeben", false))).not.toContain('"description"');
});

test("output field that REST may omit: its description says null", () => {
  const fields = Object.values(declared.getTypeMap()).flatMap((type) =>
    isObjectType(type)
      ? Object.values(type.getFields()).map((field) => `${type.name}.${field.name}: ${field.description}`)
      : [],
  );
  expect(fields).toContainEqual(
    expect.stringMatching(/^RollEntry\.adjustments: .* Null if the result did not change\.$/),
  );
  expect(fields.filter((field) => /\bomitted\b/i.test(field))).toEqual([]);
});

test("an enum value has the game's words for its type, a chit its letter", () => {
  const toldOf = (type: string, value: string) => {
    const declaredType = declared.getType(type);
    return isEnumType(declaredType) ? declaredType.getValue(value)?.description : undefined;
  };
  expect(toldOf("Pq17ShipType", "CA")).toBe("Heavy cruiser.");
  expect(toldOf("HuntersBoatType", "VIIC_FLAK")).toBe("Type VIIC Flak.");
  expect(toldOf("HuntersShotResult", "sunk")).toBe("Sunk.");
  expect(toldOf("HuntersLogSheetTargetState", "sunk")).toBe("Sunk.");
  expect(toldOf("HuntersTournamentFormat", "longSurvival")).toBe("Long Survival.");
  expect(toldOf("GoebenContact", "AC1")).toBe("Allied First Salvo (AC1).");
  expect(toldOf("Pq17Chit", "F")).toBe("F.");
});

test("enum values outside of games: described by more than their code", () => {
  const games = rulesets.map(({ id }) => pascalCase(id));
  const enums = Object.values(declared.getTypeMap()).filter((type) => isEnumType(type) && !type.name.startsWith("__"));
  // The titles of some operations are their names.
  const others = [...games, "Drill", "OperationName"];
  const shared = enums.filter(({ name }) => !others.some((prefix) => name.startsWith(prefix)));
  const values = shared.flatMap((type) => (isEnumType(type) ? type.getValues() : []));
  expect(values.length).toBeGreaterThan(70);
  const bare = values.filter(({ name, description }) => !description || description === `${spelledOut(name)}.`);
  expect(bare.map(({ name }) => name)).toEqual([]);
});

describe("the SDL", () => {
  const handler = toyGraphqlHandler([drill]);

  test("is served as a text that stays the same, and not again to who has it", async () => {
    const sdl = await send(handler, { path: "/schema.graphql" });
    expect([sdl.status, sdl.headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
    expect(sdl.text).toBe(sdlOf(await graphqlSchema([drill])));
    const again = await send(handler, { path: "/schema.graphql", headers: { "if-none-match": sdl.headers.etag! } });
    expect([again.status, again.text]).toEqual([304, ""]);
  });

  test("can only be read", async () => {
    const { status, headers, json } = await send(handler, { method: "POST", path: "/schema.graphql" });
    expect([status, headers.allow, json.errors[0].extensions.code]).toEqual([
      405,
      "GET, HEAD, OPTIONS",
      "METHOD_NOT_ALLOWED",
    ]);
  });
});
