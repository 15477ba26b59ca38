import { describe, expect, test } from "vitest";
import { analysisExample, exampleOf } from "../../../../test/fixtures/examples";
import { exampleDetection } from "../../../../test/fixtures/hunters/positions";
import { ask, post } from "../../../../test/http/client";
import { handler as graphql } from "../../../handlers/graphql";
import { handler as rest } from "../../../handlers/rest";
import { hunters } from "../../../rulesets/hunters/index";
import { rulesets } from "../../../rulesets/index";
import type { AuditEntry, RollEntry } from "../../contract/audit";
import type { Malformed } from "../../contract/request";
import type { AnyRuleset } from "../../contract/ruleset";
import { combinationsPerTotal, parseNotation } from "../../dice/notation";
import { adjudicate } from "../../engine/adjudicate";
import { analyse, type RequestFields } from "../call";
import { explain } from "./explain";
import type { Explanation } from "./explanation";

async function explained(ruleset: AnyRuleset, request: RequestFields): Promise<Explanation> {
  const answer = await analyse(ruleset, explain, request);
  if (answer.kind !== "EXPLANATION") throw new Error(JSON.stringify(answer));
  return answer as Explanation;
}

function auditOf(ruleset: AnyRuleset, request: RequestFields): readonly AuditEntry[] {
  const answer = adjudicate(ruleset, request as never);
  if (answer.kind !== "RESOLUTION") throw new Error(JSON.stringify(answer));
  return JSON.parse(JSON.stringify(answer.audit));
}

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape are spoilt here
type Json = any;

const citation = { ruleset: "hunters", edition: "second", section: "9.6" };

const roll = {
  kind: "roll",
  code: "ROLL",
  citation,
  label: "torpedo-hit",
  dice: "2d6",
  faces: [1, 2],
  chart: null,
  column: null,
  row: null,
  modifiers: [],
  total: 3,
  modified: 3,
  result: "hit",
};

const handful = {
  kind: "throw",
  code: "THROW",
  citation,
  label: "gunnery",
  dice: "3x1d6",
  faces: [1, 2, 6],
  chart: "GUNNERY",
  column: null,
  rows: [0, 0, 1],
  terms: [],
  counting: ["hit"],
  counted: 1,
};

describe.each(rulesets.map((ruleset) => ({ id: ruleset.id, ruleset })))("explanations of $id", ({ id, ruleset }) => {
  test.each([ruleset.start, ...ruleset.operations].map(({ name }) => ({ name })))(
    "every line of $name, in every language, from the line alone and from its request",
    async ({ name }) => {
      const { labels } = await ruleset.phrasesOf("en");
      const request = { operation: name, ...exampleOf(ruleset, name) };
      const audit = auditOf(ruleset, request);
      for (const [index, entry] of audit.slice(0, 12).entries()) {
        for (const language of ruleset.languages) {
          const { language: spoken, sentence } = await explained(ruleset, { entry, language });
          expect(spoken).toBe(language);
          expect(sentence).toMatch(/\S/);
        }
        const alone = await explained(ruleset, { entry });
        const whole = await explained(ruleset, { request, index });
        expect(whole.sentence).toBe(alone.sentence);
        if (!("faces" in entry)) continue;
        expect(alone.purpose).toBe(labels[entry.label]);
        expect({ alone: alone.complete, whole: whole.complete }).toEqual({ alone: false, whole: true });
        const { ways, of } = sumOf(whole);
        expect(ways).toBe(of);
        if (entry.kind === "throw") continue;
        expect(whole.totals.find(({ fell }) => fell)).toMatchObject({
          total: entry.total,
          modified: entry.modified,
          result: entry.result,
        });
      }
    },
  );

  test("the explanation is the same on REST and GraphQL", async () => {
    const request = analysisExample(explain, ruleset);
    const kernel = await explained(ruleset, request);
    const { status, json } = await post(rest, `/v1/${id}/explain`, request);
    expect(status).toBe(200);
    expect(json).toEqual(kernel);
    const query = `query($request: JSON, $index: Int) { ${id} { explain(request: $request, index: $index) {
      kind ruleset language sentence purpose rule { section edition operations } chart { id name column rules source confidence }
      modifiers { code value section words when } adjustments { code value section words result becomes } totals { total modified ways of result words row fell } automatic complete
      rulings { id section title question ruling } } } }`;
    const { json: answer } = await ask(graphql, query, request);
    expect(answer.data[id].explain).toEqual(json);
  });

  test.each([
    [{}, "ENTRY_MALFORMED", "/entry"],
    [{ entry: { kind: "roll" } }, "ENTRY_MALFORMED", "/entry/code"],
    [{ entry: { kind: "luck" } }, "ENTRY_MALFORMED", "/entry/kind"],
    [{ entry: {}, language: "la" }, "LANGUAGE_UNKNOWN", "/language"],
    [{ request: { operation: "none" } }, "REQUEST_MALFORMED", "/request/seed"],
    [{ ...analysisExample(explain, ruleset), index: 5000 }, "INDEX_MALFORMED", "/index"],
  ])("%# is malformed", async (request, code, pointer) => {
    const answer = await analyse(ruleset, explain, request);
    expect(answer).toMatchObject({ kind: "MALFORMED" });
    expect((answer as Malformed).faults[0]).toMatchObject({ code, pointer });
  });
});

