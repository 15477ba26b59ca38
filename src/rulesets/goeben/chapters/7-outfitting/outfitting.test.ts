import { describe, expect, test } from "vitest";
import {
  asked,
  atSpace,
  captured,
  carrying,
  play,
  refused,
  rolled,
  secondScenario,
  table,
  withMarker,
  withShip,
} from "../../../../../test/fixtures/goeben/table";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import { repairDice } from "../10-repairs/repairs";

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

  test("C.4 the tape says what each source is rolled for", () => {
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

describe("9.1 a ship that must leave", () => {
  test("9.1 it may not outfit in between, but takes no part only itself", () => {
    const state = withShip({ ...short(), visited: ["messina"] }, "goeben", { mustLeave: true, hull: 5 });
    expect(refused("repair", state, { ship: "goeben", dice: ["hull"] })).toMatchObject({
      code: "MUST_LEAVE",
      citation: { section: "9.1" },
    });
    const shared = play("coal", state, { space: "messina", source: "site" }, [6]).snapshot;
    expect(refused("shareStores", shared, { shares: { goeben: { coal: 1 } } }).code).toBe("VALUE_NOT_LISTED");
    const both = withShip(state, "breslau", { mustLeave: true });
    expect(refused("coal", both, { space: "messina", source: "site" })).toMatchObject({ code: "MUST_LEAVE" });
  });

  test("D-09 with Engines 0 it may outfit", () => {
    const state = withShip({ ...short(), visited: ["messina"] }, "goeben", { mustLeave: true, engines: 0 });
    const dice = Array.from({ length: 6 }, () => "engines");
    const played = play("repair", state, { ship: "goeben", dice }, [1, 1, 1, 1, 1, 5]);
    expect(played.rulings).toContain("D-09");
    expect(played.snapshot.ships.goeben.engines).toBe(1);
    expect(
      refused("coal", withShip(played.snapshot, "breslau", { coal: 5 }), { space: "messina", source: "site" }).code,
    ).toBe("STORES_FULL");
  });
});

describe("10 repairs", () => {
  const damaged = (space: string, plan = {}): Snapshot => {
    const state = atSpace(table("outfitting", {}, plan), space);
    return withShip(state, "goeben", { engines: 4, hull: 9, primary: 4, secondary: 1, tertiary: 0 });
  };

  test("10.1 all dice are allocated first, and each 5 or 6 restores one box of its own track, in the order of the list", () => {
    const dice = ["engines", "hull", "hull", "secondary"];
    const played = play("repair", damaged("medina_bank"), { ship: "goeben", dice }, [5, 4, 6, 1]);
    expect(played.outcome).toMatchObject({
      tracks: [
        { track: "secondary", dice: 1, successes: 0, before: 1, after: 1 },
        { track: "engines", dice: 1, successes: 1, before: 4, after: 5 },
        { track: "hull", dice: 2, successes: 1, before: 9, after: 10 },
      ],
    });
    expect(played.snapshot.ships.goeben).toMatchObject({
      engines: 5,
      hull: 10,
      secondary: 1,
      outfitted: true,
      repaired: true,
    });
    expect(played.rulings).toEqual(expect.arrayContaining(["D-03", "D-14", "D-15"]));
  });

  test("10.0 successes beyond the starting value are lost", () => {
    const played = play(
      "repair",
      damaged("medina_bank"),
      { ship: "goeben", dice: Array(4).fill("primary") },
      [6, 6, 6, 6],
    );
    expect(played.snapshot.ships.goeben.primary).toBe(5);
    expect(played.outcome).toMatchObject({ tracks: [{ successes: 4, before: 4, after: 5 }] });
  });

  test("10.1 once per ship and turn, whatever the result, and the ship does not move", () => {
    const tried = play(
      "repair",
      damaged("medina_bank"),
      { ship: "goeben", dice: Array(4).fill("hull") },
      [1, 1, 1, 1],
    ).snapshot;
    expect(refused("repair", tried, { ship: "goeben", dice: Array(4).fill("hull") })).toMatchObject({
      code: "ALREADY_REPAIRED",
    });
    expect(tried.ships.goeben.outfitted).toBe(true);
  });

  test("10.1 every die is given to a damaged track, no more and no fewer than there are", () => {
    const state = withShip(damaged("medina_bank"), "goeben", { engines: 6 });
    expect(refused("repair", state, { ship: "goeben", dice: Array(4).fill("engines") })).toMatchObject({
      code: "TRACK_UNDAMAGED",
      pointer: "/input/dice/0",
    });
    for (const count of [3, 5]) {
      expect(refused("repair", state, { ship: "goeben", dice: Array(count).fill("hull") }).code).toBe("CHOICE_COUNT");
    }
    expect(refused("repair", state, { ship: "breslau", dice: Array(4).fill("hull") })).toMatchObject({
      code: "NOTHING_DAMAGED",
    });
  });

  test.each([
    ["medina_bank", 4],
    ["malta_pz", 4],
    ["malta", 4],
    ["messina", 6],
    ["taranto", 7],
    ["pola", 8],
    ["trieste", 8],
  ])("D-14 at %s Leadership 4 has %i dice", (space, dice) => {
    expect(repairDice(damaged(space), pack.charts, "goeben")).toBe(dice);
  });

  test("D-14, D-13 a captured port adds one die, a Friendly Ship two", () => {
    const held = captured(damaged("philippeville"), "philippeville");
    expect(repairDice(damaged("philippeville"), pack.charts, "goeben")).toBe(4);
    expect(repairDice(held, pack.charts, "goeben")).toBe(5);
    const friend = withMarker(damaged("medina_bank"), "friendly_ship_1", "set_aside", "medina_bank");
    expect(repairDice(friend, pack.charts, "goeben")).toBe(6);
    const elsewhere = withMarker(damaged("medina_bank"), "friendly_ship_1", "set_aside", "off_zante");
    expect(repairDice(elsewhere, pack.charts, "goeben")).toBe(4);
    expect(
      play("repair", friend, { ship: "goeben", dice: Array(6).fill("hull") }, [1, 2, 3, 4, 5, 6]).rulings,
    ).toContain("D-65");
  });

  test("D-57 Damage Control adds two dice and Reserve Crew one, for every counter", () => {
    const crew = carrying(damaged("medina_bank"), "goeben", "damage_control", "damage_control", "reserve_crew");
    const played = play("repair", crew, { ship: "goeben", dice: Array(9).fill("hull") }, Array(9).fill(1));
    const [thrown] = rolled(played, "repair");
    expect(thrown).toMatchObject({
      kind: "throw",
      chart: "REPAIR",
      terms: [
        { code: "LEADERSHIP", value: 4 },
        { code: "DAMAGE_CONTROL", value: 4 },
        { code: "RESERVE_CREW", value: 1 },
      ],
      counted: 0,
    });
    expect(played.rulings).toContain("D-57");
  });

  test("D-14 as printed repairs at sea have two dice fewer", () => {
    const plan = { rulings: { repairAtSeaMinus2: true } };
    expect(repairDice(damaged("medina_bank", plan), pack.charts, "goeben")).toBe(2);
    expect(repairDice(damaged("messina", plan), pack.charts, "goeben")).toBe(6);
    const worn = withShip(damaged("medina_bank", plan), "goeben", { leadership: 1 });
    expect(repairDice(worn, pack.charts, "goeben")).toBe(0);
    expect(refused("repair", worn, { ship: "goeben", dice: ["hull"] })).toMatchObject({ code: "NO_REPAIR_DICE" });
  });

  test("D-74 without Leadership the extra dice are rolled", () => {
    const state = withShip(damaged("messina"), "goeben", { leadership: 0 });
    const played = play("repair", state, { ship: "goeben", dice: ["hull", "hull"] }, [5, 5]);
    expect(played.snapshot.ships.goeben.hull).toBe(11);
    expect(played.rulings).toContain("D-74");
  });

  test("8.4 a repaired Hull box is empty", () => {
    const played = play(
      "repair",
      damaged("medina_bank"),
      { ship: "goeben", dice: Array(4).fill("hull") },
      [6, 1, 1, 1],
    );
    expect(played.snapshot.ships.goeben.boxes[9]).toBeNull();
  });
});

describe("14.10 torpedo reload", () => {
  const loaded = (torpedoes: number, plan = {}): Snapshot =>
    withShip(carrying(table("raiding", {}, plan), "breslau", "torpedo_reload", "torpedo_reload"), "breslau", {
      torpedoes,
    });

  test("14.10 it sets the torpedoes to the maximum and goes to Available", () => {
    const { snapshot } = play("reloadTorpedoes", loaded(0), { ship: "breslau" });
    expect(snapshot.ships.breslau).toMatchObject({
      torpedoes: 2,
      boxes: ["torpedo_reload", null, null, null],
      outfitted: false,
    });
  });

  test("14.10 errata and Cargo Chart: only when no torpedo is left, unless reloadOnlyAtZero is off (D-77)", () => {
    expect(refused("reloadTorpedoes", loaded(1), { ship: "breslau" })).toMatchObject({ code: "TORPEDOES_LEFT" });
    const empty = play("reloadTorpedoes", loaded(0), { ship: "breslau" });
    expect(empty.outcome).toMatchObject({ torpedoes: 2 });
    expect(empty.rulings).toEqual(["D-77"]);
    const plan = { rulings: { reloadOnlyAtZero: false } };
    expect(play("reloadTorpedoes", loaded(1, plan), { ship: "breslau" }).rulings).toContain("D-77");
  });

  test("D-77 a game begun under the earlier default has it in its snapshot and keeps it", () => {
    const before = { ...loaded(1), rulings: { ...loaded(1).rulings, reloadOnlyAtZero: false } };
    expect(play("reloadTorpedoes", before, { ship: "breslau" }).outcome).toMatchObject({ torpedoes: 2 });
  });

  test("14.10 a full ship, or one without the gear, cannot", () => {
    expect(refused("reloadTorpedoes", loaded(2), { ship: "breslau" })).toMatchObject({
      code: "TORPEDOES_FULL",
      citation: { section: "14.10" },
    });
    expect(refused("reloadTorpedoes", loaded(0), { ship: "goeben" })).toMatchObject({
      code: "NO_TORPEDO_RELOAD",
      citation: { section: "14.10" },
    });
    expect(refused("reloadTorpedoes", table("raiding"), { ship: "goeben" }).code).toBe("NO_TORPEDO_RELOAD");
  });

  test.each([
    "outfitting",
    "intelligence",
    "movement",
    "incidents",
    "naval_combat",
    "raiding",
    "bombardment",
    "objective",
  ] as const)("14.10 it is open in phase %s", (phase) => {
    const campaign = { options: { campaign: true } };
    const state = { ...loaded(0, campaign), phase, orderAchieved: phase === "objective" };
    expect(play("reloadTorpedoes", state, { ship: "breslau" }).snapshot.phase).toBe(phase);
  });
});
