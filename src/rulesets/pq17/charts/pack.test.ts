import { describe, expect, it } from "vitest";
import { rowFor } from "../../../core/charts/look-up";
import { chartGaps } from "../../../core/charts/totality";
import type { AnyChart } from "../../../core/contract/chart";
import {
  CHITS,
  CONDITIONS,
  EVENTS,
  ICE_CONDITIONS,
  type Light,
  PERIODS,
  SEASONS,
  SHIP_TYPES,
  SIDES,
  WEATHER,
} from "../vocabulary";
import {
  airbaseOf,
  airbasesAt,
  airUnitOf,
  belongsTo,
  byLetter,
  cardOf,
  conditionFacts,
  conditionOf,
  findCard,
  findUnit,
  galeDispersal,
  germanFuel,
  iceOf,
  idGainOf,
  interceptorsAt,
  isClass,
  opponentOf,
  pack,
  periodOf,
  portAt,
  portOf,
  randomEvents,
  scenarioOf,
  sideOf,
  speedAt,
  symbolOf,
  turnIndex,
  typesOf,
  unitOf,
  weatherTable,
} from "./pack";
import { packSchema } from "./schema";

const { charts } = pack;

describe("H the chart pack of PQ-17", () => {
  it("is what its schema says", () => {
    expect(packSchema.safeParse(pack).error).toBeUndefined();
  });

  it.each(Object.entries<AnyChart>(charts))("%s is total, names itself and says where it comes from", (id, chart) => {
    expect(chartGaps(chart)).toEqual([]);
    expect(chart.id).toBe(id);
    expect(chart.provenance.ref).toMatch(/\S/);
    expect(chart.rules.length).toBeGreaterThan(0);
  });

  it("a chart with a gap: a fault with the total", () => {
    const { ASW } = charts;
    expect(chartGaps({ ...ASW, rows: ASW.rows.slice(1) })).toContainEqual(
      expect.objectContaining({ code: "CHART_TOTAL_UNCOVERED", total: 4 }),
    );
    const twice = chartGaps({ ...ASW, rows: [...ASW.rows, { min: 5, max: 5 }] });
    expect(twice).toMatchObject([{ code: "CHART_TOTAL_DOUBLY_COVERED", total: 5 }]);
  });

  it("every modifier: has a rule and a condition, and occurs once in its chart", () => {
    for (const chart of Object.values<AnyChart>(charts)) {
      const { modifiers = [] } = chart;
      for (const { rule, when } of modifiers) expect(rule.length * when.length).toBeGreaterThan(0);
      expect(new Set(modifiers.map(({ code }) => code)).size).toBe(modifiers.length);
    }
  });

  it("counts 59 ships, 22 classes, 33 air units, 374 hexes, 19 ports, 13 airbases and 24 fortnights", () => {
    const { SHIPS, LIGHT_UNITS, AIR_UNITS, MAP, PORTS, AIRBASES, CALENDAR } = charts;
    const counts = [SHIPS.facts.ships, LIGHT_UNITS.facts.units, AIR_UNITS.facts.units, MAP.facts.hexes];
    expect(counts.map((list) => list.length)).toEqual([59, 22, 33, 374]);
    expect([PORTS.facts.ports.length, AIRBASES.facts.bases.length]).toEqual([19, 13]);
    expect(CALENDAR.facts.fortnights).toHaveLength(24);
    expect([EVENTS.length, CONDITIONS.length, CHITS.length]).toEqual([16, 16, 26]);
  });
});

