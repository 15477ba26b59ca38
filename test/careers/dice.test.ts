import { spawnSync } from "node:child_process";
import { createHash, createHmac } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { careersHandler } from "../../src/api/careers/index";
import { rotated, signerOf } from "../../src/careers/signing/signer";
import { rollsOf } from "../../src/core/audit/rolls";
import { digestOf } from "../../src/core/json/canonical";
import { type CareerFile, proveFile, type Verdict } from "../../src/proof/career-file";
import { commitmentOf } from "../../src/proof/promise";
import { type ChainStep, sealStep } from "../../src/proof/record";
import { resolveMove } from "../../src/proof/replay";
import { hunters } from "../../src/rulesets/hunters/index";
import { pq17 } from "../../src/rulesets/pq17/index";
import { blank, drill } from "../fixtures/drill";
import { exampleOf } from "../fixtures/examples";
import { exampleDetection } from "../fixtures/hunters/positions";
import { send } from "../http/client";
import { contextOf, fireAt, newDrill, openService, type Service, SHOT, SIGNER, serviceOn } from "./service";

let service: Service;
let folder: string;

beforeAll(async () => {
  service = await openService([drill, pq17, hunters]);
  folder = await mkdtemp(join(tmpdir(), "dice-"));
});

afterAll(() => Promise.all([service.database.stop(), rm(folder, { recursive: true })]));

const { keys } = SIGNER;

const SHARED = { server: true, entropy: "coin-7-tails" };

/** Counts the steps of each origin of dice in a verdict. */
const originsOf = ({ dice }: Pick<Verdict, "dice">) =>
  Object.fromEntries(dice.map(({ origin, steps }) => [origin, steps]));

async function exported(...dice: readonly object[]): Promise<{ file: CareerFile; career: string; owner: string }> {
  const { career, owner } = await newDrill(service);
  for (const [version, each] of dice.entries()) await service.ask("playStep", fireAt(career, version, each), owner);
  return { file: await service.ask("exportCareer", { career }, owner), career, owner };
}

async function python(file: unknown, published: unknown = { keys }): Promise<string> {
  await writeFile(join(folder, "career.json"), JSON.stringify(file));
  await writeFile(join(folder, "keys.json"), JSON.stringify(published));
  const args = [join(folder, "career.json"), "--keys", join(folder, "keys.json")];
  const { stdout, stderr } = spawnSync("python3", ["-B", "examples/python/verify_career.py", ...args], {
    encoding: "utf8",
  });
  return stdout + stderr;
}

const hasPython = spawnSync("python3", ["--version"]).status === 0;

