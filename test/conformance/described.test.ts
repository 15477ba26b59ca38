import { describe, expect, it } from "vitest";
import * as z from "zod";
import type { Decision } from "../../src/core/contract/answer";
import type { SnapshotBase } from "../../src/core/contract/snapshot";
import { decisionsOf } from "../../src/core/engine/decisions";
import { inlineDefinitions } from "../../src/core/json/schema";
import { describeDecisions, operationWords } from "../../src/core/text/describe";
import { CODED } from "../fixtures/coded";
import { allPhrases } from "../fixtures/phrases";
import { PLANS } from "./catalogue-plans";

const BOOKS = await Promise.all(
  PLANS.map(async (plan) => ({ ...plan, id: plan.ruleset.id, book: await allPhrases(plan.ruleset) })),
);

/** Fields that a limit's English text names by their request name. */
const FIELD = /\bfirstEnd\b/g;

/** Options and rulings that a description names by their request name. */
const OPTION = /\b[a-z]+[A-Z]\w+\b/g;

type Schema = Readonly<Record<string, unknown>>;

/**
 * Returns every title and description in a schema. A field with neither is reported as missing, a value without a title
 * as is.
 */
function wordsIn(schema: Schema, at: string): string[] {
  const { properties = {}, items, anyOf = [], oneOf = [] } = schema;
  const fields = Object.entries(properties as Readonly<Record<string, Schema>>).flatMap(([name, each]) => [
    ...[each.title ?? `${at}/${name} has no {title}`, each.description ?? `${at}/${name} has no {description}`].map(
      String,
    ),
    ...wordsIn(each, `${at}/${name}`),
  ]);
  const values = (oneOf as Schema[]).map(({ title }) => (title === undefined ? `${at} {untitled}` : String(title)));
  const alternatives = oneOf as Schema[];
  if (alternatives.length > 0 && alternatives.every((each) => each.const === each.title))
    values.push(`${at} {said twice}`);
  const bare = "const" in schema ? [`${at} {bare}`] : ((schema.enum ?? []) as readonly unknown[]).map(String);
  const under = [...(items === undefined ? [] : [items as Schema]), ...(anyOf as Schema[])];
  return [...fields, ...values, ...bare, ...under.flatMap((each) => wordsIn(each, at))];
}

/** Inlines the definitions of a schema and removes the English texts of its fields. */
function inlinedSchema(schema: Schema, defs = (schema.$defs ?? {}) as Readonly<Record<string, Schema>>): Schema {
  const { $ref, $defs: _, description: __, properties, items, oneOf, anyOf = oneOf, ...rest } = schema;
  if (typeof $ref === "string") return { ...inlinedSchema(defs[$ref.split("/").at(-1)!]!, defs), ...rest };
  const fields = Object.entries((properties ?? {}) as Readonly<Record<string, Schema>>);
  return {
    ...rest,
    ...(properties !== undefined && {
      properties: Object.fromEntries(fields.map(([key, each]) => [key, inlinedSchema(each, defs)])),
    }),
    ...(items !== undefined && { items: inlinedSchema(items as Schema, defs) }),
    ...(anyOf !== undefined && { anyOf: (anyOf as Schema[]).map((each) => inlinedSchema(each, defs)) }),
  };
}

describe.each(BOOKS)("localized decisions of $id", ({ ruleset, book, play, foreign }) => {
  it.each(Object.entries(book))(
    "contain no code in %s: operations, fields, values and limits",
    (language, phrases) => {
      const titles = new Set<string>();
      const limits = new Set<string>();
      let count = 0;
      play((state: SnapshotBase) => {
        count += 1;
        if (count % 5 !== 0) return;
        const plain = decisionsOf(ruleset, state, ruleset.pack.charts, "PHASE");
        const localized = decisionsOf(ruleset, state, ruleset.pack.charts, "PHASE", phrases);
        expect(localized.map(({ operation }) => operation)).toEqual(plain.map(({ operation }) => operation));
        for (const { operation, title = "", input, closed, limits: decisionLimits } of localized as Decision[]) {
          titles.add(title);
          for (const each of decisionLimits) limits.add(each.message);
          for (const each of closed) titles.add(each.title ?? "");
          for (const each of input === null ? [] : wordsIn(inlineDefinitions(input), operation)) titles.add(each);
        }
      });
      expect(titles.size).toBeGreaterThan(80);
      expect(limits.size).toBeGreaterThan(3);
      for (const each of limits) titles.add(each.replace(FIELD, ""));
      expect([...titles].filter((title) => CODED.test(title)).slice(0, 40)).toEqual([]);
      if (language !== "ja") return;
      const latin = [...titles].filter((title) => /[a-z]{3}/.test(title.replace(foreign, "")));
      expect(latin.slice(0, 40)).toEqual([]);
    },
    300_000,
  );

  const inputs = ruleset.operations.map(({ name, input }) => {
    return { name, schema: z.toJSONSchema(input, { io: "input", unrepresentable: "any" }) as Schema };
  });

  it.each(Object.entries(book))("describe in %s every field that an operation accepts", (_, phrases) => {
    const used = new Set<string>();
    const fields = new Proxy(phrases.fields, {
      get: (texts, key: string) => {
        used.add(key);
        return texts[key];
      },
    });
    const missing = inputs.flatMap(({ name, schema }) => {
      const decision = {
        operation: name,
        legal: true,
        kind: "MUST",
        input: inlinedSchema(schema),
        limits: [],
        closed: [],
        refusal: null,
      } as const;
      const [localized] = describeDecisions(ruleset, [decision], { ...phrases, fields });
      return wordsIn(inlineDefinitions(localized!.input!), name).filter((word) => /has no \{/.test(word));
    });
    expect(missing).toEqual([]);
    expect(Object.keys(phrases.fields).filter((key) => !used.has(key))).toEqual([]);
    expect(Object.entries(phrases.fields).filter(([, text]) => !/[.。]$/.test(text))).toEqual([]);
  });

  const calls = [ruleset.start, ...ruleset.operations, ...ruleset.reports];

  it.each(Object.entries(book))("name and describe every operation and report in %s", (language, phrases) => {
    const described = calls.map(({ name, title, doc }) => ({
      name,
      ...operationWords(ruleset, name, phrases),
      english: { title, doc },
    }));
    expect(described.filter(({ name, title }) => title === name)).toEqual([]);
    expect(described.filter(({ description }) => !/[.。]$/.test(description))).toEqual([]);
    expect(calls.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(phrases.operations)));
    if (language === "en") return;
    expect(
      described.filter(
        ({ description, english }) => description === english.doc || /_|\b[A-Z]{3,} [A-Z]{3,}/.test(description),
      ),
    ).toEqual([]);
    if (language !== "ja") return;
    expect(described.filter(({ title, english }) => title === english.title)).toEqual([]);
    const latin = described.filter(({ description }) =>
      /[a-z]{3}/.test(description.replace(OPTION, "").replace(foreign, "")),
    );
    expect(latin.map(({ name, description }) => [name, description])).toEqual([]);
  });
});
