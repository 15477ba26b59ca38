import type { Snapshot } from "../../../../src/rulesets/goeben/snapshot";
import type { OrderId } from "../../../../src/rulesets/goeben/vocabulary";
import { all, type Change, type Json, needs, refused, resolves, type Vector } from "../kit";
import { aboard, coastal, consort, consortIs, marker, options, rulings, set, ship } from "../kit/changes";
import { A, BASE, firstScenario, goesOn, I, lostMarker, O, OPERATION, P, played, R, S } from "./first";

/** 24.1 Vectors for markers and ships kept, repaired and collected. */
function collecting(): Vector[] {
  const battered = all(
    ship("goeben", { engines: 3, hull: 9, primary: 2, ammunition: 1, torpedoes: 0, coal: 1, leadership: 6 }),
    ship("breslau", { ammunition: 2, torpedoes: 1, coal: 0, leadership: 3 }),
    aboard("goeben", { 1: "wireless", 9: "reserve_crew" }),
    aboard("breslau", { 2: "optics_searchlights" }),
  );
  const won = { from: [A, P, R, S] as OrderId[], order: P as OrderId };
  const boxes = (length: number, ...filled: readonly (readonly [number, string])[]): (string | null)[] =>
    Array.from({ length }, (_, index) => filled.find(([box]) => box === index + 1)?.[1] ?? null);
  const whole = { engines: 6, hull: 12, primary: 5, ammunition: 6, torpedoes: 2, coal: 4, leadership: 6 };
  return [
    goesOn({
      ...won,
      id: "transition-order",
      title: "24.0 D-85 Ships are repaired before the next order is drawn; outfitting follows",
      change: battered,
      outcome: {},
      campaign: {},
      snapshot: { ships: { goeben: { ...whole, boxes: boxes(12) } } },
      rulings: ["D-85"],
    }),
    goesOn({
      ...won,
      id: "restock",
      title: "24.1 D-58 With restock every ship is repaired and restocked, its cargo returned; Leadership 6 stays 6",
      change: all(battered, rulings({ campaignStocks: "restock" })),
      outcome: { leadership: 1 },
      campaign: {},
      snapshot: {
        ships: {
          goeben: { ...whole, boxes: boxes(12) },
          breslau: { ammunition: 6, torpedoes: 2, coal: 5, leadership: 4, boxes: boxes(4) },
        },
      },
      rulings: ["D-45", "D-58"],
    }),
    goesOn({
      ...won,
      id: "carry-over",
      title: "24.1 D-58 A damaged ship is as at the start, an undamaged one keeps its stores as they are",
      change: battered,
      outcome: {},
      campaign: {},
      snapshot: {
        ships: {
          goeben: { ...whole, boxes: boxes(12) },
          breslau: { ammunition: 2, torpedoes: 1, coal: 0, boxes: boxes(4) },
        },
      },
      rulings: ["D-58"],
    }),
    goesOn({
      ...won,
      id: "keep-cargo",
      title: "24.1 D-58 Under the other ruling cargo stays aboard",
      change: all(battered, rulings({ campaignKeepCargo: true })),
      outcome: {},
      campaign: {},
      snapshot: {
        ships: {
          goeben: { ...whole, boxes: boxes(12, [1, "wireless"], [9, "reserve_crew"]) },
          breslau: { boxes: boxes(4, [2, "optics_searchlights"]) },
        },
      },
      rulings: ["D-58"],
    }),
    goesOn({
      ...won,
      id: "sunk-battlecruiser",
      title: "24.3 D-61 A sunk battlecruiser is gone; a placeholder joins the British group",
      citation: "24.3",
      change: marker("inflexible", "sunk", null, { turn: 3 }),
      outcome: { placeholders: 1 },
      campaign: { sunkForGood: ["inflexible"] },
      after: firstScenario({ removed: [lostMarker("inflexible", "sunk", 3)], placeholders: 1 }, 5, 2),
      rulings: ["D-61"],
    }),
    goesOn({
      ...won,
      id: "sunk-cruisers-return",
      title: "24.1 D-79 Sunk cruisers and destroyers come back, and so do damaged battlecruisers",
      change: all(
        marker("defence", "sunk", null, { turn: 3 }),
        marker("dd_5th_flotilla_1", "sunk", null, { turn: 3 }),
        marker("inflexible", "out", null, { turn: 4 }),
        marker("troop_convoy_1", "sunk", null, { turn: 2 }),
      ),
      outcome: { placeholders: 0 },
      campaign: { sunkForGood: [] },
      after: firstScenario({}, 5, 2),
      rulings: ["D-79"],
    }),
    goesOn({
      ...won,
      id: "removed-stay-out",
      title: "24.1 D-78 Markers removed from play stay out",
      change: marker("austro_hungarian_fleet_sorties_1", "removed", null, { turn: 2 }),
      outcome: {},
      campaign: {},
      after: firstScenario({ removed: [lostMarker("austro_hungarian_fleet_sorties_1", "removed", 2)] }, 5, 2),
      rulings: ["D-78"],
    }),
    goesOn({
      ...won,
      id: "map-cleared",
      title: "24.1 Coastal units, visits, mines and colliers are collected",
      change: all(
        options({ mines: true }),
        coastal("cdu_09", "bone", true),
        set({ visited: ["messina"], mines: ["off_zante"], colliers: [{ space: null, used: true, lost: true }] }),
      ),
      outcome: {},
      campaign: {},
      after: all(firstScenario({}, 5, 2), set({ visited: [], mines: [] })),
    }),
    goesOn({
      ...won,
      id: "consorts",
      title: "20.0 Austro-Hungarian ships at Pola stay, damaged ones return there, others are withdrawn for good",
      citation: "20.0",
      change: all(
        options({ austroHungarianWarships: true }),
        marker("austro_hungarian_fleet_sorties_1", "removed", null, { turn: 2 }),
        consort("radetzky", "pola", { arrived: 2 }),
        consort("admiral_spaun", "cattaro", { arrived: 4 }),
        consortIs("novara", { status: "damaged" }),
        consortIs("tegetthoff", { status: "sunk" }),
      ),
      outcome: {},
      campaign: {},
      after: all(
        firstScenario({ removed: [lostMarker("austro_hungarian_fleet_sorties_1", "removed", 2)] }, 5, 2),
        consortIs("radetzky", { arrived: 0 }),
        consortIs("admiral_spaun", { status: "withdrawn", space: null, arrived: 0 }),
        consortIs("novara", { status: "in_play", space: "pola" }),
      ),
    }),
    goesOn({
      ...won,
      base: "campaign-one-ship",
      id: "german-sunk",
      title: "24.1 A German ship that was sunk is gone for good",
      outcome: { leadership: 1 },
      campaign: {},
      snapshot: {
        ships: {
          goeben: { status: "sunk", space: null, hull: 0, leadership: 4 },
          breslau: { status: "in_play", leadership: 5 },
        },
        colliers: [{ space: null, used: false, lost: false }],
      },
    }),
  ];
}

