import { describe, expect, it } from "vitest";
import { table } from "../../../../../test/fixtures/pq17/table";
import { impossible } from "../../../../core/request/impossible";
import { pack } from "../../charts/pack";
import { pq17 } from "../../index";

describe("12, 14 what cannot have been kept of conditions", () => {
  const codes = (changes: object, members: object = {}): string[] => {
    const state = table("combine", "axis");
    const { axis } = state.sides;
    const own = { ...axis, ...members, special: { ...axis.special, ...changes } };
    return impossible(pq17.invariants, { ...state, sides: { ...state.sides, axis: own } }, pack.charts).map(
      ({ code }) => code,
    );
  };

  it("12 ships, hexes, ports and purchases that the charts do not hold", () => {
    expect(codes({})).toEqual([]);
    expect(codes({ plan: { condition: "minelaying", hex: "9999" } })).toEqual(["HEX_UNKNOWN"]);
    expect(codes({ plan: { condition: "title", port: "oslo", turn: 9, declared: false } })).toEqual(["PORT_UNKNOWN"]);
    expect(codes({ carriers: [{ unit: "hood", struck: false }] })).toEqual(["UNIT_UNKNOWN"]);
    expect(codes({ bought: [2] })).toEqual(["PURCHASE_UNKNOWN"]);
    expect(codes({}, { photos: [{ turn: 1, port: "murmansk", heavy: ["hood"], types: [] }] })).toEqual([
      "UNIT_UNKNOWN",
    ]);
    expect(codes({}, { tally: { lostConvoys: [], uncounted: [{ unit: "hood", cs: 1 }] } })).toEqual(["UNIT_UNKNOWN"]);
  });

  it("12.2.1 ships that come back while they are in play, or stronger than they can be", () => {
    const back = (unit: string, cs: number) => ({ ships: [{ unit, cs }], turn: 9, fuelWarning: 16, shown: false });
    expect(codes({ returning: back("lutzow", 4) })).toEqual(["SHIP_REPEATED"]);
    expect(codes({ returning: back("scharnhorst", 9) })).toEqual(["CS_IMPOSSIBLE"]);
    expect(codes({ returning: back("scharnhorst", 3) })).toEqual([]);
  });
});
