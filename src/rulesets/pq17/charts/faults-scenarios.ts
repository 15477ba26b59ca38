import { type ChartPath, gapFaults, repeatedItems, sum, textGaps } from "../../../core/charts/chart-faults";
import type { Fault, Message } from "../../../core/contract/request";
import { FORCE_KINDS, SIDES, type Side } from "../vocabulary";
import { fault } from "./fault";
import { findBox } from "./map";
import { findAirbase, findAirUnit, findPort, findUnit, interceptorsAt, isClass, sideOf } from "./pack";
import type { Charts, NavalUnit, Scenario, SetupForce } from "./schema";

/** 1.2, 4.1.3 Scenarios that share an id, and forces and air units that the rules do not allow. */
export function scenarioFaults(charts: Charts): Fault[] {
  const { scenarios } = charts.SCENARIOS.facts;
  return [
    ...repeatedItems(scenarios.map(({ id }) => id)).map(([index, id]) =>
      fault("SCENARIO_REPEATED", ["SCENARIOS", "facts", "scenarios", index, "id"], { id }),
    ),
    ...scenarios.flatMap((scenario, index) => {
      const path: ChartPath = ["SCENARIOS", "facts", "scenarios", index];
      return [
        ...SIDES.flatMap((side) => forcesFaults(charts, scenario, side, path)),
        ...namedShipFaults(charts, scenario, path),
        ...airFaults(charts, scenario, path),
      ];
    }),
  ];
}

/** 15 A campaign whose charts leave a fortnight out, or whose set-up names no force of its scenario. */
export function campaignFaults(charts: Charts): Fault[] {
  const { CAMPAIGN, GERMAN_FUEL, SCENARIOS } = charts;
  const { fortnights, airSearch, setup, replacements } = CAMPAIGN.facts;
  const at = (...path: ChartPath): ChartPath => ["CAMPAIGN", "facts", ...path];
  const first = (path: ChartPath, messages: readonly Message[]): Fault[] =>
    gapFaults("FORTNIGHTS_INCOMPLETE", path, messages.slice(0, 1));
  const ordered = fortnights.every((each, index) => index === 0 || (fortnights[index - 1] ?? "") < each);
  const rows = replacements.map(({ fortnight }) => ({ from: fortnight, to: fortnight }));
  const base = SCENARIOS.facts.scenarios.find(({ id }) => id === setup.scenario);
  const forces = base === undefined ? null : SIDES.flatMap((side) => base.forces[side].map(({ id }) => id));
  return [
    ...first(at("fortnights"), ordered ? [] : [{ id: "FORTNIGHTS_INCOMPLETE" }]),
    ...first(at("airSearch"), textGaps(airSearch, fortnights)),
    ...first(at("replacements"), textGaps(rows, fortnights)),
    ...first(["GERMAN_FUEL", "facts", "columns"], textGaps(GERMAN_FUEL.facts.columns, fortnights.slice(1))),
    ...setup.ballast.flatMap(({ force }, index) => {
      if (forces === null || forces.includes(force)) return [];
      return [
        fault("FORCE_UNKNOWN/scenario-force", at("setup", "ballast", index, "force"), {
          scenario: setup.scenario,
          force,
        }),
      ];
    }),
  ];
}

function forcesFaults(charts: Charts, scenario: Scenario, side: Side, path: ChartPath): Fault[] {
  const forces = scenario.forces[side];
  const at: ChartPath = [...path, "forces", side];
  return [
    ...repeatedItems(forces.map(({ id }) => id)).map(([index, id]) =>
      fault("FORCE_REPEATED", [...at, index, "id"], { id }),
    ),
    ...FORCE_KINDS.flatMap((kind) => {
      const count = forces.filter((force) => force.kind === kind).length;
      const blocks = charts.BLOCKS.facts[side][kind];
      if (count <= blocks) return [];
      return [
        fault("BLOCKS_SHORT", at, {
          count,
          kind,
          blocks,
        }),
      ];
    }),
    ...forces.flatMap((force, index) => [
      ...stationFaults(charts, scenario, force, side, [...at, index]),
      ...compositionFaults(charts, force, side, [...at, index]),
    ]),
  ];
}

/** 1.1.1 Ships in a port that is closed, or of the other side; a group in port that lies elsewhere. */
function stationFaults(charts: Charts, scenario: Scenario, force: SetupForce, side: Side, path: ChartPath): Fault[] {
  const port = findPort(charts, force.at);
  const at: ChartPath = [...path, "at"];
  if (port === undefined) {
    const elsewhere = force.kind === "port" && findBox(charts, force.at) === undefined;
    return elsewhere ? [fault("PLACE_UNSUITABLE/group-port", at, { at: force.at })] : [];
  }
  if (port.side !== side) return [fault("PLACE_UNSUITABLE/port-side", at, { at: force.at })];
  if (port.permanent || scenario.temporaryPorts.includes(port.id)) return [];
  return [fault("PORT_CLOSED", at, { at: force.at })];
}

