import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyse, type RequestFields } from "../../src/core/analysis/call";
import { type TakeOverAnswer, takeOver } from "../../src/core/analysis/take-over/take-over";
import type { Refusal } from "../../src/core/contract/answer";
import type { Malformed } from "../../src/core/contract/request";
import type { AnyRuleset } from "../../src/core/contract/ruleset";
import type { SnapshotBase } from "../../src/core/contract/snapshot";
import { SeededDice } from "../../src/core/dice/seeded";
import { apply, seededPick } from "../../src/core/engine/apply";
import { decisionsOf } from "../../src/core/engine/decisions";
import { replaceAt, valueAt } from "../../src/core/json/pointer";
import { malformedFaults } from "../../src/core/request/result";
import { parseSnapshot } from "../../src/core/request/snapshot";
import { goeben } from "../../src/rulesets/goeben/index";
import { hunters } from "../../src/rulesets/hunters/index";
import { pq17 } from "../../src/rulesets/pq17/index";
import { CODED } from "../fixtures/coded";
import { drawMove } from "../fixtures/draw-move";
import { reducedGame } from "../fixtures/take-over/goeben";
import { reducedCareer } from "../fixtures/take-over/hunters";
import { reducedOperation } from "../fixtures/take-over/pq17";
import type { Reduced } from "../fixtures/take-over/reduced";
import { playGoeben } from "./goeben-play";
import { career } from "./hunters-play";
import { playAtRandom, weigh } from "./play";
import { playPq17 } from "./pq17-play";

const RUNS = Number(process.env.FUZZ_RUNS ?? 250);

/** Maximum moves played from a position that was taken over. */
const MOVES_ON = 600;

type Look = (state: SnapshotBase) => void;

/** The games whose positions are taken over, with the facts a referee would know and the number of positions. */
const GAMES: readonly {
  readonly id: string;
  readonly ruleset: AnyRuleset;
  readonly play: (index: number, look: Look) => void;
  readonly games: number;
  /** One in this many suitable positions is taken over. */
  readonly every: number;
  readonly reduced: (state: never) => Reduced | undefined;
}[] = [
  {
    id: "hunters",
    ruleset: hunters,
    play: (index, look) => void playAtRandom(hunters, career(index).input, career(index).seed, look),
    games: 40,
    every: 7,
    reduced: reducedCareer,
  },
  {
    id: "goeben",
    ruleset: goeben,
    play: (index, look) => void playGoeben(index, index % 5 === 4, look),
    games: 15,
    every: 1,
    reduced: reducedGame,
  },
  {
    id: "pq17",
    ruleset: pq17,
    play: (index, look) => void playPq17(index, look, 400),
    games: 10,
    every: 1,
    reduced: reducedOperation,
  },
];

type TakeOverResult = TakeOverAnswer | Refusal | Malformed;

const callTakeOver = async (ruleset: AnyRuleset, request: RequestFields): Promise<TakeOverResult> =>
  (await analyse(ruleset, takeOver, request)) as TakeOverResult;

/** Returns the position that a request takes over. Throws for any other answer. */
async function positionOf(ruleset: AnyRuleset, request: object): Promise<SnapshotBase> {
  const answer = await callTakeOver(ruleset, { ...request });
  if (answer.kind !== "TAKE_OVER" || answer.position === null) throw new Error(JSON.stringify(answer));
  return answer.position.snapshot as unknown as SnapshotBase;
}

/** Returns the open decisions of a snapshot. */
function openDecisionsOf(ruleset: AnyRuleset, state: SnapshotBase): unknown {
  return decisionsOf(ruleset, state, ruleset.pack.charts, "PHASE").map(({ operation, kind, input }) => {
    return { operation, kind, input };
  });
}

/** Returns the same JSON with sorted members. */
function sortMembers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortMembers);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(members.map(([name, each]) => [name, sortMembers(each)]));
}

