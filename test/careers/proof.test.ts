import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SnapshotBase } from "../../src/core/contract/snapshot";
import { seededPick } from "../../src/core/engine/apply";
import { canonicalJson } from "../../src/core/json/canonical";
import type { CareerFile } from "../../src/proof/career-file";
import { type ChainStep, sealStep } from "../../src/proof/record";
import { rulesets } from "../../src/rulesets/index";
import { drawMove } from "../fixtures/draw-move";
import { blank, drill } from "../fixtures/drill";
import { exampleOf } from "../fixtures/examples";
import { weigh } from "../properties/play";
import { fireAt, newDrill, openService, type Service } from "./service";

let service: Service;

let folder: string;

beforeAll(async () => {
  service = await openService([drill, ...rulesets]);
  folder = await mkdtemp(join(tmpdir(), "careers-"));
});

afterAll(() => Promise.all([service.database.stop(), rm(folder, { recursive: true })]));

/** Plays a career of the drill with every kind of dice and exports it. */
async function exported(): Promise<{ file: CareerFile; career: string; owner: string }> {
  const { career, owner } = await newDrill(service);
  await service.ask("playStep", fireAt(career, 0, { seed: "mine" }), owner);
  await service.ask("playStep", fireAt(career, 1, { server: true }), owner);
  await service.ask("playStep", fireAt(career, 2, { dice: [6, 5] }), owner);
  await service.ask("playStep", fireAt(career, 3, { server: true }), owner);
  return { file: await service.ask("exportCareer", { career }, owner), career, owner };
}

/** Returns the file with one step changed and the chain resealed from there without signatures, as a forger would. */
function forged(file: CareerFile, version: number, change: Partial<ChainStep>): CareerFile {
  let previous: string | null = null;
  const steps = file.steps.map((step) => {
    const { digest: _, signature: __, ...rest } = { ...step, ...(step.version === version ? change : {}) };
    const whole: ChainStep = sealStep({ ...rest, previous });
    previous = whole.digest;
    return whole;
  });
  return { ...file, steps };
}

/** Returns the file with one step changed but not resealed. */
function changed(file: CareerFile, version: number, change: Partial<ChainStep>): CareerFile {
  return { ...file, steps: file.steps.map((step) => (step.version === version ? { ...step, ...change } : step)) };
}

describe("exported career", () => {
  test("is verified, and its import can be played on", async () => {
    const { file } = await exported();
    expect(await service.ask("verifyCareerFile", file)).toEqual({
      verified: true,
      steps: 5,
      takenBack: { steps: 0, rolls: 0 },
      digest: file.steps[4]!.digest,
      difference: null,
      rules: null,
      dice: expect.any(Array),
      remarks: [],
    });
    const made = await service.ask("importCareer", file);
    const { token } = made.tokens[0];
    const { career } = made.career;
    expect(made.career).toMatchObject({ version: 5, snapshot: file.last });
    await service.ask("playStep", fireAt(career, 5, { server: true }), token);
    expect(await service.ask("verifyCareer", { career }, token)).toMatchObject({ verified: true, steps: 7 });
    const again: CareerFile = await service.ask("exportCareer", { career }, token);
    expect(again.steps.slice(0, 5)).toEqual(file.steps);
    expect(again.steps[5]).toMatchObject({ kind: "IMPORT", revealed: null });
  });

  test("contains no seed that is promised but not yet used", async () => {
    const { file, career, owner } = await exported();
    const next = await service.ask("playStep", fireAt(career, 4), owner);
    expect(JSON.stringify(file)).not.toContain(next.step.revealed);
  });

  test("can start from a snapshot", async () => {
    const made = await service.ask("createCareer", { ruleset: "drill", snapshot: { ...blank(), step: 4 } });
    const { token } = made.tokens[0];
    const { career } = made.career;
    await service.ask("playStep", fireAt(career, 0, { server: true }), token);
    const file: CareerFile = await service.ask("exportCareer", { career }, token);
    expect(await service.ask("verifyCareerFile", file)).toMatchObject({ verified: true, steps: 2 });
    const other = { ...file, first: blank() };
    expect(await service.ask("verifyCareerFile", other)).toMatchObject({
      difference: { version: 0, code: "SNAPSHOT_DIFFERS" },
    });
  });
});

test("verification that exceeds the time limit of a request is stopped", async () => {
  const { file } = await exported();
  const { serviceOn } = await import("./service");
  const hurried = serviceOn(service.database, { ...service.context, budgetMs: -1 });
  expect(await hurried.fail("verifyCareerFile", file)).toEqual(["TOO_LARGE", "CAREER_TOO_LONG"]);
});

