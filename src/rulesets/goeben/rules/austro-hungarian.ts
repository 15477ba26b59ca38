import { alliedHits, austroHungarianShipOf } from "../charts/pack";
import type { AustroHungarianShip } from "../snapshot";
import type { Table } from "./game";
import { changeVp } from "./losses";

/** 20.0, 13.1 Damages an Austro-Hungarian ship outside battle; damage above its armor sinks it. */
export function damageAustroHungarian(desk: Table, ship: AustroHungarianShip, by: number, section: string): void {
  if (ship.status !== "in_play" || by <= 0) return;
  desk.set(ship, "damage", ship.damage + by, "AUSTRO_HUNGARIAN_DAMAGE", section);
  if (ship.damage <= austroHungarianShipOf(desk.charts, ship.id).armor) return;
  desk.ruling("D-38", "14.13");
  sinkAustroHungarian(desk, ship.id, section);
}

/** 20.0 Sinks an Austro-Hungarian ship by whatever cause; its value is lost once. */
export function sinkAustroHungarian(desk: Table, id: string, section: string): void {
  const ship = leave(desk, id, "sunk", section);
  if (ship === undefined) return;
  const { austroHungarianSunk } = desk.charts.VICTORY_POINTS.facts;
  changeVp(desk, austroHungarianSunk[austroHungarianShipOf(desk.charts, id).class], "VP_AUSTRO_HUNGARIAN_SUNK", "17.1");
}

/** 20.0 Sends an Austro-Hungarian ship damaged until the next scenario; its damaged value is lost once. */
export function withdrawAustroHungarian(desk: Table, id: string, section: string): void {
  const ship = leave(desk, id, "damaged", section);
  if (ship === undefined) return;
  const { austroHungarianDamaged } = desk.charts.VICTORY_POINTS.facts;
  const value = austroHungarianDamaged[austroHungarianShipOf(desk.charts, id).class];
  changeVp(desk, value, "VP_AUSTRO_HUNGARIAN_DAMAGED", "17.1");
}

/** 13.1 At the end of a phase every ship damaged in it outside battle leaves. */
export function withdrawDamaged(desk: Table): void {
  for (const { id, damage } of desk.state.austroHungarian) if (damage > 0) withdrawAustroHungarian(desk, id, "13.1");
}

/** 14.6 What a torpedo hit outside battle does to an Austro-Hungarian ship. */
export function torpedoAustroHungarian(desk: Table, ship: AustroHungarianShip, section: string): void {
  const { row } = desk.roll({
    label: "torpedo-hit",
    about: { target: ship.id },
    section,
    view: alliedHits(desk.charts.TORPEDO_HIT),
  });
  if (row.result === "magazine") sinkAustroHungarian(desk, ship.id, section);
  else damageAustroHungarian(desk, ship, row.damage, section);
}

function leave(desk: Table, id: string, status: "sunk" | "damaged", section: string): AustroHungarianShip | undefined {
  const ship = desk.state.austroHungarian.find((each) => each.id === id);
  if (ship?.status !== "in_play") return undefined;
  desk.set(ship, "status", status, "AUSTRO_HUNGARIAN_STATUS", section);
  desk.set(ship, "space", null, "SHIP_SPACE", section);
  desk.set(ship, "damage", 0, "AUSTRO_HUNGARIAN_DAMAGE", section);
  return ship;
}
