import type { OrderId } from "../../../../src/rulesets/goeben/vocabulary";
import { A, firstScenario, goesOn, I, lostMarker, O, OPERATION, P, played, R, S } from "../campaigns/first";
import { all, type Change, draw, plain, refused, resolves, roll, type Vector } from "../kit";
import { aboard, consort, consortIs, marker, options, rulings, set, ship } from "../kit/changes";
import { battle, came, ended, resolves as fights, inRound, orders, printed, SEA } from "../kit/combat";
import { meets } from "../kit/incidents";
import { sunk } from "../kit/losses";
import { alliedSide, freshShip } from "../kit/setup";
import { at, ends } from "../phases/phases";

const CRUISERS = ["sankt_georg", "kaiser_karl_vi", "admiral_spaun", "novara"];

const BATTLECRUISERS = ["indefatigable", "indomitable", "inflexible"];

/** Ships that were sunk in turn 2, as they lie now. */
function sunkShips(...ids: readonly string[]): Change {
  return all(...ids.map((id) => marker(id, "sunk", null, { turn: 2 })));
}

/** All four German ships played the scenario, and New Zealand with them. */
function fourShips(space: string): Change {
  return (state) => {
    state.options.germanExtras = "all_four";
    for (const id of ["moltke", "stralsund"] as const) {
      state.ships[id] = { ...freshShip(id, true), space, startSpace: "messina", arrived: 4 };
    }
    state.colliers = [...state.colliers, { space: "cyclades", used: false, lost: false }];
    Object.assign(state, alliedSide({ joined: ["new_zealand"] }));
  };
}

/** All four German ships and two colliers begin the next scenario. */
const fourBegin: Change = (state) => {
  for (const id of ["moltke", "stralsund"] as const) state.ships[id] = { ...freshShip(id, true), leadership: 5 };
  state.colliers = [...state.colliers, { space: null, used: false, lost: false }];
};

