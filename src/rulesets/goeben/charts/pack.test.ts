import { describe, expect, it } from "vitest";
import { chartGaps } from "../../../core/charts/totality";
import { CARGO, CLASSES, type FLEETS, GERMAN_SHIPS, INDEXES, ORDERS, TERRAINS } from "../vocabulary";
import { distancesFrom, joined, neighboursOf, siteOf, spaceOf } from "./map";
import {
  alliedHits,
  alliedShipOf,
  alliedShipsInOrder,
  austroHungarianShipOf,
  bombardmentHits,
  cargoOf,
  coastalUnitOf,
  germanHits,
  germanShipOf,
  leadershipValue,
  orderOf,
  pack,
  terrainOf,
} from "./pack";
import { packSchema } from "./schema";

const { charts } = pack;
const total = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

describe("3 the chart pack of Goeben, 1914", () => {
  it("the pack is what its schema says", () => {
    expect(packSchema.safeParse(pack).error).toBeUndefined();
  });

  it.each(Object.entries(charts))("%s is total, names itself and says where it comes from", (id, chart) => {
    expect(chartGaps(chart)).toEqual([]);
    expect(chart.id).toBe(id);
    expect(chart.provenance.ref).toMatch(/\S/);
    expect(chart.rules.length).toBeGreaterThan(0);
  });

  it("every reconstructed item says so", () => {
    const { sources, spaces } = charts.MAP.facts;
    const count = (source: string) => spaces.filter((space) => sources[space.provenance]?.source === source).length;
    expect([count("seed"), count("reconstructed")]).toEqual([29, 74]);
    const units = [...charts.ALLIED_SHIPS.facts.ships, ...charts.COASTAL_DEFENCE.facts.units];
    const all = { ...charts.ALLIED_SHIPS.facts.sources, ...charts.COASTAL_DEFENCE.facts.sources };
    for (const unit of units) expect(all[unit.provenance]?.source).toBe("reconstructed");
  });
});

describe("2.1 the map", () => {
  const { spaces, lines } = charts.MAP.facts;

  it("the map has 103 spaces and 152 lines", () => {
    expect([spaces.length, lines.length]).toEqual([103, 152]);
  });

  it("every space lies as far from Messina as the reference map", () => {
    const expected = {
      constantinople: 9,
      dardanelles: 8,
      pola: 7,
      genoa: 7,
      gibraltar_pz: 11,
      atlantic_exit: 12,
      north_atlantic: 13,
      algiers: 7,
      philippeville: 6,
      bone: 5,
      alexandria: 10,
      port_said: 11,
      athens: 6,
      brindisi: 4,
      malta: 3,
    };
    const distances = distancesFrom(charts, "messina");
    expect(Object.fromEntries(Object.keys(expected).map((id) => [id, distances.get(id)]))).toEqual(expected);
  });

  it("the map joins the western basin to the eastern one at its two limit spaces alone", () => {
    const zone = (id: string) => spaceOf(charts, id).zone;
    const across = lines.filter(({ a, b }) => (zone(a) === "western_med") !== (zone(b) === "western_med"));
    const west = across.map(({ a, b }) => (zone(a) === "western_med" ? a : b));
    expect([...new Set(west)].sort()).toEqual(["gibraltar_pz", "north_of_messina", "nw_of_bizerte"]);
  });

  it("the map opens the Adriatic through its patrol zone alone, and the Atlantic through Gibraltar's", () => {
    const leaving = (zone: string) =>
      spaces
        .filter((space) => space.zone === zone)
        .filter(({ id }) => neighboursOf(charts, id).some((next) => spaceOf(charts, next).zone !== zone))
        .map(({ id }) => id);
    expect(leaving("adriatic")).toEqual(["adriatic_pz"]);
    expect(leaving("atlantic")).toEqual(["atlantic_exit"]);
    expect(neighboursOf(charts, "atlantic_exit")).toContain("gibraltar_pz");
  });

  it("the map closes the Atlantic to all orders but the breakout, and the Black Sea to everyone", () => {
    for (const space of spaces) {
      expect(space.orders).toEqual(space.zone === "atlantic" ? ["atlantic_breakout"] : null);
      expect(terrainOf(charts, space.terrain).closed).toBe(space.zone === "black_sea");
      expect(siteOf(space.terrain) === null || space.nation !== null).toBe(true);
    }
  });

  it("the lines of the map lead both ways", () => {
    for (const { a, b } of lines) {
      expect(neighboursOf(charts, a)).toContain(b);
      expect(neighboursOf(charts, b)).toContain(a);
    }
    expect(neighboursOf(charts, "nowhere")).toEqual([]);
    expect(() => spaceOf(charts, "nowhere")).toThrow("nowhere");
  });

  it("24.1 a neutral site joins the Central Powers as the same kind of site", () => {
    for (const terrain of TERRAINS) {
      const site = siteOf(terrain);
      const becomes = siteOf(joined(terrain));
      expect(becomes).toEqual(site?.holder === "neutral" ? { ...site, holder: "central_powers" } : site);
    }
  });
});

