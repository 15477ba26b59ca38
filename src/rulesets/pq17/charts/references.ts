import { type ChartPath, chartFault } from "../../../core/charts/chart-faults";
import type { Fault } from "../../../core/contract/request";
import { NATIONS, SIDES } from "../vocabulary";
import { fault } from "./fault";
import { findHex, isBox, locate, navigable } from "./map";
import { findAirbase, findAirUnit, findPort, findScenario, findUnit } from "./pack";
import type { Charts } from "./schema";

/** The kinds of ids that refer to the charts. */
export type IdKind =
  | "hex"
  | "sea"
  | "port"
  | "base"
  | "port_or_base"
  | "place"
  | "ship"
  | "aircraft"
  | "unit"
  | "scenario";

type Reference = readonly [wanted: IdKind, path: ChartPath, id: string];

/** The lookup of each kind of id, the code for an unknown one, and the section of its rule. */
export const ID_CODES: Readonly<
  Record<IdKind, { code: string; section: string; variant?: string; find: (charts: Charts, id: string) => unknown }>
> = {
  hex: { code: "HEX_UNKNOWN", section: "1.1", find: findHex },
  sea: { code: "HEX_UNKNOWN", section: "1.1", find: findHex },
  port: { code: "PORT_UNKNOWN", section: "1.1", variant: "charts-hold", find: findPort },
  base: { code: "AIRBASE_UNKNOWN", section: "1.1", find: findAirbase },
  port_or_base: {
    code: "PLACE_UNKNOWN",
    section: "1.1",
    variant: "charts-hold",
    find: (charts, id) => findPort(charts, id) ?? findAirbase(charts, id),
  },
  place: {
    code: "PLACE_UNKNOWN",
    section: "1.1",
    variant: "charts-hold-hex",
    find: locate,
  },
  ship: { code: "UNIT_UNKNOWN", section: "1.4", variant: "charts-hold", find: findUnit },
  aircraft: {
    code: "UNIT_UNKNOWN",
    section: "1.5",
    variant: "charts-hold-air",
    find: findAirUnit,
  },
  unit: {
    code: "UNIT_UNKNOWN",
    section: "1.4",
    variant: "charts-hold-unit",
    find: (charts, id) => findUnit(charts, id) ?? findAirUnit(charts, id),
  },
  scenario: {
    code: "SCENARIO_UNKNOWN",
    section: "3.1",
    find: findScenario,
  },
};

/** The fault of an id that names nothing in the charts. Undefined for a known id. */
function unknownIn(charts: Charts, idKind: IdKind, id: string): { code: string; variant?: string } | undefined {
  const kind = ID_CODES[idKind];
  return kind.find(charts, id) === undefined ? kind : undefined;
}

/** The fault of an id that names nothing, with the message that the invariants have for it. */
function unknownId({ code, variant }: { code: string; variant?: string }, path: ChartPath, id: string): Fault {
  const message = variant === undefined ? code : `${code}/${variant}`;
  return chartFault<string>(message, path, { item: id });
}

/** Everything the charts name but do not hold, and hexes that are named for ships but closed to them. */
export function referenceFaults(charts: Charts): Fault[] {
  return [
    ...mapReferences(charts),
    ...conditionReferences(charts),
    ...scenarioReferences(charts),
    ...campaignReferences(charts),
  ].flatMap(([idKind, path, id]) => {
    const unknown = unknownIn(charts, idKind, id);
    if (unknown !== undefined) return [unknownId(unknown, path, id)];
    const hex = idKind === "sea" || idKind === "place" ? findHex(charts, id) : undefined;
    if (hex === undefined || navigable(hex)) return [];
    return [
      fault("HEX_UNSUITABLE", path, {
        id,
        terrain: hex.terrain,
      }),
    ];
  });
}

function list(idKind: IdKind, path: ChartPath, ids: readonly string[]): Reference[] {
  return ids.map((id, index) => [idKind, [...path, index], id]);
}

function units(idKind: IdKind, path: ChartPath, items: readonly { readonly unit: string }[]): Reference[] {
  return items.map(({ unit }, index) => [idKind, [...path, index, "unit"], unit]);
}

