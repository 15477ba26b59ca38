import { describe, expect, it } from "vitest";
import { plane } from "../../../../../test/fixtures/pq17/air-kit";
import { table, withOwn } from "../../../../../test/fixtures/pq17/table";
import { adjudicate } from "../../../../core/engine/adjudicate";
import { impossible } from "../../../../core/request/impossible";
import { pack } from "../../charts/pack";
import { pq17 } from "../../index";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import type { Aircraft } from "../1-2-forces/state";

const LIMIT = pack.charts.LIMITS.facts.airStepsPerBase;

/** Two-step air units at a base, up to a total of `steps`. */
function atBase(base: string, steps: number, unit = "ju88a4"): Aircraft[] {
  return Array.from({ length: Math.ceil(steps / 2) }, (_, index) =>
    plane(`${base}_${index}`, unit, Math.min(2, steps - 2 * index), { base }),
  );
}

const withAircraft = (state: Snapshot, side: Side, ...aircraft: Aircraft[][]): Snapshot =>
  withOwn(state, side, { aircraft: aircraft.flat() });

const faultsOf = (state: Snapshot) =>
  impossible(pq17.invariants, state, pack.charts).map(({ code, pointer }) => [code, pointer]);

describe("1.5.1 air stacking: a snapshot", () => {
  const overfull = [["AIR_OVERFULL", "/snapshot/sides/axis/aircraft"]];

  it("holds 20 steps at a base, Interceptors and damaged steps included, and no more", () => {
    const state = table("air_move", "axis");
    expect(LIMIT).toBe(20);
    expect(faultsOf(withAircraft(state, "axis", atBase("banak", LIMIT)))).toEqual([]);
    expect(faultsOf(withAircraft(state, "axis", atBase("banak", LIMIT + 1)))).toEqual(overfull);
    const guard = plane("guard", "bf109", 1, { base: "banak", interceptor: true });
    expect(faultsOf(withAircraft(state, "axis", atBase("banak", LIMIT), [guard]))).toEqual(overfull);
    const hurt = plane("hurt", "ju88a4", 0, { base: "banak", damaged: 1 });
    expect(faultsOf(withAircraft(state, "axis", atBase("banak", LIMIT), [hurt]))).toEqual(overfull);
    expect(faultsOf(withAircraft(state, "axis", atBase("banak", LIMIT), atBase("bardufoss", LIMIT)))).toEqual([]);
  });

  it("holds as many steps aboard a carrier as its counter says", () => {
    const state = table("air_move");
    const aboard = (steps: number) =>
      withAircraft(state, "allied", [
        ...atBase("", steps, "albacore").map((each) => ({ ...each, base: null, carrier: "victorious" })),
      ]);
    expect(faultsOf(aboard(6))).toEqual([]);
    expect(faultsOf(aboard(7))).toEqual([["AIR_OVERFULL", "/snapshot/sides/allied/aircraft"]]);
  });

  it("says so in the answer, at the aircraft of the side", () => {
    const snapshot = withAircraft(table("air_move", "axis"), "axis", atBase("banak", 24));
    const answer = adjudicate(pq17, { operation: "endPhase", snapshot, input: {}, dice: [] });
    expect(answer).toMatchObject({
      kind: "MALFORMED",
      faults: [
        {
          code: "AIR_OVERFULL",
          pointer: "/snapshot/sides/axis/aircraft",
          message: "Too many aircraft steps at banak: 24; the limit is 20 (1.5.1).",
        },
      ],
    });
  });
});
