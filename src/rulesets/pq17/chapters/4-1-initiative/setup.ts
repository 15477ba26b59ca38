import { findHex, locate, neighboursOf } from "../../charts/map";
import { findPort, findUnit, interceptorsAt, opponentOf, scenarioOf, turnIndex } from "../../charts/pack";
import type { Charts, Scenario } from "../../charts/schema";
import type { Rulings, Snapshot } from "../../snapshot";
import { CHITS, type ForceKind, OPTIONS, type Option, type Side } from "../../vocabulary";
import type { Aircraft, Convoy, Force } from "../1-2-forces/state";
import { startingPools } from "../4-3-command-points/command";
import { firstTurn } from "../8-time/start-turn";
import type { Special, Tally } from "../12-special-conditions/state";
import { freshConvoy, freshForce } from "../shared/fresh-force";
import { lowestFree } from "../shared/game";
import type { SideState } from "../shared/state";
import { freshShip, inGroup, merchantCs, typeOf } from "../shared/units";

/** The parameters of a new operation. */
export interface Plan {
  readonly scenario: string;
  readonly options?: readonly Option[] | undefined;
  readonly rulings?: Rulings | undefined;
}

/** The rulings that a game has chosen, without those that are the letter; nothing if all are. */
function statedRulings(plan: Rulings = {}): Pick<Snapshot, "rulings"> {
  const chosen = Object.entries(plan).filter(([, isChosen]) => isChosen);
  return chosen.length > 0 ? { rulings: Object.fromEntries(chosen) } : {};
}

/** 4.1.1, 4.1.3 The first snapshot of an operation, before any die is rolled: the scenario names who has the initiative. */
export function freshGame(charts: Charts, plan: Plan): Snapshot {
  const scenario = scenarioOf(charts, plan.scenario);
  const chosen = plan.options ?? [];
  return {
    ruleset: "pq17",
    edition: "first_2009",
    step: 0,
    options: OPTIONS.filter((each) => chosen.includes(each)),
    ...statedRulings(plan.rulings),
    scenario: scenario.id,
    fortnight: scenario.fortnight,
    season: scenario.season,
    light: { ...scenario.light },
    phase: "prep_setup_1",
    phasing: opponentOf(scenario.initiative),
    turn: 1,
    startTurn: firstTurn(scenario, chosen),
    begun: false,
    initiative: scenario.initiative,
    weather: { prevailing: null, dispersalDrm: 0, local: [] },
    ice: structuredIce(scenario),
    vp: { total: 0, log: [] },
    bag: [...CHITS],
    temporaryPorts: [...scenario.temporaryPorts],
    moving: null,
    leftPort: null,
    rejoined: [],
    events: [],
    unshadowed: [],
    capacityUsed: [],
    pending: null,
    campaign: null,
    result: null,
    sides: { allied: freshSide(charts, scenario, "allied"), axis: freshSide(charts, scenario, "axis") },
  };
}

function structuredIce(scenario: Scenario): Snapshot["ice"] {
  return Object.fromEntries(Object.entries(scenario.ice).map(([zone, ice]) => [zone, { ...ice }])) as Snapshot["ice"];
}

function freshSide(charts: Charts, scenario: Scenario, side: Side): SideState {
  return {
    forces: setUpForces(charts, scenario, side),
    dummies: [],
    dummyLimit: scenario.dummies[side],
    portDummies: [],
    aircraft: setUpAircraft(charts, scenario, side),
    carrierRadii: [],
    struck: [],
    photos: [],
    command: startingPools(charts, scenario, side),
    obliged: scenario.initiative === side,
    trained: false,
    patrolWhite: patrolWhiteOf(charts, scenario, side),
    located: [],
    chits: [],
    deck: charts.DECKS.facts[side].map(({ no }) => no).sort((a, b) => a - b),
    convoyCards: [],
    denial: { carrier: true, cam: true, wolfPack: true },
    sectors: charts.AIR_COVER.facts.sectors
      .filter((sector) => sector.side === side)
      .map(({ id }) => ({ sector: id, limit: scenario.airSearch[id], hexes: [] })),
    shadowing: [],
    searched: [],
    attacked: [],
    fought: [],
    reports: [],
    reinforcements: scenario.reinforcements[side].map(({ group, at, turn, units }) => {
      return {
        group,
        at,
        turn: turn === null ? null : turnIndex(turn),
        units: units.map((each) => ({ ...each })),
        placed: false,
      };
    }),
    special: freshSpecial(),
    tally: freshTally(charts, scenario, side),
    campaign: null,
    sunk: [],
    removed: [],
  };
}

