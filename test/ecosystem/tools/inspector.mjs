// graphql-inspector reads the schema, finds no change against itself, and reports a removed field as breaking.
import { deepStrictEqual } from "node:assert";
import { readFileSync } from "node:fs";
import { diff } from "@graphql-inspector/core";
import { buildSchema } from "graphql";

const text = readFileSync("schema.graphql", "utf8");
const schema = buildSchema(text);
deepStrictEqual(await diff(schema, buildSchema(text)), []);
const fewer = buildSchema(text.replace(/\n {2}"""Name as printed on the chart\."""\n {2}name: String!\n/, "\n"));
const changes = await diff(schema, fewer);
deepStrictEqual(
  changes.map(({ type, criticality }) => [type, criticality.level]),
  [["FIELD_REMOVED", "BREAKING"]],
);
