import { describe, expect, test } from "vitest";
import { exampleOf } from "../../../../test/fixtures/examples";
import { rowsOf } from "../../../cli/conformance/charts";
import { requestOf, vectorFiles } from "../../../cli/conformance/vectors";
import { goeben } from "../../../rulesets/goeben/index";
import { hunters } from "../../../rulesets/hunters/index";
import { rulesets } from "../../../rulesets/index";
import { pq17 } from "../../../rulesets/pq17/index";
import type { AnyChart } from "../../contract/chart";
import type { AnyRuleset } from "../../contract/ruleset";
import { adjudicate } from "../../engine/adjudicate";
import { analyse, type RequestFields } from "../call";
import { odds } from "../odds/odds";
import { compare } from "./compare";
import type { Comparison } from "./schema";

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape are looked into
type Json = any;

const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value));

const VECTORS = "test/vectors";

const byRuleset = new Map<string, ReadonlyMap<string, RequestFields>>();

/** Returns the request of a conformance vector, with its operation. */
function requestFromVector({ id }: AnyRuleset, vector: string): RequestFields {
  const known = byRuleset.get(id) ?? requestsOf(id);
  byRuleset.set(id, known);
  return structuredClone(known.get(vector)!);
}

function requestsOf(id: string): ReadonlyMap<string, RequestFields> {
  const vectors = vectorFiles(id, VECTORS).flatMap(({ content }) => content.vectors);
  return new Map(vectors.map((each) => [each.id, { operation: each.operation, ...requestOf(id, each, VECTORS) }]));
}

async function compareJson(
  ruleset: AnyRuleset,
  request: RequestFields,
  against: object,
  more: object = {},
): Promise<Json> {
  return plain(await analyse(ruleset, compare, { ...request, against, ...more }));
}

async function comparison(...of: Parameters<typeof compareJson>): Promise<Comparison> {
  const answer = await compareJson(...of);
  expect(answer).toMatchObject({ kind: "COMPARISON", ruleset: of[0].id, operation: of[1].operation });
  return answer;
}