describe("1.4 ships", () => {
  it("1.4 types belong to groups", () => {
    expect(typesOf(charts, "capital")).toEqual(["BB", "BC", "CV"]);
    expect(typesOf(charts, "carrier")).toEqual(["CV", "CVE"]);
    expect(typesOf(charts, "cruiser")).toEqual(["CA", "CB", "CL", "CLAA", "CM"]);
    expect(typesOf(charts, "heavy")).toEqual(["BB", "BC", "CV", "CVE", "CA", "CB", "CL", "CLAA", "CM"]);
    expect(typesOf(charts, "light")).toEqual(["DD", "TB", "ES"]);
    expect(typesOf(charts, "convoy_ship")).toEqual(["AX", "MX"]);
    expect(typesOf(charts, "warship")).toHaveLength(13);
    expect(belongsTo(charts, "SS", "submarine")).toBe(true);
  });

  it("1.4 battleships have 4 or 5 CS, battlecruisers 3, carriers 3 or 4, escort carriers 1 or 2, cruisers 1 to 4", () => {
    const limits = { BB: [4, 5], BC: [3, 3], CV: [3, 4], CVE: [1, 2], CA: [1, 4], CB: [1, 4], CL: [1, 4] } as const;
    for (const [type, [least, most]] of Object.entries(limits)) {
      const cs = charts.SHIPS.facts.ships.filter((ship) => ship.type === type).map((ship) => ship.cs);
      expect(cs.length).toBeGreaterThan(0);
      for (const each of cs) expect(each >= least && each <= most).toBe(true);
    }
  });

  it("15.4.3 Jamaica has 4 CS and is worth 4 points sunk", () => {
    const jamaica = unitOf(charts, "jamaica");
    expect(jamaica).toMatchObject({ type: "CL", nation: "british", cs: 4 });
    expect(jamaica.cs * charts.VICTORY_POINTS.facts.sunkPerCs.allied.CL).toBe(-4);
  });

  it("5.1 Admiral Hipper loses speed with her CS; a class moves as a full counter does", () => {
    const hipper = unitOf(charts, "admiral_hipper");
    expect([4, 3, 2, 1, 0].map((cs) => speedAt(hipper, cs))).toEqual(["high", "high", "high", "moderate", "none"]);
    expect([speedAt(unitOf(charts, "mv"), 29), speedAt(unitOf(charts, "ss_german"), 4)]).toEqual(["slow", "moderate"]);
    expect(charts.SPEEDS.facts.hexes).toEqual({ high: 3, moderate: 2, slow: 1, dead_slow: 1, none: 0 });
  });

  it("11.3.2 an oiler carries fuel for ten CS with each of its own", () => {
    expect(unitOf(charts, "aldersdale")).toMatchObject({ subtype: "AO", cs: 2, oilPerCs: 10 });
    expect(unitOf(charts, "mo").oilPerCs).toBe(10);
    expect(unitOf(charts, "palomares").oilPerCs).toBeNull();
  });

  it("a class is held as one entry, a ship by its name; merchants belong to either side", () => {
    expect([isClass(charts, unitOf(charts, "dd_ai")), isClass(charts, unitOf(charts, "tirpitz"))]).toEqual([
      true,
      false,
    ]);
    expect([sideOf(unitOf(charts, "tirpitz")), sideOf(unitOf(charts, "dd_us")), sideOf(unitOf(charts, "mv"))]).toEqual([
      "axis",
      "allied",
      null,
    ]);
    expect(findUnit(charts, "yamato")).toBeUndefined();
    expect(() => unitOf(charts, "yamato")).toThrow("yamato");
    expect(SIDES.map(opponentOf)).toEqual(["axis", "allied"]);
  });

  it("7.2.7 a Ju 88 bombs as a light bomber, but as a medium one in port at night", () => {
    expect(airUnitOf(charts, "ju88a4")).toMatchObject({ type: "MB", bombsAs: "LB", bombsInPortAtNightAs: "MB" });
    expect(airUnitOf(charts, "he111h6")).toMatchObject({ bombsAs: "MB", bombsInPortAtNightAs: "MB", torpedoes: 2 });
    expect(airUnitOf(charts, "bf109").bombsAs).toBeNull();
    expect(airUnitOf(charts, "pr_ju88").bombsAs).toBeNull();
  });
});

