import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { percent } from "../../src/cli/commands/simulate";
import { EXIT } from "../../src/cli/exit";
import { analyse } from "../../src/core/analysis/call";
import { explain } from "../../src/core/analysis/explain/explain";
import { verify } from "../../src/core/analysis/verify";
import { digestOf } from "../../src/core/audit/canonical";
import type { Resolution } from "../../src/core/contract/answer";
import type { AuditEntry } from "../../src/core/contract/audit";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { handler as rest } from "../../src/handlers/rest";
import { hunters } from "../../src/rulesets/hunters/index";
import { listening, spoilt, type TestServer } from "../cli/spoilt-server";
import { umpire } from "../cli/terminal";
import { post } from "../http/client";

const VECTORS = fileURLToPath(new URL("../vectors", import.meta.url));

const LONG = 60_000;

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape are spoilt here
type Json = any;

const kit = (...more: readonly string[]) =>
  umpire(["conformance", "--vectors", VECTORS, "--ruleset", "hunters", "--report", "json", ...more]);

/** The checks that any case of a report fails. */
const failed = (json: Json): string[] => [
  ...new Set<string>(json.wrong.flatMap(({ shortcomings }: Json) => shortcomings.map(({ check }: Json) => check))),
];

const isRoll = (entry: AuditEntry): boolean => entry.kind === "roll";

const isEffect = (entry: AuditEntry): boolean => entry.kind === "effect";

/** A resolution with the first of some lines of its audit changed; as it is when it has none. */
function changed(answer: Resolution, which: (entry: AuditEntry) => boolean, change: (entry: Json) => Json): Resolution {
  const index = answer.audit.findIndex(which);
  return index < 0 ? answer : { ...answer, audit: answer.audit.with(index, change(answer.audit[index])) };
}

const otherDice = (answer: Resolution): Resolution => ({ ...answer, dice: answer.dice.map((face) => 7 - face) });

const otherStep = (answer: Resolution): Resolution => {
  const snapshot = { ...answer.snapshot, step: answer.snapshot.step + 1 };
  return { ...answer, snapshot, digest: digestOf(snapshot) };
};

const cited = { ruleset: "hunters", edition: "second", section: "1" };

const poisoned = {
  kind: "effect",
  code: "X",
  citation: cited,
  pointer: "/__proto__/poisoned",
  before: null,
  after: true,
};

describe("7 the conformance kit against a wrong engine", () => {
  let spoil: (answer: Resolution) => Json = (answer) => answer;
  let server: TestServer;
  beforeAll(async () => {
    server = await listening(spoilt((_, answer) => (answer.kind === "RESOLUTION" ? spoil(answer) : answer)));
  });
  afterAll(() => server.close());

  test.each<[string, string, (answer: Resolution) => Json]>([
    ["whose dice are not the tape of its vector", "dice", otherDice],
    [
      "whose audit shows other faces than the tape",
      "faces",
      (answer) => changed(answer, isRoll, (roll) => ({ ...roll, faces: roll.faces.toReversed() })),
    ],
    [
      "with a roll whose total its faces do not give",
      "total",
      (answer) => changed(answer, isRoll, (roll) => ({ ...roll, total: roll.total + 1 })),
    ],
    [
      "with a roll whose total with its modifiers is not its modified total",
      "modified",
      (answer) => changed(answer, isRoll, (roll) => ({ ...roll, modified: roll.modified + 1 })),
    ],
    [
      "with a roll that cites another edition",
      "citation",
      (answer) => changed(answer, isRoll, (roll) => ({ ...roll, citation: { ...roll.citation, edition: "x" } })),
    ],
    [
      "with an effect left out",
      "effects",
      (answer) => ({ ...answer, audit: answer.audit.toSpliced(answer.audit.findLastIndex(isEffect), 1) }),
    ],
    [
      "with an effect on what did not stand there",
      "effects",
      (answer) => changed(answer, isEffect, (effect) => ({ ...effect, before: "other" })),
    ],
    ["with an effect outside its snapshot", "effects", (answer) => ({ ...answer, audit: [...answer.audit, poisoned] })],
    ["whose step is not one more", "step", otherStep],
    ["whose digest is of another snapshot", "digest", (answer) => ({ ...answer, digest: `sha256:${"0".repeat(64)}` })],
    [
      "with an operation among its decisions twice",
      "decisions",
      (answer) => ({ ...answer, decisions: [...answer.decisions, answer.decisions[0]] }),
    ],
    [
      "with a decision that is open and refused",
      "decisions",
      (answer) => ({ ...answer, decisions: answer.decisions.map((each) => ({ ...each, legal: true })) }),
    ],
    ["of another operation", "operation", (answer) => ({ ...answer, operation: "other" })],
    ["without an audit trail", "told", ({ audit: _, ...answer }) => answer],
    ["without a digest, which the wire has", "told", ({ digest: _, ...answer }) => answer],
    ["with an audit trail of another shape", "shape", (answer) => ({ ...answer, audit: [null] })],
  ])(
    "7 a resolution %s is wrong",
    async (_title, check, act) => {
      spoil = act;
      const { code, json } = await kit("--endpoint", server.url, "--operation", "resolveFlakStay");
      expect(code).toBe(EXIT.NO);
      expect(failed(json)).toContain(check);
      expect(json.rules.find(({ failed: wrong }: Json) => wrong > 0).checks).toContain(check);
      expect({}).not.toHaveProperty("poisoned");
    },
    LONG,
  );

  test(
    "7 nothing is wrong with the engine as it is",
    async () => {
      spoil = (answer) => answer;
      const { code, json } = await kit("--endpoint", server.url, "--operation", "resolveFlakStay");
      expect({ code, wrong: json.wrong, unchecked: json.unchecked }).toEqual({ code: 0, wrong: [], unchecked: [] });
    },
    LONG,
  );
});

