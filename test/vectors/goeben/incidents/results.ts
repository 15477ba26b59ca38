import { all, needs, type Roll, refused, roll, type Vector } from "../kit";
import { both, marker, options, rulings, set, ship } from "../kit/changes";
import { meets } from "../kit/incidents";

/** A Quiet Seas marker of the pool. */
export const QUIET = "quiet_seas_6";

/** Another Quiet Seas marker of the pool. */
export const QUIET_TOO = "quiet_seas_7";

/** An event without effect. */
export const NOTHING = { result: "no_effect" };

/** One die on a chart. */
export function die(label: string, chart: string, face: number): Roll {
  return roll(label, chart, [face]);
}

/** 13.0 Vectors for the treatment of markers before they act. */
function sorting(): Vector[] {
  return [
    meets({
      id: "reveal-patrol-zone",
      title: "13.0 Face-down markers are turned up first; Quiet Seas goes back before the draws",
      citation: "13.0",
      space: "gibraltar_pz",
      revealed: [
        ["british", "quiet_seas_1"],
        ["british", "defence"],
      ],
      draws: ["quiet_seas_1", QUIET],
      events: [NOTHING, NOTHING],
      after: all(
        marker("quiet_seas_1", "pool", null, { turn: 2, from: "gibraltar_pz" }),
        marker("defence", "map", "gibraltar_pz", { turn: 2, from: "gibraltar_pz" }),
        marker(QUIET, "pool", null, { turn: 2 }),
      ),
      rulings: ["D-21"],
    }),
    meets({
      id: "draw-unseen",
      title: "13.0 C.12 An unseen marker of the pool takes a second draw",
      citation: "13.0",
      draws: ["inflexible"],
      after: marker("inflexible", "set_aside", "central_ionian"),
    }),
    meets({
      id: "draw-merchantman",
      title: "13.0 A Merchantman waits for commerce raiding",
      citation: "13.0",
      draws: ["allied_merchantman_2"],
      after: marker("allied_merchantman_2", "set_aside", "central_ionian"),
    }),
    meets({
      id: "draw-convoy-west",
      title: "13.0 D-24 In the Western Mediterranean a Troop Convoy waits for naval combat",
      citation: "13.0",
      space: "south_of_minorca",
      draws: ["troop_convoy_1"],
      after: marker("troop_convoy_1", "set_aside", "south_of_minorca"),
      rulings: ["D-24"],
    }),
    meets({
      id: "draw-convoy-east",
      title: "13.1 D-25 Elsewhere a Troop Convoy goes back and is not replaced",
      draws: ["troop_convoy_2"],
      after: marker("troop_convoy_2", "pool", null, { turn: 2 }),
      rulings: ["D-25"],
    }),
    meets({
      id: "draw-french-west",
      title: "13.1 In the Western Mediterranean a French warship joins the space",
      space: "north_of_messina",
      draws: ["ernest_renan"],
      after: marker("ernest_renan", "set_aside", "north_of_messina"),
    }),
    meets({
      id: "draw-french-east",
      title: "13.1 D-25 Elsewhere a French warship goes back and is not replaced",
      space: "sicilian_channel",
      draws: ["dd_spahi_flotilla"],
      after: marker("dd_spahi_flotilla", "pool", null, { turn: 2 }),
      rulings: ["D-25"],
    }),
    meets({
      id: "draws-fixed-before",
      title: "5.4 The number of draws is fixed before the first one, and the alert level changes at once",
      citation: "5.4",
      alert: 2,
      draws: ["royal_navy_pursue_orders_1", "royal_navy_pursue_orders_2"],
      events: [{ result: "alert_changed" }, { result: "alert_changed" }],
      outcome: { alert: 4 },
      snapshot: { alert: 4 },
    }),
    meets({
      id: "alert-not-netted",
      title: "5.2 D-84 A fall that alert 1 cuts off is lost, and the rise after it counts whole",
      citation: "5.2",
      space: "bone",
      alert: 1,
      draws: ["royal_navy_conflicting_orders_1", "royal_navy_pursue_orders_1"],
      events: [NOTHING, { result: "alert_changed" }],
      outcome: { alert: 2 },
      snapshot: { alert: 2 },
      rulings: ["D-84"],
    }),
    meets({
      id: "mine-in-incidents",
      title: "23.0 A mine checks the Allied ships drawn into its space",
      citation: "23.0",
      alert: 2,
      change: all(options({ mines: true }), set({ mines: ["central_ionian"] })),
      draws: ["weymouth", "dd_5th_flotilla_2"],
      rolls: [die("mine", "MINES", 6), die("mine", "MINES", 3)],
      outcome: { mined: ["weymouth"], vp: 2 },
      after: all(
        marker("weymouth", "out", null, { turn: 2 }),
        marker("dd_5th_flotilla_2", "set_aside", "central_ionian"),
        set({ mines: [], vp: 2 }),
      ),
      rulings: ["D-54"],
    }),
    meets({
      id: "mine-waits",
      title: "23.0 Without an Allied ship the mine stays",
      citation: "23.0",
      change: all(options({ mines: true }), set({ mines: ["central_ionian"] })),
      draws: [QUIET],
      events: [NOTHING],
      outcome: { mined: [] },
      snapshot: { mines: ["central_ionian"] },
    }),
    needs({
      id: "incidents-need-draw",
      title: "13.0 C.12 The first draw is among the 42 markers of the pool",
      citation: "13.0",
      operation: "resolveIncidents",
      base: "at-sea",
      input: { space: "central_ionian" },
      next: { label: "incident-pool", count: 1, sides: 42, held: [], chart: null },
    }),
    refused({
      id: "incidents-twice",
      title: "13.0 A space has its incidents once a turn",
      citation: "13.0",
      operation: "resolveIncidents",
      base: "at-sea",
      change: all(set({ done: ["central_ionian"] }), ship("breslau", { space: "off_zante" })),
      input: { space: "central_ionian" },
      code: "INCIDENTS_RESOLVED",
      section: "13.0",
      pointer: "/input/space",
    }),
    refused({
      id: "incidents-done",
      title: "13.0 Every space has had its incidents",
      citation: "13.0",
      operation: "resolveIncidents",
      base: "at-sea",
      change: set({ done: ["central_ionian"] }),
      input: { space: "central_ionian" },
      code: "NO_INCIDENTS_LEFT",
      section: "13.0",
    }),
    refused({
      id: "incidents-elsewhere",
      title: "13.0 Incidents come up where friendly warships are",
      citation: "13.0",
      operation: "resolveIncidents",
      base: "at-sea",
      input: { space: "malta_pz" },
      code: "VALUE_NOT_LISTED",
      section: "13.0",
      pointer: "/input/space",
    }),
  ];
}

