import type { Marker } from "../../../../src/rulesets/goeben/chapters/13-incidents/state";
import type { Snapshot } from "../../../../src/rulesets/goeben/snapshot";
import { ORDERS, type OrderId } from "../../../../src/rulesets/goeben/vocabulary";
import { all, type Change, draw, facts, type Json, type Roll, refused, resolves, type Vector } from "../kit";
import { consortIs, marker, options } from "../kit/changes";
import { alliedSide, freshShip } from "../kit/setup";

/** The snapshot these vectors start from. */
export const BASE = "campaign-between";

/** The operation of these vectors. */
export const OPERATION = "startNextScenario";

/** The orders by their initials: Atlantic Breakout. */
export const A = "atlantic_breakout";

/** The Naval Pact. */
export const P = "austro_hungarian_naval_pact";

/** The raid on the convoys. */
export const R = "raid_french_african_convoys";

/** The Italian Alliance. */
export const I = "italian_alliance";

/** The Ottoman Alliance. */
export const O = "ottoman_alliance";

/** The Suez Canal. */
export const S = "suez_canal_operation";

const sites = facts<{ spaces: { id: string; nation: string | null; terrain: string }[] }>("MAP").spaces.filter(
  ({ terrain }) => /(port|naval_base)$/.test(terrain),
);

/** The ports and bases of nations, in the order of the map. */
function sitesOf(...nations: readonly string[]): string[] {
  return sites.filter(({ nation }) => nation !== null && nations.includes(nation)).map(({ id }) => id);
}

const TURNS = { [A]: 6, [P]: 6, [R]: 10, [I]: 10, [O]: 8, [S]: 8 } as const;

/** The first scenario had another order. `won`, `space` and `vp` give its result, the place of the ships and its VP. */
export function played(order: OrderId, space: string, vp: number, won = true): Change {
  return (state) => {
    Object.assign(state, { order, vp, orderAchieved: won, result: won ? "victory" : "defeat" });
    if (!won) Object.assign(state, { endReason: "turn_limit", turn: TURNS[order] });
    for (const each of [state.ships.goeben, state.ships.breslau]) Object.assign(each, { space });
    state.campaign!.ordersLeft = ORDERS.filter((each) => each !== order);
  };
}

