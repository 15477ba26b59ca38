import { describe, expect, test } from "vitest";
import {
  exampleAtSea,
  exampleFlakStay,
  exampleRound,
  exampleRoundFought,
} from "../../../../../test/fixtures/hunters/positions";
import { logged, play, refused, rolled, sailing } from "../../../../../test/fixtures/hunters/table";

const VIIC = { boat: "VIIC", startMonth: "1941-05" } as const;

const IXC = { boat: "IXC", startMonth: "1942-02" } as const;

const atlantic = sailing(VIIC, { area: "atlantic" }, 3);

const british = sailing(VIIC, { area: "british_isles" }, 3);

const america = sailing(IXC, { area: "north_america" }, 5);

const meet = (state: typeof atlantic, dice: number[]) => play("resolveEncounter", state, {}, dice);

describe("8.1 what is met", () => {
  test("8.1.2 the same roll meets other ships in other waters", () => {
    // A roll of 6: a convoy in the Atlantic, a ship with an escort off the British Isles. All are Bosnia, 1,800 t.
    const one = [1, 10, 1];
    const convoy = meet(atlantic, [3, 3, 1, 1, 1, 1, 10, 1, 10, 1, 10, 1, 10, 1]).snapshot.engagement;
    expect(convoy).toMatchObject({ kind: "convoy", escorted: true });
    expect(convoy?.targets).toHaveLength(4);
    const ship = meet(british, [3, 3, ...one]).snapshot.engagement;
    expect(ship).toMatchObject({ kind: "ship_escort", escorted: true });
    expect(ship?.targets).toHaveLength(1);
    const lone = meet(atlantic, [1, 2, ...one]).snapshot.engagement;
    expect(lone).toMatchObject({ kind: "ship", escorted: false, targets: [{ name: "Bosnia", tons: 1800 }] });
  });

  test("8.1.2 nothing is met, and the boat may go on", () => {
    const { snapshot, outcome } = meet(atlantic, [4, 4]);
    expect(outcome).toMatchObject({ result: "none", phase: "at_sea" });
    expect(snapshot.engagement).toBeNull();
  });

  test("8.1.3 a convoy shows four targets and a capital ship is escorted", () => {
    const { engagement } = meet(atlantic, [4, 5, 2, 2, 2, 2, 10, 1, 10, 3, 10, 4, 10, 5]).snapshot;
    expect(engagement).toMatchObject({ kind: "convoy", escorted: true });
    expect(engagement?.targets.map(({ slot }) => slot)).toEqual([1, 2, 3, 4]);
    const capital = meet(atlantic, [1, 1, 1]).snapshot.engagement;
    expect(capital).toMatchObject({ kind: "capital_ship", escorted: true, targets: [{ type: "capital_ship" }] });
  });

  test("8.1.3 one ship or two may be met with an escort or without", () => {
    const guarded = meet(america, [2, 3, 1, 1, 1, 1]).snapshot.engagement;
    expect(guarded).toMatchObject({ kind: "two_ships_escort", escorted: true });
    expect(guarded?.targets).toHaveLength(2);
    const alone = meet(america, [4, 4, 1, 1, 1, 1]).snapshot.engagement;
    expect(alone).toMatchObject({ kind: "two_ships", escorted: false });
    expect(alone?.targets).toHaveLength(2);
  });

  test("8.1.5 aircraft are fought out without being asked", () => {
    const played = meet(sailing(VIIC, { area: "norway" }, 1), [1, 1, 5, 5]);
    expect(played.outcome).toMatchObject({ result: "aircraft", air: { crashDive: true }, phase: "at_sea" });
    expect(rolled(played, "crash-dive")).toHaveLength(1);
  });

  test("8.1.5 a boat that stays up among them cannot break off", () => {
    expect(refused("breakOff", exampleFlakStay(), {}).code).toBe("OUT_OF_TURN");
    expect(refused("resolveEncounter", exampleFlakStay(), {}).code).toBe("OUT_OF_TURN");
  });

  test("8.1.6 an event comes instead of the convoy that the same roll would meet", () => {
    const { snapshot, outcome } = meet(atlantic, [6, 6, 3, 4]);
    expect(outcome).toMatchObject({ result: null, event: "hals_und_beinbruch", phase: "at_sea" });
    expect(snapshot.engagement).toBeNull();
    expect(snapshot.patrol).toMatchObject({ checksDoneInBox: 1, eventUsed: true });
  });
});

describe("8.2 ships", () => {
  test("8.2.1 a ship is small on 1 to 3, large on 4 and 5, a tanker on 6", () => {
    const sizes = (dice: number[]) => {
      const { engagement } = meet(atlantic, [3, 3, ...dice, 10, 1, 10, 1, 10, 1, 10, 1]).snapshot;
      return engagement?.targets.map(({ type }) => type);
    };
    expect(sizes([1, 3, 4, 5])).toEqual(["small_freighter", "small_freighter", "large_freighter", "large_freighter"]);
    expect(sizes([2, 6, 6, 2])).toEqual(["small_freighter", "tanker", "tanker", "small_freighter"]);
  });

  test("8.2.1 a single tanker has no die for its size", () => {
    const played = meet(america, [4, 5, 1]);
    expect(rolled(played, "ship-size")).toEqual([]);
    expect(played.snapshot.engagement?.targets).toMatchObject([{ slot: 1, type: "tanker" }]);
  });

  test("8.2.4 the tonnage of a ship sunk is on the log of its patrol", () => {
    // A hit, no dud, 2 of damage: enough for the 4,800 t of the first ship.
    const { snapshot } = play("resolveTorpedoFire", exampleRound(), { tubes: { fwd1: 1 } }, [2, 2, 5, 3]);
    expect(logged(snapshot)).toEqual([{ type: "small_freighter", name: "Royal Sceptre", tons: 4800, sunk: true }]);
  });
});

describe("8.3.3 the light of an engagement", () => {
  test("8.3.3 day or night is kept in the next round, without another die", () => {
    const { snapshot } = play("resolveAdditionalRound", exampleRoundFought(), {}, [3, 4]);
    expect(snapshot).toMatchObject({ phase: "attack", engagement: { dayNight: "night" } });
    expect(refused("resolveApproach", snapshot, {}).code).toBe("OUT_OF_TURN");
    const planned = play("planRound", snapshot, { mode: "surface", range: "close" });
    expect(planned.snapshot.engagement?.dayNight).toBe("night");
  });
});

describe("3.4 worked example: dice of tens and units", () => {
  test("3.4 two ten-sided dice are tens and units, and two noughts are a hundred", () => {
    const thirtyFour = play("resolveEncounter", exampleAtSea(), {}, [1, 2, 1, 3, 4]);
    const hundred = play("resolveEncounter", exampleAtSea(), {}, [1, 2, 1, 10, 10]);
    expect(rolled(thirtyFour, "ship-identity")[0]!.total).toBe(34);
    expect(rolled(hundred, "ship-identity")[0]!.total).toBe(100);
  });
});

describe("9.1.1 worked example: what ships can take", () => {
  test("9.1.1 a freighter of 7,600 t takes three points of damage, one of 10,000 t four", () => {
    const dice = [3, 4, 4, 5, 4, 5, 5, 1, 10, 8, 1, 1, 7, 2];
    const { snapshot } = play("resolveEncounter", exampleAtSea(), {}, dice);
    const mat = snapshot.engagement!.targets.map(({ tons, points }) => [tons, points]);
    expect(mat).toEqual([
      [7600, 3],
      [10000, 4],
      [10000, 4],
      [10000, 4],
    ]);
  });
});