describe("1.7 the decks", () => {
  it.each(SIDES)("the %s deck holds the cards 1 to 40 once", (side) => {
    const numbers = charts.DECKS.facts[side].map(({ no }) => no).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    expect(findCard(charts, side, 41)).toBeUndefined();
    expect(() => cardOf(charts, side, 0)).toThrow("card 0");
  });

  it("shows a result for assets, light and weather, and the ID it adds", () => {
    const card = cardOf(charts, "allied", 2);
    const shown = (light: Light) => WEATHER.map((weather) => symbolOf(card, light, "both", weather)).join("");
    expect([shown("day"), shown("night")]).toEqual(["S0-3-", "UUUUU"]);
    expect(WEATHER.map((weather) => idGainOf(card, "day", weather))).toEqual([1, 2, 1, 2, 1]);
  });

  it("by day and in Fair weather a force alone finds an unidentified block with about three cards in ten", () => {
    const finds = (row: "force" | "both", symbols: string) =>
      charts.DECKS.facts.allied.filter((card) => symbols.includes(symbolOf(card, "day", row, "fair"))).length;
    expect([finds("force", "UC"), finds("force", "UCS"), finds("both", "UC")]).toEqual([13, 17, 21]);
  });

  it("9.2.5, 9.3.2 stops a convoy with 16 cards of 40 and disperses it with 14; 8 damage ships in ice", () => {
    for (const side of SIDES) {
      const cards = charts.DECKS.facts[side];
      const counts = [cards.filter((card) => card.stop), cards.filter((card) => card.disperse)];
      expect(counts.map((list) => list.length)).toEqual([16, 14]);
      expect(cards.filter((card) => card.damage + card.plus > 0)).toHaveLength(8);
    }
  });

  it("aircraft find nothing in a Gale", () => {
    for (const card of SIDES.flatMap((side) => charts.DECKS.facts[side])) {
      expect([symbolOf(card, "day", "air", "gale"), symbolOf(card, "night", "air", "gale")]).toEqual(["-", "-"]);
    }
  });
});

describe("9, 10 weather and ice", () => {
  it("weather grows worse from summer to winter", () => {
    const storms = (season: (typeof SEASONS)[number]) =>
      Array.from({ length: 19 }, (_, roll) => rowFor(weatherTable(charts, season), roll)?.row.result ?? "").filter(
        (each) => ["storm", "gale"].includes(each),
      ).length;
    expect(SEASONS.map(storms)).toEqual([5, 6, 7]);
  });

  it("9.3.2 the worse the Gale, the more ships it scatters", () => {
    expect([15, 16, 17, 18, 21].map((roll) => galeDispersal(charts, roll))).toEqual([-6, -5, -4, -3, -2]);
  });

  it("9.2 nothing flies in Fog or a Gale; fixed radii work in all but a Gale", () => {
    const { conditions } = charts.WEATHER_EFFECTS.facts;
    expect(WEATHER.filter((weather) => !conditions[weather].airUnitsFly)).toEqual(["fog", "gale"]);
    expect(WEATHER.filter((weather) => !conditions[weather].fixedRadii)).toEqual(["gale"]);
    expect(WEATHER.filter((weather) => conditions[weather].cam)).toEqual(["fair", "reduced_visibility"]);
    expect(WEATHER.map((weather) => conditions[weather].highSpeed)).toEqual(["all", "all", "all", "heavy", "none"]);
  });

  it("10.2 draws 0 to 4 cards; Thin Pack is crossed with 6 or more; the Axis stops at Heavy Drift", () => {
    const { conditions } = charts.ICE_EFFECTS.facts;
    expect(ICE_CONDITIONS.map((each) => conditions[each].cards)).toEqual([0, 1, 2, 3, 4]);
    expect(ICE_CONDITIONS.map((each) => conditions[each].breakthrough)).toEqual([0, 0, 0, 6, 0]);
    expect(ICE_CONDITIONS.filter((each) => conditions[each].axis)).toEqual(["clear", "light_drift"]);
    expect(ICE_CONDITIONS.filter((each) => !conditions[each].passable)).toEqual(["solid_pack"]);
    expect(ICE_CONDITIONS.map((each) => conditions[each].plus)).toEqual([
      "never",
      "never",
      "crossed",
      "crossed",
      "always",
    ]);
  });

  it("10.1 ice differs from what is expected by one step at most", () => {
    ICE_CONDITIONS.forEach((expected, severity) => {
      for (const { result } of iceOf(charts, expected).rows) {
        expect(Math.abs(ICE_CONDITIONS.indexOf(result) - severity)).toBeLessThanOrEqual(1);
      }
    });
  });

  it("10.3 the corridor softens drift to Clear and Thin Pack to Light Drift", () => {
    const { becomes, hexes } = charts.MAP_AREAS.facts.icebreaking;
    expect(Object.values(becomes)).toEqual(["clear", "clear", "clear", "light_drift", "solid_pack"]);
    expect(hexes).toEqual(["0818", "0919", "1019", "1119"]);
  });
});