describe("server dice", () => {
  test("use the promised seed mixed with the caller's entropy, and are signed", async () => {
    const { file, career, owner } = await exported(SHARED, { server: true }, { seed: "mine" }, { dice: [6, 5] });
    const [start, shared, alone] = file.steps as [ChainStep, ChainStep, ChainStep];
    expect(commitmentOf(shared.revealed!)).toBe(start.commitment);
    const message = "naval-umpire-dice/1\n1\ncoin-7-tails";
    expect(shared.seed).toBe(createHmac("sha256", shared.revealed!).update(message).digest("hex"));
    expect(alone.seed).toBe(alone.revealed);
    const counts = { SERVER: 1, SERVER_ALONE: 1, SEED: 1, TAPE: 1, NONE: 1 };
    expect(originsOf(await service.ask("verifyCareer", { career }, owner))).toEqual(counts);
    expect(originsOf(await service.ask("verifyCareerFile", file))).toEqual(counts);
    expect(proveFile(drill, file, { keys })).toMatchObject({ verified: true });
    if (hasPython) expect(await python(file)).toContain("of 2 steps the dice are signed as the server's");
  });

  test("custom charts: steps are counted by origin, and the verdict reports the charts", async () => {
    const charts = { G1: { rows: [{ min: null, max: null, result: "hit", hits: 1 }] } };
    const { career, owner } = await newDrill(service, { charts });
    for (const [version, each] of [SHARED, { dice: [6, 5] }].entries())
      await service.ask("playStep", fireAt(career, version, each), owner);
    const file: CareerFile = await service.ask("exportCareer", { career }, owner);
    const countsOf = ({ dice }: Pick<Verdict, "dice">) =>
      dice.map(({ origin, steps, ownCharts }) => [origin, steps, ownCharts]);
    const all = [
      ["SERVER", 1, 1],
      ["TAPE", 1, 1],
      ["NONE", 1, 1],
    ];
    const verdict = proveFile(drill, file, { keys });
    expect(verdict).toMatchObject({ verified: true });
    expect([...countsOf(verdict as Verdict)].sort()).toEqual([...all].sort());
    expect([...countsOf(await service.ask("verifyCareer", { career }, owner))].sort()).toEqual([...all].sort());
    const copy = await service.ask("importCareer", file);
    const joined = await service.ask("verifyCareer", { career: copy.career.career }, copy.tokens[0].token);
    expect(joined.dice.find(({ origin }: { origin: string }) => origin === "IMPORT")).toMatchObject({ ownCharts: 0 });
    const { file: plain } = await exported(SHARED);
    expect(countsOf(proveFile(drill, plain, { keys }) as Verdict).map(([, , own]) => own)).toEqual([0, 0]);
    if (hasPython) expect(await python(file)).toContain("3 steps were played on charts of the caller's own");
    if (hasPython) expect(await python(plain)).not.toContain("charts of the caller's own");
  });

  test("custom charts that can drop rolls: the verdict says that the caller could influence the dice", async () => {
    const rows = [
      { min: null, max: 9, result: "hit", hits: 2_147_483_647 },
      { min: 10, max: null, result: "miss", hits: 0 },
    ];
    const first = { ...blank(), step: 1, targets: [{ name: "Hulk", damage: 1 }] };
    const request = { ruleset: "drill", snapshot: first, charts: { G1: { rows } } };
    const made = await service.ask("createCareer", request);
    const [career, owner] = [made.career.career, made.tokens[0].token];
    let dropped = 0;
    for (;;) {
      const move = fireAt(career, 0, { server: true, entropy: `again-${dropped}` });
      const answer = await service.call("playStep", move, owner);
      if (answer.ok) break;
      expect(answer.problem.code).toBe("CHARTS_UNPLAYABLE");
      dropped += 1;
      expect(dropped).toBeLessThan(100);
    }
    const { dice } = await service.ask("verifyCareer", { career }, owner);
    const serverDice = dice.find(({ origin }: { origin: string }) => origin === "SERVER");
    expect(serverDice).toMatchObject({ steps: 1, ownCharts: 1 });
    expect(serverDice.proves).toMatch(/charts of their own.*reject a roll/);
    const { file } = await exported(SHARED);
    expect(JSON.stringify(proveFile(drill, file, { keys }))).not.toContain("charts of the caller's own");
  });

  test("forged step under an older revision: RULES_DIFFER without a signature, SIGNATURE_DIFFERS with one", async () => {
    const { file: later } = await exported({ seed: "mine" });
    const { signature } = later.steps[1]!;
    let previous: string | null = null;
    const steps = later.steps.map(({ format: _, name: __, author: ___, digest: ____, signature: _____, ...each }) => {
      const whole = sealStep({ ...each, previous });
      previous = whole.digest;
      return whole;
    });
    const file = { ...later, format: "naval-umpire-career/2", steps };
    const { revision: _, digest: __, ...step } = file.steps[1]!;
    const last = { ...(file.last as object), done: true };
    const forged = sealStep({ ...step, snapshot: digestOf(last) });
    const of = (step: ChainStep) => proveFile(drill, { ...file, steps: [file.steps[0]!, step], last }, { keys });
    expect(of(forged)).toMatchObject({
      verified: null,
      digest: null,
      difference: { version: 1, code: "RULES_DIFFER" },
    });
    const signed = of({ ...forged, signature: signature! });
    expect(signed).toMatchObject({ verified: false, difference: { version: 1, code: "SIGNATURE_DIFFERS" } });
    const inForce = of(sealStep({ ...step, revision: file.steps[1]!.revision!, snapshot: digestOf(last) }));
    expect(inForce).toMatchObject({ verified: false, difference: { version: 1, code: "SNAPSHOT_DIFFERS" } });
  });

  test("no key, or only keys that did not sign: SERVER_UNSIGNED", async () => {
    const { file } = await exported(SHARED);
    const nobodys = { NONE: 1, SERVER_UNSIGNED: 1 };
    expect(originsOf(proveFile(drill, file) as Verdict)).toEqual(nobodys);
    const other = signerOf(rotated(undefined)).keys;
    expect(originsOf(proveFile(drill, file, { keys: other }) as Verdict)).toEqual(nobodys);
    if (hasPython) expect(await python(file, { keys: other })).toContain("of 0 steps");
  });

  test("run with entropy: every seed derives from the seed promised before the run", async () => {
    const { snapshot, input } = exampleOf(pq17, "scatterConvoy");
    const made = await service.ask("createCareer", { ruleset: "pq17", snapshot });
    const { career } = made.career;
    const [{ token }] = made.tokens;
    const request = { career, expectedVersion: 0, operation: "scatterConvoy", input, ...SHARED, runOn: true };
    const { steps } = await service.ask("playStep", request, token);
    let key = steps[0].step.revealed;
    for (const { step } of steps) {
      expect(step.seed).toBe(
        createHmac("sha256", key).update(`naval-umpire-dice/1\n${step.version}\ncoin-7-tails`).digest("hex"),
      );
      key = step.seed;
    }
    expect(steps.map(({ step }: { step: ChainStep }) => step.ranOn)).toEqual([false, true, true]);
    const file: CareerFile = await service.ask("exportCareer", { career }, token);
    expect(await service.ask("verifyCareerFile", file)).toMatchObject({ verified: true });
    if (hasPython) expect(await python(file)).toContain("4 steps");
  });

  test("entropy: valid only with server dice; 1 to 128 printable ASCII characters", async () => {
    const { career, owner } = await newDrill(service);
    for (const dice of [{ seed: "mine" }, { dice: [1, 1] }]) {
      const request = fireAt(career, 0, { ...dice, entropy: "coin" });
      expect(await service.fail("playStep", request, owner)).toEqual(["MALFORMED", "ENTROPY_UNWANTED"]);
    }
    for (const entropy of ["é", "", " ", "a b", "~\u007f", "x".repeat(129)]) {
      const { ok, problem } = (await service.call("playStep", fireAt(career, 0, { server: true, entropy }), owner)) as {
        ok: boolean;
        problem?: { faults: readonly unknown[] };
      };
      expect([ok, problem?.faults], entropy).toEqual([false, [expect.objectContaining({ pointer: "/entropy" })]]);
    }
    const slip = await service.call(
      "playStep",
      fireAt(career, 0, { server: true, entropy: null, language: null }),
      owner,
    );
    expect(slip.ok ? [] : slip.problem.faults).toContainEqual(expect.objectContaining({ pointer: "/entropy" }));
    const bounds = [`!~${"x".repeat(126)}`, "!"].map((entropy, version) =>
      fireAt(career, version, { server: true, entropy }),
    );
    for (const each of bounds) await service.ask("playStep", each, owner);
    const step = fireAt(career, bounds.length, { ...SHARED, idempotencyKey: "again" });
    const first = await service.ask("playStep", step, owner);
    expect(await service.ask("playStep", step, owner)).toEqual(first);
    const other = { ...step, entropy: "another" };
    expect(await service.fail("playStep", other, owner)).toEqual(["KEY_REUSED", "IDEMPOTENCY_KEY_REUSED"]);
  });

  test("rerolls of server dice: REROLLS_UNSEEN, whatever the entropy, so no seed leaks", async () => {
    const made = await service.ask("createCareer", { ruleset: "hunters", snapshot: exampleDetection() });
    const { career } = made.career;
    const [{ token }] = made.tokens;
    const step = { career, expectedVersion: 0, operation: "resolveDepthCharge", input: { exceedTestDepth: false } };
    const messages = new Set<string>();
    for (const entropy of ["a", "b", "c", "d", "e", "f", "g", "h"]) {
      const answer = await service.call("playStep", { ...step, server: true, entropy, rerolls: [40] }, token);
      if (answer.ok) throw new Error("A roll of the server's dice was made again.");
      messages.add(JSON.stringify([answer.problem.code, answer.problem.faults]));
    }
    expect([...messages]).toEqual([expect.stringContaining("REROLLS_UNSEEN")]);
    const own = { ...step, seed: "mine", rerolls: [40] };
    expect(await service.fail("playStep", own, token)).toEqual(["MALFORMED", "REROLL_UNREACHED"]);
    expect(await service.ask("playStep", { ...step, ...SHARED, rerolls: [] }, token)).toMatchObject({ version: 1 });
  });

  test("career in format 1: verified as before, with unsigned dice", async () => {
    const { file } = await exported({ server: true }, { seed: "mine" });
    let previous: string | null = null;
    const steps = file.steps.map((step) => {
      const { digest: _, signature: __, salt: ___, entropy: ____, ranOn: _____, revision: ______, ...some } = step;
      const { format: _______, name: ________, author: _________, ...old } = some;
      const whole = sealStep({ ...old, previous } as ChainStep);
      previous = whole.digest;
      return whole;
    });
    const old = { ...file, format: "naval-umpire-career/1", steps } as CareerFile;
    const verdict = await service.ask("verifyCareerFile", old);
    expect(verdict).toMatchObject({ verified: true, steps: 3 });
    expect(originsOf(verdict)).toEqual({ NONE: 1, SERVER_UNSIGNED: 1, SEED: 1 });
    if (hasPython) expect(await python(old)).toContain("of 0 steps");
    const made = await service.ask("importCareer", old);
    const [{ token }] = made.tokens;
    const { career } = made.career;
    await service.ask("playStep", fireAt(career, 3, SHARED), token);
    const grownVerdict = await service.ask("verifyCareer", { career }, token);
    expect(originsOf(grownVerdict)).toEqual({ NONE: 1, SERVER_UNSIGNED: 1, SEED: 1, IMPORT: 1, SERVER: 1 });
  });
});

