import type { Marker, Snapshot } from "../../../src/rulesets/goeben/snapshot";
import { ORDERS, type OrderId } from "../../../src/rulesets/goeben/vocabulary";
import { aboard, both, coastal, consort, consortIs, marker, options, rulings, set, ship } from "./changes";
import { all, type Change, draw, facts, type Json, needs, type Roll, refused, resolves, type Vector } from "./kit";
import { alliedSide, freshShip } from "./setup";

const BASE = "campaign-between";
const OPERATION = "startNextScenario";
const A = "atlantic_breakout";
const P = "austro_hungarian_naval_pact";
const R = "raid_french_african_convoys";
const I = "italian_alliance";
const O = "ottoman_alliance";
const S = "suez_canal_operation";

const sites = facts<{ spaces: { id: string; nation: string | null; terrain: string }[] }>("MAP").spaces.filter(
  ({ terrain }) => /(port|naval_base)$/.test(terrain),
);

/** The ports and bases of nations, in the order of the map. */
function sitesOf(...nations: readonly string[]): string[] {
  return sites.filter(({ nation }) => nation !== null && nations.includes(nation)).map(({ id }) => id);
}

const TURNS = { [A]: 6, [P]: 6, [R]: 10, [I]: 10, [O]: 8, [S]: 8 } as const;

/** The first scenario was another order, won or lost where and with as many VP as told. */
function played(order: OrderId, space: string, vp: number, won = true): Change {
  return (state) => {
    Object.assign(state, { order, vp, orderAchieved: won, result: won ? "victory" : "defeat" });
    if (!won) Object.assign(state, { endReason: "turn_limit", turn: TURNS[order] });
    for (const each of [state.ships.goeben, state.ships.breslau]) Object.assign(each, { space });
    state.campaign!.ordersLeft = ORDERS.filter((each) => each !== order);
  };
}

/** What every new scenario is set up as; `laying` tells what the Allied set-up depends on. */
function begun(laying: Parameters<typeof alliedSide>[0], leadership: number, alert: number): Change {
  return (state) => {
    Object.assign(state, { phase: "outfit_setup", turn: 1, alert, vp: 0, orderAchieved: false, result: null, endReason: null });
    for (const id of ["goeben", "breslau"] as const) {
      if (state.ships[id].status === "in_play") state.ships[id] = { ...freshShip(id, true), leadership };
    }
    state.colliers = [{ space: null, used: false, lost: false }];
    Object.assign(state, alliedSide(laying));
  };
}

interface Next {
  readonly id: string;
  readonly title: string;
  readonly citation?: string;
  readonly base?: string;
  readonly change?: Change;
  readonly bonus?: string;
  /** Rolls before the draw of the order. */
  readonly rolls?: readonly Roll[];
  /** Orders still in the game when it is drawn, and the one drawn. */
  readonly from: readonly OrderId[];
  readonly order: OrderId;
  readonly outcome: Json;
  readonly campaign: Json;
  readonly after?: Change;
  readonly snapshot?: Json;
  readonly rulings?: readonly string[];
}

function goesOn(plan: Next): Vector {
  const { id, title, citation = "24.1", change, bonus, rolls = [], from, order, outcome, campaign, after, snapshot } = plan;
  const { base = BASE } = plan;
  const ordersLeft = from.filter((each) => each !== order);
  return resolves({
    id: `campaign-${id}`,
    title,
    citation,
    operation: OPERATION,
    base,
    change,
    input: bonus === undefined ? {} : { bonus },
    rolls: [...rolls, draw("order", from.indexOf(order) + 1, order)],
    outcome: { order, campaign: null, phase: "outfit_setup", turn: 1, result: null, ...outcome },
    ...(after === undefined ? {} : { after }),
    snapshot: { order, ...snapshot, campaign: { scenario: 2, ordersLeft, ...campaign } },
    ...(plan.rulings === undefined ? {} : { rulings: plan.rulings }),
  });
}

const WON = { achieved: true, leadership: 1, missions: 1, bought: [], gained: null, removed: null, placeholders: 0 };

