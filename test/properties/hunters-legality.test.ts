import { describe, expect, it } from "vitest";
import { seededPick } from "../../src/core/engine/apply";
import { hunters } from "../../src/rulesets/hunters/index";
import { career } from "./hunters-play";
import { checkDoors, type Tried } from "./laws";
import { LONG } from "./long";
import { playAtRandom } from "./play";

describe("laws of The Hunters", () => {
  it(
    "what is closed is refused with the reason listed, and an input is refused exactly when it is not listed",
    () => {
      const pick = seededPick("inputs");
      const tried: Tried = { refused: 0, resolved: 0 };
      for (let index = 0; index < 16; index += 1) {
        const { input, seed } = career(index);
        playAtRandom(hunters, input, seed, (state) => {
          if (pick(6) === 0) checkDoors(hunters, state, seed, pick, tried);
        });
      }
      expect(tried.refused).toBeGreaterThan(1000);
      expect(tried.resolved).toBeGreaterThan(100);
    },
    LONG,
  );
});
