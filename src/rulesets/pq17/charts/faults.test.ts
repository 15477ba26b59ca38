import { describe, expect, it } from "vitest";
import { overrideCharts } from "../../../core/request/charts";
import { isMalformed, malformedFaults } from "../../../core/request/result";
import { formatFault } from "../../../core/text/message";
import { phrasesOf, templates } from "../text/index";
import { chartFaults } from "./faults";
import { pack } from "./pack";
import { type Charts, packSchema } from "./schema";

const FRENCH = await phrasesOf("fr");

const JAPANESE = await phrasesOf("ja");

/** The pack's charts, broken in one place that their schema allows. */
function broken(change: (charts: Charts) => void): Charts {
  const charts = structuredClone(pack.charts);
  change(charts);
  expect(packSchema.safeParse({ ...pack, charts }).error).toBeUndefined();
  return charts;
}

const SCENARIO = "SCENARIOS/facts/scenarios/0";

const scenario = (charts: Charts) => charts.SCENARIOS.facts.scenarios[0]!;

const force = (charts: Charts, id: string) =>
  Object.values(scenario(charts).forces)
    .flat()
    .find((each) => each.id === id)!;

const hex = (charts: Charts, id: string) => charts.MAP.facts.hexes.find((each) => each.id === id)!;

const ship = (charts: Charts, id: string) => charts.SHIPS.facts.ships.find((each) => each.id === id)!;

