import { describe, expect, it } from "vitest";
import { seededPick } from "../../src/core/operation/advance";
import { pack } from "../../src/rulesets/goeben/charts/pack";
import { goeben } from "../../src/rulesets/goeben/index";
import type { Snapshot } from "../../src/rulesets/goeben/snapshot";
import { GERMAN_SHIPS, ORDERS } from "../../src/rulesets/goeben/vocabulary";
import { playGoeben } from "./goeben-play";
import { checkDoors, checkMove, type Tried } from "./laws";
import { faultsOf } from "./sound";

/** Milliseconds a long law may take on a busy machine before it counts as stuck. */
const LONG = 300_000;

const { charts } = pack;
const operations = goeben.operations.map(({ name }) => name);

/** Ids that inputs of random play may name, few enough that some are legal. */
const IDS = [
  ...GERMAN_SHIPS,
  "novara",
  "central_ionian",
  "adriatic_pz",
  "messina",
  "bone",
  "allied_merchantman_1",
  "warrior",
  "cdu_05",
];

/** What games came to, by order and result. */
function endOf(state: Snapshot): string {
  return `${state.order} ${state.result} ${state.endReason}`;
}

describe("7 laws of Goeben, 1914", () => {
  it(
    "2,000 scenarios of random legal play end without crash, dead end or impossible snapshot, and see every operation",
    () => {
      const ends = new Set<string>();
      const seen = new Set<string>();
      for (let index = 0; index < 2000; index += 1) {
        const played = playGoeben(index, false, (_, { operation }) => seen.add(operation.name));
        expect(played.over).toBe(true);
        expect(faultsOf(goeben, played.state)).toEqual([]);
        ends.add(endOf(played.state as Snapshot));
      }
      for (const order of ORDERS) expect(ends).toContain(`${order} defeat turn_limit`);
      const won = ORDERS.filter((order) => ends.has(`${order} victory order_fulfilled`));
      expect(won.length).toBeGreaterThanOrEqual(3);
      expect([...ends].some((end) => end.endsWith("defeat no_german_ship"))).toBe(true);
      const campaignOnly = ["declareVictory", "startNextScenario"];
      expect(operations.filter((name) => !seen.has(name))).toEqual(campaignOnly);
    },
    LONG,
  );

  it(
    "200 campaigns of random legal play end without crash, dead end or impossible snapshot",
    () => {
      const results = new Set<string>();
      const seen = new Set<string>();
      let scenarios = 0;
      for (let index = 0; index < 200; index += 1) {
        const played = playGoeben(index, true, (_, { operation }) => seen.add(operation.name));
        expect(played.over).toBe(true);
        expect(faultsOf(goeben, played.state)).toEqual([]);
        const { campaign, endReason } = played.state as Snapshot;
        results.add(`${campaign!.result} ${endReason}`);
        scenarios += campaign!.scenario;
      }
      expect(results).toContain("failure dismissed");
      expect(results).toContain("failure no_order_left");
      expect(seen).toContain("declareVictory");
      expect(scenarios).toBeGreaterThan(500);
    },
    LONG,
  );

  it.each([
    ["scenarios", false, 12],
    ["campaigns", true, 8],
  ] as const)(
    "what is listed resolves, changes nothing it was given, replays from its tape and recomputes from its audit: %s",
    (_, campaign, games) => {
      let moves = 0;
      for (let index = 0; index < games; index += 1) {
        playGoeben(index, campaign, (state, move) => {
          checkMove(goeben, state, move, `law-${index}`);
          moves += 1;
        });
      }
      expect(moves).toBeGreaterThan(1000);
    },
    LONG,
  );

  it(
    "what is closed is refused with the reason listed, and an input is refused exactly when it is not listed",
    () => {
      const pick = seededPick("goeben-inputs");
      const tried: Tried = { refused: 0, resolved: 0 };
      for (let index = 0; index < 20; index += 1) {
        playGoeben(index, index % 4 === 3, (state) => {
          if (pick(index % 4 === 3 ? 50 : 12) === 0) checkDoors(goeben, state, `doors-${index}`, pick, tried, IDS);
        });
      }
      expect(tried.refused).toBeGreaterThan(2000);
      expect(tried.resolved).toBeGreaterThan(500);
    },
    LONG,
  );

  it("every operation's example resolves by all laws", () => {
    for (const operation of goeben.operations) {
      const { snapshot, input, seed } = operation.example();
      const state = snapshot as Snapshot;
      expect(goeben.impossible(state, charts), operation.name).toEqual([]);
      checkMove(goeben, state, { operation, input }, seed);
    }
  });
});
