import { type ChartPath, gapFaults, repeatedItems, rowGaps, sum } from "../../../core/charts/chart-faults";
import type { Fault } from "../../../core/contract/request";
import { FAULT_LIMIT } from "../../../core/request/fault";
import { FLEETS, GERMAN_SHIPS, INCIDENT_KINDS, type Terrain } from "../vocabulary";
import { fault } from "./fault";
import { distancesFrom, findSpace, siteOf } from "./map";
import { findAlliedShip, terrainOf } from "./pack";
import type { Charts, Reinforcement } from "./schema";

/** As many markers as the lists of a snapshot hold. */
const MARKERS_AT_MOST = 200;

/**
 * Returns the faults that make well-formed charts unplayable. Examples: a torn map, undefined spaces or units, too few
 * counters for the set-up, contradictions between charts. Pointers start at `/charts`. Limit: 20 faults.
 */
export function chartFaults(charts: Charts): Fault[] {
  return [
    ...mapFaults(charts),
    ...spaceReferences(charts).flatMap(([path, id]) => unknownSpace(charts, path, id)),
    ...suitabilityFaults(charts),
    ...unitFaults(charts),
    ...setUpFaults(charts),
    ...counterFaults(charts),
    ...placementFaults(charts),
    ...limitFaults(charts),
    ...bandFaults(charts),
    ...sourceFaults(charts),
  ].slice(0, FAULT_LIMIT);
}

function mapFaults(charts: Charts): Fault[] {
  const { spaces, lines } = charts.MAP.facts;
  const at = (...path: ChartPath): ChartPath => ["MAP", "facts", ...path];
  const faults: Fault[] = [];
  for (const [index, id] of repeatedItems(spaces.map((space) => space.id))) {
    faults.push(fault("SPACE_REPEATED/map-space", at("spaces", index, "id"), { id }));
  }
  lines.forEach((line, index) => {
    for (const end of ["a", "b"] as const) {
      if (findSpace(charts, line[end]) !== undefined) continue;
      faults.push(fault("LINE_UNKNOWN_SPACE", at("lines", index, end), { space: line[end] }));
    }
    if (line.a === line.b) {
      faults.push(fault("LINE_TO_ITSELF", at("lines", index), { space: line.a }));
    }
  });
  const ends = lines.map(({ a, b }) => [a, b].sort());
  for (const [index] of repeatedItems(ends.map((each) => each.join(" and ")))) {
    const [a, b] = ends[index]!;
    faults.push(fault("LINE_REPEATED", at("lines", index), { a, b }));
  }
  if (faults.length > 0) return faults;
  const reached = distancesFrom(charts, spaces[0]?.id ?? "");
  const unreachable = spaces.findIndex((space) => !reached.has(space.id));
  if (unreachable < 0) return [];
  return [
    fault("MAP_DISCONNECTED", at("spaces", unreachable), {
      from: spaces[0]?.id,
      to: spaces[unreachable]?.id,
    }),
  ];
}

