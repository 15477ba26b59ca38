import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { SnapshotBase } from "../../src/core/contract/snapshot";
import { suggest } from "../../src/library/rules";
import { GAME_LIMIT, Games, POSITION_LIMIT } from "../../src/mcp/games";
import { mcpServer } from "../../src/mcp/server";
import { proveFile } from "../../src/proof/career-file";
import { commitmentOf } from "../../src/proof/promise";
import { hunters } from "../../src/rulesets/hunters/index";
import { pq17 } from "../../src/rulesets/pq17/index";
import { exampleOf } from "../fixtures/examples";

let client: Client;

/** Connects the client to a server with these games. */
async function connect(games?: Games): Promise<void> {
  const [here, there] = InMemoryTransport.createLinkedPair();
  client = new Client({ name: "test", version: "1" });
  await Promise.all([mcpServer(games).connect(here), client.connect(there)]);
  await client.listTools();
}

beforeEach(() => connect());

afterEach(() => client.close());

/** Calls a tool and returns its answer. An error answer fails the test unless it is expected. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
async function call(name: string, args: Record<string, unknown> = {}, isError = false): Promise<any> {
  const answer = await client.callTool({ name, arguments: args });
  expect([answer.isError ?? false, JSON.stringify(answer.structuredContent)]).toEqual([isError, expect.any(String)]);
  expect(answer.content).toEqual([{ type: "text", text: JSON.stringify(answer.structuredContent) }]);
  return answer.structuredContent;
}

/** The code of the first fault of an invalid call. */
async function faultOf(name: string, args: Record<string, unknown>): Promise<string> {
  const { kind, faults } = await call(name, args, true);
  expect(kind).toBe("MALFORMED");
  return faults[0].code;
}

/** The codes and pointers of a call's faults. */
async function faultsOf(name: string, args: Record<string, unknown>): Promise<string[][]> {
  const { faults } = await call(name, args, true);
  return faults.map(({ code, pointer }: { code: string; pointer: string }) => [code, pointer]);
}

// biome-ignore lint/suspicious/noExplicitAny: as above
async function readResource(uri: string): Promise<any> {
  const { contents } = await client.readResource({ uri });
  return JSON.parse((contents[0] as { text: string }).text);
}

const BOAT = { boat: "VIIC", number: 235, name: "Blennemann" };

