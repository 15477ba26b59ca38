import { describe, expect, test } from "vitest";
import { aboard, engaged, modifiers, play, refused, rolled, sailing } from "../../../../../test/fixtures/hunters/table";
import { pack } from "../../charts/pack";
import { freshCareer } from "../4-setup/fresh-career";
import { exampleDayAttack, exampleDetection, exampleFollow, exampleRound, exampleRoundFought } from "./examples";

const search = (state: Parameters<typeof engaged>[0], dice: number[]) =>
  play("resolveDepthCharge", state, { exceedTestDepth: false }, dice);

describe("5.1.3 the Kommandant's end", () => {
  test("5.1.3 killed by the first of three hits, he ends the game before the second", () => {
    const { snapshot, outcome } = search(exampleDetection(), [5, 4, 3, 4, 1, 3, 1, 1, 6]);
    expect(outcome).toMatchObject({ phase: "over", fate: "kmdt_kia", damage: ["crew_injury"] });
    expect(snapshot.end?.month).toBe("1941-05");
  });

  test("5.1.3 a prisoner, scuttled or captured, ends it too", () => {
    const low = aboard(exampleDetection(), { flooding: 7 });
    expect(search(low, [5, 4, 1, 3, 1, 2, 1, 1]).outcome).toMatchObject({ phase: "over", fate: "scuttled_pow" });
    expect(search(low, [5, 4, 1, 3, 1, 2, 6, 6]).outcome).toMatchObject({ phase: "over", fate: "captured" });
  });
});

describe("7.1.2 the track", () => {
  test("7.1.2 is that of the area, the mission track for a mission, and begins with box 1", () => {
    const fresh = freshCareer(pack.charts, { boat: "VIIC", startMonth: "1940-10" });
    const plain = play("resolveAssignment", fresh, { request: false }, [2, 3]);
    expect(plain.outcome).toMatchObject({ area: "british_isles", mission: null, track: "british_isles" });
    const agent = play("resolveAssignment", fresh, { request: false }, [2, 2]);
    expect(agent.outcome).toMatchObject({ area: "british_isles", mission: "A", track: "british_isles_mission" });
    expect(agent.snapshot.patrol?.box).toBe(0);
    expect(play("resolveEncounter", agent.snapshot, {}, [4, 4]).outcome).toMatchObject({ box: 1, result: "none" });
  });
});

describe("7.3.6 the Bay of Biscay", () => {
  test("7.3.6 is plain Transit in June 1940 and dangerous in July", () => {
    const first = (startMonth: string) => sailing({ boat: "VIIB", startMonth }, { area: "spanish_coast" }, 0);
    const before = play("resolveEncounter", first("1940-06"), {}, [2, 2]);
    expect(before.outcome).toMatchObject({ column: "transit", result: "none" });
    const after = play("resolveEncounter", first("1940-07"), {}, [2, 2, 5, 5]);
    expect(after.outcome).toMatchObject({ column: "bay_of_biscay_special_mission", result: "aircraft" });
  });
});

describe("7.3.7 America and the Caribbean", () => {
  test("7.3.7 the same box of the same track reads another column, and both name ships from T4", () => {
    const at = (area: "north_america" | "caribbean") => sailing({ boat: "IXC", startMonth: "1942-02" }, { area }, 5);
    const north = play("resolveEncounter", at("north_america"), {}, [5, 5]);
    expect(north.outcome).toMatchObject({ column: "north_america", result: "none" });
    const south = play("resolveEncounter", at("caribbean"), {}, [5, 5, 1]);
    expect(south.outcome).toMatchObject({ column: "caribbean", result: "tanker" });
    const tanker = play("resolveEncounter", at("north_america"), {}, [4, 5, 1]);
    for (const met of [south, tanker]) expect(rolled(met, "ship-identity").map(({ chart }) => chart)).toEqual(["T4"]);
  });
});

