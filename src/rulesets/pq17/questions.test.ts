import { describe, expect, test } from "vitest";
import { answersOf } from "../../../test/fixtures/questions";
import { pq17 } from "./index";

describe("questions of PQ-17, computed by hand from the charts", () => {
  test("9.1 weather in summer: totals of 2d10 up to 6, 10, 13, 16 and above", () => {
    expect(answersOf(pq17, "resolveWeather", ["weather"])).toEqual({
      "weather fair": "7/25",
      "weather reduced_visibility": "9/25",
      "weather fog": "21/100",
      "weather storm": "3/25",
      "weather gale": "3/100",
    });
  });

  test("7.5 three gun dice hit on 7 to 9 each; two CS can be lost", () => {
    const answers = answersOf(pq17, "targetGuns", ["gun_hits", "axis_cs_sunk", "ship_sunk"]);
    // 0 to 3 hits: 343, 441, 189 and 27 of 1,000.
    expect(answers).toEqual({ gun_hits: "9/10", axis_cs_sunk: "873/1000", "ship_sunk dd_z36a": "657/1000" });
  });

  test("7.5.2(v) withdrawal: one die of 10 decides for both units", () => {
    expect(answersOf(pq17, "withdrawUnits", ["units_withdrawn"])).toEqual({ units_withdrawn: "3/5" });
  });
});
