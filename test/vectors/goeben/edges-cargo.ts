import type { GermanShipId } from "../../../src/rulesets/goeben/vocabulary";
import { denied, does, outfitted, POLA } from "./cargo/loading";
import { all, type Change, type Json, resolves, roll, type Vector } from "./kit";
import { aboard, consort, marker, options, rulings, set, ship } from "./kit/changes";
import { meets } from "./kit/incidents";
import { freshShip } from "./kit/setup";
import { at, ends } from "./phases/phases";
import { CAPTURED } from "./stores/stores";

const operation = "transferCargo";

function swap(from: GermanShipId, box: number, to: GermanShipId, toBox: number): Json {
  return { from, box, to, toBox };
}

/** 8.6 Transfers between ships. */
function transfers(): Vector[] {
  const twice = all(POLA, aboard("goeben", { 1: "wireless", 2: "wireless" }));
  const mined = all(
    POLA,
    options({ mines: true }),
    aboard("goeben", { 1: "wireless" }),
    aboard("breslau", { 1: "mines" }),
  );
  return [
    does({
      id: "transfer-second-of-a-kind",
      title: "8.6 The second counter of a kind is transferred as the first",
      citation: "8.6",
      operation,
      change: twice,
      input: swap("goeben", 2, "breslau", 1),
      outcome: { cargo: "wireless", exchanged: null },
      after: all(outfitted("goeben", "breslau"), aboard("goeben", { 2: null }), aboard("breslau", { 1: "wireless" })),
    }),
    does({
      id: "transfer-last-box",
      title: "8.2 A counter goes into the last Hull box",
      citation: "8.2",
      operation,
      change: twice,
      input: swap("goeben", 1, "breslau", 4),
      outcome: { cargo: "wireless", exchanged: null },
      after: all(outfitted("goeben", "breslau"), aboard("goeben", { 1: null }), aboard("breslau", { 4: "wireless" })),
    }),
    denied({
      id: "transfer-exchange-unsuitable",
      title: "8.1 Mines do not come back to a battlecruiser in exchange",
      operation,
      change: mined,
      input: swap("goeben", 1, "breslau", 1),
      code: "VALUE_NOT_LISTED",
      section: "8.6",
      pointer: "/input/toBox",
    }),
  ];
}

/** Seaplanes between two battlecruisers. */
function seaplanes(): Vector[] {
  const two: Change = all(
    POLA,
    options({ seaplanes: true, germanExtras: "all_four" }),
    (state) => {
      for (const id of ["moltke", "stralsund"] as const) {
        state.ships[id] = { ...freshShip(id, true), space: "pola", startSpace: "messina", arrived: 2 };
      }
      state.colliers.push({ space: null, used: false, lost: true });
      state.vp = -30;
    },
    marker("new_zealand", "pool"),
    aboard("goeben", { 3: "seaplane", 4: "seaplane" }),
    aboard("moltke", { 1: "wireless" }),
  );
  const shut = (id: string, title: string, input: Json, pointer: string): Vector =>
    denied({ id, title, operation, change: two, input, code: "VALUE_NOT_LISTED", section: "8.6", pointer });
  return [
    shut(
      "transfer-seaplane-second-box",
      "8.2 A seaplane is named by its first box",
      swap("goeben", 4, "moltke", 5),
      "/input/box",
    ),
    shut(
      "transfer-seaplane-for-counter",
      "8.6 A seaplane is not exchanged for a counter",
      swap("goeben", 3, "moltke", 1),
      "/input/toBox",
    ),
    shut(
      "transfer-counter-for-seaplane",
      "8.6 A counter is not exchanged for a seaplane, though its ship could carry it",
      swap("moltke", 1, "goeben", 3),
      "/input/toBox",
    ),
    does({
      id: "transfer-seaplane-last-boxes",
      title: "8.6 A seaplane goes into the last two Hull boxes of another battlecruiser",
      citation: "8.6",
      operation,
      change: two,
      input: swap("goeben", 3, "moltke", 11),
      outcome: { cargo: "seaplane", exchanged: null },
      after: all(
        outfitted("goeben", "moltke"),
        aboard("goeben", { 3: null, 4: null }),
        aboard("moltke", { 11: "seaplane", 12: "seaplane" }),
      ),
    }),
  ];
}

/** 8.3 Counters that are ashore or laid are not in Available. */
function counters(): Vector[] {
  const load = (id: string, title: string, cargo: "mines" | "seebataillon", change: Change): Vector =>
    denied({
      id,
      title,
      operation: "loadCargo",
      change: all(POLA, change),
      input: { ship: "breslau", cargo: [1, 2].map((box) => ({ cargo, box })) },
      code: "COUNTERS_SHORT",
      section: "8.3",
      pointer: "/input/cargo",
    });
  return [
    load(
      "load-mines-laid",
      "8.3 Of two mines one is laid, so one can be loaded",
      "mines",
      all(options({ mines: true }), set({ mines: ["central_ionian"] })),
    ),
    load(
      "load-seebataillon-ashore",
      "8.3 Of two Seebataillon detachments one is ashore, so one can be loaded",
      "seebataillon",
      all(CAPTURED, ship("breslau", { space: "pola" })),
    ),
    does({
      id: "load-last-mine",
      title: "8.3 The last mine in Available is loaded",
      citation: "8.3",
      operation: "loadCargo",
      change: all(POLA, options({ mines: true }), set({ mines: ["central_ionian"] })),
      input: { ship: "breslau", cargo: [{ cargo: "mines", box: 4 }] },
      outcome: { ship: "breslau", spent: 1, left: 3 },
      after: all(outfitted("breslau"), ship("breslau", { loaded: true }), aboard("breslau", { 4: "mines" })),
    }),
  ];
}