/** 1.2.1, 1.2.2 Forces of the wrong ships, or of too many. */
function compositionFaults(charts: Charts, force: SetupForce, side: Side, path: ChartPath): Fault[] {
  const aboard = force.units.flatMap(({ unit, cs }) => {
    const facts = findUnit(charts, unit);
    return facts === undefined ? [] : [{ unit: facts, cs }];
  });
  const of = (...types: readonly NavalUnit["type"][]) => aboard.filter(({ unit }) => types.includes(unit.type));
  const strength = (...types: readonly NavalUnit["type"][]) => sum(of(...types).map(({ cs }) => cs));
  const unsuitable = (variant: "side" | "loaded" | "convoy" | "task-force" | "wolf-pack"): Fault =>
    fault(`FORCE_UNSUITABLE/${variant}`, path);
  const tooLarge = (count: number, most: number, what: string): Fault[] =>
    count > most
      ? [
          fault("FORCE_TOO_LARGE", path, {
            count,
            type: what,
            most,
          }),
        ]
      : [];
  const { wolfPackCs, convoyEsCs, convoySubmarineCs } = charts.LIMITS.facts;
  const faults: Fault[] = [];
  const merchants = of("MX").length > 0;
  if (aboard.some(({ unit }) => sideOf(unit) !== null && sideOf(unit) !== side)) {
    faults.push(unsuitable("side"));
  }
  if (merchants !== (force.loaded !== null)) {
    faults.push(unsuitable("loaded"));
  }
  if (force.kind === "convoy") {
    if (!merchants) faults.push(unsuitable("convoy"));
    faults.push(...tooLarge(strength("ES"), convoyEsCs, "ES"), ...tooLarge(strength("SS"), convoySubmarineCs, "SS"));
  }
  if (force.kind === "task_force" && merchants) faults.push(unsuitable("task-force"));
  if (force.kind === "wolf_pack") {
    const nations = new Set(aboard.map(({ unit }) => unit.nation));
    if (aboard.some(({ unit }) => unit.type !== "SS") || nations.size > 1) {
      faults.push(unsuitable("wolf-pack"));
    }
    faults.push(...tooLarge(strength("SS"), wolfPackCs, "SS"));
  }
  return faults;
}

/** 1.4 Named ships that are placed twice or with more CS than they have, and carriers with too many aircraft. */
function namedShipFaults(charts: Charts, scenario: Scenario, path: ChartPath): Fault[] {
  const placed = SIDES.flatMap((side) => [
    ...scenario.forces[side].flatMap(({ units }, index) =>
      units.map(({ unit, cs, air = [] }, each) => ({
        unit,
        cs,
        air,
        path: [...path, "forces", side, index, "units", each],
      })),
    ),
    ...scenario.reinforcements[side].flatMap(({ units }, index) =>
      units.map(({ unit, cs }, each) => ({
        unit,
        cs,
        air: [],
        path: [...path, "reinforcements", side, index, "units", each],
      })),
    ),
  ]);
  const ships = placed.flatMap((each) => {
    const ship = findUnit(charts, each.unit);
    return ship === undefined || isClass(charts, ship) ? [] : [{ ...each, ship }];
  });
  return [
    ...repeatedItems(ships.map(({ unit }) => unit)).map(([index, id]) =>
      fault("UNIT_REPEATED/scenario-places", [...(ships[index]?.path ?? []), "unit"], {
        id,
      }),
    ),
    ...ships.flatMap(({ ship, cs, path: at }) =>
      cs <= ship.cs ? [] : [fault("CS_EXCEEDED", [...at, "cs"], { unit: ship.name, most: ship.cs })],
    ),
    ...placed.flatMap(({ unit, air, path: at }) => {
      const steps = sum(air.map(({ cs }) => cs));
      const room = findUnit(charts, unit)?.airSteps ?? 0;
      if (steps <= room) return [];
      return [
        fault("AIR_OVERFULL/takes-steps", [...at, "air"], {
          unit,
          room,
          steps,
        }),
      ];
    }),
  ];
}

/** 1.5.1 Air units of the other side, with too many CS, or more than a base takes with its Interceptors. */
function airFaults(charts: Charts, scenario: Scenario, path: ChartPath): Fault[] {
  const limit = charts.LIMITS.facts.airStepsPerBase;
  const overfull = [...new Set(scenario.airUnits.map(({ base }) => base))].flatMap((id) => {
    const base = findAirbase(charts, id);
    const based = scenario.airUnits.filter((group) => group.base === id).flatMap(({ units }) => units);
    const steps = sum(
      [...based, ...(base === undefined ? [] : interceptorsAt(base, scenario.fortnight))].map(({ cs }) => cs),
    );
    if (steps <= limit) return [];
    return [
      fault("AIR_OVERFULL/holds-steps", [...path, "airUnits"], {
        id,
        steps,
        most: limit,
      }),
    ];
  });
  const groups = scenario.airUnits.flatMap(({ side, base, units }, index) => {
    const at: ChartPath = [...path, "airUnits", index];
    const home = findAirbase(charts, base);
    return [
      ...(home !== undefined && home.side !== side
        ? [fault("PLACE_UNSUITABLE/base-side", [...at, "base"], { base })]
        : []),
      ...units.flatMap(({ unit, cs }, each) => {
        const facts = findAirUnit(charts, unit);
        if (facts === undefined) return [];
        if (facts.side !== side) {
          return [
            fault("FORCE_UNSUITABLE", [...at, "units", each, "unit"], {
              unit: facts.name,
            }),
          ];
        }
        if (cs <= facts.cs) return [];
        return [
          fault("CS_EXCEEDED", [...at, "units", each, "cs"], {
            unit: facts.name,
            most: facts.cs,
          }),
        ];
      }),
    ];
  });
  return [...overfull, ...groups];
}
