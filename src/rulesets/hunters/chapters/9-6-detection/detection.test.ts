import { describe, expect, test } from "vitest";
import { exampleDayAttack, exampleDetection } from "../../../../../test/fixtures/hunters/positions";
import { type engaged, modifiers, play, refused, rolled } from "../../../../../test/fixtures/hunters/table";
import type { Snapshot } from "../../snapshot";

/** The same snapshot on a patrol of another month, which is the first. */
function inMonth(snapshot: Snapshot, month: string): Snapshot {
  return { ...snapshot, startMonth: month, month, log: snapshot.log.map((row) => ({ ...row, month })) };
}

const search = (state: Parameters<typeof engaged>[0], dice: number[]) =>
  play("resolveDepthCharge", state, { exceedTestDepth: false }, dice);

describe("worked example: detection", () => {
  test("9.6.12 steam torpedoes by day make 8 a 9, then 9 an 11, and being found twice counts once", () => {
    const search = { exceedTestDepth: false };
    const first = play("resolveDepthCharge", inMonth(exampleDetection(), "1940-11"), search, [4, 4, 1, 1]);
    expect(first.rolls[0]).toMatchObject({ total: 8, modified: 9, result: "detected" });
    expect(modifiers(first.rolls[0]!)).toEqual({ E2_G7A_DAY: 1 });
    const second = play("resolveDepthCharge", first.snapshot, search, [4, 5, 1, 1]);
    expect(second.rolls[0]).toMatchObject({ total: 9, modified: 11, result: "detected" });
    expect(modifiers(second.rolls[0]!)).toEqual({ E2_G7A_DAY: 1, E2_PREVIOUSLY_DETECTED: 1 });
    const third = play("resolveDepthCharge", second.snapshot, search, [3, 3]);
    expect(third.rolls[0]).toMatchObject({ total: 6, modified: 8, result: "undetected" });
    expect(modifiers(third.rolls[0]!)).toEqual({ E2_G7A_DAY: 1, E2_PREVIOUSLY_DETECTED: 1 });
  });
});

describe("9.6.1 the search after an attack", () => {
  const plan = { mode: "submerged", firstEnd: "fwd", tubes: { fwd1: 1 } };

  test("9.6.1 the search comes even when every torpedo missed, and cannot be left", () => {
    const missed = play("resolveAttack", exampleDayAttack(), { ...plan, range: "medium" }, [6, 6]);
    expect(missed.outcome).toMatchObject({ shots: [{ result: "missed" }], phase: "detection" });
    expect(refused("breakOff", missed.snapshot, {}).code).toBe("OUT_OF_TURN");
    expect(rolled(search(missed.snapshot, [1, 2]), "escort-detection")).toHaveLength(1);
  });

  test("9.6.1 the search comes before the shot as well at close range", () => {
    const close = play("resolveAttack", exampleDayAttack(), { ...plan, range: "close" }, [4, 4, 6, 6]);
    expect(close.rolls.map(({ label }) => label)).toEqual(["close-approach-detection", "torpedo-fire"]);
    const after = search(close.snapshot, [1, 2]);
    expect(modifiers(rolled(after, "escort-detection")[0])).toMatchObject({ E2_CLOSE_AFTER_FIRING: 1 });
  });
});
