import { describe, expect, it } from "vitest";
import { overConvoy, plane, striking } from "../../../../../test/fixtures/pq17/air-kit";
import { force, play, ship, withForce } from "../../../../../test/fixtures/pq17/table";
import type { FuelState, Option } from "../../vocabulary";

/** An air attack on a TF with this fuel, whose aircraft give up: it counts as an attack all the same. */
function attacked(state: FuelState, marker: number, options: Option[] = []) {
  const over = overConvoy([ship("london", 3)], [plane("ju88", "ju88a4", 2)], options);
  const fuel = { state, marker, refuelled: false };
  const start = withForce(over, "allied", "convoy_pq_17", { kind: "task_force", convoy: null, fuel });
  const waiting = striking(start, "air_assign", "axis", { line: [[{ no: 1, cs: 3 }]] });
  const { snapshot, rulings } = play("assignAircraft", waiting, { runs: [] });
  return { marker: force(snapshot, "allied", "convoy_pq_17").fuel.marker, rulings };
}

describe("11.1.3, E-120 extra fuel consumption", () => {
  it("moves the Warning marker", () => {
    const { marker, rulings } = attacked("full", 20);
    expect(marker).toBe(19);
    expect(rulings).not.toContain("E-120");
  });

  it.each(["low", "training"] as const)(
    "leaves the Danger marker of a force at %s fuel, as the letter says",
    (state) => {
      const { marker, rulings } = attacked(state, 20);
      expect(marker).toBe(20);
      expect(rulings).toContain("E-120");
    },
  );

  it("moves the Danger marker too with the option danger_marker_moves", () => {
    expect(attacked("low", 20, ["danger_marker_moves"]).marker).toBe(19);
  });
});
