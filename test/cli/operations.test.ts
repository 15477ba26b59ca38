import { readFile } from "node:fs/promises";
import { describe, expect, it, test } from "vitest";
import { EXIT } from "../../src/cli/exit";
import { svgPlot, textPlot } from "../../src/cli/plot";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { addSentences } from "../../src/core/text/localize";
import { hunters } from "../../src/rulesets/hunters/index";
import { exampleOf } from "../fixtures/examples";
import { umpire } from "./terminal";

const START = JSON.stringify({ boat: "VIIC", number: 96, name: "Lehmann" });

const { seed: _, ...attack } = exampleOf(hunters, "resolveDepthCharge");

const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

describe("the command line", () => {
  const commands = [
    "new",
    "decisions",
    "resolve",
    "map",
    "odds",
    "simulate",
    "verify",
    "compare",
    "compare-career",
    "explain",
    "tell",
    "take-over",
    "conformance",
    "play",
    "career",
    "serve",
  ];

  test.each(commands)("%s has help with an example", async (command) => {
    const { code, out } = await umpire([command, "--help"]);
    expect(code).toBe(EXIT.DONE);
    expect(out).toContain("Examples:");
    expect(out).toContain(`umpire ${command}`);
  });

  it("lists its commands and its exit codes, and ends with 2 for unknown ones", async () => {
    const { code, out } = await umpire(["--help"]);
    expect(code).toBe(EXIT.DONE);
    for (const command of commands) expect(out).toContain(command);
    expect(out).toContain("Exit codes: 0 success");
    expect((await umpire(["guess"])).code).toBe(EXIT.UNREADABLE);
    expect((await umpire(["decisions"])).code).toBe(EXIT.UNREADABLE);
    expect((await umpire(["decisions", "chess"])).err).toContain("Unknown ruleset chess");
  });
});

test.each([["--version"], ["-V"], ["version"]])(
  "umpire %s: the version of the package, and exit code 0",
  async (...args) => {
    const { version } = JSON.parse(await readFile(new URL("../../package.json", import.meta.url), "utf8"));
    const { code, out, err } = await umpire(args);
    expect({ code, out, err }).toEqual({ code: EXIT.DONE, out: version, err: "" });
  },
);

describe("language of the command line", () => {
  const files = {
    "attack.json": { ...attack, seed: "x" },
    "q.json": { operation: "resolveDepthCharge", ...attack, seed: "x" },
  };

  test("--language FR and fr-CA: the same text as fr", async () => {
    for (const command of [
      ["resolve", "hunters", "resolveDepthCharge", "--request", "attack.json"],
      ["odds", "hunters", "resolveDepthCharge", "--request", "attack.json", "--project", "/outcome/hits"],
      ["explain", "hunters", "--request", "q.json", "--index", "1"],
      ["map", "goeben"],
    ]) {
      const texts = [];
      for (const language of ["fr", "FR", "fr-CA"]) {
        const { code, out } = await umpire([...command, "--language", language], { files, isPeople: true });
        expect([command[0], code]).toEqual([command[0], EXIT.DONE]);
        texts.push(out);
      }
      expect(new Set(texts).size).toBe(1);
      const english = await umpire(command, { files, isPeople: true });
      expect(english.out).not.toBe(texts[0]);
    }
  });

  test("unknown --language: every command with the option returns a coded fault and exit code 2", async () => {
    const commands = [
      ["new", "hunters"],
      ["decisions", "hunters"],
      ["resolve", "hunters", "endPhase"],
      ["odds", "hunters", "resolveDepthCharge", "--request", "attack.json"],
      ["simulate", "hunters"],
      ["verify", "hunters", "--request", "q.json", "--answer", "q.json"],
      ["compare", "hunters", "resolveDepthCharge", "--against", "{}"],
      ["compare-career", "q.json", "--against", "{}"],
      ["prove", "q.json"],
      ["explain", "hunters", "--request", "q.json"],
      ["tell", "hunters", "--audit", "q.json"],
      ["report", "hunters", "logSheet"],
      ["take-over", "hunters"],
    ];
    for (const command of commands) {
      const { code, json } = await umpire([...command, "--language", "tlh"], { files });
      expect([command[0], code, json]).toMatchObject([
        command[0],
        EXIT.UNREADABLE,
        { kind: "MALFORMED", faults: [{ code: "LANGUAGE_UNKNOWN", pointer: "/language" }] },
      ]);
    }
    for (const command of [
      ["map", "hunters"],
      ["play", "hunters"],
    ]) {
      const { code, err } = await umpire([...command, "--language", "tlh"], { files });
      expect([command[0], code, err]).toEqual([
        command[0],
        EXIT.UNREADABLE,
        expect.stringContaining("(LANGUAGE_UNKNOWN)"),
      ]);
    }
  });

  test("language of a request for odds: refusals and faults use it, and an unknown one is a fault", async () => {
    const filesFor = (language: string, more: object = {}) => ({
      files: { "r.json": { ...attack, ...more, language } },
    });
    const odds = (operation: string) => ["odds", "hunters", operation, "--request", "r.json"];
    const refused = await umpire(odds("resolveEncounter"), filesFor("fr-CA", { input: {} }));
    expect([refused.code, refused.json]).toMatchObject([
      EXIT.NO,
      { message: expect.stringMatching(/^Vous ne pouvez pas /) },
    ]);
    const unknown = await umpire(odds("resolveDepthCharge"), filesFor("tlh"));
    expect(unknown.json.faults).toMatchObject([{ code: "LANGUAGE_UNKNOWN", pointer: "/language" }]);
  });
});

