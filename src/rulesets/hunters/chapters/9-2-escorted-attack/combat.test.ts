import { describe, expect, test } from "vitest";
import {
  aboard,
  engaged,
  logged,
  modifiers,
  play,
  refused,
  rolled,
  sailing,
} from "../../../../../test/fixtures/hunters/table";
import type { Snapshot } from "../../snapshot";
import type { BoatType } from "../../vocabulary";
import {
  exampleContact,
  exampleDetection,
  exampleFlakStay,
  exampleRound,
  exampleRoundFought,
} from "../shared/examples";

const search = (state: Snapshot, dice: number[], exceedTestDepth = false) =>
  play("resolveDepthCharge", state, { exceedTestDepth }, dice);

// 1941 and the G7a fired by day add 2 to every search of the example; a roll of 9 finds the boat without the 12.
const FOUND = [5, 4];

describe("9.1.4 one range", () => {
  const far = engaged(exampleRound(), { round: { ...exampleRound().engagement!.round!, range: "long" } });

  test("9.1.4 torpedoes and gun of a round fire at the range chosen for it", () => {
    const guns = play("resolveGunFire", far, { targets: [1] }, [3, 4]);
    expect(guns.outcome).toMatchObject({ shots: [{ result: "missed" }] });
    const torpedoes = play("resolveTorpedoFire", guns.snapshot, { tubes: { fwd1: 1 } }, [4, 4]);
    const read = [...rolled(guns, "gun-fire"), ...rolled(torpedoes, "torpedo-fire")];
    expect(read.map(({ column }) => column)).toEqual(["long", "long"]);
  });

  test("9.1.4 the range is not changed within the round, but may be in the next (E-5)", () => {
    const other = { mode: "surface", range: "close" };
    expect(refused("planRound", far, other).kind).toBe("REFUSAL");
    const fought = engaged(exampleRoundFought(), { round: { ...far.engagement!.round!, gunFired: true } });
    const next = play("resolveAdditionalRound", fought, {}, [3, 4]).snapshot;
    expect(play("planRound", next, other).snapshot.engagement?.round?.range).toBe("close");
  });
});

describe("9.1.8 the wolfpack's modifier", () => {
  const pack = (wolfpack: "busy" | "focused"): Snapshot => {
    const state = exampleDetection();
    const log = state.log.map((row) => ({ ...row, mission: "W" as const }));
    return engaged({ ...state, log, patrol: { ...state.patrol!, mission: "W" } }, { wolfpack });
  };

  test("9.1.8 a busy escort has -1 on the second search as on the first", () => {
    const first = search(pack("busy"), [5, 4, 1, 1]);
    expect(first.outcome).toMatchObject({ detected: true, hits: 0 });
    expect(modifiers(rolled(first, "escort-detection")[0])).toMatchObject({ E2_WOLFPACK: -1 });
    // 6, and +3 by now: found but for the pack.
    const second = search(first.snapshot, [3, 3]);
    expect(second.outcome).toMatchObject({ detected: false });
    expect(rolled(second, "escort-detection")[0]?.modified).toBe(8);
  });

  test("9.1.8 a focused one has +1 each time", () => {
    const first = search(pack("focused"), [3, 3, 1, 1]);
    expect(rolled(first, "escort-detection")[0]?.modified).toBe(9);
    const second = search(first.snapshot, [3, 2, 1, 1]);
    expect(second.outcome).toMatchObject({ detected: true });
    expect(rolled(second, "escort-detection")[0]?.modified).toBe(9);
  });
});

describe("9.3.4 flak against ships", () => {
  test("9.3.4 a boat with flak and a broken deck gun has nothing to shoot at ships with", () => {
    const { boat } = exampleRound();
    const state = aboard(exampleRound(), { systems: { ...boat.systems, deck_gun: "damaged" } });
    expect(state.boat.systems.flak_20mm).toBe("ok");
    expect(refused("resolveGunFire", state, { targets: [1] }).code).toBe("DECK_GUN_DAMAGED");
  });

  test("9.3.4 nor has a VIIC Flak with all three of its mounts", () => {
    const { engagement, phase } = exampleRound();
    const state = { ...exampleFlakStay(), engagement, phase };
    expect(refused("resolveGunFire", state, { targets: [1] }).code).toBe("NO_DECK_GUN");
  });
});

describe("9.7.2 unescorted ships", () => {
  test("9.7.2 are gone when the boat stops, and never followed", () => {
    expect(refused("resolveFollow", exampleRoundFought(), { ships: "damaged" }).kind).toBe("REFUSAL");
    const { snapshot, outcome } = play("breakOff", exampleRoundFought(), {});
    expect(outcome).toMatchObject({ ended: "stopped", phase: "at_sea" });
    expect(snapshot.engagement).toBeNull();
    expect(logged(snapshot)).toEqual([{ type: "large_freighter", name: "Danmark", tons: 10500, sunk: false }]);
  });
});

