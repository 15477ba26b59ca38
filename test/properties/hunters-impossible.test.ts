import { describe, expect, it } from "vitest";
import { seededPick } from "../../src/core/engine/apply";
import { hunters } from "../../src/rulesets/hunters/index";
import { ATTACK_TIME, attackAll } from "./attack";
import { corpusOf } from "./corpus";
import { career } from "./hunters-play";
import { playAtRandom } from "./play";

describe("14(3) snapshots of The Hunters that somebody changed", () => {
  it(
    "are refused as impossible, or read and play on: nothing throws and none is a dead end",
    async () => {
      const pick = seededPick("corpus");
      const corpus = corpusOf(hunters, (look) => {
        for (let index = 0; index < 30; index += 1) {
          const { input, seed } = career(index);
          playAtRandom(hunters, input, seed, (state) => {
            if (pick(5) === 0) look(state);
          });
        }
      });
      const { impossible = 0, sound = 0 } = await attackAll(hunters, corpus);
      expect(impossible).toBeGreaterThan(sound / 4);
      expect(sound).toBeGreaterThan(impossible / 4);
    },
    ATTACK_TIME,
  );
});