/** 5.1.9 The heavy cruisers that a scenario sets up on Patrol White: those in the Denmark Strait, and one in port. */
function patrolWhiteOf(charts: Charts, scenario: Scenario, side: Side): SideState["patrolWhite"] {
  const { side: owner, type, hex, adjacent, port, cruisers } = charts.MAP_AREAS.facts.patrolWhite;
  if (side !== owner) return [];
  const strait = [hex, ...(adjacent ? neighboursOf(charts, hex) : [])];
  const hexes = [(at: string) => strait.includes(locate(charts, at) ?? at), (at: string) => at === port].flatMap((on) =>
    scenario.forces[side]
      .filter(({ at, kind }) => on(at) && kind !== "convoy")
      .flatMap(({ units }) => units.filter((each) => typeOf(charts, each) === type)),
  );
  return hexes.slice(0, cruisers).map(({ unit }) => ({ unit, left: false }));
}

type ScenarioForce = Scenario["forces"]["allied"][number];

/** 4.1.3 The forces of a side as the scenario lists them; ships in port form one force, submarines a Wolf Pack of their own. */
function setUpForces(charts: Charts, scenario: Scenario, side: Side): Force[] {
  const forces: Force[] = [];
  for (const entry of scenario.forces[side]) {
    for (const part of partsOf(charts, entry)) {
      const number = lowestFree(forces.filter(({ kind }) => kind === part.kind).map((each) => each.number));
      forces.push(setUpForce(charts, scenario, entry, part, number));
    }
  }
  return forces;
}

interface ForcePart {
  readonly id: string;
  readonly kind: ForceKind;
  readonly units: ScenarioForce["units"];
}

function partsOf(charts: Charts, entry: ScenarioForce): ForcePart[] {
  if (entry.kind !== "port") return [{ id: entry.id, kind: entry.kind, units: entry.units }];
  if (entry.units.some((each) => typeOf(charts, each) === "MX")) {
    return [{ id: entry.id, kind: "convoy", units: entry.units }];
  }
  const boats = entry.units.filter((each) => typeOf(charts, each) === "SS");
  const others = entry.units.filter((each) => typeOf(charts, each) !== "SS");
  const whole: ForcePart[] = others.length === 0 ? [] : [{ id: entry.id, kind: "task_force", units: others }];
  return [...whole, ...packsOf(charts, entry.id, boats)];
}

/** 1.2.2 Submarines in port as Wolf Packs of one class, none above the limit. */
function packsOf(charts: Charts, id: string, boats: ScenarioForce["units"]): ForcePart[] {
  const most = charts.LIMITS.facts.wolfPackCs;
  const packs = boats.flatMap((boat) => {
    const full = Math.ceil(boat.cs / most);
    return Array.from({ length: full }, (_, index) => ({ ...boat, cs: Math.min(most, boat.cs - index * most) }));
  });
  return packs.map((boat, index) => ({ id: `${id}_boats_${index + 1}`, kind: "wolf_pack", units: [boat] }));
}