/** 24.1 The bonus of every order. */
function bonuses(): Vector[] {
  const breakout = played(A, "north_atlantic", 60);
  const others: OrderId[] = [P, R, I, O, S];
  return [
    goesOn({
      id: "ottoman",
      title: "24.1 Ottoman Alliance: Ottoman sites join, the Italian order leaves, ships may begin in the Straits",
      from: [A, P, R, S],
      order: S,
      outcome: { ...WON, played: O, bonuses: ["control_change", "remove_order", "start_spaces"] },
      campaign: { achieved: [O], failed: [], alliances: ["ottoman"], highSeas: [], startSpaces: ["constantinople", "dardanelles"] },
      after: begun({}, 5, 2),
    }),
    goesOn({
      id: "italian",
      title: "24.1 Italian Alliance: Italian sites join, two patrol zones become high seas, the Ottoman order leaves",
      change: played(I, "genoa", 100),
      from: [A, P, R, S],
      order: A,
      outcome: { ...WON, played: I, bonuses: ["control_change", "remove_order", "patrol_zone_to_high_seas", "start_spaces"] },
      campaign: { achieved: [I], alliances: ["italian"], highSeas: ["malta_pz", "adriatic_pz"], startSpaces: sitesOf("italian", "austro_hungarian") },
      after: begun({ highSeas: ["malta_pz", "adriatic_pz"] }, 5, 2),
      rulings: ["D-60"],
    }),
    goesOn({
      id: "raid",
      title: "24.1 D-59 Raid on Convoys: the North African patrol zone becomes high seas",
      change: played(R, "pola", 120),
      from: [A, P, I, O, S],
      order: P,
      outcome: { ...WON, played: R, bonuses: ["start_spaces", "patrol_zone_to_high_seas"] },
      campaign: { achieved: [R], alliances: [], highSeas: ["north_african_pz"], startSpaces: sitesOf("austro_hungarian", "italian") },
      after: begun({ highSeas: ["north_african_pz"] }, 5, 2),
      rulings: ["D-59", "D-60"],
    }),
    goesOn({
      id: "suez",
      title: "24.1 Suez Canal: the Alexandria patrol zone becomes high seas, the Italian order leaves, ships may begin at Ottoman sites",
      change: played(S, "constantinople", 75),
      from: [A, P, R, O],
      order: O,
      outcome: { ...WON, played: S, bonuses: ["patrol_zone_to_high_seas", "remove_order", "start_spaces"] },
      campaign: { achieved: [S], alliances: [], highSeas: ["alexandria_pz"], startSpaces: sitesOf("ottoman") },
      after: begun({ highSeas: ["alexandria_pz"] }, 5, 2),
    }),
    goesOn({
      id: "pact",
      title: "24.1 Naval Pact: an Austro-Hungarian cruiser joins at Pola, option or not",
      change: played(P, "pola", 60),
      rolls: [draw("gained-cruiser", 4, "novara")],
      from: [A, R, I, O, S],
      order: R,
      outcome: { ...WON, played: P, bonuses: ["gain_ah_cruiser", "start_spaces"], gained: "novara" },
      campaign: { achieved: [P], startSpaces: sitesOf("austro_hungarian"), austroHungarianGained: true },
      after: all(begun({}, 5, 2), consortIs("novara", { status: "in_play", space: "pola" })),
      rulings: ["D-70"],
    }),
    goesOn({
      id: "pact-heavy",
      title: "24.1 Naval Pact: the cruiser is drawn among those left in their box",
      change: all(played(P, "pola", 60), options({ austroHungarianWarships: true }), consortIs("sankt_georg", { status: "sunk" })),
      rolls: [draw("gained-cruiser", 1, "kaiser_karl_vi")],
      from: [A, R, I, O, S],
      order: A,
      outcome: { gained: "kaiser_karl_vi" },
      campaign: { achieved: [P] },
    }),
    goesOn({
      id: "breakout-remove",
      title: "24.1 Atlantic Breakout: a British battlecruiser leaves the game by draw",
      change: breakout,
      bonus: "remove_british_bc",
      rolls: [draw("lost-battlecruiser", 2, "indomitable")],
      from: others,
      order: I,
      outcome: { ...WON, played: A, bonuses: ["remove_british_bc"], removed: "indomitable" },
      campaign: { achieved: [A], atlanticBonus: "remove_british_bc", startSpaces: [] },
      after: begun({ gone: [gone("indomitable", "removed", 0)] }, 5, 2),
      rulings: ["D-78"],
    }),
    goesOn({
      id: "breakout-buy",
      title: "19.1 Atlantic Breakout: Moltke and Stralsund for 30 VP, New Zealand and a second collier",
      citation: "19.1",
      change: breakout,
      bonus: "buy_moltke_and_stralsund",
      from: others,
      order: O,
      outcome: { ...WON, played: A, bonuses: ["buy_moltke_and_stralsund"], bought: ["moltke", "stralsund"], vp: -30 },
      campaign: { achieved: [A], atlanticBonus: "buy_moltke_and_stralsund" },
      after: all(begun({ joined: ["new_zealand"] }, 5, 2), (state) => {
        state.vp = -30;
        state.ships.moltke = freshShip("moltke", true);
        state.ships.stralsund = freshShip("stralsund", true);
        state.colliers = [...state.colliers, { space: null, used: false, lost: false }];
      }),
      rulings: ["D-64"],
    }),
    goesOn({
      id: "breakout-start",
      title: "24.1 Atlantic Breakout: ships may begin in the North Atlantic or at a Spanish port",
      change: breakout,
      bonus: "start_atlantic_or_spain",
      from: others,
      order: S,
      outcome: { ...WON, played: A, bonuses: ["start_atlantic_or_spain"] },
      campaign: { achieved: [A], atlanticBonus: "start_atlantic_or_spain", startSpaces: ["north_atlantic", ...sitesOf("spanish")] },
      after: begun({}, 5, 2),
    }),
    denied("bonus-missing", "24.1 After Atlantic Breakout one bonus is chosen", breakout, {}, "CHOICE_MISSING", "24.0", "/input/bonus"),
    denied("no-bonus-to-choose", "24.1 Other orders leave nothing to choose", undefined, { bonus: "remove_british_bc" }, "NO_BONUS_TO_CHOOSE", "24.1", "/input/bonus"),
    denied("breakout-failed-no-bonus", "24.1 A failed Breakout brings no bonus", played(A, "gibraltar_pz", 10, false), { bonus: "start_atlantic_or_spain" }, "NO_BONUS_TO_CHOOSE", "24.1", "/input/bonus"),
    denied("breakout-nothing-to-buy", "19.1 Ships that are in the game already are not bought", all(breakout, allFour), { bonus: "buy_moltke_and_stralsund" }, "NO_SHIP_TO_BUY", "19.1", "/input/bonus"),
    denied(
      "breakout-no-battlecruiser",
      "24.1 Without a British battlecruiser none can be removed",
      all(breakout, ...["indefatigable", "indomitable", "inflexible"].map((id) => marker(id, "sunk", null, { turn: 2 }))),
      { bonus: "remove_british_bc" },
      "NO_BATTLECRUISER_LEFT",
      "24.1",
      "/input/bonus",
    ),
  ];
}