describe("3.0 the set-up", () => {
  const { british, french, absent } = charts.ALLIED_SETUP.facts;
  const { markers } = charts.INCIDENT_MARKERS.facts;
  const down = (fleet: (typeof FLEETS)[number]) => total(charts.ALLIED_SETUP.facts[fleet].faceDown.map((x) => x.count));
  const classes = (ids: readonly string[]) => ids.map((id) => alliedShipOf(charts, id).class);
  const left = { british: 18 - down("british"), french: 9 - down("french") };

  it("the set-up shuffles 18 British and 9 French markers", () => {
    expect(british.ships.length + british.quietSeas).toBe(18);
    expect(french.ships.length + french.quietSeas).toBe(9);
    const count = (name: string) => classes(british.ships).filter((each) => each === name).length;
    expect(["BC", "CA", "CL", "DD"].map(count)).toEqual([3, 4, 4, 4]);
    expect(absent).toEqual(["new_zealand"]);
  });

  it("the set-up leaves 42 markers in the pool: 6 British, 3 French, 3 convoys and 30 others", () => {
    const convoys = charts.ALLIED_SHIPS.facts.ships.filter((ship) => ship.kind === "french_troop_convoy").length;
    const others = total(Object.values(markers).map((marker) => marker.count)) - british.quietSeas - french.quietSeas;
    expect([left.british, left.french, convoys, others]).toEqual([6, 3, 3, 30]);
    expect(left.british + left.french + convoys + others).toBe(42);
  });

  it("13.0 the first pool draw is a British battlecruiser with 1/42, a face-down marker in the Adriatic with 3/18", () => {
    const capital = classes(british.ships).filter((each) => each === "BC").length;
    expect((left.british / 42) * (capital / 18)).toBeCloseTo(1 / 42, 12);
    expect(capital / 18).toBe(3 / 18);
    expect(british.faceDown).toContainEqual({ space: "adriatic_pz", count: 5 });
  });

  it("the set-up keeps every Allied ship that is not placed in the pool or out of the game", () => {
    const named = new Set([...british.ships, ...french.ships, ...absent]);
    const rest = charts.ALLIED_SHIPS.facts.ships.filter((ship) => !named.has(ship.id));
    expect(rest.map((ship) => ship.class)).toEqual(["TC", "TC", "TC"]);
  });

  it("the set-up deploys 15 of the 18 coastal defence units", () => {
    const { deployment, units } = charts.COASTAL_DEFENCE.facts;
    expect([total(deployment.map((each) => each.units)), units.length]).toEqual([15, 18]);
    expect(coastalUnitOf(charts, "cdu_18").strength).toBe(6);
  });

  it("19.0 the set-up prices the further German ships", () => {
    const { extras, later } = charts.GERMAN_SETUP.facts;
    expect(Object.values(extras).map((each) => each.vp)).toEqual([0, -5, -10, -15, -50]);
    expect(extras.all_four).toEqual({ ships: [...GERMAN_SHIPS], vp: -50, joins: ["new_zealand"] });
    expect(later.vp).toBe(-30);
  });
});

