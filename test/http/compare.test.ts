import { describe, expect, test } from "vitest";
import { analyse } from "../../src/core/analysis/call";
import { compare } from "../../src/core/analysis/compare/compare";
import { handler as graphql } from "../../src/handlers/graphql";
import { handler as rest } from "../../src/handlers/rest";
import { rulesets } from "../../src/rulesets/index";
import { analysisExample } from "../fixtures/examples";
import { ask, post } from "./client";

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape are looked into
type Json = any;

const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value));

const LINE = `
  ... on RollEntry { kind code sentence }
  ... on ThrowEntry { kind code sentence }
  ... on EffectEntry { kind code sentence }
  ... on RulingEntry { kind code sentence }`;

const SIDE = `kind revision outcome digest dice audit { ${LINE} } refusal { code message } needs { label missing } alone { label purpose faces }`;

/** Reduces a kernel result to the members selected over GraphQL. */
function asAsked({ kind, same, language, one, other, differs, changes, odds }: Json): Json {
  const line = (entry: Json) => entry && { kind: entry.kind, code: entry.code, sentence: entry.sentence };
  const side = ({ refusal, needs, audit, ...rest }: Json) => ({
    ...rest,
    audit: audit.map(line),
    refusal: refusal && { code: refusal.code, message: refusal.message },
    needs: needs && { label: needs.label, missing: needs.missing },
  });
  const parted = differs && { ...differs, one: line(differs.one), other: line(differs.other) };
  const groups = (each: Json) => each && { groups: each.groups.map(({ values }: Json) => ({ values })) };
  const both = odds && { one: groups(odds.one), other: groups(odds.other) };
  return { kind, same, language, one: side(one), other: side(other), differs: parted, changes, odds: both };
}

describe.each(rulesets.map((ruleset) => ({ id: ruleset.id, ruleset })))(
  "POST /v1/{ruleset}/compare/{operation}: $id",
  ({ id, ruleset }) => {
    const example = analysisExample(compare, ruleset) as Json;
    const request = { ...example, project: ["/outcome"], bound: 50, trials: 0, language: "fr" };

    test("the same result over REST, GraphQL and from the kernel", async () => {
      const answer = plain(await analyse(ruleset, compare, request));
      expect(answer.kind).toBe("COMPARISON");
      const { operation, ...body } = request;
      expect((await post(rest, `/v1/${id}/compare/${operation}`, body)).json).toEqual(answer);
      const args = Object.keys(request).map((name) => `${name}: $${name}`);
      const types: Json = {
        ...{ operation: "String!", snapshot: "Snapshot", input: "JSON", seed: "String", dice: "[Int!]" },
        ...{ against: "CompareAgainstInput!", project: "[String!]", bound: "Int", trials: "Int", language: "String" },
      };
      const typed = Object.keys(request).map((name) => `$${name}: ${types[name]}`);
      const odds = "odds { one { groups { values } } other { groups { values } } }";
      const differs = `differs { index pointer one { ${LINE} } other { ${LINE} } }`;
      const query = `query(${typed.join()}) { ${id} { compare(${args.join()}) {
      kind same language one { ${SIDE} } other { ${SIDE} } ${differs} changes { pointer one other } ${odds} } } }`;
      const { json } = await ask(graphql, query, request);
      expect(json.errors).toBeUndefined();
      expect(json.data[id].compare).toEqual(asAsked(answer));
    });

    test("faults in `against`: a code and pointer, in the requested language", async () => {
      const { operation, ...body } = { ...request, against: { options: { luck: true }, luck: 1 } };
      const { status, json } = await post(rest, `/v1/${id}/compare/${operation}`, body);
      expect([status, json.faults.map(({ pointer }: Json) => pointer)]).toEqual([400, ["/against/luck"]]);
      const wrong = { ...body, against: { edition: "none" } };
      const french = await post(rest, `/v1/${id}/compare/${operation}`, wrong);
      expect(french.json.faults).toMatchObject([{ code: "EDITION_UNKNOWN", pointer: "/against/edition" }]);
      const english = await post(rest, `/v1/${id}/compare/${operation}`, { ...wrong, language: "en" });
      expect(french.json.faults[0].message).not.toBe(english.json.faults[0].message);
    });
  },
);
