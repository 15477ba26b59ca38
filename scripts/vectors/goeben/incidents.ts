import { aboard, both, consort, consortIs, marker, options, rulings, set, ship } from "./changes";
import { type Meeting, meets, situation } from "./incident-kit";
import { all, type Change, needs, type Roll, refused, roll, type Vector } from "./kit";
import { CAPTURED } from "./stores";

const QUIET = "quiet_seas_6";
const QUIET_TOO = "quiet_seas_7";
const NOTHING = { result: "no_effect" };

function die(label: string, chart: string, face: number): Roll {
  return roll(label, chart, [face]);
}

/** 13.2 How many markers are drawn where. */
function numbers(): Vector[] {
  const quiet = [QUIET, QUIET_TOO, "morale_check_1", "minefield_1", "minefield_2"];
  const events = (count: number) => Array.from({ length: count }, () => NOTHING);
  const calm = set({ turn: 1 });
  const draws = (id: string, title: string, space: string, alert: number, count: number, more: Partial<Meeting> = {}) =>
    meets({
      id: `draws-${id}`,
      title,
      citation: "13.2",
      space,
      alert,
      change: all(calm, both(space, { arrived: 0 })),
      draws: quiet.slice(0, count),
      events: events(count),
      ...more,
    });
  const none = (id: string, title: string, space: string, alert: number, change?: Change): Vector =>
    refused({
      id: `draws-${id}`,
      title,
      citation: "13.2",
      operation: "resolveIncidents",
      base: "at-sea",
      change: all(situation({ space, alert }).change, ship("breslau", { space: "central_ionian" }), change),
      input: { space },
      code: "NO_INCIDENTS_HERE",
      section: "13.2",
      pointer: "/input/space",
    });
  const chart = rulings({ neutralPortIncidents: "chart" });
  return [
    draws("high-seas", "13.2 High Seas: as many as the alert level", "medina_bank", 2, 2),
    draws("transit", "13.2 A Transit Point: as many as the alert level", "central_ionian", 3, 3),
    draws("atlantic", "13.2 The Atlantic: as many as the alert level", "north_atlantic", 2, 2, {
      change: all(calm, set({ order: "atlantic_breakout" }), both("north_atlantic", { arrived: 0 })),
    }),
    draws("patrol-zone", "13.2 D-21 An Allied patrol zone: one more", "sardinia_pz", 1, 2, {
      revealed: [["french", "quiet_seas_4"]],
      rulings: ["D-21"],
    }),
    draws("allied-port", "13.2 An Allied port: one more", "bone", 1, 2, {
      draws: [QUIET, "morale_check_1"],
    }),
    draws("allied-base", "13.2 An Allied naval base: two more", "malta", 1, 3, {
      draws: [QUIET, "morale_check_1", QUIET_TOO],
    }),
    draws("captured-port", "9.2 D-13 A captured port draws as an enemy port", "philippeville", 1, 2, {
      change: all(CAPTURED, set({ turn: 2, phase: "incidents" }), both("philippeville", { arrived: 1 })),
      draws: [QUIET, QUIET_TOO],
    }),
    draws("neutral-port-4", "13.2 D-22 A neutral port at alert 4: as many as the alert level", "palermo", 4, 4, {
      rulings: ["D-22"],
    }),
    draws("neutral-base-4", "13.2 A neutral naval base at alert 4: as many as the alert level", "taranto", 4, 4),
    draws("neutral-base-chart", "13.2 D-22 By the chart a neutral naval base draws from alert 4 too", "taranto", 4, 4, {
      change: all(calm, chart, both("taranto", { arrived: 0 })),
    }),
    none("neutral-port-3", "13.2 A neutral port at alert 3: none", "palermo", 3),
    none("neutral-base-3", "13.2 A neutral naval base at alert 3: none", "taranto", 3),
    none("neutral-port-chart", "13.2 D-22 By the chart a neutral port never draws", "palermo", 5, chart),
    none("friendly-base", "13.2 A friendly naval base: none at any alert", "pola", 6),
    none("friendly-port", "13.2 A friendly port: none at any alert", "trieste", 6),
    none("constantinople", "13.2 The Sea of Marmara: none at any alert", "constantinople", 6),
    none("dardanelles", "13.2 The Dardanelles lie in the Sea of Marmara", "dardanelles", 6),
  ];
}

