import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { markBody, parseTip } from "../../src/careers/store/items";
import type { CareerStore, OpenStore, StoredStep } from "../../src/careers/store/store";
import type { AnyRuleset } from "../../src/core/contract/ruleset";
import { drill } from "../fixtures/drill";
import { duel, turns } from "../fixtures/duel";
import { DATABASES } from "./databases";
import { contextOf, fireAt, newDrill, openService, type Service, serviceOn } from "./service";

const SERVER = { server: true };

/** The duel in turns of two steps: red fires twice, then blue fires twice. */
const pairs = {
  ...turns,
  operations: turns.operations.map((each) =>
    each.name === "resolveFire"
      ? { ...each, by: ({ step }: { step: number }) => (step % 4 < 2 ? "blue" : "red") }
      : each,
  ),
};

async function newGame(service: Service) {
  const made = await service.ask("createCareer", { ruleset: "drill", seed: "duel" });
  const tokenOf = (role: string, side: string | null = null): string =>
    made.tokens.find((each: { role: string; side: string | null }) => each.role === role && each.side === side).token;
  return {
    career: made.career.career as string,
    made,
    red: tokenOf("SIDE", "red"),
    blue: tokenOf("SIDE", "blue"),
    referee: tokenOf("REFEREE"),
    onlooker: tokenOf("SPECTATOR"),
  };
}

/** Returns a store that writes steps as an older version of the service did: without the seats that can move. */
function olderStore(openStore: OpenStore): OpenStore {
  const without = (step: StoredStep): StoredStep => ({ ...step, awaited: null });
  return async (deadline) => {
    const store = await openStore(deadline);
    const older: Partial<CareerStore> = {
      append: (chain, step, expiresAt) => store.append(chain, without(step), expiresAt),
      copy: (chain, steps, expiresAt) => store.copy(chain, steps.map(without), expiresAt),
    };
    return new Proxy(store, {
      get: (_, name) => {
        const value = Reflect.get(older, name) ?? Reflect.get(store, name);
        return typeof value === "function" ? value.bind(store) : value;
      },
    });
  };
}

