import { describe, expect, test } from "vitest";
import { atSpace, captured, carrying, play, refused, table, withShip } from "../../../../../test/fixtures/goeben/table";
import type { Snapshot } from "../../snapshot";

const at = (space: string, plan = {}): Snapshot => atSpace(table("outfitting", {}, plan), space);

const cargo = (...list: [string, number][]) => list.map(([id, box]) => ({ cargo: id, box }));

describe("8.5 cargo at a friendly naval base", () => {
  test("8.5 a ship takes cargo worth its Leadership, not twice it, once a turn (D-80)", () => {
    const four = { ship: "goeben", cargo: cargo(["damage_control", 1], ["reserve_crew", 2]) };
    const played = play("loadCargo", at("pola"), four);
    expect(played.outcome).toMatchObject({ spent: 4, left: 0 });
    expect(played.snapshot.ships.goeben).toMatchObject({ outfitted: true, loaded: true });
    expect(played.rulings).toEqual(expect.arrayContaining(["D-80", "D-03"]));
    const five = { ship: "goeben", cargo: [...four.cargo, ...cargo(["wireless", 3])] };
    expect(refused("loadCargo", at("pola"), five)).toMatchObject({
      code: "CARGO_POINTS",
      citation: { section: "8.5" },
    });
    expect(refused("loadCargo", played.snapshot, { ship: "goeben", cargo: cargo(["wireless", 3]) }).code).toBe(
      "ALREADY_LOADED",
    );
  });

  test("8.5 no port, no neutral and no captured site has cargo", () => {
    for (const space of ["trieste", "messina", "taranto", "medina_bank"]) {
      expect(refused("loadCargo", at(space), { ship: "goeben", cargo: cargo(["wireless", 1]) })).toMatchObject({
        code: "NO_NAVAL_BASE",
        citation: { section: "8.5" },
      });
    }
    const held = captured(at("philippeville"), "philippeville");
    expect(refused("loadCargo", held, { ship: "goeben", cargo: cargo(["wireless", 1]) }).code).toBe("NO_NAVAL_BASE");
  });

  test("8.3 cargo goes into intact boxes only, and something must be taken", () => {
    const state = withShip(at("pola"), "goeben", { hull: 2 });
    expect(refused("loadCargo", state, { ship: "goeben", cargo: cargo(["wireless", 3]) }).code).toBe(
      "VALUE_NOT_LISTED",
    );
    const answer = () => play("loadCargo", at("pola"), { ship: "goeben", cargo: [] });
    expect(answer).toThrow("INPUT_MALFORMED");
  });

  test("8.5 a ship without Leadership, or full, takes nothing", () => {
    const dull = withShip(withShip(at("pola"), "goeben", { leadership: 0 }), "breslau", { leadership: 0 });
    expect(refused("loadCargo", dull, { ship: "goeben", cargo: cargo(["wireless", 1]) }).code).toBe("NO_CARGO_TO_LOAD");
    const full = carrying(at("pola"), "breslau", "wireless", "wireless", "reserve_crew", "camera_crew");
    expect(refused("loadCargo", full, { ship: "breslau", cargo: cargo(["torpedo_nets", 1]) }).code).toBe(
      "NO_CARGO_TO_LOAD",
    );
  });
});

describe("8.3 jettisoning gear and landing crew", () => {
  const laden = (space: string): Snapshot => carrying(at(space), "goeben", "damage_control", "wireless");

  test("8.3 gear goes overboard anywhere; the counter is available again", () => {
    const { snapshot, outcome } = play("jettisonCargo", laden("medina_bank"), { ship: "goeben", box: 2 });
    expect(outcome).toMatchObject({ cargo: "wireless" });
    expect(snapshot.ships.goeben.boxes.slice(0, 2)).toEqual(["damage_control", null]);
    expect(snapshot.ships.goeben.outfitted).toBe(true);
  });

  test("8.3 crew is landed in a friendly port or base only, gear is not landed", () => {
    expect(play("landCrew", laden("trieste"), { ship: "goeben", box: 1 }).outcome).toMatchObject({
      cargo: "damage_control",
    });
    for (const space of ["medina_bank", "messina", "malta"]) {
      expect(refused("landCrew", laden(space), { ship: "goeben", box: 1 })).toMatchObject({
        code: "NO_FRIENDLY_PORT",
        citation: { section: "8.3" },
      });
    }
    expect(refused("landCrew", laden("pola"), { ship: "goeben", box: 2 })).toMatchObject({ code: "GEAR_NOT_LANDED" });
    expect(refused("jettisonCargo", laden("pola"), { ship: "goeben", box: 1 })).toMatchObject({
      code: "CREW_NOT_JETTISONED",
    });
    expect(refused("jettisonCargo", laden("pola"), { ship: "goeben", box: 5 }).code).toBe("VALUE_NOT_LISTED");
    expect(refused("jettisonCargo", at("pola"), { ship: "goeben", box: 1 }).code).toBe("NO_GEAR");
  });

  test("20.1 a seaplane leaves both its boxes", () => {
    const state = carrying(at("pola", { options: { seaplanes: true } }), "goeben", "seaplane", "seaplane");
    const { snapshot } = play("jettisonCargo", state, { ship: "goeben", box: 2 });
    expect(new Set(snapshot.ships.goeben.boxes)).toEqual(new Set([null]));
  });
});

