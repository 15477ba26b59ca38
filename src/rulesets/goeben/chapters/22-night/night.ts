import type { GermanShip } from "../3-setup/state";
import { carries } from "../8-cargo/hull-boxes";

/** 22.0 True for a ship that night does not hinder. */
export function seesAtNight(ship: Pick<GermanShip, "boxes">): boolean {
  return carries(ship, "optics_searchlights");
}

/** 22.0, D-40 Half of a gun factor, fractions up. */
export function halved(factor: number): number {
  return Math.ceil(factor / 2);
}