describe("7 the conformance kit against a server that does not behave", () => {
  let server: TestServer | undefined;
  afterEach(() => server?.close());
  const asked = (...more: readonly string[]) =>
    kit("--endpoint", server!.url, "--operation", "resolveNightWait", "--timeout", "0.2", ...more);

  test(
    "7 a server that never answers counts as none when the time of a vector is over, and is given up",
    async () => {
      let requests = 0;
      server = await listening(() => {
        requests += 1;
      });
      const { code, json } = await asked("--parallel", "2");
      expect(code).toBe(EXIT.NO);
      expect(failed(json)).toEqual(["answer"]);
      expect(JSON.stringify(json.wrong)).toContain("No answer within 0.2 seconds.");
      expect(json.notAsked).toBe(json.cases - requests);
      expect(json.notAsked).toBeGreaterThan(0);
      const text = await asked("--report", "text");
      expect(text.out).toMatch(/\d+ cases were not asked: the engine no longer answers/);
    },
    LONG,
  );

  test(
    "7 a server that sends its answer byte by byte without end likewise",
    async () => {
      const dripping: NodeJS.Timeout[] = [];
      server = await listening((_, response) => {
        response.writeHead(200, { "content-type": "application/json" });
        dripping.push(setInterval(() => response.write(" "), 20));
      });
      const { json } = await asked();
      dripping.forEach(clearInterval);
      expect(JSON.stringify(json.wrong)).toContain("No answer within 0.2 seconds.");
    },
    LONG,
  );

  test(
    "7 an engine that refuses some requests as it pleases is asked to the end",
    async () => {
      server = await listening((_, response) => void response.writeHead(500).end("{}"));
      const { json } = await asked();
      expect(json).toMatchObject({ notAsked: 0, failed: json.cases });
    },
    LONG,
  );

  test.each([301, 302, 307, 308])(
    "7 a redirect (%d) is told as one, and not followed",
    async (status) => {
      const paths = new Set<string>();
      server = await listening(({ method, url }, response) => {
        paths.add(`${method} ${url}`);
        response.writeHead(status, { location: "/elsewhere" }).end();
      });
      const { json } = await asked();
      expect(JSON.stringify(json.wrong)).toContain(`HTTP ${status}: a redirect, which is not followed.`);
      expect([...paths]).toEqual(["POST /v1/hunters/resolveNightWait"]);
    },
    LONG,
  );

  test(
    "7 so many cases are asked at once as are told, and reported in their order",
    async () => {
      const [own, most] = [await kit("--operation", "resolveNightWait"), { now: 0, ever: 0 }];
      const answer = spoilt((_, told) => told);
      server = await listening((request, response) => {
        most.now += 1;
        most.ever = Math.max(most.ever, most.now);
        response.on("finish", () => {
          most.now -= 1;
        });
        setTimeout(() => answer(request, response), Math.random() * 30);
      });
      const args = ["--endpoint", server.url, "--operation", "resolveNightWait"];
      const { code, json } = await kit(...args, "--parallel", "3");
      expect(most.ever).toBe(3);
      expect({ code, wrong: json.wrong }).toEqual({ code: 0, wrong: [] });
      expect(json.rules).toEqual(own.json.rules);
      const xml = (await kit(...args, "--report", "junit")).out.replace(server.url, "the kernel");
      expect(xml).toBe((await kit("--operation", "resolveNightWait", "--report", "junit")).out);
    },
    LONG,
  );

  test.each([
    ["--timeout", "0"],
    ["--timeout", "soon"],
    ["--parallel", "0"],
    ["--parallel", "1.5"],
  ])("7 %s %s is unreadable", async (option, value) => {
    expect((await kit("--operation", "resolveNightWait", option, value)).code).toBe(EXIT.UNREADABLE);
  });

  test(
    "7 a program that has ended is asked no more, nor is any engine once the user stops",
    async () => {
      const dead = (await kit("--adapter", "exit 3", "--operation", "planRound")).json;
      expect({ failed: failed(dead), notAsked: dead.notAsked }).toEqual({
        failed: ["answer"],
        notAsked: dead.cases - 1,
      });
      const args = ["conformance", "--vectors", VECTORS, "--ruleset", "hunters", "--report", "json"];
      const { code, json } = await umpire(args, { signal: AbortSignal.abort() });
      expect({ code, notAsked: json.notAsked }).toEqual({ code: EXIT.NO, notAsked: json.cases });
    },
    LONG,
  );

  test(
    "7 a program under test that does not end with its input does not keep the report from being written",
    async () => {
      const deaf = `${process.execPath} ${fileURLToPath(new URL("../cli/deaf-engine.mjs", import.meta.url))}`;
      const { code, json } = await kit("--adapter", `${deaf}; true`, "--operation", "planRound", "--timeout", "0.1");
      expect({ code, failed: failed(json) }).toEqual({ code: EXIT.NO, failed: ["answer"] });
    },
    LONG,
  );
});

