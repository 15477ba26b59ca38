import { type GraphQLSchema, printSchema, printType } from "graphql";
import { describe, expect, test } from "vitest";
import { drill } from "../../../test/fixtures/drill";
import { post } from "../../../test/http/client";
import { rulesets } from "../../rulesets/index";
import { registry } from "../../rulesets/registry";
import { pascalCase } from "../names";
import { Registry } from "../registry";
import { printedSlices } from "./printed";
import { graphqlSchema } from "./schema";
import { servedSchema } from "./served-schema";
import { servingHandler } from "./serving";
import { slicesOf } from "./slices";

const all = [...rulesets, drill];
const ids = all.map(({ id }) => id);
const declared = graphqlSchema(all);
const { common, rulesets: slices } = slicesOf(declared, ids);

describe("the schema as it is served", () => {
  test("is the one declared, to the last description, every field in its place", () => {
    const served = servedSchema(new Registry(all), common, slices);
    expect(typesOf(served)).toEqual(typesOf(declared));
    expect(served.getDirectives().map(String)).toEqual(declared.getDirectives().map(String));
  });

  test.each(ids)("stands without every other ruleset for a document about %s", (id) => {
    const text = printSchema(servedSchema(new Registry(all), common, { [id]: slices[id]! }));
    const others = ids.filter((each) => each !== id);
    expect(text).toContain(`${pascalCase(id)}State`);
    expect(others.filter((other) => text.includes(`type ${pascalCase(other)}`))).toEqual([]);
  });

  test("stands without any ruleset", () => {
    const text = printSchema(servedSchema(new Registry(all), common, {}));
    expect(ids.filter((id) => text.includes(pascalCase(id)))).toEqual([]);
    expect(text).toContain("interface AuditEntry");
  });
});

function typesOf(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap()).map(printType).sort();
}

test("the printed schema answers without descriptions, and tells of itself with them", async () => {
  const handler = servingHandler(registry, printedSlices);
  const query = '{ __type(name: "GoebenState") { description fields { name description } } }';
  const { json } = await post(handler, "/graphql", { query });
  expect(json.data.__type.description).toMatch(/\w/);
  for (const { name, description } of json.data.__type.fields) expect(description, name).toMatch(/\w/);
  expect(JSON.stringify(await printedSlices.ruleset("goeben"))).not.toContain('"description"');
});