function setUpForce(charts: Charts, scenario: Scenario, entry: ScenarioForce, part: ForcePart, number: number): Force {
  const port = findPort(charts, entry.at);
  const station = port !== undefined ? "in_port" : findHex(charts, entry.at) !== undefined ? "at_sea" : "box";
  const hex = locate(charts, entry.at) ?? entry.at;
  const force = freshForce({
    id: part.id,
    kind: part.kind,
    number,
    name: entry.name,
    at: port?.id ?? hex,
    units: part.units.map(({ unit, cs, marks }) => freshShip(charts, unit, cs, marks ?? [])),
  });
  force.station = station;
  force.fuel.marker = entry.fuelWarning === null ? null : turnIndex(entry.fuelWarning);
  force.fuel.refuelled = station !== "at_sea";
  if (part.kind === "convoy") force.convoy = convoyOf(charts, scenario, entry, force);
  return force;
}

function convoyOf(charts: Charts, scenario: Scenario, entry: ScenarioForce, force: Force): Convoy {
  const loaded = entry.loaded ?? false;
  const ordered =
    scenario.convoys.find(({ id }) => entry.id.endsWith(id)) ?? scenario.convoys.find((each) => each.loaded === loaded);
  const destinations = ordered?.to ?? [force.at];
  const convoy = freshConvoy({ loaded, destinations, merchants: merchantCs(charts, force), arrived: false });
  return { ...convoy, visited: force.station === "at_sea" ? [force.at] : [] };
}

/** 4.1.3 The ports, besides one, where a side's set-up leaves forces. */
export function portsHeld(state: Snapshot, side: Side): string[] {
  const ports = state.sides[side].forces.filter(({ station }) => station === "in_port").map(({ at }) => at);
  return [...new Set(ports)].sort();
}

/** 1.1.2, 4.1.3 The air units of a side: those the scenario bases ashore, those aboard its carriers, and its Interceptors. */
export function setUpAircraft(charts: Charts, scenario: Scenario, side: Side): Aircraft[] {
  const units: Aircraft[] = [];
  const add = (unit: string, cs: number, where: Pick<Aircraft, "base" | "carrier" | "interceptor">): void => {
    const number = units.filter((each) => each.unit === unit).length + 1;
    units.push({
      id: `${unit}_${number}`,
      unit,
      cs,
      ...where,
      hex: null,
      mission: "none",
      radius: [],
      aborted: 0,
      damaged: 0,
      lost: 0,
    });
  };
  for (const group of scenario.airUnits.filter((each) => each.side === side)) {
    for (const { unit, cs } of group.units) add(unit, cs, { base: group.base, carrier: null, interceptor: false });
  }
  for (const ship of scenario.forces[side].flatMap(({ units: ships }) => ships)) {
    for (const { unit, cs } of ship.air ?? []) add(unit, cs, { base: null, carrier: ship.unit, interceptor: false });
  }
  for (const base of charts.AIRBASES.facts.bases.filter((each) => each.side === side)) {
    for (const { unit, cs } of interceptorsAt(base, scenario.fortnight)) {
      add(unit, cs, { base: base.id, carrier: null, interceptor: true });
    }
  }
  return units;
}

/** 12 The state of a side's special conditions before its first draw. */
function freshSpecial(): Special {
  return {
    plan: null,
    cobweb: 0,
    carriers: [],
    bombers: [],
    attacked: [],
    kara: false,
    raidsLeft: 0,
    joining: [],
    returning: null,
    bought: [],
  };
}

/** 2.4 A side's state for the count of points at set-up: the CS that its capital ships lack from the start. */
function freshTally(charts: Charts, scenario: Scenario, side: Side): Tally {
  const ships = scenario.forces[side].flatMap(({ units }) => units);
  const uncounted = ships.flatMap(({ unit, cs }) => {
    const whole = findUnit(charts, unit)?.cs ?? cs;
    return inGroup(charts, { unit }, "capital") && cs < whole ? [{ unit, cs: whole - cs }] : [];
  });
  return { lostConvoys: [], uncounted };
}