describe("12, 13 chits and events", () => {
  it("12 chit T of the PQ-12 scenario is an Axis convoy", () => {
    const period = periodOf(charts, scenarioOf(charts, "pq_12").fortnight);
    expect(period).toBe("early");
    expect(conditionOf(charts, "axis", "early", "T")).toEqual({ condition: "axis_convoy", bonus: false });
    expect([periodOf(charts, "1942-05-I"), periodOf(charts, "1946-01-I")]).toEqual(["mid", undefined]);
  });

  it("12.2.1, 12.3, 12.10 letters: give returns and compositions", () => {
    const { returns } = conditionFacts(charts, "atlantic_breakout");
    const back = (chit: "A" | "E" | "H" | "I" | "Z") => {
      const row = byLetter(returns, chit);
      return [row?.turn, row?.fuelWarning];
    };
    expect([back("A"), back("E"), back("H"), back("I"), back("Z")]).toEqual([
      ["4AM", "8PM"],
      ["7AM", "11AM"],
      ["9AM", "12PM"],
      ["4AM", null],
      [null, null],
    ]);
    const { convoys } = conditionFacts(charts, "axis_convoy");
    expect(byLetter(convoys, "J")).toMatchObject({ es: 1, mv: 2, vpIfLate: 2 });
    expect(byLetter(convoys, "S")).toMatchObject({ es: 2, mv: 3, vpIfLate: 3 });
    expect(byLetter(convoys, "D")).toBeUndefined();
    expect(byLetter(conditionFacts(charts, "gearbox").forces, "F")).toMatchObject({ ca: 1, cl: 1, dd: 1 });
  });

  it("every condition but NONE: in a column of a side that may have it", () => {
    const values = new Set(
      SIDES.flatMap((side) =>
        PERIODS.flatMap((period) => CHITS.map((chit) => conditionOf(charts, side, period, chit).condition)),
      ),
    );
    expect([...values].sort()).toEqual([...CONDITIONS].sort());
  });

  it("13 every event: in a column, and Local Weather names its region", () => {
    const rows = SIDES.flatMap((side) => randomEvents(charts, side).rows);
    expect([...new Set(rows.map(({ event }) => event))].sort()).toEqual([...EVENTS].sort());
    for (const { event, region } of rows) expect(region !== null).toBe(event === "local_weather");
  });

  it("15.1 a late chit brings Gruppe Nord more points", () => {
    expect([germanFuel(charts, "1942-03-II", "A"), germanFuel(charts, "1942-07-I", "Z")]).toEqual([0, 3]);
    expect(germanFuel(charts, "1942-03-I", "Z")).toBe(0);
  });
});

