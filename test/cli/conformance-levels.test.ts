import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, test } from "vitest";
import type { Cause } from "../../src/cli/conformance/causes";
import type { RuleReport } from "../../src/cli/conformance/report";
import { EXIT } from "../../src/cli/exit";
import { type Ran, umpire } from "./terminal";

const VECTORS = fileURLToPath(new URL("../vectors", import.meta.url));
const ENGINE = `${process.execPath} ${fileURLToPath(new URL("wrong-engine.mjs", import.meta.url))}`;
const KIT = ["conformance", "--vectors", VECTORS, "--ruleset", "hunters", "--report", "json"];

/** Runs the kit against an engine with one fault in one operation. */
function checkFault(fault: string, operation: string, ...more: readonly string[]): Promise<Ran> {
  Object.assign(process.env, { WRONG: operation, FAULT: fault });
  return umpire([...KIT, "--adapter", ENGINE, "--timeout", "60", "--operation", operation, ...more]);
}

/** The rules that a report names as wrong. */
const wrongRules = ({ json }: Ran): string[] =>
  json.rules.filter(({ failed }: RuleReport) => failed > 0).map(({ rule }: RuleReport) => rule);

describe("the levels of conformance", () => {
  afterEach(() => {
    delete process.env.WRONG;
    delete process.env.FAULT;
  });

  test("4.5 an engine that changes rank and ammunition, with audit, fails with the expected difference", async () => {
    const ran = await checkFault("state", "loadTorpedoes");
    expect(ran.code).toBe(EXIT.NO);
    expect(wrongRules(ran)).toContain("4.5");
    const state = ran.json.causes.filter(({ check }: Cause) => check === "state");
    expect(state.map(({ example }: Cause) => example.message)).toEqual([
      expect.stringMatching(/^\/snapshot\/kommandant\/rank: expected "\w+", got "KptzS"$/),
      expect.stringMatching(/^\/snapshot\/boat\/deckGunAmmo: expected \d+, got \d+$/),
    ]);
    const result = await checkFault("state", "loadTorpedoes", "--level", "rolls");
    expect({ code: result.code, reached: result.json.reached, wrong: result.json.wrong }).toEqual({
      code: EXIT.DONE,
      reached: "rolls",
      wrong: [],
    });
  });

  test("4.5 the same changes under the code of an expected effect also fail at level audit", async () => {
    const ran = await checkFault("hidden", "loadTorpedoes", "--level", "audit");
    expect(ran.code).toBe(EXIT.NO);
    expect(wrongRules(ran)).toContain("4.5");
  });

  test.each([
    ["section", "loadTorpedoes", /^effect \w+: expected section [\d., ]+, got 9\.9/],
    ["ruling", "computeRefit", /^ruling [\w-]+: expected section [\d., ]+, got .*9\.9/],
  ])("an engine that cites another section on a %s fails at level audit", async (fault, operation, message) => {
    const ran = await checkFault(fault, operation, "--level", "audit");
    expect(ran.code).toBe(EXIT.NO);
    expect(ran.json.reached).toBe("rolls");
    expect(new Set(ran.json.causes.map(({ check }: Cause) => check))).toEqual(new Set(["cited"]));
    expect(ran.json.causes[0].example.message).toMatch(message);
    expect(wrongRules(ran).length).toBeGreaterThan(0);
    expect((await checkFault(fault, operation, "--level", "rolls")).code).toBe(EXIT.DONE);
  });

  test("a refusal with another code fails at the lowest level", async () => {
    const ran = await checkFault("refusal", "resolveFollow");
    expect(ran.json.reached).toBeNull();
    expect(ran.json.levels.map(({ level }: { level: string }) => level)).toEqual([
      "outcomes",
      "rolls",
      "audit",
      "state",
    ]);
    const { code, json } = await checkFault("refusal", "resolveFollow", "--level", "outcomes");
    expect({ code, levels: json.levels.length }).toEqual({ code: EXIT.NO, levels: 1 });
  });
});
