import { siteOf } from "../../charts/map";
import { germanShipOf, terrainOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Options, Rulings, Snapshot } from "../../snapshot";
import { FLEETS, type Fleet, GERMAN_SHIPS, type GermanShipId, type IncidentKind, ORDERS } from "../../vocabulary";
import { terrainAt } from "../9-ports/sites";
import { inOrder, kindOf, PLACEHOLDER } from "../13-incidents/pool";
import type { Marker } from "../13-incidents/state";
import type { AustroHungarianShip } from "../20-austro-hungarian-ships/state";
import type { Campaign } from "../24-campaign/state";
import type { GermanShip } from "./state";

/** 18-25 The default of every option. */
export const DEFAULT_OPTIONS: Options = {
  variableDeployment: false,
  germanExtras: "none",
  austroHungarianWarships: false,
  seaplanes: false,
  nightCombat: false,
  mines: false,
  campaign: false,
  multiplayer: "none",
};

/** The default of every switchable ruling. */
export const DEFAULT_RULINGS: Rulings = {
  repairAtSeaMinus2: false,
  revealedReturnOnAlertChange: false,
  atlanticAlwaysOpen: false,
  neutralPortIncidents: "rule",
  maxFireScope: "gun_factor",
  torpedoDice: "formula",
  torpedoHitDisablesTubes: false,
  criticalBattleMeasure: "net",
  bombardmentOptional: false,
  ahGunneryLeadership: false,
  campaignStocks: "carry_over",
  campaignKeepCargo: false,
  ottomanSortieZone: "adriatic",
  reloadOnlyAtZero: true,
};

/** The members that are given; the others have their defaults. */
type Partially<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** 3.0 The options and rulings chosen for a game. */
export interface Plan {
  readonly options?: Partially<Options> | undefined;
  readonly rulings?: Partially<Rulings> | undefined;
}

/** Returns the defaults, overridden by the defined members of `overrides`. */
function withDefaults<T extends object>(defaults: T, overrides: Partially<T> = {}): T {
  const chosen = Object.entries(overrides).filter(([, value]) => value !== undefined);
  return { ...defaults, ...Object.fromEntries(chosen) };
}

/** 3.0, 19.0 The first snapshot, before the order is drawn; an option adds Moltke and Stralsund, and takes victory points. */
export function freshGame(charts: Charts, plan: Plan): Snapshot {
  const options = withDefaults(DEFAULT_OPTIONS, plan.options);
  const extras = charts.GERMAN_SETUP.facts.extras[options.germanExtras];
  const campaign: Campaign | null = options.campaign
    ? {
        scenario: 1,
        ordersLeft: [...ORDERS],
        achieved: [],
        failed: [],
        sunkForGood: [],
        alliances: [],
        highSeas: [],
        startSpaces: [],
        atlanticBonus: null,
        austroHungarianGained: false,
        result: null,
      }
    : null;
  return {
    ruleset: "goeben",
    edition: "errata_2014",
    step: 0,
    options,
    rulings: withDefaults(DEFAULT_RULINGS, plan.rulings),
    phase: "outfit_setup",
    turn: 1,
    alert: charts.LIMITS.facts.alertStart,
    vp: extras.vp,
    morale: 0,
    intelligenceUsed: false,
    order: ORDERS[0],
    orderAchieved: false,
    result: null,
    endReason: null,
    ships: Object.fromEntries(
      GERMAN_SHIPS.map((id) => [id, freshShip(charts, id, extras.ships.includes(id))]),
    ) as Record<GermanShipId, GermanShip>,
    austroHungarian: charts.AUSTRO_HUNGARIAN_SHIPS.facts.ships.map(({ id }) => freshAustroHungarian(id)),
    ...alliedSetUp(charts, { removed: [], joined: extras.joins, highSeas: [], placeholders: 0 }),
    colliers: freshColliers(charts, extras.ships),
    mines: [],
    landed: [],
    visited: [],
    stores: [],
    frenchSortie: false,
    visibility: [],
    storms: [],
    threatened: [],
    done: [],
    sharing: null,
    intelligence: null,
    incident: null,
    battle: null,
    campaign,
  };
}

/** 3.0(6) A German ship with its starting indexes and empty boxes. */
export function freshShip(charts: Charts, id: GermanShipId, inPlay: boolean): GermanShip {
  const { start } = germanShipOf(charts, id);
  return {
    status: inPlay ? "in_play" : "absent",
    space: null,
    ...start,
    boxes: Array.from({ length: start.hull }, () => null),
    outfitted: false,
    repaired: false,
    loaded: false,
    moved: false,
    path: [],
    arrived: 0,
    mustLeave: false,
    startSpace: null,
    reconnoitred: false,
  };
}

/** 20.0 An Austro-Hungarian ship in its box. */
export function freshAustroHungarian(id: string): AustroHungarianShip {
  return { id, status: "available", space: null, moved: false, path: [], arrived: 0, damage: 0 };
}

/** 3.0(9), 19.0 The colliers of a scenario, still to be placed: a second one when both battlecruisers are in play. */
export function freshColliers(charts: Charts, ships: readonly GermanShipId[]): Snapshot["colliers"] {
  const { usual, twoBattlecruisers } = charts.GERMAN_SETUP.facts.colliers;
  const battlecruisers = ships.filter((id) => germanShipOf(charts, id).class === "BC").length;
  return Array.from({ length: battlecruisers > 1 ? twoBattlecruisers : usual }, () => {
    return { space: null, used: false, lost: false };
  });
}