/** 24.1, 24.5 Failure and the end of a campaign. */
function failing(): Vector[] {
  const lost = played(O, "central_ionian", 20, false);
  const last = (achieved: readonly OrderId[], failed: readonly OrderId[], won: boolean): Change =>
    all(won ? undefined : lost, (state) => lastScenario(state, achieved, failed));
  const ended = (
    id: string,
    title: string,
    change: Change,
    outcome: Json,
    more: Json,
    cited?: readonly string[],
  ): Vector =>
    resolves({
      id: `campaign-${id}`,
      title,
      citation: "24.5",
      operation: OPERATION,
      base: BASE,
      change,
      outcome: { order: null, phase: "over", ...outcome },
      snapshot: { phase: "over", ...more },
      ...(cited === undefined ? {} : { rulings: cited }),
    });
  return [
    goesOn({
      id: "failed",
      title: "24.1 A failed order costs a point of Leadership and brings no bonus",
      change: lost,
      from: [A, P, R, I, S],
      order: R,
      outcome: { played: O, achieved: false, leadership: -1, bonuses: [], missions: 0, alert: 1, vp: 0 },
      campaign: { achieved: [], failed: [O], alliances: [], startSpaces: [] },
      after: firstScenario({}, 3, 1),
    }),
    goesOn({
      id: "failed-leadership-1",
      title: "24.1 D-45 Failure does not take Leadership below 1; what is 0 stays 0",
      change: all(lost, ship("goeben", { leadership: 1 }), ship("breslau", { leadership: 0 })),
      from: [A, P, R, I, S],
      order: A,
      outcome: { leadership: -1 },
      campaign: {},
      snapshot: { ships: { goeben: { leadership: 1 }, breslau: { leadership: 0 } } },
      rulings: ["D-45"],
    }),
    goesOn({
      id: "failed-vp-0",
      title: "24.1 Zero VP do not end a campaign",
      change: all(lost, set({ vp: 0 })),
      from: [A, P, R, I, S],
      order: S,
      outcome: { achieved: false },
      campaign: {},
    }),
    ended(
      "dismissed",
      "24.1 A scenario that ends with negative VP ends the campaign",
      all(lost, set({ vp: -1 })),
      { achieved: false, campaign: "failure", vp: -1 },
      { endReason: "dismissed", campaign: { failed: [O], result: "failure" } },
    ),
    ended(
      "rated-2",
      "24.5 Two orders achieved: failure",
      last([A], [P, R, S, I], true),
      { missions: 2, campaign: "failure" },
      { endReason: "no_order_left", campaign: { result: "failure" } },
    ),
    ended(
      "rated-3",
      "24.5 Three orders achieved: draw",
      last([A, P], [R, S, I], true),
      { missions: 3, campaign: "draw" },
      { endReason: "no_order_left", campaign: { result: "draw" } },
    ),
    ended(
      "rated-4",
      "24.5 Four orders achieved: victory",
      last([A, P, R], [S, I], true),
      { missions: 4, campaign: "victory" },
      { endReason: "no_order_left", campaign: { result: "victory" } },
    ),
    ended(
      "rated-1",
      "24.5 The last order failed, one achieved: failure",
      last([A], [P, R, S, I], false),
      { missions: 1, campaign: "failure" },
      { endReason: "no_order_left" },
    ),
    resolves({
      id: "campaign-no-ship",
      title: "24.5 D-62 Without a German ship the campaign is over and rated",
      citation: "24.5",
      operation: OPERATION,
      base: "campaign-no-ship",
      outcome: { achieved: false, order: null, missions: 0, campaign: "failure", phase: "over" },
      snapshot: { endReason: "no_german_ship", campaign: { result: "failure", failed: [O] } },
      rulings: ["D-62"],
    }),
    resolves({
      id: "campaign-destroyed",
      title: "24.5 D-62 Nor do negative VP keep a campaign without a German ship from being rated",
      citation: "24.5",
      operation: OPERATION,
      base: "campaign-no-ship",
      change: all(last([A, P, R, S], [I], true), set({ vp: -40 })),
      outcome: { achieved: false, order: null, missions: 4, campaign: "victory", phase: "over", vp: -40 },
      snapshot: { endReason: "no_german_ship", campaign: { result: "victory" } },
      rulings: ["D-62"],
    }),
    needs({
      id: "campaign-needs-order",
      title: "24.0 The next order is drawn among those left",
      citation: "24.0",
      operation: OPERATION,
      base: BASE,
      next: { label: "order", count: 1, sides: 4, held: [], chart: null },
    }),
    refused({
      id: "campaign-out-of-turn",
      title: "24.0 The next scenario begins when one has ended",
      citation: "24.0",
      operation: OPERATION,
      base: "campaign-objective",
      code: "OUT_OF_TURN",
      section: "24.0",
    }),
  ];
}

/** 24.5 The sixth scenario has been played. */
function lastScenario(state: Snapshot, achieved: readonly OrderId[], failed: readonly OrderId[]): void {
  Object.assign(state.campaign!, { scenario: 6, ordersLeft: [], achieved, failed });
  const lead = 4;
  for (const each of [state.ships.goeben, state.ships.breslau])
    Object.assign(each, { leadership: lead, startSpace: "pola" });
}

/** 24.1, 24.5 Vectors for gains, losses and ratings between scenarios. */
export const nextScenarios = (): Vector[] => [...collecting(), ...failing()];
