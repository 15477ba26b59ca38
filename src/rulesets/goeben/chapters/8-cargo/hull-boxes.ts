import type { About } from "../../../../core/contract/audit";
import { cargoOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { type Cargo, GERMAN_SHIPS, type GermanShipId } from "../../vocabulary";
import type { GermanShip } from "../3-setup/state";
import type { Context } from "../shared/game";

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
  const laid = cargo === "mines" ? state.mines.length : 0;
  const landed = cargo === "seebataillon" ? state.landed.length : 0;
  return cargoOf(charts, cargo).count - ships - laid - landed;
}

/** Puts a counter into Hull boxes numbered from 1: its box, and the next one for cargo of two boxes. */
export function stow(ctx: Context, ship: GermanShipId, cargo: Cargo, box: number, section: string): void {
  const { boxes } = ctx.state.ships[ship];
  for (let at = 0; at < cargoOf(ctx.charts, cargo).boxes; at += 1) {
    ctx.set(boxes, box - 1 + at, cargo, "CARGO_STOWED", section);
  }
}

/**
 * 8.3, 8.4 Takes the counter in a Hull box, numbered from 1, off the ship; a seaplane leaves both its boxes. `about` names further
 * subjects of the change.
 */
export function unstow(
  ctx: Context,
  ship: GermanShipId,
  box: number,
  code: string,
  section: string,
  about?: About,
): void {
  const { boxes } = ctx.state.ships[ship];
  const cargo = boxes[box - 1];
  if (cargo === null || cargo === undefined) return;
  const size = cargoOf(ctx.charts, cargo).boxes;
  const first = size === 1 ? box : firstBoxOf(boxes, box, cargo);
  for (let at = 0; at < size; at += 1) ctx.set(boxes, first - 1 + at, null, code, section, about);
}

/** The first box of the counter of several boxes that stands in `box`; one such counter at most is aboard (D-55). */
function firstBoxOf(boxes: readonly (Cargo | null)[], box: number, cargo: Cargo): number {
  return boxes.indexOf(cargo) + 1 || box;
}