describe("an MCP client referees", () => {
  test("a whole patrol of The Hunters, which is proven", async () => {
    let at = await call("new", { ruleset: "hunters", input: BOAT, language: "fr" });
    const start = at;
    let sailed = false;
    const operations: string[] = [];
    for (let move = 0; move < 400; move += 1) {
      const { open } = await call("decisions", { position: at.position });
      expect(open.map(({ operation }: { operation: string }) => operation)).toEqual(at.open);
      const { last } = await readResource(`umpire://careers/${encodeURIComponent(at.position)}`);
      sailed ||= last.phase === "at_sea";
      if (sailed && (last.phase === "in_port" || last.phase === "port" || at.over)) break;
      const chosen = suggest(hunters, { snapshot: last, policy: "cautious", seed: String(move) });
      if (chosen.kind === "MALFORMED" || chosen.move === null) break;
      expect(at.open).toContain(chosen.move.operation);
      const next = await call("resolve", { position: at.position, ...chosen.move });
      expect(next).toMatchObject({ kind: "RESOLUTION", step: at.step + 1, physical: false });
      // Each seed was promised before the choice.
      expect(commitmentOf(next.revealed)).toBe(at.commitment);
      operations.push(chosen.move.operation);
      at = next;
    }
    // The server rolls at random: a patrol may be short, but always has an encounter.
    expect(sailed).toBe(true);
    expect(operations).toContain("resolveEncounter");
    const verdict = await call("verify", { position: at.position });
    expect(verdict).toMatchObject({
      kind: "VERDICT",
      verified: true,
      steps: operations.length + 1,
      digest: at.position,
    });
    const career = await readResource(`umpire://careers/${encodeURIComponent(at.position)}`);
    expect(proveFile(hunters, career)).toMatchObject({ verified: true });
    expect([start.step, start.story.join()]).toEqual([1, expect.stringMatching(/./)]);
  }, 120_000);

  test("odds, an explanation, decisions in words and a refusal", async () => {
    const { position } = await call("new", { ruleset: "hunters", input: BOAT });
    const request = { position, operation: "resolveAssignment", input: { request: false } };
    const odds = await call("odds", { ...request, bound: 100, trials: 0 });
    expect([odds.kind, odds.exact.complete]).toEqual(["ODDS", true]);
    const project = ["/snapshot/patrol/area"];
    const prospects = await call("prospects", { ...request, project, until: [{ operations: 1 }] });
    expect(prospects).toMatchObject({ kind: "PROSPECTS", exact: { complete: true } });
    const { groups } = await call("odds", { ...request, project });
    expect(prospects.groups).toEqual(groups.map((group: object) => ({ end: "UNTIL", until: 0, ...group })));
    expect(groups.length).toBeGreaterThan(1);
    const [refused, french] = [
      await call("resolve", { position, operation: "resolveEncounter" }),
      await call("resolve", { position, operation: "resolveEncounter", language: "fr" }),
    ];
    expect(refused).toMatchObject({ kind: "REFUSAL", citation: { ruleset: "hunters" } });
    expect(french).toEqual({ ...refused, message: expect.not.stringMatching(refused.message) });
    const { open } = await call("decisions", { position, language: "fr" });
    expect(open.map(({ title }: { title: string }) => title)).toEqual([
      "Charger les torpilles",
      "Assigner une patrouille",
    ]);
    const { position: next, story } = await call("resolve", request);
    const explanation = await call("explain", { position: next, index: 0, language: "ja" });
    expect(explanation).toMatchObject({ kind: "EXPLANATION", language: "ja" });
    expect(story.length).toBeGreaterThan(1);
    const english = await call("tell", { position: next });
    expect(english).toMatchObject({ kind: "TELLING", position: next, language: "en", story });
    const japanese = await call("tell", { position: next, language: "ja" });
    expect(japanese.story[0]).toBe(explanation.sentence);
    const against = { options: { nonHistoricalPatrolAreas: true } };
    const compared = await call("compare", { position: next, against, language: "fr" });
    expect(compared).toMatchObject({ kind: "COMPARISON", operation: "resolveAssignment", language: "fr" });
    expect(compared.one.dice).toEqual(compared.other.dice);
    expect(compared.one.audit.length).toBe(story.length);
    expect((await call("compare", { position: next, against: {} })).same).toBe(true);
    expect((await call("compare", { position, against: { options: { initialLoadRestriction: true } } })).same).toBe(
      false,
    );
    expect(await faultOf("compare", { position: next, against: { options: { luck: true } } })).toBe("FIELD_UNKNOWN");
    expect(await faultOf("tell", { position: next, language: "tlh" })).toBe("LANGUAGE_UNKNOWN");
    expect(await faultOf("explain", { position: next, index: 10_000 })).toBe("INDEX_MALFORMED");
  });

  test("charts, rulings and the start of a game as resources", async () => {
    const { resources } = await client.listResources();
    const uris = resources.map(({ uri }) => uri);
    for (const game of ["hunters", "goeben", "pq17"]) {
      expect(uris).toEqual(expect.arrayContaining([`umpire://${game}/new`, `umpire://${game}/rulings`]));
    }
    expect((await readResource("umpire://hunters/rulings")).rulings.length).toBeGreaterThan(50);
    expect((await readResource("umpire://hunters/new")).input.properties).toHaveProperty("boat");
    expect(resources).toHaveLength(9);
    const { charts } = await readResource("umpire://hunters/charts");
    expect(charts.length).toBeGreaterThan(40);
    expect(Object.keys(charts[0])).toEqual(["id", "name", "rules"]);
    const { id } = charts.at(-1);
    expect(await readResource(`umpire://hunters/charts/${encodeURIComponent(id)}`)).toMatchObject({
      id,
      provenance: {},
    });
    const ref = { type: "ref/resource", uri: "umpire://{ruleset}/charts/{id}" } as const;
    const argument = { name: "id", value: id.slice(0, 1) };
    const { completion } = await client.complete({ ref, argument, context: { arguments: { ruleset: "hunters" } } });
    expect(completion.values).toContain(id);
    await expect(readResource("umpire://chess/charts")).rejects.toThrow("Unknown ruleset chess");
    for (const none of ["none", "constructor", "__proto__", "%E0%A4%A"])
      await expect(readResource(`umpire://hunters/charts/${none}`)).rejects.toThrow(`There is no chart ${none}`);
    await expect(readResource("umpire://careers/%E0%A4%A")).rejects.toThrow("Unknown position");
  });

  test("games of every ruleset, and lists them all", async () => {
    const positions = [];
    for (const ruleset of ["hunters", "goeben", "pq17"]) positions.push(await call("new", { ruleset }));
    const { rulesets, games } = await call("games");
    expect(rulesets.map(({ id }: { id: string }) => id)).toEqual(["hunters", "goeben", "pq17"]);
    expect(games.map(({ position }: { position: string }) => position)).toEqual(
      positions.map(({ position }) => position),
    );
  });
});

