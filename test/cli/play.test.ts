import { describe, expect, it } from "vitest";
import { EXIT } from "../../src/cli/exit";
import { askBench } from "../../src/core/bench/call";
import { verify } from "../../src/core/bench/verify";
import { adjudicate } from "../../src/core/operation/adjudicate";
import { seededPick } from "../../src/core/operation/advance";
import { rulesets } from "../../src/rulesets/index";
import { umpire } from "./terminal";

/** A player who makes any legal move and types in the dice that are asked for, as they fall. */
function player(seed: string) {
  const pick = seededPick(seed);
  return (question: string, said: readonly string[]): string => {
    if (question === "> " || question.includes("r for any")) return "r";
    const dice = /Roll (\d+x)?(\d*)d(0-)?(\d+)/.exec(said.findLast((line) => line.includes("Roll ")) ?? "");
    const read = dice?.[2] === "" ? 10 : Number(dice?.[4]);
    const sides = dice?.[0].endsWith("d66") ? 6 : read;
    const low = dice?.[3] === undefined ? 1 : 0;
    const wanted = Number(/(\d+) faces/.exec(question)?.[1] ?? 1);
    return Array.from({ length: wanted }, () => low + pick(sides)).join(" ");
  };
}

describe.each(rulesets.map((ruleset) => ({ id: ruleset.id, ruleset })))("7 $id in the terminal", ({ id, ruleset }) => {
  const input = JSON.stringify(ruleset.start.example().input);

  it("7 a whole game with real dice typed in is played to its end, saved, and every move of it is right", async () => {
    const args = ["play", id, "--physical", "--file", "game.json", "--input", input];
    const { code, out, files } = await umpire(args, { answer: player(`typed ${id}`) });
    expect(code).toBe(EXIT.DONE);
    expect(out).toContain("The game is over.");
    const saved = JSON.parse(files.get("game.json")!);
    expect(saved).toMatchObject({ format: "naval-umpire-game/1", ruleset: id, seed: null });
    let snapshot: unknown;
    for (const { operation, input: chosen, dice } of saved.moves) {
      const answer = adjudicate(ruleset, {
        operation,
        input: chosen,
        dice,
        ...(snapshot === undefined ? {} : { snapshot }),
      });
      if (answer.kind !== "RESOLUTION") throw new Error(JSON.stringify(answer));
      snapshot = answer.snapshot;
    }
    expect(snapshot).toEqual(saved.snapshot);
    expect(
      askBench(ruleset, verify, {
        request: { operation: "new", input: saved.moves[0].input },
        answer: { dice: saved.moves[0].dice },
      }),
    ).toMatchObject({ right: true });
  });

  it("7 leaves with q, and goes on where it was left", async () => {
    let moves = 0;
    const few = (question: string): string => {
      if (question !== "> ") return "r";
      moves += 1;
      return moves > 3 ? "q" : "r";
    };
    const args = ["play", id, "--seed", "on", "--file", "game.json", "--input", input];
    const first = await umpire(args, { answer: few });
    expect(first.out).toContain("Saved in game.json.");
    const text = first.files.get("game.json")!;
    expect(JSON.parse(text).moves).toHaveLength(4);
    const second = await umpire(args, { files: { "game.json": text }, answer: () => "q" });
    expect(second.files.get("game.json")).toBe(text);
    expect(second.out).toContain("Saved in game.json.");
    const none = await umpire(args, { files: { "game.json": "{}" } });
    expect(none).toMatchObject({ code: EXIT.UNREADABLE, err: expect.stringContaining("holds no game") });
  });

  it("7 says what it starts with, and what a saved game keeps", async () => {
    const args = ["play", id, "--seed", "on", "--file", "game.json"];
    const first = await umpire(args, { answer: () => undefined });
    expect(first.out).toContain("This is any legal start");
    const again = await umpire([...args, "--input", input], { files: Object.fromEntries(first.files) });
    expect(again.out).toContain("Going on with game.json: 1 operations so far, with the dice of seed on.");
    expect(again.out).toContain("A saved game keeps its start and its dice");
  });

  it("7 shows the sheet and what is closed, and asks again for what is no choice", async () => {
    const lines = ["s", "c", "0", "q"];
    const { out } = await umpire(["play", id, "--seed", "x", "--input", input], { answer: () => lines.shift() });
    expect(out.match(/A number chooses/g)).toHaveLength(2);
    expect(out).toContain("nothing was saved");
  });
});

describe("7 a newcomer in the terminal", () => {
  const START = ["--input", JSON.stringify({ boat: "VIIC", number: 96, name: "Lehmann" })];
  const typing = (...lines: readonly string[]) => {
    const left = [...lines];
    return { answer: () => left.shift() };
  };

  it("7 is asked again for a face that cannot fall, in the words of the die", async () => {
    const args = ["play", "hunters", "--physical", ...START];
    const { out } = await umpire(args, typing("seven", "7", "", "1 2", "3", "q"));
    expect(out.match(/Type one whole number from 1 to 6\./g)).toHaveLength(4);
    expect(out).toContain("Roll 1d6 for The Kommandant's first rank, chart STARTING_RANK (11.2.2)");
    expect(out).toContain("Rank at the start: 3");
  });

  it("7 may go back from the input of an operation to the others", async () => {
    const { out } = await umpire(["play", "hunters", "--seed", "x", ...START], typing("1", "b", "q"));
    expect(out).toContain("b back");
    expect(out.match(/1 Load torpedoes/g)).toHaveLength(2);
  });

  it("7 who leaves before the first roll has saved nothing, and is told so", async () => {
    const args = ["play", "hunters", "--physical", "--file", "game.json", ...START];
    const { out, files, code } = await umpire(args, typing("q"));
    expect({ code, saved: files.has("game.json") }).toEqual({ code: EXIT.DONE, saved: false });
    expect(out).toContain("Left before the game began; nothing was saved.");
  });

  it("7 ends with 2 for a start that is not JSON, as every command does", async () => {
    const { code, err } = await umpire(["play", "hunters", "--input", "{"]);
    expect({ code, err }).toEqual({ code: EXIT.UNREADABLE, err: expect.stringContaining("--input is not JSON") });
    const file = await umpire(["play", "hunters", "--seed", "x", "--input", "@s.json"], {
      files: { "s.json": START[1] },
    });
    expect(file.out).toContain('"boat":"VIIC"');
  });
});