/** 24.1, 24.3 Bonuses and markers of which one is left, or none. */
function lastOfThem(): Vector[] {
  const breakout = played(A, "north_atlantic", 60);
  const others: OrderId[] = [P, R, I, O, S];
  const lost = (...ids: readonly string[]) => ids.map((id) => lostMarker(id, "sunk", 2));
  const pact = { from: [A, R, I, O, S], order: R } as const;
  return [
    goesOn({
      ...pact,
      id: "pact-no-cruiser",
      title: "24.1 D-70 Without a cruiser in its box the Naval Pact brings none",
      change: all(
        played(P, "pola", 60),
        options({ austroHungarianWarships: true }),
        ...CRUISERS.map((id) => consortIs(id, { status: "sunk" })),
      ),
      outcome: { gained: null },
      campaign: { achieved: [P], austroHungarianGained: false },
      after: firstScenario({}, 5, 2),
    }),
    goesOn({
      ...pact,
      id: "pact-last-cruiser",
      title: "24.1 D-70 The last cruiser in its box joins",
      change: all(
        played(P, "pola", 60),
        options({ austroHungarianWarships: true }),
        ...CRUISERS.slice(0, 3).map((id) => consortIs(id, { status: "sunk" })),
      ),
      rolls: [draw("gained-cruiser", 1, "novara")],
      outcome: { gained: "novara" },
      campaign: { achieved: [P], austroHungarianGained: true },
      after: all(firstScenario({}, 5, 2), consortIs("novara", { status: "in_play", space: "pola" })),
    }),
    goesOn({
      id: "breakout-last-battlecruiser",
      title: "24.1 The last British battlecruiser leaves the game",
      change: all(breakout, sunkShips("indefatigable", "indomitable")),
      bonus: "remove_british_bc",
      rolls: [draw("lost-battlecruiser", 1, "inflexible")],
      from: others,
      order: O,
      outcome: { removed: "inflexible", placeholders: 2 },
      campaign: { achieved: [A], sunkForGood: ["indefatigable", "indomitable"] },
      rulings: ["D-61", "D-78"],
    }),
    goesOn({
      id: "breakout-start-alone",
      title: "24.1 The start in the Atlantic is open if the other bonuses can bring nothing",
      change: all(breakout, fourShips("north_atlantic"), sunkShips(...BATTLECRUISERS, "new_zealand")),
      bonus: "start_atlantic_or_spain",
      from: others,
      order: O,
      outcome: { bought: [], removed: null, placeholders: 4 },
      campaign: { achieved: [A], atlanticBonus: "start_atlantic_or_spain" },
      rulings: ["D-61"],
    }),
    goesOn({
      id: "new-zealand-sunk",
      title: "24.1 New Zealand does not come back from the bottom",
      change: all(fourShips("constantinople"), sunkShips("new_zealand")),
      from: [A, P, R, S],
      order: P,
      outcome: { placeholders: 1 },
      campaign: { sunkForGood: ["new_zealand"] },
      after: all(firstScenario({ removed: lost("new_zealand"), placeholders: 1 }, 5, 2), fourBegin),
      rulings: ["D-61"],
    }),
    goesOn({
      id: "consort-damage",
      title: "24.1 An Austro-Hungarian ship at Pola is repaired",
      change: all(
        options({ austroHungarianWarships: true }),
        marker("austro_hungarian_fleet_sorties_1", "removed", null, { turn: 2 }),
        consort("radetzky", "pola", { arrived: 2, damage: 1 }),
      ),
      from: [A, P, R, S],
      order: P,
      outcome: {},
      campaign: {},
      after: all(
        firstScenario({ removed: [lostMarker("austro_hungarian_fleet_sorties_1", "removed", 2)] }, 5, 2),
        consortIs("radetzky", { arrived: 0, damage: 0 }),
      ),
    }),
    resolves({
      id: "campaign-one-ship-dismissed",
      title: "24.1 Negative VP end the campaign of one ship, and set nothing up",
      citation: "24.1",
      operation: OPERATION,
      base: "campaign-one-ship",
      change: set({ vp: -1, orderAchieved: false, result: "defeat", endReason: "turn_limit", turn: 8 }),
      outcome: { achieved: false, campaign: "failure", order: null, bonuses: [], bought: [], placeholders: 0, vp: -1 },
      snapshot: { endReason: "dismissed", phase: "over" },
    }),
  ];
}

/** 5.2, 6.2, 17.0 Losses that end more than a ship. */
function losses(): Vector[] {
  const torpedo = printed("warrior", "goeben", ["torpedo"]);
  const critical = printed("inflexible", "goeben", ["primary"], { hits: [[6, 5]], sunk: true });
  return [
    fights({
      operation: "resolveTorpedoRound",
      base: "warrior-contact",
      id: "losses-alert-keeps",
      title: "11.2 D-17 After a battle face-up ships next to a friendly ship stay, and sunk ships stay sunk",
      citation: "11.2",
      change: all(
        inRound("torpedo"),
        rulings({ revealedReturnOnAlertChange: true }),
        ship("breslau", { space: "malta_pz" }),
        battle({ german: ["goeben"] }),
        marker("dublin", "map", "malta_pz", { turn: 1, from: "malta_pz" }),
        marker("gloucester", "sunk", null, { turn: 1 }),
      ),
      input: { ship: "goeben", torpedoes: 0, target: null },
      ...came(null, [torpedo], ended(SEA, {}, { warrior: "unharmed" })),
      after: all(
        marker("warrior", "pool", null, { turn: 2 }),
        set({ phase: "naval_combat", battle: null, alert: 2, done: [SEA], threatened: [SEA] }),
      ),
      rulings: ["D-17"],
    }),
    fights({
      operation: "resolveGunneryRound",
      base: "inflexible-contact",
      id: "losses-beyond-hull",
      title: "6.2 D-56 A critical hit for more Hull than is left sinks the ship, and its cargo goes",
      citation: "6.2",
      change: all(
        inRound("primary"),
        ship("goeben", { hull: 2 }),
        aboard("goeben", { 1: "wireless", 2: "camera_crew" }),
      ),
      input: orders("goeben", null),
      ...came(null, [critical]),
      after: all(sunk("goeben"), set({ vp: -40 }), battle({ round: 1, fired: [], anyFire: true, lost: 40 })),
      rulings: ["D-56", "D-82"],
    }),
    meets({
      id: "losses-order-achieved",
      title: "17.0 D-67 An order fulfilled before stays achieved when the last German ship sinks",
      citation: "17.0",
      base: "campaign-last-ship",
      draws: ["storm_1"],
      rolls: [roll("storm", "STORM", [6])],
      events: [{ result: "storm", ships: ["breslau"] }],
      finished: false,
      phase: "between_scenarios",
      snapshot: { result: "victory", endReason: "no_german_ship", battle: null, incident: null },
      rulings: ["D-71", "D-82"],
    }),
  ];
}

