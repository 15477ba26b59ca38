import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CareerFile } from "../../src/proof/career-file";
import { turns } from "../fixtures/duel";
import { DATABASES } from "./databases";
import { begun, DICE, expectProven, KEY, type Made, tokenOf } from "./seats";
import { fireAt, openService, type Service } from "./service";

const noted = (text: string, to: string) => ({ ...DICE, note: { text, to } });

describe.each(DATABASES)("on %s", (_name, start) => {
  let service: Service;
  beforeAll(async () => {
    service = await openService([turns], {}, start);
  });
  afterAll(() => service.database.stop());

  const textsFor = async (career: string, token: string): Promise<string[]> =>
    (await service.ask("careerNotes", { career }, token)).notes.map(({ text }: { text: string }) => text);

  test("a note of a move: its hash is in the chain, and only its readers get its text before the end", async () => {
    const { career, red, blue, host, onlooker } = await begun(service);
    const played = await service.ask("playStep", fireAt(career, 1, noted("Wait for the gale", "SIDE")), red);
    expect(played).toMatchObject({ version: 3, step: { version: 2, kind: "PLAY" } });
    await service.ask("playStep", fireAt(career, 3, noted("Good luck <b>!", "ALL")), blue);
    expect(await textsFor(career, red)).toEqual(["Wait for the gale", "Good luck <b>!"]);
    for (const token of [blue, host, onlooker]) expect(await textsFor(career, token)).toEqual(["Good luck <b>!"]);
    const { steps } = await service.ask("careerSteps", { career }, blue);
    expect(JSON.stringify(steps)).not.toMatch(/gale|luck/);
    await service.ask("resign", { career }, red);
    expect(await textsFor(career, onlooker)).toEqual(["Wait for the gale", "Good luck <b>!"]);
    const { notes } = await service.ask("careerNotes", { career }, red);
    const file = (await service.ask("exportCareer", { career }, red)) as CareerFile;
    expectProven(file);
    for (const { version, move, salt, text } of notes) {
      const hash = createHash("sha256").update(`naval-umpire-note/1\n${salt}\n${text}`).digest("hex");
      expect(file.steps[version]).toMatchObject({ kind: "NOTE", input: { hash: `sha256:${hash}` } });
      expect(file.steps[move]).toMatchObject({ kind: "PLAY" });
    }
    expect(JSON.stringify(file)).not.toMatch(/gale|luck/);
  });

  test("the same request again: one note", async () => {
    const { career, red } = await begun(service);
    const move = fireAt(career, 1, { ...noted("Once", "SIDE"), idempotencyKey: KEY });
    const first = await service.ask("playStep", move, red);
    expect(await service.ask("playStep", move, red)).toEqual(first);
    expect(await textsFor(career, red)).toEqual(["Once"]);
    expect(await service.ask("careerVersion", { career }, red)).toMatchObject({ version: 3 });
  });

  test("deleteNote by the owner: the author's request again does not restore the note", async () => {
    const made = (await service.ask("createCareer", { ruleset: "drill", seed: "duel" })) as Made;
    const { career } = made.career;
    const [owner, red] = [tokenOf(made, "OWNER"), tokenOf(made, "SIDE", "red")];
    const move = fireAt(career, 0, { ...noted("Rude", "ALL"), idempotencyKey: KEY });
    const first = await service.ask("playStep", move, red);
    await service.ask("deleteNote", { career, version: 2 }, owner);
    expect(await service.ask("playStep", move, red)).toEqual(first);
    for (const token of [owner, red]) expect(await textsFor(career, token)).toEqual([]);
    expect(await service.fail("deleteNote", { career, version: 2 }, owner)).toEqual(["UNKNOWN", "NOTE_UNKNOWN"]);
  });

  test("deleteNote: by its author or the owner; a hidden note looks like none to others", async () => {
    const { career, red, blue, onlooker } = await begun(service);
    await service.ask("playStep", fireAt(career, 1, noted("Secret", "SIDE")), red);
    await service.ask("playStep", fireAt(career, 3, noted("Hello", "ALL")), blue);
    const fail = (version: number, token: string) => service.fail("deleteNote", { career, version }, token);
    expect(await fail(3, blue)).toEqual(["UNKNOWN", "NOTE_UNKNOWN"]);
    expect(await fail(2, blue)).toEqual(["UNKNOWN", "NOTE_UNKNOWN"]);
    expect(await fail(5, onlooker)).toEqual(["FORBIDDEN", "ROLE_FORBIDDEN"]);
    expect(await service.ask("deleteNote", { career, version: 3 }, red)).toEqual({ career, version: 3 });
    expect(await fail(3, red)).toEqual(["UNKNOWN", "NOTE_UNKNOWN"]);
    expect(await textsFor(career, red)).toEqual(["Hello"]);
    await service.ask("resign", { career }, red);
    expectProven(await service.ask("exportCareer", { career }, blue));
  });

  test("readers that the author or the game does not have: NOTE_READERS", async () => {
    const { career, red } = await begun(service);
    expect(await service.fail("playStep", fireAt(career, 1, noted("x", "REFEREE")), red)).toEqual([
      "MALFORMED",
      "NOTE_READERS",
    ]);
    const made = (await service.ask("createCareer", { ruleset: "drill", seed: "duel" })) as Made;
    const game = made.career.career;
    const owner = tokenOf(made, "OWNER");
    expect(await service.fail("playStep", fireAt(game, 0, noted("x", "SIDE")), owner)).toEqual([
      "MALFORMED",
      "NOTE_READERS",
    ]);
    await service.ask(
      "playStep",
      fireAt(game, 0, { server: true, note: { text: "For you", to: "REFEREE" } }),
      tokenOf(made, "SIDE", "red"),
    );
    expect(await textsFor(game, tokenOf(made, "REFEREE"))).toEqual(["For you"]);
    expect(await textsFor(game, tokenOf(made, "SIDE", "blue"))).toEqual([]);
    const { notes } = await service.ask("careerNotes", { career: game }, owner);
    await service.ask("deleteNote", { career: game, version: notes[0].version }, owner);
    expect(await textsFor(game, owner)).toEqual([]);
  });

  test("deleteCareer: removes the notes with the steps", async () => {
    const { career, red, host } = await begun(service);
    await service.ask("playStep", fireAt(career, 1, noted("Secret", "SIDE")), red);
    const itemsOf = async () => (await service.database.items()).filter(({ pk }) => pk.includes(career));
    expect((await itemsOf()).some(({ sk }) => sk.startsWith("note#"))).toBe(true);
    await service.ask("resign", { career }, red);
    await service.ask("deleteCareer", { career }, host);
    expect(await itemsOf()).toEqual([]);
  });
});