describe("7 the terminal", () => {
  test("7 a start of a game that is not JSON is unreadable and not broken", async () => {
    const bad = await umpire(["play", "hunters", "--input", "{bad"]);
    expect(bad).toMatchObject({
      code: EXIT.UNREADABLE,
      err: expect.stringMatching(/^--input is not JSON: .*position 1/),
    });
    const input = hunters.start.example().input;
    const files = { "start.json": input, "bad.json": "{bad" };
    const answer = () => "q";
    expect((await umpire(["play", "hunters", "--input", "@start.json"], { files, answer })).code).toBe(EXIT.DONE);
    expect((await umpire(["play", "hunters", "--input", "@bad.json"], { files })).code).toBe(EXIT.UNREADABLE);
    expect((await umpire(["play", "hunters", "--input", "@none.json"], { files })).code).toBe(EXIT.UNREADABLE);
  });

  test("7 a share of 9,999 in 10,000 is not shown as 100.0%, nor 1 in 10,000 as 0.0%", () => {
    const shown = [0, 0.0001, 0.0014, 0.5, 0.9994, 0.9996, 0.9999, 1].map(percent);
    expect(shown).toEqual(["0.0%", "0.1%", "0.1%", "50.0%", "99.9%", "99.9%", "99.9%", "100.0%"]);
  });

  test.each(["constructor", "toString", "__proto__"])(
    "7 a language that every object has a member of, such as %s, is unreadable and not broken",
    async (language) => {
      const { code, err } = await umpire(["play", "hunters", "--language", language]);
      expect({ code, err }).toEqual({ code: EXIT.UNREADABLE, err: "A language is one of en, fr, ja." });
    },
  );

  test("7 a saved game that cannot be opened is not begun anew over it", async () => {
    const args = ["play", "hunters", "--file", "game.json"];
    const played = await umpire([...args, "--seed", "x"], { answer: () => "q" });
    const saved = JSON.parse(played.files.get("game.json")!);
    const spoiltGames: Readonly<Record<string, unknown>> = {
      cannot: new Error("EACCES"),
      "not JSON": '{"format":"naval-um',
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

describe("7 a recorded request that the service would not read", () => {
  const operation = hunters.operations[0]!.name;
  const request = { operation, ...hunters.operations[0]!.example() };
  const { operation: _, ...body } = request;
  const answer = JSON.parse(JSON.stringify(adjudicate(hunters, request)));

  test.each<[string, object, string]>([
    ["a level of audit that there is none of", { audit: "LOUD" }, "Audit is one of"],
    ["a field that no request has", { colour: "red" }, "There is no field colour"],
    ["views in a game that hides nothing", { views: [] }, "There is no field views"],
    ["a language that is not spoken", { language: "constructor" }, "A language is one of"],
  ])("7 with %s verifies and explains nothing", async (_title, more, reason) => {
    const served = await post(rest, `/v1/hunters/${operation}`, { ...body, ...more });
    expect(served).toMatchObject({ status: 400, json: { kind: "MALFORMED" } });
    const asked = { ...request, ...more };
    expect(analyse(hunters, verify, { request: asked, answer })).toMatchObject({
      right: false,
      difference: { code: "KIND_DIFFERS", expected: "MALFORMED", reason: expect.stringContaining(reason) },
    });
    expect(analyse(hunters, verify, { request: asked, answer: served.json })).toMatchObject({ right: true });
    const told = await analyse(hunters, explain, { request: asked, index: 0 });
    expect(told).toMatchObject({ kind: "MALFORMED", faults: [{ code: "REQUEST_MALFORMED" }] });
  });

  test("7 with null for what it leaves out is read as the service does", () => {
    const asked = { ...request, audit: null, charts: null, language: null, rerolls: null };
    expect(analyse(hunters, verify, { request: asked, answer })).toMatchObject({ right: true });
  });
});
