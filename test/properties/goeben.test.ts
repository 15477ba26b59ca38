import { describe, expect, it } from "vitest";
import { tokensOf } from "../../src/core/json/pointer";
import { impossible } from "../../src/core/request/impossible";
import { goeben } from "../../src/rulesets/goeben/index";
import type { Snapshot } from "../../src/rulesets/goeben/snapshot";
import { GERMAN_SHIPS, ORDERS } from "../../src/rulesets/goeben/vocabulary";
import { exampleOf } from "../fixtures/examples";
import { playGoeben } from "./goeben-play";
import { changedSnapshotsLaw } from "./laws/changed";
import { checkMove } from "./laws/checks";
import { closedInputsLaw } from "./laws/doors";
import { declareLaws, type Game, gamesTo, type Law } from "./laws/law";
import { mapsLaw } from "./laws/maps";
import { type MarkedMove, marksLaw } from "./laws/marks";
import { listedMovesLaw } from "./laws/moves";
import { runsLaw } from "./laws/run-on";
import { faultsOf } from "./sound";

/** Number of scenarios. Set the variable for more. */
const SCENARIOS = Number(process.env.SCENARIOS ?? 2000);

const CAMPAIGNS = 200;

/** Ids for inputs of random play, few enough that some are legal. */
const IDS = [
  ...GERMAN_SHIPS,
  ...["novara", "central_ionian", "adriatic_pz", "messina", "bone", "allied_merchantman_1", "warrior", "cdu_05"],
];

const isScenario = (index: number) => (game: Game) => !game.isCampaign && game.index === index;

/** Every scenario ends in a possible way. Together they use every operation and every kind of ending. */
function scenariosEnd(): Law {
  const ends = new Set<string>();
  const endings = new Set<string>();
  return {
    title: "scenarios end in possible snapshots and in every way, and use every operation",
    look(_, { operation }, { isCampaign }) {
      if (!isCampaign) endings.add(operation.name);
    },
    end(run, { isCampaign }) {
      if (isCampaign) return;
      expect(faultsOf(goeben, run.state)).toEqual([]);
      const { order, result, endReason } = run.state as Snapshot;
      ends.add(`${order} ${result} ${endReason}`);
    },
    judge() {
      for (const order of ORDERS) expect(ends).toContain(`${order} defeat turn_limit`);
      const won = ORDERS.filter((order) => ends.has(`${order} victory order_fulfilled`));
      expect(won.length).toBeGreaterThanOrEqual(3);
      expect([...ends].some((end) => end.endsWith("defeat no_german_ship"))).toBe(true);
      const campaignOnly = ["declareVictory", "startNextScenario"];
      const unseen = goeben.operations.map(({ name }) => name).filter((name) => !endings.has(name));
      expect(unseen).toEqual(campaignOnly);
    },
  };
}

/** Every campaign ends in a possible way. */
function campaignsEnd(): Law {
  const results = new Set<string>();
  const endings = new Set<string>();
  let scenarios = 0;
  return {
    title: "campaigns end in possible snapshots and in every way",
    look(_, { operation }, { isCampaign }) {
      if (isCampaign) endings.add(operation.name);
    },
    end(run, { isCampaign }) {
      if (!isCampaign) return;
      expect(faultsOf(goeben, run.state)).toEqual([]);
      const { campaign, endReason } = run.state as Snapshot;
      results.add(`${campaign!.result} ${endReason}`);
      scenarios += campaign!.scenario;
    },
    judge() {
      expect(results).toContain("failure dismissed");
      expect(results).toContain("failure no_order_left");
      expect(endings).toContain("declareVictory");
      expect(scenarios).toBeGreaterThan(500);
    },
  };
}

/** Expects a change of a German ship to name it. */
function checkShips(moves: readonly MarkedMove[]): void {
  let ships = 0;
  for (const entry of moves.flatMap(({ audit }) => audit)) {
    if (entry.kind !== "effect" || !entry.pointer.startsWith("/ships/")) continue;
    expect(entry.about?.of).toBe(tokensOf(entry.pointer)[1]);
    ships += 1;
  }
  expect(ships).toBeGreaterThan(20);
  const onMap = moves.flatMap(({ audit, ids }) => {
    return audit.filter((entry) => entry.kind === "effect" && ids.has(entry.about?.of ?? ""));
  });
  expect(onMap.length).toBeGreaterThan(20);
}

function* games(): Generator<Game> {
  yield* gamesTo(SCENARIOS);
  yield* gamesTo(CAMPAIGNS, true);
}

declareLaws(
  "laws of Goeben, 1914",
  { games: games(), play: ({ index, isCampaign }, look) => playGoeben(index, isCampaign, look) },
  [
    scenariosEnd(),
    campaignsEnd(),
    listedMovesLaw(goeben, ({ index, isCampaign }) => index < (isCampaign ? 8 : 12)),
    closedInputsLaw(
      goeben,
      ({ index, isCampaign }) => (index < 20 && isCampaign === (index % 4 === 3) ? (isCampaign ? 50 : 12) : 0),
      IDS,
    ),
    changedSnapshotsLaw(goeben, ({ index, isCampaign }) => (index < 6 && isCampaign === (index % 3 === 0) ? 4 : 0)),
    runsLaw(goeben, ({ index, isCampaign, moveCount }) => !isCampaign && index < 3 && moveCount % 2 === 1),
    await mapsLaw(goeben, isScenario(2)),
    await marksLaw(goeben, (at) => isScenario(2)(at) && at.moveCount % 2 === 1, {
      title: "audit lines about a German ship name it by the id used on the map",
      check: checkShips,
    }),
  ],
);

describe("laws of Goeben, 1914", () => {
  it("every operation's example satisfies all laws", () => {
    for (const operation of goeben.operations) {
      const { snapshot, input, seed } = exampleOf(goeben, operation.name);
      const state = snapshot as Snapshot;
      expect(impossible(goeben.invariants, state, goeben.pack.charts), operation.name).toEqual([]);
      checkMove(goeben, state, { operation, input }, seed);
    }
  });
});
