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

  test("equals that of the kernel, and ends with 1 if the outcomes differ", async () => {
    const { code, json } = await umpire([...COMPARE, ...AGAINST, "--bound", "100", "--project", "/outcome"], brought);
    const request = { ...round, operation: "resolveTorpedoRound", against, bound: 100, project: ["/outcome"] };
    expect([code, json]).toEqual([EXIT.NO, JSON.parse(JSON.stringify(await analyse(goeben, compare, request)))]);
    const alike = await umpire([...COMPARE, "--against", "{}"], brought);
    expect([alike.code, alike.json.same]).toEqual([EXIT.DONE, true]);
  });

  test("is a fault without a change to compare", async () => {
    const { code, err, out } = await umpire(COMPARE, { ...brought, isPeople: true });
    expect([code, out]).toEqual([EXIT.UNREADABLE, ""]);
    expect(err).toMatch(/^\/against: /);
    const within = await umpire(COMPARE, { files: { "round.json": { ...round, against } } });
    expect([within.code, within.json.same]).toEqual([EXIT.NO, false]);
  });

  test.each([
    ["en", "The odds", "Dice of this side only: "],
    ["fr", "Les probabilités", "Dés de ce seul côté : "],
    ["ja", "確率", "こちらだけのダイス："],
  ])("is printed in %s, without a code", async (language, odds, alone) => {
    const more = ["--project", "/outcome/phase", "--language", language];
    const { out } = await umpire([...COMPARE, ...AGAINST, ...more], { ...brought, isPeople: true });
    expect(out).toContain(odds);
    expect(out).toContain(alone);
    expect(out).not.toContain("torpedo-fire");
  });

  test("prints a refusal and requested dice in words", async () => {
    const { seed: _, ...unrolled } = round;
    const files = { "round.json": { ...unrolled, dice: [] } };
    const result = await umpire([...COMPARE, ...AGAINST], { files, isPeople: true });
    expect(result.out).toMatch(/more dice are needed: \d of /);
    const wrong = await umpire([...COMPARE, "--against", '{"rulings":{"luck":1}}'], { ...brought, isPeople: true });
    expect([wrong.code, wrong.err]).toEqual([EXIT.UNREADABLE, expect.stringContaining("/against/rulings/luck")]);
  });
});

describe("the rules of an older package", () => {
  /** A package whose rules return a fixed result for any torpedo round. */
  async function writePackage(source: string): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), "rules-"));
    await writeFile(join(folder, "rules.js"), `export const loadRuleset = async (id) => ({ id });\n${source}`);
    await writeFile(
      join(folder, "package.json"),
      JSON.stringify({ type: "module", exports: { "./rules": "./rules.js" } }),
    );
    return folder;
  }

  test("resolve the other side, on the same snapshot and dice", async () => {
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
    const folder = await writePackage(
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

  test("read dice in order, and unused dice are not a fault", async () => {
    const folder = await writePackage(`export const adjudicate = (_, { dice, rolls }) =>
      dice.length > 2
        ? { kind: "MALFORMED", faults: [{ code: "TAPE_LEFT_OVER", pointer: "/dice/2", message: "" }] }
        : { kind: "RESOLUTION", operation: "resolveTorpedoRound", outcome: { dice, rolls }, snapshot: {}, dice, audit: [] };`);
    const { json } = await umpire(["resolve", "goeben", "resolveTorpedoRound", "--request", "round.json"], {
      files: { "round.json": round },
    });
    const { seed: _, ...unrolled } = round;
    const files = { "round.json": { ...unrolled, dice: json.dice } };
    expect(json.dice.length).toBeGreaterThan(2);
    const result = await umpire([...COMPARE, "--rules", folder], { files });
    expect(result.json.other).toMatchObject({
      kind: "RESOLUTION",
      dice: json.dice.slice(0, 2),
      outcome: { dice: json.dice.slice(0, 2) },
    });
    await rm(folder, { recursive: true });
  });
});

describe("the comparison of a whole career", () => {
  let service: Service;
  let files: Record<string, unknown>;

  beforeAll(async () => {
    service = await openService([hunters]);
    const { snapshot, input, seed } = exampleOf(hunters, "resolveAssignment");
    const created = await service.ask("createCareer", { ruleset: "hunters", snapshot });
    const { career } = created.career;
    const [{ token }] = created.tokens;
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

  test("prints the first step with another outcome for its dice", async () => {
    const { code, json } = await career("nonHistoricalPatrolAreas");
    expect([code, json]).toMatchObject([
      EXIT.NO,
      { version: 1, comparison: { kind: "COMPARISON", operation: "resolveAssignment", same: false } },
    ]);
    const { out } = await career("nonHistoricalPatrolAreas", { isPeople: true });
    expect(out).toMatch(/^Step 1 is the first/);
  });

  test("reports no difference if every step has the same outcome", async () => {
    expect(await career("resupplyAtSea")).toMatchObject({ code: EXIT.DONE, json: { version: null, comparison: null } });
    expect((await career("resupplyAtSea", { isPeople: true })).out).toBe("All 2 steps would have the same result.");
  });

  test("is a fault if the first position is impossible under the other rules", async () => {
    const { code, json } = await career("luck");
    expect([code, json]).toMatchObject([
      EXIT.UNREADABLE,
      { faults: [{ code: "FIELD_UNKNOWN", pointer: "/against/options/luck" }] },
    ]);
  });
});
