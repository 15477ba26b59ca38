import { describe, expect, it } from "vitest";
import * as z from "zod";
import { rulesets } from "../../src/rulesets/index";
import { CODED } from "../fixtures/coded";
import { allPhrases } from "../fixtures/phrases";

type Schema = Readonly<Record<string, unknown>>;

const BOOKS = await Promise.all(
  rulesets.map(async (ruleset) => ({ id: ruleset.id, ruleset, book: await allPhrases(ruleset) })),
);

/** A schema, what its reference names in its place, and its alternatives. */
function meantBy(schema: Schema, root: Schema): readonly Schema[] {
  const ref = schema.$ref as string | undefined;
  const named =
    ref === undefined ? [] : [(root.$defs as Readonly<Record<string, Schema>>)[ref.slice("#/$defs/".length)]!];
  const others = [...named, ...((schema.anyOf ?? []) as Schema[])].flatMap((each) => meantBy(each, root));
  return [schema, ...others];
}

/** The schemas of what a pointer leads to, `*` standing for every item. */
function at(keys: readonly string[], root: Schema): readonly Schema[] {
  return keys.reduce<readonly Schema[]>(
    (schemas, key) =>
      schemas
        .map((each) => (key === "*" ? each.items : (each.properties as Record<string, Schema> | undefined)?.[key]))
        .flatMap((each) => (each === undefined ? [] : meantBy(each as Schema, root))),
    meantBy(root, root),
  );
}

/** The texts that a value may be, its items' own included. */
function textsOf(schemas: readonly Schema[], root: Schema): readonly string[] {
  return schemas.flatMap(({ enum: listed = [], items }) => [
    ...(listed as readonly string[]),
    ...(items === undefined ? [] : textsOf(meantBy(items as Schema, root), root)),
  ]);
}

describe.each(BOOKS)("what odds of $id are asked for", ({ ruleset, book }) => {
  it.each(Object.entries(book))("has a word in %s for every value that is listed", (_, { words, odds }) => {
    const asked = ruleset.operations.flatMap(({ name, outcome }) => {
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
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter(([, word = ""]) => CODED.test(word))).toEqual([]);
  });
});