describe("H faults of a caller's own charts", () => {
  it("the pack has none", () => {
    expect(chartFaults(pack.charts)).toEqual([]);
  });

  it.each<[code: string, pointer: string, change: (charts: Charts) => void]>([
    ["HEX_REPEATED", "MAP/facts/hexes/374/id", ({ MAP }) => MAP.facts.hexes.push({ ...MAP.facts.hexes[3]! })],
    [
      "HEX_OFF_MAP",
      "MAP/facts/hexes/374/id",
      ({ MAP }) => MAP.facts.hexes.push({ ...MAP.facts.hexes[0]!, id: "1801" }),
    ],
    [
      "SEA_DISCONNECTED",
      "MAP/facts/hexes/14",
      (charts) => {
        for (const id of ["0114", "0116", "0214"]) hex(charts, id).terrain = "closed";
        hex(charts, "0214").terrain = "coast";
        for (const id of ["0213", "0215", "0314", "0315"]) hex(charts, id).terrain = "closed";
      },
    ],
    ["BOX_REPEATED", "MAP/facts/boxes/2/id", ({ MAP }) => (MAP.facts.boxes[2]!.id = "germany")],
    ["HEX_UNKNOWN", "MAP/facts/boxes/0/entries/1", ({ MAP }) => (MAP.facts.boxes[0]!.entries[1] = "9901")],
    [
      "HEX_UNSUITABLE",
      "MAP_AREAS/facts/innerLeads/hexes/0",
      ({ MAP_AREAS }) => (MAP_AREAS.facts.innerLeads.hexes[0] = "1015"),
    ],
    [
      "HEX_UNKNOWN",
      "MAP_AREAS/facts/sovietSubmarines/closed/0/hex",
      ({ MAP_AREAS }) => (MAP_AREAS.facts.sovietSubmarines.closed[0]!.hex = "9901"),
    ],
    [
      "PORT_UNKNOWN",
      "MAP_AREAS/facts/patrolWhite/port",
      ({ MAP_AREAS }) => (MAP_AREAS.facts.patrolWhite.port = "atlantis"),
    ],
    ["PLACE_REPEATED", "AIRBASES/facts/bases/6/id", ({ AIRBASES }) => (AIRBASES.facts.bases[6]!.id = "kiel")],
    [
      "PLACE_REPEATED",
      "PORTS/facts/ports/19/id",
      ({ PORTS }) => PORTS.facts.ports.push({ ...PORTS.facts.ports[0]!, id: "kara_sea", at: "0122" }),
    ],
    ["PORT_SHARED", "PORTS/facts/ports/13/at", ({ PORTS }) => (PORTS.facts.ports[13]!.at = "1111")],
    ["HEX_UNSUITABLE", "PORTS/facts/ports/13/at", ({ PORTS }) => (PORTS.facts.ports[13]!.at = "1015")],
    [
      "UNIT_UNKNOWN",
      "AIRBASES/facts/bases/0/interceptors/0/unit",
      ({ AIRBASES }) => (AIRBASES.facts.bases[0]!.interceptors[0]!.unit = "spitfire"),
    ],
    [
      "SECTOR_REPEATED",
      "AIR_COVER/facts/sectors/4/id",
      ({ AIR_COVER }) => (AIR_COVER.facts.sectors[4]!.id = "trondheim"),
    ],
    ["UNIT_REPEATED", "SHIPS/facts/ships/59/id", ({ SHIPS }) => SHIPS.facts.ships.push({ ...SHIPS.facts.ships[0]! })],
    ["UNIT_MISSHAPEN", "SHIPS/facts/ships/0/aa", (charts) => ship(charts, "king_george_v").aa.pop()],
    [
      "UNIT_UNSUITABLE",
      "SHIPS/facts/ships/30/type",
      (charts) => {
        expect(charts.SHIPS.facts.ships[30]!.id).toBe("cairo");
        ship(charts, "cairo").type = "DD";
      },
    ],
    [
      "UNIT_UNSUITABLE",
      "LIGHT_UNITS/facts/units/9/type",
      ({ LIGHT_UNITS }) => (LIGHT_UNITS.facts.units[9]!.type = "CL"),
    ],
    ["UNIT_UNSUITABLE", "SHIPS/facts/ships/0/subtype", (charts) => (ship(charts, "king_george_v").subtype = "AO")],
    [
      "UNIT_UNSUITABLE",
      "AIR_UNITS/facts/units/0/nation",
      ({ AIR_UNITS }) => (AIR_UNITS.facts.units[0]!.nation = "soviet"),
    ],
    ["CARD_REPEATED", "DECKS/facts/axis/7/no", ({ DECKS }) => (DECKS.facts.axis[7]!.no = 3)],
    [
      "LETTERS_INCOMPLETE",
      "SPECIAL_CONDITIONS/facts/columns/allied/mid",
      ({ SPECIAL_CONDITIONS }) => SPECIAL_CONDITIONS.facts.columns.allied.mid.pop(),
    ],
    [
      "LETTERS_INCOMPLETE",
      "GERMAN_FUEL/facts/columns/1/rows",
      ({ GERMAN_FUEL }) => (GERMAN_FUEL.facts.columns[1]!.rows[0]!.to = "F"),
    ],
    [
      "LETTERS_INCOMPLETE",
      "CONDITIONS/facts/conditions/axis_convoy/convoys",
      ({ CONDITIONS }) => (CONDITIONS.facts.conditions.axis_convoy.convoys[1]!.letters[0]!.to = "W"),
    ],
    [
      "CONDITION_UNSUITABLE",
      "SPECIAL_CONDITIONS/facts/columns/axis/early/1/condition",
      ({ SPECIAL_CONDITIONS }) => (SPECIAL_CONDITIONS.facts.columns.axis.early[1]!.condition = "title"),
    ],
    ["BANDS_INCOMPLETE", "GALE_DISPERSAL/facts/rows", ({ GALE_DISPERSAL }) => (GALE_DISPERSAL.facts.rows[1]!.max = 17)],
    ["BANDS_INCOMPLETE", "ID_LEVELS/facts/levels", ({ ID_LEVELS }) => (ID_LEVELS.facts.levels[4]!.level = 3)],
    ["FORTNIGHTS_INCOMPLETE", "CALENDAR/facts/fortnights", ({ CALENDAR }) => CALENDAR.facts.fortnights.pop()],
    [
      "FORTNIGHTS_INCOMPLETE",
      "SPECIAL_CONDITIONS/facts/periods",
      ({ SPECIAL_CONDITIONS }) => (SPECIAL_CONDITIONS.facts.periods.mid.to = "1942-08-II"),
    ],
    ["FORTNIGHTS_INCOMPLETE", "PORT_CAPACITY/facts/rows", ({ PORT_CAPACITY }) => PORT_CAPACITY.facts.rows.shift()],
    ["FORTNIGHTS_INCOMPLETE", "CAMPAIGN/facts/airSearch", ({ CAMPAIGN }) => CAMPAIGN.facts.airSearch.pop()],
    ["FORTNIGHTS_INCOMPLETE", "CAMPAIGN/facts/replacements", ({ CAMPAIGN }) => CAMPAIGN.facts.replacements.pop()],
    ["FORTNIGHTS_INCOMPLETE", "GERMAN_FUEL/facts/columns", ({ GERMAN_FUEL }) => GERMAN_FUEL.facts.columns.pop()],
    [
      "FORTNIGHTS_INCOMPLETE",
      "CAMPAIGN/facts/fortnights",
      ({ CAMPAIGN }) => {
        const [first = "", second = "", ...rest] = CAMPAIGN.facts.fortnights;
        CAMPAIGN.facts.fortnights = [first, rest[0] ?? "", second, ...rest.slice(1)];
      },
    ],
    ["LIMITS_CONTRADICT", "SUBMARINE_COMBAT/least", ({ SUBMARINE_COMBAT }) => (SUBMARINE_COMBAT.least = 7)],
    [
      "AIRBASE_UNKNOWN",
      "CONDITIONS/facts/conditions/bomber_command/base",
      ({ CONDITIONS }) => (CONDITIONS.facts.conditions.bomber_command.base = "kiel"),
    ],
    [
      "UNIT_UNKNOWN",
      "CONDITIONS/facts/conditions/title/target",
      ({ CONDITIONS }) => (CONDITIONS.facts.conditions.title.target = "bismarck"),
    ],
    [
      "SCENARIO_REPEATED",
      "SCENARIOS/facts/scenarios/3/id",
      ({ SCENARIOS }) => SCENARIOS.facts.scenarios.push(structuredClone(SCENARIOS.facts.scenarios[0]!)),
    ],
    ["SCENARIO_UNKNOWN", "CAMPAIGN/facts/setup/scenario", ({ CAMPAIGN }) => (CAMPAIGN.facts.setup.scenario = "pq_18")],
    [
      "FORCE_UNKNOWN",
      "CAMPAIGN/facts/setup/ballast/0/force",
      ({ CAMPAIGN }) => (CAMPAIGN.facts.setup.ballast[0]!.force = "qp_99"),
    ],
    [
      "PORT_UNKNOWN",
      "CAMPAIGN/facts/unloading/ports/hull",
      ({ CAMPAIGN }) => (CAMPAIGN.facts.unloading.ports.hull = 4),
    ],
    [
      "PLACE_UNKNOWN",
      "CAMPAIGN/facts/orderOfBattle/0/at",
      ({ CAMPAIGN }) => (CAMPAIGN.facts.orderOfBattle[0]!.at = "hull"),
    ],
    [
      "UNIT_UNKNOWN",
      "CAMPAIGN/facts/replacements/0/soviet/0/unit",
      ({ CAMPAIGN }) => (CAMPAIGN.facts.replacements[0]!.soviet[0]!.unit = "tirpitz"),
    ],
    ["PORT_UNKNOWN", `${SCENARIO}/convoys/0/to/1`, (charts) => (scenario(charts).convoys[0]!.to[1] = "leningrad")],
    ["PLACE_UNKNOWN", `${SCENARIO}/forces/allied/0/at`, (charts) => (force(charts, "convoy_pq_17").at = "9901")],
    ["HEX_UNSUITABLE", `${SCENARIO}/forces/allied/0/at`, (charts) => (force(charts, "convoy_pq_17").at = "1015")],
    [
      "UNIT_UNKNOWN",
      `${SCENARIO}/forces/allied/2/units/0/unit`,
      (charts) => (force(charts, "tf_cruiser_cover").units[0]!.unit = "hood"),
    ],
    [
      "UNIT_UNKNOWN",
      `${SCENARIO}/forces/allied/3/units/2/air/0/unit`,
      (charts) => (force(charts, "tf_home_fleet").units[2]!.air![0]!.unit = "spitfire"),
    ],
    ["FORCE_REPEATED", `${SCENARIO}/forces/allied/6/id`, (charts) => (force(charts, "tf_home_fleet").id = "tf_oiler")],
    ["BLOCKS_SHORT", `${SCENARIO}/forces/axis`, ({ BLOCKS }) => (BLOCKS.facts.axis.wolf_pack = 2)],
    [
      "PORT_CLOSED",
      `${SCENARIO}/forces/allied/11/at`,
      (charts) => {
        scenario(charts).temporaryPorts = ["seidisfjord"];
        force(charts, "scapa_reserve").at = "akureyri";
      },
    ],
    ["PLACE_UNSUITABLE", `${SCENARIO}/forces/allied/11/at`, (charts) => (force(charts, "scapa_reserve").at = "kiel")],
    ["PLACE_UNSUITABLE", `${SCENARIO}/forces/allied/11/at`, (charts) => (force(charts, "scapa_reserve").at = "0410")],
    [
      "FORCE_UNSUITABLE",
      `${SCENARIO}/forces/axis/0`,
      (charts) => (force(charts, "trondheim_group").units[2]!.unit = "dd_us"),
    ],
    ["FORCE_UNSUITABLE", `${SCENARIO}/forces/allied/1`, (charts) => (force(charts, "convoy_qp_13").loaded = null)],
    [
      "FORCE_UNSUITABLE",
      `${SCENARIO}/forces/allied/1`,
      (charts) => (force(charts, "convoy_qp_13").kind = "task_force"),
    ],
    ["FORCE_UNSUITABLE", `${SCENARIO}/forces/allied/6`, (charts) => (force(charts, "tf_oiler").kind = "convoy")],
    [
      "FORCE_UNSUITABLE",
      `${SCENARIO}/forces/allied/7`,
      (charts) => {
        const pack = force(charts, "wolf_pack_british_1");
        pack.units = [
          { unit: "ss_british", cs: 2 },
          { unit: "ss_soviet", cs: 2 },
        ];
      },
    ],
    [
      "FORCE_TOO_LARGE",
      `${SCENARIO}/forces/allied/7`,
      (charts) => (force(charts, "wolf_pack_british_1").units[0]!.cs = 5),
    ],
    ["FORCE_TOO_LARGE", `${SCENARIO}/forces/allied/1`, (charts) => (force(charts, "convoy_qp_13").units[4]!.cs = 5)],
    [
      "UNIT_REPEATED",
      `${SCENARIO}/reinforcements/allied/0/units/0/unit`,
      (charts) => {
        const anson = scenario(charts).reinforcements.allied[0]!.units[0]!;
        anson.unit = "renown";
        anson.cs = 3;
      },
    ],
    [
      "CS_EXCEEDED",
      `${SCENARIO}/forces/axis/0/units/0/cs`,
      (charts) => (force(charts, "trondheim_group").units[0]!.cs = 6),
    ],
    [
      "AIR_OVERFULL",
      `${SCENARIO}/forces/allied/2/units/0/air`,
      (charts) => (force(charts, "tf_cruiser_cover").units[0]!.air = [{ unit: "albacore", cs: 1 }]),
    ],
    ["AIR_OVERFULL", `${SCENARIO}/airUnits`, ({ LIMITS }) => (LIMITS.facts.airStepsPerBase = 12)],
    ["PLACE_UNSUITABLE", `${SCENARIO}/airUnits/0/base`, (charts) => (scenario(charts).airUnits[0]!.base = "sola")],
    [
      "FORCE_UNSUITABLE",
      `${SCENARIO}/airUnits/0/units/0/unit`,
      (charts) => (scenario(charts).airUnits[0]!.units[0]!.unit = "bf109"),
    ],
    ["CS_EXCEEDED", `${SCENARIO}/airUnits/0/units/0/cs`, (charts) => (scenario(charts).airUnits[0]!.units[0]!.cs = 3)],
    [
      "SOURCE_UNKNOWN",
      "SHIPS/facts/ships/0/provenance",
      (charts) => (ship(charts, "king_george_v").provenance = "hearsay"),
    ],
    ["SOURCE_UNKNOWN", "ASW/modifiers/0/provenance", ({ ASW }) => (ASW.modifiers[0]!.provenance = "hearsay")],
    [
      "SOURCE_UNKNOWN",
      "NAVAL_GUNNERY/facts/cells/0/provenance",
      ({ NAVAL_GUNNERY }) => (NAVAL_GUNNERY.facts.cells[0]!.provenance = "hearsay"),
    ],
  ])("%s points at %s", (code, pointer, change) => {
    const faults = chartFaults(broken(change));
    expect(faults.map((each) => ({ code: each.code, pointer: each.pointer }))).toContainEqual({
      code,
      pointer: `/charts/${pointer}`,
    });
    expect(new Set(faults.map((each) => each.code))).toEqual(new Set([code]));
    const messages = faults.map((fault) => formatFault(fault, templates).message);
    for (const message of messages) expect(message).toMatch(/^[^{}]+\.$/);
    for (const phrases of [FRENCH, JAPANESE]) {
      const localized = faults.map((fault) => formatFault(fault, phrases).message);
      expect(localized.filter((message, index) => message === messages[index] || /[{}]/.test(message))).toEqual([]);
    }
  });

  it("a map without sea: a fault of its own", () => {
    const dry = broken(({ MAP }) => {
      for (const each of MAP.facts.hexes) each.terrain = "land";
    });
    expect(chartFaults(dry)[0]).toMatchObject({ code: "SEA_MISSING", pointer: "/charts/MAP/facts/hexes" });
    expect(chartFaults(dry)).toHaveLength(20);
  });
});

