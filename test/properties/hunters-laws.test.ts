import { describe, expect, it } from "vitest";
import { hunters } from "../../src/rulesets/hunters/index";
import { career } from "./hunters-play";
import { checkMove } from "./laws";
import { LONG } from "./long";
import { playAtRandom } from "./play";

describe("laws of The Hunters", () => {
  it(
    "what is listed resolves, changes nothing it was given, replays from its tape and recomputes from its audit",
    () => {
      let moves = 0;
      for (let index = 0; index < 48; index += 1) {
        const { input, seed } = career(index);
        playAtRandom(hunters, input, seed, (state, move) => {
          checkMove(hunters, state, move, seed);
          moves += 1;
        });
      }
      expect(moves).toBeGreaterThan(2000);
    },
    LONG,
  );
});