describe("the description of a tool", () => {
  test("has a schema for its input and output, which the client checks", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      ...[
        "games",
        "new",
        "takeOver",
        "decisions",
        "resolve",
        "odds",
        "prospects",
        "compare",
        "explain",
        "tell",
        "verify",
        "follow",
      ],
    ]);
    for (const { name, inputSchema, outputSchema } of tools) {
      expect([name, inputSchema.type, outputSchema?.type]).toEqual([name, "object", "object"]);
      expect(JSON.stringify(outputSchema)).toContain('"kind"');
    }
    // The texts that an assistant reads before the first move.
    expect(JSON.stringify(tools).length).toBeLessThan(40_000);
    const odds = tools.find(({ name }) => name === "odds")!;
    expect(Object.keys(odds.inputSchema.properties!)).toEqual([
      ...["operation", "project", "questions", "bound", "trials", "language", "position", "input"],
    ]);
  });

  test.each<[string, object, readonly (readonly string[])[]]>([
    ["games", { colour: 1 }, [["FIELD_UNKNOWN", "/colour"]]],
    [
      "new",
      { ruleset: 7, dice: [1, -1] },
      [
        ["RULESET_UNKNOWN", "/ruleset"],
        ["TAPE_FACE_WRONG", "/dice/1"],
      ],
    ],
    ["new", { ruleset: "chess" }, [["RULESET_UNKNOWN", "/ruleset"]]],
    ["new", { ruleset: "hunters", input: { boat: "XXI" } }, [["INPUT_MALFORMED", "/input/boat"]]],
    ["new", { ruleset: "hunters", language: "xx" }, [["LANGUAGE_UNKNOWN", "/language"]]],
    ["decisions", {}, [["POSITION_UNKNOWN", "/position"]]],
    [
      "resolve",
      { position: "@", operation: 7, runOn: 1 },
      [
        ["OPERATION_UNKNOWN", "/operation"],
        ["RUN_ON_MALFORMED", "/runOn"],
      ],
    ],
    [
      "resolve",
      { position: "@", operation: "resolveAssignment", input: { request: 1 } },
      [["INPUT_MALFORMED", "/input/request"]],
    ],
    [
      "odds",
      { position: "@", operation: "resolveAssignment", bound: 0, trials: "x" },
      [
        ["BOUND_MALFORMED", "/bound"],
        ["TRIALS_MALFORMED", "/trials"],
      ],
    ],
    ["odds", { position: "@", operation: "resolveAssignment", project: [] }, [["PROJECTION_MALFORMED", "/project"]]],
    [
      "odds",
      { position: "@", operation: "resolveAssignment", project: ["/dice"] },
      [["PROJECTION_MALFORMED", "/project/0"]],
    ],
    ["odds", { position: "@", operation: "sail" }, [["OPERATION_UNKNOWN", "/operation"]]],
    ["odds", { position: "@", operation: "resolveAssignment", seed: "x" }, [["FIELD_UNKNOWN", "/seed"]]],
    ["explain", { position: "@", index: -1 }, [["INDEX_MALFORMED", "/index"]]],
    ["verify", { position: 3 }, [["POSITION_UNKNOWN", "/position"]]],
  ])("%s points at the fault in %j", async (name, args, faults) => {
    const { position } = await call("new", { ruleset: "hunters", input: BOAT });
    const actual = await faultsOf(name, { ...args, ...("position" in args && args.position === "@" && { position }) });
    const reported = actual.filter(([, pointer]) => faults.some(([, expected]) => expected === pointer));
    expect(reported).toEqual(faults);
  });

  test.each<[string, string, object]>([
    ["POSITION_UNKNOWN", "tell", { position: "sha256:0" }],
    ["POSITION_PASSED", "resolve", { position: "@", operation: "resolveAssignment", input: { request: false } }],
    ["DICE_UNWANTED", "resolve", { position: "@", operation: "resolveAssignment", dice: [6] }],
    ["POSITION_UNKNOWN", "compare", { position: "@", against: { options: {} } }],
    ["INDEX_MALFORMED", "explain", { position: "@", index: 10_000 }],
    ["OPERATION_UNKNOWN", "decisions", { position: "@", operation: "sail" }],
    ["RULESET_UNKNOWN", "new", { ruleset: "chess" }],
    ["RUN_ON_MALFORMED", "resolve", { position: "@", operation: "sail", runOn: 1 }],
  ])("%s of %s is in the requested language", async (code, name, args) => {
    const newGame = await call("new", { ruleset: "hunters", input: BOAT });
    // No operation led to a position taken over from paper.
    const takenOver = await call("takeOver", { ruleset: "hunters", ...hunters.takeOver!.example });
    const { position } = name === "compare" ? takenOver.position : newGame;
    const sendsPosition = "position" in args && args.position === "@";
    const request = { ...args, ...(sendsPosition && { position }) };
    if (code === "POSITION_PASSED") await call(name, request);
    const messageIn = async (language?: string) => {
      const { faults } = await call(name, { ...request, language }, true);
      expect(faults[0].code).toBe(code);
      return faults[0].message;
    };
    const texts = [await messageIn(), await messageIn("fr"), await messageIn("ja")];
    expect(new Set(texts).size).toBe(3);
    expect(texts[2]).toMatch(/[ぁ-んァ-ヶ]/);
  });

  test("every tool with a language parses its tag, and an unknown one is a fault", async () => {
    const { tools } = await client.listTools();
    const { position } = await call("new", { ruleset: "hunters", input: BOAT });
    const request = { position, operation: "resolveAssignment", input: { request: false } };
    const next = (await call("resolve", { ...request, language: "FR" })).position;
    const calls: Record<string, Record<string, unknown>> = {
      new: { ruleset: "hunters", input: BOAT, physical: true },
      takeOver: { ruleset: "hunters" },
      decisions: { position: next },
      resolve: { position: next, operation: "turnBack" },
      odds: { position: next, operation: "turnBack" },
      prospects: { position: next, operation: "turnBack", until: [{ operations: 1 }] },
      compare: { position: next, against: {} },
      explain: { position: next, index: 0 },
      tell: { position: next },
      verify: { position: next },
    };
    const speaking = tools.filter(({ inputSchema }) => Object.hasOwn(inputSchema.properties ?? {}, "language"));
    expect(speaking.map(({ name }) => name)).toEqual(Object.keys(calls));
    for (const [name, args] of Object.entries(calls)) {
      const french = await call(name, { ...args, language: "fr" });
      // Every call of `new` and `takeOver` begins another game.
      expect([name, await call(name, { ...args, language: "fr-CA" })]).toEqual([name, french]);
      if (name !== "verify") expect([name, await call(name, { ...args, language: "en" })]).not.toEqual([name, french]);
      expect([name, await faultsOf(name, { ...args, language: "tlh" })]).toEqual([
        name,
        [["LANGUAGE_UNKNOWN", "/language"]],
      ]);
    }
  });

  test("decisions of one operation, open or closed", async () => {
    const { position } = await call("new", { ruleset: "hunters", input: BOAT });
    const all = await call("decisions", { position });
    const one = await call("decisions", { position, operation: "loadTorpedoes" });
    expect(one.open).toEqual(all.open.filter(({ operation }: { operation: string }) => operation === "loadTorpedoes"));
    expect([one.open.length, one.closed]).toEqual([1, []]);
    const closed = await call("decisions", { position, operation: "resolveEncounter" });
    expect([closed.open, closed.closed.length, closed.closed[0].operation]).toEqual([[], 1, "resolveEncounter"]);
  });

  test("a null member equals a missing one", async () => {
    const newGame = await call("new", { ruleset: "hunters", input: BOAT, dice: null, language: null });
    expect(newGame.kind).toBe("RESOLUTION");
  });
});

