import { describe, expect, it } from "vitest";
import { seededPick } from "../../src/core/engine/apply";
import { goeben } from "../../src/rulesets/goeben/index";
import { ATTACK_TIME, attackAll } from "./attack";
import { corpusOf } from "./corpus";
import { playGoeben } from "./goeben-play";

describe("14(3) snapshots of Goeben, 1914 that somebody changed", () => {
  it(
    "are refused as impossible, or read and play on: nothing throws and none is a dead end",
    async () => {
      const pick = seededPick("corpus");
      const corpus = corpusOf(goeben, (look) => {
        for (let index = 0; index < 6; index += 1) {
          playGoeben(index, index % 3 === 0, (state) => {
            if (pick(4) === 0) look(state);
          });
        }
      });
      const { impossible = 0, sound = 0 } = await attackAll(goeben, corpus);
      expect(impossible).toBeGreaterThan(sound / 4);
      expect(sound).toBeGreaterThan(impossible / 4);
    },
    ATTACK_TIME,
  );
});
