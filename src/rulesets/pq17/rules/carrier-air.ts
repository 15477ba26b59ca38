import type { Harm, Target } from "./damage";
import type { Table } from "./game";

/** 7.8 The aircraft that a carrier loses with its CS. */
export function carrierLosses(_desk: Table, _target: Target, _harm: Harm, _section: string): void {
  // The air rules fill this in.
}
