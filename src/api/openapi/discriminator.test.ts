import { expect, test } from "vitest";
import { addDiscriminators } from "./discriminator";

const kindOf = (...kinds: readonly string[]) => ({
  properties: { step: {}, kind: { enum: kinds } },
  required: ["kind"],
});

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const choice = { oneOf: [ref("Roll"), ref("Ruling")] };

test("a choice among components: has a discriminator with a mapping", () => {
  const schemas = { Roll: kindOf("roll", "draw"), Ruling: kindOf("ruling") };
  const mapping = { roll: ref("Roll").$ref, draw: ref("Roll").$ref, ruling: ref("Ruling").$ref };
  const expected = { items: { ...choice, discriminator: { propertyName: "kind", mapping } } };
  expect(addDiscriminators({ items: choice }, schemas)).toEqual(expected);
});

test.each([
  ["share a value of it", { Roll: kindOf("roll", "draw"), Ruling: kindOf("draw") }],
  ["may leave it out", { Roll: { ...kindOf("roll"), required: [] }, Ruling: kindOf("ruling") }],
  ["have no list of its values", { Roll: kindOf("roll"), Ruling: { properties: { kind: {} }, required: ["kind"] } }],
])("a choice whose components %s stays as it is", (_, schemas) => {
  expect(addDiscriminators(choice, schemas)).toEqual(choice);
});
