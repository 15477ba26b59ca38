import { describe, expect, it } from "vitest";
import * as z from "zod";
import { rulesets } from "../../src/rulesets/index";
import { CODED } from "../fixtures/coded";
import { allPhrases } from "../fixtures/phrases";

type Schema = Readonly<Record<string, unknown>>;

const BOOKS = await Promise.all(
  rulesets.map(async (ruleset) => ({ id: ruleset.id, ruleset, book: await allPhrases(ruleset) })),
);

/** Returns a schema, the schema it references, and its alternatives. */
function expandSchema(schema: Schema, root: Schema): readonly Schema[] {
  const ref = schema.$ref as string | undefined;
  const referenced =
    ref === undefined ? [] : [(root.$defs as Readonly<Record<string, Schema>>)[ref.slice("#/$defs/".length)]!];
  const others = [...referenced, ...((schema.anyOf ?? []) as Schema[])].flatMap((each) => expandSchema(each, root));
  return [schema, ...others];
}

/** Returns the schemas at a pointer. `*` matches every item. */
function at(keys: readonly string[], root: Schema): readonly Schema[] {
  return keys.reduce<readonly Schema[]>(
    (schemas, key) =>
      schemas
        .map((each) => (key === "*" ? each.items : (each.properties as Record<string, Schema> | undefined)?.[key]))
        .flatMap((each) => (each === undefined ? [] : expandSchema(each as Schema, root))),
    expandSchema(root, root),
  );
}

/** Returns the possible texts of a value, including its items. */
function textsOf(schemas: readonly Schema[], root: Schema): readonly string[] {
  return schemas.flatMap(({ enum: values = [], items }) => [
    ...(values as readonly string[]),
    ...(items === undefined ? [] : textsOf(expandSchema(items as Schema, root), root)),
  ]);
}

describe.each(BOOKS)("odds projections of $id", ({ ruleset, book }) => {
  it.each(Object.entries(book))("have a word in %s for every listed value", (_, { words, odds }) => {
    const listedTexts = ruleset.operations.flatMap(({ name, outcome }) => {
      const root = z.toJSONSchema(outcome, { unrepresentable: "any" }) as Schema;
      return Object.keys(odds[name] ?? {}).flatMap((pointer) => {
        const keys = pointer.split("/").slice(2);
        const member = keys.findLast((key) => key !== "*");
        return textsOf(at(keys, root), root).map((value) => [
          `${name}${pointer} ${value}`,
          words[`${member}.${value}`] ?? words[value] ?? "",
        ]);
      });
    });
    expect(listedTexts.length).toBeGreaterThan(20);
    expect(listedTexts.filter(([, word = ""]) => CODED.test(word))).toEqual([]);
  });
});
