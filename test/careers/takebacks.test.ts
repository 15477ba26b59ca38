import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CareerFile } from "../../src/proof/career-file";
import { proveFile } from "../../src/proof/career-file";
import { drill } from "../fixtures/drill";
import { turns } from "../fixtures/duel";
import { DATABASES } from "./databases";
import { begun, DICE, expectProven, type Made, tokenOf } from "./seats";
import { fireAt, newDrill, openService, type Service, SIGNER } from "./service";
import { hasPython, judgedByPython } from "./stand-alone";

/** Adds a duel in which red has fired once, at version 2. */
async function fired(service: Service) {
  const game = await begun(service);
  await service.ask("playStep", fireAt(game.career, 1, DICE), game.red);
  const propose = (token: string, more: object = {}) =>
    service.ask("proposeTakeback", { career: game.career, expectedVersion: 2, to: 1, ...more }, token);
  const answer = (token: string, takeback: string, answer: string) =>
    service.ask("answerTakeback", { career: game.career, takeback, answer }, token);
  return { ...game, propose, answer };
}

describe.each(DATABASES)("on %s", (_name, start) => {
  let service: Service;
  beforeAll(async () => {
    service = await openService([turns], {}, start);
  });
  afterAll(() => service.database.stop());

  describe("proposal of a side to take moves back", () => {
    test("everyone sees it, and the game goes back when all sides agree, with new dice", async () => {
      const { career, red, blue, onlooker, propose, answer } = await fired(service);
      const proposed = await propose(red, { reason: "Wrong target" });
      const { takeback } = proposed;
      expect(takeback).toMatchObject({ to: 1, reason: "Wrong target", by: "red", agreed: ["red"] });
      for (const token of [blue, onlooker])
        expect(await service.ask("career", { career }, token)).toMatchObject({ version: 2, takeback });
      const back = await answer(blue, takeback.id, "ACCEPT");
      expect(back).toMatchObject({ version: 3, takeback: null, awaited: [{ side: "red" }] });
      expect(await answer(blue, takeback.id, "ACCEPT")).toMatchObject({ version: 3 });
      const { steps } = await service.ask("careerSteps", { career }, onlooker);
      const consents = ["red", "blue"].map((side) => expect.objectContaining({ role: "SIDE", side }));
      expect(steps[3]).toMatchObject({ kind: "TAKE_BACK", input: { to: 1, consents }, author: { side: "blue" } });
      await service.ask("playStep", fireAt(career, 3, DICE), red);
      await service.ask("resign", { career }, red);
      const file = (await service.ask("exportCareer", { career }, blue)) as CareerFile;
      const [one, other] = [file.steps[2]!, file.steps[4]!];
      expect([one.kind, other.kind, one.operation, one.diceStep]).toEqual([
        "PLAY",
        "PLAY",
        other.operation,
        other.diceStep,
      ]);
      expect(one.seed).not.toBe(other.seed);
      expect(file.steps[3]!.snapshot).toBe(file.steps[1]!.snapshot);
      const { dice, takenBack } = expectProven(file);
      expect(takenBack).toEqual({ steps: 1, rolls: one.rolls.length });
      expect(dice.map(({ origin }) => origin)).toEqual(expect.arrayContaining(["SERVER", "TAKE_BACK"]));
      expect(dice.map(({ origin }) => origin)).not.toContain("SERVER_RETRIED");
    });

    test("declined, withdrawn or overtaken by a move: closed, and nothing is taken back", async () => {
      const { career, red, blue, propose, answer } = await fired(service);
      const first = (await propose(red)).takeback.id;
      const refused = { career, takeback: first };
      expect(await service.fail("answerTakeback", { ...refused, answer: "WITHDRAW" }, blue)).toEqual([
        "MALFORMED",
        "TAKEBACK_ANSWER",
      ]);
      expect(await service.fail("answerTakeback", { ...refused, answer: "DECLINE" }, red)).toEqual([
        "MALFORMED",
        "TAKEBACK_ANSWER",
      ]);
      expect(await answer(blue, first, "DECLINE")).toMatchObject({ version: 2, takeback: null });
      const second = (await propose(red)).takeback.id;
      expect(await answer(red, second, "WITHDRAW")).toMatchObject({ takeback: null });
      const third = (await propose(red)).takeback.id;
      await service.ask("playStep", fireAt(career, 2, DICE), blue);
      expect(await service.ask("career", { career }, red)).toMatchObject({ version: 3, takeback: null });
      for (const takeback of [first, second, third])
        expect(await service.fail("answerTakeback", { career, takeback, answer: "ACCEPT" }, blue)).toEqual([
          "CONFLICT",
          "TAKEBACK_UNKNOWN",
        ]);
    });

    test("one at a time: the same again is the same proposal, another one is TAKEBACK_OPEN", async () => {
      const { career, red, blue, propose } = await fired(service);
      const { takeback } = await propose(red);
      expect((await propose(red)).takeback).toEqual(takeback);
      const other = { career, expectedVersion: 2, to: 0 };
      for (const token of [red, blue])
        expect(await service.fail("proposeTakeback", other, token)).toEqual(["CONFLICT", "TAKEBACK_OPEN"]);
    });

    test.each([
      [{ expectedVersion: 2, to: 2 }, "MALFORMED", "VERSION_UNKNOWN"],
      [{ expectedVersion: 1, to: 0 }, "CONFLICT", "VERSION_CONFLICT"],
    ])("%j: %s %s", async (more, kind, code) => {
      const { career, red } = await fired(service);
      const input = { career, ...more };
      expect(await service.fail("proposeTakeback", input, red)).toEqual([kind, code]);
    });

    test("host and onlooker: ROLE_FORBIDDEN; after the end: CAREER_ENDED", async () => {
      const { career, red, host, onlooker } = await fired(service);
      const input = { career, expectedVersion: 2, to: 1 };
      for (const token of [host, onlooker])
        expect(await service.fail("proposeTakeback", input, token)).toEqual(["FORBIDDEN", "ROLE_FORBIDDEN"]);
      await service.ask("resign", { career }, red);
      expect(await service.fail("proposeTakeback", { ...input, expectedVersion: 3 }, red)).toEqual([
        "CONFLICT",
        "CAREER_ENDED",
      ]);
    });
  });

  describe("owner or referee who takes moves back", () => {
    test("at once and alone: the server's later dice count as SERVER_RETRIED", async () => {
      const made = (await service.ask("createCareer", { ruleset: "drill", seed: "duel" })) as Made;
      const { career } = made.career;
      const [owner, referee] = [tokenOf(made, "OWNER"), tokenOf(made, "REFEREE")];
      await service.ask("playStep", fireAt(career, 0, DICE), owner);
      const input = { career, expectedVersion: 1, to: 0 };
      const back = await service.ask("proposeTakeback", input, referee);
      expect(back).toMatchObject({ version: 2 });
      expect(await service.ask("proposeTakeback", input, referee)).toEqual(back);
      await service.ask("playStep", fireAt(career, 2, DICE), owner);
      const { dice, takenBack } = expectProven(await service.ask("exportCareer", { career }, owner));
      const countOf = (name: string) => dice.find(({ origin }) => origin === name)?.steps;
      expect([countOf("SERVER"), countOf("SERVER_RETRIED"), takenBack?.steps]).toEqual([1, 1, 1]);
      const stored = await service.ask("verifyCareer", { career }, owner);
      expect(stored).toMatchObject({ verified: true, dice, takenBack });
      expect(await service.ask("verifyCareer", { career }, tokenOf(made, "SIDE", "red"))).toMatchObject({
        dice: [],
        takenBack: null,
      });
    });

    test.each([
      ["the owner and a side", "OWNER"],
      ["both sides", "SIDE"],
    ])("by consent of %s, whose tokens no player claimed: SERVER_RETRIED", async (_who, role) => {
      const made = (await service.ask("createCareer", { ruleset: "drill", seed: "duel" })) as Made;
      const { career } = made.career;
      const owner = tokenOf(made, "OWNER");
      await service.ask("playStep", fireAt(career, 0, DICE), owner);
      const input = { career, expectedVersion: 1, to: 0 };
      const { takeback } = await service.ask("proposeTakeback", input, tokenOf(made, "SIDE", "red"));
      const answer = { career, takeback: takeback.id, answer: "ACCEPT" };
      const consenting = role === "OWNER" ? owner : tokenOf(made, "SIDE", "blue");
      await service.ask("answerTakeback", answer, consenting);
      await service.ask("playStep", fireAt(career, 2, DICE), owner);
      const file = (await service.ask("exportCareer", { career }, owner)) as CareerFile;
      expect(expectProven(file).dice).toContainEqual(expect.objectContaining({ origin: "SERVER_RETRIED", steps: 1 }));
      if (!hasPython) return;
      const [judged] = judgedByPython([JSON.stringify(file)], JSON.stringify({ keys: SIGNER.keys }));
      expect(judged).toMatchObject({ code: 0, said: expect.stringContaining("of 1 steps the dice are signed") });
    });

    test("answers a side's proposal alone", async () => {
      const made = (await service.ask("createCareer", { ruleset: "drill", seed: "duel" })) as Made;
      const { career } = made.career;
      await service.ask("playStep", fireAt(career, 0, DICE), tokenOf(made, "OWNER"));
      const input = { career, expectedVersion: 1, to: 0 };
      const { takeback } = await service.ask("proposeTakeback", input, tokenOf(made, "SIDE", "blue"));
      const answer = { career, takeback: takeback.id, answer: "ACCEPT" };
      expect(await service.ask("answerTakeback", answer, tokenOf(made, "REFEREE"))).toMatchObject({ version: 2 });
    });
  });

  test("a game with one seat: its owner takes moves back, and its dice are never proven as the server's again", async () => {
    const solo = await openService([drill], {}, start);
    const { career, owner } = await newDrill(solo);
    await solo.ask("playStep", fireAt(career, 0, DICE), owner);
    await solo.ask("proposeTakeback", { career, expectedVersion: 1, to: 0 }, owner);
    for (const version of [2, 3]) await solo.ask("playStep", fireAt(career, version, DICE), owner);
    // Forward again to the position that was taken back: the other branch is then the one that counts as taken back.
    await solo.ask("proposeTakeback", { career, expectedVersion: 4, to: 1 }, owner);
    await solo.ask("playStep", fireAt(career, 5, DICE), owner);
    const file = (await solo.ask("exportCareer", { career }, owner)) as CareerFile;
    const verdict = proveFile(drill, file, { keys: SIGNER.keys });
    expect(verdict).toMatchObject({ verified: true, takenBack: { steps: 2 } });
    expect(verdict).toMatchObject({
      dice: expect.arrayContaining([
        expect.objectContaining({ origin: "SERVER", steps: 1, first: 1 }),
        expect.objectContaining({ origin: "SERVER_RETRIED", steps: 3 }),
      ]),
    });
    const imported = await solo.ask("importCareer", file);
    expect(imported.career.version).toBe(7);
    if (hasPython) {
      const [judged] = judgedByPython([JSON.stringify(file)], JSON.stringify({ keys: SIGNER.keys }));
      expect(judged).toMatchObject({ code: 0, said: expect.stringContaining("of 1 steps the dice are signed") });
    }
    await solo.database.stop();
  });
});