/** Forges a career: tries seeds until one hits, labels it as the server's and adds matching promises afterwards. */
function ground(file: CareerFile): CareerFile {
  const [start] = file.steps as [ChainStep];
  const { digest: _, signature: __, ...first } = start;
  const played = { operation: "resolveFire", input: SHOT, rerolls: [] };
  let lucky = "";
  let answer: ReturnType<typeof resolveMove> | undefined;
  for (let tries = 0; answer?.kind !== "RESOLUTION" || answer.dice.some((face) => face !== 1); tries += 1) {
    lucky = `ground-${tries}`;
    answer = resolveMove(drill, file.last, null, { ...played, dice: { kind: "SEED", seed: lucky } });
  }
  const promised = sealStep({ ...first, commitment: commitmentOf(lucky) });
  const shot = sealStep({
    ...promised,
    ...played,
    version: 1,
    kind: "PLAY",
    randomness: "SERVER",
    seed: lucky,
    revealed: lucky,
    diceStep: (file.last as { step: number }).step,
    rolls: rollsOf(answer),
    snapshot: answer.digest,
    previous: promised.digest,
  } as Omit<ChainStep, "digest">);
  const { digest: ___, ...rest } = shot;
  return { ...file, steps: [promised, sealStep(rest)], last: answer.snapshot };
}

