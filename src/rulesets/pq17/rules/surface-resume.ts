import type { SurfaceBattle } from "../snapshot-surface";
import type { Table } from "./game";

/** 7.4.6 Goes on with a surface battle once the submarines of the convoy have had their combat. */
export function resumeBattle(_desk: Table, _battle: SurfaceBattle): void {
  // The rules of surface combat fill this in: the battle is deployed, from the forces that are left.
}
