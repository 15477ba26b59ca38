import { describe, expect, it } from "vitest";
import { impossible } from "../../src/core/request/impossible";
import { pack } from "../../src/rulesets/pq17/charts/pack";
import { pq17 } from "../../src/rulesets/pq17/index";
import type { Snapshot } from "../../src/rulesets/pq17/snapshot";
import { exampleOf } from "../fixtures/examples";
import { checkMove } from "./laws";
import { LONG } from "./long";
import { playPq17 } from "./pq17-play";

describe("laws of PQ-17", () => {
  it(
    "what is listed resolves, changes nothing it was given, replays from its tape and recomputes from its audit",
    () => {
      let moves = 0;
      for (let index = 0; index < 9; index += 1) {
        // Each game is looked at from another turn on, so that set-up does not crowd out the rest.
        let seen = 0;
        playPq17(
          index,
          (state, move) => {
            seen += 1;
            if (seen < index * 90) return;
            checkMove(pq17, state, move, `law-${index}`);
            moves += 1;
          },
          index * 90 + 150,
        );
      }
      expect(moves).toBeGreaterThan(1000);
    },
    LONG,
  );

  it(
    "every operation's example resolves by all laws",
    () => {
      for (const operation of pq17.operations) {
        const { snapshot, input, seed } = exampleOf(pq17, operation.name);
        const state = snapshot as Snapshot;
        expect(impossible(pq17.invariants, state, pack.charts), operation.name).toEqual([]);
        checkMove(pq17, state, { operation, input }, seed);
      }
    },
    LONG,
  );
});