test("stored career without its steps: damaged, not verified", async () => {
  const { career, owner } = await newDrill(service);
  for (const version of [0, 1, 2]) await service.ask("playStep", fireAt(career, version, { server: true }), owner);
  expect(await service.ask("verifyCareer", { career }, owner)).toMatchObject({ verified: true, steps: 4 });
  const { serviceOn } = await import("./service");
  const lossy = serviceOn(service.database, {
    ...service.context,
    async openStore(until) {
      const store = await service.context.openStore(until);
      const readSteps: typeof store.readSteps = async (chain, from, limit) =>
        from >= 2 ? [] : store.readSteps(chain, from, Math.min(limit, 2 - from));
      return Object.assign(Object.create(store) as typeof store, { readSteps });
    },
  });
  expect(await lossy.fail("verifyCareer", { career }, owner)).toEqual(["DAMAGED", "STORE_DAMAGED"]);
});

describe("forgery: detected at the first step that differs", () => {
  const other = `sha256:${"0".repeat(64)}`;
  const rolls = [{ label: "gunnery", sides: 6, faces: [1, 1] }];
  const far = { shots: [{ target: 3, gun: "bow_gun", note: null }] };
  test.each<[string, number, string, (file: CareerFile) => CareerFile]>([
    ["a step taken out", 2, "VERSION_DIFFERS", (file) => ({ ...file, steps: file.steps.filter((_, at) => at !== 2) })],
    ["a number changed", 3, "DIGEST_DIFFERS", (file) => changed(file, 3, { at: "2020-01-01T00:00:00.000Z" })],
    ["a link changed", 3, "PREVIOUS_DIFFERS", (file) => changed(file, 3, { previous: other })],
    ["better dice", 1, "ROLLS_DIFFER", (file) => forged(file, 1, { rolls })],
    ["another seed", 1, "ROLLS_DIFFER", (file) => forged(file, 1, { seed: "yours" })],
    ["another server's seed", 2, "SEED_NOT_PROMISED", (file) => forged(file, 2, { seed: "x", revealed: "x" })],
    ["a server's seed not used", 2, "SEED_NOT_PROMISED", (file) => forged(file, 2, { seed: "x" })],
    ["a seed kept back", 3, "SEED_NOT_REVEALED", (file) => forged(file, 3, { revealed: null })],
    ["another snapshot", 3, "SNAPSHOT_DIFFERS", (file) => forged(file, 3, { snapshot: other })],
    ["another tape", 3, "SNAPSHOT_DIFFERS", (file) => forged(file, 3, { rolls })],
    ["a short tape", 3, "REFUSED", (file) => forged(file, 3, { rolls: [] })],
    ["an illegal input", 1, "REFUSED", (file) => forged(file, 1, { input: far })],
    ["another operation", 1, "ROLLS_DIFFER", (file) => forged(file, 1, { operation: "endDrill", input: {} })],
    ["another kind", 1, "KIND_DIFFERS", (file) => forged(file, 1, { kind: "FORK" })],
    ["another ruleset", 1, "RULESET_DIFFERS", (file) => forged(file, 1, { ruleset: "hunters" })],
    ["other charts", 0, "CHARTS_DIFFER", (file) => ({ ...file, charts: { G1: { name: "Loaded" } } })],
    ["another end", 4, "SNAPSHOT_DIFFERS", (file) => ({ ...file, last: blank() })],
  ])("%s", async (_title, version, code, forge) => {
    const { file } = await exported();
    const forgery = forge(file);
    expect(await service.ask("verifyCareerFile", forgery)).toMatchObject({
      verified: false,
      digest: null,
      difference: { version, code },
    });
    expect(await service.fail("importCareer", forgery)).toEqual(["MALFORMED", code]);
  });

  test("in the store: detected when it is read", async () => {
    const { career, owner } = await exported();
    const store = await service.context.openStore(Date.now() + 1_000);
    const { chain } = (await store.readEntry(career))!;
    const stored = (await store.readStep(chain, 2))!;
    const at = "2020-01-01T00:00:00.000Z";
    await store.copy(chain, [{ ...stored, step: { ...stored.step, at } }], Math.floor(Date.now() / 1000) + 1_000);
    expect(await service.ask("verifyCareer", { career }, owner)).toMatchObject({
      difference: { version: 2, code: "DIGEST_DIFFERS" },
    });
    await store.copy(chain, [{ ...stored, snapshot: blank() }], Math.floor(Date.now() / 1000) + 1_000);
    expect(await service.fail("verifyCareer", { career }, owner)).toEqual(["DAMAGED", "STORE_DAMAGED"]);
  });
});

