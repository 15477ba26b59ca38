import { germanShipOf } from "../charts/pack";
import { type Cargo, GERMAN_SHIPS, type GermanShipId, INDEXES, TRACKS } from "../vocabulary";
import { campaignOf, isGone } from "./campaign";
import { germanInPlay, type Table } from "./game";
import { alliedSetUp, freshColliers } from "./setup";
import { freshTurn } from "./turn";

/** 24.1(1)-(2), 20.0 Takes all ships off the map and repairs them; the sunk are gone, and Austro-Hungarian ships not at Pola too. */
export function collectShips(desk: Table): void {
  const { state, charts } = desk;
  desk.ruling("D-58", "24.1");
  for (const id of germanInPlay(state)) collectGerman(desk, id);
  const { space: base } = charts.SORTIES.facts.austroHungarian;
  for (const ship of state.austroHungarian) {
    if (ship.status === "in_play" && ship.space !== base) {
      desk.set(ship, "status", "withdrawn", "AUSTRO_HUNGARIAN_STATUS", "20.0");
      desk.set(ship, "space", null, "SHIP_SPACE", "20.0");
    } else if (ship.status === "damaged") joinAustroHungarian(desk, ship.id, base, "20.0");
    desk.set(ship, "arrived", 0, "SHIP_ARRIVED", "24.1");
    desk.set(ship, "damage", 0, "AUSTRO_HUNGARIAN_DAMAGE", "24.1");
  }
}

/** 24.2 Brings an Austro-Hungarian ship into play where it begins. */
export function joinAustroHungarian(desk: Table, id: string, space: string, section: string): void {
  const ship = desk.state.austroHungarian.find((each) => each.id === id);
  if (ship === undefined) return;
  desk.set(ship, "status", "in_play", "AUSTRO_HUNGARIAN_STATUS", section);
  desk.set(ship, "space", space, "SHIP_SPACE", section);
}

function collectGerman(desk: Table, id: GermanShipId): void {
  const { state, charts } = desk;
  const ship = state.ships[id];
  const { start } = germanShipOf(charts, id);
  const damaged = TRACKS.some((track) => ship[track] < start[track]);
  if (state.rulings.campaignStocks === "restock" || damaged) {
    for (const index of INDEXES) {
      if (index !== "leadership") desk.set(ship, index, start[index], "INDEX_RESTORED", "24.1");
    }
  }
  if (!state.rulings.campaignKeepCargo && ship.boxes.some((cargo: Cargo | null) => cargo !== null)) {
    desk.set(
      ship,
      "boxes",
      ship.boxes.map(() => null),
      "CARGO_RETURNED",
      "24.1",
    );
  }
  desk.set(ship, "space", null, "SHIP_SPACE", "24.1");
  desk.set(ship, "startSpace", null, "SHIP_START", "24.1");
  desk.set(ship, "arrived", 0, "SHIP_ARRIVED", "24.1");
  desk.set(ship, "mustLeave", false, "MUST_LEAVE", "24.1");
}

/** 24.1, 24.3, C.12(8) Builds the Allied set-up anew from the markers still in the game; gives the placeholders that D-61 adds. */
export function layOutAllies(desk: Table): number {
  const { state, charts } = desk;
  const { highSeas } = campaignOf(state);
  const gone = state.markers.filter((marker) => isGone(charts, marker));
  const capital = gone.filter(({ id, place }) => place === "sunk" && isCapital(desk, id));
  const sunk = gone.filter(({ place }) => place === "sunk").map(({ id }) => id);
  const { absent } = charts.ALLIED_SETUP.facts;
  const joined = absent.filter((id) => state.markers.some((marker) => marker.id === id && marker.place !== "absent"));
  if (gone.some(({ place }) => place === "removed")) desk.ruling("D-78", "24.1");
  if (state.markers.some(({ place }) => place === "out")) desk.ruling("D-79", "24.1");
  if (highSeas.length > 0) desk.ruling("D-60", "24.1");
  if (capital.length > 0) desk.ruling("D-61", "24.3");
  const laid = alliedSetUp(charts, { gone, joined, highSeas, placeholders: capital.length });
  desk.set(campaignOf(state), "sunkForGood", sunk, "SUNK_FOR_GOOD", "24.1");
  desk.set(state, "markers", laid.markers, "MARKERS_COLLECTED", "24.1");
  desk.set(state, "coastal", laid.coastal, "COASTAL_COLLECTED", "24.1");
  desk.set(state, "unseen", laid.unseen, "ALLIES_LAID_OUT", "24.3");
  return capital.length;
}

function isCapital({ charts }: Table, id: string): boolean {
  const ship = charts.ALLIED_SHIPS.facts.ships.find((each) => each.id === id);
  return ship?.nation === "british" && charts.CAMPAIGN.facts.capital.includes(ship.class);
}

/** 24.1 Clears the map and the clock for the next scenario; the alert level counts the orders achieved. */
export function clearMap(desk: Table): void {
  const { state, charts } = desk;
  const { alertStart, alertMax } = charts.LIMITS.facts;
  const { achieved, scenario } = campaignOf(state);
  desk.set(campaignOf(state), "scenario", scenario + 1, "SCENARIO", "24.1");
  desk.set(state, "alert", Math.min(alertMax, alertStart + achieved.length), "ALERT_LEVEL", "24.1");
  desk.set(state, "turn", 1, "TURN", "24.1");
  freshTurn(desk);
  for (const list of ["mines", "landed", "visited", "threatened", "done"] as const) {
    if (state[list].length > 0) desk.set(state, list, [], "MAP_CLEARED", "24.1");
  }
  desk.set(state, "frenchSortie", false, "FRENCH_SORTIE", "24.1");
  desk.set(state, "colliers", freshColliers(charts, germanInPlay(state)), "COLLIERS", "24.1");
  desk.set(state, "orderAchieved", false, "ORDER_OPEN", "24.1");
  desk.set(state, "result", null, "SCENARIO_RESULT", "24.1");
  desk.set(state, "endReason", null, "END_REASON", "24.1");
  for (const id of GERMAN_SHIPS) desk.set(state.ships[id], "loaded", false, "SHIP_FRESH", "24.1");
}
