import { describe, expect, it } from "vitest";
import { campaignOfMarch, withBids } from "../../../../../test/fixtures/pq17/campaign-of-march";
import { play, refused, table } from "../../../../../test/fixtures/pq17/table";
import { cloneJson } from "../../../../core/audit/canonical";
import { adjudicate } from "../../../../core/engine/adjudicate";
import { airbaseOf, interceptorsAt, pack } from "../../charts/pack";
import { pq17 } from "../../index";

const { charts } = pack;

describe("1.5 aircraft of a scenario", () => {
  it("1.5.1 a scenario puts no more than 20 steps at a base, Interceptors included", () => {
    const kirkenes = airbaseOf(pack.charts, "kirkenes_air");
    const waiting = interceptorsAt(kirkenes, pack.charts.SCENARIOS.facts.scenarios[0]!.fortnight);
    const idle = waiting.reduce((sum, { cs }) => sum + cs, 0);
    expect(idle).toBeGreaterThan(0);
    const withSteps = (steps: number) => {
      const chart = cloneJson(pack.charts.SCENARIOS);
      const [first] = chart.facts.scenarios;
      if (first === undefined) throw new Error("There is no scenario.");
      first.airUnits = first.airUnits.filter(({ base }) => base !== "kirkenes_air");
      const units = Array.from({ length: Math.ceil(steps / 2) }, (_, no) => ({
        unit: "ju88a4",
        cs: Math.min(2, steps - 2 * no),
      }));
      first.airUnits.push({ side: "axis", base: "kirkenes_air", units });
      const charts = { SCENARIOS: chart };
      return adjudicate(pq17, { operation: "new", input: { scenario: first.id }, dice: [26, 25], charts });
    };
    expect(withSteps(20 - idle).kind).toBe("RESOLUTION");
    expect(withSteps(21 - idle)).toMatchObject({ kind: "MALFORMED", faults: [{ code: "AIR_OVERFULL" }] });
  });
});

describe("4.1.1 initiative", () => {
  const begun = play("new", undefined, { scenario: "pq_17" }, [26, 25]);

  it("4.1.1 is with the Allies in an operation, so that the Axis sets up first", () => {
    expect(begun.snapshot).toMatchObject({ initiative: "allied", phase: "prep_setup_1", phasing: "axis" });
    expect(begun.outcome).toMatchObject({ setsUpFirst: "axis" });
  });
});

describe("8.3, 10.1.1 dummies at the start", () => {
  it("stand anywhere: where ice is certain to be away or uncertain, and in temporary ports", () => {
    const state = table("prep_setup_1", "allied");
    const hexIn = (zone: string) =>
      charts.MAP.facts.hexes.find(({ ice, terrain }) => ice === zone && terrain === "sea")?.id;
    const place = (at: string | undefined) => play("placeDummy", state, { at }).snapshot.sides.allied.dummies.at(-1);
    expect(place(hexIn("west_v"))).toMatchObject({ at: hexIn("west_v"), station: "at_sea" });
    expect(place(hexIn("west_iv"))).toMatchObject({ at: hexIn("west_iv") });
    expect(place("seidisfjord")).toMatchObject({ at: "seidisfjord", station: "in_port" });
    expect(refused("placeDummy", state, { at: hexIn("solid_pack") }).code).toBe("VALUE_NOT_LISTED");
    expect(refused("placeDummy", { ...state, temporaryPorts: [] }, { at: "seidisfjord" }).code).toBe(
      "VALUE_NOT_LISTED",
    );
  });
});

describe("E-125 a dummy in the ice", () => {
  const rulingsAt = (at: string) =>
    play("placeDummy", table("prep_setup_1", "allied"), { at }).audit.flatMap((entry) =>
      entry.kind === "ruling" ? [entry.ruling] : [],
    );

  it("10.1.1 binds forces: the ruling is named where ice is or may be, and nowhere else", () => {
    const icy = charts.MAP.facts.hexes.find(({ ice, terrain }) => ice === "west_iv" && terrain === "sea")!;
    const open = charts.MAP.facts.hexes.find(({ ice, terrain }) => ice === null && terrain === "sea")!;
    expect(rulingsAt(icy.id)).toEqual(["E-125"]);
    expect(rulingsAt(open.id)).toEqual([]);
    expect(rulingsAt("seidisfjord")).toEqual([]);
  });
});

describe("4.1.3 the set-up of the campaign", () => {
  it("4.1.3 each port held has its dummy, and Tromsø its block", () => {
    const { allied, axis } = withBids(campaignOfMarch(), 3, 0).sides;
    expect(axis.dummies.map(({ at }) => at).sort()).toEqual(["kirkenes", "tromso", "trondheim"]);
    expect(allied.dummies.map(({ at }) => at).sort()).toEqual(["murmansk", "reykjavik", "scapa_flow"]);
  });
});