/** 13.1 Incidents that change the alert level, morale, visibility, or nothing. */
function quietOnes(): Vector[] {
  const alert = (id: string, title: string, kind: string, from: number, to: number): Vector =>
    meets({
      id,
      title,
      alert: from,
      draws: [kind, ...[QUIET, QUIET_TOO, "minefield_1", "minefield_2", "allied_patrol_1"].slice(0, from - 1)],
      events: [
        { result: from === to ? "no_effect" : "alert_changed" },
        ...Array.from({ length: from - 1 }, () => NOTHING),
      ],
      outcome: { alert: to },
      snapshot: { alert: to },
    });
  const face = marker("dublin", "map", "malta_pz", { turn: 1, from: "malta_pz" });
  const morale = (id: string, title: string, turn: number, vp: number, dice: number): Vector =>
    meets({
      id,
      title,
      change: all(set({ turn, vp }), both("central_ionian", { arrived: turn - 1 })),
      draws: ["morale_check_1"],
      events: [{ result: dice === 0 ? "no_effect" : dice > 0 ? "morale_raised" : "morale_lowered" }],
      snapshot: { morale: dice },
      ...(dice === 0 ? {} : { rulings: ["D-46"] }),
    });
  return [
    meets({
      id: "quiet-seas",
      title: "13.1 Quiet Seas: nothing",
      draws: [QUIET],
      events: [NOTHING],
      after: marker(QUIET, "pool", null, { turn: 2 }),
    }),
    alert(
      "conflicting-orders",
      "13.1 Royal Navy Conflicting Orders: alert -1",
      "royal_navy_conflicting_orders_1",
      3,
      2,
    ),
    alert(
      "conflicting-orders-least",
      "5.2 Conflicting Orders do not lower alert 1",
      "royal_navy_conflicting_orders_2",
      1,
      1,
    ),
    alert("pursue-orders", "13.1 Royal Navy Pursue Orders: alert +1", "royal_navy_pursue_orders_2", 1, 2),
    alert("pursue-orders-most", "5.2 Pursue Orders do not raise alert 6", "royal_navy_pursue_orders_1", 6, 6),
    alert("patrol-at-sea", "13.1 Allied Patrol at sea: nothing", "allied_patrol_2", 1, 1),
    meets({
      id: "patrol-in-zone",
      title: "13.1 Allied Patrol in an Allied patrol zone: alert +1",
      space: "sardinia_pz",
      revealed: [["french", "quiet_seas_5"]],
      draws: ["allied_patrol_1", QUIET],
      events: [{ result: "alert_changed" }, NOTHING],
      outcome: { alert: 2 },
      snapshot: { alert: 2 },
    }),
    meets({
      id: "patrol-in-port",
      title: "13.1 Allied Patrol in an Allied port: alert +1",
      space: "bone",
      draws: [QUIET, "allied_patrol_1"],
      events: [NOTHING, { result: "alert_changed" }],
      outcome: { alert: 2 },
    }),
    meets({
      id: "patrol-in-base",
      title: "13.1 Allied Patrol in an Allied base: alert +1",
      space: "malta",
      draws: ["allied_patrol_1", QUIET, "allied_patrol_2"],
      events: [{ result: "alert_changed" }, NOTHING, { result: "alert_changed" }],
      outcome: { alert: 3 },
    }),
    meets({
      id: "patrol-neutral",
      title: "13.1 Allied Patrol in a neutral port: nothing",
      space: "palermo",
      alert: 4,
      draws: ["allied_patrol_1", QUIET, QUIET_TOO, "minefield_2"],
      events: [NOTHING, NOTHING, NOTHING, NOTHING],
      outcome: { alert: 4 },
    }),
    meets({
      id: "pursue-returns-ships",
      title: "11.2 D-17 Under the other ruling a change of the alert level sends face-up ships to the pool",
      citation: "11.2",
      change: all(rulings({ revealedReturnOnAlertChange: true }), face),
      draws: ["royal_navy_pursue_orders_1"],
      events: [{ result: "alert_changed" }],
      after: all(
        marker("dublin", "pool"),
        marker("royal_navy_pursue_orders_1", "pool", null, { turn: 2 }),
        set({ alert: 2 }),
      ),
      rulings: ["D-17"],
    }),
    morale("morale-turn-1", "13.1 Morale Check in turn 1: nothing", 1, -5, 0),
    morale("morale-raised", "13.1 D-46 Morale Check: ten VP in turn 2 raise it", 2, 10, 1),
    morale("morale-lowered", "13.1 D-46 Morale Check: eleven VP in turn 2 lower it", 2, 11, -1),
    morale("morale-negative", "13.1 D-46 Morale Check: negative VP raise it", 4, -20, 1),
    meets({
      id: "morale-replaced",
      title: "13.1 D-46 A second Morale Check replaces the first",
      change: set({ vp: 30, morale: 1 }),
      draws: ["morale_check_1"],
      events: [{ result: "morale_lowered" }],
      snapshot: { morale: -1 },
    }),
    meets({
      id: "limited-visibility",
      title: "13.1 Limited Visibility holds for the turn; both markers count once",
      alert: 2,
      draws: ["limited_visibility_1", "limited_visibility_2"],
      events: [{ result: "limited_visibility" }, { result: "limited_visibility" }],
      snapshot: { visibility: [{ space: "central_ionian", rolled: null }] },
    }),
    meets({
      id: "friendly-ship",
      title: "13.1 D-65 A Friendly Ship is kept for the next turn",
      draws: ["friendly_ship_1"],
      events: [{ result: "friendly_ship" }],
      after: marker("friendly_ship_1", "set_aside", "central_ionian"),
      rulings: ["D-65"],
    }),
  ];
}

/** 13 Incidents but the submarine and the sorties. */
export const incidents = (): Vector[] => [...sorting(), ...quietOnes()];
