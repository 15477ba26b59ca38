import { opponentOf } from "../charts/pack";
import type { Snapshot } from "../snapshot";
import type { Force } from "../snapshot-forces";
import type { Side } from "../vocabulary";
import { blocksOf, lowestFree, pieceAtBlock, type Table } from "./game";
import { tell } from "./reports";

/** 6.1 Raises a force at sea to at least an ID level and tells the other side of it; it is identified whatever the level. */
export function raiseTo(desk: Table, side: Side, force: Force, level: number, section: string): void {
  const highest = desk.charts.LIMITS.facts.highestId;
  desk.set(force, "identified", true, "IDENTIFIED", section);
  desk.set(force, "dummyDue", false, "DUMMY_DUE", "1.3");
  desk.set(force, "idLevel", Math.min(highest, Math.max(force.idLevel, level)), "ID_LEVEL", section);
  tell(desk, side, force, section);
}

/** 6.6, D-30 A force loses one ID; at ID0 it becomes unidentified, and a dummy may be placed beside it. */
export function lowerId(desk: Table, side: Side, force: Force, section: string): void {
  if (!force.identified) return;
  // 6.8.1 A scattered convoy keeps its ID until it is in port.
  if (force.convoy?.scattered) return;
  if (force.idLevel > 0) desk.set(force, "idLevel", force.idLevel - 1, "ID_LEVEL", section);
  else standUp(desk, side, force, section);
}

/** 6.6 A force becomes unidentified: its block stands up, and a dummy may be placed beside it unless it is a Wolf Pack. */
export function standUp(desk: Table, _side: Side, force: Force, section: string): void {
  desk.set(force, "identified", false, "UNIDENTIFIED", section);
  desk.set(force, "idLevel", 0, "ID_LEVEL", section);
  desk.set(force, "dummyDue", force.kind !== "wolf_pack", "DUMMY_DUE", "1.3");
}

/** 6.1 In port there is no ID: what lies there is not on the map any more. */
export function forgetId(desk: Table, force: Force, section: string): void {
  desk.set(force, "identified", false, "UNIDENTIFIED", section);
  desk.set(force, "idLevel", 0, "ID_LEVEL", section);
  desk.set(force, "dummyDue", false, "DUMMY_DUE", "1.3");
}

/** 6.3 True when an enemy of a side shadows one of its pieces. */
export function isShadowed(state: Snapshot, side: Side, block: number | null): boolean {
  return block !== null && state.sides[opponentOf(side)].shadowing.some(({ target }) => target === block);
}

/** 1.2 Gives a piece that comes onto the map the lowest number free. */
export function numberBlock(desk: Table, side: Side, id: string, section: string): void {
  const own = desk.state.sides[side];
  const piece = own.forces.find((each) => each.id === id) ?? own.dummies.find((each) => each.id === id);
  if (piece !== undefined) desk.set(piece, "block", lowestFree(blocksOf(desk.state, side)), "BLOCK", section);
}

/** 1.3 Mixes two blocks of one hex, so that the other side cannot tell which of them is the one it knew. */
export function mixBlocks(desk: Table, side: Side, a: number, b: number, section: string): void {
  const first = pieceAtBlock(desk.state, side, a);
  const second = pieceAtBlock(desk.state, side, b);
  if (first === undefined || second === undefined) return;
  const kept = desk.draw({
    label: "block-order",
    about: { side },
    section,
    pool: [true, false],
    say: (stays) => (stays ? "as they stood" : "the other way round"),
  });
  if (kept) return;
  desk.set(first, "block", b, "BLOCK", section);
  desk.set(second, "block", a, "BLOCK", section);
}