describe("8.6 transferring cargo", () => {
  const laden = (space: string, plan = {}): Snapshot => carrying(at(space, plan), "goeben", "wireless", "camera_crew");
  const over = (box: number, toBox: number) => ({ from: "goeben", box, to: "breslau", toBox });

  test("8.6 a counter goes to a ship in the same friendly port; both have outfitted", () => {
    const { snapshot, outcome, rulings } = play("transferCargo", laden("pola"), over(2, 4));
    expect(outcome).toMatchObject({ cargo: "camera_crew", exchanged: null });
    expect(snapshot.ships.breslau).toMatchObject({ boxes: [null, null, null, "camera_crew"], outfitted: true });
    expect(snapshot.ships.goeben).toMatchObject({ outfitted: true });
    expect(rulings).not.toContain("D-07");
  });

  test("D-07 neutral and captured sites serve, the sea and enemy ports do not", () => {
    expect(play("transferCargo", laden("messina"), over(1, 1)).rulings).toContain("D-07");
    const held = captured(laden("philippeville"), "philippeville");
    expect(play("transferCargo", held, over(1, 1)).rulings).toEqual(expect.arrayContaining(["D-07", "D-13"]));
    for (const space of ["medina_bank", "philippeville"]) {
      expect(refused("transferCargo", laden(space), over(1, 1))).toMatchObject({
        code: "NO_FRIENDLY_PORT",
        citation: { section: "8.6" },
      });
    }
  });

  test("8.6 two counters may change places", () => {
    const state = carrying(laden("pola"), "breslau", "torpedo_nets", "reserve_crew", "wireless", "torpedo_reload");
    const { snapshot, outcome, audit } = play("transferCargo", state, over(1, 2));
    const handed = audit.filter(({ code }) => code === "CARGO_TRANSFERRED");
    expect(handed.map((entry) => ("about" in entry ? entry.about : null))).toEqual([
      { of: "goeben", to: "breslau" },
      { of: "breslau", to: "goeben" },
    ]);
    expect(outcome).toMatchObject({ cargo: "wireless", exchanged: "reserve_crew" });
    expect(snapshot.ships.goeben.boxes.slice(0, 2)).toEqual(["reserve_crew", "camera_crew"]);
    expect(snapshot.ships.breslau.boxes[1]).toBe("wireless");
  });

  test("23.0, 20.1 mines stay on light cruisers and seaplanes on battlecruisers", () => {
    const plan = { options: { mines: true, seaplanes: true } };
    const state = carrying(laden("pola", plan), "breslau", "mines", "torpedo_nets");
    const back = { from: "breslau", to: "goeben", toBox: 3 };
    expect(play("transferCargo", state, { ...back, box: 2 }).outcome).toMatchObject({ cargo: "torpedo_nets" });
    expect(refused("transferCargo", state, { ...back, box: 1 }).code).toBe("VALUE_NOT_LISTED");
    expect(refused("transferCargo", state, over(1, 1)).code).toBe("VALUE_NOT_LISTED");
    const plane = carrying(at("pola", plan), "goeben", "seaplane", "seaplane");
    expect(refused("transferCargo", plane, over(1, 1)).code).toBe("NOTHING_TO_TRANSFER");
  });

  test("20.1 a seaplane needs two free adjacent boxes on another battlecruiser", () => {
    const plan = { options: { seaplanes: true, germanExtras: "all_four" as const } };
    const state = carrying(at("pola", plan), "goeben", "seaplane", "seaplane");
    const { snapshot } = play("transferCargo", state, { from: "goeben", box: 1, to: "moltke", toBox: 7 });
    expect(snapshot.ships.moltke.boxes.slice(5, 9)).toEqual([null, "seaplane", "seaplane", null]);
    expect(new Set(snapshot.ships.goeben.boxes)).toEqual(new Set([null]));
    expect(refused("transferCargo", state, { from: "goeben", box: 1, to: "moltke", toBox: 12 }).code).toBe(
      "VALUE_NOT_LISTED",
    );
  });

  test("8.6 a seaplane changes places with nothing", () => {
    const plan = { options: { seaplanes: true, germanExtras: "all_four" as const } };
    const state = carrying(
      carrying(at("pola", plan), "goeben", "seaplane", "seaplane", "wireless"),
      "moltke",
      "reserve_crew",
    );
    const into = (box: number) => ({ from: "goeben", box, to: "moltke", toBox: 1 });
    expect(play("transferCargo", state, into(3)).outcome).toMatchObject({ exchanged: "reserve_crew" });
    expect(refused("transferCargo", state, into(1))).toMatchObject({
      code: "TRANSFER_FITS",
      citation: { section: "8.6" },
    });
  });

  test("8.6 ships apart, or lost boxes, take nothing", () => {
    const apart = withShip(laden("pola"), "breslau", { space: "trieste" });
    expect(refused("transferCargo", apart, over(1, 1))).toMatchObject({ code: "NO_SHIP_ALONGSIDE" });
    const holed = withShip(laden("pola"), "breslau", { hull: 1 });
    expect(refused("transferCargo", holed, over(1, 2)).code).toBe("VALUE_NOT_LISTED");
  });
});
