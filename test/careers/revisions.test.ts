import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { analyse } from "../../src/core/analysis/call";
import { verify } from "../../src/core/analysis/verify";
import { adjudicate, listDecisions } from "../../src/core/engine/adjudicate";
import { evaluateReport } from "../../src/core/engine/report";
import { digestOf } from "../../src/core/json/canonical";
import type { CareerFile } from "../../src/proof/career-file";
import { proveFile } from "../../src/proof/career-file";
import type { ChainStep } from "../../src/proof/record";
import { sealStep } from "../../src/proof/record";
import { rulesOf } from "../../src/proof/rules";
import { blank } from "../fixtures/drill";
import { harbour } from "../fixtures/harbour/index";
import { revised } from "../fixtures/harbour/revised";
import type { Service } from "./service";
import { contextOf, fireAt, newDrill, openService, serviceOn } from "./service";

/** The same store, served under the first and under the second revision of the rules. */
let before: Service;

let now: Service;

beforeAll(async () => {
  before = await openService([harbour]);
  now = serviceOn(before.database, contextOf(before.context.openStore, [revised]));
});

afterAll(() => before.database.stop());

/** Dice with a total of 8: a miss under the first revision, a hit under the second. */
const EIGHT = { dice: [5, 3] };

const SINCE = { played: 1, current: 2, changes: [revised.revisions[1]] };

/** Plays steps with the given dice under the first revision, then steps with the later dice under the second. */
async function played(dice: readonly object[], later: readonly object[] = []) {
  const { career, owner } = await newDrill(before, { seed: undefined, dice: [] });
  for (const [version, each] of dice.entries()) await before.ask("playStep", fireAt(career, version, each), owner);
  for (const [index, each] of later.entries()) {
    await now.ask("playStep", fireAt(career, dice.length + index, each), owner);
  }
  const file: CareerFile = await now.ask("exportCareer", { career }, owner);
  return { career, owner, file };
}

/** Returns the file with one step changed and the chain resealed from there. */
function forged(file: CareerFile, version: number, change: Partial<ChainStep>): CareerFile {
  let previous: string | null = null;
  const steps = file.steps.map((step) => {
    const { digest: _, signature: __, ...rest } = { ...step, ...(step.version === version ? change : {}) };
    const whole = sealStep({ ...rest, previous });
    previous = whole.digest;
    return whole;
  });
  return { ...file, steps };
}

/** Replaces every face by its opposite, 7 minus the face. */
function turned(rolls: ChainStep["rolls"]): ChainStep["rolls"] {
  return rolls.map((roll) => ({ ...roll, faces: roll.faces.map((face) => 7 - face) }));
}

describe("career of an older revision", () => {
  test("each step has its revision, and the career is verified if the new rules give the same result", async () => {
    const { file } = await played([EIGHT], [{ dice: [6, 6] }]);
    expect(file.steps.map(({ revision }) => revision)).toEqual([1, 1, 2]);
    const same = { ...harbour, revisions: revised.revisions };
    const { file: unchanged } = await played([EIGHT]);
    expect(proveFile(same, unchanged)).toMatchObject({ verified: true, difference: null, rules: null });
  });

  test("different result under the new rules: careerAudit returns no audit, and a repeated step is RULES_DIFFER", async () => {
    const { career, owner } = await newDrill(before, { seed: undefined, dice: [] });
    const step = fireAt(career, 0, { ...EIGHT, idempotencyKey: "eight" });
    await before.ask("playStep", step, owner);
    expect(await before.ask("careerAudit", { career, version: 1 }, owner)).toMatchObject({
      audit: [{ result: "miss" }, {}],
    });
    expect(await now.ask("careerAudit", { career, version: 1 }, owner)).toMatchObject({ version: 1, audit: null });
    expect(await now.fail("playStep", step, owner)).toEqual(["CONFLICT", "RULES_DIFFER"]);
    expect(await before.ask("playStep", step, owner)).toMatchObject({ version: 1 });
  });

  test("createCareer, request repeated under newer rules: the same career and tokens", async () => {
    const request = { ruleset: "drill", dice: [], idempotencyKey: "0123456789abcdef0123456789abcdef" };
    const made = await before.ask("createCareer", request);
    const again = await now.ask("createCareer", request);
    expect([again.tokens, again.career.career, again.answer]).toEqual([made.tokens, made.career.career, null]);
  });

  test("different result under the new rules: RULES_DIFFER with the first such step and the changes", async () => {
    const { career, owner, file } = await played([EIGHT, { server: true }]);
    const expected = {
      verified: null,
      steps: 3,
      digest: null,
      rules: SINCE,
      difference: { version: 0, code: "RULES_DIFFER" },
    };
    expect(await now.ask("verifyCareer", { career }, owner)).toMatchObject(expected);
    expect(await now.ask("verifyCareerFile", file)).toMatchObject(expected);
    expect(await now.fail("importCareer", file)).toEqual(["MALFORMED", "RULES_DIFFER"]);
  });

  test("continued under a newer revision: verified with the rules of both revisions", async () => {
    const { file } = await played([EIGHT, { server: true }], [EIGHT, { seed: "later" }]);
    const rules = [rulesOf(harbour)];
    expect(proveFile(revised, file, { rules })).toMatchObject({ verified: true, steps: 5, rules: null });
    const wrong = forged(file, 1, { snapshot: digestOf(blank()) });
    expect(proveFile(revised, wrong, { rules })).toMatchObject({
      verified: false,
      difference: { version: 1, code: "SNAPSHOT_DIFFERS" },
    });
  });

  test("rules of another package that give another result: SNAPSHOT_DIFFERS", async () => {
    const { file } = await played([EIGHT, { server: true }]);
    const lying = { ...rulesOf(harbour), replay: () => ({ snapshot: blank() }) };
    expect(proveFile(revised, file, { rules: [lying] })).toMatchObject({
      verified: false,
      difference: { version: 0, code: "SNAPSHOT_DIFFERS", expected: digestOf(blank()) },
    });
  });

  test("no revision in the file: treated as revision 0", async () => {
    const { file } = await played([EIGHT]);
    const steps = file.steps.map(({ format: _, name: __, author: ___, revision: ____, ...step }) => step);
    const old = { ...file, format: "naval-umpire-career/2", steps };
    const unnumbered = forged(old as CareerFile, 9, {});
    expect(await now.ask("verifyCareerFile", unnumbered)).toMatchObject({
      verified: null,
      rules: { played: 0, current: 2, changes: revised.revisions },
    });
    expect(proveFile(revised, unnumbered, { rules: [rulesOf(harbour)] })).toMatchObject({ verified: true });
  });

  test.each<[string, number, string, (file: CareerFile) => CareerFile]>([
    ["better dice", 2, "ROLLS_DIFFER", (file) => forged(file, 2, { rolls: turned(file.steps[2]!.rolls) })],
    ["another promised seed", 2, "SEED_NOT_PROMISED", (file) => forged(file, 2, { seed: "x", revealed: "x" })],
    [
      "a broken link",
      2,
      "PREVIOUS_DIFFERS",
      (file) => ({
        ...file,
        steps: file.steps.map((step) => ({ ...step, previous: step.version === 2 ? step.digest : step.previous })),
      }),
    ],
    ["another end", 2, "SNAPSHOT_DIFFERS", (file) => ({ ...file, last: blank() })],
  ])("forged: verified is false, not null: %s", async (_title, version, code, forge) => {
    const { file } = await played([EIGHT, { server: true }]);
    expect(await now.ask("verifyCareerFile", forge(file))).toMatchObject({
      verified: false,
      digest: null,
      rules: null,
      difference: { version, code },
    });
  });
});

