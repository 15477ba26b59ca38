import { readFileSync } from "node:fs";
import {
  buildSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  NoUnusedFragmentsRule,
  parse,
  specifiedRules,
  validate,
} from "graphql";
import { expect, test } from "vitest";

const page = readFileSync("docs/graphql.md", "utf8");
const schema = buildSchema(readFileSync("schema/schema.graphql", "utf8"));

/** The fields of responses with the type JSON, as `Type.field`. */
function jsonFields(): readonly string[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith("__") || !(isObjectType(type) || isInterfaceType(type))) return [];
    const fields = Object.values(type.getFields()).filter((field) => getNamedType(field.type).name === "JSON");
    return fields.map(({ name }) => `${type.name}.${name}`);
  });
}

test("docs/graphql.md, What is JSON: the table lists exactly the fields of responses with the type JSON", () => {
  const [section = ""] = page.split("\n## What is JSON\n")[1]?.split("\n## ") ?? [];
  const rows = section.split("\n").filter((line) => line.startsWith("| `"));
  const listed = new Set(
    rows.flatMap((row) => [...row.split(" | ")[0]!.matchAll(/`([*\w]+\.\w+)`/g)].map(([, name]) => name!)),
  );
  const nameOf = (field: string) => (listed.has(field) ? field : field.replace(/^\w+/, "*"));
  expect(new Set(jsonFields().map(nameOf))).toEqual(listed);
});

test("docs/graphql.md: every document is valid against the schema", () => {
  const documents = [...page.matchAll(/```graphql\n([\s\S]*?)```/g)].map(([, text]) => parse(text!));
  const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);
  expect(documents.flatMap((document) => validate(schema, document, rules)).map(({ message }) => message)).toEqual([]);
  expect(documents.length).toBeGreaterThan(5);
});
