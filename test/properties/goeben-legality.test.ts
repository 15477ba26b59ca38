import { describe, expect, it } from "vitest";
import { seededPick } from "../../src/core/engine/apply";
import { goeben } from "../../src/rulesets/goeben/index";
import { GERMAN_SHIPS } from "../../src/rulesets/goeben/vocabulary";
import { playGoeben } from "./goeben-play";
import { checkDoors, type Tried } from "./laws";
import { LONG } from "./long";

/** Ids that inputs of random play may name, few enough that some are legal. */
const IDS = [
  ...GERMAN_SHIPS,
  "novara",
  "central_ionian",
  "adriatic_pz",
  "messina",
  "bone",
  "allied_merchantman_1",
  "warrior",
  "cdu_05",
];

describe("laws of Goeben, 1914", () => {
  it(
    "what is closed is refused with the reason listed, and an input is refused exactly when it is not listed",
    () => {
      const pick = seededPick("goeben-inputs");
      const tried: Tried = { refused: 0, resolved: 0 };
      for (let index = 0; index < 20; index += 1) {
        playGoeben(index, index % 4 === 3, (state) => {
          if (pick(index % 4 === 3 ? 50 : 12) === 0) checkDoors(goeben, state, `doors-${index}`, pick, tried, IDS);
        });
      }
      expect(tried.refused).toBeGreaterThan(2000);
      expect(tried.resolved).toBeGreaterThan(500);
    },
    LONG,
  );
});
