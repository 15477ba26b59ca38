import { describe, expect, it } from "vitest";
import { force, ship, table } from "../../../../../test/fixtures/pq17/table";
import { pack } from "../../charts/pack";
import { reportOf } from "./reports";

describe("the example of 6.2.1", () => {
  const convoy = {
    ...force(table("recon"), "allied", "convoy_pq_17"),
    units: [
      ship("duke_of_york", 4),
      ship("victorious", 4),
      ship("suffolk", 2),
      ship("jamaica", 4),
      ship("dd_ai", 4),
      ship("gray_ranger", 1),
      ship("mv", 24),
    ],
  };
  const at = (level: number) => reportOf(pack.charts, convoy, level, 9);

  it("ID1: a large convoy with 3 to 7 warship counters (D-51)", () => {
    expect(at(1)).toMatchObject({ kind: "convoy", size: "large", warships: { least: 3, most: 7 }, convoyShips: null });
  });

  it("ID2: five warships, four of them heavy, a carrier among them, and 25 ships in convoy", () => {
    expect(at(2)).toMatchObject({ warships: { least: 5, most: 5 }, heavy: 4, carrier: true, convoyShips: 25 });
  });

  it("ID3: capital ships, carriers, cruisers and light ships by counters and CS", () => {
    expect(at(3).categories).toEqual([
      { category: "capital_ships", counters: 2, cs: 8 },
      { category: "carriers", counters: 1, cs: 4 },
      { category: "cruisers", counters: 2, cs: 6 },
      { category: "light_ships", counters: 1, cs: 4 },
      { category: "submarines", counters: 0, cs: 0 },
    ]);
    expect(at(3).convoyShips).toBe(25);
  });
});
