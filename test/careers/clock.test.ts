import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { rotated, signerOf } from "../../src/careers/signing/signer";
import { type CareerFile, proveFile, type Verdict } from "../../src/proof/career-file";
import { isEarlier } from "../../src/proof/remarks";
import { drill } from "../fixtures/drill";
import { contextOf, fireAt, newDrill, openService, type Service, SIGNER, serviceOn } from "./service";
import { hasPython, judgedByPython } from "./stand-alone";

let service: Service;

beforeAll(async () => {
  service = await openService();
});

afterEach(() => void vi.useRealTimers());

afterAll(() => service.database.stop());

const SHARED = { server: true, entropy: "coin" };

const DAY = 24 * 60 * 60 * 1000;

const { keys } = SIGNER;

/** Moves the date by a number of days from now. Timers keep running normally. */
function moveClock(days: number): void {
  vi.useRealTimers();
  const now = Date.now() + days * DAY;
  vi.useFakeTimers({ toFake: ["Date"], now });
}

const remarksOf = (verdict: unknown) =>
  (verdict as Verdict).remarks.map(({ code, steps, first }) => [code, steps, first] as const);

const originsOf = (verdict: unknown) =>
  Object.fromEntries((verdict as Verdict).dice.map(({ origin, steps }) => [origin, steps]));

/** Plays a career with one step for each offset in days from now. Returns its file. */
async function playedOn(...days: readonly number[]): Promise<CareerFile> {
  const { career, owner } = await newDrill(service);
  for (const [version, each] of days.entries()) {
    moveClock(each);
    await service.ask("playStep", fireAt(career, version, SHARED), owner);
  }
  vi.useRealTimers();
  return service.ask("exportCareer", { career }, owner);
}

function expectPython(file: CareerFile, published: typeof keys, ...expected: readonly string[]): void {
  if (!hasPython) return;
  const [judged] = judgedByPython([JSON.stringify(file)], JSON.stringify({ keys: published }));
  expect(judged!.code).toBe(0);
  for (const each of expected) expect(judged!.said).toContain(each);
}

test("CLOCK_WRONG, a clock behind the signing key: the request is refused, and play continues once the clock is right", async () => {
  const { career, owner } = await newDrill(service);
  moveClock(-2);
  const wrong = ["UNAVAILABLE", "CLOCK_WRONG"];
  expect(await service.fail("playStep", fireAt(career, 0, SHARED), owner)).toEqual(wrong);
  expect(await service.fail("createCareer", { ruleset: "drill", seed: "drill" })).toEqual(wrong);
  expect(await service.fail("forkCareer", { career }, owner)).toEqual(wrong);
  vi.useRealTimers();
  expect(await service.ask("playStep", fireAt(career, 0, SHARED), owner)).toMatchObject({ version: 1 });
  const verdict = await service.ask("verifyCareer", { career }, owner);
  expect([originsOf(verdict), remarksOf(verdict)]).toEqual([{ NONE: 1, SERVER: 1 }, []]);
});

test("CLOCK_WRONG, a key from the future: only the log names the time of the key", async () => {
  const openSigner = async () => signerOf(rotated(undefined, "2999-01-01T00:00:00.000Z"));
  const early = serviceOn(service.database, contextOf(service.context.openStore, [drill], { openSigner }));
  const answer = await early.call("createCareer", { ruleset: "drill", seed: "drill" });
  if (answer.ok) throw new Error("A step was signed.");
  expect(answer.problem).toMatchObject({ code: "CLOCK_WRONG", cause: { message: expect.stringContaining("2999") } });
  expect(answer.problem.message).not.toContain("2999");
});

test("TIME_BACKWARDS: a remark, and the chain is still verified", async () => {
  const file = await playedOn(300, 0, 0, 200, 100);
  const verdict = proveFile(drill, file, { keys });
  expect(verdict).toMatchObject({ verified: true, difference: null });
  expect(remarksOf(verdict)).toEqual([["TIME_BACKWARDS", 2, 2]]);
  expect(remarksOf(await service.ask("verifyCareerFile", file))).toEqual([["TIME_BACKWARDS", 2, 2]]);
  expectPython(file, keys, "; TIME_BACKWARDS: 2 steps, the first 2");
  const honest = await playedOn(0, 0);
  expect(remarksOf(proveFile(drill, honest, { keys }))).toEqual([]);
});

test("TIME_OUTSIDE_KEY: a remark, and the signature proves nothing", async () => {
  const file = await playedOn(300, 0);
  const until = new Date(Date.now() + DAY).toISOString();
  const ended = keys.map((key) => ({ ...key, until }));
  const verdict = proveFile(drill, file, { keys: ended });
  expect(verdict).toMatchObject({ verified: true });
  expect(originsOf(verdict)).toEqual({ NONE: 1, SERVER_UNSIGNED: 2 });
  expect(remarksOf(verdict)).toEqual([
    ["TIME_BACKWARDS", 1, 2],
    ["TIME_OUTSIDE_KEY", 1, 1],
  ]);
  expectPython(file, ended, "; TIME_BACKWARDS: 1 steps, the first 2", "; TIME_OUTSIDE_KEY: 1 steps, the first 1");
});

test("KEY_UNKNOWN: a remark only if keys are supplied", async () => {
  const file = await playedOn(0);
  const others = signerOf(rotated(undefined)).keys;
  expect(remarksOf(proveFile(drill, file, { keys: others }))).toEqual([["KEY_UNKNOWN", 2, 0]]);
  expect(remarksOf(proveFile(drill, file))).toEqual([]);
  expectPython(file, [...others], "; KEY_UNKNOWN: 2 steps, the first 0");
});

test("isBefore: compares times with any number of fractional digits", () => {
  const times = ["2026-01-01T00:00:00Z", "2026-01-01T00:00:00.5Z", "2026-01-01T00:00:00.75Z", "2026-01-01T00:00:01Z"];
  for (const [index, time] of times.entries())
    for (const [other, later] of times.entries())
      expect(isEarlier(time, later), `${time} ${later}`).toBe(index < other);
});
