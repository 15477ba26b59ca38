import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LIFETIME } from "../../src/careers/context";
import { pack, unpack } from "../../src/careers/store/pack";
import { withRetries } from "../../src/careers/store/retry";
import { StepTooLarge, StoreUnavailable } from "../../src/careers/store/store";
import { rollsOf } from "../../src/core/audit/rolls";
import { blank, drill } from "../fixtures/drill";
import { DATABASES } from "./databases";
import { contextOf, fireAt, newDrill, openService, type Service, serviceOn } from "./service";

describe("packed value", () => {
  test("large snapshot: the packed value is small", () => {
    const snapshot = {
      ...blank(),
      log: Array.from({ length: 5_000 }, (_, at) => ({ at, ship: "Raft", hits: at % 7 })),
    };
    expect(JSON.stringify(snapshot).length).toBeGreaterThan(150_000);
    expect(pack(snapshot).length).toBeLessThan(40_000);
    expect(unpack(pack(snapshot))).toEqual(snapshot);
  });

  test.each([undefined, "text", new Uint8Array([1, 2, 3])])("malformed value %j: not read", (body) => {
    expect(() => unpack(body)).toThrow();
  });
});

describe.each(DATABASES)("store on %s", (_name, start) => {
  let service: Service;
  beforeAll(async () => {
    service = await openService([drill], {}, start);
  });
  afterAll(() => service.database.stop());

  /** Returns the items of a career. Default: all items. */
  async function itemsOf(career = "") {
    const items = await service.database.items();
    return items.filter(({ pk, sk }) => [pk, sk].some((key) => key.startsWith(`career#${career}`)));
  }

  describe("stored item", () => {
    test("larger than the limit: refused, and nothing is written", async () => {
      expect(() => pack(randomBytes(400_000).toString("base64"))).toThrow(StepTooLarge);
      const charts = { G1: { name: randomBytes(600_000).toString("base64") } };
      const answer = await service.call("createCareer", { ruleset: "drill", seed: "a", charts });
      expect(answer).toMatchObject({ ok: false, problem: { kind: "TOO_LARGE", code: "STEP_TOO_LARGE" } });
    });

    test("has its expiry on every step, entry and index row", async () => {
      const { career, owner } = await newDrill(service);
      await service.ask("playStep", fireAt(career, 0), owner);
      const items = await itemsOf(career);
      expect(items).toHaveLength(6);
      for (const { expiresAt, sk } of items) {
        const lives = sk.startsWith("step") ? 1.5 * LIFETIME : LIFETIME;
        expect(Math.abs(expiresAt - (Date.now() / 1000 + lives))).toBeLessThan(60);
      }
    });
  });

  test("playing in the second half of a career's lifetime renews the expiry of every step", async () => {
    const short = serviceOn(service.database, contextOf(service.context.openStore, [drill], { lifetime: 1_000 }));
    const { career, owner } = await newDrill(short);
    await short.ask("playStep", fireAt(career, 0), owner);
    const long = serviceOn(service.database, contextOf(service.context.openStore, [drill], { lifetime: 50_000 }));
    await long.ask("playStep", fireAt(career, 1), owner);
    const items = await itemsOf(career);
    expect(items).toHaveLength(7);
    for (const { expiresAt } of items) {
      expect(expiresAt - Date.now() / 1000).toBeGreaterThan(49_000);
    }
    expect(await long.ask("verifyCareer", { career }, owner)).toMatchObject({ verified: true, steps: 3 });
  });

  describe("chain that has lost", () => {
    const DAMAGED = ["DAMAGED", "STORE_DAMAGED"];

    /** Plays a career of four steps. Returns it with its chain items by sort key. */
    async function played() {
      const { career, owner } = await newDrill(service);
      for (let version = 0; version < 3; version += 1) await service.ask("playStep", fireAt(career, version), owner);
      const items = await itemsOf(career);
      return { career, owner, item: (sk: string) => items.find((each) => each.sk === sk)! };
    }

    test("its newest step: damaged, never taken for a shorter chain", async () => {
      for (const renamed of ["lost#00000003", "step#00000003x", "step%"]) {
        const { career, owner, item } = await played();
        await service.database.rename(item("step#00000003"), renamed);
        for (const [operation, input] of [
          ["career", { career }],
          ["verifyCareer", { career }],
          ["exportCareer", { career }],
          ["careerSteps", { career }],
          ["forkCareer", { career }],
          ["careerAudit", { career, version: 3 }],
          ["playStep", fireAt(career, 2)],
        ] as const)
          expect(await service.fail(operation, input, owner), `${operation} ${renamed}`).toEqual(DAMAGED);
        expect(await service.ask("deleteCareer", { career }, owner)).toMatchObject({ deleted: true });
      }
    });

    test("all its steps: damaged, not unknown", async () => {
      const { career, owner, item } = await played();
      for (const version of [0, 1, 2, 3])
        await service.database.rename(item(`step#0000000${version}`), `lost#${version}`);
      expect(await service.fail("career", { career }, owner)).toEqual(DAMAGED);
      await service.database.rename(item("step$"), "lost$");
      expect(await service.fail("career", { career }, owner)).toEqual(DAMAGED);
    });

    test("a step in the middle: damaged wherever that step is read", async () => {
      for (const lost of [0, 1, 2]) {
        const { career, owner, item } = await played();
        await service.database.rename(item(`step#0000000${lost}`), "lost");
        for (const [operation, input] of [
          ["verifyCareer", { career }],
          ["exportCareer", { career }],
          ["careerSteps", { career }],
          ["forkCareer", { career }],
          ["career", { career, version: lost }],
          ["careerMap", { career, version: lost }],
          ["careerAudit", { career, version: lost }],
        ] as const)
          expect(await service.fail(operation, input, owner), `${operation} ${lost}`).toEqual(DAMAGED);
        expect(await service.fail("career", { career, version: 4 }, owner)).toEqual(["MALFORMED", "VERSION_UNKNOWN"]);
        expect(await service.ask("career", { career }, owner)).toMatchObject({ version: 3 });
      }
    });

    test("nothing, but has no mark because an older version wrote it: readable, and marked by its next step", async () => {
      const { career, owner, item } = await played();
      await service.database.rename(item("step$"), "none");
      expect(await service.ask("verifyCareer", { career }, owner)).toMatchObject({ verified: true, steps: 4 });
      await service.ask("playStep", fireAt(career, 3), owner);
      await service.database.rename({ pk: item("step$").pk, sk: "step#00000004" }, "lost");
      expect(await service.fail("career", { career }, owner)).toEqual(DAMAGED);
    });

    test("nothing, after its career was deleted and recreated: intact", async () => {
      const request = { ruleset: "drill", seed: "drill", idempotencyKey: "0123456789abcdef-0123456789abcdef" };
      const made = await service.ask("createCareer", request);
      const { career } = made.career;
      await service.ask("playStep", fireAt(career, 0), made.tokens[0].token);
      await service.ask("deleteCareer", { career }, made.tokens[0].token);
      expect(await itemsOf(career)).toEqual([]);
      const again = await service.ask("createCareer", request);
      expect(again.career.career).toBe(career);
      expect(await service.ask("career", { career }, again.tokens[0].token)).toMatchObject({ newest: 0 });
    });
  });

  describe("chain too large to copy", () => {
    const small = () => service.database.withLimits({ copyLimit: 2_000 });

    test("forkCareer and importCareer: STEP_TOO_LARGE, and nothing is written", async () => {
      const { career, owner } = await newDrill(service);
      for (let version = 0; version < 6; version += 1) await service.ask("playStep", fireAt(career, version), owner);
      const file = await service.ask("exportCareer", { career }, owner);
      const items = async () => (await itemsOf()).length;
      const before = await items();
      const cramped = serviceOn(service.database, contextOf(small()));
      expect(await cramped.fail("forkCareer", { career }, owner)).toEqual(["TOO_LARGE", "STEP_TOO_LARGE"]);
      expect(await cramped.fail("importCareer", file)).toEqual(["TOO_LARGE", "STEP_TOO_LARGE"]);
      expect(await items()).toBe(before);
      expect(await cramped.ask("forkCareer", { career, version: 0 }, owner)).toMatchObject({ career: { version: 1 } });
    });

    test("assertFit: stops at the deadline", async () => {
      const { career } = await newDrill(service);
      const store = await service.context.openStore(Date.now() + 1_000);
      const step = (await store.readStep((await store.readEntry(career))!.chain, 0))!;
      const late = await service.context.openStore(Date.now() - 1);
      expect(() => late.assertFit([step])).toThrow(StoreUnavailable);
    });
  });

  describe("position whose next step might not fit, depending on its dice", () => {
    const small = (roomLimit: number) =>
      serviceOn(service.database, contextOf(service.database.withLimits({ roomLimit })));
    const refused = ["TOO_LARGE", "SNAPSHOT_TOO_LARGE"];

    test("playStep: SNAPSHOT_TOO_LARGE whatever the dice, and no seed is promised", async () => {
      const { career, owner } = await newDrill(service);
      const cramped = small(100);
      for (const dice of [
        { server: true, entropy: "one" },
        { server: true, entropy: "two" },
        { seed: "a" },
        { dice: [1, 1] },
      ])
        expect(await cramped.fail("playStep", fireAt(career, 0, dice), owner)).toEqual(refused);
      expect(await service.ask("career", { career }, owner)).toMatchObject({ version: 0 });
      await service.ask("playStep", fireAt(career, 0), owner);
    });

    test("createCareer and importCareer: SNAPSHOT_TOO_LARGE, and nothing is written", async () => {
      const { career, owner } = await newDrill(service);
      const file = await service.ask("exportCareer", { career }, owner);
      const before = (await itemsOf()).length;
      const cramped = small(100);
      const first = { ...blank(), step: 1, targets: [{ name: "Hulk", damage: 1 }] };
      expect(await cramped.fail("createCareer", { ruleset: "drill", snapshot: first })).toEqual(refused);
      expect(await cramped.fail("importCareer", file)).toEqual(refused);
      expect(await itemsOf()).toHaveLength(before);
    });
  });

  test("page of steps larger than one response of the store: read in full", async () => {
    const { career, owner } = await newDrill(service);
    const store = await service.context.openStore(Date.now() + 60_000);
    const { chain } = (await store.readEntry(career))!;
    const first = (await store.readStep(chain, 0))!;
    const bulk = randomBytes(150_000).toString("base64");
    const steps = Array.from({ length: 12 }, (_, version) => {
      const input = version === 0 ? {} : { bulk };
      return { ...first, step: { ...first.step, version, input } };
    });
    await store.copy(chain, steps, Math.floor(Date.now() / 1000) + 1_000);
    const read = await store.readSteps(chain, 0, 100);
    expect(read.map(({ step }) => step.version)).toEqual(steps.map(({ step }) => step.version));
    const page = await service.ask("careerSteps", { career, limit: 12 }, owner);
    expect(page).toMatchObject({ next: null });
    expect(page.steps).toHaveLength(12);
  });
});

