import { describe, expect, test } from "vitest";
import { exampleDayAttack, exampleFlakStay, exampleRound } from "../../../../../test/fixtures/hunters/positions";
import { aboard, play, refused } from "../../../../../test/fixtures/hunters/table";

describe("9.3.1 the deck gun", () => {
  test("9.3.1 the deck gun fires in the same round as torpedoes, but not at escorted ships", () => {
    const shelled = play("resolveGunFire", exampleRound(), { targets: [1] }, [6, 6]).snapshot;
    const fired = play("resolveTorpedoFire", shelled, { tubes: { fwd1: 1 } }, [6, 6]);
    expect(fired.outcome).toMatchObject({ shots: [{ result: "missed" }] });
    expect(refused("resolveGunFire", exampleDayAttack(), { targets: [1] }).code).toBe("OUT_OF_TURN");
  });
});

describe("9.3.4 flak against ships", () => {
  test("9.3.4 a boat with flak and a broken deck gun has nothing to shoot at ships with", () => {
    const { boat } = exampleRound();
    const state = aboard(exampleRound(), { systems: { ...boat.systems, deck_gun: "damaged" } });
    expect(state.boat.systems.flak_20mm).toBe("ok");
    expect(refused("resolveGunFire", state, { targets: [1] }).code).toBe("DECK_GUN_DAMAGED");
  });

  test("9.3.4 a VIIC Flak with all three of its mounts has nothing to shoot at ships with", () => {
    const { engagement, phase } = exampleRound();
    const state = { ...exampleFlakStay(), engagement, phase };
    expect(refused("resolveGunFire", state, { targets: [1] }).code).toBe("NO_DECK_GUN");
  });
});