/** 3.0, 24.3 The conditions of an Allied set-up. */
export interface AlliedPlan {
  /** Markers that have left the game: they stay as records, with where they are. */
  readonly removed: readonly Marker[];
  /** 19.0 Ships that join the pool face up. */
  readonly joined: readonly string[];
  /** D-60 Patrol zones that are high seas now. */
  readonly highSeas: readonly string[];
  /** D-61 The number of placeholders that join the British group. */
  readonly placeholders: number;
}

/** 3.0(3)-(4) The Allied markers and coastal units of a scenario: what is known, and how many lie unseen where. */
export function alliedSetUp(
  charts: Charts,
  { removed, joined, highSeas, placeholders }: AlliedPlan,
): Pick<Snapshot, "markers" | "coastal" | "unseen"> {
  const out = new Set(removed.map(({ id }) => id));
  const left = (id: string): boolean => !out.has(id);
  const { british, french } = charts.ALLIED_SETUP.facts;
  const stock = stockOf(charts);
  const quiet = stock.quiet.filter(left);
  const britishQuiet = quiet.splice(0, british.quietSeas);
  const frenchQuiet = quiet.splice(0, french.quietSeas);
  const stand = Array.from({ length: placeholders }, (_, index) => `${PLACEHOLDER}_${index + 1}`);
  const unseen = {
    british: [...stock.british.filter(left), ...britishQuiet, ...stand],
    french: [...stock.french.filter(left), ...frenchQuiet],
  };
  const others = inOrder(charts, stock.others.filter(left).concat(quiet));
  const known = [...joined.filter(left), ...(placeholders === 0 ? others : [])];
  const faceDown = FLEETS.flatMap((fleet) => layFaceDown(charts, fleet, unseen[fleet].length, highSeas));
  const lying = (fleet: Fleet): number =>
    faceDown.filter((each) => each.fleet === fleet).reduce((sum, { count }) => sum + count, 0);
  const inPool = inOrder(charts, known).map((id): Marker => {
    return { id, kind: kindOf(charts, id), place: "pool", space: null, turn: 0 };
  });
  const { units, deployment } = charts.COASTAL_DEFENCE.facts;
  return {
    markers: [...inPool, ...removed.map((marker) => ({ ...marker }))],
    coastal: [],
    unseen: {
      ...unseen,
      other: placeholders === 0 ? [] : others,
      coastal: units.map(({ id }) => id),
      pool: {
        british: unseen.british.length - lying("british"),
        french: unseen.french.length - lying("french"),
        other: placeholders === 0 ? 0 : others.length - placeholders,
      },
      faceDown,
      faceDownCoastal: deployment.map(({ space, units: count }) => ({ space, count })),
    },
  };
}

/** 3.0(3) The faces of every group as the charts have them, in the canonical order. */
interface Stock {
  readonly british: readonly string[];
  readonly french: readonly string[];
  readonly quiet: readonly string[];
  readonly others: readonly string[];
}

function stockOf(charts: Charts): Stock {
  const { british, french, absent } = charts.ALLIED_SETUP.facts;
  const grouped = [...british.ships, ...french.ships];
  const convoys = charts.ALLIED_SHIPS.facts.ships
    .map(({ id }) => id)
    .filter((id) => !grouped.includes(id) && !absent.includes(id));
  const kinds = Object.keys(charts.INCIDENT_MARKERS.facts.markers) as IncidentKind[];
  const events = kinds.filter((kind) => kind !== "quiet_seas").flatMap((kind) => copiesOf(charts, kind));
  return {
    british: inOrder(charts, british.ships),
    french: inOrder(charts, french.ships),
    quiet: copiesOf(charts, "quiet_seas"),
    others: inOrder(charts, [...convoys, ...events]),
  };
}

/**
 * 3.0(3) Lays a fleet's markers face down, zone by zone, until none are left; D-60 none in a zone that is high seas.
 */
function layFaceDown(
  charts: Charts,
  fleet: Fleet,
  size: number,
  highSeas: readonly string[],
): Snapshot["unseen"]["faceDown"] {
  let left = size;
  return charts.ALLIED_SETUP.facts[fleet].faceDown
    .filter(({ space }) => !highSeas.includes(space))
    .map(({ space, count }) => {
      const batch = Math.min(count, left);
      left -= batch;
      return { space, fleet, count: batch };
    });
}

/** Returns the ids of every copy of a kind of marker other than a ship. */
function copiesOf(charts: Charts, kind: IncidentKind): string[] {
  const markers: Partial<Record<IncidentKind, { readonly count: number }>> = charts.INCIDENT_MARKERS.facts.markers;
  return Array.from({ length: markers[kind]?.count ?? 0 }, (_, index) => `${kind}_${index + 1}`);
}

/** 3.0(9) The number of colliers still to be placed. */
export function colliersToPlace({ colliers }: Snapshot): number {
  return colliers.filter(({ space, lost }) => space === null && !lost).length;
}

/** 3.0(9) True for a space that is neither a port nor a base and is not in the Black Sea. */
export function takesCollier(state: Snapshot, charts: Charts, space: string): boolean {
  const terrain = terrainAt(state, charts, space);
  return siteOf(terrain) === null && !terrainOf(charts, terrain).closed;
}