describe("effect of a ruling, an option or an edition", () => {
  test("a ruling applies to a snapshot of a revision that did not have it", async () => {
    const request = requestFromVector(pq17, "condition-mines-far");
    const { rulings: _, ...snapshot } = request.snapshot as Record<string, unknown>;
    const against = { rulings: { minesWithinTwoHexes: true } };
    const { same, one, other } = await comparison(pq17, { ...request, snapshot }, against);
    expect([same, one.kind, other.kind]).toEqual([false, "RESOLUTION", "RESOLUTION"]);
  });

  test("E-36 a man wounded lightly and then seriously dies: only the line of the wound and the man differ", async () => {
    const request = requestFromVector(hunters, "cites-e-36");
    const { same, one, other, differs, changes } = await comparison(hunters, request, {
      rulings: { lightThenSeriousKills: true },
    });
    expect([same, one.kind, other.kind, other.alone]).toEqual([false, "RESOLUTION", "RESOLUTION", []]);
    expect(differs).toMatchObject({
      index: 6,
      pointer: "/adjustments",
      one: { kind: "roll" },
      other: { kind: "roll" },
    });
    expect(changes).toEqual([{ pointer: expect.stringMatching(/^\/crew\/wounds\//), one: "SW", other: "KIA" }]);
    expect(one.audit[6]!.sentence).not.toBe(other.audit[6]!.sentence);
    expect(differs!.other).toEqual(other.audit[6]);
  });

  test("11.4.4 the two printings give different waiting times; the edition cited in each line does not count", async () => {
    const request = requestFromVector(hunters, "edition-kkpt-5-first");
    const { differs, changes } = await comparison(hunters, request, { edition: "second" });
    expect(differs).toMatchObject({
      pointer: "/kind",
      one: { kind: "ruling", ruling: "E-108", citation: { edition: "first" } },
      other: { citation: { edition: "second" } },
    });
    const pointers = changes!.map(({ pointer }) => pointer);
    expect(pointers).toContain("/refit");
    expect(pointers).not.toContain("/edition");
  });

  test("D-42 torpedoes have one die each: lists the roll with fewer dice, and the dice without a torpedo", async () => {
    const request = requestFromVector(goeben, "torpedoes-breslau-example");
    const { differs, one, other } = await comparison(goeben, request, { rulings: { torpedoDice: "one_per_torpedo" } });
    expect(differs).toMatchObject({ pointer: "/dice", one: { kind: "throw" }, other: { kind: "throw" } });
    const [first, second] = [differs!.one as Json, differs!.other as Json];
    expect(first.faces.slice(0, second.faces.length)).toEqual(second.faces);
    expect(one.alone).toMatchObject([{ label: first.label, faces: first.faces.slice(second.faces.length) }]);
    expect(other.alone).toEqual([]);
  });

  test("D-14 a repair at sea with two dice fewer is refused, with a message", async () => {
    const { one, other, differs, changes } = await comparison(
      goeben,
      requestFromVector(goeben, "repair-at-sea"),
      { rulings: { repairAtSeaMinus2: true } },
      { language: "fr" },
    );
    expect([one.kind, other.kind, differs, changes]).toEqual(["RESOLUTION", "REFUSAL", null, null]);
    const { code, citation, message } = other.refusal!;
    expect([code, citation.section]).toEqual(["CHOICE_COUNT", "10.0"]);
    expect(message).not.toBe(
      (await comparison(goeben, requestFromVector(goeben, "repair-at-sea"), { rulings: { repairAtSeaMinus2: true } }))
        .other.refusal!.message,
    );
    expect(one.alone).toHaveLength(1);
  });

  test("11.1.4 the option on Soviet endurance changes one count", async () => {
    const { same, changes } = await comparison(pq17, requestFromVector(pq17, "move-soviet-endurance-off"), {
      options: ["soviet_endurance"],
    });
    expect([same, changes]).toEqual([
      false,
      [{ pointer: expect.stringMatching(/^\/sides\//), one: expect.any(Number), other: expect.any(Number) }],
    ]);
  });

  test("a new game: `against` applies to its input", async () => {
    const request = { operation: "new", input: { boat: "VIIC", number: 96, name: "L" }, seed: "a" };
    const { other, changes } = await comparison(hunters, request, { options: { initialLoadRestriction: true } });
    expect(other.kind).toBe("RESOLUTION");
    expect(changes!.map(({ pointer }) => pointer)).toEqual(expect.arrayContaining(["/boat/fwdReloads/G7a"]));
    expect(changes!.map(({ pointer }) => pointer)).not.toContain("/options/initialLoadRestriction");
  });
});

test.each([
  ["hunters", hunters, "cites-e-36", { rulings: { eventEndsBox: true } }],
  ["goeben", goeben, "torpedoes-breslau-example", { rulings: { campaignKeepCargo: true } }],
  ["pq17", pq17, "move-soviet-endurance-off", { options: ["carrier_battle"] }],
])("irrelevant differences change nothing in %s", async (_id, ruleset, vector, against) => {
  const { same, differs, changes, one, other } = await comparison(
    ruleset as AnyRuleset,
    requestFromVector(ruleset as AnyRuleset, vector),
    against,
  );
  expect({ same, differs, changes }).toEqual({ same: true, differs: null, changes: [] });
  expect(one.audit.length).toBeGreaterThan(0);
  expect(other.outcome).toEqual(one.outcome);
  expect(other.digest).not.toBe(one.digest);
});

test("a detour with the same end is the same, but its lines are listed", async () => {
  const { same, differs, one } = await comparison(goeben, requestFromVector(goeben, "intelligence-0-1"), {
    rulings: { revealedReturnOnAlertChange: true },
  });
  expect([same, one.kind]).toEqual([true, "RESOLUTION"]);
  expect(differs).toMatchObject({ one: null, other: { kind: "ruling" }, pointer: "" });
});

/** Returns the pack's chart with one row replaced by its neighbor. */
function withNeighbour(charts: Json, id: string, column: string | null, row: number): object {
  const rows = rowsOf(charts, id, column) as readonly { min: number; max: number; result: string }[];
  const other = rows.find(({ result }) => result !== rows[row]!.result)!;
  const { min, max } = rows[row]!;
  const changed = rows.with(row, { ...other, min, max });
  const { columns } = charts[id] as AnyChart;
  if (column === null) return { [id]: { rows: changed } };
  return { [id]: { columns: columns!.map((each) => (each.id === column ? { ...each, rows: changed } : each)) } };
}

test.each([
  ["hunters", hunters, "resolveAssignment"],
  ["goeben", goeben, "resolveReconnaissance"],
  ["pq17", pq17, "resolveWeather"],
])("a chart with one changed row: `differs` is the line that reads it, in %s", async (_id, of, operation) => {
  const ruleset = of as AnyRuleset;
  const request = { operation, ...exampleOf(ruleset, operation) };
  const answer = plain(adjudicate(ruleset, request));
  const { chart, column, row } = answer.audit.find((entry: Json) => Number.isInteger(entry.row));
  const charts = withNeighbour(ruleset.pack.charts, chart, column, row);
  const { same, differs } = await comparison(ruleset, request, { charts });
  expect(same).toBe(false);
  expect(differs).toMatchObject({ pointer: "/result", one: { chart, row }, other: { chart, row } });
});

describe("dice of both sides", () => {
  const request = requestFromVector(goeben, "torpedoes-one-per-torpedo");
  const formula = { rulings: { torpedoDice: "formula" } };

  test("a tape too short for the other side: NEEDS_ROLL for the missing dice", async () => {
    const { same, one, other } = await comparison(goeben, request, formula);
    expect([same, one.kind, other.kind]).toEqual([false, "RESOLUTION", "NEEDS_ROLL"]);
    const { needs } = other;
    expect(needs).toMatchObject({ label: expect.any(String), purpose: expect.stringMatching(/[a-z] [a-z]/) });
    expect(needs!.held.length).toBeGreaterThan(0);
    const dice: number[] = [];
    let more = await comparison(goeben, request, formula);
    while (more.other.needs !== null) {
      dice.push(...Array.from({ length: more.other.needs.missing }, () => 1));
      more = await comparison(goeben, request, { ...formula, dice });
    }
    expect(more.other.kind).toBe("RESOLUTION");
    expect(more.other.alone.flatMap(({ faces }) => faces)).toEqual(dice);
    const fault = { code: "TAPE_LEFT_OVER", pointer: `/against/dice/${dice.length}` };
    expect(await compareJson(goeben, request, { ...formula, dice: [...dice, 1] })).toMatchObject({ faults: [fault] });
    expect(await compareJson(goeben, request, { ...formula, dice: dice.with(0, 7) })).toMatchObject({
      faults: [{ code: "TAPE_FACE_WRONG", pointer: "/against/dice/0" }],
    });
  });

  test("rolls are matched by label, whatever is rolled between: a seed and its tape give the same comparison", async () => {
    const seeded = { operation: "resolveAttack", ...exampleOf(hunters, "resolveAttack") };
    const against = { options: { variableEscortQuality: true } };
    const bySeed = await comparison(hunters, seeded, against);
    const [extra, ...none] = bySeed.other.alone;
    expect([none, bySeed.differs!.index]).toEqual([[], 0]);
    const { seed: _, ...rest } = seeded;
    const onTape = { ...rest, dice: bySeed.one.dice };
    const byTape = await comparison(hunters, onTape, { ...against, dice: extra!.faces });
    expect(byTape).toEqual(bySeed);
    expect(byTape.other.dice).not.toEqual([...bySeed.one.dice, ...extra!.faces]);
  });

  test("`against.dice` requires `dice`", async () => {
    const { dice: _, ...rest } = request;
    const fault = { code: "SEED_OR_DICE", pointer: "/against/dice" };
    expect(await compareJson(goeben, { ...rest, seed: "a" }, { ...formula, dice: [1] })).toMatchObject({
      faults: [fault],
    });
  });
});

describe("odds of both sides", () => {
  const sides = [
    ["hunters", hunters, "resolveAssignment", { options: { nonHistoricalPatrolAreas: true } }, "/outcome/area"],
    ["goeben", goeben, "resolveTorpedoRound", { rulings: { torpedoDice: "one_per_torpedo" } }, "/outcome/phase"],
    ["pq17", pq17, "scrambleFighters", { options: [] }, "/outcome"],
  ] as const;

  test.each(sides)("equal those of two separate calls, in %s", async (_id, of, operation, against, place) => {
    const ruleset = of as AnyRuleset;
    const { snapshot, input, seed } = exampleOf(ruleset, operation) as Json;
    const terms = { project: [place], bound: 3000, trials: 50 };
    const answer = await comparison(ruleset, { operation, snapshot, input, seed }, against, terms);
    const patched = structuredClone(snapshot);
    for (const [name, value] of Object.entries(against) as [string, Json][]) {
      patched[name] = Array.isArray(value) ? value : { ...patched[name], ...value };
    }
    const call = (state: Json): Json => plain(analyse(ruleset, odds, { operation, snapshot: state, input, ...terms }));
    expect(answer.odds!.one).toEqual(call(snapshot));
    expect(answer.odds!.one!.groups.length).toBeGreaterThan(0);
    const other = call(patched);
    expect(answer.odds!.other).toEqual(other.kind === "REFUSAL" ? null : other);
  });

  test("a place that only one side has is accepted, a place that neither has is a fault", async () => {
    const request = { operation: "resolveAttack", ...exampleOf(hunters, "resolveAttack") };
    const against = { snapshot: { engagement: { escorted: false } } };
    const compareAt = (place: string) =>
      compareJson(hunters, request, against, { project: [place], bound: 200, trials: 0 });
    expect(await compareAt("/outcome/nothing")).toMatchObject({ faults: [{ pointer: "/project/0" }] });
  });
});

describe("malformed comparisons", () => {
  test.each<[string, AnyRuleset, string, object, string, string]>([
    [
      "an option of no game",
      hunters,
      "cites-e-36",
      { options: { luck: true } },
      "FIELD_UNKNOWN",
      "/against/options/luck",
    ],
    ["an edition of no game", hunters, "cites-e-36", { edition: "third" }, "EDITION_UNKNOWN", "/against/edition"],
    [
      "a ruling of no game",
      pq17,
      "combine-asks",
      { rulings: { luck: true } },
      "FIELD_UNKNOWN",
      "/against/rulings/luck",
    ],
    ["a field of no comparison", pq17, "combine-asks", { luck: 1 }, "FIELD_UNKNOWN", "/against/luck"],
    ["charts that are none", hunters, "cites-e-36", { charts: { LUCK: {} } }, "CHART_UNKNOWN", "/against/charts/LUCK"],
    [
      "a patch of the wrong kind",
      hunters,
      "cites-e-36",
      { snapshot: { boat: { hull: "high" } } },
      "SNAPSHOT_MALFORMED",
      "/against/snapshot/boat/hull",
    ],
  ])("%s", async (_title, ruleset, vector, against, code, pointer) => {
    const answer = await compareJson(ruleset, requestFromVector(ruleset, vector), against);
    expect(answer).toMatchObject({ kind: "MALFORMED", faults: [{ code, pointer }] });
  });

  test("an option that makes the snapshot impossible: the fault is the invariant, at its place", async () => {
    const answer = await compareJson(hunters, requestFromVector(hunters, "edition-kkpt-5-first"), {
      options: { convoyPenetration: true },
    });
    expect(answer).toMatchObject({
      kind: "MALFORMED",
      faults: [{ code: "OPTION_NOT_IN_EDITION", pointer: "/against/options/convoyPenetration" }],
    });
  });

  test("all faults of the request are reported together, without those of the other side", async () => {
    const { dice: _, ...request } = requestFromVector(goeben, "torpedoes-one-per-torpedo");
    const answer = await compareJson(
      goeben,
      { ...request, seed: 1, bound: 0 },
      { edition: "none" },
      { language: "tlh" },
    );
    const codes = answer.faults.map(({ code }: Json) => code);
    expect(codes).toEqual(expect.arrayContaining(["BOUND_MALFORMED", "SEED_MALFORMED"]));
    const spoken = await compareJson(goeben, { ...request, seed: "a" }, {}, { language: "tlh" });
    expect(spoken).toMatchObject({ faults: [{ code: "LANGUAGE_UNKNOWN", pointer: "/language" }] });
  });
});

test.each(rulesets.map((ruleset) => ({ id: ruleset.id, ruleset })))(
  "a new game of $id is compared under each existing edition and no other",
  async ({ ruleset }) => {
    const { dice: _, ...example } = { ...exampleOf(ruleset, "new") } as Json;
    const request = { operation: "new", ...example, seed: "a" };
    for (const edition of ruleset.editions) {
      const { same } = await comparison(ruleset, request, { edition });
      if (ruleset.editions.length === 1) expect(same).toBe(true);
    }
    const answer = await compareJson(ruleset, request, { edition: "third" });
    expect(answer).toMatchObject({ faults: [{ code: "EDITION_UNKNOWN", pointer: "/against/edition" }] });
  },
);

test.each(rulesets.map((ruleset) => ({ id: ruleset.id, ruleset })))(
  "the published comparison of $id shows a difference",
  async ({ ruleset }) => {
    const { operation, against } = ruleset.analysis!.compare!;
    const answer = await comparison(ruleset, { operation, ...exampleOf(ruleset, operation) }, against);
    expect(answer.same).toBe(false);
  },
);
