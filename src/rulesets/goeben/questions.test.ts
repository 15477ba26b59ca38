import { describe, expect, test } from "vitest";
import { answersOf } from "../../../test/fixtures/questions";
import { goeben } from "./index";

describe("questions of Goeben, computed by hand from the charts", () => {
  test("14.11 three torpedoes hit on 5 and 6 each", () => {
    const answers = answersOf(goeben, "resolveTorpedoRound", ["target_hit", "hits"]);
    expect(answers).toEqual({ target_hit: "19/27", hits: "1/1" });
  });

  test("14.5 six secondary guns hit on a 6 each", () => {
    const answers = answersOf(goeben, "resolveGunneryRound", ["target_hit", "hits"]);
    expect(answers).toEqual({ target_hit: `${6 ** 6 - 5 ** 6}/${6 ** 6}`, hits: "1/1" });
  });

  test("8.3 repair: each of six dice restores a box on 5 and 6", () => {
    expect(answersOf(goeben, "repair", ["boxes_repaired"])).toEqual({ boxes_repaired: "2/1" });
  });

  test("15 raid: one die and the Leadership of 4", () => {
    expect(answersOf(goeben, "resolveRaid", ["vp_gained"])).toEqual({ vp_gained: "15/2" });
  });

  test("13 submarine: the ship that does not evade is hit on 5 and 6, the other one never", () => {
    const answers = answersOf(goeben, "resolveSubmarineEvasion", ["ship_torpedoed"]);
    expect(answers).toEqual({ "ship_torpedoed breslau": "1/3" });
  });
});
