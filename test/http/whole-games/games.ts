/** One game to play: its name, its input and its first dice. */
export interface Start {
  readonly name: string;
  readonly input: (pick: (n: number) => number) => unknown;
  /** The tape of the first operation. Set it to force a certain start. */
  readonly dice?: readonly number[];
}

/** The settings for games of a ruleset: starts, weights of operations, and the final report. */
export interface Game {
  readonly starts: Readonly<Record<string, Start>>;
  /** Weight of an operation when a move is drawn. Default: 10. */
  readonly eagerness: Readonly<Record<string, number>>;
  /** The report to print at the end of a game. */
  readonly report: string;
  /** The sides of a game with hidden information. Each plays only from its own view and decisions. */
  readonly sides?: readonly string[];
}

const boats = ["VIIA", "VIIB", "VIIC", "VIID", "VIIC_FLAK", "IXA", "IXB", "IXC"];

/** The Hunters: a career in every boat. The weights favor fighting and progress. */
const hunters: Game = {
  starts: Object.fromEntries(
    boats.map((boat) => [
      boat,
      { name: boat, input: (pick) => ({ boat, number: 100 + pick(900), name: "Kommandant" }) } satisfies Start,
    ]),
  ),
  eagerness: { loadTorpedoes: 1, abortPatrol: 1, turnBack: 1, breakOff: 2, resolveNightWait: 3 },
  report: "logSheet",
};

/** The orders of Goeben, 1914 in drawing order. */
const orders = [
  "atlantic_breakout",
  "austro_hungarian_naval_pact",
  "raid_french_african_convoys",
  "italian_alliance",
  "ottoman_alliance",
  "suez_canal_operation",
];

const everything = {
  variableDeployment: true,
  germanExtras: "all_four",
  austroHungarianWarships: true,
  seaplanes: true,
  nightCombat: true,
  mines: true,
};

/**
 * Goeben, 1914: a scenario for every order, one with every option, and a campaign. The weights favor sailing over
 * staying in port.
 */
const goeben: Game = {
  starts: {
    ...Object.fromEntries(
      orders.map((order, index): [string, Start] => [order, { name: order, input: () => ({}), dice: [index + 1] }]),
    ),
    every_option: { name: "every option", input: () => ({ options: everything }) },
    campaign: { name: "campaign", input: () => ({ options: { ...everything, germanExtras: "none", campaign: true } }) },
  },
  eagerness: {
    jettisonCargo: 1,
    landCrew: 1,
    transferCargo: 1,
    reembark: 2,
    coal: 2,
    rearm: 2,
    repair: 3,
    loadCargo: 2,
    endPhase: 12,
  },
  report: "situation",
};

const scenarios = ["pq_17", "jw_51b", "pq_12"];

/**
 * PQ-17: every scenario, each side with only what it may know. The weights favor sailing over changing the order of
 * ships.
 */
const pq17: Game = {
  starts: Object.fromEntries(
    scenarios.map((scenario): [string, Start] => [scenario, { name: scenario, input: () => ({ scenario }) }]),
  ),
  eagerness: { exchangeShips: 1, detachForce: 1, declareDenial: 1, withdrawDummy: 1, combineForces: 4, endPhase: 15 },
  report: "situation",
  sides: ["allied", "axis"],
};

/** All playable games by ruleset. */
export const games: Readonly<Record<string, Game>> = { hunters, goeben, pq17 };