/** 19.0 All four German ships have played from the start. */
function allFour(state: Snapshot): void {
  state.options.germanExtras = "all_four";
  const there = { space: "north_atlantic", startSpace: "messina", arrived: 4 };
  for (const id of ["moltke", "stralsund"] as const) state.ships[id] = { ...freshShip(id, true), ...there };
  state.colliers = [...state.colliers, { space: "cyclades", used: false, lost: false }];
  Object.assign(state, alliedSide({ joined: ["new_zealand"] }));
}

function gone(id: string, place: "removed" | "sunk", turn: number): Marker {
  const kind = id.startsWith("austro") ? "austro_hungarian_fleet_sorties" : "royal_navy_warship";
  return { id, kind, place, space: null, turn };
}

function denied(id: string, title: string, change: Change | undefined, input: Json, code: string, section: string, pointer: string): Vector {
  return refused({ id: `campaign-${id}`, title, citation: "24.1", operation: OPERATION, base: BASE, change, input, code, section, pointer });
}

/** 24.1 What is kept, repaired and collected. */
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
      id: "restock",
      title: "24.1 D-58 Every ship is repaired and restocked, its cargo returned; Leadership 6 stays 6",
      change: battered,
      outcome: { leadership: 1 },
      campaign: {},
      snapshot: { ships: { goeben: { ...whole, boxes: boxes(12) }, breslau: { ammunition: 6, torpedoes: 2, coal: 5, leadership: 4, boxes: boxes(4) } } },
      rulings: ["D-45", "D-58"],
    }),
    goesOn({
      ...won,
      id: "carry-over",
      title: "24.1 D-58 Under the other ruling an undamaged ship keeps its stores as they are",
      change: all(battered, rulings({ campaignStocks: "carry_over" })),
      outcome: {},
      campaign: {},
      snapshot: { ships: { goeben: { ...whole, boxes: boxes(12) }, breslau: { ammunition: 2, torpedoes: 1, coal: 0, boxes: boxes(4) } } },
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
      after: begun({ gone: [gone("inflexible", "sunk", 3)], placeholders: 1 }, 5, 2),
      rulings: ["D-61"],
    }),
    goesOn({
      ...won,
      id: "sunk-cruisers-return",
      title: "24.1 D-79 Sunk cruisers and destroyers come back, and so do damaged battlecruisers",
      change: all(marker("defence", "sunk", null, { turn: 3 }), marker("dd_5th_flotilla_1", "sunk", null, { turn: 3 }), marker("inflexible", "out", null, { turn: 4 }), marker("troop_convoy_1", "sunk", null, { turn: 2 })),
      outcome: { placeholders: 0 },
      campaign: { sunkForGood: [] },
      after: begun({}, 5, 2),
      rulings: ["D-79"],
    }),
    goesOn({
      ...won,
      id: "removed-stay-out",
      title: "24.1 D-78 Markers removed from play stay out",
      change: marker("austro_hungarian_fleet_sorties_1", "removed", null, { turn: 2 }),
      outcome: {},
      campaign: {},
      after: begun({ gone: [gone("austro_hungarian_fleet_sorties_1", "removed", 2)] }, 5, 2),
      rulings: ["D-78"],
    }),
    goesOn({
      ...won,
      id: "map-cleared",
      title: "24.1 Coastal units, visits, mines and colliers are collected",
      change: all(options({ mines: true }), coastal("cdu_09", "bone", true), set({ visited: ["messina"], mines: ["off_zante"], colliers: [{ space: null, used: true, lost: true }] })),
      outcome: {},
      campaign: {},
      after: all(begun({}, 5, 2), set({ visited: [], mines: [] })),
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
        begun({ gone: [gone("austro_hungarian_fleet_sorties_1", "removed", 2)] }, 5, 2),
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
        ships: { goeben: { status: "sunk", space: null, hull: 0, leadership: 4 }, breslau: { status: "in_play", leadership: 5 } },
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
  const ended = (id: string, title: string, change: Change, outcome: Json, more: Json, cited?: readonly string[]): Vector =>
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
      after: begun({}, 3, 1),
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
    ended("rated-2", "24.5 Two orders achieved: failure", last([A], [P, R, S, I], true), { missions: 2, campaign: "failure" }, { endReason: "no_order_left", campaign: { result: "failure" } }),
    ended("rated-3", "24.5 Three orders achieved: draw", last([A, P], [R, S, I], true), { missions: 3, campaign: "draw" }, { endReason: "no_order_left", campaign: { result: "draw" } }),
    ended("rated-4", "24.5 Four orders achieved: victory", last([A, P, R], [S, I], true), { missions: 4, campaign: "victory" }, { endReason: "no_order_left", campaign: { result: "victory" } }),
    ended("rated-1", "24.5 The last order failed, one achieved: failure", last([A], [P, R, S, I], false), { missions: 1, campaign: "failure" }, { endReason: "no_order_left" }),
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
  for (const each of [state.ships.goeben, state.ships.breslau]) Object.assign(each, { leadership: lead, startSpace: "pola" });
}

/** 24 Campaigns. */
export const campaigns = (): Vector[] => [...bonuses(), ...collecting(), ...failing()];