/** Every place of the charts that names a space, lines of the map apart. */
function spaceReferences(charts: Charts): [path: ChartPath, id: string][] {
  const list = (path: ChartPath, ids: readonly string[]): [ChartPath, string][] =>
    ids.map((id, index) => [[...path, index], id]);
  const { ALLIED_SETUP, COASTAL_DEFENCE, GERMAN_SETUP, ORDERS, SORTIES, VARIABLE_DEPLOYMENT } = charts;
  const orders = Object.entries(ORDERS.facts.orders).flatMap(([id, order]): [ChartPath, string][] => {
    const at: ChartPath = ["ORDERS", "facts", "orders", id];
    const bonuses = order.bonuses.flatMap((bonus, index): [ChartPath, string][] => {
      const place = [...at, "bonuses", index];
      if (bonus.kind === "gain_ah_cruiser") return [[[...place, "space"], bonus.space]];
      return "spaces" in bonus ? list([...place, "spaces"], bonus.spaces) : [];
    });
    return [
      ...list([...at, "location", "spaces"], order.location.spaces),
      ...list([...at, "destroyed"], order.destroyed),
      ...bonuses,
    ];
  });
  return [
    [["GERMAN_SETUP", "facts", "start"], GERMAN_SETUP.facts.start],
    [["GERMAN_SETUP", "facts", "campaignStart"], GERMAN_SETUP.facts.campaignStart],
    [["SORTIES", "facts", "austroHungarian", "space"], SORTIES.facts.austroHungarian.space],
    ...list(["SORTIES", "facts", "french", "spaces"], SORTIES.facts.french.spaces),
    ...FLEETS.flatMap((fleet) =>
      ALLIED_SETUP.facts[fleet].faceDown.map(({ space }, index): [ChartPath, string] => [
        ["ALLIED_SETUP", "facts", fleet, "faceDown", index, "space"],
        space,
      ]),
    ),
    ...COASTAL_DEFENCE.facts.deployment.map(({ space }, index): [ChartPath, string] => [
      ["COASTAL_DEFENCE", "facts", "deployment", index, "space"],
      space,
    ]),
    ...VARIABLE_DEPLOYMENT.rows.map(({ space }, index): [ChartPath, string] => [
      ["VARIABLE_DEPLOYMENT", "rows", index, "space"],
      space,
    ]),
    ...orders,
  ];
}

function unknownSpace(charts: Charts, path: ChartPath, id: string): Fault[] {
  if (findSpace(charts, id) !== undefined) return [];
  return [fault("SPACE_UNKNOWN", path, { item: id })];
}

/** Spaces that exist but cannot do what they are named for. */
function suitabilityFaults(charts: Charts): Fault[] {
  const { ALLIED_SETUP, COASTAL_DEFENCE, GERMAN_SETUP, VARIABLE_DEPLOYMENT } = charts;
  const allied = (terrain: Terrain): boolean => siteOf(terrain)?.holder === "allied";
  const patrolled = (terrain: Terrain): boolean => terrain === "allied_patrol_zone";
  const isOpen = (terrain: Terrain): boolean => !terrainOf(charts, terrain).closed;
  const check = (
    path: ChartPath,
    id: string,
    fits: (terrain: Terrain) => boolean,
    variant: "ships" | "port" | "patrol-zone",
  ): Fault[] => {
    const space = findSpace(charts, id);
    if (space === undefined || fits(space.terrain)) return [];
    return [fault(`SPACE_UNSUITABLE/${variant}`, path, { id, terrain: space.terrain })];
  };
  return [
    ...COASTAL_DEFENCE.facts.deployment.flatMap(({ space }, index) => {
      const path = ["COASTAL_DEFENCE", "facts", "deployment", index, "space"];
      return check(path, space, allied, "port");
    }),
    ...FLEETS.flatMap((fleet) =>
      ALLIED_SETUP.facts[fleet].faceDown.flatMap(({ space }, index) => {
        const path = ["ALLIED_SETUP", "facts", fleet, "faceDown", index, "space"];
        return check(path, space, patrolled, "patrol-zone");
      }),
    ),
    ...(["start", "campaignStart"] as const).flatMap((key) =>
      check(["GERMAN_SETUP", "facts", key], GERMAN_SETUP.facts[key], isOpen, "ships"),
    ),
    ...VARIABLE_DEPLOYMENT.rows.flatMap(({ space }, index) =>
      check(["VARIABLE_DEPLOYMENT", "rows", index, "space"], space, isOpen, "ships"),
    ),
  ];
}