describe("withRetries", () => {
  const patience = { attemptMs: 50, firstWaitMs: 1, longestWaitMs: 10 };
  const named = (name: string) => Object.assign(new Error(name), { name });

  test("retries until an attempt succeeds", async () => {
    let tries = 0;
    const answer = await withRetries(
      async () => (++tries < 4 ? Promise.reject(named("Throttling")) : tries),
      Date.now() + 1_000,
      patience,
    );
    expect(answer).toBe(4);
  });

  test("stops at the deadline, even during an attempt that never ends", async () => {
    const never = () => new Promise<never>(() => {});
    await expect(withRetries(never, Date.now() + 200, patience)).rejects.toThrow(StoreUnavailable);
  });

  test.each(["ConditionalCheckFailedException", "AccessDeniedException", "ResourceNotFoundException", "TypeError"])(
    "%s: thrown at once, without a retry",
    async (name) => {
      let tries = 0;
      const thrown = named(name);
      const attempt = () => {
        tries += 1;
        return Promise.reject(thrown);
      };
      await expect(withRetries(attempt, Date.now() + 1_000, patience)).rejects.toBe(thrown);
      expect(tries).toBe(1);
    },
  );

  test.each([
    ["a name", named("ThrottlingException")],
    ["a code", Object.assign(new Error("gone"), { code: "ECONNRESET" })],
  ])("transient fault recognized by %s: StoreAway with the fault as its cause", async (_known, cause) => {
    const failing = () => Promise.reject(cause);
    const thrown = await withRetries(failing, Date.now() + 20, patience).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(StoreUnavailable);
    expect((thrown as Error).cause).toBe(cause);
  });
});

test.each([
  ["2d6", 6],
  ["1d37", 37],
  ["d66", 6],
  ["d100", 10],
  ["9x1d6", 6],
  ["3xd66", 6],
  ["2d0-9", 10],
])("rollsOf: dice %s have %i sides", (dice, sides) => {
  const entry = { kind: dice.includes("x") ? "throw" : "roll", label: "l", dice, faces: [1] };
  const low = dice.includes("0-") ? { low: 0 } : {};
  expect(rollsOf({ audit: [entry] as never })).toEqual([{ ...low, label: "l", sides, faces: [1] }]);
});
