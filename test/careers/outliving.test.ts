import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seedsOf } from "../../src/careers/promises";
import type { CareerStore, OpenStore } from "../../src/careers/store/store";
import { drill } from "../fixtures/drill";
import { DATABASES, type Database } from "./databases";
import { contextOf, fireAt, newDrill, SECRETS, type Service, serviceOn } from "./service";

const KEY = "7c0f3a52-1f8e-4f57-9a44-2b6d1c9e0f11";

/** An action to run before or after a call of the store. */
interface Meanwhile {
  readonly method: keyof CareerStore;
  readonly when: "BEFORE" | "AFTER";
  readonly act: () => Promise<unknown>;
}

describe.each(DATABASES)("deleted careers and late steps, %s", (where, start) => {
  let database: Database;
  let plain: Service;
  let openStore: OpenStore;

  beforeAll(async () => {
    database = await start();
    openStore = database.openStore;
    plain = serviceOn(database, contextOf(openStore));
  });
  afterAll(() => database.stop());

  /** Returns a service that runs the action once, at the first call of the store method. */
  function overtaken({ method, when, act }: Meanwhile, lifetime?: number): Service {
    let remaining = 1;
    const opened: OpenStore = async (deadline) => {
      const store = await openStore(deadline);
      const call = store[method].bind(store) as (...args: unknown[]) => Promise<unknown>;
      const interleaved = async (...args: unknown[]) => {
        const first = remaining > 0;
        remaining -= 1;
        if (first && when === "BEFORE") await act();
        const answer = await call(...args);
        if (first && when === "AFTER") await act();
        return answer;
      };
      return Object.assign(Object.create(store) as CareerStore, { [method]: interleaved });
    };
    return serviceOn(plain.database, contextOf(opened, [drill], lifetime === undefined ? {} : { lifetime }));
  }

  /** Counts the items of a career and of its chains. */
  async function itemsOf(career: string): Promise<number> {
    const items = await database.items();
    return items.filter(({ pk, sk }) => [pk, sk].some((key) => key.startsWith(`career#${career}`))).length;
  }

  const UNKNOWN = ["UNKNOWN", "CAREER_UNKNOWN"];
  const own = (name: string) => ({ idempotencyKey: `${KEY}-${where}-${name}`.replaceAll(" ", "-") });

  test.each(["BEFORE", "AFTER"] as const)(
    "career deleted %s the step is appended: CAREER_UNKNOWN, and nothing is left",
    async (when) => {
      const begin = () => newDrill(plain, own(when));
      const { career, owner } = await begin();
      await plain.ask("playStep", fireAt(career, 0), owner);
      const act = () => plain.ask("deleteCareer", { career }, owner);
      const late = overtaken({ method: "append", when, act });
      expect(await late.fail("playStep", fireAt(career, 1, { server: true, idempotencyKey: "late" }), owner)).toEqual(
        UNKNOWN,
      );
      expect(await itemsOf(career)).toBe(0);
      const again = await begin();
      expect(again.career).toBe(career);
      const sameKey = fireAt(career, 1, { idempotencyKey: "late", seed: "x" });
      expect(await plain.ask("playStep", fireAt(career, 0), again.owner)).toMatchObject({ version: 1 });
      expect(await plain.ask("playStep", sameKey, again.owner)).toMatchObject({ version: 2 });
      expect(await plain.ask("verifyCareer", { career }, again.owner)).toMatchObject({ verified: true, steps: 3 });
    },
  );

  test("career deleted and recreated with the same key before the append: the late step does not reach the new career", async () => {
    const begin = () => newDrill(plain, own("anew"));
    const { career, owner } = await begin();
    await plain.ask("playStep", fireAt(career, 0), owner);
    let again = owner;
    const act = async () => {
      await plain.ask("deleteCareer", { career }, owner);
      const made = await begin();
      expect(made.career).toBe(career);
      again = made.owner;
      await plain.ask("playStep", fireAt(career, 0, { seed: "other" }), again);
    };
    const late = overtaken({ method: "append", when: "BEFORE", act });
    expect(await late.fail("playStep", fireAt(career, 1), owner)).toEqual(UNKNOWN);
    expect(await plain.ask("career", { career }, again)).toMatchObject({ newest: 1 });
    expect(await plain.ask("playStep", fireAt(career, 1), again)).toMatchObject({ version: 2 });
    expect(await plain.ask("verifyCareer", { career }, again)).toMatchObject({ verified: true, steps: 3 });
    // The career entry, three steps, the chain mark and two index rows.
    expect(await itemsOf(career)).toBe(7);
  });

  test("process killed before it removes the late step: the recreated career is unaffected", async () => {
    const begin = () => newDrill(plain, own("crash"));
    const { career, owner } = await begin();
    await plain.ask("playStep", fireAt(career, 0), owner);
    let again = owner;
    const act = async () => {
      await plain.ask("deleteCareer", { career }, owner);
      again = (await begin()).owner;
    };
    const crash = async () => {
      throw new Error("The function was killed.");
    };
    const late = overtaken({ method: "append", when: "BEFORE", act });
    const openLate = late.context.openStore;
    const killed = serviceOn(plain.database, {
      ...late.context,
      openStore: async (deadline) => {
        const store = await openLate(deadline);
        return Object.assign(Object.create(store) as CareerStore, { removeSteps: crash });
      },
    });
    await expect(killed.call("playStep", fireAt(career, 1), owner)).rejects.toThrow("killed");
    expect(await plain.ask("playStep", fireAt(career, 0), again)).toMatchObject({ version: 1 });
    expect(await plain.ask("playStep", fireAt(career, 1), again)).toMatchObject({ version: 2 });
    expect(await plain.ask("verifyCareer", { career }, again)).toMatchObject({ verified: true, steps: 3 });
  });

  test("career deleted while its lifetime is extended: the step succeeds, and the career stays deleted", async () => {
    const short = serviceOn(plain.database, contextOf(openStore, [drill], { lifetime: 1_000 }));
    const { career, owner } = await newDrill(short);
    const act = () => plain.ask("deleteCareer", { career }, owner);
    const late = overtaken({ method: "prolong", when: "BEFORE", act }, 50_000);
    expect(await late.ask("playStep", fireAt(career, 0), owner)).toMatchObject({ version: 1 });
    expect(await plain.fail("career", { career }, owner)).toEqual(UNKNOWN);
  });

  test("career of an older version that has no chain id: can be read, played, deleted and recreated", async () => {
    const { career, owner } = await newDrill(plain, own("before"));
    const store = await openStore(Date.now() + 5_000);
    const entry = (await store.readEntry(career))!;
    const first = (await store.readStep(entry.chain, 0))!;
    await store.removeEntry(career);
    await store.removeSteps(entry.chain);
    const { chain: _, ...before } = entry;
    const promise = { seed: seedsOf(SECRETS, entry.chain)(first) };
    expect(await store.append(career, { ...first, promise }, entry.expiresAt)).toBe(true);
    expect(await store.writeEntry(before as typeof entry)).toBe(true);
    expect((await store.readEntry(career))!.chain).toBe(career);
    expect(await plain.ask("playStep", fireAt(career, 0), owner)).toMatchObject({ version: 1 });
    expect(await plain.ask("verifyCareer", { career }, owner)).toMatchObject({ verified: true, steps: 2 });
    await plain.ask("deleteCareer", { career }, owner);
    expect(await store.readHead(career)).toBeUndefined();
    const again = await newDrill(plain, own("before"));
    expect(again.career).toBe(career);
    expect(await plain.ask("verifyCareer", { career }, again.owner)).toMatchObject({ verified: true, steps: 1 });
  });
});