describe.each(GAMES)("taking over a paper game of $id", ({ ruleset, play, games, every, reduced }) => {
  const positions: { readonly state: SnapshotBase; readonly record: Reduced }[] = [];
  for (let index = 0, count = 0; index < games; index += 1) {
    play(index, (state) => {
      const record = reduced(state as never);
      if (record === undefined) return;
      count += 1;
      if (count % every === 0) positions.push(structuredClone({ state, record }));
    });
  }
  const sample = positions.filter((_, index) => index % Math.ceil(positions.length / 12) === 0);

  it("keeps the position: legal, same decisions, all given facts", async () => {
    expect(positions.length).toBeGreaterThan(60);
    for (const { state, record } of positions) {
      const takenOver = await positionOf(ruleset, record);
      expect(malformedFaults(parseSnapshot(ruleset, takenOver, null))).toEqual([]);
      expect(openDecisionsOf(ruleset, takenOver)).toEqual(openDecisionsOf(ruleset, state));
      expect(sortMembers(reduced(takenOver as never)?.known)).toEqual(sortMembers(record.known));
    }
  }, 300_000);

  it("allows random play to continue", async () => {
    let over = 0;
    for (const [index, { record }] of sample.entries()) {
      const state = structuredClone(await positionOf(ruleset, record));
      const pick = seededPick(`on-${index}`);
      for (let moves = 0; moves < MOVES_ON && !ruleset.over(state); moves += 1) {
        const move = drawMove(ruleset, state, ruleset.pack.charts, pick, weigh);
        if (move === undefined) throw new Error(`Dead end: ${JSON.stringify(state)}`);
        const scope = { ruleset: ruleset.id, operation: move.operation.name, step: state.step };
        apply(move.operation, state, ruleset.pack.charts, move.input, new SeededDice(`on-${index}`, scope));
      }
      expect(malformedFaults(parseSnapshot(ruleset, state, null))).toEqual([]);
      if (ruleset.over(state)) over += 1;
    }
    expect(sample.length).toBeGreaterThan(5);
    if (ruleset !== pq17) expect(over).toBeGreaterThan(5);
  }, 300_000);

  it("asks once for each missing field, in every language, until the position is complete", async () => {
    for (const [index, { record }] of sample.entries()) {
      const language = ruleset.languages[index % ruleset.languages.length]!;
      // Optional fields of a new game are not requested: options, rulings, edition.
      const { boat: _, number: __, name: ___, scenario: ____, ...input } = record.input as Record<string, unknown>;
      let request: object = { language, input };
      const answeredPlaces = new Set<string>();
      for (;;) {
        const answer = await callTakeOver(ruleset, { ...request });
        if (answer.kind !== "TAKE_OVER") throw new Error(JSON.stringify(answer));
        const pointers = answer.asked.map(({ pointer }) => pointer);
        expect(new Set(pointers).size).toBe(pointers.length);
        expect(pointers.filter((pointer) => answeredPlaces.has(pointer))).toEqual([]);
        for (const { title, description, needed, schema } of answer.asked) {
          expect(title.split(" › ").filter((each) => CODED.test(each))).toEqual([]);
          expect(description).toMatch(/\S[.。]$/);
          if (language === "ja") expect(description).toMatch(/[぀-ヿ一-鿿]/);
          expect("default" in schema).toBe(!needed);
        }
        const answerable = pointers.filter((pointer) => valueAt(record, pointer) !== undefined);
        for (const pointer of answerable) {
          answeredPlaces.add(pointer);
          request = replaceAt(request, pointer, valueAt(record, pointer)) as object;
        }
        if (answerable.length > 0) continue;
        expect(answer.asked.filter(({ needed }) => needed)).toEqual([]);
        expect(answeredPlaces.size).toBeGreaterThan(15);
        expect(sortMembers(reduced(answer.position?.snapshot as never))).toMatchObject({
          known: sortMembers((request as Reduced).known) as object,
        });
        break;
      }
    }
  }, 300_000);

  it("answers invalid input with located faults and never crashes", async () => {
    const { record } = positions[0]!;
    const places = placesIn(record);
    const nonsense = fc.oneof(
      fc.constantFrom(null, true, "", "none", [], {}, 0, -1, 1, 7, 99, 2 ** 31, 1.5, "1941-03", "constructor"),
      fc.jsonValue({ maxDepth: 2 }),
    );
    const changes = fc.array(fc.tuple(fc.nat(places.length - 1), nonsense), { minLength: 1, maxLength: 4 });
    const kinds = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(changes, async (list) => {
        let request = record as object;
        for (const [place, value] of list) {
          const pointer = places[place]!;
          if (valueAt(request, pointer) !== undefined) request = replaceAt(request, pointer, value) as object;
        }
        const answer = await callTakeOver(ruleset, { ...request });
        kinds.set(answer.kind, (kinds.get(answer.kind) ?? 0) + 1);
        const pointers =
          answer.kind === "MALFORMED"
            ? answer.faults.map(({ pointer }) => pointer)
            : "pointer" in answer
              ? [answer.pointer]
              : [];
        expect(pointers.filter((pointer) => !/^\/(known|input)(\/|$)/.test(pointer))).toEqual([]);
        if (answer.kind !== "TAKE_OVER" || answer.position === null) return;
        expect(malformedFaults(parseSnapshot(ruleset, answer.position.snapshot, null))).toEqual([]);
        expect(answer.position.decisions.some(({ legal }) => legal)).toBe(true);
      }),
      { numRuns: RUNS, seed: 17 },
    );
    expect(kinds.get("MALFORMED")).toBeGreaterThan(RUNS / 10);
    expect(kinds.get("TAKE_OVER")).toBeGreaterThan(0);
  }, 300_000);
});

/** Returns the pointers of everything in a value. */
function placesIn(value: unknown, at = ""): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => [`${at}/${name}`, ...placesIn(each, `${at}/${name}`)]);
}
