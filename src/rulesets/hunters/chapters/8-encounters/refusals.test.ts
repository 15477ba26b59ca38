import { describe, expect, test } from "vitest";
import { aboard, engaged, play, refused, rolled } from "../../../../../test/fixtures/hunters/table";
import { renderSentence } from "../../../../core/text/sentence";
import { interpretations } from "../../interpretations";
import { sentences } from "../../sentences/index";
import type { Snapshot } from "../../snapshot";
import { exampleDayAttack, exampleEvasion, examplePenetration, exampleRound } from "../shared/examples";

const blind = (state: Snapshot, periscope: "damaged" | "inoperable" = "damaged"): Snapshot =>
  aboard(state, { systems: { ...state.boat.systems, periscope } });

describe("10.0 no way to attack, and why", () => {
  const input = { mode: "submerged", range: "medium", firstEnd: "fwd", tubes: { fwd1: 1 } };
  const periscope = "Without a periscope there is no submerged attack (E-33).";

  test("10.0 by day the refusal names the periscope and the ruling, as by night", () => {
    const byDay = refused("resolveAttack", blind(exampleDayAttack()), input);
    expect([byDay.code, byDay.citation.section]).toEqual(["NO_WAY_TO_ATTACK", "9.2"]);
    expect(byDay.message).toContain(periscope);
    expect(byDay.message).toContain("A night surface attack needs the night.");
    const night = engaged(blind(exampleDayAttack(), "inoperable"), { dayNight: "night" });
    expect(refused("resolveAttack", night, input).message).toBe(periscope);
  });

  test("10.0 an approach into a convoy by day is refused with the same cause", () => {
    const shut = refused("resolveCloseApproach", blind(examplePenetration()), { mode: "submerged" });
    expect(shut.code).toBe("NO_WAY_TO_ATTACK");
    expect(shut.message).toContain(periscope);
  });

  test("9.4.3 before an escort that has arrived it says that the boat is submerged", () => {
    const state = { ...engaged(blind(exampleDayAttack()), { dayNight: "night" }), phase: "escort_arrived" as const };
    const shut = refused("resolveAttack", state, input);
    expect(shut.code).toBe("NO_WAY_TO_ATTACK");
    expect(shut.message).toContain(periscope);
    expect(shut.message).toContain("When an escort has appeared the boat is submerged.");
  });
});

test("9.1.2 a round without a shot brings no Additional Round: who does not attack is away (E-85)", () => {
  const shut = refused("resolveAdditionalRound", exampleRound(), {});
  expect([shut.code, shut.citation.section]).toEqual(["ROUND_UNFOUGHT", "9.1.2"]);
  expect(shut.message).toContain("E-85");
  expect(interpretations["E-85"]?.section).toBe("9.1.2");
});

describe("14.8 the sentence of the escort's die", () => {
  // The player names 3, straight misses: the escort's 5 means straight on, and one hit does nothing.
  const escort = (die: number) =>
    rolled(play("resolveEvasion", exampleEvasion(), { number: 3 }, [die, 1, 1]), "evasion");

  test.each([
    ["en", "The escort's number for the evasion: 5: straight on. [14.8]"],
    ["fr", "Évasion, le chiffre de l'escorte : 5 : droit devant. [14.8]"],
    ["ja", "回避運動に対する護衛艦の数字：5：直進。［14.8］"],
  ])("14.8 it says what was rolled and what that means, in %s", (language, sentence) => {
    expect(escort(5).map((entry) => renderSentence(entry, sentences[language]!))).toEqual([sentence]);
  });
});
