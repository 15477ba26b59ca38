import { describe, expect, test } from "vitest";
import { carrying, play, refused, table, withShip } from "../../../../../test/fixtures/goeben/table";
import type { Snapshot } from "../../snapshot";

const outfitting = (plan = {}): Snapshot => table("outfit_setup", {}, plan);

const cargo = (...list: [string, number][]) => list.map(([id, box]) => ({ cargo: id, box }));

describe("8.1 outfitting before the first turn", () => {
  test("8.1 a ship has cargo points of twice its Leadership, and what it does not spend is lost", () => {
    const played = play("outfitShip", outfitting(), {
      ship: "goeben",
      cargo: cargo(["wireless", 1], ["reserve_crew", 5]),
    });
    expect(played.outcome).toMatchObject({ spent: 3, left: 5, phase: "outfit_setup" });
    expect(played.snapshot.ships.goeben.boxes.slice(0, 5)).toEqual(["wireless", null, null, null, "reserve_crew"]);
    expect(played.snapshot.ships.goeben.leadership).toBe(4);
  });

  test("8.1 cargo for 8 points is allowed at Leadership 4, for 9 it is not", () => {
    const eight = cargo(["damage_control", 1], ["reserve_crew", 2], ["targeting_calculator", 3], ["seebataillon", 4]);
    expect(play("outfitShip", outfitting(), { ship: "goeben", cargo: eight }).outcome).toMatchObject({
      spent: 8,
      left: 0,
    });
    const nine = [...eight, ...cargo(["wireless", 5])];
    expect(refused("outfitShip", outfitting(), { ship: "goeben", cargo: nine })).toMatchObject({
      code: "CARGO_POINTS",
      citation: { section: "8.1" },
    });
  });

  test("8.3 there are never more counters than in the game", () => {
    const other = carrying(outfitting(), "breslau", "targeting_calculator");
    const two = { ship: "goeben", cargo: cargo(["targeting_calculator", 1], ["targeting_calculator", 2]) };
    expect(refused("outfitShip", other, two)).toMatchObject({ code: "COUNTERS_SHORT", citation: { section: "8.3" } });
  });

  test("D-57 several copies on one ship are allowed", () => {
    const two = { ship: "goeben", cargo: cargo(["damage_control", 1], ["damage_control", 2]) };
    expect(play("outfitShip", outfitting(), two).rulings).toContain("D-57");
  });

  test("20.1 a seaplane takes two adjacent Hull boxes of a battlecruiser, one to a ship, with the option only", () => {
    const plane = { ship: "goeben", cargo: cargo(["seaplane", 3]) };
    expect(refused("outfitShip", outfitting(), plane)).toMatchObject({
      code: "OPTION_OFF",
      citation: { section: "20.1" },
    });
    const state = outfitting({ options: { seaplanes: true } });
    const { snapshot, outcome } = play("outfitShip", state, plane);
    expect(outcome).toMatchObject({ spent: 4 });
    expect(snapshot.ships.goeben.boxes.slice(1, 5)).toEqual([null, "seaplane", "seaplane", null]);
    const overlap = { ship: "goeben", cargo: cargo(["seaplane", 3], ["wireless", 4]) };
    expect(refused("outfitShip", state, overlap).code).toBe("HULL_BOX_TAKEN");
    const last = { ship: "goeben", cargo: cargo(["seaplane", 12]) };
    expect(refused("outfitShip", state, last).code).toBe("HULL_BOX_TAKEN");
    expect(refused("outfitShip", state, { ...plane, ship: "breslau" })).toMatchObject({ code: "CARGO_UNSUITABLE" });
    const aboard = carrying(state, "goeben", "seaplane", "seaplane");
    expect(refused("outfitShip", aboard, { ship: "goeben", cargo: cargo(["seaplane", 5]) }).code).toBe(
      "COUNTERS_SHORT",
    );
  });

  test("23.0 only a light cruiser carries mines, with the option only", () => {
    const mines = { ship: "breslau", cargo: cargo(["mines", 1]) };
    expect(refused("outfitShip", outfitting(), mines)).toMatchObject({
      code: "OPTION_OFF",
      citation: { section: "23.0" },
    });
    const state = outfitting({ options: { mines: true } });
    expect(play("outfitShip", state, mines).outcome).toMatchObject({ spent: 1 });
    expect(refused("outfitShip", state, { ...mines, ship: "goeben" }).code).toBe("CARGO_UNSUITABLE");
  });

  test("3.0(7) each ship is outfitted once; then the task force is deployed", () => {
    const one = play("outfitShip", outfitting(), { ship: "goeben", cargo: [] }).snapshot;
    expect(refused("outfitShip", one, { ship: "goeben", cargo: [] }).code).toBe("ALREADY_OUTFITTED");
    expect(refused("outfitShip", one, { ship: "moltke", cargo: [] }).code).toBe("VALUE_NOT_LISTED");
    expect(play("outfitShip", one, { ship: "breslau", cargo: [] }).snapshot.phase).toBe("deploy_setup");
  });

  test("8.1 a ship without Leadership takes nothing", () => {
    const state = withShip(outfitting(), "goeben", { leadership: 0 });
    expect(refused("outfitShip", state, { ship: "goeben", cargo: cargo(["wireless", 1]) }).code).toBe("CHOICE_COUNT");
    expect(play("outfitShip", state, { ship: "goeben", cargo: [] }).outcome).toMatchObject({ spent: 0, left: 0 });
  });
});
