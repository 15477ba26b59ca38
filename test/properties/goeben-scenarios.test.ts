import { describe, expect, it } from "vitest";
import { goeben } from "../../src/rulesets/goeben/index";
import type { Snapshot } from "../../src/rulesets/goeben/snapshot";
import { ORDERS } from "../../src/rulesets/goeben/vocabulary";
import { playGoeben } from "./goeben-play";
import { LONG } from "./long";
import { faultsOf } from "./sound";

const operations = goeben.operations.map(({ name }) => name);

/** What games came to, by order and result. */
function endOf(state: Snapshot): string {
  return `${state.order} ${state.result} ${state.endReason}`;
}

/** Plays scenarios at random: each ends, its end is possible, and together they see every operation and every kind of end. */
function checkScenarios(games: number): void {
  const ends = new Set<string>();
  const seen = new Set<string>();
  for (let index = 0; index < games; index += 1) {
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
}

/** How many are played; whoever has time names more in the environment. */
const SCENARIOS = Number(process.env.SCENARIOS ?? 2000);

describe("laws of Goeben, 1914", () => {
  it(
    `${SCENARIOS} scenarios of random legal play end without crash, dead end or impossible snapshot, and see every operation`,
    () => checkScenarios(SCENARIOS),
    LONG,
  );
});
