import { describe, expect, test } from "vitest";
import {
  exampleFollow,
  exampleRound,
  exampleRoundFought,
  exampleUnescorted,
} from "../../../../../test/fixtures/hunters/positions";
import { engaged, modifiers, play, refused, rolled, sailing } from "../../../../../test/fixtures/hunters/table";
import { rulingsOf } from "../../../../../test/fixtures/phrases";
import { hunters } from "../../index";
import type { Target } from "../../snapshot";

const VIIC = { boat: "VIIC", startMonth: "1941-05" } as const;

const IXC = { boat: "IXC", startMonth: "1942-02" } as const;

const atlantic = sailing(VIIC, { area: "atlantic" }, 3);

const british = sailing(VIIC, { area: "british_isles" }, 3);

const america = sailing(IXC, { area: "north_america" }, 5);

const meet = (state: typeof atlantic, dice: number[]) => play("resolveEncounter", state, {}, dice);

const rulings = await rulingsOf(hunters);

const sanFernando: Target = { slot: 1, type: "tanker", name: "San Fernando", tons: 13000, points: 4, damage: 0 };

const search = (state: Parameters<typeof engaged>[0], dice: number[]) =>
  play("resolveDepthCharge", state, { exceedTestDepth: false }, dice);

describe("worked example: an unescorted ship", () => {
  test("9.4.2 a tanker of 13,000 t: bow torpedoes, stern torpedo, then the first shell sinks it and the second is spent", () => {
    const tanker = engaged(exampleUnescorted(), { kind: "tanker", targets: [sanFernando] });
    const planned = play("planRound", tanker, { mode: "surface", range: "close" });
    const bow = play(
      "resolveTorpedoFire",
      planned.snapshot,
      { tubes: { fwd1: 1, fwd2: 1, fwd3: 1 } },
      [4, 5, 2, 4, 4, 5, 2, 4, 5, 5],
    );
    expect(bow.snapshot.engagement!.targets[0]!.damage).toBe(2);
    const stern = play("resolveTorpedoFire", bow.snapshot, { tubes: { aft1: 1 } }, [4, 4, 2, 5]);
    expect(stern.snapshot.engagement!.targets[0]!.damage).toBe(3);
    expect(modifiers(rolled(stern, "torpedo-fire")[0]!)).toEqual({ U1_SURFACE_UZO: -1 });
    const gun = play("resolveGunFire", stern.snapshot, { targets: [1, 1] }, [4, 4, 2]);
    expect((gun.outcome.shots as { result: string }[]).map(({ result }) => result)).toEqual(["sunk", "wasted"]);
    const wasted = gun.audit.filter(({ code }) => code === "SHELL_WASTED");
    expect(wasted).toMatchObject([{ weight: "STORY", about: { target: "ship-1" } }]);
    expect(gun.snapshot.boat.deckGunAmmo).toBe(8);
    expect(gun.snapshot.log[0]!.ships).toMatchObject([{ tons: 13000, sunk: true }]);
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

  test("9.4.6 the first search of an arriving escort does not ask from what range the boat fired", () => {
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

  test("9.6.2 a boat not found at once may fire and is then searched for again", () => {
    const arrived = play("resolveAdditionalRound", exampleRoundFought(), {}, [1, 2]).snapshot;
    const passed = search(arrived, [3, 4]).snapshot;
    const plan = { mode: "submerged", range: "medium", firstEnd: "fwd", tubes: { fwd1: 1 } };
    const fired = play("resolveAttack", passed, plan, [6, 6]);
    expect(fired.outcome).toMatchObject({ phase: "detection", closeApproach: "not_made" });
    expect(search(fired.snapshot, [1, 2]).outcome).toMatchObject({ detected: false, phase: "follow" });
  });
});

test("9.1.2 a round without a shot brings no Additional Round: who does not attack is away (E-85)", () => {
  const shut = refused("resolveAdditionalRound", exampleRound(), {});
  expect([shut.code, shut.citation.section]).toEqual(["ROUND_UNFOUGHT", "9.1.2"]);
  expect(shut.message).toContain("E-85");
  expect(rulings["E-85"]?.section).toBe("9.1.2");
});

describe("9.4.1 unescorted ships", () => {
  const rounds = { mode: "surface", range: "close" };

  test("9.4.1 a ship, two ships and a tanker are fought in rounds", () => {
    for (const dice of [
      [2, 2, 1, 1],
      [4, 4, 1, 1, 1, 1],
      [4, 5, 1],
    ]) {
      const met = meet(america, dice).snapshot;
      expect(met.engagement?.escorted).toBe(false);
      const { snapshot } = play("resolveApproach", met, {}, [4]);
      expect(play("planRound", snapshot, rounds).snapshot.phase).toBe("round");
    }
  });

  test("9.4.1 a straggler and the ship that aircraft report are fought in rounds", () => {
    const { snapshot } = play("resolveFollow", exampleFollow(), { ships: "damaged" }, [5]);
    expect(snapshot.engagement).toMatchObject({ escorted: false, targets: [{ slot: 2 }] });
    const near = play("resolveApproach", snapshot, { dayNight: "night" }).snapshot;
    expect(play("planRound", near, rounds).snapshot.phase).toBe("round");
    const reported = meet(atlantic, [6, 6, 4, 4, 1, 10, 1]).snapshot;
    expect(reported.engagement).toMatchObject({ kind: "ship", escorted: false });
  });

  test("9.4.1 ships with an escort are not fought in rounds", () => {
    const escorted = meet(british, [3, 3, 1, 10, 1]).snapshot;
    const { snapshot } = play("resolveApproach", escorted, {}, [4]);
    expect(refused("planRound", snapshot, rounds).code).toBe("ESCORTED");
    expect(play("planRound", exampleUnescorted(), rounds).snapshot.phase).toBe("round");
  });
});
