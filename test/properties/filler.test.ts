import { describe, expect, it } from "vitest";
import { brokenLimits } from "../../src/client/decisions";
import type { Choice, Picker } from "../../src/core/contract/choice";
import type { AnyRuleset } from "../../src/core/contract/ruleset";
import type { SnapshotBase } from "../../src/core/contract/snapshot";
import { seededPick } from "../../src/core/engine/apply";
import { decisionsOf } from "../../src/core/engine/decisions";
import { inlineDefinitions } from "../../src/core/json/schema";
import { goeben } from "../../src/rulesets/goeben/index";
import { hunters } from "../../src/rulesets/hunters/index";
import { pq17 } from "../../src/rulesets/pq17/index";
import { openMoves } from "../fixtures/draw-move";
import { sampleInput } from "../http/whole-games/sample-input";
import { playGoeben } from "./goeben-play";
import { career } from "./hunters-play";
import { LONG } from "./long";
import { playAtRandom } from "./play";
import { playPq17 } from "./pq17-play";

/** Plays game number `index` and shows every position of it. */
type Play = (index: number, look: (state: SnapshotBase) => void) => void;

const games: readonly (readonly [string, AnyRuleset, number, Play])[] = [
  [
    "The Hunters",
    hunters,
    30,
    (index, look) => {
      const { input, seed } = career(index);
      playAtRandom(hunters, input, seed, look);
    },
  ],
  ["Goeben, 1914", goeben, 14, (index, look) => void playGoeben(index, index % 5 === 4, look)],
  ["PQ-17", pq17, 5, (index, look) => void playPq17(index, look, 700)],
];

describe("a generic form that follows schema and limits always has a move, and", () => {
  it.each(games)(
    "%s refuses fewer than 1 in 100 of its moves",
    (_, ruleset, count, play) => {
      const pick = seededPick("filler");
      const refused: string[] = [];
      let moves = 0;
      const look = (state: SnapshotBase): void => {
        const { open } = openMoves(ruleset, state, ruleset.pack.charts);
        const { operation, choice } = open[pick(open.length)]!;
        moves += 1;
        if (pick(10) === 0) {
          const decisions = decisionsOf(ruleset, state, ruleset.pack.charts, "OPEN");
          const { input } = decisions.find((each) => each.operation === operation.name)!;
          expect(JSON.stringify(inlineDefinitions(input!))).toBe(JSON.stringify(choice.schema));
          const kinds = decisions.map(({ kind }) => kind);
          expect(kinds.filter((kind) => kind === "MUST" || kind === "MAY" || kind === "END")).not.toEqual([]);
        }
        const reason = choice.check(fillForm(choice, pick));
        if (reason !== undefined) refused.push(`${operation.name} ${reason.code}`);
      };
      for (let index = 0; index < count; index += 1) play(index, look);
      expect(moves).toBeGreaterThan(1000);
      expect(refused.length, refused.join(", ")).toBeLessThan(moves / 100);
    },
    LONG,
  );
});

/** Fills in a schema at random, and tries again until no testable limit is broken. */
function fillForm({ schema, limits }: Choice, pick: Picker): unknown {
  for (let tries = 0; tries < 2000; tries += 1) {
    const input = sampleInput(schema, pick);
    if (brokenLimits(limits, input).length === 0) return input;
  }
  throw new Error(`Nothing was found that keeps ${JSON.stringify(limits)}.`);
}
