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

describe("3.0 faults of a caller's own charts", () => {
  it("the pack has no faults", () => {
    expect(chartFaults(pack.charts)).toEqual([]);
  });

  it.each<[code: string, pointer: string, change: (charts: Charts) => void]>([
    ["SPACE_REPEATED", "MAP/facts/spaces/103/id", ({ MAP }) => MAP.facts.spaces.push({ ...MAP.facts.spaces[5]! })],
    ["LINE_UNKNOWN_SPACE", "MAP/facts/lines/12/b", ({ MAP }) => (MAP.facts.lines[12]!.b = "atlantis")],
    ["LINE_TO_ITSELF", "MAP/facts/lines/12", ({ MAP }) => (MAP.facts.lines[12]!.b = MAP.facts.lines[12]!.a)],
    [
      "LINE_REPEATED",
      "MAP/facts/lines/152",
      ({ MAP }) => {
        const { a, b, nm, provenance } = MAP.facts.lines[3]!;
        MAP.facts.lines.push({ a: b, b: a, nm, provenance });
      },
    ],
    [
      "MAP_DISCONNECTED",
      "MAP/facts/spaces/77",
      ({ MAP }) => {
        MAP.facts.lines = MAP.facts.lines.filter(({ a, b }) => a !== "athens" && b !== "athens");
      },
    ],
    ["SPACE_UNKNOWN", "GERMAN_SETUP/facts/start", ({ GERMAN_SETUP }) => (GERMAN_SETUP.facts.start = "kiel")],
    [
      "SPACE_UNKNOWN",
      "ORDERS/facts/orders/italian_alliance/location/spaces/0",
      ({ ORDERS }) => (ORDERS.facts.orders.italian_alliance.location.spaces = ["rome"]),
    ],
    [
      "SPACE_UNKNOWN",
      "ORDERS/facts/orders/suez_canal_operation/destroyed/1",
      ({ ORDERS }) => (ORDERS.facts.orders.suez_canal_operation.destroyed[1] = "suez"),
    ],
    [
      "SPACE_UNKNOWN",
      "ORDERS/facts/orders/ottoman_alliance/bonuses/2/spaces/0",
      ({ ORDERS }) => {
        ORDERS.facts.orders.ottoman_alliance.bonuses[2] = { kind: "start_spaces", spaces: ["odessa"], nations: [] };
      },
    ],
    [
      "SPACE_UNKNOWN",
      "COASTAL_DEFENCE/facts/deployment/0/space",
      ({ COASTAL_DEFENCE }) => (COASTAL_DEFENCE.facts.deployment[0]!.space = "dover"),
    ],
    [
      "SPACE_UNKNOWN",
      "ALLIED_SETUP/facts/french/faceDown/1/space",
      ({ ALLIED_SETUP }) => (ALLIED_SETUP.facts.french.faceDown[1]!.space = "brest"),
    ],
    [
      "SPACE_UNKNOWN",
      "VARIABLE_DEPLOYMENT/rows/0/space",
      ({ VARIABLE_DEPLOYMENT }) => (VARIABLE_DEPLOYMENT.rows[0]!.space = "kiel"),
    ],
    ["SPACE_UNKNOWN", "SORTIES/facts/french/spaces/0", ({ SORTIES }) => (SORTIES.facts.french.spaces[0] = "brest")],
    [
      "SPACE_UNSUITABLE",
      "COASTAL_DEFENCE/facts/deployment/0/space",
      ({ COASTAL_DEFENCE }) => (COASTAL_DEFENCE.facts.deployment[0]!.space = "genoa"),
    ],
    [
      "SPACE_UNSUITABLE",
      "ALLIED_SETUP/facts/british/faceDown/0/space",
      ({ ALLIED_SETUP }) => (ALLIED_SETUP.facts.british.faceDown[0]!.space = "gibraltar"),
    ],
    [
      "SPACE_UNSUITABLE",
      "GERMAN_SETUP/facts/campaignStart",
      ({ GERMAN_SETUP }) => (GERMAN_SETUP.facts.campaignStart = "black_sea_west"),
    ],
    [
      "SPACE_UNSUITABLE",
      "VARIABLE_DEPLOYMENT/rows/4/space",
      ({ VARIABLE_DEPLOYMENT }) => (VARIABLE_DEPLOYMENT.rows[4]!.space = "black_sea_west"),
    ],
    [
      "UNIT_REPEATED",
      "COASTAL_DEFENCE/facts/units/1/id",
      ({ COASTAL_DEFENCE }) => (COASTAL_DEFENCE.facts.units[1]!.id = "cdu_01"),
    ],
    [
      "UNIT_REPEATED",
      "AUSTRO_HUNGARIAN_SHIPS/facts/ships/0/id",
      ({ AUSTRO_HUNGARIAN_SHIPS }) => (AUSTRO_HUNGARIAN_SHIPS.facts.ships[0]!.id = "goeben"),
    ],
    [
      "UNIT_REPEATED",
      "ALLIED_SETUP/facts/absent/1",
      ({ ALLIED_SETUP }) => ALLIED_SETUP.facts.absent.push("indomitable"),
    ],
    [
      "UNIT_REPEATED",
      "GERMAN_SETUP/facts/later/ships/1",
      ({ GERMAN_SETUP }) => (GERMAN_SETUP.facts.later.ships[1] = "moltke"),
    ],
    [
      "UNIT_UNKNOWN",
      "ALLIED_SETUP/facts/british/ships/0",
      ({ ALLIED_SETUP }) => (ALLIED_SETUP.facts.british.ships[0] = "vanguard"),
    ],
    [
      "UNIT_UNKNOWN",
      "ALLIED_SETUP/facts/french/ships/0",
      ({ ALLIED_SETUP }) => {
        ALLIED_SETUP.facts.french.ships[0] = "indomitable";
        ALLIED_SETUP.facts.british.ships.splice(1, 1);
      },
    ],
    [
      "UNIT_UNKNOWN",
      "GERMAN_SETUP/facts/extras/all_four/joins/1",
      ({ GERMAN_SETUP }) => GERMAN_SETUP.facts.extras.all_four.joins.push("tiger"),
    ],
    [
      "UNIT_NOT_ABSENT",
      "GERMAN_SETUP/facts/later/joins/0",
      ({ ALLIED_SETUP, GERMAN_SETUP }) => {
        ALLIED_SETUP.facts.absent = [];
        GERMAN_SETUP.facts.extras.all_four.joins = [];
      },
    ],
    [
      "UNIT_KIND_UNSUITABLE",
      "ALLIED_SHIPS/facts/ships/0/kind",
      ({ ALLIED_SHIPS }) => (ALLIED_SHIPS.facts.ships[0]!.kind = "french_warship"),
    ],
    [
      "UNIT_KIND_UNSUITABLE",
      "ALLIED_SHIPS/facts/ships/15/kind",
      ({ ALLIED_SHIPS }) => (ALLIED_SHIPS.facts.ships[15]!.class = "TC"),
    ],
    [
      "COUNTERS_SHORT",
      "INCIDENT_MARKERS/facts/markers/quiet_seas/count",
      ({ INCIDENT_MARKERS }) => (INCIDENT_MARKERS.facts.markers.quiet_seas.count = 4),
    ],
    [
      "COUNTERS_SHORT",
      "ALLIED_SETUP/facts/french/faceDown",
      ({ ALLIED_SETUP }) => (ALLIED_SETUP.facts.french.faceDown[0]!.count = 7),
    ],
    [
      "COUNTERS_SHORT",
      "COASTAL_DEFENCE/facts/units",
      ({ COASTAL_DEFENCE }) => (COASTAL_DEFENCE.facts.units.length = 14),
    ],
    [
      "LIMITS_CONTRADICT",
      "LIMITS/facts/alertStart",
      ({ LIMITS }) => Object.assign(LIMITS.facts, { alertStart: 5, alertMax: 3 }),
    ],
    ["LIMITS_CONTRADICT", "LIMITS/facts/criticalLoss", ({ LIMITS }) => (LIMITS.facts.criticalLoss = 16)],
    [
      "LIMITS_CONTRADICT",
      "GERMAN_SHIPS/facts/ships/goeben/bands",
      ({ GERMAN_SHIPS }) => (GERMAN_SHIPS.facts.ships.goeben.bands.cruise = 7),
    ],
    [
      "LIMITS_CONTRADICT",
      "GERMAN_SHIPS/facts/ships/breslau/start/leadership",
      ({ GERMAN_SHIPS }) => (GERMAN_SHIPS.facts.ships.breslau.start.leadership = 7),
    ],
    [
      "LIMITS_CONTRADICT",
      "ORDERS/facts/orders/atlantic_breakout/turns",
      ({ ORDERS }) => (ORDERS.facts.orders.atlantic_breakout.turns = 11),
    ],
    [
      "BANDS_INCOMPLETE",
      "INTELLIGENCE_VALUE/facts/bands",
      ({ INTELLIGENCE_VALUE }) => (INTELLIGENCE_VALUE.facts.bands[2]!.max = 5),
    ],
    [
      "BANDS_INCOMPLETE",
      "CAMPAIGN_RESULT/facts/rows",
      ({ CAMPAIGN_RESULT }) => (CAMPAIGN_RESULT.facts.rows[0]!.max = 3),
    ],
    [
      "TARGET_REPEATED",
      "TARGETING_PRIORITY/facts/targets/CDU/5",
      ({ TARGETING_PRIORITY }) => (TARGETING_PRIORITY.facts.targets.CDU[5] = "BB"),
    ],
    ["SOURCE_UNKNOWN", "MAP/facts/lines/0/provenance", ({ MAP }) => (MAP.facts.lines[0]!.provenance = "hearsay")],
    [
      "SOURCE_UNKNOWN",
      "GERMAN_SHIPS/facts/ships/moltke/bandsProvenance",
      ({ GERMAN_SHIPS }) => (GERMAN_SHIPS.facts.ships.moltke.bandsProvenance = "hearsay"),
    ],
  ])("the fault %s points at %s", (code, pointer, change) => {
    const faults = chartFaults(broken(change));
    expect(faults.map(({ code, pointer }) => ({ code, pointer }))).toEqual([{ code, pointer: `/charts/${pointer}` }]);
    const messages = faults.map((fault) => formatFault(fault, templates).message);
    for (const message of messages) expect(message).toMatch(/^[^{}]+\.$/);
    for (const phrases of [FRENCH, JAPANESE]) {
      const localized = faults.map((fault) => formatFault(fault, phrases).message);
      expect(localized.filter((message, index) => message === messages[index] || /[{}]/.test(message))).toEqual([]);
    }
  });

  it("at most 20 faults are reported", () => {
    expect(chartFaults(broken(({ MAP }) => (MAP.facts.lines = [])))).toHaveLength(1);
    const nowhere = broken(({ MAP }) => {
      for (const line of MAP.facts.lines) line.a = "nowhere";
    });
    expect(chartFaults(nowhere)).toHaveLength(20);
  });
});