function mapReferences(charts: Charts): Reference[] {
  const { MAP, MAP_AREAS, PORTS, AIRBASES, AIR_COVER, PORT_CAPACITY } = charts;
  const areas = MAP_AREAS.facts;
  const at = (...path: ChartPath): ChartPath => ["MAP_AREAS", "facts", ...path];
  return [
    ...MAP.facts.boxes.flatMap(({ entries }, index) =>
      list("sea", ["MAP", "facts", "boxes", index, "entries"], entries),
    ),
    ...(["innerLeads", "icebreaking", "breakoutExits", "sovietSubmarines", "southNorway"] as const).flatMap((area) =>
      list("sea", at(area, "hexes"), areas[area].hexes),
    ),
    ...areas.sovietSubmarines.closed.map(
      ({ hex }, index): Reference => ["sea", at("sovietSubmarines", "closed", index, "hex"), hex],
    ),
    ...list("sea", at("northNorway", "hexes"), areas.northNorway.hexes),
    ...list("sea", at("northNorway", "alsoForRaidsAndRepair"), areas.northNorway.alsoForRaidsAndRepair),
    ["sea", at("patrolWhite", "hex"), areas.patrolWhite.hex],
    ["port", at("patrolWhite", "port"), areas.patrolWhite.port],
    ...list("ship", at("heldInPort", "ships"), areas.heldInPort.ships),
    ...list("port", at("raidedPorts", "ports"), areas.raidedPorts.ports),
    ...PORTS.facts.ports.flatMap((port, index): Reference[] =>
      isBox(port.at) ? [] : [["sea", ["PORTS", "facts", "ports", index, "at"], port.at]],
    ),
    ...AIRBASES.facts.bases.flatMap((base, index): Reference[] => {
      const path = ["AIRBASES", "facts", "bases", index];
      return [["hex", [...path, "hex"], base.hex], ...units("aircraft", [...path, "interceptors"], base.interceptors)];
    }),
    ...(["radii", "sectors"] as const).flatMap((kind) =>
      AIR_COVER.facts[kind].flatMap(({ hexes }, index) =>
        list("hex", ["AIR_COVER", "facts", kind, index, "hexes"], hexes),
      ),
    ),
    ...list("port", ["PORT_CAPACITY", "facts", "ports"], PORT_CAPACITY.facts.ports),
  ];
}

function conditionReferences(charts: Charts): Reference[] {
  const all = charts.CONDITIONS.facts.conditions;
  const at = (...path: ChartPath): ChartPath => ["CONDITIONS", "facts", "conditions", ...path];
  return [
    ["port", at("agent_cobweb", "port"), all.agent_cobweb.port],
    ["port", at("axis_convoy", "from"), all.axis_convoy.from],
    ["port", at("axis_convoy", "to"), all.axis_convoy.to],
    ["ship", at("axis_convoy", "escort"), all.axis_convoy.escort],
    ["ship", at("axis_convoy", "merchant"), all.axis_convoy.merchant],
    ["base", at("bomber_command", "base"), all.bomber_command.base],
    ["aircraft", at("bomber_command", "unit"), all.bomber_command.unit],
    ["ship", at("bomber_command", "target"), all.bomber_command.target],
    ["port", at("carrier_strike", "from"), all.carrier_strike.from],
    ...list("port", at("port_raids", "ports"), all.port_raids.ports),
    ["port", at("port_raids", "joins", "port"), all.port_raids.joins.port],
    ["aircraft", at("port_raids", "joins", "unit"), all.port_raids.joins.unit],
    ...list("port", at("gearbox", "from"), all.gearbox.from),
    ["port", at("gearbox", "to"), all.gearbox.to],
    ["sea", at("sizilien", "hex"), all.sizilien.hex],
    ["ship", at("wunderland", "escort"), all.wunderland.escort],
    ["ship", at("wunderland", "merchant"), all.wunderland.merchant],
    ["port", at("archery", "from"), all.archery.from],
    ["ship", at("title", "target"), all.title.target],
  ];
}

function scenarioReferences(charts: Charts): Reference[] {
  return charts.SCENARIOS.facts.scenarios.flatMap((scenario, number): Reference[] => {
    const at = (...path: ChartPath): ChartPath => ["SCENARIOS", "facts", "scenarios", number, ...path];
    return [
      ...list("port", at("temporaryPorts"), scenario.temporaryPorts),
      ...scenario.convoys.flatMap(({ from, to }, index): Reference[] => [
        ["port", at("convoys", index, "from"), from],
        ...list("port", at("convoys", index, "to"), to),
      ]),
      ...SIDES.flatMap((side) =>
        scenario.forces[side].flatMap((force, index): Reference[] => {
          const path = at("forces", side, index);
          return [
            ["place", [...path, "at"], force.at],
            ...units("ship", [...path, "units"], force.units),
            ...force.units.flatMap(({ air }, each) => units("aircraft", [...path, "units", each, "air"], air ?? [])),
          ];
        }),
      ),
      ...scenario.airUnits.flatMap((group, index): Reference[] => [
        ["base", at("airUnits", index, "base"), group.base],
        ...units("aircraft", at("airUnits", index, "units"), group.units),
      ]),
      ...SIDES.flatMap((side) =>
        scenario.reinforcements[side].flatMap((group, index): Reference[] => [
          ["port_or_base", at("reinforcements", side, index, "at"), group.at],
          ...units("unit", at("reinforcements", side, index, "units"), group.units),
        ]),
      ),
      ...scenario.ahistorical.flatMap((group, index): Reference[] => [
        ["port_or_base", at("ahistorical", index, "at"), group.at],
        ...units("unit", at("ahistorical", index, "units"), group.units),
        ...group.units.flatMap(({ air }, each) =>
          units("aircraft", at("ahistorical", index, "units", each, "air"), air ?? []),
        ),
      ]),
    ];
  });
}