describe.each(DATABASES)("on %s", (_name, start) => {
  let service: Service;
  beforeAll(async () => {
    service = await openService([pairs], {}, start);
  });
  afterAll(() => service.database.stop());

  /** Returns the same database with these rules, or without stored seats. */
  const withRules = (ruleset: AnyRuleset = drill, openStore = service.context.openStore) =>
    serviceOn(service.database, contextOf(openStore, [ruleset]));

  const timesOf = async (career: string, token: string): Promise<string[]> =>
    (await service.ask("careerSteps", { career }, token)).steps.map(({ at }: { at: string }) => at);

  describe("awaited", () => {
    test("each read: the side whose turn it is, since the step that gave it the turn or its own last move, alike for every token", async () => {
      const { career, made, ...tokens } = await newGame(service);
      const seen = [made.career.awaited];
      for (let version = 0; version < 4; version += 1) {
        const token = version === 1 || version === 2 ? tokens.red : tokens.blue;
        const played = await service.ask("playStep", fireAt(career, version, SERVER), token);
        for (const reader of Object.values(tokens)) {
          expect((await service.ask("career", { career }, reader)).awaited).toEqual(played.awaited);
          expect(await service.ask("careerVersion", { career }, reader)).toEqual({
            career,
            version: version + 1,
            awaited: played.awaited,
          });
        }
        seen.push(played.awaited);
      }
      const at = await timesOf(career, tokens.red);
      const seat = (side: string, since: number) => [{ side, since: at[since] }];
      expect(seen).toEqual([seat("blue", 0), seat("red", 1), seat("red", 2), seat("blue", 3), seat("blue", 4)]);
    });

    test("an earlier version: the seats of the newest one", async () => {
      const { career, blue, referee } = await newGame(service);
      const { awaited } = await service.ask("playStep", fireAt(career, 0, SERVER), blue);
      expect((await service.ask("career", { career, version: 0 }, referee)).awaited).toEqual(awaited);
    });

    test("an operation that either side may play: both sides", async () => {
      const operations = turns.operations.map((each) =>
        each.name === "resolveFire" ? { ...each, by: () => null } : each,
      );
      const both = withRules({ ...turns, operations });
      const { career, red } = await newGame(both);
      const { awaited } = await both.ask("playStep", fireAt(career, 0, SERVER), red);
      const [first, move] = await timesOf(career, red);
      expect(awaited).toEqual([
        { side: "red", since: move },
        { side: "blue", since: first },
      ]);
    });

    test("a game without sides, and one that only the referee plays: the player, until its end", async () => {
      for (const rules of [withRules(), withRules(duel)]) {
        const { career, owner, made } = await newDrill(rules);
        const since = made.career.awaited[0].since;
        const played = await rules.ask("playStep", fireAt(career, 0), owner);
        expect(played.awaited).toEqual([{ side: null, since }]);
        const end = { career, expectedVersion: 1, operation: "endDrill", seed: "end" };
        expect((await rules.ask("playStep", end, owner)).awaited).toEqual([]);
        expect((await rules.ask("careerVersion", { career }, owner)).awaited).toEqual([]);
      }
    });

    test("a refusal: the seats stay", async () => {
      const { career, blue, made } = await newGame(service);
      const input = { shots: [{ target: 3, gun: "bow_gun", note: null }] };
      const refused = await service.ask("playStep", { ...fireAt(career, 0, SERVER), input }, blue);
      expect([refused.kind, refused.awaited]).toEqual(["REFUSAL", made.career.awaited]);
    });

    test("a fork: since the step that records it", async () => {
      const rules = withRules();
      const { career, owner } = await newDrill(rules);
      await rules.ask("playStep", fireAt(career, 0), owner);
      const { career: fork } = await rules.ask("forkCareer", { career }, owner);
      const { steps } = await rules.ask("careerSteps", { career: fork.career }, owner);
      expect(fork.awaited).toEqual([{ side: null, since: steps.at(-1).at }]);
      expect(await rules.ask("careerVersion", { career: fork.career }, owner)).toMatchObject({ awaited: fork.awaited });
    });

    test("steps of an older version of the service: the time of the newest one, and exact again after the next", async () => {
      const older = withRules(pairs, olderStore(service.context.openStore));
      const { career, blue, red } = await newGame(older);
      await older.ask("playStep", fireAt(career, 0, SERVER), blue);
      await older.ask("playStep", fireAt(career, 1, SERVER), red);
      const at = await timesOf(career, red);
      const since = (step: number) => [{ side: "red", since: at[step] }];
      expect((await service.ask("career", { career }, red)).awaited).toEqual(since(2));
      expect(await service.ask("careerVersion", { career }, red)).toEqual({ career, version: 2, awaited: since(2) });
      const { awaited } = await service.ask("playStep", fireAt(career, 2, SERVER), red);
      expect(awaited).toEqual([{ side: "blue", since: (await timesOf(career, red))[3] }]);
    });
  });

  describe("careerVersion", () => {
    test("reads neither a step nor a snapshot", async () => {
      const { career, owner } = await newDrill(withRules());
      const reads: string[] = [];
      const spied = withRules(drill, async (deadline) => {
        const store = await service.context.openStore(deadline);
        return new Proxy(store, {
          get: (_, name) => {
            const value = Reflect.get(store, name);
            if (typeof value !== "function") return value;
            reads.push(String(name));
            return value.bind(store);
          },
        });
      });
      expect(await spied.ask("careerVersion", { career }, owner)).toMatchObject({ version: 0 });
      expect(reads).toEqual(["readEntry", "readTip"]);
    });

    test("a wrong token or a deleted career: CAREER_UNKNOWN; a chain that lost its newest step: STORE_DAMAGED", async () => {
      const { career, owner } = await newDrill(withRules());
      const wrong = "nut_".padEnd(47, "x");
      expect(await withRules().fail("careerVersion", { career }, wrong)).toEqual(["UNKNOWN", "CAREER_UNKNOWN"]);
      await withRules().ask("playStep", fireAt(career, 0), owner);
      const newest = (await service.database.items()).find(
        ({ pk, sk }) => pk.startsWith(`career#${career}`) && sk === "step#00000001",
      )!;
      await service.database.rename(newest, "lost");
      expect(await withRules().fail("careerVersion", { career }, owner)).toEqual(["DAMAGED", "STORE_DAMAGED"]);
      await withRules().ask("deleteCareer", { career }, owner);
      expect(await withRules().fail("careerVersion", { career }, owner)).toEqual(["UNKNOWN", "CAREER_UNKNOWN"]);
    });
  });

  describe("career, since", () => {
    test("each token: the same steps and audit as careerSteps and careerAudit return", async () => {
      const { career, red, blue, referee, onlooker } = await newGame(service);
      for (const [version, token] of [blue, red, red].entries()) {
        await service.ask("playStep", fireAt(career, version, SERVER), token);
      }
      await service.ask("playStep", { career, expectedVersion: 3, operation: "endDrill", server: true }, referee);
      const over = await service.ask("career", { career, since: 0 }, red);
      expect(over.steps.map(({ step }: { step: { operation: unknown } }) => step.operation).at(-1)).toBe("endDrill");
      const { career: running, ...tokens } = await newGame(service);
      for (const [version, token] of [tokens.blue, tokens.red, tokens.red].entries()) {
        await service.ask("playStep", fireAt(running, version, SERVER), token);
      }
      for (const [id, readers] of [
        [career, [red, onlooker]],
        [running, [tokens.red, tokens.blue, tokens.referee, tokens.onlooker]],
      ] as const) {
        for (const reader of readers) {
          const { steps } = await service.ask("careerSteps", { career: id }, reader);
          for (const since of [0, 1, steps.length - 1]) {
            const read = await service.ask("career", { career: id, since }, reader);
            const expected = [];
            for (const step of steps.slice(since + 1)) {
              const { audit } = await service.ask("careerAudit", { career: id, version: step.version }, reader);
              expected.push({ step, audit });
            }
            expect(read.steps).toEqual(expected);
          }
        }
      }
    });

    test("the enemy's step: its operation, input, dice and hidden audit lines stay hidden", async () => {
      const { career, red, blue } = await newGame(service);
      await service.ask("playStep", fireAt(career, 0, SERVER), blue);
      const read = await service.ask("career", { career, since: 0 }, red);
      const hidden = { operation: null, input: null, seed: null, rolls: [], revealed: null, snapshot: null };
      expect(read.steps).toMatchObject([{ step: { version: 1, author: { side: "blue" }, ...hidden } }]);
      expect(read.steps[0].audit.map(({ kind }: { kind: string }) => kind)).toEqual(["roll"]);
      expect(JSON.stringify(read)).not.toContain("Hulk");
      const { steps: _, ...rest } = read;
      expect(rest).toEqual(await service.ask("career", { career }, red));
    });

    test("more steps than one response contains: the first 25, and the rest since the last of them", async () => {
      const rules = withRules();
      const { career, owner } = await newDrill(rules);
      for (let version = 0; version < 27; version += 1) {
        await rules.ask("playStep", fireAt(career, version), owner);
      }
      const versionsSince = async (since: number, more: object = {}) => {
        const { steps } = await rules.ask("career", { career, since, audit: "NONE", ...more }, owner);
        return steps.map(({ step }: { step: { version: number } }) => step.version);
      };
      expect(await versionsSince(0)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
      expect(await versionsSince(25)).toEqual([26, 27]);
      expect(await versionsSince(27)).toEqual([]);
      expect(await versionsSince(3, { version: 5 })).toEqual([4, 5]);
    });

    test("a version that the career has not reached: VERSION_UNKNOWN", async () => {
      const { career, owner } = await newDrill(withRules());
      const unknown = ["MALFORMED", "VERSION_UNKNOWN"];
      expect(await withRules().fail("career", { career, since: 1 }, owner)).toEqual(unknown);
      await withRules().ask("playStep", fireAt(career, 0), owner);
      expect(await withRules().fail("career", { career, since: 1, version: 0 }, owner)).toEqual(unknown);
    });
  });
});

test("a reader without the turn: nothing lists the decisions of the other side, whose time would leak", async () => {
  let listed = 0;
  const operations = turns.operations.map((each) => ({
    ...each,
    legality: (...given: Parameters<typeof each.legality>) => {
      listed += 1;
      return each.legality(...given);
    },
  }));
  const service = await openService([{ ...turns, operations }]);
  const { career, red, blue, onlooker } = await newGame(service);
  await service.ask("playStep", fireAt(career, 0, SERVER), red);
  listed = 0;
  for (const token of [red, onlooker]) {
    await service.ask("career", { career }, token);
    await service.ask("careerVersion", { career }, token);
  }
  expect(listed).toBe(0);
  await service.ask("career", { career }, blue);
  expect(listed).toBeGreaterThan(0);
  await service.database.stop();
});

test("tip of a chain whose mark is older than its newest step, or has no seats: undefined", () => {
  const stored = { awaited: [{ side: "red", since: "2026-01-01T00:00:00.000Z" }] } as unknown as StoredStep;
  const mark = { sk: "step$", revision: 1, body: markBody(stored) };
  expect(parseTip([mark, { sk: "step#00000001" }])).toEqual({ version: 1, awaited: stored.awaited });
  expect(parseTip([mark, { sk: "step#00000002" }])).toBeUndefined();
  expect(
    parseTip([{ ...mark, body: markBody({ ...stored, awaited: null }) }, { sk: "step#00000001" }]),
  ).toBeUndefined();
  expect(parseTip([mark])).toBeUndefined();
  expect(parseTip([])).toBeUndefined();
});
