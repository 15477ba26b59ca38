// What an attacker learns or reaches: as founder, as a side, as an onlooker, and while the storage fails.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withoutTokens } from "../../src/api/edge/log";
import type { CareerStore, OpenStore } from "../../src/careers/store/store";
import { StoreUnavailable } from "../../src/careers/store/store";
import type { CareerFile } from "../../src/proof/career-file";
import { turns } from "../fixtures/duel";
import { DATABASES } from "./databases";
import { begun, DICE, expectProven, FOUNDING, KEY, newDuel, OTHER_KEY, tokenOf } from "./seats";
import { contextOf, fireAt, openService, type Service, serviceOn } from "./service";

/** The methods of a store that write. */
const WRITES = ["writeEntry", "append", "link", "writeNote"] as const;

/** Returns a store whose write of this number fails once: before it, or after it when only the response is lost. */
function failingAt(openStore: OpenStore, write: number, isWritten: boolean): OpenStore {
  let count = 0;
  return async (deadline) => {
    const store = await openStore(deadline);
    return new Proxy(store, {
      get: (_, name) => {
        const value = Reflect.get(store, name) as unknown;
        if (typeof value !== "function") return value;
        if (!WRITES.some((each) => each === name)) return value.bind(store);
        return async (...values: unknown[]) => {
          count += 1;
          if (count - 1 !== write) return value.apply(store, values);
          if (isWritten) await value.apply(store, values);
          throw new StoreUnavailable("The response was lost.");
        };
      },
    }) as CareerStore;
  };
}

