import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ChainStep } from "../../src/proof/record";
import { blank } from "../fixtures/drill";
import { fireAt, newDrill, openService, type Service, SHOT, serviceOn } from "./service";

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.database.stop());

const sha256 = (text: string) => `sha256:${createHash("sha256").update(text).digest("hex")}`;

describe("createCareer", () => {
  test("starts a game and returns its tokens once", async () => {
    const { made, owner, career } = await newDrill(service, { name: "Friday" });
    expect(made.kind).toBe("RESOLUTION");
    expect(made.answer).toMatchObject({ kind: "RESOLUTION", operation: "new", snapshot: { step: 1 } });
    expect(made.career).toMatchObject({
      name: "Friday",
      version: 0,
      newest: 0,
      role: "OWNER",
      over: false,
      complete: true,
    });
    expect(made.tokens.map(({ role }: { role: string }) => role)).toEqual(["OWNER", "SPECTATOR"]);
    for (const { token } of made.tokens) expect(token).toMatch(/^nut_[A-Za-z0-9_-]{43}$/);
    const again = await service.ask("career", { career }, owner);
    expect(again).toEqual(made.career);
    expect(JSON.stringify(again)).not.toContain("nut_");
  });

  test("starts from a snapshot, and rejects one that play cannot reach", async () => {
    const snapshot = { ...blank(), step: 7 };
    const made = await service.ask("createCareer", { ruleset: "drill", snapshot });
    expect(made.career).toMatchObject({ version: 0, snapshot });
    const ghost = { ...snapshot, targets: [{ name: "Ghost", damage: 0 }] };
    expect(await service.fail("createCareer", { ruleset: "drill", snapshot: ghost })).toEqual([
      "MALFORMED",
      "NO_SUCH_SHIP",
    ]);
    expect(await service.fail("createCareer", { ruleset: "drill", snapshot, seed: "a" })).toEqual([
      "MALFORMED",
      "SNAPSHOT_UNWANTED",
    ]);
  });

  test("requires a ruleset and exactly one kind of dice", async () => {
    expect(await service.fail("createCareer", { ruleset: "chess", seed: "a" })).toEqual([
      "MALFORMED",
      "RULESET_UNKNOWN",
    ]);
    expect(await service.fail("createCareer", { ruleset: "drill" })).toEqual(["MALFORMED", "SEED_OR_DICE"]);
    expect(await service.fail("createCareer", { ruleset: "drill", seed: "a", dice: [1] })).toEqual([
      "MALFORMED",
      "SEED_OR_DICE",
    ]);
  });

  test("with an owner's token: the new career belongs to the same owner", async () => {
    const { owner, career } = await newDrill(service);
    const second = await newDrill(service, {}, owner);
    expect(second.made.tokens.map(({ role }: { role: string }) => role)).toEqual(["SPECTATOR"]);
    const { careers } = await service.ask("careers", {}, owner);
    expect(careers.map((each: { career: string }) => each.career).sort()).toEqual([career, second.career].sort());
    const { spectator } = second;
    expect(await service.fail("createCareer", { ruleset: "drill", seed: "a" }, spectator)).toEqual([
      "UNKNOWN",
      "CAREER_UNKNOWN",
    ]);
  });

  test("careers: lists a token's careers in pages", async () => {
    const { owner } = await newDrill(service);
    for (let more = 0; more < 4; more += 1) await newDrill(service, {}, owner);
    const careersListed: string[] = [];
    let after: string | null = null;
    do {
      const page: { careers: { career: string }[]; next: string | null } = await service.ask(
        "careers",
        { limit: 2, after },
        owner,
      );
      careersListed.push(...page.careers.map(({ career }) => career));
      after = page.next;
    } while (after !== null);
    expect(new Set(careersListed).size).toBe(5);
  });

  test("with charts: every later step uses them", async () => {
    const charts = { G1: { rows: [{ min: null, max: null, result: "hit", hits: 1 }] } };
    const { career, owner } = await newDrill(service, { charts });
    const played = await service.ask("playStep", fireAt(career, 0, { dice: [6, 6] }), owner);
    expect(played.answer.outcome.hits).toEqual(["bow_gun"]);
    expect(played.step.charts).toMatch(/^sha256:/);
    expect(await service.ask("verifyCareer", { career }, owner)).toMatchObject({ verified: true, steps: 2 });
  });
});

