import type { Example } from "../../../src/core/contract/operation";
import type { AnyRuleset } from "../../../src/core/contract/ruleset";
import { adjudicate } from "../../../src/core/engine/adjudicate";
import { exampleOf } from "../../fixtures/examples";
import { examplePackCall } from "../../fixtures/hunters/positions";
import { exampleAt } from "../../fixtures/pq17/positions";
import {
  chosenThenNamed,
  drawnWithin,
  eachOf,
  type FormulaOf,
  firstRoll,
  laterRoll,
  oneByOne,
  successes,
  sumOf,
} from "./formulas";

/** How an operation gets its dice: a roll, a throw, a draw, or a loop that depends on earlier dice. */
export type Kind = "roll" | "throw" | "draw" | "loop";

/** Odds to compare with samples, for an operation's example or another request. */
export interface Case {
  readonly ruleset: string;
  readonly operation: string;
  readonly kind: Kind;
  /** Pointers of the projected values. */
  readonly project: readonly string[];
  /** Closed formula, if there is one. */
  readonly formula?: FormulaOf;
  readonly request?: Example;
}

const same = (result: string): unknown => result;

const number = (result: string): unknown => Number.parseInt(result, 10);

const is =
  (expected: string) =>
  (result: string): unknown =>
    result === expected;

/** A projected pointer with its formula; several pointers without one. */
type Projection = readonly [project: readonly string[], formula?: FormulaOf];

type Table = Readonly<Record<string, readonly [kind: Kind, ...projections: readonly Projection[]]>>;

const HUNTERS: Table = {
  new: ["roll", [["/outcome/rank"], firstRoll(same)]],
  resolveAssignment: ["roll", [["/outcome"]]],
  // 12.1 A natural 12 is a random event without a result.
  resolveEncounter: [
    "loop",
    [["/outcome/result"], firstRoll((result, total) => (total === 12 ? null : result))],
    [["/outcome/phase"]],
  ],
  resolveResupply: ["roll", [["/outcome/met"], firstRoll(is("rendezvous"))]],
  joinWolfpack: ["draw", [["/snapshot/engagement/targets/0/type"], firstRoll(same)]],
  resolveFlakStay: ["loop", [["/outcome/air/flak"]]],
  resolveApproach: ["roll", [["/outcome/dayNight"], firstRoll(same)]],
  resolveNightWait: ["roll", [["/outcome/result"], firstRoll(same)]],
  resolvePackDraw: ["roll", [["/outcome/modifier"]]],
  resolveCloseApproach: ["loop", [["/outcome/detected"], firstRoll(is("detected"))], [["/outcome/hits"]]],
  resolveAttack: ["loop", [["/outcome/shots/*/result"]], [["/outcome/hits"]]],
  resolveDepthCharge: [
    "loop",
    [["/outcome/detected"], firstRoll(is("detected"))],
    [["/outcome/detected", "/outcome/hits"]],
  ],
  resolveEvasion: ["loop", [["/outcome/guessed", "/outcome/hits"]]],
  resolveFollow: ["roll", [["/outcome/result"]]],
  resolveTorpedoFire: ["loop", [["/outcome/shots/*/result"]], [["/outcome"]]],
  resolveGunFire: ["loop", [["/outcome/shots/*/result"]], [["/outcome"]]],
  resolveAdditionalRound: ["roll", [["/outcome/result"], firstRoll(same)]],
  resolveBoatRequest: ["roll", [["/outcome/request"], firstRoll(same)]],
  chooseBoat: ["roll", [["/outcome/granted"], firstRoll(is("granted"))]],
};

const GOEBEN: Table = {
  new: ["draw", [["/outcome/order"], firstRoll(same)]],
  deployTaskForce: ["roll", [["/outcome"]]],
  coal: ["roll", [["/outcome/points"], firstRoll(number)]],
  rearm: ["roll", [["/outcome/points"], firstRoll(number)]],
  repair: ["throw", [["/outcome/tracks/*/successes"], successes("restored")]],
  resolveIntelligence: ["roll", [["/outcome/intelligence"]]],
  applyIntelligence: ["draw", [["/outcome/revealed"]]],
  resolveReconnaissance: ["roll", [["/outcome/reconnaissance"], firstRoll(same)]],
  moveShip: ["roll", [["/outcome/engines"]]],
  resolveIncidents: ["draw", [["/outcome/drawn"]], [["/outcome/events", "/outcome/alert"]]],
  resolveSubmarineEvasion: ["roll", [["/outcome/hit"]], [["/outcome"]]],
  resolveGunneryRound: ["throw", [["/outcome/salvo/shots/*/hits"], successes("hit")]],
  resolveTorpedoRound: ["throw", [["/outcome/salvo/shots/*/hits"], successes("hit", "hit_unless_netted")]],
  resolveRaid: ["roll", [["/outcome/won"]]],
  resolveShoreBombardment: ["throw", [["/outcome/salvo/shots/*/hits"], successes("hit")]],
  startNextScenario: ["draw", [["/outcome/order"], firstRoll(same)]],
};

const isSuccess = (result: string): boolean => result.startsWith("success");

/** 6.2 Value found by a search, according to the card. The block in the example is a force. */
const finding = (result: string): unknown =>
  isSuccess(result) ? "force" : result.startsWith("denied by ") ? `denied_${result.split(/[ ,]/)[2]}` : "failed";

/** 9.3.3 Number of merchants that rejoin, out of the five dispersed in the example. */
const rejoined = (result: string): unknown => ({ half: 3, all: 5 })[result] ?? Number(result);

