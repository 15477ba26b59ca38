import type { Fault } from "../../../core/contract/request";
import { fault, gaps, type Path, repeated, sum } from "../../../core/request/charts";
import { FAULT_LIMIT } from "../../../core/request/fault";
import { FLEETS, GERMAN_SHIPS, INCIDENT_KINDS, type Terrain } from "../vocabulary";
import { distancesFrom, findSpace, siteOf } from "./map";
import { findAlliedShip, terrainOf } from "./pack";
import type { Charts, Reinforcement } from "./schema";

/** As many markers as the lists of a snapshot hold. */
const MARKERS_AT_MOST = 200;

/**
 * Faults that keep well-formed charts from being played: a torn map, spaces and units that nothing defines, too few
 * counters for the set-up, charts that contradict each other. Pointers start at `/charts`; at most 20 are returned.
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
  const at = (...path: Path): Path => ["MAP", "facts", ...path];
  const faults: Fault[] = [];
  for (const [index, id] of repeated(spaces.map((space) => space.id))) {
    faults.push(fault("SPACE_REPEATED", at("spaces", index, "id"), "The map has more than one space {id}.", { id }));
  }
  lines.forEach((line, index) => {
    for (const end of ["a", "b"] as const) {
      if (findSpace(charts, line[end]) !== undefined) continue;
      faults.push(
        fault(
          "LINE_UNKNOWN_SPACE",
          at("lines", index, end),
          "This line ends at {space}, which is no space of the map.",
          { space: line[end] },
        ),
      );
    }
    if (line.a === line.b) {
      faults.push(fault("LINE_TO_ITSELF", at("lines", index), "This line joins {space} to itself.", { space: line.a }));
    }
  });
  const ends = lines.map(({ a, b }) => [a, b].sort());
  for (const [index] of repeated(ends.map((each) => each.join(" and ")))) {
    const [a, b] = ends[index]!;
    faults.push(fault("LINE_REPEATED", at("lines", index), "More than one line joins {a} and {b}.", { a, b }));
  }
  if (faults.length > 0) return faults;
  const reached = distancesFrom(charts, spaces[0]?.id ?? "");
  const lost = spaces.findIndex((space) => !reached.has(space.id));
  if (lost < 0) return [];
  return [
    fault("MAP_DISCONNECTED", at("spaces", lost), "No lines lead from {from} to {to}; every space must be reached.", {
      from: spaces[0]?.id,
      to: spaces[lost]?.id,
    }),
  ];
}

/** Every place of the charts that names a space, lines of the map apart. */
function spaceReferences(charts: Charts): [path: Path, id: string][] {
  const list = (path: Path, ids: readonly string[]): [Path, string][] => ids.map((id, index) => [[...path, index], id]);
  const { ALLIED_SETUP, COASTAL_DEFENCE, GERMAN_SETUP, ORDERS, SORTIES, VARIABLE_DEPLOYMENT } = charts;
  const orders = Object.entries(ORDERS.facts.orders).flatMap(([id, order]): [Path, string][] => {
    const at: Path = ["ORDERS", "facts", "orders", id];
    const bonuses = order.bonuses.flatMap((bonus, index): [Path, string][] => {
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
      ALLIED_SETUP.facts[fleet].faceDown.map(({ space }, index): [Path, string] => [
        ["ALLIED_SETUP", "facts", fleet, "faceDown", index, "space"],
        space,
      ]),
    ),
    ...COASTAL_DEFENCE.facts.deployment.map(({ space }, index): [Path, string] => [
      ["COASTAL_DEFENCE", "facts", "deployment", index, "space"],
      space,
    ]),
    ...VARIABLE_DEPLOYMENT.rows.map(({ space }, index): [Path, string] => [
      ["VARIABLE_DEPLOYMENT", "rows", index, "space"],
      space,
    ]),
    ...orders,
  ];
}

function unknownSpace(charts: Charts, path: Path, id: string): Fault[] {
  if (findSpace(charts, id) !== undefined) return [];
  return [fault("SPACE_UNKNOWN", path, "The map has no space {item}.", { item: id })];
}

const OPEN_TO_SHIPS = "{id} must be open to ships; its terrain is {terrain}.";

/** Spaces that exist but cannot do what they are named for. */
function suitabilityFaults(charts: Charts): Fault[] {
  const { ALLIED_SETUP, COASTAL_DEFENCE, GERMAN_SETUP, VARIABLE_DEPLOYMENT } = charts;
  const allied = (terrain: Terrain): boolean => siteOf(terrain)?.holder === "allied";
  const patrolled = (terrain: Terrain): boolean => terrain === "allied_patrol_zone";
  const open = (terrain: Terrain): boolean => !terrainOf(charts, terrain).closed;
  const check = (path: Path, id: string, fits: (terrain: Terrain) => boolean, sentence: string): Fault[] => {
    const space = findSpace(charts, id);
    if (space === undefined || fits(space.terrain)) return [];
    return [fault("SPACE_UNSUITABLE", path, sentence, { id, terrain: space.terrain })];
  };
  return [
    ...COASTAL_DEFENCE.facts.deployment.flatMap(({ space }, index) => {
      const path = ["COASTAL_DEFENCE", "facts", "deployment", index, "space"];
      return check(path, space, allied, "{id} must be an Allied port or naval base; its terrain is {terrain}.");
    }),
    ...FLEETS.flatMap((fleet) =>
      ALLIED_SETUP.facts[fleet].faceDown.flatMap(({ space }, index) => {
        const path = ["ALLIED_SETUP", "facts", fleet, "faceDown", index, "space"];
        return check(path, space, patrolled, "{id} must be an Allied patrol zone; its terrain is {terrain}.");
      }),
    ),
    ...(["start", "campaignStart"] as const).flatMap((key) =>
      check(["GERMAN_SETUP", "facts", key], GERMAN_SETUP.facts[key], open, OPEN_TO_SHIPS),
    ),
    ...VARIABLE_DEPLOYMENT.rows.flatMap(({ space }, index) =>
      check(["VARIABLE_DEPLOYMENT", "rows", index, "space"], space, open, OPEN_TO_SHIPS),
    ),
  ];
}

/** Ids of units: none twice, none that another kind of counter bears, and kinds that fit their fleets. */
function unitFaults(charts: Charts): Fault[] {
  const { ALLIED_SHIPS, AUSTRO_HUNGARIAN_SHIPS, COASTAL_DEFENCE } = charts;
  const units: [Path, string][] = [
    ...[...GERMAN_SHIPS, ...INCIDENT_KINDS].map((id): [Path, string] => [[], id]),
    ...ALLIED_SHIPS.facts.ships.map(({ id }, index): [Path, string] => [["ALLIED_SHIPS", "facts", "ships", index], id]),
    ...AUSTRO_HUNGARIAN_SHIPS.facts.ships.map(({ id }, index): [Path, string] => [
      ["AUSTRO_HUNGARIAN_SHIPS", "facts", "ships", index],
      id,
    ]),
    ...COASTAL_DEFENCE.facts.units.map(({ id }, index): [Path, string] => [
      ["COASTAL_DEFENCE", "facts", "units", index],
      id,
    ]),
  ];
  const faults = repeated(units.map(([, id]) => id)).map(([index, id]) =>
    fault("UNIT_REPEATED", [...(units[index]?.[0] ?? []), "id"], "More than one counter is called {id}.", { id }),
  );
  ALLIED_SHIPS.facts.ships.forEach((ship, index) => {
    const french = ship.class === "TC" ? "french_troop_convoy" : "french_warship";
    const kind = ship.nation === "british" ? "royal_navy_warship" : french;
    if (ship.kind === kind && !(ship.nation === "british" && ship.class === "TC")) return;
    faults.push(
      fault(
        "UNIT_KIND_UNSUITABLE",
        ["ALLIED_SHIPS", "facts", "ships", index, "kind"],
        "A {nation} ship of class {class} cannot be of kind {kind}.",
        { nation: ship.nation, class: ship.class, kind: ship.kind },
      ),
    );
  });
  return faults;
}

/** 3.0(3), 19.0 Ships that the set-up names: known, of the fleet that names them, and named once. */
function setUpFaults(charts: Charts): Fault[] {
  const { ALLIED_SETUP, GERMAN_SETUP } = charts;
  const { extras, later } = GERMAN_SETUP.facts;
  const prices: [Path, Reinforcement][] = [
    ...Object.entries(extras).map(([key, price]): [Path, Reinforcement] => [["extras", key], price]),
    [["later"], later],
  ];
  const named = [
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
  const unknown = [...named, ...joins].flatMap(({ path, id, nation }) => {
    const ship = findAlliedShip(charts, id);
    if (ship !== undefined && (nation === null || ship.nation === nation)) return [];
    if (nation === null) return [fault("UNIT_UNKNOWN", path, "The charts hold no Allied ship {id}.", { id })];
    return [fault("UNIT_UNKNOWN", path, "The charts hold no {nation} ship {id}.", { nation, id })];
  });
  const twice = repeated(named.map(({ id }) => id)).map(([index, id]) =>
    fault("UNIT_REPEATED", named[index]?.path ?? [], "The set-up names {id} more than once.", { id }),
  );
  const present = joins
    .filter(({ id }) => findAlliedShip(charts, id) !== undefined && !ALLIED_SETUP.facts.absent.includes(id))
    .map(({ path, id }) =>
      fault("UNIT_NOT_ABSENT", path, "{id} can join only when the set-up holds it absent.", { id }),
    );
  const doubled = prices.flatMap(([at, price]) =>
    repeated(price.ships).map(([index, id]) =>
      fault("UNIT_REPEATED", ["GERMAN_SETUP", "facts", ...at, "ships", index], "{id} is listed more than once.", {
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
  const check = (path: Path, wanted: number, there: number, sentence: string, fleet?: string): void => {
    if (wanted <= there) return;
    faults.push(fault("COUNTERS_SHORT", path, sentence, { wanted, there, fleet }));
  };
  const quiet = sum(FLEETS.map((fleet) => ALLIED_SETUP.facts[fleet].quietSeas));
  const { quiet_seas: quietSeas } = INCIDENT_MARKERS.facts.markers;
  check(
    ["INCIDENT_MARKERS", "facts", "markers", "quiet_seas", "count"],
    quiet,
    quietSeas.count,
    "The set-up takes {wanted} Quiet Seas; there are {there}.",
  );
  for (const fleet of FLEETS) {
    const { ships, quietSeas: calm, faceDown } = ALLIED_SETUP.facts[fleet];
    const down = sum(faceDown.map(({ count }) => count));
    check(
      ["ALLIED_SETUP", "facts", fleet, "faceDown"],
      down,
      ships.length + calm,
      "The set-up takes {wanted} {fleet} markers; there are {there}.",
      fleet,
    );
  }
  const markers = sum(Object.values(INCIDENT_MARKERS.facts.markers).map(({ count }) => count));
  const all = markers + charts.ALLIED_SHIPS.facts.ships.length;
  if (all > MARKERS_AT_MOST) {
    faults.push(
      fault(
        "COUNTERS_MANY",
        ["INCIDENT_MARKERS", "facts", "markers"],
        "A game holds at most {most} incident markers, Allied ships included; these are {count}.",
        { most: MARKERS_AT_MOST, count: all },
      ),
    );
  }
  const { deployment, units } = COASTAL_DEFENCE.facts;
  const deployed = sum(deployment.map((each) => each.units));
  check(
    ["COASTAL_DEFENCE", "facts", "units"],
    deployed,
    units.length,
    "The set-up takes {wanted} coastal defence units; there are {there}.",
  );
  return faults;
}

/** 3.0(3)-(4) Spaces where the set-up puts counters face down: each named once for all its counters. */
function placementFaults(charts: Charts): Fault[] {
  const { ALLIED_SETUP, COASTAL_DEFENCE } = charts;
  const once = (path: Path, places: readonly { readonly space: string }[]): Fault[] =>
    repeated(places.map(({ space }) => space)).map(([index, space]) => {
      return fault(
        "SPACE_REPEATED",
        [...path, index, "space"],
        "The set-up names {space} more than once here; give it one count.",
        { space },
      );
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
    faults.push(fault("LIMITS_CONTRADICT", ["LIMITS", "facts", low], "{low} is greater than {high}.", { low, high }));
  };
  atMost("alertMin", "alertStart");
  atMost("alertStart", "alertMax");
  atMost("leadershipMin", "campaignLossFloor");
  atMost("campaignLossFloor", "leadershipMax");
  atMost("criticalLoss", "criticalWin");
  for (const [id, { bands, start }] of Object.entries(charts.GERMAN_SHIPS.facts.ships)) {
    const path = ["GERMAN_SHIPS", "facts", "ships", id];
    if (bands.cruise > bands.maximum || bands.maximum > bands.emergency) {
      faults.push(fault("LIMITS_CONTRADICT", [...path, "bands"], "Cruise, maximum and emergency speed must rise."));
    }
    if (start.leadership < limits.leadershipMin || start.leadership > limits.leadershipMax) {
      faults.push(
        fault(
          "LIMITS_CONTRADICT",
          [...path, "start", "leadership"],
          "Leadership {leadership} lies outside the limits of Leadership.",
          { leadership: start.leadership },
        ),
      );
    }
  }
  for (const [id, { turns }] of Object.entries(charts.ORDERS.facts.orders)) {
    if (turns <= limits.turns) continue;
    faults.push(
      fault(
        "LIMITS_CONTRADICT",
        ["ORDERS", "facts", "orders", id, "turns"],
        "The turn track ends at {end}; this order asks for {turns} turns.",
        { end: limits.turns, turns },
      ),
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
    ...gaps(charts.INTELLIGENCE_VALUE.facts.bands, leadershipMin, leadershipMax).map(({ sentence, values }) =>
      fault("BANDS_INCOMPLETE", ["INTELLIGENCE_VALUE", "facts", "bands"], sentence, values),
    ),
    ...gaps(charts.CAMPAIGN_RESULT.facts.rows, 0, orders).map(({ sentence, values }) =>
      fault("BANDS_INCOMPLETE", ["CAMPAIGN_RESULT", "facts", "rows"], sentence, values),
    ),
    ...Object.entries(charts.TARGETING_PRIORITY.facts.targets).flatMap(([firing, targets]) =>
      repeated(targets).map(([index, target]) => {
        return fault(
          "TARGET_REPEATED",
          ["TARGETING_PRIORITY", ...path, firing, index],
          "{firing} lists {target} more than once; every class stands once.",
          { firing, target },
        );
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
        return [
          fault("SOURCE_UNKNOWN", [chart, "facts", at, key, field], "The chart has no source {source}.", { source }),
        ];
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