describe("forgery", () => {
  test("chosen seeds labeled as the server's: SERVER_UNSIGNED, here and in the stand-alone verifier", async () => {
    const { file } = await exported();
    const forgery = ground(file);
    const verdict = await service.ask("verifyCareerFile", forgery);
    expect(verdict).toMatchObject({ verified: true, steps: 2 });
    expect(originsOf(verdict)).toEqual({ NONE: 1, SERVER_UNSIGNED: 1 });
    if (hasPython) expect(await python(forgery)).toContain("of 0 steps the dice are signed");
  });

  test("imported: its steps stay unsigned, and the verdict lists the import", async () => {
    const { file } = await exported();
    const made = await service.ask("importCareer", ground(file));
    const [{ token }] = made.tokens;
    const verdict = await service.ask("verifyCareer", { career: made.career.career }, token);
    expect(originsOf(verdict)).toEqual({ NONE: 1, SERVER_UNSIGNED: 1, IMPORT: 1 });
    expect(verdict.dice.find(({ origin }: { origin: string }) => origin === "IMPORT")).toMatchObject({ first: 2 });
  });

  test.each<[string, Partial<ChainStep>]>([
    ["a caller's seed relabelled", { randomness: "SERVER" }],
    ["better dice", { rolls: [{ label: "gunnery", sides: 6, faces: [1, 1] }] }],
    ["another time", { at: "2020-01-01T00:00:00.000Z" }],
  ])("signed step changed: detected: %s", async (_title, change) => {
    const { file } = await exported({ seed: "mine" });
    const [start, shot] = file.steps as [ChainStep, ChainStep];
    const { digest: _, signature, ...rest } = { ...shot, ...change };
    const forged = { ...file, steps: [start, { ...sealStep({ ...rest, at: shot.at }), signature }] } as CareerFile;
    const at = change.at === undefined ? forged : { ...file, steps: [start, { ...shot, ...change }] };
    const verdict = proveFile(drill, at as CareerFile, { keys }) as Verdict;
    expect(verdict.verified).toBe(false);
    expect(verdict.difference).toMatchObject({ version: 1 });
    expect(["SIGNATURE_DIFFERS", "DIGEST_DIFFERS", "SEED_NOT_PROMISED"]).toContain(verdict.difference!.code);
    if (hasPython) expect(await python(at)).toMatch(/^step 1: /);
  });

  test.each(["A", "AAAAA", "-", "AA"])("signature that is not 64 bytes: SIGNATURE_DIFFERS: %s", async (value) => {
    const { file } = await exported(SHARED);
    const [start, shot] = file.steps as [ChainStep, ChainStep];
    const forgery = { ...file, steps: [start, { ...shot, signature: { key: keys[0]!.id, value } }] };
    const difference = { version: 1, code: "SIGNATURE_DIFFERS" };
    expect(await service.ask("verifyCareerFile", forgery)).toMatchObject({ verified: false, difference });
    if (hasPython) expect(await python(forgery)).toMatch(/^step 1: /);
  });

  test("re-roll by forking: the verdict lists the fork, and the fork step cannot be removed", async () => {
    const { file, career, owner } = await exported(SHARED);
    const made = await service.ask("forkCareer", { career, version: 0 }, owner);
    const forked = made.career.career;
    await service.ask("playStep", fireAt(forked, 1, SHARED), owner);
    const again: CareerFile = await service.ask("exportCareer", { career: forked }, owner);
    const verdict = await service.ask("verifyCareerFile", again);
    expect(originsOf(verdict)).toEqual({ NONE: 1, FORK: 1, SERVER: 1 });
    const [start, , rolled] = again.steps as [ChainStep, ChainStep, ChainStep];
    const cut = { ...again, steps: [start, rolled] };
    expect(await service.ask("verifyCareerFile", cut)).toMatchObject({ verified: false });
    const { digest: _, signature: __, ...rest } = { ...rolled, version: 1, previous: start.digest };
    const patched = { ...again, steps: [start, sealStep(rest)] };
    expect(await service.ask("verifyCareerFile", patched)).toMatchObject({ verified: false });
    expect(originsOf(await service.ask("verifyCareerFile", file))).toEqual({ NONE: 1, SERVER: 1 });
  });

  test("step marked ranOn that was not part of a run: detected", async () => {
    const { file } = await exported(SHARED, SHARED);
    const [, first, second] = file.steps as [ChainStep, ChainStep, ChainStep];
    const seed = createHmac("sha256", first.seed!).update("naval-umpire-dice/1\n2\ncoin-7-tails").digest("hex");
    const { digest: _, signature: __, ...rest } = { ...second, ranOn: true, seed };
    const forgery = { ...file, steps: [file.steps[0], first, sealStep(rest)] } as CareerFile;
    expect(proveFile(drill, forgery)).toMatchObject({ difference: { version: 2, code: "SEED_NOT_PROMISED" } });
    if (hasPython) expect(await python(forgery)).toContain("a run cannot add this step");
  });
});