describe("9.8.5 flak by type", () => {
  /** An aircraft in transit off Norway catches the boat; its hit does nothing, a crew box is lightly hurt, flak fires. */
  const flak = (
    boat: BoatType,
    startMonth: string,
    dice: number[],
    guns: Partial<Snapshot["boat"]["systems"]> = {},
  ) => {
    const state = sailing({ boat, startMonth }, { area: "norway" }, 1);
    const armed = aboard(state, { systems: { ...state.boat.systems, ...guns } });
    return play("resolveEncounter", armed, {}, [1, 1, 1, 3, 1, 1, 3, 2, 3, 4, 1, ...dice]);
  };
  const shot = (played: ReturnType<typeof flak>) => rolled(played, "flak").map(({ modified }) => modified);

  test("9.8.5 a VIIA has +1, which a VIIB has not", () => {
    const seven = flak("VIIA", "1940-05", [1, 2]);
    expect(seven.outcome).toMatchObject({ air: { flak: "damaged" } });
    expect(shot(seven)).toEqual([4]);
    expect(flak("VIIB", "1940-05", [1, 2]).outcome).toMatchObject({ air: { flak: "shot_down" } });
  });

  test("9.8.5 a Type IX has -1 with both guns and nothing with one", () => {
    const both = flak("IXB", "1940-05", [2, 2]);
    expect(both.outcome).toMatchObject({ air: { flak: "shot_down" } });
    expect(shot(both)).toEqual([3]);
    const one = flak("IXB", "1940-05", [2, 2], { flak_37mm: "inoperable" });
    expect(one.outcome).toMatchObject({ air: { flak: "damaged" } });
    expect(shot(one)).toEqual([4]);
  });

  test("9.8.5 the deck gun does not fire at aircraft", () => {
    // Without flak the miss is automatic, and the check for what follows comes at once.
    const bare = flak("VIIB", "1940-05", [4, 4], { flak_20mm: "inoperable" });
    expect(bare.outcome).toMatchObject({ air: { flak: null } });
    expect(bare.rulings.filter((ruling) => ruling === "E-102")).toHaveLength(1);
    expect(shot(bare)).toEqual([]);
    expect(bare.snapshot.boat.deckGunAmmo).toBe(10);
  });
});

describe("10.1, 10.3 boxes of flooding and hull", () => {
  test("10.1.1 each flooding result takes a box, a double one two", () => {
    // Three hits: two single results and a double one; no further flooding.
    const { snapshot } = search(exampleDetection(), [...FOUND, 4, 5, 1, 2, 2, 1, 5, 4, 1]);
    expect(snapshot.boat).toMatchObject({ flooding: 4, hull: 0 });
    expect(search(exampleDetection(), [...FOUND, 1, 3, 1, 2, 1]).snapshot.boat.flooding).toBe(1);
  });

  test("10.3.1 each hull result takes a box, a double one two", () => {
    const { snapshot } = search(exampleDetection(), [...FOUND, 3, 4, 3, 3, 6, 5]);
    expect(snapshot.boat).toMatchObject({ hull: 3, flooding: 0 });
    expect(search(exampleDetection(), [...FOUND, 1, 3, 4, 1]).snapshot.boat.hull).toBe(1);
  });

  test("10.3.4 going below test depth takes a hull box and asks for a roll above the damage", () => {
    const hurt = aboard(exampleDetection(), { hull: 2 });
    const deep = search(hurt, [1, 3, 4, 3], true);
    expect(deep.outcome).toMatchObject({ exceeded: true, detected: false });
    expect(deep.snapshot.boat.hull).toBe(3);
    expect(search(hurt, [1, 1], true).outcome).toMatchObject({ phase: "over", fate: "sunk_depth" });
  });

  test("10.6.1 what one round does comes on top of what the last one did", () => {
    const hurt = aboard(exampleDetection(), { hull: 2, flooding: 1 });
    const first = search(hurt, [...FOUND, 3, 4, 3, 3, 1, 2, 1]).snapshot;
    expect(first.boat).toMatchObject({ hull: 3, flooding: 2 });
    expect(search(first, [5, 3, 3, 4, 3, 3, 1, 2, 1]).snapshot.boat).toMatchObject({ hull: 4, flooding: 3 });
  });
});

describe("10.5.1 degrees of wounds", () => {
  test("10.5.1 the second die says lightly, seriously or deadly", () => {
    // A crew injury, of the first watch officer.
    const hurt = (severity: number) => search(exampleDetection(), [...FOUND, 1, 3, 1, 3, 1, 2, severity]);
    expect(hurt(3).snapshot.crew.wounds).toMatchObject({ wo1: "LW", wo2: "none" });
    expect(hurt(4).snapshot.crew.wounds.wo1).toBe("SW");
    expect(hurt(5).snapshot.crew.wounds.wo1).toBe("SW");
    expect(hurt(6).snapshot.crew.wounds.wo1).toBe("KIA");
  });
});

describe("12.1.1 the first natural 12", () => {
  const area = sailing({ boat: "VIIC", startMonth: "1941-05" }, { area: "atlantic" }, 3);

  test("12.1.1 brings an event once; the next one reads the chart", () => {
    const first = play("resolveEncounter", area, {}, [6, 6, 3, 4]);
    expect(first.outcome).toMatchObject({ event: "hals_und_beinbruch", eventIgnored: false });
    const second = play("resolveEncounter", first.snapshot, {}, [6, 6, 1, 1, 1, 1, 10, 1, 10, 1, 10, 1, 10, 1]);
    expect(second.outcome).toMatchObject({ event: null, result: "convoy" });
    expect(rolled(second, "random-event")).toEqual([]);
  });

  test("12.1.1 brings no encounter even when the event cannot happen", () => {
    // Spare parts, with nothing broken.
    const { snapshot, outcome } = play("resolveEncounter", area, {}, [6, 6, 3, 3]);
    expect(outcome).toMatchObject({ event: "spare_parts", eventIgnored: true, result: null, phase: "at_sea" });
    expect(snapshot.engagement).toBeNull();
    expect(snapshot.patrol).toMatchObject({ checksDoneInBox: 1, eventUsed: false });
  });

  test("12.1.1 asks for the dice as they fall, not as they are modified", () => {
    expect(play("breakOff", exampleContact(), {}).snapshot.patrol?.eventUsed).toBe(false);
    const eleven = play("resolveEncounter", area, {}, [6, 5]);
    expect(eleven.outcome).toMatchObject({ event: null, result: "none" });
  });
});
