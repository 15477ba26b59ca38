import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import Ajv2020 from "ajv/dist/2020";
import { describe, expect, test } from "vitest";
import { judge, REQUIRED_OF_PROGRAMS } from "../../src/cli/conformance/judge";
import { type Reference, type RollPlace, type Rolls, referencesOf, rollsIn } from "../../src/cli/conformance/reference";
import type { Answer } from "../../src/core/contract/answer";
import { rulesets } from "../../src/rulesets/index";

const VECTORS = fileURLToPath(new URL("../vectors", import.meta.url));

const readJson = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));

describe.each(await Promise.all(rulesets.map(async (each) => [each.id, each, await each.phrasesOf("en")] as const)))(
  "the published rolls of %s",
  (id, ruleset, { labels, rulings }) => {
    const rolls = rollsIn(id, VECTORS)!;
    const places: readonly RollPlace[] = Object.values(rolls).flat();

    test("follow their schema, and have every label of the ruleset and no other", () => {
      const validate = new Ajv2020().compile(readJson("../vectors/rolls.schema.json"));
      expect(validate(readJson(`../vectors/rolls/${id}.json`)), JSON.stringify(validate.errors)).toBe(true);
      expect(Object.keys(rolls).sort()).toEqual(Object.keys(labels).sort());
    });

    test("name existing sections, charts, columns, results and operations", () => {
      const numbers: string[] = readJson(`../../docs/coverage/${id}.rules.json`).rules.map(
        ({ number }: { number: string }) => number,
      );
      const isKnown = (section: string): boolean => {
        const bare = section.replace(/\.0$/, "");
        const isRule = numbers.some((number) => number === section || number === bare || number.startsWith(`${bare}.`));
        return isRule || section in rulings || section in ruleset.pack.charts;
      };
      const operations = [ruleset.start, ...ruleset.operations].map(({ name }) => name);
      const unknown = places.filter(({ section, chart, column, operations: users = [], automatic = [] }) => {
        const { dice, rows, columns } = ruleset.pack.charts[chart ?? ""] ?? {};
        const readColumns = column === undefined ? columns : columns?.filter((each) => each.id === column);
        const results = [...(rows ?? []), ...(readColumns ?? []).flatMap((each) => each.rows)].map((row) => ({
          ...row,
        }));
        const isRead = chart === undefined || (dice !== undefined && results.length > 0);
        const areThere = automatic.every(({ result }) =>
          results.some((row) => "result" in row && row.result === result),
        );
        return !isKnown(section) || !isRead || !areThere || users.some((name) => !operations.includes(name));
      });
      expect(unknown).toEqual([]);
    });
  },
);

