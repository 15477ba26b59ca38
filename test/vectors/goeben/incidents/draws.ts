import { all, type Change, refused, type Vector } from "../kit";
import { both, marker, rulings, set, ship } from "../kit/changes";
import { type Meeting, meets, situation } from "../kit/incidents";
import { CAPTURED } from "../stores/stores";
import { NOTHING, QUIET, QUIET_TOO } from "./results";

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

/** A pool of six markers only: all other events are off the charts, convoys and three British ships sunk. */
function emptyPool(): Vector[] {
  const none = Object.fromEntries(
    Object.keys({
      allied_merchantman: 0,
      allied_patrol: 0,
      allied_submarine: 0,
      austro_hungarian_fleet_sorties: 0,
      collier_attacked: 0,
      central_powers_fleet_sortie: 0,
      french_navy_sortie: 0,
      friendly_ship: 0,
      intelligence_from_berlin: 0,
      limited_visibility: 0,
      mechanical_breakdown: 0,
      minefield: 0,
      royal_navy_conflicting_orders: 0,
      royal_navy_pursue_orders: 0,
      morale_check: 0,
      storm: 0,
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
    expectedDraws: 8,
    events: [NOTHING],
    rulings: ["D-23"],
  });
  return [{ ...vector, charts }];
}

/** 13.2 How many markers are drawn. */
export const incidentDraws = (): Vector[] => [...numbers(), ...emptyPool()];
