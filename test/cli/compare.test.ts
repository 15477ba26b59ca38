import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EXIT } from "../../src/cli/exit";
import { analyse } from "../../src/core/analysis/call";
import { compare } from "../../src/core/analysis/compare/compare";
import { goeben } from "../../src/rulesets/goeben/index";
import { hunters } from "../../src/rulesets/hunters/index";
import { openService, type Service } from "../careers/service";
import { exampleOf } from "../fixtures/examples";
import { umpire } from "./terminal";

const round = exampleOf(goeben, "resolveTorpedoRound");

const against = { rulings: { torpedoDice: "one_per_torpedo" } };

const COMPARE = ["compare", "goeben", "resolveTorpedoRound", "--request", "round.json"];

const AGAINST = ["--against", JSON.stringify(against)];

describe("a comparison on the command line", () => {
  const brought = { files: { "round.json": round } };

  test("says what the kernel says, and ends with 1 where the sides end apart", async () => {
    const { code, json } = await umpire([...COMPARE, ...AGAINST, "--bound", "100", "--project", "/outcome"], brought);
    const asked = { ...round, operation: "resolveTorpedoRound", against, bound: 100, project: ["/outcome"] };
    expect([code, json]).toEqual([EXIT.NO, JSON.parse(JSON.stringify(await analyse(goeben, compare, asked)))]);
    const alike = await umpire([...COMPARE, "--against", "{}"], brought);
    expect([alike.code, alike.json.same]).toEqual([EXIT.DONE, true]);
  });

  test("is none without what is otherwise: nothing is said to end alike", async () => {
    const { code, err, out } = await umpire(COMPARE, { ...brought, isPeople: true });
    expect([code, out]).toEqual([EXIT.UNREADABLE, ""]);
    expect(err).toMatch(/^\/against: /);
    const within = await umpire(COMPARE, { files: { "round.json": { ...round, against } } });
    expect([within.code, within.json.same]).toEqual([EXIT.NO, false]);
  });

  test.each([
    ["en", "The odds", "Dice of this side alone: "],
    ["fr", "Les probabilités", "Dés de ce seul côté : "],
    ["ja", "確率", "こちらだけのダイス："],
  ])("is told to people in %s, without a code", async (language, odds, alone) => {
    const more = ["--project", "/outcome/phase", "--language", language];
    const { out } = await umpire([...COMPARE, ...AGAINST, ...more], { ...brought, isPeople: true });
    expect(out).toContain(odds);
    expect(out).toContain(alone);
    expect(out).not.toContain("torpedo-fire");
  });

  test("tells a refusal, and dice that are needed, in words", async () => {
    const { seed: _, ...unrolled } = round;
    const files = { "round.json": { ...unrolled, dice: [] } };
    const told = await umpire([...COMPARE, ...AGAINST], { files, isPeople: true });
    expect(told.out).toMatch(/more dice are needed: \d of /);
    const wrong = await umpire([...COMPARE, "--against", '{"rulings":{"luck":1}}'], { ...brought, isPeople: true });
    expect([wrong.code, wrong.err]).toEqual([EXIT.UNREADABLE, expect.stringContaining("/against/rulings/luck")]);
  });
});

describe("against the rules of an older package", () => {
  /** A package whose rules say of any torpedo round what is written in it. */
  async function packaged(source: string): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), "rules-"));
    await writeFile(join(folder, "rules.js"), `export const loadRuleset = async (id) => ({ id });\n${source}`);
    await writeFile(
      join(folder, "package.json"),
      JSON.stringify({ type: "module", exports: { "./rules": "./rules.js" } }),
    );
    return folder;
  }

  test("they play the other side, on the same snapshot and dice", async () => {
    const citation = { ruleset: "goeben", edition: "only", section: "14.6" };
    const refusal = {
      kind: "REFUSAL",
      ruleset: "goeben",
      operation: "resolveTorpedoRound",
      code: "OLD",
      message: "As of old.",
      citation,
      pointer: "",
    };
    const folder = await packaged(
      `export const adjudicate = (_, { operation, seed }) => ({ ...${JSON.stringify(refusal)}, message: operation + seed });`,
    );
    const brought = { files: { "round.json": round } };
    const { code, json } = await umpire([...COMPARE, "--rules", folder], brought);
    expect([code, json]).toMatchObject([
      EXIT.NO,
      { same: false, one: { kind: "RESOLUTION" }, other: { refusal: { message: `resolveTorpedoRound${round.seed}` } } },
    ]);
    const nowhere = await umpire([...COMPARE, "--rules", join(folder, "none")], brought);
    expect(nowhere.code).toBe(EXIT.UNREADABLE);
    await rm(folder, { recursive: true });
  });

  test("they read a tape in order, and what they leave over is no fault", async () => {
    const folder = await packaged(`export const adjudicate = (_, { dice, rolls }) =>
      dice.length > 2
        ? { kind: "MALFORMED", faults: [{ code: "TAPE_LEFT_OVER", pointer: "/dice/2", message: "" }] }
        : { kind: "RESOLUTION", operation: "resolveTorpedoRound", outcome: { dice, rolls }, snapshot: {}, dice, audit: [] };`);
    const { json } = await umpire(["resolve", "goeben", "resolveTorpedoRound", "--request", "round.json"], {
      files: { "round.json": round },
    });
    const { seed: _, ...unrolled } = round;
    const files = { "round.json": { ...unrolled, dice: json.dice } };
    expect(json.dice.length).toBeGreaterThan(2);
    const found = await umpire([...COMPARE, "--rules", folder], { files });
    expect(found.json.other).toMatchObject({
      kind: "RESOLUTION",
      dice: json.dice.slice(0, 2),
      outcome: { dice: json.dice.slice(0, 2) },
    });
    await rm(folder, { recursive: true });
  });
});

describe("a whole career", () => {
  let service: Service;
  let files: Record<string, unknown>;

  beforeAll(async () => {
    service = await openService([hunters]);
    const { snapshot, input, seed } = exampleOf(hunters, "resolveAssignment");
    const made = await service.ask("createCareer", { ruleset: "hunters", snapshot });
    const { career } = made.career;
    const [{ token }] = made.tokens;
    const step = { career, expectedVersion: 0, operation: "resolveAssignment", input, seed };
    await service.ask("playStep", step, token);
    files = { "career.json": await service.ask("exportCareer", { career }, token) };
  });
  afterAll(() => service.database.stop());

  const career = (option: string, brought: object = {}) =>
    umpire(["compare-career", "career.json", "--against", JSON.stringify({ options: { [option]: true } })], {
      files,
      ...brought,
    });

  test("has its first step told that would have come out otherwise with its dice", async () => {
    const { code, json } = await career("nonHistoricalPatrolAreas");
    expect([code, json]).toMatchObject([
      EXIT.NO,
      { version: 1, comparison: { kind: "COMPARISON", operation: "resolveAssignment", same: false } },
    ]);
    const { out } = await career("nonHistoricalPatrolAreas", { isPeople: true });
    expect(out).toMatch(/^Step 1 is the first/);
  });

  test("that would have gone as it went is said to have", async () => {
    expect(await career("resupplyAtSea")).toMatchObject({ code: EXIT.DONE, json: { version: null, comparison: null } });
    expect((await career("resupplyAtSea", { isPeople: true })).out).toBe("All 2 steps would come out as they did.");
  });

  test("that could not have stood where it began is a fault", async () => {
    const { code, json } = await career("luck");
    expect([code, json]).toMatchObject([
      EXIT.UNREADABLE,
      { faults: [{ code: "FIELD_UNKNOWN", pointer: "/against/options/luck" }] },
    ]);
  });
});
