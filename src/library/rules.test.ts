import { expect, test } from "vitest";
import { hunters } from "./hunters";
import { adjudicate, decide, drawMap, loadWords, tell } from "./rules";

const INPUT = { boat: "VIIC", number: 235, name: "Blennemann" };

const begun = adjudicate(hunters, { operation: "new", input: INPUT, seed: "words" });

const snapshot = begun.kind === "RESOLUTION" ? begun.snapshot : undefined;

test("refusals, sentences and decisions come in the words that were loaded", async () => {
  const french = await loadWords(hunters, "fr");
  if ("kind" in french) throw new Error("French is spoken.");
  const told = adjudicate(hunters, { operation: "new", input: INPUT, seed: "words" }, french);
  expect(told).toMatchObject({ kind: "RESOLUTION", digest: (begun as typeof told & { digest: string }).digest });
  expect(told).toEqual(await tell(hunters, told, "fr"));
  const refused = adjudicate(hunters, { operation: "turnBack", snapshot, input: {}, seed: "words" }, french);
  expect(refused).toMatchObject({ kind: "REFUSAL", message: expect.stringMatching(/^La partie en est à : /) });
  const open = decide(hunters, { snapshot, decisions: "OPEN" }, french);
  expect(open).toMatchObject({ decisions: [{ title: "Charger les torpilles" }, { title: "Affecter une patrouille" }] });
});

test("decisions are listed as far as is asked for", () => {
  const count = (decisions: "OPEN" | "ALL") => {
    const listed = decide(hunters, { snapshot, decisions });
    return listed.kind === "DECISIONS" ? listed.decisions.length : 0;
  };
  expect([count("OPEN"), count("ALL")]).toEqual([2, hunters.operations.length]);
});

test("an answer's snapshot has the type of its game", () => {
  if (begun.kind !== "RESOLUTION") throw new Error(begun.kind);
  expect(begun.snapshot.boat.number).toBe(INPUT.number);
  // @ts-expect-error a game of The Hunters has no ships of Goeben
  expect(begun.snapshot.ships).toBeUndefined();
});

test.each([[{}], [{ operation: null }], [{ operation: 7, runOn: true }]])(
  "a call %j, which names no operation, is a fault",
  async (call) => {
    const french = await loadWords(hunters, "fr");
    if ("kind" in french) throw new Error("French is spoken.");
    const answer = adjudicate(hunters, { snapshot, seed: "none", ...call } as never, french);
    const message = "Ceci manque ; envoyez un texte.";
    expect(answer).toEqual({
      kind: "MALFORMED",
      faults: [{ code: "OPERATION_UNKNOWN", pointer: "/operation", message }],
    });
  },
);

test("a language that a game does not speak is a fault", async () => {
  expect(await loadWords(hunters, "de")).toMatchObject({ kind: "MALFORMED", faults: [{ code: "LANGUAGE_UNKNOWN" }] });
});

test("a map comes with its geometry, in the language named", async () => {
  const map = await drawMap(hunters, { snapshot, language: "fr" });
  expect(map).toMatchObject({ kind: "MAP", svg: expect.stringContaining('xml:lang="fr"') });
  expect("geometry" in map && map.geometry.spaces.map(({ id }) => id)).toContain("fwd1");
  expect(await drawMap(hunters, { language: "de" })).toMatchObject({ faults: [{ code: "LANGUAGE_UNKNOWN" }] });
});