describe("a run on", () => {
  const { snapshot, input } = exampleOf(pq17, "scatterConvoy");

  test("returns every step, each with a seed promised in advance, and is proven", async () => {
    const games = new Games();
    games.beginAt(pq17, false, snapshot as SnapshotBase);
    await connect(games);
    const { position, commitment } = (await call("games")).games[0];
    const run = await call("resolve", { position, operation: "scatterConvoy", input, runOn: true });
    expect(run.steps.map(({ operation }: { operation: string }) => operation)).toEqual([
      ...["scatterConvoy", "endPhase", "endPhase"],
    ]);
    expect(run).toMatchObject({
      kind: "RESOLUTION",
      operation: "scatterConvoy",
      step: (snapshot as SnapshotBase).step + 3,
    });
    expect(run.steps[2].position).toBe(run.position);
    expect(commitmentOf(run.steps[0].revealed)).toBe(commitment);
    const seeds = run.steps.map(({ revealed }: { revealed: string }) => revealed);
    expect(new Set(seeds).size).toBe(3);
    expect(run.story).toEqual(run.steps[0].story);
    const { open } = await call("decisions", { position: run.position });
    expect(run.open).toEqual(open.map(({ operation }: { operation: string }) => operation));
    const career = await readResource(`umpire://careers/${encodeURIComponent(run.position)}`);
    const proof = proveFile(pq17, { ...career, first: snapshot });
    expect(proof).toMatchObject({ verified: true, steps: 4 });
  });
});

