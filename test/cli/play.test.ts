import { describe, expect, it } from "vitest";
import { EXIT } from "../../src/cli/exit";
import { analyse } from "../../src/core/analysis/call";
import { verify } from "../../src/core/analysis/verify";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { seededPick } from "../../src/core/engine/apply";
import { hunters } from "../../src/rulesets/hunters/index";
import { rulesets } from "../../src/rulesets/index";
import { pq17 } from "../../src/rulesets/pq17/index";
import { exampleOf } from "../fixtures/examples";
import { LONG } from "../properties/long";
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

describe.each(rulesets.map((ruleset) => ({ id: ruleset.id, ruleset })))("$id in the terminal", ({ id, ruleset }) => {
  const input = JSON.stringify(exampleOf(ruleset, "new").input);

  it(
    "a game with real dice typed in is played to its end, saved, and every move of it is right",
    async () => {
      const args = ["play", id, "--physical", "--file", "game.json", "--input", input];
      const { code, out, files } = await umpire(args, { answer: player(`typed ${id}`) });
      expect(code).toBe(EXIT.DONE);
      expect(out).toContain("The game is over.");
      const saved = JSON.parse(files.get("game.json")!);
      expect(saved).toMatchObject({ format: "naval-umpire-game/1", ruleset: id, seed: null });
      expect(saved.moves.flatMap(({ dice }: { dice: readonly number[] }) => dice)).not.toEqual([]);
      let snapshot: unknown;
      for (const { operation, input: chosen, dice } of saved.moves) {
        const answer = adjudicate(ruleset, {
          operation,
          input: chosen,
          dice,
          audit: "NONE",
          decisions: "NONE",
          ...(snapshot === undefined ? {} : { snapshot }),
        });
        if (answer.kind !== "RESOLUTION") throw new Error(JSON.stringify(answer));
        snapshot = answer.snapshot;
      }
      expect(snapshot).toEqual(saved.snapshot);
      expect(
        analyse(ruleset, verify, {
          request: { operation: "new", input: saved.moves[0].input },
          answer: { dice: saved.moves[0].dice },
        }),
      ).toMatchObject({ right: true });
    },
    LONG,
  );

  it("leaves with q, and goes on where it was left", async () => {
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

  it("says what it starts with, and what a saved game keeps", async () => {
    const args = ["play", id, "--seed", "on", "--file", "game.json"];
    const first = await umpire(args, { answer: () => undefined });
    expect(first.out).toContain("This is the standard game");
    const again = await umpire([...args, "--input", input], { files: Object.fromEntries(first.files) });
    expect(again.out).toContain("Going on with game.json: 1 operations so far, with the dice of seed on.");
    expect(again.out).toContain("A saved game keeps its start and its dice");
  });

  it("shows the sheet and what is closed, and asks again for what is no choice", async () => {
    const lines = ["s", "c", "0", "q"];
    const { out } = await umpire(["play", id, "--seed", "x", "--input", input], { answer: () => lines.shift() });
    expect(out.match(/A number chooses/g)).toHaveLength(2);
    expect(out).toContain("nothing was saved");
  });
});

describe("a game on file", () => {
  const START = JSON.stringify(exampleOf(hunters, "new").input);
  const args = ["play", "hunters", "--physical", "--file", "game.json", "--input", START];

  /** What is on file each time a player is asked, in a game of so many moves. */
  async function onFile(moves: number) {
    const play = player("on file");
    const files: string[] = [];
    let menus = 0;
    const answer = (question: string, said: readonly string[], now: ReadonlyMap<string, string>) => {
      files.push(now.get("game.json") ?? "");
      if (question === "> ") menus += 1;
      return menus > moves ? "q" : play(question, said);
    };
    const { files: left } = await umpire(args, { answer });
    return { files, left: left.get("game.json")! };
  }

  it("grows by what is played, and is written anew only where the game is left", async () => {
    const { files, left } = await onFile(12);
    const after = files.filter((text) => text !== "");
    expect(after.length).toBeGreaterThan(20);
    expect(after.filter((text, index) => index > 0 && !text.startsWith(after[index - 1]!))).toEqual([]);
    expect(JSON.parse(left).moves.length).toBeGreaterThan(10);
  });

  it("who is killed at any moment has lost nothing but a line that was not written to its end", async () => {
    const { files, left } = await onFile(12);
    const whole = JSON.parse(left);
    for (const [index, text] of files.entries()) {
      if (text === "") continue;
      for (const cut of [text, `${text}{"operation":"resolveEnc`]) {
        const again = await umpire(args, { files: { "game.json": cut }, answer: () => "q" });
        expect({ index, code: again.code }).toEqual({ index, code: EXIT.DONE });
        const saved = JSON.parse(again.files.get("game.json")!);
        expect(saved.moves).toEqual(whole.moves.slice(0, saved.moves.length));
        const lines = text
          .split("\n")
          .slice(1, -1)
          .map((line) => JSON.parse(line));
        const [first] = text.split("\n").map((line) => line && JSON.parse(line));
        expect(saved.moves.length).toBe(first.moves.length + lines.filter((line) => "operation" in line).length);
        expect(saved.pending).toEqual(lines.length > 0 ? lines.at(-1).pending : first.pending);
      }
    }
    expect(JSON.parse(files.at(-1)!.split("\n")[0]!).moves.length).toBeLessThan(whole.moves.length);
  });

  it("of a version that accepted any name is opened and listed with the name as it is", async () => {
    const { left } = await onFile(3);
    const game = JSON.parse(left);
    const name = "a\u202eb";
    const begun = { ...game.moves[0], input: { ...game.moves[0].input, name } };
    const header = { ...game, snapshot: null, moves: [], pending: undefined };
    const named = { ...game, snapshot: { ...game.snapshot, kommandant: { ...game.snapshot.kommandant, name } } };
    for (const text of [JSON.stringify(named), `${JSON.stringify(header)}\n${JSON.stringify(begun)}\n`]) {
      const { code, err, files } = await umpire(args, { files: { "game.json": text }, answer: () => "q" });
      expect({ code, err }).toEqual({ code: EXIT.DONE, err: "" });
      expect(JSON.parse(files.get("game.json")!).snapshot.kommandant.name).toBe(name);
    }
  });

  it.each([
    ["a line that is not JSON", "{\n{}\n", "cannot be read as JSON"],
    ["a line that is no operation", '{"operation":7}\n', "follows operation"],
    ["an operation that cannot be played", '{"operation":"resolveDepthCharge","input":{},"dice":[]}\n', "played again"],
  ])("with %s in the middle stays as it is", async (_title, line, why) => {
    const { left } = await onFile(3);
    const spoilt = `${left}${line}`;
    const { code, err, files } = await umpire(args, { files: { "game.json": spoilt }, answer: () => "q" });
    expect({ code, file: files.get("game.json") }).toEqual({ code: EXIT.UNREADABLE, file: spoilt });
    expect(err).toContain(why);
  });
});

describe("a game that runs on", () => {
  it("plays what is left of a phase by itself, tells it, and keeps each operation", async () => {
    const { snapshot } = exampleOf(pq17, "scatterConvoy");
    const game = { format: "naval-umpire-game/1", ruleset: "pq17", seed: "run", snapshot, moves: [] };
    const scatter = (out: string) => /(\d+) Scatter/.exec(out)![1]!;
    const menu = await umpire(["play", "pq17", "--file", "g.json"], { files: { "g.json": game }, answer: () => "q" });
    const played = async (...more: readonly string[]) => {
      const left = [scatter(menu.out), "q"];
      const args = ["play", "pq17", "--file", "g.json", ...more];
      const { out, files } = await umpire(args, { files: { "g.json": game }, answer: () => left.shift() });
      return {
        out,
        moves: JSON.parse(files.get("g.json")!).moves.map(({ operation }: { operation: string }) => operation),
      };
    };
    expect((await played()).moves).toEqual(["scatterConvoy"]);
    const run = await played("--run-on");
    expect(run.moves).toEqual(["scatterConvoy", "endPhase", "endPhase"]);
    expect(run.out.match(/^ {2}End the phase$/gm)).toHaveLength(2);
  });
});

describe("a newcomer in the terminal", () => {
  const START = ["--input", JSON.stringify({ boat: "VIIC", number: 96, name: "Lehmann" })];
  const typing = (...lines: readonly string[]) => {
    const left = [...lines];
    return { answer: () => left.shift() };
  };

  it("is asked again for a face that cannot fall, in the words of the die", async () => {
    const args = ["play", "hunters", "--physical", ...START];
    const { out } = await umpire(args, typing("seven", "7", "", "1 2", "3", "q"));
    expect(out.match(/Type one whole number from 1 to 6\./g)).toHaveLength(4);
    expect(out).toContain("Roll 1d6: The Kommandant's first rank, chart STARTING_RANK (Starting rank) [11.2.2]");
    expect(out).toContain("Rank at the start: 3");
  });

  it("may go back from the input of an operation to the others", async () => {
    const { out } = await umpire(["play", "hunters", "--seed", "x", ...START], typing("1", "b", "q"));
    expect(out).toContain("b back");
    expect(out.match(/1 Load torpedoes/g)).toHaveLength(2);
  });

  it("who leaves before the first roll has saved nothing, and is told so", async () => {
    const args = ["play", "hunters", "--physical", "--file", "game.json", ...START];
    const { out, files, code } = await umpire(args, typing("q"));
    expect({ code, saved: files.has("game.json") }).toEqual({ code: EXIT.DONE, saved: false });
    expect(out).toContain("Left before the game began; nothing was saved.");
  });

  it("ends with 2 for a start that is not JSON, as every command does", async () => {
    const { code, err } = await umpire(["play", "hunters", "--input", "{"]);
    expect({ code, err }).toEqual({
      code: EXIT.UNREADABLE,
      err: expect.stringContaining("--input cannot be read as JSON"),
    });
    const file = await umpire(["play", "hunters", "--seed", "x", "--input", "@s.json"], {
      files: { "s.json": START[1] },
    });
    expect(file.out).toContain("begins with Boat Type VIIC, Number 96, Name Lehmann.");
  });
});

describe("14.21 the standard game", () => {
  const standard = {
    hunters: { edition: "second", boat: { type: "VIIC" }, startMonth: "1940-10" },
    goeben: { campaign: null },
    pq17: { scenario: "pq_17", options: [] },
  };

  it.each(Object.entries(standard))(
    "%s begins with it where nothing is told, in play and with new",
    async (id, expected) => {
      const played = await umpire(["play", id, "--seed", "x", "--file", "g.json"], { answer: () => "q" });
      const { snapshot } = JSON.parse(played.files.get("g.json")!);
      expect(snapshot).toMatchObject(expected);
      const isOn = (value: unknown): boolean => value !== false && value !== "none" && value !== "no";
      expect(Object.values(snapshot.options).filter(isOn)).toEqual([]);
      const begun = await umpire(["new", id]);
      expect(begun.json).toMatchObject({ kind: "RESOLUTION", snapshot: { ...expected, options: snapshot.options } });
      const { kind } = (await umpire(["new", id, "--dice", ""])).json;
      expect(kind).toBe(begun.json.dice.length === 0 ? "RESOLUTION" : "NEEDS_ROLL");
    },
  );
});

describe("14.21 dice typed so far", () => {
  const START = ["--input", JSON.stringify({ boat: "VIIC", number: 96, name: "Lehmann" })];
  const args = ["play", "hunters", "--physical", "--file", "g.json", ...START];
  const typing = (...lines: readonly string[]) => {
    const left = [...lines];
    return { answer: () => left.shift() };
  };
  /** To sea, and into the first box: an aircraft, met by two dice of the encounter check and more. */
  const TO_SEA = ["3", "2", "no", "6 4"];

  it.each(["q", "b"])("are kept with %s within an operation, saved, and offered", async (leave) => {
    const left = await umpire(args, typing(...TO_SEA, "1", "1 2", leave, "q"));
    const text = left.files.get("g.json")!;
    expect(left.out).toContain("Saved in g.json, with the dice typed so far: 1 2.");
    const { pending } = JSON.parse(text);
    expect(pending).toEqual({ operation: "resolveEncounter", input: {}, dice: [1, 2] });
    const again = await umpire(args, { files: { "g.json": text }, ...typing("0", "q") });
    expect(again.out).toContain("0 Go on with: Next encounter check (dice typed so far: 1 2)");
    // What the dice had done is told again, and only the next one is asked for.
    const [, after = ""] = again.out.split("0 Go on with");
    expect(after).toContain("Encounter check on E1");
    expect(after.match(/ Roll /g)).toHaveLength(1);
    expect(JSON.parse(again.files.get("g.json")!).pending).toEqual(pending);
  });

  it("are played on, and gone when another operation is played instead", async () => {
    const left = await umpire(args, typing(...TO_SEA, "1", "1 2", "b", "q"));
    const files = { "g.json": left.files.get("g.json")! };
    const on = await umpire(args, { files, answer: resuming() });
    const saved = JSON.parse(on.files.get("g.json")!);
    expect(saved.pending).toBeUndefined();
    expect(saved.moves.at(-1).operation).toBe("resolveEncounter");
    expect(saved.moves.at(-1).dice.slice(0, 2)).toEqual([1, 2]);
  });

  it("are kept before the first snapshot too", async () => {
    const start = ["play", "pq17", "--physical", "--file", "p.json"];
    const left = await umpire(start, typing("3", "q"));
    const text = left.files.get("p.json")!;
    expect(JSON.parse(text)).toMatchObject({ snapshot: null, moves: [], pending: { operation: "new", dice: [3] } });
    const again = await umpire(start, { files: { "p.json": text }, ...typing("q") });
    expect(again.out).toContain("Dice typed so far: 3");
    expect(again.out.match(/ Roll /g)).toHaveLength(1);
  });

  it("what they did is told before the next die is asked for", async () => {
    const { out } = await umpire(args, typing(...TO_SEA, "1", "1 2", "q"));
    const told = out.indexOf("Encounter check on E1");
    expect(told).toBeGreaterThan(0);
    expect(told).toBeLessThan(out.lastIndexOf(" Roll "));
  });

  it("a ten-sided die may be typed as it shows: 0 for ten", async () => {
    const { askDice } = await import("../../src/cli/play/dice");
    const { Words } = await import("../../src/cli/words");
    const { hunters } = await import("../../src/rulesets/hunters/index");
    const said: string[] = [];
    const terminal = { say: (line: string) => void said.push(line), ask: async () => "0 7" } as never;
    const next = {
      label: "x",
      dice: "d100",
      count: 2,
      sides: 10,
      low: 1,
      high: 10,
      held: [],
      citation: { section: "1" },
      chart: null,
      column: null,
      modifiers: [],
      totals: [],
    };
    expect(await askDice(terminal, { next } as never, new Words(hunters, await hunters.phrasesOf("en")))).toEqual([
      10, 7,
    ]);
  });

  /** Goes on with the dice typed before, with ones for all that is asked, and leaves when that is done. */
  function resuming() {
    let menus = 0;
    return (question: string): string => {
      if (question === "> ") {
        menus += 1;
        return menus === 1 ? "0" : "q";
      }
      return "1 ".repeat(Number(/(\d+) faces/.exec(question)?.[1] ?? 1)).trim();
    };
  }
});

describe("14.21 words in the terminal", () => {
  /** Codes of several words, JSON, and names of members as programs write them. */
  const CODES = /\b[a-z]+_[a-z0-9_]+\b|[{}]|"|\b[a-z]+[A-Z][a-z]\w*/;

  it.each(["hunters", "goeben", "pq17"])("%s tells a player no code and no JSON", async (id) => {
    const play = player(`words ${id}`);
    let asked = 0;
    const answer = (question: string, said: readonly string[]): string => {
      asked += 1;
      if (asked > 120) return "q";
      if (question === "> ") return ["1", "s", "c", "2", "r", "r"][asked % 6]!;
      return play(question, said);
    };
    const { out } = await umpire(["play", id, "--physical"], { answer });
    const lines = out.split("\n").filter((line) => CODES.test(line.replaceAll('"Pursue"', "")));
    expect(lines).toEqual([]);
    expect(asked).toBeGreaterThan(100);
  });

  it("shows the state of the boat at every turn, and on the sheet", async () => {
    const { snapshot } = exampleOf(rulesets[0]!, "resolveDepthCharge") as never as {
      snapshot: { boat: { hull: number; flooding: number; systems: Record<string, string> }; crew: { wounds: object } };
    };
    const { boat, crew } = snapshot;
    const hit = {
      ...snapshot,
      boat: { ...boat, hull: 2, flooding: 1, systems: { ...boat.systems, periscope: "damaged" } },
      crew: { ...crew, wounds: { ...crew.wounds, li: "SW" } },
    };
    const game = { format: "naval-umpire-game/1", ruleset: "hunters", seed: "x", snapshot: hit, moves: [] };
    const { out } = await umpire(["play", "hunters", "--file", "g.json"], {
      files: { "g.json": JSON.stringify(game) },
      answer: (
        (lines) => () =>
          lines.shift()
      )(["s", "q"]),
    });
    expect(out.match(/hull 2 {2}flooding 1 {2}periscope damaged/g)).toHaveLength(3);
    expect(out.match(/LI seriously wounded/g)).toHaveLength(3);
    expect(out).toContain("the escort's search");
  });

  it("numbers that name something are typed as they stand, and never taken for a place in the list", async () => {
    const args = ["play", "pq17", "--seed", "x", "--file", "g.json"];
    const lines = ["1", "0920", "q"];
    const { files } = await umpire(args, { answer: () => lines.shift() });
    expect(JSON.parse(files.get("g.json")!).moves.at(-1)).toMatchObject({
      operation: "placeDummy",
      input: { at: "0920" },
    });
  });

  it.each(["hunters", "goeben", "pq17"])("new and resolve tell people of %s in words", async (id) => {
    const begun = await umpire(["new", id, "--seed", "x", "--out", "g.json"], { isPeople: true });
    expect(begun.code).toBe(EXIT.DONE);
    expect(begun.out).toContain("What may be done now");
    const operations = rulesets.flatMap((ruleset) => ruleset.operations.map(({ name }) => name));
    // The names of operations are what a command is typed with.
    const bare = begun.out
      .split("\n")
      .map((line) => line.replace(/^ {2}(\w+): /, (all, name) => (operations.includes(name) ? "" : all)));
    expect(bare.filter((line) => CODES.test(line))).toEqual([]);
  });
});

describe("the terminal", () => {
  it("a start of a game that is not JSON is unreadable and not broken", async () => {
    const bad = await umpire(["play", "hunters", "--input", "{bad"]);
    expect(bad).toMatchObject({
      code: EXIT.UNREADABLE,
      err: expect.stringContaining("--input cannot be read as JSON: line 1, column 2: "),
    });
    const input = exampleOf(hunters, "new").input;
    const files = { "start.json": input, "bad.json": "{bad" };
    const answer = () => "q";
    expect((await umpire(["play", "hunters", "--input", "@start.json"], { files, answer })).code).toBe(EXIT.DONE);
    expect((await umpire(["play", "hunters", "--input", "@bad.json"], { files })).code).toBe(EXIT.UNREADABLE);
    expect((await umpire(["play", "hunters", "--input", "@none.json"], { files })).code).toBe(EXIT.UNREADABLE);
  });

  it.each(["constructor", "toString", "__proto__"])(
    "a language that every object has a member of, such as %s, is unreadable and not broken",
    async (language) => {
      const { code, err } = await umpire(["play", "hunters", "--language", language]);
      expect({ code, err }).toEqual({
        code: EXIT.UNREADABLE,
        err: "/language: A language is one of en, fr, ja. (LANGUAGE_UNKNOWN)",
      });
    },
  );

  it("a saved game that cannot be opened is not begun anew over it", async () => {
    const args = ["play", "hunters", "--file", "game.json"];
    const played = await umpire([...args, "--seed", "x"], { answer: () => "q" });
    const saved = JSON.parse(played.files.get("game.json")!);
    const spoiltGames: Readonly<Record<string, unknown>> = {
      cannot: new Error("EACCES"),
      "as JSON": '{"format":"naval-um',
      version: { ...saved, format: "naval-umpire-game/2" },
      "game of": { ...saved, ruleset: "goeben" },
      "/snapshot": { ...saved, snapshot: null },
      "/seed": { ...saved, seed: 7 },
      "/moves/0": { ...saved, moves: [1] },
      snapshot: { ...saved, snapshot: { ...saved.snapshot, boat: 1 } },
    };
    for (const [why, game] of Object.entries(spoiltGames)) {
      const { code, err, files } = await umpire(args, { files: { "game.json": game }, answer: () => "q" });
      expect({ why, code }).toEqual({ why, code: EXIT.UNREADABLE });
      expect(err).toContain(why);
      if (!(game instanceof Error)) {
        expect(files.get("game.json")).toBe(typeof game === "string" ? game : JSON.stringify(game));
      }
    }
    expect((await umpire(args, { files: { "game.json": saved }, answer: () => "q" })).code).toBe(EXIT.DONE);
  });
});