describe.each(rulesets.map((ruleset) => ({ id: ruleset.id, ruleset })))("career of $id", ({ id, ruleset }) => {
  test("random legal play: verified here and by the stand-alone verifier", async () => {
    const { input } = exampleOf(ruleset, "new");
    const made = await service.ask("createCareer", { ruleset: id, input, server: true });
    const { token } = made.tokens[0];
    const { career } = made.career;
    const charts = ruleset.pack.charts;
    const pick = seededPick(`careers ${id}`);
    let state = made.career.snapshot as SnapshotBase;
    for (let version = 0; version < 60 && !ruleset.over(state); version += 1) {
      const move = drawMove(ruleset, state, charts, pick, weigh)!;
      const dice = version % 2 === 0 ? { server: true } : { seed: `seed ${version} é` };
      const step = {
        career,
        expectedVersion: version,
        operation: move.operation.name,
        input: move.input,
        ...dice,
        audit: "NONE",
      };
      const played = await service.ask("playStep", step, token);
      expect(played.kind, JSON.stringify(played.answer)).toBe("RESOLUTION");
      const { faces } = { faces: (played.step as ChainStep).rolls.flatMap((roll) => roll.faces) };
      expect(faces).toEqual(played.answer.dice);
      state = played.answer.snapshot;
    }
    const file: CareerFile = await service.ask("exportCareer", { career }, token);
    expect(await service.ask("verifyCareer", { career }, token)).toMatchObject({
      verified: true,
      steps: file.steps.length,
    });
    if (hasPython()) expect(await python(file)).toMatch(/^\d+ steps and \d+ seeded rolls agree\n$/);
  });
});

describe.skipIf(!hasPython())("stand-alone verifier", () => {
  test("missing file of any kind: the message names it", async () => {
    const path = join(folder, "empty.json");
    await writeFile(path, "{}");
    const verify = (...args: readonly string[]) => {
      const { status, stderr } = spawnSync("python3", ["-B", "examples/python/verify_career.py", ...args], {
        encoding: "utf8",
      });
      return { status, stderr };
    };
    expect(verify("nowhere.json")).toEqual({ status: 2, stderr: "the file nowhere.json is missing\n" });
    expect(verify(path, "nowhere-2.json")).toEqual({ status: 2, stderr: "the file nowhere-2.json is missing\n" });
    expect(verify(folder).stderr).toBe(`the file ${folder} cannot be read: Is a directory\n`);
    expect(verify(path)).toMatchObject({ status: 1, stderr: expect.stringMatching(/^this is not a career: /) });
  });

  const other = `sha256:${"0".repeat(64)}`;
  const rolls = [{ label: "gunnery", sides: 6, faces: [1, 1] }];
  test.each<[string, RegExp, (file: CareerFile) => CareerFile]>([
    ["an honest career", /^5 steps and 3 seeded rolls agree\n$/, (file) => file],
    ["a changed number", /step 3: digest should be/, (file) => changed(file, 3, { at: "2020-01-01T00:00:00.000Z" })],
    [
      "a missing step",
      /step 2: version should be 2/,
      (file) => ({ ...file, steps: file.steps.filter((_, at) => at !== 2) }),
    ],
    ["better dice", /step 1: roll for gunnery/, (file) => forged(file, 1, { rolls })],
    ["another server's seed", /step 2: promise/, (file) => forged(file, 2, { seed: "x", revealed: "x" })],
    ["impossible dice", /step 3: a die of 6/, (file) => forged(file, 3, { rolls: [{ ...rolls[0]!, faces: [7, 1] }] })],
    ["other charts", /step 0: charts/, (file) => ({ ...file, charts: { G1: {} } })],
    ["another end", /^last snapshot/, (file) => ({ ...file, last: blank() })],
    ["a forged end", /^last snapshot/, (file) => forged(file, 4, { snapshot: other })],
    ["what is not a career", /not a career/, () => ({}) as CareerFile],
  ])("verdict on %s", async (_title, expected, forge) => {
    const { file } = await exported();
    expect(await python(forge(file))).toMatch(expected);
  });

  test("canonical JSON: the same text as the service writes", async () => {
    const values = fc.sample(fc.json(), { numRuns: 300, seed: 6 }).map((text) => JSON.parse(text));
    values.push(
      [1e21, 1e-7, 123456.789, 5e-324, 1.7976931348623157e308, -0.000001, 100, 1e20, 0.1, -0],
      '\u0000\u001f\u007f\u2028é€😀"\\',
    );
    values.push({ "\u{1f600}": 1, "\ufb33": 2, "\u20ac": 3, "\r": 4 });
    const code =
      "import json,sys; sys.path.insert(0,'examples/python'); import verify_career as v; print(json.dumps([v.canonical(x) for x in json.load(sys.stdin)]))";
    const { stdout, stderr } = spawnSync("python3", ["-B", "-c", code], {
      input: JSON.stringify(values),
      encoding: "utf8",
    });
    expect(stderr).toBe("");
    expect(JSON.parse(stdout)).toEqual(values.map(canonicalJson));
  });
});

function hasPython(): boolean {
  return spawnSync("python3", ["--version"]).status === 0;
}

async function python(file: unknown): Promise<string> {
  const path = join(folder, "career.json");
  await writeFile(path, JSON.stringify(file));
  const { stdout, stderr } = spawnSync("python3", ["-B", "examples/python/verify_career.py", path], {
    encoding: "utf8",
  });
  return stdout + stderr;
}
