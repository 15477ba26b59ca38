import { describe, expect, it } from "vitest";
import { exampleAdrift } from "../../../../../test/fixtures/pq17/positions";
import { force, play, refused, ship, table, withForce } from "../../../../../test/fixtures/pq17/table";
import { impossible } from "../../../../core/request/impossible";
import { pack } from "../../charts/pack";
import { pq17 } from "../../index";
import type { Snapshot } from "../../snapshot";
import type { Ship } from "../1-2-forces/state";

const names = (state: Snapshot, id: string) => force(state, "allied", id).units.map(({ unit, cs }) => `${unit} ${cs}`);

describe("1.2.3, 5.1.1 ships in tow leave with their towers", () => {
  const COVER = "tf_cruiser_cover";
  const towing = (phase: "move_detach" | "move_refuel" | "combine", ...rest: Ship[]): Snapshot =>
    withForce(exampleAdrift(phase, true), "allied", COVER, {
      units: [ship("london", 0, { tow: "dd_us" }), ship("dd_us", 1, { tow: "london" }), ...rest],
    });
  const take = (...units: { unit: string; cs: number; mark?: string }[]) => ({ force: COVER, units });
  const parts = (state: Snapshot, input: object): [string[], string[]] => {
    const { outcome, snapshot } = play("detachForce", state, input);
    const { detached } = outcome as { detached: string };
    expect(impossible(pq17.invariants, snapshot, pack.charts)).toEqual([]);
    return [names(snapshot, COVER), names(snapshot, detached)];
  };

  it("a ship in tow that is detached takes the CS that tows it along, and is still in tow", () => {
    const state = towing("move_detach", ship("norfolk", 3), ship("dd_us", 2));
    const { outcome, snapshot, rulings } = play("detachForce", state, take({ unit: "london", cs: 1 }));
    expect(rulings).toEqual(["E-46"]);
    const { detached } = outcome as { detached: string };
    expect(names(snapshot, COVER)).toEqual(["norfolk 3", "dd_us 2"]);
    expect(force(snapshot, "allied", detached).units).toMatchObject([
      { unit: "london", cs: 0, tow: "dd_us" },
      { unit: "dd_us", cs: 1, tow: "london" },
    ]);
  });

  it("of a class the CS that tow nothing leave first; the one that tows takes its tow along", () => {
    const state = towing("move_detach", ship("norfolk", 3), ship("dd_us", 2));
    expect(parts(state, take({ unit: "dd_us", cs: 2 }))).toEqual([["london 0", "dd_us 1", "norfolk 3"], ["dd_us 2"]]);
    expect(parts(state, take({ unit: "dd_us", cs: 3 }))).toEqual([["norfolk 3"], ["dd_us 2", "dd_us 1", "london 0"]]);
  });

  it("a CS that goes along counts among those named of its class", () => {
    const state = towing("move_detach", ship("norfolk", 3), ship("dd_us", 2));
    const both = take({ unit: "london", cs: 1 }, { unit: "dd_us", cs: 2 });
    expect(parts(state, both)).toEqual([
      ["norfolk 3", "dd_us 1"],
      ["london 0", "dd_us 1", "dd_us 1"],
    ]);
    const turned = take({ unit: "dd_us", cs: 1 }, { unit: "london", cs: 1 });
    expect(parts(state, turned)[0]).toEqual(["norfolk 3", "dd_us 2"]);
  });

  it("a tow that is the whole force does not leave it", () => {
    expect(refused("detachForce", towing("move_detach"), take({ unit: "london", cs: 1 })).code).toBe(
      "NOTHING_TO_DETACH",
    );
    const state = towing("move_detach", ship("norfolk", 3));
    const all = take({ unit: "london", cs: 1 }, { unit: "norfolk", cs: 3 });
    expect(refused("detachForce", state, all).code).toBe("FORCE_EMPTIED");
  });

  it("5.1.1 a tow may be dropped first, in the whole movement segment, and its tower detached alone", () => {
    const state = towing("move_detach", ship("norfolk", 3));
    const dropped = play("dropTow", state, { force: COVER, ship: "london" }).snapshot;
    expect(parts(dropped, take({ unit: "dd_us", cs: 1 }))).toEqual([["london 0", "norfolk 3"], ["dd_us 1"]]);
  });

  it("a destroyer that tows a merchant stays with the convoy until it drops the tow", () => {
    const units = [ship("mv", 1, { marks: ["diw"], tow: "dd_ai" }), ship("dd_ai", 1, { tow: "mv" }), ship("mv", 9)];
    const state = withForce(table("move_detach"), "allied", "convoy_pq_17", { units: [...units, ship("tb_op", 2)] });
    const input = { force: "convoy_pq_17", units: [{ unit: "dd_ai", cs: 1 }] };
    expect(refused("detachForce", state, input).code).toBe("VALUE_NOT_LISTED");
    const dropped = play("dropTow", state, { force: "convoy_pq_17", ship: "mv" }).snapshot;
    expect(play("detachForce", dropped, input).outcome).toMatchObject({ kind: "task_force" });
  });

  it("1.2.5 a tow goes over to another force whole", () => {
    const state = towing("combine", ship("norfolk", 3));
    const { at, block } = force(state, "allied", COVER);
    const fleeting = { ...force(state, "allied", "tf_home_fleet"), at, block: (block ?? 0) + 40 };
    const near = withForce(state, "allied", "tf_home_fleet", fleeting);
    const input = { force: COVER, to: "tf_home_fleet", units: [{ unit: "london", cs: 1 }], back: [] };
    const { snapshot } = play("exchangeShips", near, input);
    expect(names(snapshot, COVER)).toEqual(["norfolk 3"]);
    expect(force(snapshot, "allied", "tf_home_fleet").units).toContainEqual(ship("london", 0, { tow: "dd_us" }));
  });
});
