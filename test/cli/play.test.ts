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

/** A player who makes any legal move and types random faces for the requested dice. */
function player(seed: string) {
  const pick = seededPick(seed);
  return (question: string, printed: readonly string[]): string => {
    if (question === "> " || question.includes("r for a random move")) return "r";
    const count = Number(/(\d+) dice/.exec(question)?.[1] ?? 1);
    const faces: number[] = [];
    // The last lines are the rolls of this question. Typed faces of the first one are not asked for again.
    for (const line of printed.toReversed()) {
      const roll = /Roll (?:(\d+)x)?(\d*)d(0-)?(\d+)/.exec(line);
      if (roll === null || faces.length >= count) continue;
      const [, times = "1", dice, zero, last] = roll;
      const highest = dice === "" ? 10 : Number(last);
      const sides = last === "66" ? 6 : highest;
      const ofRoll = last === "66" || dice === "" ? 2 : Number(times) * Number(dice);
      const low = zero === undefined ? 1 : 0;
      faces.unshift(...Array.from({ length: ofRoll }, () => low + pick(sides)));
    }
    return faces.slice(-count).join(" ");
  };
}

describe.each(rulesets.map((ruleset) => ({ id: ruleset.id, ruleset })))("$id in the terminal", ({ id, ruleset }) => {
  const input = JSON.stringify(exampleOf(ruleset, "new").input);

  it(
    "plays a game with typed real dice to its end, saves it, and every move is right",
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

  it("quits with q, and continues there", async () => {
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
    expect(none).toMatchObject({ code: EXIT.UNREADABLE, err: expect.stringContaining("does not contain a game") });
  });

  it("prints its start, and what a saved game keeps", async () => {
    const args = ["play", id, "--seed", "on", "--file", "game.json"];
    const first = await umpire(args, { answer: () => undefined });
    expect(first.out).toContain("This is the standard game");
    const again = await umpire([...args, "--input", input], { files: Object.fromEntries(first.files) });
    expect(again.out).toContain("Resuming game.json: 1 operation so far, with the dice of seed on.");
    expect(again.out).toContain("A saved game keeps its start and its dice");
  });

  it("shows the sheet and the closed operations, and asks again after an invalid choice", async () => {
    const lines = ["s", "c", "0", "q"];
    const { out } = await umpire(["play", id, "--seed", "x", "--input", input], { answer: () => lines.shift() });
    expect(out.match(/Type a number to choose/g)).toHaveLength(2);
    expect(out).toContain("Nothing was saved");
  });
});

describe("a saved game", () => {
  const START = JSON.stringify(exampleOf(hunters, "new").input);
  const args = ["play", "hunters", "--physical", "--file", "game.json", "--input", START];

  /** The file's content at each question of a game with this number of moves. */
  async function onFile(moves: number) {
    const play = player("on file");
    const files: string[] = [];
    let menus = 0;
    const answer = (question: string, printed: readonly string[], now: ReadonlyMap<string, string>) => {
      files.push(now.get("game.json") ?? "");
      if (question === "> ") menus += 1;
      return menus > moves ? "q" : play(question, printed);
    };
    const { files: savedFiles } = await umpire(args, { answer });
    return { files, left: savedFiles.get("game.json")! };
  }

  it("grows by its moves, and is rewritten only on quitting", async () => {
    const { files, left: saved } = await onFile(12);
    const after = files.filter((text) => text !== "");
    expect(after.length).toBeGreaterThan(20);
    expect(after.filter((text, index) => index > 0 && !text.startsWith(after[index - 1]!))).toEqual([]);
    expect(JSON.parse(saved).moves.length).toBeGreaterThan(10);
  });

  it("loses nothing but an unterminated line when the process is killed", async () => {
    const { files, left: savedText } = await onFile(12);
    const whole = JSON.parse(savedText);
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

  it("with a name that an older version accepted is opened and listed with that name", async () => {
    const { left: saved } = await onFile(3);
    const game = JSON.parse(saved);
    const name = "a\u202eb";
    const start = { ...game.moves[0], input: { ...game.moves[0].input, name } };
    const header = { ...game, snapshot: null, moves: [], pending: undefined };
    const renamed = { ...game, snapshot: { ...game.snapshot, kommandant: { ...game.snapshot.kommandant, name } } };
    for (const text of [JSON.stringify(renamed), `${JSON.stringify(header)}\n${JSON.stringify(start)}\n`]) {
      const { code, err, files } = await umpire(args, { files: { "game.json": text }, answer: () => "q" });
      expect({ code, err }).toEqual({ code: EXIT.DONE, err: "" });
      expect(JSON.parse(files.get("game.json")!).snapshot.kommandant.name).toBe(name);
    }
  });

  it.each([
    ["a line that is not JSON", "{\n{}\n", "cannot be read as JSON"],
    ["a line that is no operation", '{"operation":7}\n', "after operation"],
    [
      "an operation that cannot be played",
      '{"operation":"resolveDepthCharge","input":{},"dice":[]}\n',
      "cannot be replayed",
    ],
  ])("with %s in the middle is left unchanged", async (_title, line, why) => {
    const { left: saved } = await onFile(3);
    const spoilt = `${saved}${line}`;
    const { code, err, files } = await umpire(args, { files: { "game.json": spoilt }, answer: () => "q" });
    expect({ code, file: files.get("game.json") }).toEqual({ code: EXIT.UNREADABLE, file: spoilt });
    expect(err).toContain(why);
  });
});

describe("run-on in the terminal", () => {
  it("plays the rest of a phase automatically, prints it, and saves each operation", async () => {
    const { snapshot } = exampleOf(pq17, "scatterConvoy");
    const game = { format: "naval-umpire-game/1", ruleset: "pq17", seed: "run", snapshot, moves: [] };
    const scatter = (out: string) => /(\d+) Scatter/.exec(out)![1]!;
    const menu = await umpire(["play", "pq17", "--file", "g.json"], { files: { "g.json": game }, answer: () => "q" });
    const playOn = async (...more: readonly string[]) => {
      const lines = [scatter(menu.out), "q"];
      const args = ["play", "pq17", "--file", "g.json", ...more];
      const { out, files } = await umpire(args, { files: { "g.json": game }, answer: () => lines.shift() });
      return {
        out,
        moves: JSON.parse(files.get("g.json")!).moves.map(({ operation }: { operation: string }) => operation),
      };
    };
    expect((await playOn()).moves).toEqual(["scatterConvoy"]);
    const run = await playOn("--run-on");
    expect(run.moves).toEqual(["scatterConvoy", "endPhase", "endPhase"]);
    expect(run.out.match(/^ {2}End the phase$/gm)).toHaveLength(2);
  });
});

describe("a newcomer in the terminal", () => {
  const START = ["--input", JSON.stringify({ boat: "VIIC", number: 96, name: "Lehmann" })];
  const typing = (...lines: readonly string[]) => {
    const remaining = [...lines];
    return { answer: () => remaining.shift() };
  };

  it("asks again for an impossible face, in the words of the die", async () => {
    const args = ["play", "hunters", "--physical", ...START];
    const { out } = await umpire(args, typing("seven", "7", "", "1 2", "3", "q"));
    expect(out.match(/Type one whole number from 1 to 6\./g)).toHaveLength(4);
    expect(out).toContain("Roll 1d6: The Kommandant's first rank, chart STARTING_RANK (Starting rank) [11.2.2]");
    expect(out).toContain("Starting rank: 3");
  });

  it("goes back from the input of an operation to the menu", async () => {
    const { out } = await umpire(["play", "hunters", "--seed", "x", ...START], typing("1", "b", "q"));
    expect(out).toContain("b back");
    expect(out.match(/1 Load torpedoes/g)).toHaveLength(2);
  });

  it("saves nothing if the player quits before the first roll, and prints that", async () => {
    const args = ["play", "hunters", "--physical", "--file", "game.json", ...START];
    const { out, files, code } = await umpire(args, typing("q"));
    expect({ code, saved: files.has("game.json") }).toEqual({ code: EXIT.DONE, saved: false });
    expect(out).toContain("You left before the game began; nothing was saved.");
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
    expect(file.out).toContain("begins with U-boat Type VIIC, Number 96, Name Lehmann.");
  });
});

describe("14.21 the standard game", () => {
  const standard = {
    hunters: { edition: "second", boat: { type: "VIIC" }, startMonth: "1940-10" },
    goeben: { campaign: null },
    pq17: { scenario: "pq_17", options: [] },
  };

  it.each(Object.entries(standard))("is the default of %s, in play and with new", async (id, expected) => {
    const run = await umpire(["play", id, "--seed", "x", "--file", "g.json"], { answer: () => "q" });
    const { snapshot } = JSON.parse(run.files.get("g.json")!);
    expect(snapshot).toMatchObject(expected);
    const isOn = (value: unknown): boolean => value !== false && value !== "none" && value !== "no";
    expect(Object.values(snapshot.options).filter(isOn)).toEqual([]);
    const newGame = await umpire(["new", id]);
    expect(newGame.json).toMatchObject({ kind: "RESOLUTION", snapshot: { ...expected, options: snapshot.options } });
    const { kind } = (await umpire(["new", id, "--dice", ""])).json;
    expect(kind).toBe(newGame.json.dice.length === 0 ? "RESOLUTION" : "NEEDS_ROLL");
  });
});

describe("14.21 dice typed before quitting", () => {
  const START = ["--input", JSON.stringify({ boat: "VIIC", number: 96, name: "Lehmann" })];
  const args = ["play", "hunters", "--physical", "--file", "g.json", ...START];
  const typing = (...lines: readonly string[]) => {
    const remaining = [...lines];
    return { answer: () => remaining.shift() };
  };
  /** Sails to the first box. An aircraft attacks after two dice of the encounter check. */
  const TO_SEA = ["3", "2", "no", "6 4"];

  it.each(["q", "b"])("are kept with %s during an operation, saved, and offered again", async (leave) => {
    const run = await umpire(args, typing(...TO_SEA, "1", "1 2", leave, "q"));
    const text = run.files.get("g.json")!;
    expect(run.out).toContain("Saved in g.json, with the dice typed so far: 1 2.");
    const { pending } = JSON.parse(text);
    expect(pending).toEqual({ operation: "resolveEncounter", input: {}, dice: [1, 2] });
    const again = await umpire(args, { files: { "g.json": text }, ...typing("0", "q") });
    expect(again.out).toContain("0 Continue with: Next encounter check (dice typed so far: 1 2)");
    // The effects of the typed dice are printed again, and only the next die is requested.
    const [, after = ""] = again.out.split("0 Continue with");
    expect(after).toContain("Encounter check (E1");
    expect(after.match(/ Roll /g)).toHaveLength(1);
    expect(JSON.parse(again.files.get("g.json")!).pending).toEqual(pending);
  });

  it("are used to continue, and dropped when another operation is played", async () => {
    const run = await umpire(args, typing(...TO_SEA, "1", "1 2", "b", "q"));
    const files = { "g.json": run.files.get("g.json")! };
    const on = await umpire(args, { files, answer: resuming() });
    const saved = JSON.parse(on.files.get("g.json")!);
    expect(saved.pending).toBeUndefined();
    expect(saved.moves.at(-1).operation).toBe("resolveEncounter");
    expect(saved.moves.at(-1).dice.slice(0, 2)).toEqual([1, 2]);
  });

  it("are kept before the first snapshot too", async () => {
    const start = ["play", "pq17", "--physical", "--file", "p.json"];
    const pending = { operation: "new", input: { scenario: "pq_17" }, dice: [3] };
    const saved = { format: "naval-umpire-game/1", ruleset: "pq17", seed: null, snapshot: null, moves: [], pending };
    const text = JSON.stringify(saved);
    const again = await umpire(start, { files: { "p.json": text }, ...typing("q") });
    expect(again.out).toContain("Dice typed so far: 3");
    expect(again.out.match(/ Roll /g)).toHaveLength(1);
  });

  it("rolls that are certain are asked for together", async () => {
    const { out } = await umpire(["play", "pq17", "--physical", "--file", "p.json"], typing("3 4", "q"));
    expect(out).toMatch(/Roll 1d26: .*\n.*\n +Roll 1d25: /);
    expect(out).toContain("Saved in p.json");
  });

  it("their effects are printed before the next die is requested", async () => {
    const { out } = await umpire(args, typing(...TO_SEA, "1", "1 2", "q"));
    const position = out.indexOf("Encounter check (E1");
    expect(position).toBeGreaterThan(0);
    expect(position).toBeLessThan(out.lastIndexOf(" Roll "));
  });

  it("a ten-sided die accepts 0 for ten", async () => {
    const { askDice } = await import("../../src/cli/play/dice");
    const { RulesetWords } = await import("../../src/cli/words");
    const { hunters } = await import("../../src/rulesets/hunters/index");
    const printed: string[] = [];
    const terminal = { say: (line: string) => void printed.push(line), ask: async () => "0 7" } as never;
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
    expect(
      await askDice(
        terminal,
        { next, following: [] } as never,
        new RulesetWords(hunters, await hunters.phrasesOf("en")),
      ),
    ).toEqual([10, 7]);
  });

  /** Continues with the typed dice, answers every question with ones, and quits when the operation is done. */
  function resuming() {
    let menus = 0;
    return (question: string): string => {
      if (question === "> ") {
        menus += 1;
        return menus === 1 ? "0" : "q";
      }
      return "1 ".repeat(Number(/(\d+) dice/.exec(question)?.[1] ?? 1)).trim();
    };
  }
});

describe("14.21 words in the terminal", () => {
  /** Codes with several words, JSON, and member names in camel case. */
  const CODES = /\b[a-z]+_[a-z0-9_]+\b|[{}]|"|\b[a-z]+[A-Z][a-z]\w*/;

  it.each(["hunters", "goeben", "pq17"])("%s prints no code and no JSON", async (id) => {
    const play = player(`words ${id}`);
    let questions = 0;
    const answer = (question: string, printed: readonly string[]): string => {
      questions += 1;
      if (questions > 120) return "q";
      if (question === "> ") return ["1", "s", "c", "2", "r", "r"][questions % 6]!;
      return play(question, printed);
    };
    const { out } = await umpire(["play", id, "--physical"], { answer });
    const lines = out.split("\n").filter((line) => CODES.test(line.replaceAll('"Pursue"', "")));
    expect(lines).toEqual([]);
    expect(questions).toBeGreaterThan(100);
  });

  it("prints the state of the boat at every turn, and on the sheet", async () => {
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
    expect(out.match(/LI severely wounded/g)).toHaveLength(3);
    expect(out).toContain("escort detection");
  });

  it("numeric names are typed literally, and are never list positions", async () => {
    const args = ["play", "pq17", "--seed", "x", "--file", "g.json"];
    const lines = ["1", "0920", "q"];
    const { files } = await umpire(args, { answer: () => lines.shift() });
    expect(JSON.parse(files.get("g.json")!).moves.at(-1)).toMatchObject({
      operation: "placeDummy",
      input: { at: "0920" },
    });
  });

  it.each(["hunters", "goeben", "pq17"])("new and resolve print %s in words", async (id) => {
    const newGame = await umpire(["new", id, "--seed", "x", "--out", "g.json"], { isPeople: true });
    expect(newGame.code).toBe(EXIT.DONE);
    expect(newGame.out).toContain("What you can do now");
    const operations = rulesets.flatMap((ruleset) => ruleset.operations.map(({ name }) => name));
    // Commands accept the English names of operations.
    const bare = newGame.out
      .split("\n")
      .map((line) => line.replace(/^ {2}(\w+): /, (all, name) => (operations.includes(name) ? "" : all)));
    expect(bare.filter((line) => CODES.test(line))).toEqual([]);
  });
});

describe("the terminal", () => {
  it("a start that is not JSON is unreadable input, not an internal error", async () => {
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
    "a language named like an object member, such as %s, is unreadable input, not an internal error",
    async (language) => {
      const { code, err } = await umpire(["play", "hunters", "--language", language]);
      expect({ code, err }).toEqual({
        code: EXIT.UNREADABLE,
        err: "/language: `language` must be one of en, fr, ja. (LANGUAGE_UNKNOWN)",
      });
    },
  );

  it("a saved game that cannot be opened is not overwritten by a new one", async () => {
    const args = ["play", "hunters", "--file", "game.json"];
    const run = await umpire([...args, "--seed", "x"], { answer: () => "q" });
    const saved = JSON.parse(run.files.get("game.json")!);
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
