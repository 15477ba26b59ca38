import { describe, expect, it } from "vitest";
import { ship, table, withForce } from "../../../../../test/fixtures/pq17/table";
import { impossible } from "../../../../core/request/impossible";
import { pack } from "../../charts/pack";
import { pq17 } from "../../index";
import type { Force } from "../1-2-forces/state";

const cover = "tf_cruiser_cover";

const fuel = (changes: Partial<Force["fuel"]>): Force["fuel"] => ({
  state: "full",
  marker: null,
  refuelled: false,
  ...changes,
});

const { charts } = pack;

describe("11.1 fuel that no force can have", () => {
  const faults = (changes: Partial<Force>, id = cover): string[] =>
    impossible(pq17.invariants, withForce(table("move_blocks"), "allied", id, changes), charts).map(({ code }) => code);

  it("a force at sea without a marker is a fault, unless it has refuelled, is critical or burns nothing", () => {
    expect(faults({ fuel: fuel({}) })).toEqual(["FUEL_IMPOSSIBLE"]);
    expect(faults({ fuel: fuel({ state: "low" }) })).toEqual(["FUEL_IMPOSSIBLE"]);
    expect(faults({ fuel: fuel({ refuelled: true }) })).toEqual([]);
    expect(faults({ fuel: fuel({ state: "critical" }) })).toEqual([]);
    expect(faults({ fuel: fuel({ marker: 13 }) })).toEqual([]);
    expect(faults({ fuel: fuel({}) }, "wolf_pack_british_1")).toEqual([]);
    expect(faults({ fuel: fuel({}), units: [ship("mv", 9), ship("es_british", 1)] }, "convoy_pq_17")).toEqual([]);
  });
});
