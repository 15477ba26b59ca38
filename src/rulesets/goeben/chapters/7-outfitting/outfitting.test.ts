import { describe, expect, test } from "vitest";
import {
  asked,
  atSpace,
  captured,
  play,
  refused,
  rolled,
  secondScenario,
  table,
  withMarker,
  withShip,
} from "../../../../../test/fixtures/goeben/table";
import type { Snapshot } from "../../snapshot";

/** The example in phase 1 at a space, with both ships short of everything. */
function short(space = "messina", plan = {}): Snapshot {
  const state = atSpace(table("outfitting", {}, plan), space);
  const hungry = { coal: 0, ammunition: 0, torpedoes: 0 };
  return withShip(withShip(state, "goeben", hungry), "breslau", hungry);
}

const sharing = (state: Snapshot, stores: "coal" | "ammunition", points: number): Snapshot => ({
  ...state,
  phase: "sharing",
  sharing: { space: state.ships.goeben.space!, stores, points },
});

describe("7.3 coaling", () => {
  test.each([
    ["messina", [4], 4],
    ["taranto", [4, 5], 9],
    ["pola", [1, 2], 3],
    ["trieste", [6, 6], 12],
  ])("7.3 at %s the dice %j of the terrain chart give %i points", (space, dice, points) => {
    const played = play("coal", short(space), { space, source: "site" }, dice);
    expect(played.outcome).toMatchObject({ points, phase: "sharing" });
    expect(played.snapshot).toMatchObject({
      sharing: { space, stores: "coal", points },
      stores: [{ space, source: "coal" }],
    });
  });

  test("7.3, D-13 a captured enemy port gives two dice of coal, an uncaptured one none", () => {
    const state = short("philippeville");
    const held = play("coal", captured(state, "philippeville"), { space: "philippeville", source: "site" }, [2, 3]);
    expect(held.outcome).toMatchObject({ points: 5 });
    expect(held.rulings).toContain("D-13");
    expect(refused("coal", state, { space: "philippeville", source: "site" })).toMatchObject({
      code: "NO_COAL_HERE",
      citation: { section: "7.3" },
    });
    expect(refused("coal", short("malta"), { space: "malta", source: "site" }).code).toBe("NO_COAL_HERE");
  });

  test("D-06 a site is rolled for once a turn", () => {
    const state = { ...short(), stores: [{ space: "messina", source: "coal" as const }] };
    expect(refused("coal", state, { space: "messina", source: "site" })).toMatchObject({ code: "STORES_ROLLED" });
  });

  test("D-06 ships that are full take no coal", () => {
    const full = table("outfitting");
    expect(refused("coal", full, { space: "messina", source: "site" })).toMatchObject({ code: "STORES_FULL" });
  });

  test("7.4 a collier gives two dice at sea and leaves at the end of the phase", () => {
    const state = short("central_ionian");
    const played = play("coal", state, { space: "central_ionian", source: "collier" }, [3, 4]);
    expect(played.outcome).toMatchObject({ points: 7 });
    expect(played.snapshot.colliers).toEqual([{ space: "central_ionian", used: true, lost: false }]);
    const shared = play("shareStores", played.snapshot, {
      shares: { goeben: { coal: 4 }, breslau: { coal: 3 } },
    }).snapshot;
    expect(refused("coal", shared, { space: "central_ionian", source: "collier" }).code).toBe("NO_COAL_HERE");
    const left = play("endPhase", shared, {}).snapshot;
    expect(left.colliers).toEqual([{ space: null, used: true, lost: true }]);
  });

  test("7.4 two colliers in one space are rolled for one after the other", () => {
    const state = short("central_ionian", { options: { germanExtras: "all_four" } });
    const first = play("coal", state, { space: "central_ionian", source: "collier" }, [1, 1]).snapshot;
    const second = play(
      "coal",
      play("shareStores", first, { shares: {} }).snapshot,
      { space: "central_ionian", source: "collier" },
      [6, 6],
    );
    expect(second.snapshot.colliers.map(({ used }) => used)).toEqual([true, true]);
  });

  test("7.4 a collier elsewhere gives nothing", () => {
    expect(refused("coal", short("medina_bank"), { space: "medina_bank", source: "collier" }).code).toBe(
      "NO_COAL_HERE",
    );
  });

  test("D-65 a Friendly Ship gives one die of coal, once; used or not it goes back to the pool", () => {
    const state = withMarker(short("medina_bank"), "friendly_ship_1", "set_aside", "medina_bank");
    const played = play("coal", state, { space: "medina_bank", source: "friendly_ship" }, [5]);
    expect(rolled(played, "friendly-ship-coal")).toHaveLength(1);
    expect(played.rulings).toContain("D-65");
    const shared = play("shareStores", played.snapshot, { shares: {} }).snapshot;
    expect(refused("coal", shared, { space: "medina_bank", source: "friendly_ship" }).code).toBe("STORES_ROLLED");
    const marker = ({ markers }: Snapshot) => markers.find(({ id }) => id === "friendly_ship_1");
    expect(marker(play("endPhase", shared, {}).snapshot)).toMatchObject({ place: "pool", space: null });
    expect(marker(play("endPhase", state, {}).snapshot)).toMatchObject({ place: "pool", space: null });
  });

  test("7.3, 7.4 the tape says what each source is rolled for", () => {
    expect(asked("coal", short(), { space: "messina", source: "site" })).toMatchObject({
      label: "site-coal",
      dice: "1d6",
    });
    expect(asked("coal", short("central_ionian"), { space: "central_ionian", source: "collier" })).toMatchObject({
      label: "collier-coal",
      dice: "2d6",
    });
  });
});

