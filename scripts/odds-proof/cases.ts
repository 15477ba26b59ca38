import { adjudicate } from "../../src/core/operation/adjudicate";
import type { AnyRuleset } from "../../src/core/operation/contract";
import { chosenThenNamed, type FormulaOf, firstRoll, successes } from "./formulas";

/** How an operation comes to its dice: a roll, a handful, a draw, or a loop that goes on by what fell. */
export type Kind = "roll" | "throw" | "draw" | "loop";

/** Odds to be compared with samples, of an operation's example. */
export interface Case {
  readonly ruleset: string;
  readonly operation: string;
  readonly kind: Kind;
  /** What is told apart. */
  readonly project: readonly string[];
  /** Where there is a closed formula for it. */
  readonly formula?: FormulaOf;
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
  joinWolfpack: [
    "draw",
    [["/snapshot/engagement/targets/0/type"], firstRoll(same)],
    [["/snapshot/engagement/targets/0/name"], chosenThenNamed(6, [1, 1, 1])],
  ],
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

const TABLES: Readonly<Record<string, Table>> = { hunters: HUNTERS, goeben: GOEBEN };

/** Every operation whose example rolls dice, by what is told apart: the whole outcome where the tables name nothing else. */
export function casesOf(rulesets: Iterable<AnyRuleset>): Case[] {
  return [...rulesets].flatMap((ruleset) =>
    [ruleset.start, ...ruleset.operations].flatMap(({ name: operation, example }): Case[] => {
      const { snapshot, input } = example();
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
}
