import { germanShipOf } from "../charts/pack";
import type { Index } from "../vocabulary";
import { type GermanShipId, GUNS } from "../vocabulary";
import { unstow } from "./cargo";
import type { Table } from "./game";

/** 17.1 Changes the victory points; in a battle the change counts for its outcome too (14.14). */
export function changeVp(desk: Table, delta: number, code: string, section: string): void {
  const { state } = desk;
  if (delta === 0) return;
  desk.set(state, "vp", state.vp + delta, code, section);
  const { battle } = state;
  if (battle === null) return;
  if (delta > 0) desk.set(battle, "gained", battle.gained + delta, "BATTLE_VP", "14.14");
  else desk.set(battle, "lost", battle.lost - delta, "BATTLE_VP", "14.14");
}

/** 5.2 Changes the alert level between its limits; D-17 with the option face-up Allied ships then go to the pool. */
export function changeAlert(desk: Table, delta: number, section: string): void {
  const { state, charts } = desk;
  const { alertMin, alertMax } = charts.LIMITS.facts;
  const before = state.alert;
  desk.set(state, "alert", Math.min(alertMax, Math.max(alertMin, before + delta)), "ALERT_LEVEL", section);
  if (state.alert === before || !state.rulings.revealedReturnOnAlertChange) return;
  desk.ruling("D-17", "11.2");
  for (const marker of state.markers) {
    if (marker.place !== "map") continue;
    desk.set(marker, "place", "pool", "MARKER_PLACE", "11.2");
    desk.set(marker, "space", null, "MARKER_SPACE", "11.2");
  }
}

/** How a German ship comes to harm. */
export interface Harm {
  readonly section: string;
  /** D-41 By Allied attack, so that a gun or Engine index taken to 0 costs VP. */
  readonly byAllies: boolean;
}

/** 6.3 Lowers an index of a German ship other than Hull, not below 0. */
export function lowerIndex(desk: Table, id: GermanShipId, index: Exclude<Index, "hull">, by: number, harm: Harm): void {
  const ship = desk.state.ships[id];
  const before = ship[index];
  if (before === 0 || by <= 0) return;
  desk.set(ship, index, Math.max(0, before - by), "INDEX_LOST", harm.section);
  const counts = index === "engines" || GUNS.some((gun) => gun === index);
  if (ship[index] > 0 || !harm.byAllies || !counts || ship.status === "sunk") return;
  desk.ruling("D-41", "17.1");
  changeVp(desk, desk.charts.VICTORY_POINTS.facts.indexToZero, "VP_INDEX_TO_ZERO", "17.1");
}

/** 6.2, 8.4 Takes Hull boxes of a German ship, the highest first (D-56), each with its cargo; at 0 the ship is sunk. */
export function loseHull(desk: Table, id: GermanShipId, by: number, harm: Harm): void {
  const ship = desk.state.ships[id];
  for (let lost = 0; lost < by && ship.hull > 0; lost += 1) {
    unstow(desk, id, ship.hull, "CARGO_LOST", "8.4");
    desk.set(ship, "hull", ship.hull - 1, "HULL_LOST", harm.section);
  }
  if (ship.hull === 0) sinkGerman(desk, id, harm.section);
}

/** 6.2, D-82 Sinks a German ship by whatever cause: it leaves play, its cargo goes to Available and its value is lost once. */
export function sinkGerman(desk: Table, id: GermanShipId, section: string): void {
  const { state, charts } = desk;
  const ship = state.ships[id];
  if (ship.status !== "in_play") return;
  desk.set(ship, "status", "sunk", "GERMAN_SHIP_SUNK", section);
  desk.set(ship, "space", null, "SHIP_SPACE", section);
  desk.set(ship, "hull", 0, "HULL_LOST", section);
  for (let box = 1; box <= ship.boxes.length; box += 1) unstow(desk, id, box, "CARGO_LOST", "8.4");
  const value = charts.VICTORY_POINTS.facts.germanSunk[germanShipOf(charts, id).class];
  changeVp(desk, value, "VP_GERMAN_SUNK", "17.1");
}
