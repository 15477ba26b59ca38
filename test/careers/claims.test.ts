import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { environmentSigner } from "../../src/careers/signing/environment";
import { careersService } from "../../src/local/services";
import { type CareerFile, proveFile, type Verdict } from "../../src/proof/career-file";
import { type ChainStep, sealStep } from "../../src/proof/record";
import { hunters } from "../../src/rulesets/hunters/index";
import { drill } from "../fixtures/drill";
import { exampleOf } from "../fixtures/examples";
import { fireAt, newDrill, openService, type Service, SIGNER } from "./service";
import { hasPython } from "./stand-alone";

let service: Service;

beforeAll(async () => {
  service = await openService([drill, hunters]);
});

afterAll(() => service.database.stop());

const SHARED = { server: true, entropy: "coin" };

const { keys } = SIGNER;

const originsOf = (verdict: unknown) =>
  Object.fromEntries((verdict as Verdict).dice.map(({ origin, steps }) => [origin, steps]));

async function played(...dice: readonly object[]): Promise<{ file: CareerFile; career: string; owner: string }> {
  const { career, owner } = await newDrill(service);
  for (const [version, each] of dice.entries()) await service.ask("playStep", fireAt(career, version, each), owner);
  return { file: await service.ask("exportCareer", { career }, owner), career, owner };
}

describe("limits of a verdict", () => {
  test("restarted games: the first server roll of each counts as SERVER_FIRST", async () => {
    const { input } = exampleOf(hunters, "new");
    const files: CareerFile[] = [];
    for (const _ of [1, 2]) {
      const made = await service.ask("createCareer", { ruleset: "hunters", input, server: true });
      files.push(await service.ask("exportCareer", { career: made.career.career }, made.tokens[0].token));
    }
    expect(files[0]!.steps[0]!.seed).not.toBe(files[1]!.steps[0]!.seed);
    for (const file of files) {
      const verdict = proveFile(hunters, file, { keys });
      expect([verdict, originsOf(verdict)]).toMatchObject([{ verified: true }, { SERVER_FIRST: 1 }]);
      expect(originsOf(proveFile(hunters, file))).toEqual({ SERVER_UNSIGNED: 1 });
    }
  });

  test("truncated chain: a verdict of an earlier end is also verified", async () => {
    const { file, career, owner } = await played(SHARED, SHARED);
    const { snapshot } = await service.ask("career", { career, version: 1 }, owner);
    const earlier = { ...file, steps: file.steps.slice(0, 2), last: snapshot };
    const verdict = proveFile(drill, earlier, { keys });
    expect([verdict, originsOf(verdict)]).toMatchObject([
      { verified: true, steps: 2 },
      { NONE: 1, SERVER: 1 },
    ]);
  });

  test("forks: the export of the source does not mention them", async () => {
    const { file, career, owner } = await played(SHARED);
    await service.ask("forkCareer", { career, version: 0 }, owner);
    expect(await service.ask("exportCareer", { career }, owner)).toEqual(file);
  });

  test("origin of dice: SERVER_UNSIGNED without the keys, or with a key not valid at the time of the step", async () => {
    const { file } = await played(SHARED);
    const { at } = file.steps[1]!;
    const of = (change: object) =>
      originsOf(proveFile(drill, file, { keys: keys.map((key) => ({ ...key, ...change })) }));
    const nobodys = { NONE: 1, SERVER_UNSIGNED: 1 };
    expect(of({})).toEqual({ NONE: 1, SERVER: 1 });
    expect(of({ until: at })).toEqual({ NONE: 1, SERVER: 1 });
    expect(of({ from: "2999-01-01T00:00:00.000Z" })).toEqual(nobodys);
    expect(of({ id: "another" })).toEqual(nobodys);
  });
});

test("leaked key: once `until` is before `from`, it proves no step, even with a forged time", async () => {
  const { file } = await played(SHARED);
  const { from } = keys[0]!;
  let previous: string | null = null;
  const steps = file.steps.map((step) => {
    const { digest: _, signature: __, ...rest } = { ...step, at: from, previous };
    const whole = sealStep(rest);
    previous = whole.digest;
    return { ...whole, signature: SIGNER.sign(whole.digest) };
  });
  const of = (until: string | null) =>
    originsOf(proveFile(drill, { ...file, steps }, { keys: keys.map((key) => ({ ...key, until })) }));
  expect([of(null), of(from)]).toEqual([
    { NONE: 1, SERVER: 1 },
    { NONE: 1, SERVER: 1 },
  ]);
  expect(of("2000-01-01T00:00:00.000Z")).toEqual({ NONE: 1, SERVER_UNSIGNED: 1 });
});

test("promised seeds: each is the hash of 32 random bytes and is revealed with the next step, whatever dice that step uses", async () => {
  const { file } = await played(SHARED, { server: true }, { seed: "mine" }, { dice: [6, 5] });
  const seeds = file.steps.slice(1).map(({ revealed }) => revealed!);
  expect(new Set(seeds).size).toBe(4);
  for (const [index, seed] of seeds.entries()) {
    expect(seed).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(Buffer.from(seed, "base64url")).toHaveLength(32);
    const hash = createHash("sha256").update(seed, "utf8").digest("hex");
    expect(file.steps[index]!.commitment).toBe(`sha256:${hash}`);
  }
  const salts = file.steps.map(({ salt }: ChainStep) => salt);
  expect(new Set(salts).size).toBe(5);
});

test("keys of a local service: created once, next to the games, readable only by the owner, and created again if the file is missing", async () => {
  const folder = await mkdtemp(join(tmpdir(), "keys-"));
  const file = join(folder, "careers.keys.json");
  const started = async () => {
    const env: Record<string, string | undefined> = {};
    const warned: string[] = [];
    const store = careersService(join(folder, "careers"), env, (text) => warned.push(text));
    await store.start();
    await store.stop();
    expect([env.SIGNING_KEYS_FILE, warned]).toEqual([file, []]);
    const signer = await environmentSigner(env)();
    return signer!.keys.map(({ id }) => id);
  };
  const first = await started();
  expect([first.length, (await stat(file)).mode & 0o777]).toEqual([1, 0o600]);
  expect(await started()).toEqual(first);
  await rm(file);
  const later = await started();
  expect([later.length, later[0] === first[0]]).toEqual([1, false]);
  await rm(folder, { recursive: true });
});

test.skipIf(!hasPython)("stand-alone verifier: needs only Python", async () => {
  const folder = await mkdtemp(join(tmpdir(), "alone-"));
  const { file } = await played(SHARED);
  const [career, ring] = [join(folder, "career.json"), join(folder, "keys.json")];
  await Promise.all([writeFile(career, JSON.stringify(file)), writeFile(ring, JSON.stringify({ keys }))]);
  // `-I` ignores environment variables and the script's folder. `-S` excludes installed packages.
  const args = ["-B", "-I", "-S", "examples/python/verify_career.py", career, "--keys", ring];
  const { stdout, stderr } = spawnSync("python3", args, { encoding: "utf8", env: { PATH: process.env.PATH } });
  await rm(folder, { recursive: true });
  expect([stderr, stdout]).toEqual(["", expect.stringContaining("of 1 steps the dice are signed as the server's")]);
});
