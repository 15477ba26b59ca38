import type { About } from "../../../../core/contract/audit";
import { cargoOf } from "../../charts/pack";
import { CARGO, type Cargo, type GermanShipId } from "../../vocabulary";
import type { Context } from "../shared/context";
import { numberOf, priceOf, type Stowage } from "./purchases";

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

/** Returns the first box of the multi-box counter that occupies `box`. At most one such counter is aboard (D-55). */
function firstBoxOf(boxes: readonly (Cargo | null)[], box: number, cargo: Cargo): number {
  return boxes.indexOf(cargo) + 1 || box;
}

/** 8.2 Puts bought cargo into its boxes; gives what it cost. */
export function buyCargo(ctx: Context, ship: GermanShipId, list: readonly Stowage[], section: string): number {
  if (CARGO.some((cargo) => numberOf(list, cargo) > 1)) ctx.ruling("D-57", section);
  for (const { cargo, box } of list) stow(ctx, ship, cargo, box, section);
  return priceOf(ctx.charts, list);
}
