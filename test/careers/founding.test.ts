import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { CareerFile } from "../../src/proof/career-file";
import { drill } from "../fixtures/drill";
import { turns } from "../fixtures/duel";
import { DATABASES } from "./databases";
import { begun, DICE, expectProven, FOUNDING, KEY, type Made, newDuel, OTHER_KEY, SEATS, tokenOf } from "./seats";
import { contextOf, fireAt, openService, type Service, serviceOn } from "./service";

describe.each(DATABASES)("on %s", (_name, start) => {
  let service: Service;
  beforeAll(async () => {
    service = await openService([turns], {}, start);
  });
  afterAll(() => service.database.stop());

  describe("createCareer with seats and without a referee", () => {
    test("tokens: HOST, SPECTATOR and the founder's own side, and a claim for the other side", async () => {
      const { made } = await newDuel(service);
      expect(made.tokens.map(({ role, side }) => [role, side])).toEqual([
        ["HOST", null],
        ["SPECTATOR", null],
        ["SIDE", "red"],
      ]);
      expect(made.claims).toEqual([{ side: "blue", claim: expect.stringMatching(/^nuc_[\w-]{43}$/) }]);
      expect(made).toMatchObject({ answer: null });
      expect(made.career).toMatchObject({
        role: "HOST",
        complete: false,
        snapshot: null,
        referee: false,
        deadlineHours: 720,
        awaited: [],
        decisions: null,
        seats: [
          { side: "red", by: "MINE", name: "Anna", taken: true },
          { side: "blue", by: "CLAIM", name: null, taken: false },
        ],
      });
    });

    test.each([
      [{ seed: "mine", server: undefined }, "BLIND_UNWANTED", "/seed"],
      [{ dice: [1], server: undefined }, "BLIND_UNWANTED", "/dice"],
      [{ charts: {} }, "BLIND_UNWANTED", "/charts"],
      [{ snapshot: {} }, "BLIND_UNWANTED", "/snapshot"],
      [{ sideDice: true }, "BLIND_UNWANTED", "/sideDice"],
      [{ entropy: undefined }, "ENTROPY_REQUIRED", "/entropy"],
      [{ seats: SEATS.slice(1) }, "SEATS_INCOMPLETE", "/seats"],
      [{ seats: [...SEATS, SEATS[0]] }, "SEATS_INCOMPLETE", "/seats"],
      [{ seats: undefined, deadlineHours: 5 }, "SEATS_MISSING", "/deadlineHours"],
      [{ seats: undefined, referee: true }, "SEATS_MISSING", "/referee"],
    ])("%j: %s at %s", async (more, code, pointer) => {
      const answer = await service.call("createCareer", { ...FOUNDING, ...more });
      expect(answer).toMatchObject({ ok: false, problem: { kind: "MALFORMED" } });
      const faults = answer.ok ? [] : answer.problem.faults;
      expect(faults).toContainEqual(expect.objectContaining({ code, pointer }));
    });

    test("a game that no sides play: SEATS_UNWANTED", async () => {
      const solo = await openService([drill]);
      expect(await solo.fail("createCareer", FOUNDING)).toEqual(["MALFORMED", "SEATS_UNWANTED"]);
      await solo.database.stop();
    });

    test("the same request again: the same tokens and claims", async () => {
      const again = { ...FOUNDING, idempotencyKey: KEY };
      const [one, other] = [await service.ask("createCareer", again), await service.ask("createCareer", again)];
      expect(other).toEqual(one);
      expect(one.claims).toHaveLength(1);
    });
  });

  describe("claimSeat", () => {
    test("the token of the side, a step CLAIM that everyone sees, and a dead link", async () => {
      const { career, made, claim } = await newDuel(service, { deadlineHours: 24 });
      const terms = await service.ask("claimTerms", { career, claim });
      expect(terms).toMatchObject({ career, ruleset: "drill", side: "blue", deadlineHours: 24, referee: false });
      const claimed = await service.ask("claimSeat", { career, claim, name: "Bo" });
      expect(claimed).toMatchObject({
        token: { role: "SIDE", side: "blue" },
        seats: [{}, { name: "Bo", taken: true }],
      });
      for (const token of [tokenOf(made, "SPECTATOR"), tokenOf(made, "HOST"), tokenOf(made, "SIDE", "red")]) {
        const { steps } = await service.ask("careerSteps", { career }, token);
        const holder = { role: "SIDE", side: "blue", token: claimed.token.id, policy: null };
        expect(steps[1]).toMatchObject({ kind: "CLAIM", author: holder, input: { holder }, rolls: [], revealed: null });
      }
      expect(await service.fail("claimSeat", { career, claim })).toEqual(["UNKNOWN", "CLAIM_UNKNOWN"]);
      expect(await service.fail("claimTerms", { career, claim })).toEqual(["UNKNOWN", "CLAIM_UNKNOWN"]);
    });

    test("again with the claimant's key: the same token; with another key or without: CLAIM_UNKNOWN", async () => {
      const { career, claim } = await newDuel(service);
      const first = await service.ask("claimSeat", { career, claim, idempotencyKey: KEY });
      expect(await service.ask("claimSeat", { career, claim, idempotencyKey: KEY })).toEqual(first);
      for (const idempotencyKey of [OTHER_KEY, undefined])
        expect(await service.fail("claimSeat", { career, claim, idempotencyKey })).toEqual([
          "UNKNOWN",
          "CLAIM_UNKNOWN",
        ]);
      const { version } = await service.ask("careerVersion", { career }, first.token.token);
      expect(version).toBe(1);
    });

    test("two players at once: one gets the seat", async () => {
      const { career, claim } = await newDuel(service);
      const keys = [KEY, OTHER_KEY];
      const answers = await Promise.all(
        keys.map((idempotencyKey) => service.call("claimSeat", { career, claim, idempotencyKey })),
      );
      expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
    });

    test("an unknown career, a wrong claim and a used claim: the same answer", async () => {
      const { career, claim } = await begun(service);
      const wrong = `nuc_${"x".repeat(43)}`;
      const tries = [
        { career, claim: wrong },
        { career, claim },
        { career, claim: "" },
        { career: "nothing", claim },
      ];
      const answers = await Promise.all(tries.map((input) => service.call("claimSeat", input)));
      const messages = answers.map((answer) => (answer.ok ? "" : `${answer.problem.code} ${answer.problem.message}`));
      expect(new Set(messages).size).toBe(1);
      expect(messages[0]).toContain("CLAIM_UNKNOWN");
    });
  });

  describe("play without a referee", () => {
    test("before all seats are taken: SEATS_OPEN, no decisions, and no one is awaited", async () => {
      const { career, made } = await newDuel(service);
      const red = tokenOf(made, "SIDE", "red");
      expect(await service.fail("playStep", fireAt(career, 0, DICE), red)).toEqual(["CONFLICT", "SEATS_OPEN"]);
      expect(await service.ask("career", { career }, red)).toMatchObject({ decisions: [], awaited: [] });
      expect(await service.ask("careerVersion", { career }, red)).toMatchObject({ awaited: [] });
    });

    test("a side's move: with the server's dice and entropy only", async () => {
      const { career, red } = await begun(service);
      expect(await service.ask("career", { career }, red)).toMatchObject({ awaited: [{ side: "red" }] });
      expect(await service.fail("playStep", fireAt(career, 1, { server: true }), red)).toEqual([
        "MALFORMED",
        "ENTROPY_REQUIRED",
      ]);
      expect(await service.fail("playStep", fireAt(career, 1), red)).toEqual(["FORBIDDEN", "DICE_FORBIDDEN"]);
      const played = await service.ask("playStep", fireAt(career, 1, DICE), red);
      expect(played).toMatchObject({ version: 2, awaited: [{ side: "blue" }], answer: null });
    });

    test("the host: sees what an onlooker sees, and may not play, fork, export or manage tokens", async () => {
      const { career, host, onlooker, red } = await begun(service);
      await service.ask("playStep", fireAt(career, 1, DICE), red);
      const seen = await service.ask("career", { career }, host);
      const { role: _, ...shown } = seen;
      const { role: __, ...other } = await service.ask("career", { career }, onlooker);
      expect(shown).toEqual(other);
      const tries: readonly (readonly [string, object])[] = [
        ["playStep", fireAt(career, 2, DICE)],
        ["forkCareer", {}],
        ["exportCareer", {}],
        ["issueToken", { role: "SIDE", side: "blue" }],
        ["rotateToken", { tokenId: "0123456789" }],
        ["revokeToken", { tokenId: "0123456789" }],
        ["resign", {}],
        ["declareForfeit", { side: "blue" }],
      ];
      for (const [operation, input] of tries)
        expect(await service.fail(operation, { career, ...input }, host), operation).toEqual([
          "FORBIDDEN",
          "ROLE_FORBIDDEN",
        ]);
    });

    test("deleteCareer: the host before the first claim and after the end, never in between", async () => {
      const { career, made } = await newDuel(service);
      expect(await service.ask("deleteCareer", { career }, tokenOf(made, "HOST"))).toMatchObject({ deleted: true });
      const game = await begun(service);
      expect(await service.fail("deleteCareer", { career: game.career }, game.host)).toEqual([
        "CONFLICT",
        "CAREER_IN_PLAY",
      ]);
      await service.ask("resign", { career: game.career }, game.blue);
      await service.ask("deleteCareer", { career: game.career }, game.host);
      expect(await service.fail("career", { career: game.career }, game.blue)).toEqual(["UNKNOWN", "CAREER_UNKNOWN"]);
    });
  });

  describe("end of a game by its players", () => {
    test("resign: recorded, reveals everything to everyone, and the export proves", async () => {
      const { career, red, blue, host, onlooker } = await begun(service);
      await service.ask("playStep", fireAt(career, 1, DICE), red);
      const ended = await service.ask("resign", { career }, blue);
      expect(ended).toMatchObject({
        version: 3,
        over: false,
        complete: true,
        awaited: [],
        decisions: [],
        ended: { by: "RESIGNATION", side: "blue", version: 3 },
      });
      expect(await service.ask("resign", { career }, blue)).toEqual(ended);
      for (const token of [red, host, onlooker]) {
        const seen = await service.ask("career", { career }, token);
        expect(seen).toMatchObject({ complete: true, ended: { side: "blue" }, view: null });
        const file = (await service.ask("exportCareer", { career }, token)) as CareerFile;
        expect(file.steps.map(({ kind }) => kind)).toEqual(["START", "CLAIM", "PLAY", "END"]);
        expectProven(file);
      }
      expect(await service.fail("playStep", fireAt(career, 3, DICE), blue)).toEqual(["CONFLICT", "CAREER_ENDED"]);
      expect(await service.fail("resign", { career }, red)).toEqual(["CONFLICT", "CAREER_ENDED"]);
      expect(await service.ask("careerVersion", { career }, red)).toMatchObject({ version: 3, awaited: [] });
      expect(await service.ask("verifyCareer", { career }, red)).toMatchObject({ verified: true });
    });

    test("declareForfeit: only of another side, and only after its deadline", async () => {
      const { career, red, blue } = await begun(service, { deadlineHours: 1 });
      const declare = (side: string, token: string) => service.fail("declareForfeit", { career, side }, token);
      expect(await declare("red", blue)).toEqual(["CONFLICT", "DEADLINE_OPEN"]);
      expect(await declare("blue", blue)).toEqual(["MALFORMED", "SIDE_NOT_OTHER"]);
      expect(await declare("green", blue)).toEqual(["MALFORMED", "SIDE_NOT_OTHER"]);
      const later = Date.now() + 3_600_000;
      const { now } = Date;
      Date.now = () => later;
      try {
        expect(await declare("blue", red)).toEqual(["CONFLICT", "DEADLINE_OPEN"]);
        const ended = await service.ask("declareForfeit", { career, side: "red" }, blue);
        expect(ended.ended).toMatchObject({ by: "FORFEIT", side: "red", deadlineHours: 1 });
      } finally {
        Date.now = now;
      }
      expectProven(await service.ask("exportCareer", { career }, red));
    });

    test("declareForfeit: DEADLINE_OPEN while the side still moves within the deadline in a long turn", async () => {
      const operations = turns.operations.map((each) =>
        each.name === "resolveFire" ? { ...each, by: () => "red" } : each,
      );
      const long = serviceOn(service.database, contextOf(service.context.openStore, [{ ...turns, operations }]));
      const { career, red, blue } = await begun(long, { deadlineHours: 1 });
      const start = Date.now();
      vi.useFakeTimers({ toFake: ["Date"], now: start + 3_000_000 });
      try {
        await long.ask("playStep", fireAt(career, 1, DICE), red);
        vi.setSystemTime(start + 3_700_000);
        expect(await long.fail("declareForfeit", { career, side: "red" }, blue)).toEqual(["CONFLICT", "DEADLINE_OPEN"]);
        vi.setSystemTime(start + 6_700_000);
        const { ended } = await long.ask("declareForfeit", { career, side: "red" }, blue);
        expect(ended).toMatchObject({ by: "FORFEIT", side: "red" });
      } finally {
        vi.useRealTimers();
      }
    });

    test("a game without seats: SEATS_ABSENT", async () => {
      const made = (await service.ask("createCareer", { ruleset: "drill", seed: "duel" })) as Made;
      const { career } = made.career;
      const red = tokenOf(made, "SIDE", "red");
      expect(await service.fail("resign", { career }, red)).toEqual(["CONFLICT", "SEATS_ABSENT"]);
    });
  });

  test("createCareer with seats and a referee: OWNER as before, and a claim for the other side", async () => {
    const { made, career, claim } = await newDuel(service, {
      referee: true,
      server: undefined,
      entropy: undefined,
      seed: "x",
    });
    expect(made.tokens.map(({ role }) => role).sort()).toEqual(["OWNER", "REFEREE", "SIDE", "SPECTATOR"]);
    expect(made.career).toMatchObject({ role: "OWNER", referee: true, complete: true });
    const { token } = await service.ask("claimSeat", { career, claim });
    const issue = { career, role: "HOST" };
    expect(await service.fail("issueToken", issue, tokenOf(made, "OWNER"))).toEqual(["MALFORMED", "ROLE_UNWANTED"]);
    await service.ask("playStep", fireAt(career, 1, { server: true }), tokenOf(made, "SIDE", "red"));
    expect(await service.ask("career", { career }, token.token)).toMatchObject({ complete: false, side: "blue" });
  });
});
