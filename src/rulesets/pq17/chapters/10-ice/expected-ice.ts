import { findHex } from "../../charts/map";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { IceCondition, Side } from "../../vocabulary";
import type { Piece } from "../1-2-forces/state";
import { isClearedForGearbox } from "../12-special-conditions/gearbox";

/** 10.1 The expected condition of a hex and whether it is certain; open water outside the zones. */
export function expectedIce(state: Snapshot, charts: Charts, hex: string): { expected: IceCondition; fixed: boolean } {
  const zone = findHex(charts, hex)?.ice ?? null;
  if (zone === null) return { expected: "clear", fixed: true };
  if (zone === "solid_pack") return { expected: "solid_pack", fixed: true };
  return state.ice[zone];
}

/** 10.2.5 True for a hex whose ice is certain to let nothing pass. */
export function isFrozen(state: Snapshot, charts: Charts, hex: string): boolean {
  const { expected, fixed } = expectedIce(state, charts, hex);
  return fixed && !charts.ICE_EFFECTS.facts.conditions[expected].passable;
}

/** 10.1.1 True for a hex that is certain to be free of ice, where alone forces start. */
export function isIceFree(state: Snapshot, charts: Charts, hex: string): boolean {
  const { expected, fixed } = expectedIce(state, charts, hex);
  return fixed && expected === "clear";
}

/** 5.1.7, 10.2.5 True for a hex whose ice is certain to keep a piece of a side out. */
export function isShutByIce(state: Snapshot, charts: Charts, side: Side, piece: Piece, hex: string): boolean {
  if (isClearedForGearbox(state, charts, piece.id, hex)) return false;
  const { expected, fixed } = expectedIce(state, charts, hex);
  return (
    isFrozen(state, charts, hex) || (fixed && side === "axis" && !charts.ICE_EFFECTS.facts.conditions[expected].axis)
  );
}