describe("playStep", () => {
  test("appends a step chained to the previous one", async () => {
    const { career, owner, made } = await newDrill(service);
    const played = await service.ask("playStep", fireAt(career, 0, { dice: [3, 4] }), owner);
    expect(played).toMatchObject({
      kind: "RESOLUTION",
      version: 1,
      answer: { dice: [3, 4], outcome: { hits: ["bow_gun"] } },
    });
    expect(played.step).toMatchObject({
      version: 1,
      kind: "PLAY",
      operation: "resolveFire",
      input: SHOT,
      randomness: "TAPE",
      seed: null,
      rolls: [{ label: "gunnery", sides: 6, faces: [3, 4] }],
      previous: made.career.digest,
      diceStep: 1,
    });
    expect(await service.ask("career", { career }, owner)).toMatchObject({
      version: 1,
      digest: played.step.digest,
      snapshot: played.answer.snapshot,
    });
    expect(await service.ask("career", { career, version: 0 }, owner)).toMatchObject({ version: 0, newest: 1 });
  });

  test("a stale expectedVersion is a conflict that names the current version", async () => {
    const { career, owner } = await newDrill(service);
    await service.ask("playStep", fireAt(career, 0), owner);
    const late = await service.call("playStep", fireAt(career, 0), owner);
    expect(late).toMatchObject({
      ok: false,
      problem: { kind: "CONFLICT", code: "VERSION_CONFLICT", currentVersion: 1 },
    });
  });

  test("a refusal and a tape that is too short change nothing", async () => {
    const { career, owner } = await newDrill(service);
    const refused = { ...fireAt(career, 0), input: { shots: [{ target: 3, gun: "bow_gun", note: null }] } };
    expect(await service.ask("playStep", refused, owner)).toMatchObject({
      kind: "REFUSAL",
      version: 0,
      step: null,
      answer: { code: "NO_TARGET" },
    });
    expect(await service.ask("playStep", fireAt(career, 0, { dice: [1] }), owner)).toMatchObject({
      kind: "NEEDS_ROLL",
      version: 0,
    });
    expect(await service.fail("playStep", fireAt(career, 0, { dice: [1, 2, 3] }), owner)).toEqual([
      "MALFORMED",
      "TAPE_LEFT_OVER",
    ]);
    expect(await service.fail("playStep", { ...fireAt(career, 0), operation: "new" }, owner)).toEqual([
      "MALFORMED",
      "OPERATION_UNKNOWN",
    ]);
    expect((await service.ask("career", { career }, owner)).newest).toBe(0);
  });

  test("the audit trail has the requested level", async () => {
    const { career, owner } = await newDrill(service);
    const kinds = async (version: number, audit?: string) => {
      const more = { dice: [1, 1], ...(audit === undefined ? {} : { audit }) };
      const { answer } = await service.ask("playStep", fireAt(career, version, more), owner);
      return answer.audit.map(({ kind }: { kind: string }) => kind);
    };
    expect(await kinds(0)).toEqual(["roll", "effect", "ruling"]);
    expect(await kinds(1, "SUMMARY")).toEqual(["roll", "ruling"]);
    expect(await kinds(2, "NONE")).toEqual([]);
  });

  test("the server's seed is promised with one step, used on request and revealed with the next step", async () => {
    const { career, owner, made } = await newDrill(service);
    const first = await service.ask("playStep", fireAt(career, 0, { server: true }), owner);
    expect(sha256(first.step.revealed)).toBe(made.career.commitment);
    expect(first.step).toMatchObject({ randomness: "SERVER", seed: first.step.revealed });
    const second = await service.ask("playStep", fireAt(career, 1, { seed: "mine" }), owner);
    expect(sha256(second.step.revealed)).toBe(first.step.commitment);
    expect(second.step).toMatchObject({ randomness: "SEED", seed: "mine" });
    expect(second.step.revealed).not.toBe(first.step.revealed);
  });

  test("careerSteps: steps are returned in pages", async () => {
    const { career, owner } = await newDrill(service);
    for (let version = 0; version < 6; version += 1) await service.ask("playStep", fireAt(career, version), owner);
    const versions: number[] = [];
    let after: string | null = null;
    do {
      const page: { steps: ChainStep[]; next: string | null } = await service.ask(
        "careerSteps",
        { career, limit: 3, after },
        owner,
      );
      versions.push(...page.steps.map(({ version }) => version));
      after = page.next;
    } while (after !== null);
    expect(versions).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });
});