describe("7.1 arming", () => {
  test.each([
    ["pola", [5, 6], 11],
    ["trieste", [5], 5],
  ])("D-04 at %s the dice %j give %i points", (space, dice, points) => {
    const played = play("rearm", short(space), { space }, dice);
    expect(played.outcome).toMatchObject({ points });
    expect(played.rulings).toContain("D-04");
    expect(played.snapshot.sharing).toMatchObject({ stores: "ammunition" });
  });

  test("7.1, 9.2 ships rearm in no neutral, enemy or captured port", () => {
    expect(refused("rearm", short("messina"), { space: "messina" })).toMatchObject({
      code: "NO_AMMUNITION_HERE",
      citation: { section: "7.1" },
    });
    const held = captured(short("philippeville"), "philippeville");
    expect(refused("rearm", held, { space: "philippeville" })).toMatchObject({
      code: "CAPTURED_PORT",
      citation: { section: "9.2" },
    });
  });

  test("24.1 a site of an ally in a campaign arms ships", () => {
    const state = short("constantinople", { options: { campaign: true } });
    const allied = secondScenario(state);
    expect(refused("rearm", state, { space: "constantinople" }).code).toBe("NO_AMMUNITION_HERE");
    expect(play("rearm", allied, { space: "constantinople" }, [1, 1]).outcome).toMatchObject({ points: 2 });
  });
});

describe("7.1, 7.3 sharing out", () => {
  test("7.3 points are split freely; D-03 only ships that took something have outfitted", () => {
    const played = play("shareStores", sharing(short(), "coal", 5), { shares: { breslau: { coal: 5 } } });
    expect(played.outcome).toMatchObject({ takers: ["breslau"], lost: 0, phase: "outfitting" });
    expect(played.snapshot.ships.breslau).toMatchObject({ coal: 5, outfitted: true });
    expect(played.snapshot.ships.goeben).toMatchObject({ coal: 0, outfitted: false });
    expect(played.snapshot.sharing).toBeNull();
  });

  test("D-06 no ship takes more than its starting value, nor all ships more than was rolled", () => {
    const state = sharing(short(), "coal", 12);
    expect(refused("shareStores", state, { shares: { goeben: { coal: 5 } } }).code).toBe("VALUE_NOT_LISTED");
    expect(
      refused("shareStores", sharing(short(), "coal", 3), { shares: { goeben: { coal: 2 }, breslau: { coal: 2 } } }),
    ).toMatchObject({
      code: "STORES_SHARED",
      citation: { section: "7.3" },
    });
    const all = play("shareStores", state, { shares: { goeben: { coal: 4 }, breslau: { coal: 5 } } });
    expect(all.outcome).toMatchObject({ lost: 3 });
    expect(all.rulings).toContain("D-06");
  });

  test("D-05 ammunition points are taken as ammunition or torpedoes, one point each", () => {
    const played = play("shareStores", sharing(short("pola"), "ammunition", 7), {
      shares: { goeben: { ammunition: 4, torpedoes: 2 }, breslau: { torpedoes: 1 } },
    });
    expect(played.snapshot.ships.goeben).toMatchObject({ ammunition: 4, torpedoes: 2 });
    expect(played.snapshot.ships.breslau).toMatchObject({ ammunition: 0, torpedoes: 1 });
    expect(played.rulings).toContain("D-05");
    expect(
      refused("shareStores", sharing(short("pola"), "ammunition", 7), { shares: { goeben: { coal: 1 } } }).code,
    ).toBe("VALUE_NOT_LISTED");
  });

  test("7.0 stores may all be refused, and nobody has outfitted", () => {
    const played = play("shareStores", sharing(short(), "coal", 4), { shares: {} });
    expect(played.outcome).toMatchObject({ takers: [], lost: 4 });
    expect(played.snapshot.ships.goeben.outfitted).toBe(false);
  });

  test("10.0 an index at its start takes nothing", () => {
    const state = withShip(sharing(short("pola"), "ammunition", 4), "goeben", { torpedoes: 2 });
    expect(refused("shareStores", state, { shares: { goeben: { torpedoes: 1 } } })).toMatchObject({
      code: "INDEX_FULL",
      citation: { section: "10.0" },
    });
  });

  test("7.0 nothing else happens before the stores are shared out", () => {
    const state = sharing(short(), "coal", 4);
    expect(refused("endPhase", state, {}).code).toBe("OUT_OF_TURN");
  });
});

describe("4.1 outfitting costs the move", () => {
  test("4.1 a ship that tried repairs in phase 1 may not move this turn; the other may", () => {
    const hurt = withShip(table("outfitting"), "goeben", { engines: 5 });
    const dice = Array.from({ length: 6 }, () => "engines");
    const repaired = play("repair", hurt, { ship: "goeben", dice }, [1, 1, 1, 1, 1, 1]).snapshot;
    const intelligence = play("endPhase", repaired, {}).snapshot;
    const moving = play("endPhase", intelligence, {}).snapshot;
    expect(refused("moveShip", moving, { ship: "goeben", path: ["south_of_messina"] }).code).toBe("SHIP_OUTFITTED");
    expect(play("moveShip", moving, { ship: "breslau", path: ["south_of_messina"] }).snapshot.ships.breslau.space).toBe(
      "south_of_messina",
    );
  });
});
