import { describe, expect, it } from "vitest";
import type { Decision } from "../../src/core/contract/answer";
import type { JsonSchema } from "../../src/core/contract/choice";
import type { Phrases } from "../../src/core/contract/phrases";
import type { AnyRuleset } from "../../src/core/contract/ruleset";
import { listDecisions } from "../../src/core/engine/adjudicate";
import { handler as graphql } from "../../src/handlers/graphql";
import { handler as rest } from "../../src/handlers/rest";
import { goeben } from "../../src/rulesets/goeben/index";
import { hunters } from "../../src/rulesets/hunters/index";
import { pq17 } from "../../src/rulesets/pq17/index";
import { CODED } from "../fixtures/coded";
import { allPhrases } from "../fixtures/phrases";
import { ask, post } from "../http/client";

const GAMES: readonly AnyRuleset[] = [hunters, goeben, pq17];

const BOOKS = await Promise.all(
  GAMES.map(async (ruleset) => ({ id: ruleset.id, ruleset, book: await allPhrases(ruleset) })),
);

type Members = Readonly<Record<string, JsonSchema>>;

/** Returns the decision that starts a game. */
function beginning(ruleset: AnyRuleset): Decision {
  const answer = listDecisions(ruleset, {});
  if (answer.kind !== "DECISIONS") throw new Error(JSON.stringify(answer));
  expect(answer.decisions).toHaveLength(1);
  return answer.decisions[0]!;
}

const membersOf = (schema: JsonSchema | null): Members => (schema?.properties ?? {}) as Members;

/** Returns the settings of a new game with their pointers: optional rules, rulings, scenarios. */
function settingsOf(input: JsonSchema | null): (readonly [string, JsonSchema])[] {
  const { options, rulings, scenario } = membersOf(input);
  const values = [scenario, options?.items as JsonSchema | undefined].flatMap(
    (each) => (each?.oneOf ?? []) as JsonSchema[],
  );
  return [
    ...Object.entries(membersOf(options ?? null)),
    ...Object.entries(membersOf(rulings ?? null)),
    ...values.map((value) => [String(value.const), value] as const),
  ];
}

/** Builds an input from the defaults in a schema. */
function defaultsOf(schema: JsonSchema): unknown {
  if (schema.properties === undefined) return schema.default;
  const members = Object.entries(membersOf(schema)).map(([name, each]) => [name, defaultsOf(each)] as const);
  return Object.fromEntries(members.filter(([, value]) => value !== undefined));
}

describe.each(BOOKS)("start decision of $id", ({ ruleset, book }) => {
  it("is the only decision without a game, with the standard game as default", () => {
    const { operation, legal, kind, input } = beginning(ruleset);
    expect({ operation, legal, kind }).toEqual({ operation: "new", legal: true, kind: "MUST" });
    const { charts } = ruleset.pack;
    const { months: _, ...standard } = defaultsOf(input!) as Record<string, unknown>;
    expect(ruleset.start.choice(charts).check(standard)).toBeUndefined();
    expect(ruleset.start.blank(standard, charts)).toEqual(ruleset.start.blank(ruleset.start.standard(), charts));
  });

  it("cites the rule of every option", () => {
    const { input } = beginning(ruleset);
    const { options, scenario } = membersOf(input);
    const values = Object.values({ ...(options?.["x-values"] as object), ...(scenario?.["x-values"] as object) });
    const rules = [
      ...["options", "rulings"].flatMap((part) => Object.values(membersOf(membersOf(input)[part] ?? null))),
    ].map((each) => each["x-rule"]);
    const cited = [...rules, ...values.map((each) => (each as { readonly rule?: unknown }).rule)];
    expect(cited.length).toBeGreaterThan(15);
    for (const rule of cited) expect(rule).toMatch(/^([A-Z]-?)?\d+/);
  });

  it.each(Object.entries(book))("has a title and a description for every part in %s", (language, phrases) => {
    const [localized] = decided(ruleset, phrases);
    const [english] = decided(ruleset, book.en);
    const settings = settingsOf(localized!.input);
    expect(settings.length).toBeGreaterThan(15);
    const inEnglish = new Map(settingsOf(english!.input));
    for (const [name, { title, description }] of settings) {
      expect([name, typeof title, typeof description]).toEqual([name, "string", "string"]);
      expect([name, CODED.test(String(title))]).toEqual([name, false]);
      expect([name, String(description).includes("{")]).toEqual([name, false]);
      if (language !== "en") expect([name, inEnglish.get(name)!.description]).not.toEqual([name, description]);
    }
  });

  it("is the same on REST and GraphQL, localized too", async () => {
    for (const language of [undefined, "fr"]) {
      const { status, json } = await post(rest, `/v1/${ruleset.id}/decisions`, { language });
      expect(status).toBe(200);
      const phrases = language === undefined ? undefined : book[language]!;
      const kernel = decided(ruleset, phrases);
      expect(json.decisions).toEqual(JSON.parse(JSON.stringify(kernel)));
      const text = `query($l: String) { ${ruleset.id} { decisions(language: $l) { operation title kind legal input } } }`;
      const result = await ask(graphql, text, { l: language ?? null });
      const [{ operation, kind, legal, input, title = null }] = json.decisions;
      expect(result.json.data[ruleset.id].decisions).toEqual([{ operation, title, kind, legal, input }]);
    }
  });
});

function decided(ruleset: AnyRuleset, phrases: Phrases | undefined): readonly Decision[] {
  const answer = listDecisions(ruleset, {}, { phrases });
  return answer.kind === "DECISIONS" ? answer.decisions : [];
}
