import { describe, expect, it } from "vitest";
import { examplePackShared } from "../../../../../test/fixtures/hunters/positions";
import { engaged, logged, play, refused } from "../../../../../test/fixtures/hunters/table";
import { packAtItsConvoy, packBattle, resolveDraws, round } from "../../../../../test/fixtures/hunters/wolfpack";
import type { Engagement, Snapshot } from "../../snapshot";

/** The ships of an engagement, one that takes more than two of damage with so much of it. */
function hurt({ targets }: Engagement, damage: number): Engagement["targets"] {
  const large = targets.find(({ points }) => points > 2)!;
  return targets.map((target) => (target === large ? { ...target, damage } : target));
}

const shot = { mode: "submerged", range: "medium", firstEnd: "fwd", tubes: { fwd1: 1 } };

describe("13.5.3, E-89 ships of a shared convoy", () => {
  const convoy = engaged(examplePackShared(), { following: "undamaged", pack: round(2) });
  const ships = convoy.engagement!.targets;

  it("E-93 a boat that follows its own damaged ships hands none of them over", async () => {
    const damaged = hurt(convoy.engagement!, 1).filter(({ damage }) => damage > 0);
    const follower = engaged(convoy, { following: "damaged", targets: damaged });
    expect((await packBattle([follower, convoy])).targets!.map(({ slot, damage }) => [slot, damage])).toEqual(
      ships.map(({ slot }) => [slot, 0]),
    );
    expect((await packBattle([follower])).targets).toBeNull();
  });

  it("14.11 a boat that goes in before the ships are known has none to hand over", async () => {
    const options = { ...convoy.options, convoyPenetration: true };
    const blind = { ...engaged(convoy, { penetration: "declared", targets: [] }), options };
    expect((await packBattle([blind, convoy])).targets).toHaveLength(ships.length);
    expect((await packBattle([blind])).targets).toBeNull();
  });
});

describe("9.7.6, E-93 following ships that other boats have damaged", () => {
  const cycle = { cause: "attack", round: 0, previouslyDetected: false, twelve: false } as const;
  const attack = { mode: "submerged", range: "medium", bothEnds: false, fired: true, g7aByDay: false } as const;

  /** A boat that may follow, with a ship that others have damaged once, and all have so often. */
  function chasing(damage: number): Snapshot {
    const state = examplePackShared();
    const targets = hurt(state.engagement!, damage);
    const { slot } = targets.find((each) => each.damage > 0)!;
    const pack = { round: 1, draw: { boats: 2, own: 2, hunted: 1 }, others: [{ slot, damage: 1 }] };
    return { ...engaged(state, { targets, fought: true, attack, cycle, pack }), phase: "follow" };
  }

  it("9.7.6 a ship that only others have damaged is not followed as damaged", () => {
    expect(refused("resolveFollow", chasing(1), { ships: "damaged" }).code).toBe("NOTHING_TO_FOLLOW");
  });

  it("9.7.6 a straggler that both have damaged is followed and logged", async () => {
    const alone = play("resolveFollow", chasing(2), { ships: "damaged" }, [6]).snapshot;
    expect(logged(play("breakOff", alone, {}).snapshot)).toHaveLength(1);
  });
});

describe("13.5.3 one convoy for all (E-89)", () => {
  const rulings = { wolfpackSharedTargets: true };
  const first = resolveDraws(packAtItsConvoy({}, rulings).slice(0, 2), [1, 2]);
  // A hit, no dud and two of damage sink the first ship; the second ship takes one.
  const fired = play("resolveAttack", first[0], { ...shot, tubes: { fwd1: 1, fwd2: 2 } }, [2, 2, 6, 3, 2, 2, 6, 4]);

  it("13.5.3 the second boat takes the ships as the first has left them", async () => {
    const { targets } = await packBattle([fired.snapshot, first[1]!]);
    expect(targets!.map(({ damage }) => damage)).toEqual([2, 1, 0, 0]);
    const taken = play("takeOverTargets", first[1], { targets });
    expect(taken.outcome).toMatchObject({ afloat: 3 });
    expect(refused("resolveAttack", taken.snapshot, shot).code).toBe("TARGET_SUNK");
    const sunk = play("resolveAttack", taken.snapshot, { ...shot, tubes: { fwd1: 2 } }, [2, 2, 6, 4]).snapshot;
    expect(logged(sunk)).toMatchObject([{ tons: 3500, sunk: true }]);
    expect(logged(fired.snapshot)).toMatchObject([{ tons: 3500, sunk: true }]);
  });

  it("13.5.3 ships that only the first has damaged are not on the second boat's log", async () => {
    const { targets } = await packBattle([fired.snapshot, first[1]!]);
    const taken = play("takeOverTargets", first[1], { targets }).snapshot;
    expect(logged(play("breakOff", taken, {}).snapshot)).toEqual([]);
  });

  it("13.5.3 without the ruling nothing is shared", async () => {
    const [own] = packAtItsConvoy();
    expect((await packBattle([own!])).targets).toBeNull();
    const targets = own!.engagement!.targets.map(({ points: _, ...ship }) => ship);
    expect(refused("takeOverTargets", own, { targets }).code).toBe("OWN_TARGETS");
  });
});
