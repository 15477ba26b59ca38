import { expect, test } from "vitest";
import { ANALYSIS_NAMES } from "../core/analysis/headings";
import { hunters } from "./hunters";
import * as rules from "./rules";
import { adjudicate, decide, drawMap, loadWords, odds, type Ruleset, report, suggest, tell } from "./rules";

const INPUT = { boat: "VIIC", number: 235, name: "Blennemann" } as const;

const newGame = adjudicate(hunters, { operation: "new", input: INPUT, seed: "words" });

if (newGame.kind !== "RESOLUTION") throw new Error(newGame.kind);

const { snapshot } = newGame;

test("loadWords: refusals, sentences and decisions are localized", async () => {
  const french = await loadWords(hunters, "fr");
  if (french.kind === "MALFORMED") throw new Error("French is spoken.");
  const localized = adjudicate(hunters, { operation: "new", input: INPUT, seed: "words" }, french);
  expect(localized).toMatchObject({ kind: "RESOLUTION", digest: newGame.digest });
  expect(localized).toEqual(await tell(hunters, localized, "fr"));
  const refused = adjudicate(hunters, { operation: "turnBack", snapshot, input: {}, seed: "words" }, french);
  expect(refused).toMatchObject({
    kind: "REFUSAL",
    message: expect.stringMatching(/^Vous ne pouvez pas faire cela à l’étape /),
  });
  const openList = decide(hunters, { snapshot, decisions: "OPEN" }, french);
  expect(openList).toMatchObject({
    decisions: [{ title: "Charger les torpilles" }, { title: "Assigner une patrouille" }],
  });
});

test("every analysis has a function", () => {
  const functions = new Map<string, unknown>(Object.entries(rules));
  const names = ANALYSIS_NAMES.map((name) => (name === "tell" ? "tellAudit" : name));
  expect(names.filter((name) => typeof functions.get(name) !== "function")).toEqual([]);
});

test("decide: lists the requested scope", () => {
  const count = (decisions: "OPEN" | "ALL") => {
    const answer = decide(hunters, { snapshot, decisions });
    return answer.kind === "DECISIONS" ? answer.decisions.length : 0;
  };
  expect([count("OPEN"), count("ALL")]).toEqual([2, hunters.operations.length]);
});

test("decide: `legal` narrows to open decisions with input or closed ones with a rule", () => {
  const answer = decide(hunters, { snapshot, decisions: "ALL" });
  if (answer.kind !== "DECISIONS") throw new Error(answer.kind);
  const details = answer.decisions.map((each) => (each.legal ? each.input.type : each.refusal.citation.section));
  expect(new Set(details)).toContain("object");
  expect(details).not.toContain(undefined);
});

test("adjudicate: the snapshot of an answer has the type of its game", () => {
  expect(newGame.snapshot.boat.number).toBe(INPUT.number);
  // @ts-expect-error a game of The Hunters has no ships of Goeben
  expect(newGame.snapshot.ships).toBeUndefined();
});

test("requests are typed by their game: names, input, outcome, and either a seed or dice", () => {
  expect(newGame.outcome.rank).toBe(newGame.snapshot.kommandant.rank);
  // @ts-expect-error one operation's outcome is not another's
  expect(newGame.outcome.patrol).toBeUndefined();
  const on = { snapshot, seed: "words" };
  const kinds = [
    // @ts-expect-error there is no such operation
    adjudicate(hunters, { ...on, operation: "trunBack" }),
    // @ts-expect-error what the input asks for is missing
    adjudicate(hunters, { operation: "new", seed: "words" }),
    // @ts-expect-error there is no such member of the input
    adjudicate(hunters, { operation: "new", input: { ...INPUT, boaat: 1 }, seed: "words" }),
    // @ts-expect-error dice with a seed
    adjudicate(hunters, { ...on, operation: "resolveAssignment", input: { request: false }, dice: [1, 2] }),
    // @ts-expect-error a request has no tapes of later steps
    adjudicate(hunters, { ...on, operation: "loadTorpedoes", input: { load: {} }, runDice: [[1]] }),
    // @ts-expect-error an operation without the snapshot that it is called on
    adjudicate(hunters, { operation: "resolveAssignment", input: { request: false }, seed: "words" }),
    // @ts-expect-error a number is not a snapshot
    decide(hunters, { snapshot: 3 }),
    // @ts-expect-error there is no such operation
    odds(hunters, { snapshot, operation: "resolveWeather" }),
  ].map(({ kind }) => kind);
  expect(kinds).not.toContain("RESOLUTION");
});

