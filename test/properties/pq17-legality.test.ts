import { describe, expect, it } from "vitest";
import { seededPick } from "../../src/core/engine/apply";
import { pq17 } from "../../src/rulesets/pq17/index";
import { checkDoors, type Tried } from "./laws";
import { LONG } from "./long";
import { playPq17 } from "./pq17-play";

/** Ids that inputs of random play may name, few enough that some are legal. */
const IDS = ["tf_home_fleet", "tf_1", "convoy_1", "0410", "0808", "narvik", "murmansk", "fw200_1", "british"];

describe("laws of PQ-17", () => {
  it(
    "what is closed is refused with the reason listed, and an input is refused exactly when it is not listed",
    () => {
      const pick = seededPick("pq17-inputs");
      const tried: Tried = { refused: 0, resolved: 0 };
      for (let index = 0; index < 6; index += 1) {
        playPq17(index, (state) => {
          if (pick(320) === 0) checkDoors(pq17, state, `doors-${index}`, pick, tried, IDS);
        });
      }
      expect(tried.refused).toBeGreaterThan(1000);
      expect(tried.resolved).toBeGreaterThan(50);
    },
    LONG,
  );
});
