import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyse, type RequestFields } from "../../src/core/analysis/call";
import { type TakeOverAnswer, takeOver } from "../../src/core/analysis/take-over/take-over";
import { replaceAt, valueAt } from "../../src/core/audit/pointer";
import type { Malformed, Refusal } from "../../src/core/contract/answer";
import type { AnyRuleset } from "../../src/core/contract/ruleset";
import type { SnapshotBase } from "../../src/core/contract/snapshot";
import { SeededDice } from "../../src/core/dice/seeded";
import { apply, seededPick } from "../../src/core/engine/apply";
import { decisionsOf } from "../../src/core/engine/decisions";
import { malformedFaults, readSnapshot } from "../../src/core/request/read";
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

/** So many moves are played on from a position that was taken over, or fewer where the game is over. */
const MOVES_ON = 600;

type Look = (state: SnapshotBase) => void;

/** The games whose positions are taken over, each with what a referee would know of one and how many are taken. */
const GAMES: readonly {
  readonly id: string;
  readonly ruleset: AnyRuleset;
  readonly play: (index: number, look: Look) => void;
  readonly games: number;
  /** Every so many of the positions that can be taken over is. */
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

type Answered = TakeOverAnswer | Refusal | Malformed;

const asked = async (ruleset: AnyRuleset, request: RequestFields): Promise<Answered> =>
  (await analyse(ruleset, takeOver, request)) as Answered;

/** The position that a request takes over; anything else is an error. */
async function positionOf(ruleset: AnyRuleset, request: object): Promise<SnapshotBase> {
  const answer = await asked(ruleset, { ...request });
  if (answer.kind !== "TAKE_OVER" || answer.position === null) throw new Error(JSON.stringify(answer));
  return answer.position.snapshot as unknown as SnapshotBase;
}

/** What may be done on a snapshot. */
function openOn(ruleset: AnyRuleset, state: SnapshotBase): unknown {
  return decisionsOf(ruleset, state, ruleset.pack.charts, "PHASE").map(({ operation, kind, input }) => {
    return { operation, kind, input };
  });
}

/** The same JSON with the members of every record in one order. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(members.map(([name, each]) => [name, ordered(each)]));
}

describe.each(GAMES)("a game of $id taken over from paper", ({ ruleset, play, games, every, reduced }) => {
  const positions: { readonly state: SnapshotBase; readonly told: Reduced }[] = [];
  for (let index = 0, met = 0; index < games; index += 1) {
    play(index, (state) => {
      const told = reduced(state as never);
      if (told === undefined) return;
      met += 1;
      if (met % every === 0) positions.push(structuredClone({ state, told }));
    });
  }
  const few = positions.filter((_, index) => index % Math.ceil(positions.length / 12) === 0);

  it("stands where it stood: legal, with the same decisions, and with everything that was told", async () => {
    expect(positions.length).toBeGreaterThan(60);
    for (const { state, told } of positions) {
      const taken = await positionOf(ruleset, told);
      expect(malformedFaults(readSnapshot(ruleset, taken, null))).toEqual([]);
      expect(openOn(ruleset, taken)).toEqual(openOn(ruleset, state));
      expect(ordered(reduced(taken as never)?.known)).toEqual(ordered(told.known));
    }
  }, 300_000);

  it("is played on at random", async () => {
    let over = 0;
    for (const [index, { told }] of few.entries()) {
      const state = structuredClone(await positionOf(ruleset, told));
      const pick = seededPick(`on-${index}`);
      for (let moves = 0; moves < MOVES_ON && !ruleset.over(state); moves += 1) {
        const move = drawMove(ruleset, state, ruleset.pack.charts, pick, weigh);
        if (move === undefined) throw new Error(`Dead end: ${JSON.stringify(state)}`);
        const scope = { ruleset: ruleset.id, operation: move.operation.name, step: state.step };
        apply(move.operation, state, ruleset.pack.charts, move.input, new SeededDice(`on-${index}`, scope));
      }
      expect(malformedFaults(readSnapshot(ruleset, state, null))).toEqual([]);
      if (ruleset.over(state)) over += 1;
    }
    expect(few.length).toBeGreaterThan(5);
    if (ruleset !== pq17) expect(over).toBeGreaterThan(5);
  }, 300_000);

  it("asks for what is missing once, in words of every language, until the position stands", async () => {
    for (const [index, { told }] of few.entries()) {
      const language = ruleset.languages[index % ruleset.languages.length]!;
      // What a game may be begun without is not asked for: options, rulings, an edition.
      const { boat: _, number: __, name: ___, scenario: ____, ...input } = told.input as Record<string, unknown>;
      let given: object = { language, input };
      const answered = new Set<string>();
      for (;;) {
        const answer = await asked(ruleset, { ...given });
        if (answer.kind !== "TAKE_OVER") throw new Error(JSON.stringify(answer));
        const pointers = answer.asked.map(({ pointer }) => pointer);
        expect(new Set(pointers).size).toBe(pointers.length);
        expect(pointers.filter((pointer) => answered.has(pointer))).toEqual([]);
        for (const { title, description, needed, schema } of answer.asked) {
          expect(title.split(" › ").filter((each) => CODED.test(each))).toEqual([]);
          expect(description).toMatch(/\S[.。]$/);
          if (language === "ja") expect(description).toMatch(/[぀-ヿ一-鿿]/);
          expect("default" in schema).toBe(!needed);
        }
        const tellable = pointers.filter((pointer) => valueAt(told, pointer) !== undefined);
        for (const pointer of tellable) {
          answered.add(pointer);
          given = replaceAt(given, pointer, valueAt(told, pointer)) as object;
        }
        if (tellable.length > 0) continue;
        expect(answer.asked.filter(({ needed }) => needed)).toEqual([]);
        expect(answered.size).toBeGreaterThan(15);
        expect(ordered(reduced(answer.position?.snapshot as never))).toMatchObject({
          known: ordered((given as Reduced).known) as object,
        });
        break;
      }
    }
  }, 300_000);

  it("answers nonsense with faults that say where, and never breaks down", async () => {
    const { told } = positions[0]!;
    const places = placesIn(told);
    const nonsense = fc.oneof(
      fc.constantFrom(null, true, "", "none", [], {}, 0, -1, 1, 7, 99, 2 ** 31, 1.5, "1941-03", "constructor"),
      fc.jsonValue({ maxDepth: 2 }),
    );
    const changes = fc.array(fc.tuple(fc.nat(places.length - 1), nonsense), { minLength: 1, maxLength: 4 });
    const kinds = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(changes, async (list) => {
        let request = told as object;
        for (const [place, value] of list) {
          const pointer = places[place]!;
          if (valueAt(request, pointer) !== undefined) request = replaceAt(request, pointer, value) as object;
        }
        const answer = await asked(ruleset, { ...request });
        kinds.set(answer.kind, (kinds.get(answer.kind) ?? 0) + 1);
        const pointers =
          answer.kind === "MALFORMED"
            ? answer.faults.map(({ pointer }) => pointer)
            : "pointer" in answer
              ? [answer.pointer]
              : [];
        expect(pointers.filter((pointer) => !/^\/(known|input)(\/|$)/.test(pointer))).toEqual([]);
        if (answer.kind !== "TAKE_OVER" || answer.position === null) return;
        expect(malformedFaults(readSnapshot(ruleset, answer.position.snapshot, null))).toEqual([]);
        expect(answer.position.decisions.some(({ legal }) => legal)).toBe(true);
      }),
      { numRuns: RUNS, seed: 17 },
    );
    expect(kinds.get("MALFORMED")).toBeGreaterThan(RUNS / 10);
    expect(kinds.get("TAKE_OVER")).toBeGreaterThan(0);
  }, 300_000);
});

/** The pointers of everything within a value. */
function placesIn(value: unknown, at = ""): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => [`${at}/${name}`, ...placesIn(each, `${at}/${name}`)]);
}
