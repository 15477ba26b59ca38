import { describe, expect, it } from "vitest";
import type { AnyChart, ChartRow } from "../../../core/charts/chart";
import { covers, modifierOf, rowFor, viewOf } from "../../../core/charts/look-up";
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
  aaAt,
  aaDefense,
  airbaseOf,
  airbasesAt,
  airUnitOf,
  belongsTo,
  bombTargetOf,
  byLetter,
  cardOf,
  conditionFacts,
  conditionOf,
  findCard,
  findUnit,
  galeDispersal,
  germanFuel,
  gunneryHit,
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
  torpedoDamage,
  turnIndex,
  typesOf,
  unitOf,
  weatherOf,
} from "./pack";
import { packSchema } from "./schema";

const { charts } = pack;
const total = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const HIGHEST: Readonly<Record<string, number>> = { "1d0-9": 9, "2d0-9": 18 };

/** Totals that the dice and modifiers of a chart reach and that not exactly one of the rows holds. */
function holes(chart: AnyChart): string[] {
  const views = chart.columns ?? (chart.rows === undefined ? [] : [{ id: "", rows: chart.rows }]);
  const reach = (sign: number) =>
    total((chart.modifiers ?? []).map(({ value, per }) => Math.max(0, value * sign) * (per === undefined ? 1 : 12)));
  const high = HIGHEST[chart.dice ?? ""] ?? Number.NaN;
  return views.flatMap(({ id, rows }) => {
    const wrong: string[] = Number.isNaN(high) ? [`dice ${chart.dice}`] : [];
    for (let sum = -reach(-1); sum <= high + reach(1); sum += 1) {
      if (rows.filter((row: ChartRow) => covers(row, sum)).length !== 1) wrong.push(`${id} ${sum}`);
    }
    return wrong;
  });
}