describe("idempotency key", () => {
  const KEY = "0f6d1c9e-54b1-4b1d-9f0c-7f0b6a2d3e4c";

  test("playStep, 50 identical requests at once: one step and identical responses", async () => {
    const { career, owner } = await newDrill(service);
    const input = fireAt(career, 0, { server: true, idempotencyKey: "once" });
    const answers = await Promise.all(Array.from({ length: 50 }, () => service.ask("playStep", input, owner)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await service.ask("career", { career }, owner)).newest).toBe(1);
    await service.ask("playStep", fireAt(career, 1), owner);
    expect(await service.ask("playStep", input, owner)).toEqual(answers[0]);
  });

  test("reused for a different request: refused", async () => {
    const { career, owner } = await newDrill(service);
    await service.ask("playStep", fireAt(career, 0, { seed: "a", idempotencyKey: "k" }), owner);
    const other = fireAt(career, 1, { seed: "a", idempotencyKey: "k" });
    expect(await service.fail("playStep", other, owner)).toEqual(["KEY_REUSED", "IDEMPOTENCY_KEY_REUSED"]);
    const fresh = await newDrill(service);
    await service.ask("playStep", fireAt(fresh.career, 0, { seed: "a", idempotencyKey: "k" }), fresh.owner);
  });

  test("createCareer, 50 identical requests at once: one career and the same tokens", async () => {
    const input = { ruleset: "drill", server: true, idempotencyKey: KEY };
    // The default time budget is for a single request. Here fifty compete for the processor.
    const crowd = serviceOn(service.database, { ...service.context, budgetMs: 60_000 });
    const made = await Promise.all(Array.from({ length: 50 }, () => crowd.ask("createCareer", input)));
    const summaries = made.map(({ career, tokens, answer }) =>
      JSON.stringify([career.career, career.digest, tokens, answer]),
    );
    expect(new Set(summaries).size).toBe(1);
    expect(await service.fail("createCareer", { ...input, name: "other" })).toEqual([
      "KEY_REUSED",
      "IDEMPOTENCY_KEY_REUSED",
    ]);
  }, 60_000);

  test("a guessable key: IDEMPOTENCY_KEY_WEAK from createCareer and forkCareer", async () => {
    const input = { ruleset: "drill", seed: "a", idempotencyKey: "1" };
    expect(await service.fail("createCareer", input)).toEqual(["MALFORMED", "IDEMPOTENCY_KEY_WEAK"]);
    const { career, owner, spectator } = await newDrill(service);
    expect(await service.fail("createCareer", input, owner)).toEqual(["MALFORMED", "IDEMPOTENCY_KEY_WEAK"]);
    const fork = { career, idempotencyKey: "1" };
    for (const token of [owner, spectator]) {
      expect(await service.fail("forkCareer", fork, token)).toEqual(["MALFORMED", "IDEMPOTENCY_KEY_WEAK"]);
    }
  });

  test("createCareer, the same key from two owners: one career for each owner", async () => {
    const [{ owner }, other] = [await newDrill(service), await newDrill(service)];
    const one = await newDrill(service, { idempotencyKey: KEY }, owner);
    expect((await newDrill(service, { idempotencyKey: KEY }, owner)).career).toBe(one.career);
    expect((await newDrill(service, { idempotencyKey: KEY }, other.owner)).career).not.toBe(one.career);
  });

  test("forkCareer, identical requests at once: one fork", async () => {
    const { career, owner } = await newDrill(service);
    const fork = (more: object = {}) => ({ career, idempotencyKey: KEY, ...more });
    const made = await Promise.all(Array.from({ length: 10 }, () => service.ask("forkCareer", fork(), owner)));
    expect(new Set(made.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(await service.ask("forkCareer", fork(), owner)).toEqual(made[0]);
    expect(await service.fail("forkCareer", fork({ name: "other" }), owner)).toEqual([
      "KEY_REUSED",
      "IDEMPOTENCY_KEY_REUSED",
    ]);
  });

  test("importCareer, repeated: one career", async () => {
    const { career, owner } = await newDrill(service);
    const file = await service.ask("exportCareer", { career }, owner);
    const input = { ...file, idempotencyKey: "b1946ac9-2492-4d23-9f0c-1a2b3c4d5e6f" };
    const made = await Promise.all([1, 2, 3].map(() => service.ask("importCareer", input)));
    expect(new Set(made.map((each) => JSON.stringify(each))).size).toBe(1);
    const other = { ...input, name: "other" };
    expect(await service.fail("importCareer", other)).toEqual(["KEY_REUSED", "IDEMPOTENCY_KEY_REUSED"]);
  });
});

describe("forkCareer", () => {
  test("copies the chain up to any step, promises a new seed and continues independently", async () => {
    const { career, owner } = await newDrill(service);
    for (let version = 0; version < 4; version += 1)
      await service.ask("playStep", fireAt(career, version, { server: true }), owner);
    const made = await service.ask("forkCareer", { career, version: 2 }, owner);
    const fork = made.career.career;
    expect(made.career).toMatchObject({ version: 3, origin: { career, version: 2 } });
    const [{ steps: own }, { steps: source }] = [
      await service.ask("careerSteps", { career: fork }, owner),
      await service.ask("careerSteps", { career }, owner),
    ];
    expect(own.slice(0, 3)).toEqual(source.slice(0, 3));
    expect(own[3]).toMatchObject({ kind: "FORK", operation: null, revealed: null, snapshot: source[2].snapshot });
    expect(own[3].commitment).not.toBe(source[2].commitment);
    const played = await service.ask("playStep", fireAt(fork, 3, { server: true }), owner);
    expect(played.step.seed).not.toBe(source[3].seed);
    expect(await service.ask("verifyCareer", { career: fork }, owner)).toMatchObject({ verified: true, steps: 5 });
    expect(await service.ask("verifyCareer", { career }, owner)).toMatchObject({ verified: true, steps: 5 });
    expect(await service.fail("forkCareer", { career, version: 9 }, owner)).toEqual(["MALFORMED", "VERSION_UNKNOWN"]);
  });

  test("from a spectator: the fork has an owner of its own", async () => {
    const { career, spectator } = await newDrill(service);
    const made = await service.ask("forkCareer", { career }, spectator);
    const { token } = made.tokens.find(({ role }: { role: string }) => role === "OWNER");
    expect(await service.ask("career", { career: made.career.career }, token)).toMatchObject({ role: "OWNER" });
  });
});

describe("deleteCareer", () => {
  test("closes the career to every token and leaves nothing in the store", async () => {
    const { career, owner, spectator } = await newDrill(service);
    await service.ask("playStep", fireAt(career, 0), owner);
    const store = await service.context.openStore(Date.now() + 5_000);
    const { chain } = (await store.readEntry(career))!;
    expect((await store.readHead(chain))?.step.version).toBe(1);
    expect(await service.ask("deleteCareer", { career }, owner)).toEqual({ career, deleted: true });
    for (const token of [owner, spectator]) {
      expect(await service.fail("career", { career }, token)).toEqual(["UNKNOWN", "CAREER_UNKNOWN"]);
    }
    expect((await service.ask("careers", {}, owner)).careers).toEqual([]);
    expect(await store.readHead(chain)).toBeUndefined();
  });
});