describe("2.2 ships and cargo", () => {
  it("3.0(6) Goeben and Breslau start with the printed indexes", () => {
    const start = (id: "goeben" | "breslau") => INDEXES.map((index) => germanShipOf(charts, id).start[index]);
    expect(start("goeben")).toEqual([4, 6, 12, 5, 3, 2, 6, 2, 4]);
    expect(start("breslau")).toEqual([4, 6, 4, 0, 3, 0, 6, 2, 5]);
  });

  it("12.4 the speed bands are 4, 5 and 6; Moltke's engines are slightly better", () => {
    const bands = (id: (typeof GERMAN_SHIPS)[number]) => Object.values(germanShipOf(charts, id).bands);
    expect([bands("goeben"), bands("breslau"), bands("stralsund")]).toEqual([
      [4, 5, 6],
      [4, 5, 6],
      [4, 5, 6],
    ]);
    expect(bands("moltke")).toEqual([4, 6, 7]);
  });

  it("2.2 Allied ships: canonical order", () => {
    expect(alliedShipsInOrder(charts)).toEqual(charts.ALLIED_SHIPS.facts.ships);
    const reversed = structuredClone(charts);
    reversed.ALLIED_SHIPS.facts.ships.reverse();
    const order = alliedShipsInOrder(reversed).map((ship) => [ship.nation, ship.class]);
    expect(order).toEqual(charts.ALLIED_SHIPS.facts.ships.map((ship) => [ship.nation, ship.class]));
  });

  it("8.0 cargo adds what the Cargo Chart says", () => {
    expect(cargoOf(charts, "damage_control")).toMatchObject({ crew: true, cost: 2, repairDice: 2 });
    expect(cargoOf(charts, "reserve_crew")).toMatchObject({ repairDice: 1, gunDice: 1, torpedoDice: 1 });
    expect(cargoOf(charts, "seaplane")).toMatchObject({ boxes: 2, classes: ["BC"], option: "seaplanes", perShip: 1 });
    expect(cargoOf(charts, "wireless")).toMatchObject({ contact: 1, contactShips: 2, intelligence: 1 });
    expect(total(CARGO.map((id) => cargoOf(charts, id).count))).toBe(27);
  });

  it("a look-up of what the charts do not hold names its id", () => {
    expect(() => alliedShipOf(charts, "vanguard")).toThrow("vanguard");
    expect(() => austroHungarianShipOf(charts, "goeben")).toThrow("goeben");
    expect(austroHungarianShipOf(charts, "novara").class).toBe("CL");
  });
});

describe("17.0 orders and scoring", () => {
  it("each order has its days and victory points", () => {
    const orders = ORDERS.map((id) => [orderOf(charts, id).turns, orderOf(charts, id).vp]);
    expect(orders).toEqual([
      [6, 60],
      [6, 60],
      [10, 100],
      [10, 100],
      [8, 75],
      [8, 75],
    ]);
    expect(orderOf(charts, "raid_french_african_convoys").destroyed).toEqual(["algiers", "philippeville", "bone"]);
    expect(orderOf(charts, "suez_canal_operation").destroyed).toEqual(["alexandria", "port_said"]);
    expect(ORDERS.filter((id) => orderOf(charts, id).choose)).toEqual(["atlantic_breakout"]);
  });

  it("17.1 the charts score sunk ships higher than damaged ones", () => {
    const { sunk, damaged } = charts.VICTORY_POINTS.facts;
    expect(CLASSES.map((each) => [sunk[each], damaged[each]])).toEqual([
      [18, 6],
      [18, 6],
      [18, 6],
      [9, 3],
      [6, 2],
      [6, 2],
      [6, 2],
      [3, 1],
      [20, 10],
    ]);
  });

  it("11.1 Leadership bands are worth 0, 1 and 2", () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((leadership) => leadershipValue(charts, leadership))).toEqual([
      0, 0, 0, 1, 1, 2, 2,
    ]);
  });

  it("13.2 terrain draws as ruled", () => {
    const draws = (id: (typeof TERRAINS)[number]) => [terrainOf(charts, id).draws, terrainOf(charts, id).add];
    expect(draws("high_seas")).toEqual(["alert", 0]);
    expect(draws("allied_patrol_zone")).toEqual(["alert", 1]);
    expect(draws("allied_naval_base")).toEqual(["alert", 2]);
    expect(draws("allied_port")).toEqual(["alert", 1]);
    expect(terrainOf(charts, "neutral_port")).toMatchObject({ draws: "alert_from", from: 4, chartDraws: "none" });
    expect(terrainOf(charts, "central_powers_port")).toMatchObject({ coal: "2d6", ammunition: "1d6", cargo: false });
  });

  it("14.5 hit charts have one column for each side", () => {
    const words = (rows: readonly { min: number | null; result: string }[]) => rows.map((each) => each.result);
    expect(words(germanHits(charts.GUNNERY_HIT).rows)).toEqual([
      "guns",
      "guns",
      "hull",
      "engines",
      "bridge",
      "critical",
    ]);
    expect(words(alliedHits(charts.TORPEDO_HIT).rows)).toEqual([
      "hull_damage",
      "severe_hull_damage",
      "engine_damage",
      "dud",
      "magazine",
    ]);
    expect(bombardmentHits(charts, "port")).toMatchObject({ column: "port", chart: "BOMBARDMENT_HIT" });
    expect(bombardmentHits(charts, "naval_base").rows.at(-1)).toMatchObject({ vpDice: "2d6", units: "all" });
  });
});