/** Ids of units: none twice, none that another kind of counter bears, and kinds that fit their fleets. */
function unitFaults(charts: Charts): Fault[] {
  const { ALLIED_SHIPS, AUSTRO_HUNGARIAN_SHIPS, COASTAL_DEFENCE } = charts;
  const units: [ChartPath, string][] = [
    ...[...GERMAN_SHIPS, ...INCIDENT_KINDS].map((id): [ChartPath, string] => [[], id]),
    ...ALLIED_SHIPS.facts.ships.map(({ id }, index): [ChartPath, string] => [
      ["ALLIED_SHIPS", "facts", "ships", index],
      id,
    ]),
    ...AUSTRO_HUNGARIAN_SHIPS.facts.ships.map(({ id }, index): [ChartPath, string] => [
      ["AUSTRO_HUNGARIAN_SHIPS", "facts", "ships", index],
      id,
    ]),
    ...COASTAL_DEFENCE.facts.units.map(({ id }, index): [ChartPath, string] => [
      ["COASTAL_DEFENCE", "facts", "units", index],
      id,
    ]),
  ];
  const faults = repeatedItems(units.map(([, id]) => id)).map(([index, id]) =>
    fault("UNIT_REPEATED/counter-called", [...(units[index]?.[0] ?? []), "id"], { id }),
  );
  ALLIED_SHIPS.facts.ships.forEach((ship, index) => {
    const french = ship.class === "TC" ? "french_troop_convoy" : "french_warship";
    const kind = ship.nation === "british" ? "royal_navy_warship" : french;
    if (ship.kind === kind && !(ship.nation === "british" && ship.class === "TC")) return;
    faults.push(
      fault("UNIT_KIND_UNSUITABLE", ["ALLIED_SHIPS", "facts", "ships", index, "kind"], {
        nation: ship.nation,
        class: ship.class,
        kind: ship.kind,
      }),
    );
  });
  return faults;
}

/** 3.0(3), 19.0 Ships that the set-up names: known, of the fleet that names them, and named once. */
function setUpFaults(charts: Charts): Fault[] {
  const { ALLIED_SETUP, GERMAN_SETUP } = charts;
  const { extras, later } = GERMAN_SETUP.facts;
  const prices: [ChartPath, Reinforcement][] = [
    ...Object.entries(extras).map(([key, price]): [ChartPath, Reinforcement] => [["extras", key], price]),
    [["later"], later],
  ];
  const references = [
    ...FLEETS.flatMap((fleet) =>
      ALLIED_SETUP.facts[fleet].ships.map((id, index) => ({
        path: ["ALLIED_SETUP", "facts", fleet, "ships", index],
        id,
        nation: fleet,
      })),
    ),
    ...ALLIED_SETUP.facts.absent.map((id, index) => ({
      path: ["ALLIED_SETUP", "facts", "absent", index],
      id,
      nation: null,
    })),
  ];
  const joins = prices.flatMap(([at, price]) =>
    price.joins.map((id, index) => ({ path: ["GERMAN_SETUP", "facts", ...at, "joins", index], id, nation: null })),
  );
  const unknown = [...references, ...joins].flatMap(({ path, id, nation }) => {
    const ship = findAlliedShip(charts, id);
    if (ship !== undefined && (nation === null || ship.nation === nation)) return [];
    if (nation === null) return [fault("UNIT_UNKNOWN/charts-hold", path, { id })];
    return [fault("UNIT_UNKNOWN/charts-hold-ship", path, { nation, id })];
  });
  const twice = repeatedItems(references.map(({ id }) => id)).map(([index, id]) =>
    fault("UNIT_REPEATED/set-up-names", references[index]?.path ?? [], { id }),
  );
  const present = joins
    .filter(({ id }) => findAlliedShip(charts, id) !== undefined && !ALLIED_SETUP.facts.absent.includes(id))
    .map(({ path, id }) => fault("UNIT_NOT_ABSENT", path, { id }));
  const doubled = prices.flatMap(([at, price]) =>
    repeatedItems(price.ships).map(([index, id]) =>
      fault("UNIT_REPEATED/listed", ["GERMAN_SETUP", "facts", ...at, "ships", index], {
        id,
      }),
    ),
  );
  return [...unknown, ...twice, ...present, ...doubled];
}

