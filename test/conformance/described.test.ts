import { describe, expect, it } from "vitest";
import type { Decision } from "../../src/core/contract/answer";
import { inlined } from "../../src/core/contract/definitions";
import type { SnapshotBase } from "../../src/core/contract/snapshot";
import { decisionsOf } from "../../src/core/engine/decisions";
import { describeDecisions, operationWords } from "../../src/core/text/describe";
import { CODED } from "../fixtures/coded";
import { allPhrases } from "../fixtures/phrases";
import { PLANS } from "./catalogue-plans";

const BOOKS = await Promise.all(
  PLANS.map(async (plan) => ({ ...plan, id: plan.ruleset.id, book: await allPhrases(plan.ruleset) })),
);

/** The fields that the text of a limit names in English as a request does. */
const FIELD = /\bfirstEnd\b/g;

/** Options and rulings that a description names as a request does. */
const OPTION = /\b[a-z]+[A-Z]\w+\b/g;

type Schema = Readonly<Record<string, unknown>>;

/** Every title in a schema with its place; a field or a listed value without one is told as missing. */
function titlesIn(schema: Schema, at: string): string[] {
  const { properties = {}, items, anyOf = [], oneOf = [] } = schema;
  const fields = Object.entries(properties as Readonly<Record<string, Schema>>).flatMap(([name, each]) => [
    each.title === undefined ? `${at}/${name} has no {title}` : String(each.title),
    ...titlesIn(each, `${at}/${name}`),
  ]);
  const values = (oneOf as Schema[]).map(({ title }) => (title === undefined ? `${at} {untitled}` : String(title)));
  const bare = "enum" in schema || "const" in schema ? [`${at} {bare}`] : [];
  const under = [...(items === undefined ? [] : [items as Schema]), ...(anyOf as Schema[])];
  return [...fields, ...values, ...bare, ...under.flatMap((each) => titlesIn(each, at))];
}

describe.each(BOOKS)("decisions of $id in words", ({ ruleset, book, play, foreign }) => {
  it.each(Object.entries(book))(
    "call operations, fields, values and limits in %s without a code",
    (language, phrases) => {
      const titles = new Set<string>();
      const limits = new Set<string>();
      let count = 0;
      play((state: SnapshotBase) => {
        count += 1;
        if (count % 5 !== 0) return;
        const plain = decisionsOf(ruleset, state, ruleset.pack.charts, "PHASE", phrases);
        const told = describeDecisions(ruleset, plain, phrases);
        expect(told.map(({ operation }) => operation)).toEqual(plain.map(({ operation }) => operation));
        for (const { operation, title = "", input, closed, limits: own } of told as Decision[]) {
          titles.add(title);
          for (const each of own) limits.add(each.text);
          for (const each of closed) titles.add(each.title ?? "");
          for (const each of input === null ? [] : titlesIn(inlined(input), operation)) titles.add(each);
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

  const calls = [ruleset.start, ...ruleset.operations, ...ruleset.reports];

  it.each(Object.entries(book))("call every operation and report in %s and say what it does", (language, phrases) => {
    const told = calls.map(({ name, title, doc }) => ({
      name,
      ...operationWords(ruleset, name, phrases),
      english: { title, doc },
    }));
    expect(told.filter(({ name, title }) => title === name)).toEqual([]);
    expect(told.filter(({ description }) => !/[.。]$/.test(description))).toEqual([]);
    expect(calls.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(phrases.operations)));
    if (language === "en") return;
    expect(
      told.filter(
        ({ description, english }) => description === english.doc || /_|\b[A-Z]{3,} [A-Z]{3,}/.test(description),
      ),
    ).toEqual([]);
    if (language !== "ja") return;
    expect(told.filter(({ title, english }) => title === english.title)).toEqual([]);
    const latin = told.filter(({ description }) =>
      /[a-z]{3}/.test(description.replace(OPTION, "").replace(foreign, "")),
    );
    expect(latin.map(({ name, description }) => [name, description])).toEqual([]);
  });
});