describe("operations on the command line", () => {
  it("equal those of the kernel, and pass a game from file to file", async () => {
    const newGame = await umpire(["new", "hunters", "--input", START, "--seed", "war", "--out", "game.json"]);
    expect(newGame.code).toBe(EXIT.DONE);
    const kernel = adjudicate(hunters, { operation: "new", input: JSON.parse(START), seed: "war" });
    expect(newGame.json).toEqual(plain(kernel));
    const files = { "game.json": newGame.files.get("game.json") };
    const input = JSON.stringify({ request: false });
    const next = await umpire(
      ["resolve", "hunters", "resolveAssignment", "--snapshot", "game.json", "--input", input, "--dice", "3,4"],
      { files },
    );
    const { snapshot } = newGame.json;
    expect(next.json).toEqual(
      plain(adjudicate(hunters, { operation: "resolveAssignment", snapshot, input: { request: false }, dice: [3, 4] })),
    );
    const list = await umpire(["decisions", "hunters", "--snapshot", "game.json"], { files });
    expect(list.json.decisions).toEqual(newGame.json.decisions);
    const misspelt = await umpire(["decisions", "hunters", "--request", "-"], { stdin: { snapshot, decision: "ALL" } });
    expect(misspelt.json.faults).toMatchObject([{ code: "FIELD_UNKNOWN", pointer: "/decision" }]);
  });

  it("read a whole request from standard input", async () => {
    const request = { ...attack, dice: undefined, seed: "x" };
    const args = ["resolve", "hunters", "resolveDepthCharge", "--request", "-"];
    const { code, json } = await umpire(args, { stdin: request });
    expect([code, json.kind]).toEqual([EXIT.DONE, "RESOLUTION"]);
    expect(json).toEqual(plain(adjudicate(hunters, { operation: "resolveDepthCharge", ...attack, seed: "x" })));
  });

  it("print the result and the requested dice in the user's language", async () => {
    const files = { "r.json": attack };
    const args = ["resolve", "hunters", "resolveDepthCharge", "--request", "r.json"];
    const english = await umpire([...args, "--seed", "x"], { files, isPeople: true });
    const french = await umpire([...args, "--seed", "x", "--language", "fr"], { files, isPeople: true });
    expect([english.code, french.code]).toEqual([EXIT.DONE, EXIT.DONE]);
    expect(english.out).toContain("Dice: ");
    expect(french.out.split("\n")[0]).not.toBe(english.out.split("\n")[0]);
    const needsDice = await umpire([...args, "--dice", ""], { files, isPeople: true });
    expect(needsDice).toMatchObject({ code: EXIT.DONE, out: expect.stringContaining("Roll ") });
    expect((await umpire([...args, "--seed", "x", "--language", "la"], { files, isPeople: true })).code).toBe(
      EXIT.UNREADABLE,
    );
  });

  it("localize JSON as the service does, by option or by request", async () => {
    const phrases = await hunters.phrasesOf("fr");
    const files = { "fr.json": { ...attack, seed: "x", language: "fr" }, "r.json": { ...attack, seed: "x" } };
    const args = ["resolve", "hunters", "resolveDepthCharge", "--request"];
    const text = plain(
      addSentences(
        hunters,
        adjudicate(hunters, { operation: "resolveDepthCharge", ...attack, seed: "x" }, { phrases }),
        phrases,
      ),
    );
    expect([text.audit[0].sentence, text.decisions[0].title]).toEqual([expect.any(String), expect.any(String)]);
    expect((await umpire([...args, "fr.json"], { files })).json).toEqual(text);
    expect((await umpire([...args, "r.json", "--language", "fr"], { files })).json).toEqual(text);
    const { snapshot } = text;
    const list = await umpire(["decisions", "hunters", "--request", "-"], { stdin: { snapshot, language: "fr" } });
    expect(list.json.decisions).toEqual(text.decisions);
    const unknown = await umpire([...args, "r.json", "--language", "la"], { files });
    expect(unknown.json.faults).toMatchObject([{ code: "LANGUAGE_UNKNOWN", pointer: "/language" }]);
  });

  it.each([
    [
      "fr",
      "Ce que vous pouvez faire maintenant",
      "Demander une patrouille : non, oui",
      "Recharges avant, G7e : de 0 à 8",
    ],
    ["ja", "今できること", "哨戒を要求：しない、する", "前部再装填魚雷、G7e：0～8"],
  ])("print the decisions in %s, without a word of English", async (language, ...lines) => {
    const newGame = await umpire([
      "new",
      "hunters",
      "--input",
      START,
      "--seed",
      "war",
      "--no-json",
      "--language",
      language,
    ]);
    for (const line of lines) expect(newGame.out).toContain(line);
    const rows = newGame.out
      .split("\n")
      .map((line) => line.replaceAll(/--json|G7[ae]|loadTorpedoes|resolveAssignment/g, ""));
    expect(rows.filter((line) => /\b(the|of|to|yes|no|may|Dice|tube \w+ing)\b/.test(line))).toEqual([]);
  });

  it("localize the faults of a map request", async () => {
    const { code, json } = await umpire(["map", "pq17", "--viewer", "fish", "--json", "--language", "fr"]);
    expect(code).toBe(EXIT.UNREADABLE);
    expect(json.faults).toMatchObject([
      { code: "VIEWER_UNKNOWN", pointer: "/viewer", message: expect.stringMatching(/^Valeurs admises pour `viewer`/) },
    ]);
  });

  it("end with 1 for a refusal, and with 2 for a malformed request", async () => {
    const files = { "r.json": attack, "bad.json": "{" };
    const no = await umpire(
      ["resolve", "hunters", "computeRefit", "--request", "r.json", "--seed", "x", "--input", "{}"],
      { files, isPeople: true },
    );
    expect(no).toMatchObject({ code: EXIT.NO, err: expect.stringContaining("OUT_OF_TURN") });
    for (const args of [
      ["--request", "r.json"],
      ["--request", "bad.json"],
      ["--request", "none.json"],
      ["--request", "r.json", "--dice", "one"],
      ["--request", "r.json", "--seed", "x", "--input", "{"],
    ]) {
      expect(
        (await umpire(["resolve", "hunters", "resolveDepthCharge", ...args], { files })).code,
        args.join(" "),
      ).toBe(EXIT.UNREADABLE);
    }
  });
});

describe("plots", () => {
  const bars = [
    { name: "one", share: 0.5, note: "1/2" },
    { name: "<two>", share: 0.25, note: "1/4" },
  ];

  it("are proportional to the shares, in the terminal", () => {
    const [first, second] = textPlot(bars)
      .split("\n")
      .map((line) => line.split("█").length - 1);
    expect([first, second]).toEqual([40, 20]);
    expect(textPlot([])).toBe("");
  });

  it("are SVG with every name as text", () => {
    const svg = svgPlot("a & b", bars);
    expect(svg).toContain("<title>a &amp; b</title>");
    expect(svg).toContain("&lt;two&gt;");
    expect(svg).toContain('width="300" height="18"');
    expect(svg).toContain('width="150" height="18"');
  });
});