describe("H the chart pack of PQ-17", () => {
  it("is what its schema says", () => {
    expect(packSchema.safeParse(pack).error).toBeUndefined();
  });

  it.each(Object.entries<AnyChart>(charts))("%s is total, names itself and says where it comes from", (id, chart) => {
    expect(holes(chart)).toEqual([]);
    expect(chart.id).toBe(id);
    expect(chart.provenance.ref).not.toBe("");
    expect(chart.rules.length).toBeGreaterThan(0);
  });

  it("finds the holes of a chart", () => {
    const { ASW } = charts;
    expect(holes({ ...ASW, rows: ASW.rows.slice(1) })).toContain(" 4");
    expect(holes({ ...ASW, rows: [...ASW.rows, { min: 5, max: 5 }] })).toEqual([" 5"]);
    expect(holes({ ...ASW, dice: "1d10" })).toEqual(["dice 1d10"]);
  });

  it("every modifier names its rule and when it applies, and stands in its chart once", () => {
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

describe("7.5 the JW-51B example", () => {
  const hits = (firing: "CA" | "CL" | "DD" | "TB", target: "DD" | "TB" | "CA", dice: number[], drm = 0) =>
    dice.filter((die) => die + drm >= (gunneryHit(charts, firing, target) ?? 99)).length;
  const evasion = modifierOf(charts.NAVAL_GUNNERY, "EVASION_FIRER").value;

  it("round 1: Hipper hits the destroyer once, the German destroyers miss, and so does the British one", () => {
    expect(hits("CA", "DD", [0, 3, 6, 8])).toBe(1);
    expect(hits("DD", "TB", [2, 7, 1])).toBe(0);
    expect(hits("DD", "CA", [5])).toBe(0);
  });

  it("round 2: Hipper, evading, hits the torpedo boat once; the others miss", () => {
    expect(hits("CA", "TB", [0, 2, 8, 9], evasion)).toBe(1);
    expect(hits("DD", "TB", [4, 5, 3])).toBe(0);
  });

  it("round 3: Jamaica hits Hipper twice and Sheffield a destroyer once; the torpedo boats miss", () => {
    expect(hits("CL", "CA", [1, 4, 8, 9])).toBe(2);
    expect(hits("CL", "DD", [2, 3, 6, 7])).toBe(1);
    expect(hits("TB", "DD", [0, 2, 6])).toBe(0);
  });

  it("round 3: torpedoes of 0, 3 and 8 miss a cruiser that evades", () => {
    const drm = modifierOf(charts.TORPEDO_ATTACK, "EVASION_TARGET").value;
    const results = [0, 3, 8].map((die) => rowFor(viewOf(charts.TORPEDO_ATTACK), die + drm)?.row.result);
    expect(results).toEqual(["miss", "miss", "miss"]);
  });

  it("7.6 a surprise roll of 3 against an unidentified attacker in Reduced Visibility fails at 5; 8 would succeed", () => {
    const drm = total(
      ["REDUCED_VISIBILITY", "ATTACKER_UNIDENTIFIED"].map((code) => modifierOf(charts.SURPRISE, code).value),
    );
    const read = (die: number) => rowFor(viewOf(charts.SURPRISE), die)?.row.result;
    expect([drm, read(3 + drm), read(7), read(8)]).toEqual([2, "none", "none", "surprise"]);
  });

  it("7.5.2 a withdrawal roll of 5 becomes 7 at night in Reduced Visibility and succeeds", () => {
    const drm = total(["NIGHT", "REDUCED_VISIBILITY"].map((code) => modifierOf(charts.WITHDRAWAL, code).value));
    const read = (die: number) => rowFor(viewOf(charts.WITHDRAWAL), die)?.row.result;
    expect([read(5 + drm), read(6)]).toEqual(["withdraw", "stay"]);
  });

  it("7.9 the fate of the destroyer hit with a 7 is damage", () => {
    expect(rowFor(viewOf(charts.DESTROYER_FATE), 7)?.row.result).toBe("damaged");
    expect(rowFor(viewOf(charts.DESTROYER_FATE), 3)?.row.result).toBe("sunk");
  });

  it("7.5.5 escorts, carriers, submarines and convoy ships fire no guns", () => {
    const silent = SHIP_TYPES.filter((type) => charts.NAVAL_GUNNERY.facts.hit[type] === null);
    expect(silent).toEqual(["CV", "CVE", "ES", "SS", "AX", "MX"]);
    expect(silent).toEqual(SHIP_TYPES.filter((type) => !charts.SHIP_TYPES.facts.types[type].gunnery));
    expect(gunneryHit(charts, "BB", "SS")).toBeNull();
  });
});

describe("7.2 the examples of air attack", () => {
  it("7.2.3 the scramble over Kirkenes", () => {
    const number = (id: string) => airUnitOf(charts, id).airCombat;
    const read = (die: number, drm: number) => rowFor(viewOf(charts.AIR_COMBAT), die + drm)?.row.result;
    const escorts = number("bf109") - number("fulmar");
    expect([read(5, escorts), read(6, escorts)]).toEqual(["none", "abort"]);
    const bombers = number("bf109") - number("albacore");
    expect([read(0, bombers), read(2, bombers)]).toEqual(["none", "none"]);
    const plus = number("bf110") + modifierOf(charts.AIR_COMBAT, "PLUS").value - number("albacore");
    expect([airUnitOf(charts, "bf110").plus, read(2, plus), read(7, plus)]).toEqual([true, "none", "hit"]);
    const back = Math.max(charts.AIR_COMBAT.fighterLeast, number("fulmar") - number("bf109"));
    expect([back, read(2, back), read(9, back)]).toEqual([0, "none", "damaged"]);
  });

  it("7.2.5, 7.2.6 the attack on a small convoy", () => {
    expect([aaAt(unitOf(charts, "dd_ai"), 3), aaAt(unitOf(charts, "es_british"), 1)]).toEqual([1, "*"]);
    expect([aaAt(unitOf(charts, "mv"), 5), aaAt(unitOf(charts, "aldersdale"), 2)]).toEqual(["*", 1]);
    const torpedoes = modifierOf(charts.AA_DEFENSE, "TORPEDO_RUN").value;
    const aa = (die: number) => rowFor(aaDefense(charts, "1"), die)?.row;
    expect(aa(4)).toMatchObject({ result: "none", steps: 0 });
    expect(aa(7 + torpedoes)).toMatchObject({ result: "abort", steps: 1 });
    expect([aa(7)?.result, aa(6 + torpedoes)?.result, aa(9)?.result]).toEqual(["none", "none", "abort"]);
    const convoy = modifierOf(charts.TORPEDO_ATTACK, "TARGET_CONVOY_SHIP").value;
    const torpedo = (die: number) => rowFor(viewOf(charts.TORPEDO_ATTACK), die + convoy)?.row.result;
    expect([torpedo(5), torpedo(7)]).toEqual(["miss", "success"]);
    const bombs = (type: "DD" | "MX") => charts.NAVAL_BOMBING.facts.hit.LB[bombTargetOf(charts, type)];
    expect([bombs("MX"), bombs("DD")]).toEqual([7, 9]);
  });
});

describe("7.4.3 the example of submarine combat", () => {
  const drm = (...codes: string[]) => total(codes.map((code) => modifierOf(charts.SUBMARINE_COMBAT, code).value));
  const order = (roll: number) => rowFor(viewOf(charts.SUBMARINE_COMBAT), roll)?.row;
  const escorts = 3 * drm("ESCORTS");

  it("the first pack rolls 3, modified to 2: two attacks after the ASW attack", () => {
    const roll = 3 + drm("NIGHT", "PACK_3", "PACK_ID") + escorts;
    expect(roll).toBe(2);
    expect(order(roll)).toMatchObject({ before: 0, after: 2, refuellingStops: false });
  });

  it("the second pack rolls 7, modified to 6: two attacks before it, and refuelling stops", () => {
    const roll = 7 + drm("NIGHT") + escorts;
    expect(roll).toBe(6);
    expect(order(roll)).toMatchObject({ before: 2, refuellingStops: true });
    expect([charts.SUBMARINE_COMBAT.least, charts.SUBMARINE_COMBAT.most]).toEqual([-6, 6]);
  });

  it("ASW: British 2 and 4 fail, Soviet 7 becomes 6 and holds down, 9 becomes 8 and succeeds, 5 damages", () => {
    const soviet = modifierOf(charts.ASW, "SOVIET").value;
    const read = (die: number) => rowFor(viewOf(charts.ASW), die)?.row.result;
    expect([read(2), read(4), read(7 + soviet), read(7), read(9 + soviet)]).toEqual([
      "none",
      "none",
      "held_down",
      "held_down",
      "success",
    ]);
    expect(rowFor(viewOf(charts.ASW_SUCCESS), 5)?.row.result).toBe("damaged");
  });

  it("a damage roll of 8 sinks two merchants, worth four points when loaded", () => {
    const row = rowFor(torpedoDamage(charts, "MX"), 8)?.row;
    expect(row).toMatchObject({ hits: 0, crippled: false, sunk: 2 });
    const { sunkPerCs, loadedMxSunk } = charts.VICTORY_POINTS.facts;
    expect(2 * (sunkPerCs.allied.MX + loadedMxSunk)).toBe(-4);
  });

  it("7.4.5 a pack leaves an Air Radius with 4 or less", () => {
    expect([4, 5].map((die) => rowFor(viewOf(charts.ASW), die)?.row.result)).toEqual(["none", "held_down"]);
  });
});

describe("9, 10 weather and ice", () => {
  it("weather grows worse from summer to winter", () => {
    const storms = (season: (typeof SEASONS)[number]) =>
      Array.from({ length: 19 }, (_, roll) => rowFor(weatherOf(charts, season), roll)?.row.result ?? "").filter(
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

  it("12.2.1, 12.3, 12.10 letters tell returns and compositions", () => {
    const { returns } = conditionFacts(charts, "atlantic_breakout");
    const back = (chit: "A" | "E" | "H" | "I" | "Z") => {
      const found = byLetter(returns, chit);
      return [found?.turn, found?.fuelWarning];
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

  it("every condition but NONE stands in some column of a side that may bear it", () => {
    const found = new Set(
      SIDES.flatMap((side) =>
        PERIODS.flatMap((period) => CHITS.map((chit) => conditionOf(charts, side, period, chit).condition)),
      ),
    );
    expect([...found].sort()).toEqual([...CONDITIONS].sort());
  });

  it("13 every event but none stands in a column, and Local Weather names its region", () => {
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