describe("an assistant cannot cheat", () => {
  test("by choosing seed, dice or snapshot: no tool accepts them in a game with the server's dice", async () => {
    const { tools } = await client.listTools();
    const fields = tools.flatMap(({ inputSchema }) => Object.keys(inputSchema.properties ?? {}));
    for (const field of ["seed", "snapshot", "charts", "rerolls"]) expect(fields).not.toContain(field);
    const { position } = await call("new", { ruleset: "hunters", input: BOAT });
    const request = { position, operation: "resolveAssignment", input: { request: false } };
    expect(await faultOf("resolve", { ...request, dice: [6, 6] })).toBe("DICE_UNWANTED");
    expect(await faultOf("new", { ruleset: "hunters", input: BOAT, dice: [6, 6] })).toBe("DICE_UNWANTED");
    expect(await faultsOf("resolve", { ...request, seed: "mine" })).toEqual([["FIELD_UNKNOWN", "/seed"]]);
    expect((await call("games")).games).toMatchObject([{ position, step: 1 }]);
  });

  test("by taking a step back, or playing it twice", async () => {
    const { position } = await call("new", { ruleset: "hunters", input: BOAT });
    const request = { position, operation: "resolveAssignment", input: { request: false } };
    const { position: next } = await call("resolve", request);
    expect(await faultOf("resolve", request)).toBe("POSITION_PASSED");
    expect(await call("verify", { position })).toMatchObject({ verified: true, steps: 1 });
    expect(await call("verify", { position: next })).toMatchObject({ verified: true, steps: 2 });
  });

  test("by retrying refused moves: a refusal reveals no dice and leaves them unchanged", async () => {
    const { position, commitment } = await call("new", { ruleset: "hunters", input: BOAT });
    const request = { position, operation: "resolveAssignment", input: { request: false } };
    const sentences = new Set<string>();
    for (let time = 0; time < 5; time += 1) {
      const refused = await call("resolve", { ...request, operation: "resolveEncounter", input: {} });
      expect(refused.kind).toBe("REFUSAL");
      sentences.add(JSON.stringify(refused));
      expect(await faultOf("resolve", { ...request, input: { request: time } })).toBe("INPUT_MALFORMED");
      for (const name of ["odds", "prospects"]) await client.callTool({ name, arguments: request });
    }
    expect(sentences.size).toBe(1);
    const move = await call("resolve", request);
    expect(commitmentOf(move.revealed)).toBe(commitment);
  });

  test("by sending a position: it is marked as given, and not as played", async () => {
    const takenOver = await call("takeOver", { ruleset: "hunters", ...hunters.takeOver!.example });
    const { position } = takenOver.position;
    const origins = async (at: string) =>
      (await call("verify", { position: at })).dice.map(({ origin }: { origin: string }) => origin);
    expect(await origins(position)).toEqual(["GIVEN"]);
    expect(await origins((await call("new", { ruleset: "hunters", input: BOAT })).position)).not.toContain("GIVEN");
    const career = await readResource(`umpire://careers/${position}`);
    expect(career.steps.map(({ kind }: { kind: string }) => kind)).toEqual(["SNAPSHOT"]);
    const forged = { ...career, first: { ...career.first, step: 9 }, last: { ...career.last, step: 9 } };
    expect(proveFile(hunters, forged)).toMatchObject({ verified: false, difference: { version: 0 } });
  });

  test("but types the dice that people rolled, in a game begun for that", async () => {
    const question = await call("new", { ruleset: "hunters", input: BOAT, physical: true });
    expect(question).toMatchObject({
      kind: "NEEDS_ROLL",
      next: { purpose: expect.any(String), chartName: expect.any(String), totals: expect.any(Array) },
    });
    let answer = question;
    const dice: number[] = [];
    while (answer.kind === "NEEDS_ROLL") {
      dice.push(...Array.from({ length: answer.next.count - answer.next.held.length }, () => answer.next.low));
      answer = await call("new", { ruleset: "hunters", input: BOAT, physical: true, dice });
    }
    expect(answer).toMatchObject({ kind: "RESOLUTION", physical: true, dice });
    expect(await call("verify", { position: answer.position })).toMatchObject({ verified: true });
  });
});

describe("stored games are limited", () => {
  test("to the most recently played ones", async () => {
    const { position } = await call("new", { ruleset: "hunters", input: BOAT });
    for (let more = 0; more < GAME_LIMIT; more += 1) await call("new", { ruleset: "hunters", input: BOAT });
    expect((await call("games")).games).toHaveLength(GAME_LIMIT);
    expect(await faultOf("decisions", { position })).toBe("POSITION_UNKNOWN");
    expect(POSITION_LIMIT).toBeGreaterThan(1);
  });
});
