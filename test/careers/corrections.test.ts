import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CareerFile } from "../../src/proof/career-file";
import { drill } from "../fixtures/drill";
import { turns } from "../fixtures/duel";
import { DATABASES } from "./databases";
import { begun, expectProven, KEY, type Made, tokenOf } from "./seats";
import { newDrill, openService, type Service } from "./service";

describe.each(DATABASES)("on %s", (_name, start) => {
  let service: Service;
  beforeAll(async () => {
    service = await openService([turns], {}, start);
  });
  afterAll(() => service.database.stop());

  async function newGame() {
    const made = (await service.ask("createCareer", { ruleset: "drill", seed: "duel" })) as Made;
    const { career } = made.career;
    const owner = tokenOf(made, "OWNER");
    const { snapshot } = await service.ask("career", { career }, owner);
    const targets = snapshot.targets.map((target: object, index: number) =>
      index === 1 ? { ...target, damage: 1 } : target,
    );
    const input = { career, expectedVersion: 0, patch: { targets }, reason: "Forgotten hit" };
    return { career, owner, made, input, side: (side: string) => tokenOf(made, "SIDE", side) };
  }

  test("correctCareer: recorded with its patch, and proven as an origin of its own", async () => {
    const { career, owner, input } = await newGame();
    const corrected = await service.ask("correctCareer", { ...input, idempotencyKey: KEY }, owner);
    expect(corrected).toMatchObject({ version: 1, snapshot: { targets: input.patch.targets } });
    expect(await service.ask("correctCareer", { ...input, idempotencyKey: KEY }, owner)).toEqual(corrected);
    const file = (await service.ask("exportCareer", { career }, owner)) as CareerFile;
    expect(file.steps[1]).toMatchObject({
      kind: "CORRECTION",
      author: { role: "OWNER" },
      input: { patch: input.patch, nulls: "REMOVE", reason: "Forgotten hit" },
    });
    expect(expectProven(file).dice).toContainEqual(expect.objectContaining({ origin: "CORRECTION", steps: 1 }));
  });

  test("a side: sees that it happened, its reason and its own view, and not the patch", async () => {
    const { career, input, made, side } = await newGame();
    await service.ask("correctCareer", input, tokenOf(made, "REFEREE"));
    for (const [name, damage] of [
      ["red", 0],
      ["blue", 1],
    ] as const) {
      const { steps } = await service.ask("careerSteps", { career }, side(name));
      expect(steps[1]).toMatchObject({ kind: "CORRECTION", input: { reason: "Forgotten hit" }, snapshot: null });
      expect(JSON.stringify(steps)).not.toContain("patch");
      const seen = await service.ask("career", { career, since: 0 }, side(name));
      expect(seen.view.own.damage).toBe(damage);
      expect(seen.steps[0]).toMatchObject({ step: { input: { reason: "Forgotten hit" } }, audit: [] });
    }
  });

  test("a snapshot that the rules do not accept: a fault at its place in the patch", async () => {
    const { owner, input } = await newGame();
    const answer = await service.call("correctCareer", { ...input, patch: { targets: [{ damage: "all" }] } }, owner);
    expect(answer).toMatchObject({ ok: false, problem: { kind: "MALFORMED" } });
    const pointers = answer.ok ? [] : answer.problem.faults.map(({ pointer }) => pointer);
    expect(pointers.every((pointer) => pointer.startsWith("/patch/targets"))).toBe(true);
    expect(pointers.length).toBeGreaterThan(0);
  });

  test("a game that is over: its position can be corrected, but play cannot go on", async () => {
    const { career, owner, input } = await newGame();
    const end = { career, expectedVersion: 0, operation: "endDrill", server: true };
    await service.ask("playStep", end, owner);
    const later = { ...input, expectedVersion: 1 };
    expect(await service.fail("correctCareer", { ...later, patch: { done: false } }, owner)).toEqual([
      "CONFLICT",
      "CAREER_ENDED",
    ]);
    expect(await service.ask("correctCareer", later, owner)).toMatchObject({ version: 2, over: true });
  });

  test("an older version: VERSION_CONFLICT; a side: ROLE_FORBIDDEN; a game without a referee or without sides: refused", async () => {
    const { owner, input, side } = await newGame();
    expect(await service.fail("correctCareer", { ...input, expectedVersion: 5 }, owner)).toEqual([
      "CONFLICT",
      "VERSION_CONFLICT",
    ]);
    expect(await service.fail("correctCareer", input, side("red"))).toEqual(["FORBIDDEN", "ROLE_FORBIDDEN"]);
    const blind = await begun(service);
    for (const token of [blind.host, blind.red, blind.onlooker])
      expect(await service.fail("correctCareer", { ...input, career: blind.career }, token)).toEqual([
        "FORBIDDEN",
        "ROLE_FORBIDDEN",
      ]);
    const solo = await openService([drill]);
    const game = await newDrill(solo);
    expect(await solo.fail("correctCareer", { ...input, career: game.career }, game.owner)).toEqual([
      "CONFLICT",
      "CORRECTION_UNWANTED",
    ]);
    await solo.database.stop();
  });
});