/** 13.0 What is done with markers before they act. */
function sorting(): Vector[] {
  return [
    meets({
      id: "reveal-patrol-zone",
      title: "13.0 Face-down markers are turned up first; Quiet Seas goes back before the draws",
      citation: "13.0",
      space: "gibraltar_pz",
      revealed: [["british", "quiet_seas_1"], ["british", "defence"]],
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
      id: "mine-in-incidents",
      title: "23.0 A mine checks the Allied ships drawn into its space",
      citation: "23.0",
      alert: 2,
      change: all(options({ mines: true }), set({ mines: ["central_ionian"] })),
      draws: ["weymouth", "dd_5th_flotilla_2"],
      rolls: [die("mine", "MINES", 6), die("mine", "MINES", 3)],
      outcome: { mined: ["weymouth"], vp: 2 },
      after: all(marker("weymouth", "out", null, { turn: 2 }), marker("dd_5th_flotilla_2", "set_aside", "central_ionian"), set({ mines: [], vp: 2 })),
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
      events: [{ result: from === to ? "no_effect" : "alert_changed" }, ...Array.from({ length: from - 1 }, () => NOTHING)],
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
    meets({ id: "quiet-seas", title: "13.1 Quiet Seas: nothing", draws: [QUIET], events: [NOTHING], after: marker(QUIET, "pool", null, { turn: 2 }) }),
    alert("conflicting-orders", "13.1 Royal Navy Conflicting Orders: alert -1", "royal_navy_conflicting_orders_1", 3, 2),
    alert("conflicting-orders-least", "5.2 Conflicting Orders do not lower alert 1", "royal_navy_conflicting_orders_2", 1, 1),
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
    meets({ id: "patrol-in-port", title: "13.1 Allied Patrol in an Allied port: alert +1", space: "bone", draws: [QUIET, "allied_patrol_1"], events: [NOTHING, { result: "alert_changed" }], outcome: { alert: 2 } }),
    meets({ id: "patrol-in-base", title: "13.1 Allied Patrol in an Allied base: alert +1", space: "malta", draws: ["allied_patrol_1", QUIET, "allied_patrol_2"], events: [{ result: "alert_changed" }, NOTHING, { result: "alert_changed" }], outcome: { alert: 3 } }),
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
      after: all(marker("dublin", "pool"), marker("royal_navy_pursue_orders_1", "pool", null, { turn: 2 }), set({ alert: 2 })),
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

/** 13.1 Incidents that cost ships something. */
function harm(): Vector[] {
  const breakdown = (id: string, title: string, faces: readonly [number, number], engines: readonly [number, number], change?: Change): Vector =>
    meets({
      id,
      title,
      change,
      draws: ["mechanical_breakdown_1"],
      rolls: faces.map((face) => die("mechanical-breakdown", "MECHANICAL_BREAKDOWN", face)),
      events: [{ result: "breakdown", ships: ["goeben", "breslau"].filter((_, index) => faces[index] === 6) }],
      outcome: { vp: 0 },
      snapshot: { vp: 0, ships: { goeben: { engines: engines[0] }, breslau: { engines: engines[1] } } },
    });
  const minefield = (id: string, title: string, space: string, draws: readonly string[], faces: readonly [number, number]): Vector =>
    meets({
      id,
      title,
      space,
      draws,
      rolls: faces.map((face) => die("minefield", "MINEFIELD", face)),
      events: draws.map((each) => each.startsWith("minefield") ? { result: "minefield", ships: ["goeben", "breslau"].filter((_, index) => faces[index] === 6) } : NOTHING),
      snapshot: {
        ships: {
          goeben: faces[0] === 6 ? { hull: 11, engines: 5 } : { hull: 12, engines: 6 },
          breslau: faces[1] === 6 ? { hull: 3, engines: 5 } : { hull: 4, engines: 6 },
        },
      },
    });
  const storm = { draws: ["storm_1"] } as const;
  const six = die("storm", "STORM", 6);
  const one = die("storm", "STORM", 1);
  return [
    breakdown("breakdown-none", "13.1 Mechanical Breakdown: 1 to 5 does nothing", [1, 5], [6, 6]),
    breakdown("breakdown-both", "13.1 Mechanical Breakdown: 6 costs a box of Engines", [6, 6], [5, 5]),
    breakdown("breakdown-to-0", "13.1 D-41 Engines broken down to 0 cost no VP", [6, 2], [0, 6], ship("goeben", { engines: 1 })),
    breakdown("breakdown-at-0", "13.1 Engines do not fall below 0", [6, 2], [0, 6], ship("goeben", { engines: 0 })),
    minefield("minefield-port", "13.1 Minefield in an Allied port: 6 costs Hull and Engines", "bone", ["minefield_1", QUIET], [6, 5]),
    minefield("minefield-base", "13.1 Minefield in an Allied base", "malta", [QUIET, "minefield_2", QUIET_TOO], [1, 6]),
    meets({ id: "minefield-at-sea", title: "13.1 Minefield at sea: nothing, no dice", draws: ["minefield_1"], events: [NOTHING] }),
    meets({ id: "minefield-patrol-zone", title: "13.1 A patrol zone is no port: no mines there", space: "sardinia_pz", revealed: [["french", "quiet_seas_4"]], draws: ["minefield_1", QUIET], events: [NOTHING, NOTHING] }),
    meets({
      ...storm,
      id: "storm",
      title: "13.1 Storm: 6 costs a Hull box with its cargo",
      change: aboard("goeben", { 12: "wireless" }),
      rolls: [six, one],
      events: [{ result: "storm", ships: ["goeben"] }],
      snapshot: { storms: ["central_ionian"], ships: { goeben: { hull: 11, boxes: Array.from({ length: 12 }, () => null) }, breslau: { hull: 4 } } },
      rulings: ["D-47", "D-56"],
    }),
    meets({
      id: "storm-ships-stay",
      title: "13.1 D-47 In a storm the Allied ships drawn stay face up on the map",
      alert: 3,
      draws: ["dublin", "storm_2", "defence"],
      rolls: [one, die("storm", "STORM", 5)],
      events: [{ result: "storm" }],
      after: all(marker("dublin", "map", "central_ionian"), marker("defence", "map", "central_ionian"), marker("storm_2", "pool", null, { turn: 2 }), set({ storms: ["central_ionian"] })),
      rulings: ["D-47"],
    }),
    meets({
      id: "storm-sinks",
      title: "13.1 D-82 A storm that takes the last Hull box sinks the ship",
      base: "at-sea",
      change: ship("breslau", { hull: 1 }),
      draws: ["storm_1"],
      rolls: [one, six],
      events: [{ result: "storm", ships: ["breslau"] }],
      outcome: { vp: -10 },
      snapshot: { ships: { breslau: { status: "sunk", space: null, hull: 0 } } },
      rulings: ["D-82"],
    }),
    meets({
      id: "storm-sinks-last",
      title: "17.0 D-71 With the last German ship the scenario is lost at once",
      citation: "17.0",
      base: "breslau-alone",
      change: ship("breslau", { hull: 1 }),
      draws: ["storm_1"],
      rolls: [six],
      events: [{ result: "storm", ships: ["breslau"] }],
      finished: false,
      phase: "over",
      outcome: { vp: -50, result: "defeat" },
      snapshot: { endReason: "no_german_ship", incident: null },
      rulings: ["D-71", "D-82"],
    }),
    meets({
      id: "collier-attacked-none",
      title: "13.1 Collier Attacked: 1 to 5 does nothing",
      draws: ["collier_attacked_1"],
      rolls: [die("collier-attacked", "COLLIER_ATTACKED", 5)],
      events: [{ result: "colliers_attacked" }],
      outcome: { vp: 0 },
      snapshot: { colliers: [{ space: "medina_bank", lost: false }] },
    }),
    meets({
      id: "collier-attacked",
      title: "13.1 Collier Attacked: 6 takes the collier and 1 VP",
      draws: ["collier_attacked_1"],
      rolls: [die("collier-attacked", "COLLIER_ATTACKED", 6)],
      events: [{ result: "colliers_attacked", colliers: 1 }],
      outcome: { vp: -1 },
      snapshot: { colliers: [{ space: null, lost: true }] },
    }),
    meets({
      id: "collier-attacked-gone",
      title: "13.1 Collier Attacked: no die without a collier on the map",
      change: (state) => {
        state.colliers = [{ space: null, used: true, lost: true }];
      },
      draws: ["collier_attacked_1"],
      events: [{ result: "colliers_attacked" }],
    }),
  ];
}

/** 20.0 Austro-Hungarian ships meet incidents too. */
function consorts(): Vector[] {
  const out = (...ships: readonly (readonly [id: string, damage: number])[]): Change =>
    all(
      options({ austroHungarianWarships: true }),
      marker("austro_hungarian_fleet_sorties_1", "removed", null, { turn: 1 }),
      ...ships.map(([id, damage]) => consort(id, "central_ionian", { arrived: 1, damage })),
    );
  const plan = { citation: "20.0" } as const;
  return [
    meets({
      ...plan,
      id: "consort-breakdown",
      title: "20.0 An engine lost is one damage to an Austro-Hungarian ship",
      change: out(["novara", 0]),
      draws: ["mechanical_breakdown_1"],
      rolls: [1, 2, 6].map((face) => die("mechanical-breakdown", "MECHANICAL_BREAKDOWN", face)),
      events: [{ result: "breakdown", ships: ["novara"] }],
      after: consortIs("novara", { damage: 1 }),
    }),
    meets({
      ...plan,
      id: "consort-storm-sinks",
      title: "20.0 D-38 Damage above its armor sinks it",
      change: all(out(["novara", 1]), set({ alert: 1 })),
      draws: ["storm_1"],
      rolls: [1, 2, 6].map((face) => die("storm", "STORM", face)),
      events: [{ result: "storm", ships: ["novara"] }],
      outcome: { vp: -9 },
      after: all(consortIs("novara", { status: "sunk", space: null, damage: 0 }), set({ storms: ["central_ionian"], vp: -9 })),
      rulings: ["D-38", "D-47"],
    }),
    meets({
      ...plan,
      id: "consort-alone",
      title: "20.0 An Austro-Hungarian ship alone in a space has incidents of its own",
      space: "central_ionian",
      change: all(out(["sankt_georg", 0]), both("medina_bank")),
      draws: [QUIET],
      events: [NOTHING],
    }),
  ];
}

/** A pool of six markers only: all other events are off the charts, convoys and three British ships sunk. */
function emptyPool(): Vector[] {
  const none = Object.fromEntries(
    Object.keys({
      allied_merchantman: 0, allied_patrol: 0, allied_submarine: 0, austro_hungarian_fleet_sorties: 0, collier_attacked: 0,
      central_powers_fleet_sortie: 0, french_navy_sortie: 0, friendly_ship: 0, intelligence_from_berlin: 0,
      limited_visibility: 0, mechanical_breakdown: 0, minefield: 0, royal_navy_conflicting_orders: 0,
      royal_navy_pursue_orders: 0, morale_check: 0, storm: 0,
    }).map((kind) => [kind, { count: 0 }]),
  );
  const charts = { INCIDENT_MARKERS: { facts: { markers: { ...none, quiet_seas: { count: 5 } } } } };
  const sunk = ["defence", "warrior", "chatham", "troop_convoy_1", "troop_convoy_2", "troop_convoy_3"];
  const change = all(
    (state) => {
      state.markers = state.markers.filter(({ id }) => id.startsWith("troop_convoy"));
    },
    both("malta", { arrived: 1 }),
    set({ alert: 6 }),
    ...sunk.map((id) => marker(id, "sunk", null, { turn: 1 })),
  );
  const draws = ["dublin", "weymouth", "quiet_seas_1", "edgar_quinet", "ernest_renan", "jules_michelet"];
  const vector = meets({
    id: "draws-pool-too-small",
    title: "13.0 D-23 From a pool that is too small everything is drawn",
    citation: "13.0",
    space: "malta",
    change,
    draws,
    wanted: 8,
    events: [NOTHING],
    rulings: ["D-23"],
  });
  return [{ ...vector, charts }];
}

/** 13 Incidents but the submarine and the sorties. */
export const incidents = (): Vector[] => [
  ...numbers(),
  ...sorting(),
  ...quietOnes(),
  ...harm(),
  ...consorts(),
  ...emptyPool(),
];