/** 13.1, 20.0, 21.2 Ships that come out, and phases with nothing in them. */
function phases(): Vector[] {
  const cited = (section: string, roll: ReturnType<typeof plain>) => ({ ...roll, section });
  return [
    meets({
      id: "fleet-comes-out-cited",
      title: "20.0 D-70 Austro-Hungarian ships come out under their own section",
      citation: "20.0",
      space: "southern_adriatic",
      change: options({ austroHungarianWarships: true }),
      draws: ["austro_hungarian_fleet_sorties_1"],
      rolls: [
        cited("20.0", plain("fleet-sortie", [2], "2")),
        cited("20.0", draw("austro-hungarian-ship", 1, "viribus_unitis")),
        cited("20.0", draw("austro-hungarian-ship", 1, "tegetthoff")),
      ],
      events: [{ result: "fleet_sortie", ships: ["viribus_unitis", "tegetthoff"] }],
      rulings: ["D-70"],
    }),
    ends({
      id: "end-incidents-consorts",
      title: "13.1 Of two Austro-Hungarian ships the damaged one leaves at the end of the phase",
      citation: "13.1",
      change: at(
        "central_ionian",
        "incidents",
        options({ austroHungarianWarships: true }),
        set({ done: ["central_ionian"] }),
        marker("austro_hungarian_fleet_sorties_1", "removed", null, { turn: 1 }),
        consort("viribus_unitis", "central_ionian", { damage: 1, arrived: 2 }),
        consort("novara", "central_ionian", { arrived: 2 }),
      ),
      ended: "incidents",
      outcome: { vp: -8 },
      snapshot: { vp: -8 },
    }),
    ends({
      id: "end-movement-allies-in-port",
      title: "13.0 Allied ships alone make no incident",
      citation: "13.0",
      change: at("messina", "movement", marker("chatham", "map", "messina", { turn: 2 })),
      ended: "movement",
      outcome: { phase: "naval_combat" },
    }),
    {
      ...refused({
        id: "reconnaissance-nowhere",
        title: "21.2 A seaplane flies to no closed space",
        citation: "21.2",
        operation: "resolveReconnaissance",
        base: "messina-outfitting",
        change: all(
          set({ phase: "intelligence", colliers: [{ space: null, used: true, lost: true }] }),
          options({ seaplanes: true }),
          aboard("goeben", { 1: "seaplane", 2: "seaplane" }),
        ),
        input: { ship: "goeben", space: "south_of_messina" },
        code: "NOWHERE_TO_FLY",
        section: "21.2",
      }),
      charts: {
        TERRAIN_EFFECTS: { facts: { terrains: { high_seas: { closed: true }, transit_point: { closed: true } } } },
      },
    },
    resolves({
      id: "new-option-off",
      title: "3.0 An option may be named and left off",
      citation: "3.0",
      operation: "new",
      base: null,
      input: { options: { mines: false, campaign: false } },
      rolls: [draw("order", 1, A)],
      snapshot: { options: { mines: false, campaign: false } },
    }),
  ];
}

/** Scenarios, losses and phases at their edges. */
export const scenarios = (): Vector[] => [...lastOfThem(), ...losses(), ...phases()];