test("suggest: the move is a valid request of its game", () => {
  const suggested = suggest(hunters, { snapshot, seed: "words" });
  if (suggested.kind !== "SUGGESTION" || suggested.move === null) throw new Error(suggested.kind);
  expect(adjudicate(hunters, { ...suggested.move, snapshot, seed: "words" }).kind).toBe("RESOLUTION");
});

test("a game known only at run time accepts any operation and input", () => {
  const game: Ruleset = hunters;
  const operation: string = "resolveAssignment";
  const input: unknown = { request: false };
  expect(adjudicate(game, { operation, input, snapshot, seed: "words" }).kind).toBe("RESOLUTION");
});

test.each([[{}], [{ operation: null }], [{ operation: 7, runOn: true }]])(
  "adjudicate: a call %j without an operation name is a fault",
  async (call) => {
    const french = await loadWords(hunters, "fr");
    if (french.kind === "MALFORMED") throw new Error("French is spoken.");
    const answer = adjudicate(hunters, { snapshot, seed: "none", ...call } as never, french);
    const message = "Champ obligatoire : une chaîne.";
    expect(answer).toEqual({
      kind: "MALFORMED",
      faults: [{ code: "OPERATION_UNKNOWN", pointer: "/operation", message }],
    });
  },
);

test("loadWords: an unsupported language is a fault", async () => {
  expect(await loadWords(hunters, "de")).toMatchObject({ kind: "MALFORMED", faults: [{ code: "LANGUAGE_UNKNOWN" }] });
});

test("drawMap: returns the geometry, in the requested language", async () => {
  const map = await drawMap(hunters, { snapshot, language: "fr" });
  expect(map).toMatchObject({ kind: "MAP", svg: expect.stringContaining('xml:lang="fr"') });
  expect("geometry" in map && map.geometry.spaces.map(({ id }) => id)).toContain("fwd1");
  expect(await drawMap(hunters, { language: "de" })).toMatchObject({ faults: [{ code: "LANGUAGE_UNKNOWN" }] });
});

test("report, drawMap: faults are in the language of the request", async () => {
  const messageOf = async (name: string, input: object) => {
    const answer = await report(hunters, name, { ...input });
    return answer.kind === "MALFORMED"
      ? answer.faults.map(({ code, message }) => `${code}: ${message}`)
      : [answer.kind];
  };
  const french = await messageOf("logShet", { language: "fr" });
  expect(french).toEqual(["REPORT_UNKNOWN: Rapport inconnu (logShet) ; vouliez-vous dire logSheet ?"]);
  expect(await messageOf("logShet", {})).toEqual(["REPORT_UNKNOWN: Unknown report logShet; did you mean logSheet?"]);
  expect((await messageOf("zzz", { language: "ja" }))[0]).toMatch(
    /^REPORT_UNKNOWN: 報告「zzz」はありません。使えるもの：logSheet/,
  );
  const [missing] = await messageOf("logSheet", { language: "fr" });
  expect(missing).toBe("SNAPSHOT_MISSING: Envoyez l’instantané de la dernière résolution.");
  const bare = { ...hunters, map: undefined } as unknown as Ruleset;
  expect(await drawMap(bare, { language: "fr" })).toMatchObject({
    faults: [{ code: "MAP_UNKNOWN", message: "Le jeu hunters n’a pas de carte." }],
  });
});
