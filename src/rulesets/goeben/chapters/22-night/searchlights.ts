import type { GermanShip } from "../3-setup/state";
import { carries } from "../8-cargo/hull-boxes";

/** 22.0 True for a ship whose guns night does not hinder. */
export function seesAtNight(ship: Pick<GermanShip, "boxes">): boolean {
  return carries(ship, "optics_searchlights");
}