describe("a roll and the published facts of its ruleset", () => {
  const rolls: Rolls = {
    sight: [
      { section: "3.1", chart: "SEEN", automatic: [{ natural: 2, result: "unseen" }] },
      { section: "3.2", chart: "SEEN", operations: ["look"] },
      { section: "3.3", chart: "SEEN", operations: ["listen"] },
    ],
    shots: [{ section: "4.1", chart: "SHOTS" }],
    name: [{ section: "5" }],
  };
  const chart = (id: string, rows: readonly object[]) => ({
    ...{ kind: "range" as const, id, name: id, rules: [], dice: "1d6", rows },
    provenance: { source: "seed" as const, ref: "", confidence: "high" as const, note: "" },
    modifiers: [{ code: "FOG", value: -1, rule: "3.9", when: "" }],
  });
  const row = (min: number | null, max: number | null, result: string) => ({ min, max, result });
  const SIGHTING_CHART = chart("SEEN", [row(null, 6, "unseen"), row(7, null, "seen")]);
  const SHOTS = chart("SHOTS", [row(1, 4, "miss"), row(5, 6, "hit")]);
  const reference: Reference = {
    rolls,
    outcomes: undefined,
    charts: (other) => (other === "none" ? undefined : { SEEN: SIGHTING_CHART, SHOTS }),
  };
  const cited = (section: string) => ({ ruleset: "sea", edition: "1", section });
  const roll = {
    ...{ kind: "roll", code: "X", label: "sight", citation: cited("3.1"), dice: "2d6", faces: [4, 4], chart: "SEEN" },
    ...{ column: null, row: 1, modifiers: [] as object[], total: 8, modified: 8, result: "seen" },
  };
  const shots = {
    ...{ kind: "throw", code: "X", label: "shots", citation: cited("4.1"), dice: "2x1d6", faces: [4, 5] },
    ...{ chart: "SHOTS", column: null, rows: [0, 1], terms: [], counting: ["hit"], counted: 1 },
  };
  const faults = (
    entry: object,
    more: { operation?: string; charts?: unknown; by?: Reference; next?: object } = {},
  ) => {
    const { operation = "look", charts, by = reference, next } = more;
    const kind = next === undefined ? "RESOLUTION" : "NEEDS_ROLL";
    const snapshot = { ruleset: "sea", edition: "1", step: 1 };
    const answer = { kind, snapshot, audit: [entry], next: next && { held: [], ...next } } as unknown as Answer;
    const call = { ruleset: "sea", operation, request: { input: {}, ...(charts === undefined ? {} : { charts }) } };
    const { shortcomings } = judge({ kind }, call, answer, REQUIRED_OF_PROGRAMS, by);
    return shortcomings
      .filter(({ check }) => ["place", "row", "modifier", "shape"].includes(check))
      .map(({ check, message }) => `${check}: ${message}`);
  };

  test("matches the list, the chart's rows and its modifiers", () => {
    expect(faults(roll)).toEqual([]);
    expect(faults({ ...roll, citation: cited("3.2") })).toEqual([]);
    expect(faults({ ...roll, faces: [1, 1], total: 2, modified: 9, row: 0 })).toEqual([]);
    expect(faults({ ...roll, modifiers: [{ code: "FOG", value: -1, citation: cited("3.9") }], modified: 7 })).toEqual(
      [],
    );
    expect(faults({ ...roll, modifiers: [{ code: "OWN", value: 1, citation: cited("8") }], modified: 9 })).toEqual([]);
    expect(faults(shots)).toEqual([]);
  });

  test.each<[string, object, string]>([
    [
      "under another section",
      { citation: cited("4.1") },
      "place: /audit/0 sight: expected section 3.1 or 3.2, got 4.1",
    ],
    [
      "under that of another operation",
      { citation: cited("3.3") },
      "place: /audit/0 sight: expected section 3.1 or 3.2, got 3.3",
    ],
    [
      "of a label that there is none of",
      { label: "toString" },
      "place: /audit/0 toString: this game has no roll with that label",
    ],
    ["on another chart", { chart: "SHOTS", total: 5, modified: 5 }, "place: /audit/0 sight: expected SEEN, got SHOTS"],
    ["on another row", { row: 0 }, "row: /audit/0 sight: 8 on SEEN: expected row 1, got 0"],
    ["on no row", { row: null }, "row: /audit/0 sight: 8 on SEEN: expected row 1, got none"],
    [
      "on the row of its modified total where one is automatic",
      { faces: [1, 1], total: 2 },
      "row: /audit/0 sight: a natural 2 on SEEN: expected row 0, got 1",
    ],
    ["on a column that there is none of", { column: "x" }, "row: /audit/0 sight: no chart SEEN (column x) has rows"],
    [
      "with a modifier under another rule",
      { modifiers: [{ code: "FOG", value: -1, citation: cited("3.1") }] },
      "modifier: /audit/0 sight: FOG: expected section 3.9, got 3.1",
    ],
  ])("%s is wrong", (_title, change, fault) => {
    expect(faults({ ...roll, ...change })).toEqual([fault]);
  });

  test("an operation that never makes the roll is wrong", () => {
    const by = { ...reference, rolls: { sight: [{ section: "3.3", chart: "SEEN", operations: ["listen"] }] } };
    expect(faults(roll, { by })).toEqual(["place: /audit/0 sight: look never makes this roll"]);
  });

  test("without a chart has no row", () => {
    const name = { ...roll, label: "name", citation: cited("5"), chart: null };
    expect(faults({ ...name, row: null })).toEqual([]);
    expect(faults(name)).toEqual(["row: /audit/0 name: it has row 1 but no chart"]);
  });

  test("a handful reads a row for every face, and counts the faces with a counting result", () => {
    expect(faults({ ...shots, rows: [0, 0] })).toEqual(["row: /audit/0 shots: 5 on SHOTS: expected row 1, got 0"]);
    expect(faults({ ...shots, counted: 2 })).toEqual(["row: /audit/0 shots: expected 1 counted dice, got 2"]);
    expect(faults({ ...shots, faces: [4, 9] })).toEqual(["row: /audit/0 shots: SHOTS has no row for 9"]);
  });

  test("requested dice appear where their roll does, if the answer contains the citation", () => {
    const next = { label: "sight", chart: "SEEN", column: null };
    expect(faults(roll, { next })).toEqual([]);
    expect(faults(roll, { next: { ...next, citation: cited("9") } })).toEqual([
      "place: /next sight: expected section 3.1 or 3.2, got 9",
    ]);
  });

  test("is not checked against invalid charts of the request, nor without published facts", async () => {
    expect(faults({ ...roll, row: 0 }, { charts: "none" })).toEqual([]);
    const unknown = (await referencesOf(["chess"], VECTORS)).get("chess")!;
    expect(faults({ ...roll, label: "?", row: 0 }, { by: unknown })).toEqual([]);
  });

  test("charts of a request override those of the pack", async () => {
    const { charts } = (await referencesOf(["hunters"], VECTORS)).get("hunters")!;
    expect(charts({ A1: { name: "Mine" } })?.A1?.name).toBe("Mine");
    expect(charts(undefined)?.A1?.name).toBe("Aircraft Encounter");
    expect(charts({ A1: null })).toBeUndefined();
  });
});