/** 3.0(3)-(4) Counters that the set-up puts on the map: never more than there are. */
function counterFaults(charts: Charts): Fault[] {
  const { ALLIED_SETUP, COASTAL_DEFENCE, INCIDENT_MARKERS } = charts;
  const faults: Fault[] = [];
  const check = (
    path: ChartPath,
    expected: number,
    there: number,
    variant: "quiet-seas" | "fleet" | "coastal-defence",
    fleet?: string,
  ): void => {
    if (expected <= there) return;
    faults.push(fault(`COUNTERS_SHORT/${variant}`, path, { wanted: expected, there, fleet }));
  };
  const quiet = sum(FLEETS.map((fleet) => ALLIED_SETUP.facts[fleet].quietSeas));
  const { quiet_seas: quietSeas } = INCIDENT_MARKERS.facts.markers;
  check(["INCIDENT_MARKERS", "facts", "markers", "quiet_seas", "count"], quiet, quietSeas.count, "quiet-seas");
  for (const fleet of FLEETS) {
    const { ships, quietSeas: calm, faceDown } = ALLIED_SETUP.facts[fleet];
    const down = sum(faceDown.map(({ count }) => count));
    check(["ALLIED_SETUP", "facts", fleet, "faceDown"], down, ships.length + calm, "fleet", fleet);
  }
  const markers = sum(Object.values(INCIDENT_MARKERS.facts.markers).map(({ count }) => count));
  const all = markers + charts.ALLIED_SHIPS.facts.ships.length;
  if (all > MARKERS_AT_MOST) {
    faults.push(
      fault("COUNTERS_MANY", ["INCIDENT_MARKERS", "facts", "markers"], { most: MARKERS_AT_MOST, count: all }),
    );
  }
  const { deployment, units } = COASTAL_DEFENCE.facts;
  const deployed = sum(deployment.map((each) => each.units));
  check(["COASTAL_DEFENCE", "facts", "units"], deployed, units.length, "coastal-defence");
  return faults;
}

/**
 * 3.0(3)-(4) The spaces where the set-up puts counters face down; each space must be listed once for all its counters.
 */
function placementFaults(charts: Charts): Fault[] {
  const { ALLIED_SETUP, COASTAL_DEFENCE } = charts;
  const once = (path: ChartPath, places: readonly { readonly space: string }[]): Fault[] =>
    repeatedItems(places.map(({ space }) => space)).map(([index, space]) => {
      return fault("SPACE_REPEATED/set-up-names", [...path, index, "space"], { space });
    });
  return [
    ...FLEETS.flatMap((fleet) =>
      once(["ALLIED_SETUP", "facts", fleet, "faceDown"], ALLIED_SETUP.facts[fleet].faceDown),
    ),
    ...once(["COASTAL_DEFENCE", "facts", "deployment"], COASTAL_DEFENCE.facts.deployment),
  ];
}

/** Limits that contradict each other, and indexes and turns that lie outside them. */
function limitFaults(charts: Charts): Fault[] {
  const limits = charts.LIMITS.facts;
  const faults: Fault[] = [];
  const atMost = (low: keyof typeof limits, high: keyof typeof limits): void => {
    if (limits[low] <= limits[high]) return;
    faults.push(fault("LIMITS_CONTRADICT/greater", ["LIMITS", "facts", low], { low, high }));
  };
  atMost("alertMin", "alertStart");
  atMost("alertStart", "alertMax");
  atMost("leadershipMin", "campaignLossFloor");
  atMost("campaignLossFloor", "leadershipMax");
  atMost("criticalLoss", "criticalWin");
  for (const [id, { bands, start }] of Object.entries(charts.GERMAN_SHIPS.facts.ships)) {
    const path = ["GERMAN_SHIPS", "facts", "ships", id];
    if (bands.cruise > bands.maximum || bands.maximum > bands.emergency) {
      faults.push(fault("LIMITS_CONTRADICT/cruise-maximum", [...path, "bands"]));
    }
    if (start.leadership < limits.leadershipMin || start.leadership > limits.leadershipMax) {
      faults.push(
        fault("LIMITS_CONTRADICT/leadership-lies", [...path, "start", "leadership"], { leadership: start.leadership }),
      );
    }
  }
  for (const [id, { turns }] of Object.entries(charts.ORDERS.facts.orders)) {
    if (turns <= limits.turns) continue;
    faults.push(
      fault("LIMITS_CONTRADICT/turn-track", ["ORDERS", "facts", "orders", id, "turns"], { end: limits.turns, turns }),
    );
  }
  return faults;
}