describe("3.0 shapes of a caller's own charts", () => {
  it.each<[string, unknown, string]>([
    [
      "a German ship renamed",
      { GERMAN_SHIPS: { facts: { ships: { emden: {} } } } },
      "/charts/GERMAN_SHIPS/facts/ships",
    ],
    ["a cargo type removed", { CARGO: { facts: { cargo: { wireless: null } } } }, "/charts/CARGO/facts/cargo/wireless"],
    [
      "a hit column removed",
      { GUNNERY_HIT: { columns: pack.charts.GUNNERY_HIT.columns.slice(0, 1) } },
      "/charts/GUNNERY_HIT/columns",
    ],
    ["the alert level dropped from break-off", { BREAK_OFF: { modifiers: [] } }, "/charts/BREAK_OFF/modifiers"],
    ["two dice for one gun", { GUNNERY: { dice: "2d6" } }, "/charts/GUNNERY/dice"],
    ["a space of a strange name", { GERMAN_SETUP: { facts: { start: "../etc" } } }, "/charts/GERMAN_SETUP/facts/start"],
    [
      "a gun of a thousand boxes",
      { GERMAN_SHIPS: { facts: { ships: { goeben: { start: { primary: 1000 } } } } } },
      "/charts/GERMAN_SHIPS/facts/ships/goeben/start/primary",
    ],
  ])("a shape with %s is named with its pointer", (_, patch, pointer) => {
    const overridden = overrideCharts(pack, packSchema, patch);
    const faults = malformedFaults(overridden);
    expect(faults.length).toBeGreaterThan(0);
    for (const fault of faults) expect(fault.pointer.startsWith(pointer)).toBe(true);
  });

  it("one number of one ship can be laid over the pack", () => {
    const patch = { GERMAN_SHIPS: { facts: { ships: { goeben: { start: { coal: 6 } } } } } };
    const overridden = overrideCharts(pack, packSchema, patch);
    expect(!isMalformed(overridden) && overridden.charts.GERMAN_SHIPS.facts.ships.goeben.start).toMatchObject({
      coal: 6,
      hull: 12,
    });
  });
});