/** Returns every text in a JSON value. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe.each(DATABASES)("on %s", (_name, start) => {
  let service: Service;
  beforeAll(async () => {
    service = await openService([turns], { budgetMs: 60_000 }, start);
  });
  afterAll(() => service.database.stop());

  const withStore = (openStore: OpenStore) =>
    serviceOn(service.database, contextOf(openStore, [turns], { budgetMs: 60_000 }));

  /** Returns everything that a token can read of a career. */
  async function readAll(career: string, token: string) {
    const reads: readonly (readonly [string, object])[] = [
      ["career", { since: 0, audit: "FULL", decisions: "ALL", board: true }],
      ["career", { version: 0 }],
      ["careerVersion", {}],
      ["careerSteps", {}],
      ["careerNotes", {}],
      ["careerMap", {}],
      ["careerPieces", {}],
      ["careerAudit", { version: 2 }],
      ["verifyCareer", {}],
      ["exportCareer", {}],
      ["careers", {}],
    ];
    return Promise.all(
      reads.map(async ([name, input]) => {
        const answer = await service.call(name, name === "careers" ? input : { career, ...input }, token);
        return answer.ok ? answer.output : { ...answer.problem, message: answer.problem.message };
      }),
    );
  }

  test("a side, the host and an onlooker: read no seed, entropy, salt, roll, note or token of the other side", async () => {
    const { career, claim, red, blue, host, onlooker } = await begun(service);
    const note = { text: "Behind the ice edge", to: "SIDE" };
    const entropy = "entropy-of-red";
    await service.ask("playStep", fireAt(career, 1, { server: true, entropy, note }), red);
    const takeback = { career, expectedVersion: 3, to: 1, reason: "Misread" };
    const { id } = (await service.ask("proposeTakeback", takeback, red)).takeback;
    const seen = await Promise.all([blue, host, onlooker].map((token) => readAll(career, token)));
    await service.ask("answerTakeback", { career, takeback: id, answer: "ACCEPT" }, blue);
    const later = await Promise.all([blue, host, onlooker].map((token) => readAll(career, token)));
    await service.ask("resign", { career }, blue);
    const file = (await service.ask("exportCareer", { career }, red)) as CareerFile;
    const secrets = file.steps.flatMap(({ seed, salt, revealed, snapshot }) => [seed, salt, revealed, snapshot]);
    const tokens = [claim, red, blue, host, onlooker];
    const hidden = new Set([...secrets, ...tokens, entropy, note.text].filter((text) => text !== null));
    for (const read of [...seen, ...later].flat()) {
      expect(textsIn(read).filter((text) => hidden.has(text))).toEqual([]);
      const { steps } = read as { steps?: unknown };
      for (const each of Array.isArray(steps) ? steps : []) expect((each.step ?? each).rolls).toEqual([]);
    }
  });

  test("the founder: gets no token of a claimed seat, with any request again or with the secret of the link", async () => {
    const request = { ...FOUNDING, idempotencyKey: KEY };
    const { career, made, claim } = await newDuel(service, { idempotencyKey: KEY });
    const { token } = await service.ask("claimSeat", { career, claim, idempotencyKey: OTHER_KEY });
    const again = await service.ask("createCareer", request);
    expect(textsIn(again.tokens)).not.toContain(token.token);
    expect(again.career).toMatchObject({ complete: false, snapshot: null, tokens: [] });
    expect(again.answer).toBeNull();
    for (const idempotencyKey of [KEY, undefined])
      expect(await service.fail("claimSeat", { career, claim, idempotencyKey })).toEqual(["UNKNOWN", "CLAIM_UNKNOWN"]);
    for (const bearer of [claim, claim.replace("nuc_", "nut_")])
      expect(await service.fail("career", { career }, bearer)).toEqual(["UNKNOWN", "CAREER_UNKNOWN"]);
    const { tokens } = await service.ask("career", { career }, tokenOf(made, "HOST"));
    expect(tokens).toEqual([]);
  });

  test("the founder: cannot play, fork or delete the game to try again while the other seat waits or plays", async () => {
    const { career, red, host } = await begun(service);
    await service.ask("playStep", fireAt(career, 1, DICE), red);
    for (const token of [red, host]) {
      for (const name of ["forkCareer", "exportCareer"])
        expect(await service.fail(name, { career }, token)).toEqual(["FORBIDDEN", "ROLE_FORBIDDEN"]);
      expect((await service.fail("deleteCareer", { career }, token))[1]).toMatch(/CAREER_IN_PLAY|ROLE_FORBIDDEN/);
    }
  });

  test("a claim of another game: CLAIM_UNKNOWN", async () => {
    const [one, other] = [await newDuel(service), await newDuel(service)];
    expect(await service.fail("claimSeat", { career: one.career, claim: other.claim })).toEqual([
      "UNKNOWN",
      "CLAIM_UNKNOWN",
    ]);
  });

  test("the storage fails at any write of a claim: the same request succeeds later, with one step CLAIM", async () => {
    for (const isWritten of [false, true]) {
      for (let write = 0; write < 4; write += 1) {
        const { career, made, claim } = await newDuel(service);
        const request = { career, claim, idempotencyKey: KEY };
        const broken = withStore(failingAt(service.context.openStore, write, isWritten));
        expect(await broken.fail("claimSeat", request)).toEqual(["UNAVAILABLE", "STORE_AWAY"]);
        const isReserved = write > 0 || isWritten;
        const rival = { ...request, idempotencyKey: OTHER_KEY };
        if (isReserved) expect(await service.fail("claimSeat", rival)).toEqual(["UNKNOWN", "CLAIM_UNKNOWN"]);
        const { token } = await service.ask("claimSeat", request);
        const { steps } = await service.ask("careerSteps", { career }, token.token);
        expect(steps.map(({ kind }: { kind: string }) => kind)).toEqual(["START", "CLAIM"]);
        await service.ask("playStep", fireAt(career, 1, DICE), tokenOf(made, "SIDE", "red"));
      }
    }
  });

  test("the storage fails in a claim without a key: the founder can delete the game that no one can join", async () => {
    const seats = ["red", "blue"].map((side) => ({ side, by: "CLAIM" }));
    const { career, made, claim } = await newDuel(service, { seats });
    const broken = withStore(failingAt(service.context.openStore, 1, false));
    expect(await broken.fail("claimSeat", { career, claim })).toEqual(["UNAVAILABLE", "STORE_AWAY"]);
    expect(await service.fail("claimSeat", { career, claim })).toEqual(["UNKNOWN", "CLAIM_UNKNOWN"]);
    expect(await service.ask("deleteCareer", { career }, tokenOf(made, "HOST"))).toMatchObject({ deleted: true });
  });

  test("a side withdraws or declines its consent after all sides agreed: TAKEBACK_UNKNOWN, and the moves are taken back", async () => {
    for (const reply of ["WITHDRAW", "DECLINE"]) {
      const { career, red, blue } = await begun(service);
      await service.ask("playStep", fireAt(career, 1, DICE), red);
      const { takeback } = await service.ask("proposeTakeback", { career, expectedVersion: 2, to: 1 }, red);
      const input = { career, takeback: takeback.id };
      const broken = withStore(failingAt(service.context.openStore, 1, false));
      expect(await broken.fail("answerTakeback", { ...input, answer: "ACCEPT" }, blue)).toEqual([
        "UNAVAILABLE",
        "STORE_AWAY",
      ]);
      const late = reply === "WITHDRAW" ? red : blue;
      expect(await service.fail("answerTakeback", { ...input, answer: reply }, late)).toEqual([
        "CONFLICT",
        "TAKEBACK_UNKNOWN",
      ]);
      expect(await service.ask("answerTakeback", { ...input, answer: "ACCEPT" }, blue)).toMatchObject({ version: 3 });
    }
  });

  test("another player resigns between a move and its note: the move counts, and the same request repeats the response", async () => {
    const { career, red, blue } = await begun(service);
    let appended = 0;
    const slow = withStore(async (deadline) => {
      const store = await service.context.openStore(deadline);
      const append: CareerStore["append"] = async (...values) => {
        appended += 1;
        if (appended === 2) await service.ask("resign", { career }, blue);
        return store.append(...values);
      };
      return new Proxy(store, {
        get: (_, name) => {
          const value = name === "append" ? append : (Reflect.get(store, name) as unknown);
          return typeof value === "function" ? value.bind(store) : value;
        },
      });
    });
    const move = fireAt(career, 1, { ...DICE, note: { text: "Late", to: "ALL" }, idempotencyKey: KEY });
    const first = await slow.ask("playStep", move, red);
    expect(first).toMatchObject({ kind: "RESOLUTION", version: 3, step: { version: 2 } });
    expect(await service.ask("playStep", move, red)).toEqual(first);
    expect(await service.ask("careerNotes", { career }, red)).toMatchObject({ notes: [] });
  });

  test("the storage fails at any write of a take-back or of a noted move: the same request succeeds later, once", async () => {
    for (const isWritten of [false, true]) {
      for (let write = 0; write < 3; write += 1) {
        const { career, red, blue } = await begun(service);
        const noted = fireAt(career, 1, { ...DICE, note: { text: "Once", to: "ALL" }, idempotencyKey: KEY });
        const broken = withStore(failingAt(service.context.openStore, write, isWritten));
        expect(await broken.fail("playStep", noted, red)).toEqual(["UNAVAILABLE", "STORE_AWAY"]);
        expect(await service.ask("playStep", noted, red)).toMatchObject({ version: 3 });
        expect((await service.ask("careerNotes", { career }, blue)).notes).toMatchObject([{ text: "Once", move: 2 }]);
        const proposed = await service.ask("proposeTakeback", { career, expectedVersion: 3, to: 1 }, red);
        const accept = { career, takeback: proposed.takeback.id, answer: "ACCEPT" };
        const alsoBroken = withStore(failingAt(service.context.openStore, Math.min(write, 1), isWritten));
        expect(await alsoBroken.fail("answerTakeback", accept, blue)).toEqual(["UNAVAILABLE", "STORE_AWAY"]);
        expect(await service.ask("answerTakeback", accept, blue)).toMatchObject({ version: 4 });
        await service.ask("resign", { career }, red);
        const file = (await service.ask("exportCareer", { career }, red)) as CareerFile;
        expect(file.steps.map(({ kind }) => kind)).toEqual(["START", "CLAIM", "PLAY", "NOTE", "TAKE_BACK", "END"]);
        expectProven(file);
      }
    }
  });
});

test("log: masks claims like tokens, percent-encoded or not", () => {
  const secret = "x".repeat(43);
  for (const text of [`/v1/careers/nuc_${secret}`, `/v1/careers/%6euc_${secret}`, `/v1/nut_${secret}`])
    expect(withoutTokens(text)).not.toContain(secret);
});