const PQ17: Table = {
  new: [
    "draw",
    [["/outcome/startTurn"]],
    [["/snapshot/sides/allied/chits/0/letter"], laterRoll([4], same)],
    [["/snapshot/sides/axis/chits/0/letter"], laterRoll([4], same)],
  ],
  resolveWeather: ["roll", [["/outcome/weather"], firstRoll(same)]],
  resolveRandomEvent: [
    "roll",
    [["/outcome/event"], firstRoll((result) => result.split(" in ")[0])],
    [["/outcome/event", "/outcome/applied"]],
  ],
  resolveDispersal: [
    "loop",
    [["/outcome/dispersed"], sumOf(3, (result) => Number.parseInt(result, 10))],
    [["/snapshot/sides/allied/forces/*/convoy/dispersed"]],
  ],
  resolveSearch: ["draw", [["/outcome/found"], firstRoll(finding)], [["/outcome"]]],
  resolveSubmarineCombat: [
    "draw",
    [["/outcome/located/found"], drawnWithin(1, isSuccess)],
    [["/outcome/combat/before", "/outcome/combat/after"]],
  ],
  chooseSubmarineTargets: ["loop", [["/outcome/combat/attacks/*/result"]]],
  resolveOffensiveAsw: [
    "loop",
    [["/outcome/located/found"], drawnWithin(1, isSuccess)],
    [["/outcome/combat/heldDown"]],
    [["/outcome/combat/asw/*/result"]],
  ],
  resolveSubmarineDuel: ["draw", [["/outcome/located/found"], drawnWithin(1, isSuccess)], [["/outcome/duel"]]],
  attackStrayMerchants: [
    "draw",
    [["/outcome/located/found"], drawnWithin(2, isSuccess)],
    [["/outcome/attacks/*/success"]],
  ],
  declareSurfaceAttack: ["draw", [["/outcome/located"]]],
  targetGuns: ["loop", [["/outcome/salvos/0/hits"], oneByOne(3, "hit")]],
  targetTorpedoes: ["loop", [["/outcome/volleys/0/successes"], oneByOne(2, "success")]],
  // 7.5.2(v) One die decides for all units of a side.
  withdrawUnits: ["roll", [["/outcome/withdrawn/0"], firstRoll((result) => (result === "withdraw" ? 2 : null))]],
  declareAirAttack: ["draw", [["/outcome/groups/0/located"], drawnWithin(1, isSuccess)]],
  directFighters: ["loop", [["/outcome/airCombat/0/results"], eachOf], [["/outcome/airCombat"]]],
  returnFire: ["loop", [["/outcome/airCombat/0/results"], eachOf], [["/outcome/airCombat"]]],
  strikeBack: ["draw", [["/outcome/groups/0/located"], drawnWithin(1, isSuccess)]],
  assignAircraft: ["loop", [["/outcome/attacks/*/hits"]]],
  directFlak: ["loop", [["/outcome/flak/0/result"], firstRoll(same)], [["/outcome/attacks/*/hits", "/outcome/vp"]]],
  resolveAirborneAsw: ["draw", [["/outcome/located/found"], drawnWithin(1, isSuccess)], [["/outcome/results"]]],
  resolveRejoining: ["roll", [["/outcome/rejoined"], firstRoll(rejoined)]],
};

const TABLES: Readonly<Record<string, Table>> = { hunters: HUNTERS, goeben: GOEBEN, pq17: PQ17 };

/** 10.1 A dummy before an uncertain zone. An ice die decides whether it gets through; nothing is at stake. */
function beforeTheIce(cross: "heavy_drift" | "solid_pack"): Example {
  const snapshot = exampleAt("move_blocks");
  const moved = { hexes: 0, speed: null, entered: [], done: false };
  snapshot.sides.allied.dummies.push({ id: "dummy_40", station: "at_sea", at: "0309", block: 40, moved });
  return { snapshot, input: { piece: "dummy_40", speed: "moderate", path: ["0209"], cross }, seed: "bear-island" };
}

/** Cases that no example covers. */
const OTHERS: readonly Case[] = [
  {
    ruleset: "hunters",
    operation: "joinWolfpack",
    kind: "draw",
    project: ["/snapshot/engagement/targets/0/name"],
    formula: chosenThenNamed(6, [1, 1, 1]),
    request: { snapshot: examplePackCall(), input: {}, seed: "gruss-an-kiel" },
  },
  {
    ruleset: "pq17",
    operation: "moveForce",
    kind: "roll",
    project: ["/outcome/end"],
    formula: firstRoll((result) => (result === "heavy_drift" ? "arrived" : "halted")),
    request: beforeTheIce("heavy_drift"),
  },
  {
    ruleset: "pq17",
    operation: "moveForce",
    kind: "loop",
    project: ["/outcome/end"],
    request: beforeTheIce("solid_pack"),
  },
];

/**
 * Returns a case for every projection of every operation whose example rolls dice. Operations without a table entry use
 * the whole outcome.
 */
export function casesOf(rulesets: Iterable<AnyRuleset>): Case[] {
  const known = [...rulesets];
  const exampleCases = known.flatMap((ruleset) =>
    [ruleset.start, ...ruleset.operations].flatMap(({ name: operation }): Case[] => {
      const { snapshot, input } = exampleOf(ruleset, operation);
      const answer = adjudicate(ruleset, { operation, snapshot, input, dice: [] });
      if (answer.kind !== "NEEDS_ROLL") return [];
      const table = TABLES[ruleset.id] ?? {};
      const [kind, ...projections] = Object.hasOwn(table, operation)
        ? table[operation]!
        : (["roll", [["/outcome"]]] as const);
      return projections.map(([project, formula]) => ({
        ruleset: ruleset.id,
        operation,
        kind,
        project,
        ...(formula && { formula }),
      }));
    }),
  );
  return [...exampleCases, ...OTHERS.filter((each) => known.some(({ id }) => id === each.ruleset))];
}
