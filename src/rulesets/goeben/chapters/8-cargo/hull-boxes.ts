import { cargoOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { type Cargo, GERMAN_SHIPS, type GermanShipId } from "../../vocabulary";
import type { GermanShip } from "../3-setup/state";

/** A Hull box of a ship, numbered from 1. */
export interface CargoBox {
  readonly ship: GermanShipId;
  readonly box: number;
}

/** The number of counters of a type aboard a ship; a seaplane is one counter in two boxes. */
export function aboard(ship: Pick<GermanShip, "boxes">, charts: Charts, cargo: Cargo): number {
  const filled = ship.boxes.reduce((sum, each) => sum + Number(each === cargo), 0);
  return filled / cargoOf(charts, cargo).boxes;
}

/** True when a ship carries a type of cargo. */
export function carries(ship: Pick<GermanShip, "boxes">, cargo: Cargo): boolean {
  return ship.boxes.includes(cargo);
}

/** 8.2 The numbers, from 1, of a ship's intact Hull boxes that hold nothing. */
export function freeBoxes(ship: Pick<GermanShip, "boxes" | "hull">): number[] {
  return ship.boxes.flatMap((cargo, index) => (cargo === null && index < ship.hull ? [index + 1] : []));
}

/** 8.3 The number of counters of a type left in Available. */
export function countersLeft(state: Snapshot, charts: Charts, cargo: Cargo): number {
  const ships = GERMAN_SHIPS.reduce((sum, id) => sum + aboard(state.ships[id], charts, cargo), 0);
  const minesLaid = cargo === "mines" ? state.mines.length : 0;
  const landed = cargo === "seebataillon" ? state.landed.length : 0;
  return cargoOf(charts, cargo).count - ships - minesLaid - landed;
}