describe("H shapes of a caller's own charts", () => {
  it.each<[string, unknown, string]>([
    [
      "a deck of 39 cards",
      { DECKS: { facts: { axis: pack.charts.DECKS.facts.axis.slice(1) } } },
      "/charts/DECKS/facts/axis",
    ],
    [
      "a type of ship without a gunnery row",
      { NAVAL_GUNNERY: { facts: { hit: { CA: { DD: "seven" } } } } },
      "/charts/NAVAL_GUNNERY/facts/hit/CA/DD",
    ],
    ["a season dropped", { WEATHER: { columns: pack.charts.WEATHER.columns.slice(1) } }, "/charts/WEATHER/columns"],
    ["a modifier dropped", { ASW: { modifiers: pack.charts.ASW.modifiers.slice(1) } }, "/charts/ASW/modifiers"],
    [
      "a modifier given twice",
      { ASW: { modifiers: [...pack.charts.ASW.modifiers.slice(1), pack.charts.ASW.modifiers[1]] } },
      "/charts/ASW/modifiers",
    ],
    ["other dice", { ASW: { dice: "2d6" } }, "/charts/ASW/dice"],
    [
      "a turn of no day",
      { MAP_AREAS: { facts: { patrolWhite: { fuelWarning: "31AM" } } } },
      "/charts/MAP_AREAS/facts/patrolWhite/fuelWarning",
    ],
    ["an event removed", { EVENTS: { facts: { events: { signals: null } } } }, "/charts/EVENTS/facts/events/signals"],
    [
      "thirds of points",
      { VICTORY_POINTS: { facts: { airStep: { axis: 0.3 } } } },
      "/charts/VICTORY_POINTS/facts/airStep/axis",
    ],
    ["a field that does not exist", { FUEL: { facts: { coal: 1 } } }, "/charts/FUEL/facts/coal"],
  ])("%s is named with its pointer", (_, patch, pointer) => {
    const overridden = overrideCharts(pack, packSchema, patch);
    const faults = malformedFaults(overridden);
    expect(faults.length).toBeGreaterThan(0);
    for (const fault of faults) expect(fault.pointer.startsWith(pointer)).toBe(true);
  });

  it("one number of one table can be laid over the pack", () => {
    const patch = { NAVAL_GUNNERY: { facts: { hit: { CL: { CA: 7 } } } } };
    const overridden = overrideCharts(pack, packSchema, patch);
    expect(!isMalformed(overridden) && overridden.charts.NAVAL_GUNNERY.facts.hit.CL).toMatchObject({
      CA: 7,
      DD: 7,
      BB: null,
    });
  });
});
