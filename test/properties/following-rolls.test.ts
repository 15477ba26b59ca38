import { describe, expect, it } from "vitest";
import type { FollowingRoll } from "../../src/core/contract/answer";
import type { AnyRuleset } from "../../src/core/contract/ruleset";
import type { SnapshotBase } from "../../src/core/contract/snapshot";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { type Move, seededPick } from "../../src/core/engine/apply";
import { cloneJson } from "../../src/core/json/clone";
import { goeben } from "../../src/rulesets/goeben/index";
import { hunters } from "../../src/rulesets/hunters/index";
import { pq17 } from "../../src/rulesets/pq17/index";
import { playGoeben } from "./goeben-play";
import { career } from "./hunters-play";
import { playAtRandom } from "./play";
import { playPq17 } from "./pq17-play";

type Look = (state: SnapshotBase, move: Move) => void;

interface TestedGame {
  readonly ruleset: AnyRuleset;
  /** One in this many moves is played with typed dice. */
  readonly every: number;
  readonly play: (look: Look) => void;
}

const GAMES: readonly TestedGame[] = [
  { ruleset: hunters, every: 2, play: (look) => void playAtRandom(hunters, career(3).input, career(3).seed, look) },
  { ruleset: goeben, every: 4, play: (look) => void playGoeben(0, false, look) },
  { ruleset: pq17, every: 9, play: (look) => void playPq17(1, look, 1500) },
];

/** Returns face lists for rolls: the lowest faces, the highest, and some at random. */
function faceLists(
  rolls: readonly Pick<FollowingRoll, "count" | "low" | "high">[],
  pick: (below: number) => number,
): readonly (readonly number[])[] {
  const facesBy = (face: (low: number, high: number) => number): number[] =>
    rolls.flatMap(({ count, low, high }) => Array.from({ length: count }, () => face(low, high)));
  const random = () => facesBy((low, high) => low + pick(high - low + 1));
  return [facesBy((low) => low), facesBy((_, high) => high), random(), random(), random()];
}

describe.each(GAMES)("following rolls of $ruleset.id", ({ ruleset, every, play }) => {
  it("are requested in that order, whatever the faces", () => {
    const pick = seededPick("following");
    let moves = 0;
    let listed = 0;
    const look: Look = (state, { operation, input }) => {
      moves += 1;
      if (moves % every !== 0) return;
      const answerTo = (dice: readonly number[]) => {
        const request = { operation: operation.name, snapshot: cloneJson(state), input, dice } as const;
        return adjudicate(ruleset, { ...request, storedPart: "SNAPSHOT", audit: "NONE", decisions: "NONE" });
      };
      let dice: readonly number[] = [];
      for (let answer = answerTo(dice); answer.kind === "NEEDS_ROLL"; answer = answerTo(dice)) {
        const { next, following } = answer;
        const missing = { ...next, count: next.count - next.held.length };
        listed += following.length;
        for (const [index, roll] of following.entries()) {
          for (const faces of faceLists([missing, ...following.slice(0, index)], pick)) {
            const after = answerTo([...dice, ...faces]);
            if (after.kind !== "NEEDS_ROLL") throw new Error(`${operation.name} ended before ${roll.label}.`);
            expect(after.next).toMatchObject({ ...roll, held: [] });
          }
        }
        dice = [...dice, ...faceLists([missing, ...following], pick).at(-1)!];
      }
    };
    play(look);
    expect(listed).toBeGreaterThan(0);
  });
});
