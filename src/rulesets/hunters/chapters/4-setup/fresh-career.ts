import { boatFacts } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { BoatFacts } from "../../charts/shapes";
import type { Options, Rulings, Snapshot } from "../../snapshot";
import { type BoatType, EDITIONS, type Edition, SYSTEMS, type System } from "../../vocabulary";
import { addMonths } from "../shared/calendar";
import { standardLoad } from "./torpedo-load";

/** 4.1-4.3 The plan that a career starts from; everything but the boat has a default. */
export interface CareerPlan {
  readonly boat: BoatType;
  readonly number?: number | undefined;
  readonly name?: string | undefined;
  readonly startMonth?: string | undefined;
  readonly edition?: Edition | undefined;
  readonly options?: { readonly [K in keyof Options]?: boolean | undefined } | undefined;
  readonly rulings?: { readonly [K in keyof Rulings]?: boolean | undefined } | undefined;
}

/** 14.0 The options of a career. Default: all off. */
export const DEFAULT_OPTIONS: Options = {
  initialLoadRestriction: false,
  standardTonnage: false,
  reducedConvoyTargets: false,
  historicalTargets: false,
  extraTargetRosters: false,
  historicalIds: false,
  variableEscortQuality: false,
  variableAircraftQuality: false,
  evasiveManeuvers: false,
  resupplyAtSea: false,
  nonHistoricalPatrolAreas: false,
  convoyPenetration: false,
  twoPlayers: false,
  wolfpackTournament: false,
};

/**
 * The default rulings of a career of the second printing; a request can name others. A career records which ships count
 * for decorations only on request (E-24). Therefore revision 2 makes the same snapshot of a new career as revision 1.
 */
export const DEFAULT_RULINGS: Rulings = {
  minelayingNeedsAllTubes: false,
  eventEndsBox: false,
  kcoAppliesToDeckGun: false,
  followDamagedEscortedGroup: true,
  midpointRuleForVIID: false,
  periscopeBlocksSubmergedAttack: true,
  dieselsRepairable: true,
  promptRerolls: true,
  lightThenSeriousKills: false,
  viidAllMissionBoxes: false,
  wolfpackSharedTargets: false,
  viidAlwaysMines: false,
};

/** The rulings that a career states unless its request names others; only the first printing has 11.4.6 (E-84). */
function defaultRulings(edition: Edition): Rulings {
  return { ...DEFAULT_RULINGS, viidAlwaysMines: edition === "first" };
}

/** 4.4 A new career in port, fully loaded, before the starting rank is rolled (11.2.2). */
export function freshCareer(charts: Charts, plan: CareerPlan): Snapshot {
  const facts = boatFacts(charts, plan.boat);
  const { facts: timeline } = charts.TIMELINE;
  const month = plan.startMonth ?? facts.available;
  const options = filled(DEFAULT_OPTIONS, plan.options);
  const edition = plan.edition ?? EDITIONS[EDITIONS.length - 1]!;
  return {
    ruleset: "hunters",
    edition,
    options,
    rulings: filled(defaultRulings(edition), plan.rulings),
    step: 0,
    phase: "port",
    startMonth: month,
    month,
    kommandant: {
      name: plan.name ?? "Kommandant",
      rank: charts.RANKS.facts.start,
      award: "none",
      tonsAtAward: 0,
      nextPromotionCheck: addMonths(month, timeline.promotionEveryMonths),
      periodShips: 0,
      periodFailures: 0,
      periodAwards: 0,
      boatRequests: 0,
      rerolls: 0,
    },
    boat: {
      type: plan.boat,
      number: plan.number ?? historicalNumbers(charts, plan.boat)[0]?.from ?? 1,
      ...cleanBoat(facts, options),
      posting: "none",
      mediterraneanPassed: false,
    },
    crew: {
      quality: charts.CREW_QUALITY.facts.start,
      wounds: { ...UNHURT },
      experte: { wo1: false, wo2: false, li: false, doctor: false },
    },
    patrol: null,
    engagement: null,
    refit: null,
    log: [],
    successes: 0,
    failureStreak: 0,
    end: null,
  };
}

/** 4.4.2 A boat of that type as it sails: undamaged, with standard torpedoes and full ammunition. */
export function cleanBoat(facts: BoatFacts, options: Pick<Options, "initialLoadRestriction">) {
  const { tubes, fwdReloads, aftReloads } = standardLoad(facts, options);
  const systems = { ...SOUND };
  for (const gun of GUNS) if (!carries(facts, gun)) systems[gun] = "absent";
  return {
    tubes,
    fwdReloads,
    aftReloads,
    mineBay: 0,
    deckGunAmmo: facts.deckGun?.ammo ?? 0,
    hull: 0,
    flooding: 0,
    systems,
  };
}

/** 14.4.1 The ranges of the historical numbers of a boat type. */
export function historicalNumbers(charts: Charts, type: BoatType): readonly { from: number; to: number }[] {
  return charts.HISTORICAL_BOAT_IDS.facts.boats.find((each) => each.boat === type)?.ranges ?? [];
}

/** 10.0 The systems of a boat, every one in order. */
const SOUND = Object.fromEntries(SYSTEMS.map((system) => [system, "ok"])) as Snapshot["boat"]["systems"];

/** 10.0 The systems that not every boat type carries. */
const GUNS = new Set(SYSTEMS.filter((system) => system === "deck_gun" || system.startsWith("flak_")));

/** 10.0 True if a boat type carries a system: guns as listed for the type, everything else always. */
export function carries(facts: BoatFacts, system: System): boolean {
  if (!GUNS.has(system)) return true;
  return system === "deck_gun" ? facts.deckGun !== null : facts.flak.some((each) => each === system);
}

const UNHURT: Snapshot["crew"]["wounds"] = {
  kmdt: "none",
  wo1: "none",
  wo2: "none",
  li: "none",
  doctor: "none",
  crew1: "none",
  crew2: "none",
  crew3: "none",
  crew4: "none",
  agent: "none",
};

/** Merges the flags of a request into the defaults. */
function filled<Flags extends object>(
  defaults: Flags,
  overrides: { readonly [F in keyof Flags]?: boolean | undefined } = {},
): Flags {
  const stated = Object.entries(overrides).filter(([, flag]) => flag !== undefined);
  return { ...defaults, ...Object.fromEntries(stated) };
}
