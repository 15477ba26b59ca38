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

/** How an operation comes to its dice: a roll, a handful, a draw, or a loop that goes on by what fell. */
export type Kind = "roll" | "throw" | "draw" | "loop";

/** Odds to be compared with samples, of an operation's example unless another is given. */
export interface Case {
  readonly ruleset: string;
  readonly operation: string;
  readonly kind: Kind;
  /** What is told apart. */
  readonly project: readonly string[];
  /** Where there is a closed formula for it. */
  readonly formula?: FormulaOf;
  readonly given?: Example;
}

const same = (result: string): unknown => result;

const number = (result: string): unknown => Number.parseInt(result, 10);

const is =
  (wanted: string) =>
  (result: string): unknown =>
    result === wanted;

/** The place told apart, with its formula; several places without one. */
type Told = readonly [project: readonly string[], formula?: FormulaOf];

type Table = Readonly<Record<string, readonly [kind: Kind, ...told: readonly Told[]]>>;

const HUNTERS: Table = {
  new: ["roll", [["/outcome/rank"], firstRoll(same)]],
  resolveAssignment: ["roll", [["/outcome"]]],
  // 12.1 A natural 12 is a random event, which has no result.
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

/** 6.2 What a search finds by a card that says so; the block of the example is a force. */
const finding = (result: string): unknown =>
  isSuccess(result) ? "force" : result.startsWith("denied by ") ? `denied_${result.split(/[ ,]/)[2]}` : "failed";

/** 9.3.3 How many of the five merchants that the example has dispersed rejoin. */
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
  // 7.5.2(v) One die tells for all units of a side.
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

/** 10.1 A dummy before an uncertain zone: whether it gets through is a die of ice, and nothing is at stake. */
function beforeTheIce(cross: "heavy_drift" | "solid_pack"): Example {
  const snapshot = exampleAt("move_blocks");
  const moved = { hexes: 0, speed: null, entered: [], done: false };
  snapshot.sides.allied.dummies.push({ id: "dummy_40", station: "at_sea", at: "0309", block: 40, moved });
  return { snapshot, input: { piece: "dummy_40", speed: "moderate", path: ["0209"], cross }, seed: "bear-island" };
}

/** What no example shows. */
const OTHERS: readonly Case[] = [
  {
    ruleset: "hunters",
    operation: "joinWolfpack",
    kind: "draw",
    project: ["/snapshot/engagement/targets/0/name"],
    formula: chosenThenNamed(6, [1, 1, 1]),
    given: { snapshot: examplePackCall(), input: {}, seed: "gruss-an-kiel" },
  },
  {
    ruleset: "pq17",
    operation: "moveForce",
    kind: "roll",
    project: ["/outcome/end"],
    formula: firstRoll((result) => (result === "heavy_drift" ? "arrived" : "halted")),
    given: beforeTheIce("heavy_drift"),
  },
  {
    ruleset: "pq17",
    operation: "moveForce",
    kind: "loop",
    project: ["/outcome/end"],
    given: beforeTheIce("solid_pack"),
  },
];

/** Every operation whose example rolls dice, by what is told apart: the whole outcome where the tables name nothing else. */
export function casesOf(rulesets: Iterable<AnyRuleset>): Case[] {
  const known = [...rulesets];
  const shown = known.flatMap((ruleset) =>
    [ruleset.start, ...ruleset.operations].flatMap(({ name: operation }): Case[] => {
      const { snapshot, input } = exampleOf(ruleset, operation);
      const asked = adjudicate(ruleset, { operation, snapshot, input, dice: [] });
      if (asked.kind !== "NEEDS_ROLL") return [];
      const table = TABLES[ruleset.id] ?? {};
      const [kind, ...told] = Object.hasOwn(table, operation) ? table[operation]! : (["roll", [["/outcome"]]] as const);
      return told.map(([project, formula]) => ({
        ruleset: ruleset.id,
        operation,
        kind,
        project,
        ...(formula && { formula }),
      }));
    }),
  );
  return [...shown, ...OTHERS.filter((each) => known.some(({ id }) => id === each.ruleset))];
}