describe("2, 4, 5, 11 points, command, ports and fuel", () => {
  it("2.4, 2.2, 2.1 scores as the rules say", () => {
    const { facts } = charts.VICTORY_POINTS;
    expect(facts.capitalDamagePerCs).toEqual({ allied: -5, axis: 10 });
    expect(facts.criticalFuel).toEqual({ capitalShip: 2, cruiserOrCve: 1, lightPerCs: 0.5 });
    expect([facts.loadedMxArrived, facts.arrivalShare, facts.shortfallPerMx]).toEqual([1, 0.75, -0.5]);
    for (const type of SHIP_TYPES) {
      expect(facts.sunkPerCs.allied[type]).toBeLessThan(0);
      expect(facts.sunkPerCs.axis[type]).toBeGreaterThan(0);
    }
  });

  it("4.3.2 four command points cost the Allies two points", () => {
    expect(4 * charts.COMMAND_POINTS.facts.vpPerPoint.allied).toBe(-2);
  });

  it("5.1.2 the ports of North Russia take more warships from November 1942 and November 1943 on", () => {
    const rows = charts.PORT_CAPACITY.facts.rows.map((row) => [row.from, row.capitalShips, row.cruisers, row.lightCs]);
    expect(rows).toEqual([
      ["1941-07-II", 0, 1, 5],
      ["1942-11-II", 0, 2, 8],
      ["1943-11-II", 1, 3, 10],
    ]);
  });

  it("7.3.2 torpedoes are reloaded in five ports, one of them for submarines only", () => {
    const ports = charts.PORTS.facts.ports.filter((port) => port.reloads).map((port) => port.id);
    expect(ports).toEqual(["scapa_flow", "lerwick", "bergen", "trondheim", "narvik"]);
    expect(portOf(charts, "lerwick").submarinesOnly).toBe(true);
    expect(portOf(charts, "barentsburg").refuels).toBe(false);
    expect([portAt(charts, "germany")?.id, portAt(charts, "0410")]).toEqual(["kiel", undefined]);
    expect(() => portOf(charts, "hull")).toThrow("hull");
  });

  it("1.1.2 Interceptors change with the date", () => {
    const vaenga = airbaseOf(charts, "vaenga");
    expect(interceptorsAt(vaenga, "1942-02-II")).toEqual([{ unit: "i16", cs: 2 }]);
    expect(interceptorsAt(vaenga, "1942-03-I")).toEqual([{ unit: "hurricane_vvs", cs: 2 }]);
    expect(airbasesAt(charts, "0817").map(({ id }) => id)).toEqual(["vaenga"]);
    expect(() => airbaseOf(charts, "kiel")).toThrow("kiel");
  });

  it("7.5.8 rounds against an unescorted convoy", () => {
    const { facts, modifiers } = charts.UNESCORTED_ROUNDS;
    expect([facts, modifiers.map(({ value }) => value)]).toEqual([{ base: 2, least: 1 }, [1, 1, -1, -2]]);
  });

  it("11.1 fuel lasts 12 turns, 20 for heavy ships alone, then 3 to Critical", () => {
    const { warningTurns, warningTurnsHeavy, dangerTurns, highSpeed, surfaceCombat } = charts.FUEL.facts;
    expect([warningTurns, warningTurnsHeavy, dangerTurns, highSpeed, surfaceCombat]).toEqual([12, 20, 3, 3, 2]);
  });
});

describe("8 the scenarios", () => {
  it("8.1 turns count from 1AM", () => {
    expect(["1AM", "1PM", "3AM", "15PM", "16AM"].map(turnIndex)).toEqual([1, 2, 5, 30, 31]);
  });

  it("8.3 scenario VIII, JW-51B, starts at 3AM, in the dark", () => {
    expect(scenarioOf(charts, "jw_51b")).toMatchObject({
      number: "VIII",
      start: "3AM",
      fortnight: "1942-12-II",
      light: { am: "night", pm: "night" },
    });
    expect(() => scenarioOf(charts, "pq_18")).toThrow("pq_18");
  });

  it("light and season of a scenario are those of the calendar", () => {
    for (const { fortnight, light, season } of charts.SCENARIOS.facts.scenarios) {
      const day = charts.CALENDAR.facts.fortnights.find(({ id }) => id === fortnight.slice(5));
      expect({ light, season }).toEqual({ light: day?.light, season: day?.season });
    }
  });

  it("7.5 the JW-51B example finds its forces", () => {
    const { forces } = scenarioOf(charts, "jw_51b");
    const units = (id: string) =>
      Object.fromEntries(
        SIDES.flatMap((side) => forces[side])
          .find((force) => force.id === id)
          ?.units.map(({ unit, cs }) => [unit, cs]) ?? [],
      );
    expect(units("force_r")).toMatchObject({ sheffield: 4, jamaica: 4 });
    expect(units("altafjord_group")).toEqual({ admiral_hipper: 4, lutzow: 4, dd_z34_36: 3, dd_z36a: 3 });
    expect(units("ocean_escort")).toEqual({ dd_jr: 1, tb_old: 1, tb_op: 3 });
  });

  it("15 the campaign runs from March I to December II 1942 in 20 fortnights", () => {
    const { fortnights, orderOfBattle, replacements } = charts.CAMPAIGN.facts;
    expect([fortnights[0], fortnights.at(-1), fortnights.length]).toEqual(["1942-03-I", "1942-12-II", 20]);
    expect([orderOfBattle.length, replacements.length]).toEqual([31, 20]);
    expect(orderOfBattle.filter(({ tags }) => tags.includes("new")).map(({ units }) => units[0]?.unit)).toEqual([
      "anson",
      "jamaica",
      "bermuda",
      "howe",
    ]);
  });
});