function sumOf({ totals }: Explanation): { ways: number; of: number } {
  return { ways: totals.reduce((sum, { ways }) => sum + ways, 0), of: totals[0]?.of ?? 0 };
}

describe("a line of the escort's search", () => {
  const search = { snapshot: exampleDetection(), input: { exceedTestDepth: false }, seed: "gruss-an-kiel" };
  const request = { operation: "resolveDepthCharge", ...search };
  const audit = auditOf(hunters, request);
  const index = audit.findIndex((entry) => "label" in entry && entry.label === "escort-detection");

  test("a natural 2 is never detected: the operation knows this, the chart alone does not", async () => {
    const chartModifiers = hunters.pack.charts.E2!.modifiers!;
    const charts = {
      E2: { modifiers: chartModifiers.map((each) => (each.code === "E2_1941" ? { ...each, value: 12 } : each)) },
    };
    const sure = { ...request, charts };
    const entry = auditOf(hunters, sure)[index];
    const whole = await explained(hunters, { request: sure, index });
    const alone = await explained(hunters, { entry });
    const lowest = ({ totals }: Explanation) => totals.find(({ total }) => total === 2)?.result;
    expect([lowest(whole), lowest(alone)]).toEqual(["undetected", "detected"]);
    expect(whole.totals.map(({ total }) => total)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(whole.totals.map(({ ways }) => ways)).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
    expect(alone.chart).toMatchObject({ id: (entry as RollEntry).chart });
  });

  test("every modifier has its rule and its name", async () => {
    const { modifiers } = await explained(hunters, { request, index });
    const applied = (audit[index] as RollEntry).modifiers;
    expect(modifiers.map(({ code, value }) => [code, value])).toEqual(applied.map(({ code, value }) => [code, value]));
    expect(modifiers.length).toBeGreaterThan(0);
    for (const { section, words } of modifiers) {
      expect([section, words]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/)]);
    }
  });
});

describe("number of ways of each total", () => {
  test.each([
    ["1d6", [1, 1, 1, 1, 1, 1], 6],
    ["2d6", [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1], 36],
    ["3d2", [1, 3, 3, 1], 8],
    ["1d0-9", Array(10).fill(1), 10],
    ["d66", Array(36).fill(1), 36],
  ])("%s", (text, ways, of) => {
    expect(combinationsPerTotal(parseNotation(text)!)).toEqual({ ways, of });
  });
});

describe.each(rulesets.map((ruleset) => ({ id: ruleset.id, ruleset })))(
  "a made-up line, explained by $id",
  ({ id, ruleset }) => {
    const query = `query($entry: JSON) { ${id} { explain(entry: $entry) { sentence complete modifiers { value } totals { total modified ways of } } } }`;

    test.each([
      ["10,000 sides of a pool", { ...roll, kind: "draw", dice: "1d99999" }, 0],
      ["dice of more ways than a whole number tells", { ...roll, dice: "20d6" }, 0],
      ["dice of more totals than can be listed", { ...roll, dice: "99d999" }, 0],
      ["a handful of them", { ...handful, dice: "3x99d999" }, 0],
      ["plain dice", roll, 11],
      ["a plain handful", handful, 6],
      [
        "a label and a chart that every object has",
        { ...roll, label: "constructor", chart: "__proto__", result: "toString" },
        11,
      ],
    ])("%s is explained within half a second, on GraphQL too", async (_, entry, totals) => {
      const began = process.cpuUsage();
      const answer = (await analyse(ruleset, explain, { entry })) as Json;
      expect(process.cpuUsage(began).user).toBeLessThan(500_000);
      expect(explain.answer.safeParse(answer).success).toBe(true);
      expect(answer.totals).toHaveLength(totals);
      const { json } = await ask(graphql, query, { entry });
      expect(json.errors).toBeUndefined();
      expect(json.data[id].explain.totals).toHaveLength(totals);
    });

    test.each([
      ["a total", { ...roll, modified: 5_000_000_000 }, "/entry/modified"],
      [
        "a modifier",
        { ...roll, modifiers: [{ code: "X", value: -5_000_000_000, citation }] },
        "/entry/modifiers/0/value",
      ],
      ["a number of hits", { ...handful, counted: 1e15 }, "/entry/counted"],
    ])("%s beyond any game is a fault", async (_, entry, pointer) => {
      const { json } = await ask(graphql, query, { entry });
      expect(json.errors[0].extensions.faults[0]).toMatchObject({ code: "ENTRY_MALFORMED", pointer });
    });
  },
);
