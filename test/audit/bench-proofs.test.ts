import { describe, expect, test } from "vitest";
import { analyse, type Given } from "../../src/core/analysis/call";
import { explain } from "../../src/core/analysis/explain/explain";
import { verify } from "../../src/core/analysis/verify";
import type { AnyRuleset } from "../../src/core/contract/ruleset";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { handler as graphql } from "../../src/handlers/graphql";
import { rulesets } from "../../src/rulesets/index";
import { pq17 } from "../../src/rulesets/pq17/index";
import { ask } from "../http/client";

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape are spoilt here
type Json = any;

const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value));

const verified = (ruleset: AnyRuleset, request: Given, answer: Given): Json =>
  analyse(ruleset, verify, { request, answer });

describe.each(rulesets.map((ruleset) => ({ id: ruleset.id, ruleset })))("7 a forged answer of $id", ({ ruleset }) => {
  const { operation } = ruleset.analysis!.odds;
  const request = { operation, ...ruleset.operations.find(({ name }) => name === operation)!.example() };
  const answer = plain(adjudicate(ruleset, request));
  const nothing = Object.keys(answer.snapshot).find((name) => answer.snapshot[name] === null)!;
  const { [nothing]: _, ...poorer } = answer.snapshot;

  test.each([
    ["a null beyond the dice", { dice: [...answer.dice, null] }, "DICE_DIFFER", `/dice/${answer.dice.length}`],
    ["a null beyond the audit", { audit: [...answer.audit, null] }, "AUDIT_DIFFERS", `/audit/${answer.audit.length}`],
    [
      "a member of the snapshot that is null",
      { snapshot: { ...answer.snapshot, forged: null } },
      "SNAPSHOT_DIFFERS",
      "/snapshot/forged",
    ],
    ["a snapshot without a member that is null", { snapshot: poorer }, "SNAPSHOT_DIFFERS", `/snapshot/${nothing}`],
    ["views that nobody asked for", { views: [{ viewer: "axis", view: {} }] }, "VIEWS_DIFFER", "/views"],
  ])("7 %s is found", (_title, change, code, pointer) => {
    const { right, difference } = verified(ruleset, request, { ...answer, ...change });
    expect({ right, code: difference?.code, pointer: difference?.pointer }).toEqual({ right: false, code, pointer });
    if (difference.expected === null && difference.found === null) expect(difference.reason).toMatch("null");
  });
});

describe("7 views of PQ-17 are proved too", () => {
  test.each(pq17.operations.map(({ name, example }) => ({ name, example })))(
    "7 those of $name",
    ({ name, example }) => {
      const request = { operation: name, ...example(), views: ["allied", "axis", "onlooker"] };
      const answer = plain(adjudicate(pq17, request as Json));
      expect(answer.views).toHaveLength(3);
      expect(verified(pq17, request, answer)).toMatchObject({
        right: true,
        checked: expect.arrayContaining(["views"]),
      });
      const spoilt = { ...answer, views: answer.views.toSpliced(1, 1, { ...answer.views[1], view: {} }) };
      expect(verified(pq17, request, spoilt)).toMatchObject({ right: false, difference: { code: "VIEWS_DIFFER" } });
      const other = verified(pq17, { ...request, views: ["axis", "allied", "onlooker"] }, answer);
      expect(other).toMatchObject({ right: false, difference: { code: "VIEWS_DIFFER" } });
    },
  );
});

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

describe.each(rulesets.map((ruleset) => ({ id: ruleset.id, ruleset })))(
  "7 a made-up line explained by $id",
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
    ])("7 %s is answered at once, on GraphQL too", async (_, entry, totals) => {
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
    ])("7 %s beyond every game is a fault", async (_, entry, pointer) => {
      const { json } = await ask(graphql, query, { entry });
      expect(json.errors[0].extensions.faults[0]).toMatchObject({ code: "ENTRY_MALFORMED", pointer });
    });
  },
);
