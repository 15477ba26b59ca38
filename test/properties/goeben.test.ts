import { describe, expect, it } from "vitest";
import { tokensOf } from "../../src/core/audit/pointer";
import { impossible } from "../../src/core/request/impossible";
import { goeben } from "../../src/rulesets/goeben/index";
import type { Snapshot } from "../../src/rulesets/goeben/snapshot";
import { GERMAN_SHIPS, ORDERS } from "../../src/rulesets/goeben/vocabulary";
import { exampleOf } from "../fixtures/examples";
import { playGoeben } from "./goeben-play";
import { changed } from "./laws/changed";
import { checkMove } from "./laws/checks";
import { doors } from "./laws/doors";
import { declareLaws, type Game, gamesTo, type Law } from "./laws/law";
import { maps } from "./laws/maps";
import { type Marked, marks } from "./laws/marks";
import { moves } from "./laws/moves";
import { runs } from "./laws/run-on";
import { faultsOf } from "./sound";

/** How many scenarios are played. Set the variable for more. */
const SCENARIOS = Number(process.env.SCENARIOS ?? 2000);

const CAMPAIGNS = 200;

/** Ids that inputs of random play may name, few enough that some are legal. */
const IDS = [
  ...GERMAN_SHIPS,
  ...["novara", "central_ionian", "adriatic_pz", "messina", "bone", "allied_merchantman_1", "warrior", "cdu_05"],
];

const isScenario = (index: number) => (game: Game) => !game.isCampaign && game.index === index;

/** Every scenario ends in a way that is possible, and together they see every operation and every kind of end. */
function scenariosEnd(): Law {
  const ends = new Set<string>();
  const seen = new Set<string>();
  return {
    title: "scenarios end in possible snapshots and in every way, and see every operation",
    look(_, { operation }, { isCampaign }) {
      if (!isCampaign) seen.add(operation.name);
    },
    end(played, { isCampaign }) {
      if (isCampaign) return;
      expect(faultsOf(goeben, played.state)).toEqual([]);
      const { order, result, endReason } = played.state as Snapshot;
      ends.add(`${order} ${result} ${endReason}`);
    },
    judge() {
      for (const order of ORDERS) expect(ends).toContain(`${order} defeat turn_limit`);
      const won = ORDERS.filter((order) => ends.has(`${order} victory order_fulfilled`));
      expect(won.length).toBeGreaterThanOrEqual(3);
      expect([...ends].some((end) => end.endsWith("defeat no_german_ship"))).toBe(true);
      const campaignOnly = ["declareVictory", "startNextScenario"];
      const unseen = goeben.operations.map(({ name }) => name).filter((name) => !seen.has(name));
      expect(unseen).toEqual(campaignOnly);
    },
  };
}

/** Every campaign ends in a way that is possible. */
function campaignsEnd(): Law {
  const results = new Set<string>();
  const seen = new Set<string>();
  let scenarios = 0;
  return {
    title: "campaigns end in possible snapshots and in every way",
    look(_, { operation }, { isCampaign }) {
      if (isCampaign) seen.add(operation.name);
    },
    end(played, { isCampaign }) {
      if (!isCampaign) return;
      expect(faultsOf(goeben, played.state)).toEqual([]);
      const { campaign, endReason } = played.state as Snapshot;
      results.add(`${campaign!.result} ${endReason}`);
      scenarios += campaign!.scenario;
    },
    judge() {
      expect(results).toContain("failure dismissed");
      expect(results).toContain("failure no_order_left");
      expect(seen).toContain("declareVictory");
      expect(scenarios).toBeGreaterThan(500);
    },
  };
}

/** A change of a German ship names it. */
function checkShips(moves: readonly Marked[]): void {
  let ships = 0;
  for (const entry of moves.flatMap(({ audit }) => audit)) {
    if (entry.kind !== "effect" || !entry.pointer.startsWith("/ships/")) continue;
    expect(entry.about?.of).toBe(tokensOf(entry.pointer)[1]);
    ships += 1;
  }
  expect(ships).toBeGreaterThan(20);
  const lit = moves.flatMap(({ audit, ids }) => {
    return audit.filter((entry) => entry.kind === "effect" && ids.has(entry.about?.of ?? ""));
  });
  expect(lit.length).toBeGreaterThan(20);
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
    moves(goeben, ({ index, isCampaign }) => index < (isCampaign ? 8 : 12)),
    doors(
      goeben,
      ({ index, isCampaign }) => (index < 20 && isCampaign === (index % 4 === 3) ? (isCampaign ? 50 : 12) : 0),
      IDS,
    ),
    changed(goeben, ({ index, isCampaign }) => (index < 6 && isCampaign === (index % 3 === 0) ? 4 : 0)),
    runs(goeben, ({ index, isCampaign, seen }) => !isCampaign && index < 3 && seen % 2 === 1),
    await maps(goeben, isScenario(2)),
    await marks(goeben, (at) => isScenario(2)(at) && at.seen % 2 === 1, {
      title: "a change of a German ship names it, and what is on the map by that name",
      check: checkShips,
    }),
  ],
);

describe("laws of Goeben, 1914", () => {
  it("every operation's example resolves by all laws", () => {
    for (const operation of goeben.operations) {
      const { snapshot, input, seed } = exampleOf(goeben, operation.name);
      const state = snapshot as Snapshot;
      expect(impossible(goeben.invariants, state, goeben.pack.charts), operation.name).toEqual([]);
      checkMove(goeben, state, { operation, input }, seed);
    }
  });
});