function campaignReferences(charts: Charts): Reference[] {
  const campaign = charts.CAMPAIGN.facts;
  const at = (...path: ChartPath): ChartPath => ["CAMPAIGN", "facts", ...path];
  return [
    ["scenario", at("setup", "scenario"), campaign.setup.scenario],
    ...campaign.setup.additions.flatMap((group, index): Reference[] => [
      ["port_or_base", at("setup", "additions", index, "at"), group.at],
      ...units("unit", at("setup", "additions", index, "units"), group.units),
    ]),
    ...campaign.setup.ballast.map((each, index): Reference => ["port", at("setup", "ballast", index, "at"), each.at]),
    ...Object.keys(campaign.unloading.ports).map((port): Reference => ["port", at("unloading", "ports", port), port]),
    ["port", at("loadedMv", "at"), campaign.loadedMv.at],
    ["port", at("loadedMv", "afterEv"), campaign.loadedMv.afterEv],
    ...SIDES.flatMap((side): Reference[] => [
      ["port", at("emergency", side, "at"), campaign.emergency[side].at],
      ...campaign.emergency[side].groups.flatMap((group, index) =>
        list("ship", at("emergency", side, "groups", index, "units"), group.units),
      ),
    ]),
    ...list("aircraft", at("lendLease", "units"), campaign.lendLease.units),
    ...list("port", at("usWithdrawal", "at"), campaign.usWithdrawal.at),
    ["port", at("withdrawal", "operation"), campaign.withdrawal.operation],
    ["port", at("places", "repairedSubmarines"), campaign.places.repairedSubmarines],
    ["port", at("places", "newAuxiliaries"), campaign.places.newAuxiliaries],
    ...list("port", at("places", "replaced", "merchants"), campaign.places.replaced?.merchants ?? []),
    ...NATIONS.flatMap((nation) =>
      list("port", at("places", "replaced", "submarines", nation), campaign.places.replaced?.submarines[nation] ?? []),
    ),
    ["port", at("places", "sovietShips"), campaign.places.sovietShips],
    ["ship", at("places", "repairsInNorway", "ship"), campaign.places.repairsInNorway.ship],
    ...list("port", at("places", "repairsInNorway", "closed"), campaign.places.repairsInNorway.closed),
    ...NATIONS.flatMap((nation) =>
      list("port", at("places", "submarines", nation), campaign.places.submarines[nation]),
    ),
    ...NATIONS.map((nation): Reference => {
      return ["port", at("places", "newSubmarines", nation), campaign.places.newSubmarines[nation]];
    }),
    ["port", at("ev", "from"), campaign.ev.from],
    ["port", at("ev", "to"), campaign.ev.to],
    ...campaign.orderOfBattle.flatMap((row, index): Reference[] => [
      ...(row.at === null ? [] : [["port_or_base", at("orderOfBattle", index, "at"), row.at] as const]),
      ...units("unit", at("orderOfBattle", index, "units"), row.units),
      ...row.units.flatMap(({ air }, each) =>
        units("aircraft", at("orderOfBattle", index, "units", each, "air"), air ?? []),
      ),
    ]),
    ...campaign.replacements.flatMap((row, index): Reference[] => [
      ...units("aircraft", at("replacements", index, "axis", "air"), row.axis.air),
      ...units("aircraft", at("replacements", index, "soviet"), row.soviet),
      ...units("aircraft", at("replacements", index, "british"), row.british),
      ...(row.upgrades ?? []).flatMap(({ from, to }, each): Reference[] => [
        ["aircraft", at("replacements", index, "upgrades", each, "from"), from],
        ["aircraft", at("replacements", index, "upgrades", each, "to"), to],
      ]),
    ]),
  ];
}