describe("signing keys", () => {
  test("public keys are published, including retired ones, and private keys never", async () => {
    const ring = rotated(rotated(undefined, "2026-01-01T00:00:00.000Z"), "2026-06-01T00:00:00.000Z");
    const signer = signerOf(ring);
    const context = contextOf(service.context.openStore, [drill], { openSigner: async () => signer });
    const published = await serviceOn(service.database, context).ask("signingKeys", {});
    expect(published.keys).toMatchObject([
      { until: "2026-06-01T01:00:00.000Z" },
      { algorithm: "Ed25519", from: "2026-06-01T00:00:00.000Z", until: null },
    ]);
    for (const { id, publicKey } of published.keys) {
      const bytes = Buffer.from(publicKey, "base64url");
      expect([bytes.length, id]).toEqual([32, createHash("sha256").update(bytes).digest("base64url").slice(0, 16)]);
    }
    for (const { privateKey } of ring.keys) expect(JSON.stringify(published)).not.toContain(privateKey);
    const handler = careersHandler([drill], service.context.openStore, { openSigner: async () => signer });
    const reply = await send(handler, { path: "/.well-known/naval-umpire-keys.json" });
    expect([reply.status, reply.json]).toEqual([200, published]);
  });

  test("rotated key: proves what it signed before the rotation, and nothing dated later", async () => {
    const first = rotated(undefined, "2000-01-01T00:00:00.000Z");
    const second = rotated(first);
    const openSigner = async () => signerOf(first);
    const old = serviceOn(service.database, contextOf(service.context.openStore, [drill], { openSigner }));
    const { career, owner } = await newDrill(old);
    await old.ask("playStep", fireAt(career, 0, SHARED), owner);
    const file: CareerFile = await old.ask("exportCareer", { career }, owner);
    const published = signerOf(second).keys.map((key) => ({ ...key, until: key.until && "2999-01-01T00:00:00.000Z" }));
    expect(originsOf(proveFile(drill, file, { keys: published }) as Verdict)).toEqual({ NONE: 1, SERVER: 1 });
    const early = published.map((key) => ({ ...key, until: key.until && "2001-01-01T00:00:00.000Z" }));
    expect(originsOf(proveFile(drill, file, { keys: early }) as Verdict)).toEqual({ NONE: 1, SERVER_UNSIGNED: 1 });
  });

  test("no keys: steps stay unsigned", async () => {
    const openSigner = async () => undefined;
    const bare = serviceOn(service.database, contextOf(service.context.openStore, [drill], { openSigner }));
    const { career, owner } = await newDrill(bare);
    const { step } = await bare.ask("playStep", fireAt(career, 0, SHARED), owner);
    expect(step.signature).toBeNull();
    expect(await bare.ask("signingKeys", {})).toEqual({ keys: [] });
    expect(originsOf(await bare.ask("verifyCareer", { career }, owner))).toEqual({ NONE: 1, SERVER_UNSIGNED: 1 });
  });
});