describe("9.4 rounds and the escort that comes up", () => {
  test("9.4.4 one round follows another as long as nobody comes", () => {
    let state = exampleRoundFought();
    for (let round = 0; round < 3; round += 1) {
      const next = play("resolveAdditionalRound", state, {}, [3, 3]).snapshot;
      expect(next.phase).toBe("attack");
      const planned = play("planRound", next, { mode: "surface", range: "long" }).snapshot;
      state = play("resolveGunFire", planned, { targets: [2] }, [6, 6]).snapshot;
    }
    expect(state.boat.deckGunAmmo).toBe(6);
  });

  test("9.4.6 its first search does not ask from what range the boat fired", () => {
    const close = exampleRoundFought();
    const far = engaged(close, { round: { ...close.engagement!.round!, range: "long" } });
    for (const state of [close, far]) {
      const arrived = play("resolveAdditionalRound", state, {}, [1, 2]).snapshot;
      expect(arrived).toMatchObject({ phase: "detection", engagement: { escorted: true } });
      const first = search(arrived, [3, 4]);
      expect(modifiers(rolled(first, "escort-detection")[0])).toEqual({ E2_1941: 1 });
      expect(first.outcome).toMatchObject({ detected: false, phase: "escort_arrived" });
    }
  });

  test("9.6.2 not found at once, the boat may fire and is then searched for again", () => {
    const arrived = play("resolveAdditionalRound", exampleRoundFought(), {}, [1, 2]).snapshot;
    const passed = search(arrived, [3, 4]).snapshot;
    const plan = { mode: "submerged", range: "medium", firstEnd: "fwd", tubes: { fwd1: 1 } };
    const fired = play("resolveAttack", passed, plan, [6, 6]);
    expect(fired.outcome).toMatchObject({ phase: "detection", closeApproach: "not_made" });
    expect(search(fired.snapshot, [1, 2]).outcome).toMatchObject({ detected: false, phase: "follow" });
  });
});

describe("9.6.1 the search after an attack", () => {
  const plan = { mode: "submerged", firstEnd: "fwd", tubes: { fwd1: 1 } };

  test("9.6.1 comes even when every torpedo missed, and cannot be left", () => {
    const missed = play("resolveAttack", exampleDayAttack(), { ...plan, range: "medium" }, [6, 6]);
    expect(missed.outcome).toMatchObject({ shots: [{ result: "missed" }], phase: "detection" });
    expect(refused("breakOff", missed.snapshot, {}).kind).toBe("REFUSAL");
    expect(rolled(search(missed.snapshot, [1, 2]), "escort-detection")).toHaveLength(1);
  });

  test("9.6.1 comes before the shot as well at close range", () => {
    const close = play("resolveAttack", exampleDayAttack(), { ...plan, range: "close" }, [4, 4, 6, 6]);
    expect(close.rolls.map(({ label }) => label)).toEqual(["close-approach-detection", "torpedo-fire"]);
    const after = search(close.snapshot, [1, 2]);
    expect(modifiers(rolled(after, "escort-detection")[0])).toMatchObject({ E2_CLOSE_AFTER_FIRING: 1 });
  });
});

describe("9.7.1 following", () => {
  test("9.7.1 keeps the boat in its box with the check still open; otherwise the check is done", () => {
    const before = exampleFollow().patrol!;
    const { snapshot } = play("resolveFollow", exampleFollow(), { ships: "damaged" }, [1]);
    expect(snapshot).toMatchObject({ phase: "contact", patrol: { box: before.box } });
    expect(snapshot.patrol?.checksDoneInBox).toBe(before.checksDoneInBox);
    const gone = play("breakOff", exampleFollow(), {}).snapshot;
    expect(gone).toMatchObject({ phase: "at_sea", engagement: null });
    expect(gone.patrol?.checksDoneInBox).toBe(before.checksDoneInBox + 1);
  });
});

describe("9.3.1 the deck gun", () => {
  test("9.3.1 fires in the same round as torpedoes, but not at escorted ships", () => {
    const shelled = play("resolveGunFire", exampleRound(), { targets: [1] }, [6, 6]).snapshot;
    const fired = play("resolveTorpedoFire", shelled, { tubes: { fwd1: 1 } }, [6, 6]);
    expect(fired.outcome).toMatchObject({ shots: [{ result: "missed" }] });
    expect(refused("resolveGunFire", exampleDayAttack(), { targets: [1] }).kind).toBe("REFUSAL");
  });
});
