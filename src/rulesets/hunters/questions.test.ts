import { describe, expect, test } from "vitest";
import { answersOf } from "../../../test/fixtures/questions";
import { hunters } from "./index";

describe("questions of The Hunters, computed by hand from the charts", () => {
  test("8.1.2 encounter in the Atlantic: ships on 2, 3, 6, 7 and 9 of 2d6, convoys on 6, 7 and 9", () => {
    // A natural 12 is a random event. Its branches go on and on, so these are bounds.
    const answers = answersOf(hunters, "resolveEncounter", ["ships_met", "convoy_met", "nothing_met"], 2000);
    expect(answers).toEqual({
      ships_met: "1/2",
      convoy_met: "5/12",
      nothing_met: "17/36",
    });
  });

  test("9.2 attack at night, medium range: 8 or less of 2d6 hits, 1 and 2 are duds, 1 to 3 sink Firby of 4,900 tons", () => {
    const answers = answersOf(hunters, "resolveAttack", [
      "target_sunk",
      "target_hit",
      "duds",
      "ships_sunk",
      "tons_sunk",
    ]);
    // 26/36 hits, of which 2/3 explode, of which 1/2 do 2 points of damage.
    expect(answers).toEqual({
      "target_sunk 3": "13/54",
      "target_hit 3": "13/27",
      duds: "13/54",
      ships_sunk: "13/54",
      tons_sunk: "31850/27",
    });
  });

  test("8.3.2 night wait: 1 to 4 of 1d6 keep contact", () => {
    expect(answersOf(hunters, "resolveNightWait", ["contact_kept"])).toEqual({ contact_kept: "2/3" });
  });
});
