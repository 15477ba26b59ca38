import { readFileSync } from "node:fs";
import { buildSchema, getNamedType, isInterfaceType, isObjectType } from "graphql";
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