/** 6.2, 8.4, 9.2 Vectors for the losses that go down with a ship. */
function sinkings(): Vector[] {
  return [
    ends({
      id: "end-movement-french-sinks-cargo",
      title: "8.4 The cargo of a ship that is sunk whole is lost",
      citation: "8.4",
      base: "french-sortie",
      change: all(ship("breslau", { space: "toulon_pz" }), aboard("breslau", { 1: "wireless", 4: "camera_crew" })),
      ended: "movement",
      outcome: { vp: -10, phase: "incidents" },
      after: all(
        ship("breslau", { status: "sunk", space: null, hull: 0, boxes: [null, null, null, null] }),
        set({ vp: -10, frenchSortie: false }),
        marker("french_navy_sortie_1", "pool"),
      ),
    }),
    meets({
      id: "storm-sinks-holder",
      title: "9.2 D-12 A landing is lost when its last ship sinks",
      citation: "9.2",
      space: "philippeville",
      change: all(
        CAPTURED,
        set({ turn: 2 }),
        ship("goeben", { space: "central_ionian", arrived: 1 }),
        ship("breslau", { hull: 1, arrived: 1 }),
      ),
      draws: ["storm_1", "quiet_seas_6"],
      rolls: [roll("storm", "STORM", [6])],
      events: [{ result: "storm", ships: ["breslau"] }, { result: "no_effect" }],
      outcome: { vp: -10 },
      snapshot: { landed: [], ships: { breslau: { status: "sunk", space: null } } },
      rulings: ["D-12"],
    }),
  ];
}

/** 4.0, 15.0 Vectors for the states that end with a phase or a turn. */
function endings(): Vector[] {
  return [
    ends({
      id: "end-combat-merchantman-left",
      title: "15.0 A Merchantman where no friendly ship is left goes to the pool though no phase of raiding is held",
      citation: "15.0",
      change: at("medina_bank", "naval_combat", marker("allied_merchantman_3", "set_aside", "off_zante")),
      ended: "naval_combat",
      outcome: { turn: 4 },
      after: all(set({ turn: 4, phase: "outfitting" }), marker("allied_merchantman_3", "pool")),
    }),
    ends({
      id: "turn-fresh-consort",
      title: "4.0 An Austro-Hungarian ship may move again in the next turn",
      citation: "4.0",
      change: at(
        "medina_bank",
        "raiding",
        options({ austroHungarianWarships: true }),
        consort("novara", "off_zante", { moved: true, path: ["central_ionian", "off_zante"], arrived: 3 }),
        marker("austro_hungarian_fleet_sorties_1", "removed", null, { turn: 1 }),
      ),
      ended: "raiding",
      outcome: { turn: 4, phase: "outfitting" },
      after: all(
        set({ turn: 4, phase: "outfitting" }),
        consort("novara", "off_zante", { moved: false, path: [], arrived: 3 }),
      ),
    }),
  ];
}

/** 11.2, D-17 Face-up ships and the alert level under the other ruling. */
function revealed(): Vector[] {
  const returning = rulings({ revealedReturnOnAlertChange: true });
  const dublin = marker("dublin", "map", "malta_pz", { turn: 1, from: "malta_pz" });
  const there = ship("breslau", { space: "malta_pz" });
  return [
    meets({
      id: "pursue-keeps-met-ships",
      title: "11.2 D-17 Under the other ruling ships that wait to be fought stay, and so do those set aside",
      citation: "11.2",
      change: all(returning, dublin, there, set({ done: ["malta_pz"] }), marker("weymouth", "set_aside", "malta_pz")),
      draws: ["royal_navy_pursue_orders_1"],
      events: [{ result: "alert_changed" }],
      after: all(marker("royal_navy_pursue_orders_1", "pool", null, { turn: 2 }), set({ alert: 2 })),
      snapshot: { done: ["malta_pz", "central_ionian"] },
      rulings: ["D-17"],
    }),
    resolves({
      id: "apply-je-returns-met-ships",
      title: "11.2 D-17 Under the other ruling JE in the Intelligence phase sends every face-up ship to the pool",
      citation: "11.2",
      operation: "applyIntelligence",
      base: "intelligence-choice",
      change: all(returning, dublin, ship("breslau", { space: "malta_pz", arrived: 1 }), (state) => {
        state.intelligence!.offers = ["IB", "JE"];
      }),
      input: { effect: "JE" },
      outcome: { effect: "JE", alert: 2, phase: "intelligence" },
      after: all(
        marker("dublin", "pool", null, { turn: 1 }),
        set({ alert: 2, phase: "intelligence", intelligence: null }),
      ),
      rulings: ["D-17"],
    }),
    resolves({
      id: "berlin-je-keeps-met-ships",
      title: "11.2 D-17 Under the other ruling JE from Berlin leaves the ships that wait to be fought",
      citation: "11.2",
      operation: "applyIntelligence",
      base: "berlin",
      change: all(returning, dublin, there, set({ done: ["malta_pz"] })),
      input: { effect: "JE" },
      outcome: { effect: "JE", alert: 1, phase: "incidents" },
      snapshot: { alert: 1, intelligence: null },
      after: (state) => {
        Object.assign(state, { phase: "incidents", alert: 1, intelligence: null, incident: null });
        state.done = ["malta_pz", "central_ionian"];
        marker("intelligence_from_berlin_1", "pool")(state);
      },
      rulings: ["D-17"],
    }),
  ];
}

/** Cargo, sinkings and the alert level at the edges of their rules. */
export const vectors = (): Vector[] => [
  ...transfers(),
  ...seaplanes(),
  ...counters(),
  ...sinkings(),
  ...endings(),
  ...revealed(),
];