/** The state of every new scenario at set-up. `laying` gives the facts that determine the Allied set-up. */
export function firstScenario(laying: Parameters<typeof alliedSide>[0], leadership: number, alert: number): Change {
  return (state) => {
    Object.assign(state, {
      phase: "outfit_setup",
      turn: 1,
      alert,
      vp: 0,
      orderAchieved: false,
      result: null,
      endReason: null,
    });
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

/** A campaign goes on. */
export function goesOn(plan: Next): Vector {
  const {
    id,
    title,
    citation = "24.1",
    change,
    bonus,
    rolls = [],
    from,
    order,
    outcome,
    campaign,
    after,
    snapshot,
  } = plan;
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
export function bonuses(): Vector[] {
  const breakout = played(A, "north_atlantic", 60);
  const others: OrderId[] = [P, R, I, O, S];
  return [
    goesOn({
      id: "ottoman",
      title: "24.1 Ottoman Alliance: Ottoman sites join, the Italian order leaves, ships may begin in the Straits",
      from: [A, P, R, S],
      order: S,
      outcome: { ...WON, played: O, bonuses: ["control_change", "remove_order", "start_spaces"] },
      campaign: {
        achieved: [O],
        failed: [],
        alliances: ["ottoman"],
        highSeas: [],
        startSpaces: ["constantinople", "dardanelles"],
      },
      after: firstScenario({}, 5, 2),
    }),
    goesOn({
      id: "italian",
      title: "24.1 Italian Alliance: Italian sites join, two patrol zones become high seas, the Ottoman order leaves",
      change: played(I, "genoa", 100),
      from: [A, P, R, S],
      order: A,
      outcome: {
        ...WON,
        played: I,
        bonuses: ["control_change", "remove_order", "patrol_zone_to_high_seas", "start_spaces"],
      },
      campaign: {
        achieved: [I],
        alliances: ["italian"],
        highSeas: ["malta_pz", "adriatic_pz"],
        startSpaces: sitesOf("italian", "austro_hungarian"),
      },
      after: firstScenario({ highSeas: ["malta_pz", "adriatic_pz"] }, 5, 2),
      rulings: ["D-60"],
    }),
    goesOn({
      id: "raid",
      title: "24.1 D-59 Raid on Convoys: the North African patrol zone becomes high seas",
      change: played(R, "pola", 120),
      from: [A, P, I, O, S],
      order: P,
      outcome: { ...WON, played: R, bonuses: ["start_spaces", "patrol_zone_to_high_seas"] },
      campaign: {
        achieved: [R],
        alliances: [],
        highSeas: ["north_african_pz"],
        startSpaces: sitesOf("austro_hungarian", "italian"),
      },
      after: firstScenario({ highSeas: ["north_african_pz"] }, 5, 2),
      rulings: ["D-59", "D-60"],
    }),
    goesOn({
      id: "suez",
      title:
        "24.1 Suez Canal: the Alexandria patrol zone becomes high seas, the Italian order leaves, ships may begin at Ottoman sites",
      change: played(S, "constantinople", 75),
      from: [A, P, R, O],
      order: O,
      outcome: { ...WON, played: S, bonuses: ["patrol_zone_to_high_seas", "remove_order", "start_spaces"] },
      campaign: { achieved: [S], alliances: [], highSeas: ["alexandria_pz"], startSpaces: sitesOf("ottoman") },
      after: firstScenario({ highSeas: ["alexandria_pz"] }, 5, 2),
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
      after: all(firstScenario({}, 5, 2), consortIs("novara", { status: "in_play", space: "pola" })),
      rulings: ["D-70"],
    }),
    goesOn({
      id: "pact-heavy",
      title: "24.1 Naval Pact: the cruiser is drawn among those left in their box",
      change: all(
        played(P, "pola", 60),
        options({ austroHungarianWarships: true }),
        consortIs("sankt_georg", { status: "sunk" }),
      ),
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
      after: firstScenario({ removed: [lostMarker("indomitable", "removed", 0)] }, 5, 2),
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
      after: all(firstScenario({ joined: ["new_zealand"] }, 5, 2), (state) => {
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
      campaign: {
        achieved: [A],
        atlanticBonus: "start_atlantic_or_spain",
        startSpaces: ["north_atlantic", ...sitesOf("spanish")],
      },
      after: firstScenario({}, 5, 2),
    }),
    denied(
      "bonus-missing",
      "24.1 After Atlantic Breakout one bonus is chosen",
      breakout,
      {},
      "CHOICE_MISSING",
      "24.0",
      "/input/bonus",
    ),
    denied(
      "no-bonus-to-choose",
      "24.1 Other orders leave nothing to choose",
      undefined,
      { bonus: "remove_british_bc" },
      "NO_BONUS_TO_CHOOSE",
      "24.1",
      "/input/bonus",
    ),
    denied(
      "breakout-failed-no-bonus",
      "24.1 A failed Breakout brings no bonus",
      played(A, "gibraltar_pz", 10, false),
      { bonus: "start_atlantic_or_spain" },
      "NO_BONUS_TO_CHOOSE",
      "24.1",
      "/input/bonus",
    ),
    denied(
      "breakout-nothing-to-buy",
      "19.1 Ships that are in the game already are not bought",
      all(breakout, allFour),
      { bonus: "buy_moltke_and_stralsund" },
      "NO_SHIP_TO_BUY",
      "19.1",
      "/input/bonus",
    ),
    denied(
      "breakout-no-battlecruiser",
      "24.1 Without a British battlecruiser none can be removed",
      all(
        breakout,
        ...["indefatigable", "indomitable", "inflexible"].map((id) => marker(id, "sunk", null, { turn: 2 })),
      ),
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

/** A marker that has left the game. */
export function lostMarker(id: string, place: "removed" | "sunk", turn: number): Marker {
  const kind = id.startsWith("austro") ? "austro_hungarian_fleet_sorties" : "royal_navy_warship";
  return { id, kind, place, space: null, turn };
}

function denied(
  id: string,
  title: string,
  change: Change | undefined,
  input: Json,
  code: string,
  section: string,
  pointer: string,
): Vector {
  return refused({
    id: `campaign-${id}`,
    title,
    citation: "24.1",
    operation: OPERATION,
    base: BASE,
    change,
    input,
    code,
    section,
    pointer,
  });
}

/** 24 Campaigns. */
export const campaigns = (): Vector[] => [...bonuses()];
