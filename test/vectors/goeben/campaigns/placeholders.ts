import type { Snapshot } from "../../../../src/rulesets/goeben/snapshot";
import { all, type Change, resolves, roll, stateOf, type Vector } from "../kit";
import { aboard, both, Draws, marker, options, set, ship, turned } from "../kit/changes";

const BASE = "placeholder-scenario";

const PURSUE = "royal_navy_pursue_orders_1";

/** Removes the face of a placeholder. `moveMarker` records the marker found instead. */
function unmasked(state: Snapshot, from: string | null): void {
  state.unseen.british = state.unseen.british.filter((id) => id !== "placeholder_1");
  if (from === null) state.unseen.pool.british -= 1;
  else state.unseen.faceDown.find(({ space }) => space === from)!.count -= 1;
}

/** A marker of the other group becomes a seen record, whose position the placeholder held. */
function moveMarker(id: string, place: "pool" | "map" | "set_aside", space: string | null): Change {
  return (state) => {
    state.unseen.other = state.unseen.other.filter((each) => each !== id);
    state.markers.push({ id, kind: turned(id).kind as Snapshot["markers"][number]["kind"], place, space, turn: 2 });
  };
}

/** 24.3, D-61 Markers mixed into the British group for a sunk battlecruiser. */
export function placeholders(): Vector[] {
  const zone = "gibraltar_pz";
  const there: Change = all(both(zone, { arrived: 1 }), set({ alert: 1 }));
  const revealing = new Draws(stateOf({ base: BASE, change: there }));
  const faces = [
    revealing.face("british", "placeholder_1"),
    revealing.face("other", PURSUE),
    revealing.face("british", "quiet_seas_1"),
  ];
  revealing.back("quiet_seas_1");
  const drawing = new Draws(stateOf({ base: BASE }));
  const aimed = new Draws(stateOf({ base: BASE }));
  const lying: Change = all(there, (state) => {
    unmasked(state, zone);
    moveMarker("mechanical_breakdown_1", "map", zone)(state);
    state.markers.at(-1)!.turn = 1;
  });
  const acting = new Draws(stateOf({ base: BASE, change: lying }));
  const last = acting.face("british", "quiet_seas_1");
  acting.back("quiet_seas_1");
  const flying: Change = all(
    both("alboran_sea", { arrived: 1 }),
    options({ seaplanes: true }),
    aboard("goeben", { 1: "seaplane", 2: "seaplane" }),
    set({ phase: "intelligence" }),
  );
  const quiet = { result: "no_effect", ships: [], markers: [], colliers: 0 };
  return [
    resolves({
      id: "placeholder-revealed",
      title: "24.3 D-61 A placeholder turned up brings another marker, which acts before the draws' incidents",
      citation: "24.3",
      operation: "resolveIncidents",
      base: BASE,
      change: there,
      input: { space: zone },
      rolls: [...faces, ...revealing.pool("quiet_seas_1"), ...revealing.pool("minefield_2")],
      outcome: {
        revealed: [turned(PURSUE), turned("quiet_seas_1")],
        draws: 2,
        drawn: [turned("quiet_seas_1"), turned("minefield_2")],
        events: [
          {
            marker: PURSUE,
            kind: "royal_navy_pursue_orders",
            result: "alert_changed",
            ships: [],
            markers: [],
            colliers: 0,
          },
          { marker: "quiet_seas_1", kind: "quiet_seas", ...quiet },
          { marker: "minefield_2", kind: "minefield", ...quiet },
        ],
        alert: 2,
        finished: true,
      },
    }),
    resolves({
      id: "placeholder-pool",
      title: "24.3 C.12 An unseen marker of the other group takes a second draw",
      citation: "24.3",
      operation: "resolveIncidents",
      base: BASE,
      input: { space: "central_ionian" },
      rolls: [...drawing.pool("allied_merchantman_4"), ...drawing.pool("royal_navy_conflicting_orders_1")],
      outcome: {
        drawn: [turned("allied_merchantman_4"), turned("royal_navy_conflicting_orders_1")],
        alert: 1,
        finished: true,
      },
    }),
    resolves({
      id: "placeholder-lies-and-acts",
      title: "11.2 D-17 A marker that intelligence turned up acts when its space is entered",
      citation: "11.2",
      operation: "resolveIncidents",
      base: BASE,
      change: lying,
      input: { space: zone },
      rolls: [
        last,
        ...acting.pool("quiet_seas_1"),
        ...acting.pool("minefield_1"),
        ...[6, 6].map((face) => roll("mechanical-breakdown", "MECHANICAL_BREAKDOWN", [face])),
      ],
      outcome: {
        revealed: [turned("quiet_seas_1")],
        events: [
          {
            marker: "mechanical_breakdown_1",
            kind: "mechanical_breakdown",
            result: "breakdown",
            ships: ["goeben", "breslau"],
          },
          { marker: "quiet_seas_1", kind: "quiet_seas", result: "no_effect" },
          { marker: "minefield_1", kind: "minefield", result: "no_effect" },
        ],
        finished: true,
      },
      snapshot: { ships: { goeben: { engines: 5 }, breslau: { engines: 5 } } },
    }),
    resolves({
      id: "placeholder-by-intelligence",
      title: "21.2 D-17 Another marker that is turned up from afar stays face up in its place",
      citation: "21.2",
      operation: "resolveReconnaissance",
      base: BASE,
      change: flying,
      input: { ship: "goeben", space: zone },
      rolls: [
        roll("reconnaissance", "RECONNAISSANCE", [5]),
        aimed.face("british", "placeholder_1"),
        aimed.face("other", "storm_1"),
        aimed.face("british", "defence"),
      ],
      outcome: { revealed: { markers: [turned("storm_1"), turned("defence")], coastal: [] } },
      after: all(
        ship("goeben", { reconnoitred: true }),
        (state) => unmasked(state, zone),
        moveMarker("storm_1", "map", zone),
        marker("defence", "map", zone, { from: zone }),
      ),
      rulings: ["D-17"],
    }),
  ];
}