describe("recorded answer of an older revision", () => {
  const request = {
    operation: "resolveFire",
    snapshot: blank(),
    input: { shots: [{ target: 0, gun: "bow_gun", note: null }] },
    dice: [5, 3],
  };

  test("different result under the new rules: RULES_DIFFER, and `right` is null", () => {
    const answer = adjudicate(harbour, request);
    expect(answer).toMatchObject({ kind: "RESOLUTION", revision: 1 });
    expect(analyse(revised, verify, { request, answer })).toMatchObject({
      right: null,
      difference: { code: "RULES_DIFFER", pointer: "/audit/0/row" },
      rules: SINCE,
    });
    expect(analyse(harbour, verify, { request, answer })).toMatchObject({ right: true, difference: null, rules: null });
  });

  test("same result under the new rules: right, without a snapshot and digest too", () => {
    const same = { ...request, dice: [6, 6] };
    const { snapshot: _, digest: __, ...answer } = adjudicate(harbour, same) as never as Record<string, unknown>;
    expect(analyse(revised, verify, { request: same, answer })).toMatchObject({ right: true, rules: null });
  });

  test("no revision in the answer: compared with the current rules", () => {
    const { revision: _, ...answer } = adjudicate(harbour, request) as never as Record<string, unknown>;
    expect(analyse(revised, verify, { request, answer })).toMatchObject({ right: false, rules: null });
  });
});

describe("snapshot of an older revision", () => {
  test("operations, decisions and reports accept it and answer in the current shape", async () => {
    const old = blank();
    const answer = adjudicate(revised, { operation: "endDrill", snapshot: old, input: {}, seed: "s" });
    expect(answer).toMatchObject({ kind: "RESOLUTION", revision: 2, snapshot: { weather: "calm", done: true } });
    expect(listDecisions(revised, { snapshot: old, charts: undefined })).toMatchObject({ kind: "DECISIONS" });
    expect(
      await evaluateReport(revised, revised.reports[0]!, { snapshot: old, others: [{ note: null, snapshot: old }] }),
    ).toMatchObject({
      output: { damage: [0, 0] },
    });
    expect(old).toEqual(blank());
  });

  test("invalid in its own shape too: refused with the usual pointer", () => {
    const answer = adjudicate(revised, {
      operation: "endDrill",
      snapshot: { ...blank(), done: 1 },
      input: {},
      seed: "s",
    });
    expect(answer).toMatchObject({ kind: "MALFORMED", faults: [{ pointer: "/snapshot/done" }] });
    const gale = { ...blank(), weather: "storm" };
    expect(adjudicate(revised, { operation: "endDrill", snapshot: gale, input: {}, seed: "s" })).toMatchObject({
      kind: "MALFORMED",
      faults: [{ pointer: "/snapshot/weather" }],
    });
  });
});