/** Look-ups that would find nothing, or more than one answer. */
function bandFaults(charts: Charts): Fault[] {
  const { leadershipMin, leadershipMax } = charts.LIMITS.facts;
  const orders = Object.keys(charts.ORDERS.facts.orders).length;
  const path = ["facts", "targets"];
  return [
    ...gapFaults(
      "BANDS_INCOMPLETE",
      ["INTELLIGENCE_VALUE", "facts", "bands"],
      rowGaps(charts.INTELLIGENCE_VALUE.facts.bands, leadershipMin, leadershipMax),
    ),
    ...gapFaults(
      "BANDS_INCOMPLETE",
      ["CAMPAIGN_RESULT", "facts", "rows"],
      rowGaps(charts.CAMPAIGN_RESULT.facts.rows, 0, orders),
    ),
    ...Object.entries(charts.TARGETING_PRIORITY.facts.targets).flatMap(([firing, targets]) =>
      repeatedItems(targets).map(([index, target]) => {
        return fault("TARGET_REPEATED", ["TARGETING_PRIORITY", ...path, firing, index], { firing, target });
      }),
    ),
  ];
}

/** Items that name a source their chart does not hold. */
function sourceFaults(charts: Charts): Fault[] {
  type Sourced = { readonly provenance: string; readonly bandsProvenance?: string };
  const check = (chart: keyof Charts, sources: object, at: string, items: Sourced[] | Record<string, Sourced>) =>
    Object.entries(items).flatMap(([key, item]) =>
      (["provenance", "bandsProvenance"] as const).flatMap((field) => {
        const source = item[field];
        if (source === undefined || Object.hasOwn(sources, source)) return [];
        return [fault("SOURCE_UNKNOWN", [chart, "facts", at, key, field], { source })];
      }),
    );
  const { MAP, ALLIED_SHIPS, AUSTRO_HUNGARIAN_SHIPS, COASTAL_DEFENCE, INCIDENT_MARKERS, CARGO } = charts;
  const german = charts.GERMAN_SHIPS.facts;
  return [
    ...check("MAP", MAP.facts.sources, "spaces", MAP.facts.spaces),
    ...check("MAP", MAP.facts.sources, "lines", MAP.facts.lines),
    ...check("GERMAN_SHIPS", german.sources, "ships", german.ships),
    ...check("ALLIED_SHIPS", ALLIED_SHIPS.facts.sources, "ships", ALLIED_SHIPS.facts.ships),
    ...check(
      "AUSTRO_HUNGARIAN_SHIPS",
      AUSTRO_HUNGARIAN_SHIPS.facts.sources,
      "ships",
      AUSTRO_HUNGARIAN_SHIPS.facts.ships,
    ),
    ...check("COASTAL_DEFENCE", COASTAL_DEFENCE.facts.sources, "units", COASTAL_DEFENCE.facts.units),
    ...check("INCIDENT_MARKERS", INCIDENT_MARKERS.facts.sources, "markers", INCIDENT_MARKERS.facts.markers),
    ...check("CARGO", CARGO.facts.sources, "cargo", CARGO.facts.cargo),
  ];
}
